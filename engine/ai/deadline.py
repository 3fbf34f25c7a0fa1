"""The moment that cuts a search short, and the clock that it is of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Deadline:
    """A moment of a clock, in seconds; the engine itself reads no clock."""

    moment: float
    clock: Callable[[], float]

    def has_passed(self) -> bool:
        """Return whether the clock shows the moment or a later one."""
        return self.clock() >= self.moment
