"""A pending decision: one that a seat must make inside a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Self

# The kind of the decision in which a seat takes its turn, beside those that are asked for in one.
TURN: Final = "turn"


@dataclass(slots=True)
class Asked:
    """A decision of one seat that stays as it is until it is made; `kind` is the code of the question."""

    seat: int
    kind: ClassVar[str]

    @property
    def waiting(self) -> tuple[int, ...]:
        """The one seat that decides."""
        return (self.seat,)

    def copy(self) -> Self:
        """Return the same decision; it never changes."""
        return self
