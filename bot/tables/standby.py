"""Guests of a lobby who came by themselves: who joins if nobody else does, and who wants to hear when it begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.domain.recipient import User
from bot.store import Guest, GuestKind, Status
from bot.tables.table import Table

MOST: Final = {GuestKind.SPARE: 8, GuestKind.NOTIFIED: 25}
"""So many of each kind may have to do with one table: they are named in one message."""


def of_kind(table: Table, kind: GuestKind) -> tuple[Guest, ...]:
    """Return a table's guests of a kind, those who came first in front: versions tell, not a clock that may jump."""
    return tuple(sorted((guest for guest in table.guests if guest.kind is kind), key=lambda guest: guest.version))


def is_guest(table: Table, user: int, kind: GuestKind) -> bool:
    """Whether somebody is a guest of a kind."""
    return any(guest.user == user and guest.kind is kind for guest in table.guests)


def no_guest(table: Table, user: int, kind: GuestKind) -> Table:
    """Return a table where somebody is no guest of a kind any more."""
    return replace(table, guests=tuple(one for one in table.guests if (one.user, one.kind) != (user, kind)))


def complete(table: Table) -> bool:
    """Whether a lobby has somebody for each seat, those counted who join if nobody else does."""
    missing = table.size - len(table.players)
    return missing <= min(table.room, len(of_kind(table, GuestKind.SPARE)))


def heard(table: Table) -> tuple[Guest, ...]:
    """Return those who need not be told any more that the game has begun: they were, or are asked themselves by now.

    A board that has only its words yet is still to name them.
    """
    if table.status is not Status.RUNNING:
        return ()
    called = table.shown.called or {}
    return tuple(
        guest
        for guest in of_kind(table, GuestKind.NOTIFIED)
        if (called.get(User(guest.user)) == table.dealt_at and not table.shown.board_unseen)
        or table.seat_of(guest.user) in table.asked
    )
