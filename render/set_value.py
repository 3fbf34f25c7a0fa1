"""The value of a set in words, the same for every game: cards or tiles times scarabs, and the value before."""

from __future__ import annotations

from typing import Protocol

from render.presentation import Speech


class ScoredSet(Protocol):
    """A set with the game's own sum."""

    @property
    def scarabs(self) -> int:
        """All its scarabs."""

    @property
    def points(self) -> int:
        """What it is worth."""


def points_gained(sums: tuple[ScoredSet, ScoredSet | None] | None) -> int | None:
    """Return how many points more a set is worth than what stood before, of both; None where there is no set."""
    if sums is None:
        return None
    after, before = sums
    return after.points - (0 if before is None else before.points)


def set_value_text(count: int, after: ScoredSet, before: ScoredSet | None, speech: Speech) -> str:
    """Return what a set of so many things is worth, and how much more than what stood `before`."""
    if before is None:
        return speech.say("worth-set", count=count, scarabs=after.scarabs, points=after.points)
    gain = points_gained((after, before))
    return speech.say(
        "worth-joined", count=count, scarabs=after.scarabs, points=after.points, before=before.points, gain=gain
    )
