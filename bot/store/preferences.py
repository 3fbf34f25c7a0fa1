"""Preferences: when and where people are reminded, their quiet hours and absences."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, delete, insert, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.preferences import YEAR, Absence, Preferences, QuietHours, ReminderTarget
from bot.store.database import Database
from bot.store.errors import EditConflict
from bot.store.rows import Status
from bot.store.schema import absences, games, people, seats, watches

_CHOSEN = tuple(column for column in people.columns if column is not people.c.user)


class PreferenceStore:
    """Stores preferences.

    Every method is one transaction and raises StoreUnavailable if the database fails.

    When preferences change, the person's tables are owed a look: they may have to be pinged earlier or later there. The
    numbers of these tables are returned.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, users: Collection[int]) -> dict[int, Preferences]:
        """Return the preferences of these people, also of those who have chosen nothing."""
        async with self._database.reading() as connection:
            return await preferences_of(connection, users)

    async def choose_reminders(self, user: int, interval: int | None, where: ReminderTarget) -> tuple[int, ...]:
        """Store how often, in seconds, and where a user wants to be reminded."""
        return await self._choose(user, interval=interval, where=None if where is ReminderTarget.TABLE else where.value)

    async def choose_quiet(self, user: int, quiet: QuietHours | None) -> tuple[int, ...]:
        """Store a user's quiet hours and their time zone; None deletes the hours and keeps the zone."""
        if quiet is None:
            return await self._choose(user, quiet_start=None, quiet_end=None)
        return await self._choose(user, quiet_start=quiet.start, quiet_end=quiet.end, zone=quiet.zone)

    async def choose_zone(self, user: int, zone: str) -> tuple[int, ...]:
        """Store the name of a user's time zone; quiet hours follow its clocks from now on."""
        return await self._choose(user, zone=zone)

    async def choose_invitations(self, user: int, uninvited: bool) -> tuple[int, ...]:
        """Store whether a user takes no invitations."""
        return await self._choose(user, uninvited=uninvited or None)

    async def choose_aid(self, user: int, unaided: bool) -> tuple[int, ...]:
        """Store whether a user wants no lines of help in their first games."""
        return await self._choose(user, unaided=unaided or None)

    async def go_away(self, user: int, away: Absence, revision: int | None = None) -> tuple[int, ...]:
        """Store an absence, which replaces the one under way; delete all that ended more than a year ago.

        One of the same kind goes on until another moment; one of another kind ends.

        Args:
            user: who is away.
            away: the absence.
            revision: that of the absence which the user has seen, 0 where they saw none; None overwrites any.

        Raises:
            EditConflict: a third absence is under way.
        """
        mine = absences.c.user == user
        same = and_(_under_way(user, away.since), absences.c.stand_in == away.stand_in)
        async with self._database.writing() as connection:
            await connection.execute(delete(absences).where(absences.c.until <= away.since - YEAR))
            if revision is not None:
                await _require_unchanged(connection, user, away, revision)
            goes_on = await connection.execute(update(absences).where(same).values(until=away.until))
            if not goes_on.rowcount:
                await _end(connection, user, away.since)
                await connection.execute(delete(absences).where(mine, absences.c.since >= away.since))
                await connection.execute(
                    insert(absences).values(user=user, since=away.since, until=away.until, stand_in=away.stand_in)
                )
            return await _mark_tables_owed(connection, user)

    async def come_back(self, user: int, at: int) -> tuple[int, ...]:
        """End the absence that is under way; its past part stays, for the allowance of the year."""
        async with self._database.writing() as connection:
            await _end(connection, user, at)
            return await _mark_tables_owed(connection, user)

    async def _choose(self, user: int, **values: Any) -> tuple[int, ...]:
        async with self._database.writing() as connection:
            await choose(connection, user, **values)
            return await _mark_tables_owed(connection, user)


async def preferences_of(connection: AsyncConnection, users: Collection[int]) -> dict[int, Preferences]:
    """Return the preferences of these people, also of those who have chosen nothing."""
    rows = select(people).where(people.c.user.in_(users))
    aways = select(absences).where(absences.c.user.in_(users)).order_by(absences.c.user, absences.c.since)
    chosen = {row.user: row for row in await connection.execute(rows)}
    away: dict[int, list[Absence]] = {}
    for row in await connection.execute(aways):
        away.setdefault(row.user, []).append(Absence(row.since, row.until, row.stand_in))
    return {user: _preferences(chosen.get(user), tuple(away.get(user, ()))) for user in users}


async def choose(connection: AsyncConnection, user: int, **values: Any) -> None:
    """Write columns of a user's row, which exists as long as any of them is set."""
    done = await connection.execute(update(people).where(people.c.user == user).values(**values))
    if not done.rowcount:
        await connection.execute(insert(people).values(user=user, **values))
    nothing = (column.is_(None) for column in _CHOSEN)
    await connection.execute(delete(people).where(people.c.user == user, *nothing))


def _under_way(user: int, at: int) -> ColumnElement[bool]:
    return and_(absences.c.user == user, absences.c.since <= at, absences.c.until > at)


async def _require_unchanged(connection: AsyncConnection, user: int, away: Absence, revision: int) -> None:
    """Raise EditConflict if the absence under way is neither the new one nor the one the user saw."""
    query = select(absences).where(_under_way(user, away.since)).order_by(absences.c.since.desc()).limit(1)
    row = (await connection.execute(query.with_for_update())).one_or_none()
    there = 0 if row is None else Absence(row.since, row.until, row.stand_in).revision
    if there not in (0, revision, away.revision):
        raise EditConflict


async def _end(connection: AsyncConnection, user: int, at: int) -> None:
    under_way = _under_way(user, at)
    await connection.execute(delete(absences).where(under_way, absences.c.since == at))
    await connection.execute(update(absences).where(under_way).values(until=at))


async def _mark_tables_owed(connection: AsyncConnection, user: int) -> tuple[int, ...]:
    """Note that a user's running tables are owed a look, and those that they watch."""
    playing = union(
        select(seats.c.game).where(seats.c.user == user),
        select(watches.c.game).where(watches.c.user == user, watches.c.letters),
    )
    owed = update(games).where(games.c.id.in_(playing), games.c.status == Status.RUNNING).values(owed=True)
    return tuple(sorted(await connection.scalars(owed.returning(games.c.id))))


def _preferences(row: Row[Any] | None, aways: tuple[Absence, ...]) -> Preferences:
    if row is None:
        return Preferences(absences=aways)
    quiet = None
    if None not in (row.quiet_start, row.quiet_end, row.zone):
        quiet = QuietHours(row.quiet_start, row.quiet_end, row.zone)
    return Preferences(
        row.interval,
        ReminderTarget(row.where or ReminderTarget.TABLE),
        quiet,
        aways,
        row.zone,
        uninvited=bool(row.uninvited),
        unaided=bool(row.unaided),
        no_icons=bool(row.no_icons),
    )
