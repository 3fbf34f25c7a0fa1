"""What a set comes to, said in the same few words for every game: things times scarabs, and what it was before."""

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


def set_value_text(count: int, after: ScoredSet, before: ScoredSet | None, speech: Speech) -> str:
    """Return what a set of so many things is worth, and how much more than what stood `before`."""
    if before is None:
        return speech.say("worth-set", count=count, scarabs=after.scarabs, points=after.points)
    gain = after.points - before.points
    return speech.say(
        "worth-joined", count=count, scarabs=after.scarabs, points=after.points, before=before.points, gain=gain
    )
