"""Who is pinged, and for what: values, so that no number has to tell a seat from a user or a role."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias, TypeVar, assert_never

from engine.game import Seat

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Voter:
    """The player of a seat, for what is put to the table: a vote, also about themselves, a motion, a proposed pace."""

    seat: int


@dataclass(frozen=True, slots=True)
class User:
    """A user, for what is not about their own seat: an invitation, an offer, the start of the game."""

    id: int


@dataclass(frozen=True, slots=True)
class Role:
    """The members of a role, for a new lobby."""

    id: int


Recipient: TypeAlias = Seat | Voter | User | Role
"""A `Seat` is its player, for the seat's own decision."""


def seat_of(recipient: Recipient) -> int | None:
    """Return the seat whose player is pinged, None for a user without a seat, or a role."""
    match recipient:
        case Seat(seat) | Voter(seat):
            return seat
        case User() | Role():
            return None
        case _:
            assert_never(recipient)


def by_recipient(by_seat: Mapping[int, T]) -> dict[Recipient, T]:
    """Return what is known by seat, of each seat's own decision, as what is known by recipient."""
    return {Seat(seat): known for seat, known in by_seat.items()}


__all__ = ["Recipient", "Role", "Seat", "User", "Voter", "by_recipient", "seat_of"]
