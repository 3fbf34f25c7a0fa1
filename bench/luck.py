"""What deals are worth to a seat, by merchants in all seats: rounds of Sobek and whole duels.

`python -m bench.luck --deals 200` prints the quantiles that `engine/sobek/ai/deal_luck_reference.py` and
`engine/duel/ai/deal_luck_reference.py` keep; these say how often each deal is played.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from statistics import quantiles

from bot.games import GAMES
from engine.ai.deal_luck import deal_value
from engine.rules import AnyRules

_PARTS = 10
_PLAYS = 20


def limits(rules: AnyRules, seats: int, options: Mapping[str, str], deals: int, plays: int) -> list[list[float]]:
    """Return what separates ten equal parts of so many first deals, in points, by how many seats act before.

    The seed of a deal is its number, so the same numbers are found again.

    Raises:
        ValueError: nothing tells how kind deals of this game are.
    """
    luck = rules.luck
    if luck is None:
        raise ValueError(f"no luck in {rules.code}")
    worths = []
    for number in range(deals):
        seed = f"luck {number}"
        worths.append(deal_value(luck, next(luck.deals(seats, options, seed, ())), seed, plays))
    return [[round(one, 2) for one in quantiles(some, n=_PARTS)] for some in zip(*worths, strict=True)]


def kinds(rules: AnyRules) -> list[dict[str, str]]:
    """Return the options of each variant, without an expansion and with each."""
    ways = [{"way": way} for way in rules.variants] or [{}]
    expansions = [{}, *({"expansion": one} for one in rules.expansions)]
    return [{**way, **expansion} for way in ways for expansion in expansions]


def how_often(rules: AnyRules, seats: int, options: Mapping[str, str]) -> int:
    """Return how often each of the deals was played that are stored, as often as usual where there are none."""
    stored = rules.luck.stored(seats, options) if rules.luck is not None else None
    return _PLAYS if stored is None else stored.plays


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200, help="how many deals")
    parser.add_argument("--plays", type=int, help="how often each is played; by default as often as what is stored")
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES), help="of which games")
    parser.add_argument("--seats", type=int, nargs="*", help="for how many seats; by default for all there may be")
    given = parser.parse_args()
    for rules in (GAMES[code].rules for code in given.games):
        for options in kinds(rules):
            for count in (seats for seats in rules.seats if given.seats is None or seats in given.seats):
                plays = given.plays or how_often(rules, count, options)
                found = limits(rules, count, options, given.deals, plays)
                name = " ".join((rules.code, *options.values(), f"for {count}"))
                places = {f"place {place}": one for place, one in enumerate(found)}
                told = {"benchmark": f"luck: {given.deals} deals of {name}, {plays} plays each", **places}
                print(json.dumps(told), flush=True)
