"""Erasure in rows: which tables name a person, and how everything that names them is removed."""

from __future__ import annotations

import re
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Table, Text, cast, delete, exists, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.announcements import owe_again
from bot.store.ladder_rows import ErasedRatings
from bot.store.ladders import erase_rated_player
from bot.store.rows import LIVE
from bot.store.schema import (
    absences,
    avoids,
    formers,
    games,
    guests,
    invitations,
    ladder_changes,
    ladder_exclusions,
    learning,
    motions,
    notes,
    people,
    placings,
    plans,
    practices,
    rated_players,
    reviews,
    seats,
    shown,
    watches,
)
from bot.store.secure_deletion import note_cleanup
from bot.store.shown_state import owe_redraw

_NUMBER = re.compile(r"[0-9]{1,20}")
_LIVE = games.c.status.in_([status.value for status in LIVE])
NO_RATINGS: Final = ErasedRatings()
"""Ratings that leave nothing of a person."""


async def tables_naming(connection: AsyncConnection, user: int) -> tuple[int, ...]:
    """Return the tables from which a person must be removed under their locks, in order.

    These are the live ones where the person sits, waits, watches or is named otherwise, and all whose shown state names
    them: the code that holds a table writes its shown state as a whole.
    """
    beside = union(
        select(seats.c.game).where(seats.c.user == user),
        select(guests.c.game).where(or_(guests.c.user == user, guests.c.by == user)),
        select(motions.c.game).where(motions.c.user == user),
        select(watches.c.game).where(watches.c.user == user),
        select(games.c.id).where(
            or_(games.c.host == user, *(_names(column, user) for column in (games.c.proposal, games.c.unrated)))
        ),
    )
    naming_columns = (shown.c.called, shown.c.sending, shown.c.invite, shown.c.waits)
    naming = select(shown.c.game).where(or_(*(_names(column, user) for column in naming_columns)))
    live = await connection.scalars(select(games.c.id).where(games.c.id.in_(beside), _LIVE))
    return tuple(sorted({*live, *await connection.scalars(naming)}))


_NUMBERS = (
    *(games.c.host, seats.c.user, formers.c.user, guests.c.user, guests.c.by, motions.c.user, watches.c.user),
    *(notes.c.user, people.c.user, absences.c.user, invitations.c.inviter, invitations.c.user),
    *(avoids.c.user, avoids.c.other, learning.c.user, practices.c.user, placings.c.user),
    *(rated_players.c.user, ladder_exclusions.c.user, ladder_changes.c.by, ladder_changes.c.user),
)
_AMONG_OTHERS = (games.c.proposal, games.c.unrated, shown.c.called, shown.c.sending, shown.c.invite, shown.c.waits)
"""Columns of JSON in which people's numbers stand, among other things."""


async def all_people(connection: AsyncConnection) -> set[int]:
    """Return the ids of all people of whom anything is stored, perhaps with numbers that are no ids."""
    found: set[int] = set()
    for column in _NUMBERS:
        found.update(await connection.scalars(select(column).where(column.is_not(None)).distinct()))
    for column in _AMONG_OTHERS:
        for text in await connection.scalars(select(cast(column, Text)).where(column.is_not(None))):
            found.update(int(number) for number in _NUMBER.findall(text or ""))
    return found


async def erase(
    connection: AsyncConnection, user: int, ratings: ErasedRatings = NO_RATINGS, at: int = 0
) -> tuple[int, ...]:
    """Remove a person from all tables that are over or that they left, and their settings and notes.

    Live tables are left alone except for the person's notes: see `tables_naming`. Of their rated games, running ones
    too, the `ratings` stay. A transaction may begin with this.

    Returns:
        The numbers of the tables in which there was something to remove. Where the person sat, threads lose the name in
        their titles, and from the moment `at` on their messages are drawn again, which is noted as owed.
    """
    await note_cleanup(connection)
    for own in (people, absences, notes, learning, practices, ladder_exclusions):
        await connection.execute(delete(own).where(own.c.user == user))
    both_ways = or_(invitations.c.inviter == user, invitations.c.user == user)
    await connection.execute(delete(invitations).where(both_ways))
    await connection.execute(delete(avoids).where(or_(avoids.c.user == user, avoids.c.other == user)))
    over = select(games.c.id).where(~_LIVE)
    beside = await _erase_child_rows(connection, user, over)
    sat = union(
        select(seats.c.game).where(seats.c.user == user, seats.c.game.in_(over)),
        select(formers.c.game).where(formers.c.user == user),
        select(placings.c.game).where(placings.c.user == user),
        select(games.c.id).where(games.c.host == user, ~_LIVE),
    )
    found = set(await connection.scalars(sat))
    await connection.execute(
        update(seats)
        .where(seats.c.user == user, seats.c.game.in_(over))
        .values(user=None, name="", word=None, salt=None)
    )
    await connection.execute(update(formers).where(formers.c.user == user).values(user=None, name=""))
    await connection.execute(update(placings).where(placings.c.user == user).values(user=None))
    await erase_rated_player(connection, user, ratings)
    for column in (ladder_changes.c.by, ladder_changes.c.user):
        await connection.execute(update(ladder_changes).where(column == user).values({column: None}))
    await connection.execute(update(games).where(games.c.host == user, ~_LIVE).values(host=None))
    await connection.execute(update(games).where(_names(games.c.proposal, user), ~_LIVE).values(proposal=None))
    await connection.execute(update(games).where(_names(games.c.unrated, user), ~_LIVE).values(unrated=None))
    await connection.execute(update(shown).where(shown.c.game.in_(found)).values(rename=True))
    await owe_redraw(connection, found, at)
    await owe_again(connection, found)
    return tuple(sorted({*found, *beside}))


async def _erase_child_rows(connection: AsyncConnection, user: int, over: Any) -> set[int]:
    """Remove the child rows of tables that are over, and return these tables."""
    found: set[int] = set()
    for table, mine in (
        (guests, guests.c.user == user),
        (motions, motions.c.user == user),
        (watches, watches.c.user == user),
        (plans, _of_own_seat(plans, user)),
        (reviews, _of_own_seat(reviews, user)),
    ):
        gone = delete(table).where(mine, table.c.game.in_(over)).returning(table.c.game)
        found.update(await connection.scalars(gone))
    invited = update(guests).where(guests.c.by == user, guests.c.game.in_(over)).values(by=None)
    found.update(await connection.scalars(invited.returning(guests.c.game)))
    return found


def _of_own_seat(table: Table, user: int) -> ColumnElement[bool]:
    """Return the condition that a row is about a seat of the user."""
    return exists().where(seats.c.game == table.c.game, seats.c.seat == table.c.seat, seats.c.user == user)


def _names(column: Column[Any], user: int) -> ColumnElement[bool]:
    """Return the condition that a user's id may be in a column of JSON; false hits do no harm."""
    return cast(column, Text).contains(str(user))
