"""Recipients as integers, as they are stored: only this module knows which number means which recipient."""

from __future__ import annotations

from typing import Final, assert_never

from bot.domain.ping_recipient import Recipient, Role, Seat, User, Voter

_SEATS: Final = 100
"""Below this a number is about a seat. Users and roles have numbers of at least seven digits."""


def number_of(recipient: Recipient) -> int:
    """Return the integer under which a recipient is stored.

    A seat stands for itself, the voter of a seat is -1 minus the seat, a user the own id, a role the negative one.
    """
    match recipient:
        case Seat(index):
            return index
        case Voter(seat):
            return -1 - seat
        case User(user):
            return user
        case Role(role):
            return -role
        case _:
            assert_never(recipient)


def recipient_of(number: int) -> Recipient:
    """Return the recipient who is stored under an integer."""
    if abs(number) > _SEATS:
        return User(number) if number > 0 else Role(-number)
    return Seat(number) if number >= 0 else Voter(-1 - number)
