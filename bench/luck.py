"""What rounds of Sobek are worth to a seat as they are dealt, by merchants in all seats.

`python -m bench.luck --deals 200` prints the quantiles that `engine/sobek/fortunes.py` keeps.
"""

from __future__ import annotations

import argparse
import json
from statistics import quantiles

from engine.sobek.game import SEATS
from engine.sobek.luck import rounds, worth
from engine.sobek.open import new
from engine.sobek.versions import Version

_PARTS = 10


def fortunes(seats: int, deals: int) -> list[list[float]]:
    """Return what separates ten equal parts of so many first rounds, in points, by how many seats act before.

    The seed of a deal is its number, so the same numbers are found again.
    """
    found: list[list[float]] = [[] for _ in range(seats)]
    for number in range(deals):
        begun = next(rounds(new(seats, {}, f"luck {number}", rules=Version.SECOND), ()))
        worths = worth(begun)
        for place, some in enumerate(found):
            some.append(worths[(begun.turn + place) % seats])
    return [[round(one, 2) for one in quantiles(some, n=_PARTS)] for some in found]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200, help="how many deals")
    parser.add_argument("--seats", type=int, nargs="*", default=list(SEATS), help="for how many seats")
    given = parser.parse_args()
    for count in given.seats:
        places = {f"place {place}": one for place, one in enumerate(fortunes(count, given.deals))}
        print(json.dumps({"benchmark": f"luck: {given.deals} deals for {count}", **places}), flush=True)
