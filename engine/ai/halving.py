"""Sequential halving: shares playouts out among candidates so that those that may be the best get most of them.

The playouts are divided among stages. In each the candidates that are left are played in the same worlds, so that luck
is alike for all of them, and then the worse half is left out (Karnin, Koren and Somekh, 2013).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Protocol, TypeVar

from engine.ai.deadline import Deadline
from engine.ai.search_contract import Evaluation, Judged
from engine.game import Action, View

A = TypeVar("A", bound=Action)
W = TypeVar("W")


class CandidatePlayouts(Protocol[W]):
    """A position in which candidates, known by their numbers from 0, are tried."""

    def draw(self) -> W:
        """Return a world: a position that this one may be in, as far as its seat can tell."""

    def play(self, world: W, candidate: int) -> tuple[float, int]:
        """Play on from a candidate in a world, which stays as it is.

        Returns:
            What it came to, in points, and for how many playouts it counts, at least 1.
        """


@dataclass(slots=True)
class Tally:
    """The results of the playouts that began with one candidate.

    `visits` counts them as they are, `spent` by what they cost; `stages` counts those that it has outlasted.
    """

    visits: int = 0
    spent: int = 0
    total: float = 0.0
    squares: float = 0.0
    stages: int = 0

    @property
    def mean(self) -> float:
        """The mean result; minus infinity before the first."""
        return self.total / self.visits if self.visits else -inf

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite before the second."""
        if self.visits < 2:
            return inf
        variance = max(0.0, self.squares - self.total * self.total / self.visits) / (self.visits - 1)
        return sqrt(variance / self.visits)

    def add(self, worth: float, price: int = 1) -> None:
        """Count one more playout, which cost as much as so many."""
        self.visits += 1
        self.spent += price
        self.total += worth
        self.squares += worth * worth


def halve(playing: CandidatePlayouts[W], candidates: int, budget: int, deadline: Deadline | None) -> list[Tally]:
    """Try candidates; return the tally of each.

    Args:
        playing: where they are tried.
        candidates: how many there are, two or more; those first in order are tried even if there are too few playouts.
        budget: so many playouts, at least one; none is begun when they are spent.
        deadline: the moment after which no further playout is begun but the first.
    """
    tallies = [Tally() for _ in range(candidates)]
    left = list(range(candidates))
    stages = (candidates - 1).bit_length()
    spent = 0
    for stage in range(1, stages + 1):
        while spent < budget * stage // stages:
            world = playing.draw()
            for candidate in left:
                if spent >= budget:
                    break
                if spent and deadline is not None and deadline.has_passed():
                    return tallies
                worth, price = playing.play(world, candidate)
                tallies[candidate].add(worth, price)
                spent += price
        left.sort(key=lambda candidate: -tallies[candidate].mean)
        del left[(len(left) + 1) // 2 :]
        for candidate in left:
            tallies[candidate].stages += 1
    return tallies


def judge(
    tried: Sequence[A], playing: Callable[[], CandidatePlayouts[W]], budget: int, deadline: Deadline | None
) -> Evaluation[A]:
    """Return what actions are worth that are tried: those that outlasted most stages first, the best of them before.

    Where there is one alone, nothing is played: its error is infinite.

    Args:
        tried: the actions, at least one; where there is no time the first of them is the answer.
        playing: makes ready where they are tried, by their places from 0.
        budget: so many playouts, at least one.
        deadline: the moment after which no further playout is begun but the first.
    """
    if len(tried) == 1:
        return Evaluation((Judged(tried[0], 0.0, inf, 0),), 0)
    tallies = halve(playing(), len(tried), budget, deadline)
    order = sorted(range(len(tried)), key=lambda place: (-tallies[place].stages, -tallies[place].mean))
    judged = tuple(
        Judged(tried[place], tallies[place].mean, tallies[place].error, tallies[place].visits)
        for place in order
        if tallies[place].visits
    )
    return Evaluation(judged, min(budget, sum(one.spent for one in tallies)))


def asked_seat(view: View, legal: Sequence[Action], budget: int) -> int:
    """Return the seat that is to choose one of `legal`.

    Raises:
        ValueError: there is nothing to choose from, no playout to be done, or the view is not a seat's.
    """
    if not legal or budget < 1 or view.viewer is None:
        raise ValueError("there is nothing to judge")
    return view.viewer
