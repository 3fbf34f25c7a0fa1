"""Fits what a seat of Sobek can expect when a round has been scored, by games of the fast policy against itself.

`python -m bench.outlook --games 1000` prints the figures that `engine/sobek/simulation/expected_lead.py` keeps.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log
from statistics import fmean
from typing import Final, NamedTuple

from bench.report import show
from engine.simulation.rng import SeededRng
from engine.sobek.simulation.expected_lead import rival_count
from engine.sobek.simulation.playouts import fast_round
from engine.sobek.simulation.rounds import deal
from engine.sobek.simulation.state import OVER, SimulationState

_SPREADS: Final = (2.0, 4.0, 6.0, 8.0, 10.0, 12.0, 15.0, 20.0, 25.0, 30.0, 40.0)


class Seen(NamedTuple):
    """A seat's position when a round was scored, and how far it was ahead of the best other one in the end."""

    scores: list[int]
    seat: int
    ahead: int


class Line(NamedTuple):
    """A straight line, and the mean square of what lies off it."""

    part: float
    added: float
    off: float


def games(seats: int, count: int) -> list[list[Seen]]:
    """Play games; return what was seen after the first round and after the second, where the game was not over."""
    seen: list[list[Seen]] = [[], []]
    for number in range(count):
        sim = SimulationState(seats, True, False, SeededRng(number))
        scored: list[list[int]] = []
        while sim.asked != OVER:
            deal(sim)
            scored.append(fast_round(sim)[:])
        for after, scores in enumerate(scored[:-1]):
            for seat in range(seats):
                others = [score for other, score in enumerate(sim.scores) if other != seat]
                seen[after].append(Seen(scores, seat, sim.scores[seat] - max(others)))
    return seen


def lead(seen: Seen, spread: float) -> float:
    """Return how far a seat is ahead of all others together."""
    best = max(score for other, score in enumerate(seen.scores) if other != seen.seat)
    return seen.scores[seen.seat] - best - spread * log(rival_count(seen.scores, seen.seat, best, spread))


def line(leads: Sequence[float], ends: Sequence[float]) -> Line:
    """Return the line of least squares."""
    middle, end = fmean(leads), fmean(ends)
    part = sum((one - middle) * (last - end) for one, last in zip(leads, ends, strict=True)) / sum(
        (one - middle) ** 2 for one in leads
    )
    added = end - part * middle
    return Line(part, added, fmean((part * one + added - last) ** 2 for one, last in zip(leads, ends, strict=True)))


def fitted(seen: Sequence[Seen]) -> tuple[float, float, float]:
    """Return part, spread and what is added, as the expected lead has them, for the spread that fits best.

    With two seats the spread means nothing, and the first one is returned.
    """
    ends = [float(one.ahead) for one in seen]
    best = min(_SPREADS, key=lambda spread: line([lead(one, spread) for one in seen], ends).off)
    part, added, _ = line([lead(one, best) for one in seen], ends)
    return round(part, 3), best, round(added, 2)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(prog="bench.outlook", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each number of seats")
    given = parser.parse_args(arguments)
    for seats in (2, 3, 4):
        first, second = (fitted(seen) for seen in games(seats, given.games))
        show({"benchmark": "outlook", "seats": seats, "games": given.games, "first": first, "second": second})


if __name__ == "__main__":
    main()
