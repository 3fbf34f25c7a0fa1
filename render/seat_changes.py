"""What changed at a seat since the last picture: the part that all games share, and its builder."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

PlayedT = TypeVar("PlayedT")
HeldT = TypeVar("HeldT")
GoodT = TypeVar("GoodT")


@dataclass(frozen=True, slots=True)
class SetChange(Generic[GoodT]):
    """What came to a set: how many cards or tiles."""

    good: GoodT
    count: int


@dataclass(frozen=True, slots=True)
class SharedSeatChanges(Generic[PlayedT, HeldT, GoodT]):
    """What changed at one seat.

    `played` are characters and tokens; `gained` and `lost` what came to and left the hand, by backs where the reader
    may not know the cards or tiles; `corruption` how many more of it the seat has.
    """

    played: tuple[PlayedT, ...] = ()
    gained: tuple[HeldT, ...] = ()
    lost: tuple[HeldT, ...] = ()
    corruption: int = 0
    sets: tuple[SetChange[GoodT], ...] = ()


@dataclass(slots=True)
class SeatChangesBuilder(Generic[PlayedT, HeldT, GoodT]):
    """Collects a seat's changes event by event."""

    played: list[PlayedT] = field(default_factory=list)
    gained: list[HeldT] = field(default_factory=list)
    lost: list[HeldT] = field(default_factory=list)
    corruption: int = 0
    sets: dict[GoodT, SetChange[GoodT]] = field(default_factory=dict)

    def add_gained(self, *held: HeldT, corruption: int = 0) -> None:
        """Note what came to the hand, and how much corruption with it: less than none where it came from there."""
        self.gained += held
        self.corruption += corruption

    def add_lost(self, *held: HeldT, corruption: int = 0) -> None:
        """Note what left the hand, and how much corruption came by that."""
        self.lost += held
        self.corruption += corruption

    def grow_set(self, good: GoodT, count: int) -> None:
        """Note what came to a set."""
        before = self.sets.get(good)
        self.sets[good] = SetChange(good, count + (before.count if before is not None else 0))
