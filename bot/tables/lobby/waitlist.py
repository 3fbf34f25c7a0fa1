"""The guests of a lobby by kind: standby players, users to notify of the start, and users with a held seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.domain.ping_recipient import User
from bot.store import Guest, GuestKind, Status
from bot.tables.table import Table

MAX_GUESTS: Final = {GuestKind.SPARE: 8, GuestKind.NOTIFIED: 25}
"""Most guests of each kind at one table: they are named in one message."""


def guests_of_kind(table: Table, kind: GuestKind) -> tuple[Guest, ...]:
    """Return a table's guests of a kind in order of arrival, by version, as a clock may jump."""
    return tuple(sorted((guest for guest in table.guests if guest.kind is kind), key=lambda guest: guest.version))


def is_guest(table: Table, user: int, kind: GuestKind) -> bool:
    """Whether a user is a guest of a kind."""
    return any(guest.user == user and guest.kind is kind for guest in table.guests)


def without_guest(table: Table, user: int, kind: GuestKind) -> Table:
    """Return a table without a user as a guest of a kind."""
    return replace(table, guests=tuple(one for one in table.guests if (one.user, one.kind) != (user, kind)))


def is_complete(table: Table) -> bool:
    """Whether a lobby has a player for each seat, standby players included."""
    missing = table.size - len(table.players)
    return missing <= min(table.room, len(guests_of_kind(table, GuestKind.SPARE)))


def informed_guests(table: Table) -> tuple[Guest, ...]:
    """Return the guests who need no word of the start any more: they were pinged, or are asked already.

    A board that is still text alone has yet to name them.
    """
    if table.status is not Status.RUNNING:
        return ()
    called = table.shown.pinged or {}
    return tuple(
        guest
        for guest in guests_of_kind(table, GuestKind.NOTIFIED)
        if (called.get(User(guest.user)) == table.dealt_at and not table.shown.board_unseen)
        or table.seat_of(guest.user) in table.asked
    )


def without_held_seat(guests: tuple[Guest, ...], user: int | None) -> tuple[Guest, ...]:
    """Return guests without the held seat of a user."""
    return tuple(guest for guest in guests if guest.user != user or guest.kind is not GuestKind.HELD)
