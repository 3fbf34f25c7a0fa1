"""Searches for tables: those of a server with a free or open seat, and those where a user is a guest."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Select, and_, exists, func, literal_column, or_, select
from sqlalchemy.orm import aliased

from bot.store.database import Database
from bot.store.rows import LIVE, Entry, GuestKind, Status
from bot.store.schema import formers, games, guests, log, seats

# With its values written out, so that SQLite sees that this is what `live_games_by_guild` is an index over.
_LIVE = games.c.status.in_([literal_column(f"'{status.value}'") for status in LIVE])


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A table, and the channel or thread in which it stands."""

    game: int
    channel: int


class JoinableTableStore:
    """Searches for tables.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guest_at(self, user: int, kind: GuestKind) -> tuple[int, ...]:
        """Return the numbers of the live tables at which a user is a guest of a kind, in order."""
        query = (
            select(games.c.id)
            .join(guests, guests.c.game == games.c.id)
            .where(guests.c.user == user, guests.c.kind == kind.value, _LIVE)
            .order_by(games.c.id)
        )
        async with self._database.reading() as connection:
            return tuple(await connection.scalars(query))

    async def lobbies(self, guild: int, user: int, now: int, most: int) -> tuple[FoundTable, ...]:
        """Return a server's lobbies with a seat that is free and not held, the newest first.

        Those at which the user sits are left out.
        """
        taken = select(func.count()).where(seats.c.game == games.c.id).scalar_subquery()
        held = (
            select(func.count())
            .where(guests.c.game == games.c.id, guests.c.kind == GuestKind.HELD.value, guests.c.until > now)
            .scalar_subquery()
        )
        query = _of(guild, Status.LOBBY, user).where(taken + held < games.c.size)
        return await self._found(query.limit(most))

    async def open_seats(self, guild: int, user: int, excused: Collection[str], most: int) -> tuple[FoundTable, ...]:
        """Return a server's running games where a computer plays for a person who left or does not come.

        Those at which the user sits or sat are left out; the newest come first. A person who is away for a reason in
        `excused` has not left.
        """
        sat = exists().where(formers.c.game == games.c.id, formers.c.user == user)
        query = _of(guild, Status.RUNNING, user).where(or_(_left(), _gone(excused)), ~sat)
        return await self._found(query.limit(most))

    async def _found(self, query: Select[int, int]) -> tuple[FoundTable, ...]:
        async with self._database.reading() as connection:
            return tuple(FoundTable(*row) for row in await connection.execute(query))


def _of(guild: int, status: Status, user: int) -> Select[int, int]:
    """Select a server's tables of a status at which a user does not sit, the newest first.

    They are not ordered by number first: for that SQLite would go through all tables that there ever were.
    """
    sits = exists().where(seats.c.game == games.c.id, seats.c.user == user)
    there = (games.c.guild == guild, _LIVE, games.c.status == status.value)
    return select(games.c.id, games.c.channel).where(*there, ~sits).order_by(games.c.created.desc(), games.c.id.desc())


def _left() -> ColumnElement[bool]:
    """Return the condition that a computer has a seat that was a person's."""
    return exists().where(
        formers.c.game == games.c.id,
        formers.c.level.is_(None),
        seats.c.game == games.c.id,
        seats.c.seat == formers.c.seat,
        seats.c.level.is_not(None),
    )


def _gone(excused: Collection[str]) -> ColumnElement[bool]:
    """Return the condition that a computer plays for a person who has not come back since."""
    back = aliased(log)
    returned = exists().where(
        back.c.game == log.c.game,
        back.c.seat == log.c.seat,
        back.c.number > log.c.number,
        back.c.entry.in_([entry.value for entry in (Entry.HERE, Entry.HAND, Entry.TAKEN)]),
    )
    gone = and_(log.c.entry == Entry.GONE.value, log.c.code.not_in(sorted(excused)))
    return exists().where(log.c.game == games.c.id, gone, ~returned)
