"""What changed at a seat since the last picture: the part that all games share, and its builder."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

PlayedT = TypeVar("PlayedT")
HeldT = TypeVar("HeldT")
GoodT = TypeVar("GoodT")


@dataclass(frozen=True, slots=True)
class SharedSeatChanges(Generic[PlayedT, HeldT, GoodT]):
    """What changed at one seat.

    `played` are characters and tokens; `gained` and `lost` what came to and left the hand, by backs where the reader
    may not know the cards or tiles; `corruption` how many more of it the seat has; `sets` the goods of sets to which
    something came.
    """

    played: tuple[PlayedT, ...] = ()
    gained: tuple[HeldT, ...] = ()
    lost: tuple[HeldT, ...] = ()
    corruption: int = 0
    sets: tuple[GoodT, ...] = ()


@dataclass(slots=True)
class SeatChangesBuilder(Generic[PlayedT, HeldT, GoodT]):
    """Collects a seat's changes event by event."""

    played: list[PlayedT] = field(default_factory=list)
    gained: list[HeldT] = field(default_factory=list)
    lost: list[HeldT] = field(default_factory=list)
    corruption: int = 0
    sets: list[GoodT] = field(default_factory=list)

    def add_gained(self, *held: HeldT, corruption: int = 0) -> None:
        """Note what came to the hand, and how much corruption with it: less than none where it came from there."""
        self.gained += held
        self.corruption += corruption

    def add_lost(self, *held: HeldT, corruption: int = 0) -> None:
        """Note what left the hand, and how much corruption came by that."""
        self.lost += held
        self.corruption += corruption

    def change_set(self, good: GoodT) -> None:
        """Note that something came to a set."""
        if good not in self.sets:
            self.sets.append(good)
