"""Who can be invited to a lobby and who cannot, and which of a table's guests stay: pure functions."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from bot.domain.pace import DAY
from bot.store import Guest, GuestKind, Lately, Status
from bot.tables.table import Table
from engine.game import Code

HELD_FOR: Final = DAY
"""For so many seconds a seat is held for somebody who is invited."""


class NotInvited(Code):
    """Why somebody is not invited."""

    SELF = "self"
    BOT = "bot"
    SEATED = "seated"
    AGAIN = "again"
    ROOM = "room"
    MANY = "many"
    CLOSED = "closed"
    """He takes no invitations; the true reason is nobody's business."""


@dataclass(frozen=True, slots=True)
class Invitee:
    """Somebody who is to be invited."""

    user: int
    name: str
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Invited:
    """A table after invitations: who has been asked, who has not, with the reason, and who is invited no longer."""

    table: Table
    asked: tuple[int, ...]
    refused: tuple[tuple[int, NotInvited], ...]
    taken_back: tuple[int, ...] = ()


def sorted_out(
    people: Iterable[Invitee], by: int, room: int, lately: Lately, seated: Collection[int] = ()
) -> tuple[list[Invitee], list[tuple[int, NotInvited]]]:
    """Return who of these people can be invited, and who cannot with the reason; nobody is named twice.

    Args:
        people: whom somebody wants to invite.
        by: who that is.
        room: how many seats are free.
        lately: what of the past day decides about it, those for whom a seat is held among who was asked.
        seated: who sits at the table.
    """
    asked: list[Invitee] = []
    refused: list[tuple[int, NotInvited]] = []
    for person in {one.user: one for one in people}.values():
        why = None
        if person.user == by:
            why = NotInvited.SELF
        elif person.bot:
            why = NotInvited.BOT
        elif person.user in seated:
            why = NotInvited.SEATED
        elif person.user in lately.asked:
            why = NotInvited.AGAIN
        elif len(asked) >= room:
            why = NotInvited.ROOM
        elif len(asked) >= lately.left:
            why = NotInvited.MANY
        elif person.user in lately.closed:
            why = NotInvited.CLOSED
        if why is None:
            asked.append(person)
        else:
            refused.append((person.user, why))
    return asked, refused


def holding(people: Iterable[Invitee], by: int, now: int, version: int) -> tuple[Guest, ...]:
    """Return invited people as guests of a table that has this version from then on."""
    return tuple(Guest(person.user, GuestKind.HELD, person.name, by, now, now + HELD_FOR, version) for person in people)


def unheld(guests: tuple[Guest, ...], user: int | None) -> tuple[Guest, ...]:
    """Return guests without the seat that is held for somebody."""
    return tuple(guest for guest in guests if guest.user != user or guest.kind is not GuestKind.HELD)


def staying(table: Table) -> tuple[Guest, ...]:
    """Return which guests a table still has: no seat is held once it has begun, and nothing is left of what is over."""
    match table.status:
        case Status.LOBBY:
            return table.guests
        case Status.RUNNING:
            return tuple(guest for guest in table.guests if guest.kind is not GuestKind.HELD)
        case _:
            return ()
