"""Comparison: how much more one action is worth than another, when playing on from both in the same worlds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf, sqrt
from typing import Protocol, TypeVar

from engine.ai.deadline import Deadline
from engine.ai.halving import CandidatePlayouts
from engine.ai.worlds_contract import Memory
from engine.game import Action, Event, View

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)
W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class ComparisonResult:
    """The result of comparing another action with the one that was made, in the same worlds.

    `worlds` were played, in `better` of them the other came to more, in `worse` to less. `total` is the sum of what it
    came to more, in points, and `squares` that of the squares.
    """

    worlds: int = 0
    better: int = 0
    worse: int = 0
    total: float = 0.0
    squares: float = 0.0

    @property
    def gain(self) -> float:
        """How much more the other action is worth, in points; 0 where nothing was played."""
        return self.total / self.worlds if self.worlds else 0.0

    @property
    def error(self) -> float:
        """The standard error of the gain, in points; infinite before the second world."""
        if self.worlds < 2:
            return inf
        variance = max(0.0, self.squares - self.total * self.total / self.worlds) / (self.worlds - 1)
        return sqrt(variance / self.worlds)


class Comparison(Protocol[A, V, E]):
    """Compares two things that a seat can do now."""

    def __call__(
        self,
        view: V,
        memory: Memory[A, V, E],
        made: A,
        other: A,
        worlds: int,
        seed: str,
        *,
        deadline: Deadline | None = None,
    ) -> ComparisonResult:
        """Return how `other` does beside `made`; the seat's knowledge and the chance are those of a search.

        Args:
            view: what the seat sees now.
            memory: what it was told until now.
            made: one legal action.
            other: another.
            worlds: in so many worlds, at least one.
            seed: the only source of chance.
            deadline: the moment after which no world is begun but the first.
        """


def compare(playing: CandidatePlayouts[W], worlds: int, deadline: Deadline | None) -> ComparisonResult:
    """Play on from the candidates 0 and 1 in the same worlds; return how the second does beside the first.

    Args:
        playing: where they are tried.
        worlds: in so many, at least one.
        deadline: the moment after which no world is begun but the first.
    """
    played = better = worse = 0
    total = squares = 0.0
    while played < worlds and not (played and deadline is not None and deadline.has_passed()):
        world = playing.draw()
        gain = playing.play(world, 1)[0] - playing.play(world, 0)[0]
        played += 1
        better += gain > 0
        worse += gain < 0
        total += gain
        squares += gain * gain
    return ComparisonResult(played, better, worse, total, squares)


def merge_comparisons(parts: Iterable[ComparisonResult]) -> ComparisonResult:
    """Return comparisons of the same two actions in different worlds as one."""
    worlds = better = worse = 0
    total = squares = 0.0
    for part in parts:
        worlds += part.worlds
        better += part.better
        worse += part.worse
        total += part.total
        squares += part.squares
    return ComparisonResult(worlds, better, worse, total, squares)
