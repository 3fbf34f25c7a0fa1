"""Whether what is drawn of hidden cards is as likely as counting all courses says, in any game."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, TypeVar

from engine.inference.constraints import POOL
from engine.inference.location_knowledge import HANDS, PILES
from tests.engine.courses import Arrangement

T = TypeVar("T")
# Far beyond what chance alone brings in a few hundred tests.
SURPRISING = 4.5
# Of what is expected less often than this, cells are put together.
_FEWEST = 8


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a small game: what a viewer can draw of it (its `Deal`), and how likely each arrangement is."""

    seats: int
    deal: Any
    likelihoods: Mapping[Arrangement, Fraction]


# The positions of a small game, by its number, as long as there are not more arrangements than so many.
Positions = Callable[[int, int], Iterator[Position]]


@dataclass(frozen=True, slots=True)
class SmallGames:
    """The small games of one kind, and of how many one test compares all arrangements."""

    positions: Positions
    count: int


def exactly(position: Position) -> dict[Arrangement, Fraction]:
    """Return the probability of each arrangement, by the ways in which it can be drawn."""
    found: Counter[tuple[Arrangement, int]] = Counter({(tuple(tuple(kinds) for kinds in position.deal._certain), 0): 1})
    for sampler in position.deal._samplers:
        for kind in sampler._kinds:
            longer: Counter[tuple[Arrangement, int]] = Counter()
            for (one, moved), before in found.items():
                for flow, places, ways in sampler._spreads[kind]:
                    longer[_placed(one, kind, places), moved + flow] += before * ways
            found = longer
        found = Counter({(one, 0): ways for (one, moved), ways in found.items() if moved == sampler._moved})
    total = found.total()
    seen: Counter[Arrangement] = Counter()
    for (one, _), ways in found.items():
        seen[_seen(one, position.seats)] += ways
    return {one: Fraction(ways, total) for one, ways in seen.items()}


def drawn(position: Position, random: Random) -> Arrangement:
    """Return an arrangement that was drawn: unseen cards, hands and piles; the unseen ones lie in row, deck and out."""
    contents = [kinds[:] for kinds in position.deal._certain]
    for sampler in position.deal._samplers:
        sampler.draw(contents, random.randrange)
    return _seen(contents, position.seats)


def surprise(counted: Mapping[T, int], likelihoods: Mapping[T, Fraction]) -> float:
    """Return how many standard deviations a chi-square lies above what it should be (Wilson and Hilferty 1931).

    Raises:
        ValueError: something came that cannot.
    """
    if not counted.keys() <= likelihoods.keys():
        raise ValueError(f"cannot be: {counted.keys() - likelihoods.keys()}")
    draws = sum(counted.values())
    cells: list[tuple[float, int]] = []
    rest, came = 0.0, 0
    for one, likelihood in sorted(likelihoods.items(), key=lambda item: item[1]):
        rest, came = rest + draws * float(likelihood), came + counted.get(one, 0)
        if rest >= _FEWEST:
            cells.append((rest, came))
            rest, came = 0.0, 0
    if not cells:
        return 0.0
    cells[-1] = cells[-1][0] + rest, cells[-1][1] + came
    free = len(cells) - 1
    if not free:
        return 0.0
    square = sum((came - expected) ** 2 / expected for expected, came in cells)
    spread = 2 / (9 * free)
    return float(((square / free) ** (1 / 3) - (1 - spread)) / spread**0.5)


def shares(counted: Mapping[T, int]) -> dict[T, Fraction]:
    """Return how likely each is that was counted."""
    total = sum(counted.values())
    return {one: Fraction(number, total) for one, number in counted.items()}


def surprise_of(draw: Callable[[], T], likely: Mapping[T, int], draws: int = 6000) -> float:
    """Return how much it surprises what is drawn, if each should come as often as it is counted."""
    return surprise(Counter(draw() for _ in range(draws)), shares(likely))


def prove(positions: Positions, numbers: Iterable[int], draws: int, most: int, share: float = 1.0) -> tuple[int, float]:
    """Draw in a share of the positions of small games; return in how many, and the largest surprise."""
    tested, largest = 0, 0.0
    for number in numbers:
        random = Random(f"uniformity {number}")
        for position in positions(number, most):
            if len(position.likelihoods) > 1 and random.random() < share:
                counted = Counter(drawn(position, random) for _ in range(draws))
                largest = max(largest, surprise(counted, position.likelihoods))
                tested += 1
    return tested, largest


def _placed(one: Arrangement, kind: int, places: tuple[tuple[int, int], ...]) -> Arrangement:
    contents = list(one)
    for place, count in places:
        contents[place] = tuple(sorted((*contents[place], *[kind] * count)))
    return tuple(contents)


def _seen(contents: Sequence[Sequence[int]], seats: int) -> Arrangement:
    places = (POOL, *range(HANDS, HANDS + seats), *range(PILES, PILES + seats))
    return tuple([tuple(sorted(contents[place])) for place in places])


def main(positions: Positions, description: str | None) -> None:
    """Print in how many positions was drawn and how much the worst of them surprises."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--draws", type=int, default=100_000)
    parser.add_argument("--share", type=float, default=0.05, help="of the positions in which is drawn")
    asked = parser.parse_args()
    tested, largest = prove(positions, range(asked.games), asked.draws, 800, asked.share)
    sys.stdout.write(f"{tested} positions, {asked.draws} draws each, largest surprise {largest:.2f} deviations\n")
