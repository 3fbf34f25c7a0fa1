"""Habits in rows: when and where people are reminded, when it is quiet, when they are away."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, delete, insert, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.preferences import YEAR, Away, Habits, Quiet, Where
from bot.store.database import Database
from bot.store.errors import Superseded
from bot.store.rows import Status
from bot.store.schema import absences, games, people, seats, watches

_CHOSEN = tuple(column for column in people.columns if column is not people.c.user)


class Customs:
    """Remembers habits. Every method is one transaction and raises StoreUnavailable if the database fails.

    Where habits change, something is owed to the tables at which that person plays: they may have to be called earlier
    or later. Their numbers are returned.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, users: Collection[int]) -> dict[int, Habits]:
        """Return the habits of all these people; of those who have chosen nothing too."""
        async with self._database.reading() as connection:
            return await habits_of(connection, users)

    async def choose_reminders(self, user: int, interval: int | None, where: Where) -> tuple[int, ...]:
        """Remember how often, in seconds, and where somebody wants to be reminded."""
        return await self._choose(user, interval=interval, where=None if where is Where.TABLE else where.value)

    async def choose_quiet(self, user: int, quiet: Quiet | None) -> tuple[int, ...]:
        """Remember somebody's quiet hours and their time zone; None forgets the hours, and keeps the zone."""
        if quiet is None:
            return await self._choose(user, quiet_start=None, quiet_end=None)
        return await self._choose(user, quiet_start=quiet.start, quiet_end=quiet.end, zone=quiet.zone)

    async def choose_zone(self, user: int, zone: str) -> tuple[int, ...]:
        """Remember the name of somebody's time zone; quiet hours are by its clocks from now on."""
        return await self._choose(user, zone=zone)

    async def choose_invitations(self, user: int, uninvited: bool) -> tuple[int, ...]:
        """Remember whether somebody takes no invitations."""
        return await self._choose(user, uninvited=uninvited or None)

    async def choose_aid(self, user: int, unaided: bool) -> tuple[int, ...]:
        """Remember whether somebody wants no lines of help in his first games."""
        return await self._choose(user, unaided=unaided or None)

    async def go_away(self, user: int, away: Away, revision: int | None = None) -> tuple[int, ...]:
        """Remember an absence in place of the one that is under way, and forget all that ended more than a year ago.

        One of the same kind goes on, until another moment; one of another kind has ended.

        Args:
            user: who is away.
            away: the absence.
            revision: that of the absence which the user has seen, 0 where they saw none; None overwrites any.

        Raises:
            Superseded: a third absence is under way.
        """
        mine = absences.c.user == user
        same = and_(_under_way(user, away.since), absences.c.stand_in == away.stand_in)
        async with self._database.writing() as connection:
            await connection.execute(delete(absences).where(absences.c.until <= away.since - YEAR))
            if revision is not None:
                await _see_unchanged(connection, user, away, revision)
            goes_on = await connection.execute(update(absences).where(same).values(until=away.until))
            if not goes_on.rowcount:
                await _end(connection, user, away.since)
                await connection.execute(delete(absences).where(mine, absences.c.since >= away.since))
                await connection.execute(
                    insert(absences).values(user=user, since=away.since, until=away.until, stand_in=away.stand_in)
                )
            return await _owe(connection, user)

    async def come_back(self, user: int, at: int) -> tuple[int, ...]:
        """End the absence that is under way; what was of it stays, for the allowance of the year."""
        async with self._database.writing() as connection:
            await _end(connection, user, at)
            return await _owe(connection, user)

    async def _choose(self, user: int, **values: Any) -> tuple[int, ...]:
        async with self._database.writing() as connection:
            await choose(connection, user, **values)
            return await _owe(connection, user)


async def habits_of(connection: AsyncConnection, users: Collection[int]) -> dict[int, Habits]:
    """Return the habits of all these people; of those who have chosen nothing too."""
    rows = select(people).where(people.c.user.in_(users))
    aways = select(absences).where(absences.c.user.in_(users)).order_by(absences.c.user, absences.c.since)
    chosen = {row.user: row for row in await connection.execute(rows)}
    away: dict[int, list[Away]] = {}
    for row in await connection.execute(aways):
        away.setdefault(row.user, []).append(Away(row.since, row.until, row.stand_in))
    return {user: _habits(chosen.get(user), tuple(away.get(user, ()))) for user in users}


async def choose(connection: AsyncConnection, user: int, **values: Any) -> None:
    """Write columns of somebody's row, which is there as long as anything stands in it."""
    done = await connection.execute(update(people).where(people.c.user == user).values(**values))
    if not done.rowcount:
        await connection.execute(insert(people).values(user=user, **values))
    nothing = (column.is_(None) for column in _CHOSEN)
    await connection.execute(delete(people).where(people.c.user == user, *nothing))


def _under_way(user: int, at: int) -> ColumnElement[bool]:
    return and_(absences.c.user == user, absences.c.since <= at, absences.c.until > at)


async def _see_unchanged(connection: AsyncConnection, user: int, away: Away, revision: int) -> None:
    """Raise Superseded if an absence is under way that is neither the new one nor that of the revision."""
    wanted = select(absences).where(_under_way(user, away.since)).order_by(absences.c.since.desc()).limit(1)
    row = (await connection.execute(wanted.with_for_update())).one_or_none()
    there = 0 if row is None else Away(row.since, row.until, row.stand_in).revision
    if there not in (0, revision, away.revision):
        raise Superseded


async def _end(connection: AsyncConnection, user: int, at: int) -> None:
    under_way = _under_way(user, at)
    await connection.execute(delete(absences).where(under_way, absences.c.since == at))
    await connection.execute(update(absences).where(under_way).values(until=at))


async def _owe(connection: AsyncConnection, user: int) -> tuple[int, ...]:
    """Note that the running tables of somebody are to be looked at, those that he watches too."""
    playing = union(
        select(seats.c.game).where(seats.c.user == user),
        select(watches.c.game).where(watches.c.user == user, watches.c.letters),
    )
    owed = update(games).where(games.c.id.in_(playing), games.c.status == Status.RUNNING).values(owed=True)
    return tuple(sorted(await connection.scalars(owed.returning(games.c.id))))


def _habits(row: Row[Any] | None, aways: tuple[Away, ...]) -> Habits:
    if row is None:
        return Habits(aways=aways)
    quiet = None
    if None not in (row.quiet_start, row.quiet_end, row.zone):
        quiet = Quiet(row.quiet_start, row.quiet_end, row.zone)
    where, uninvited, unaided = Where(row.where or Where.TABLE), bool(row.uninvited), bool(row.unaided)
    return Habits(row.interval, where, quiet, aways, row.zone, uninvited, unaided)
