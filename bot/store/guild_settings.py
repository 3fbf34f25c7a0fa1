"""Settings of servers, a row each: each change is applied to what is stored then, so that two at once lose nothing."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, TypeVar

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.guild_settings import NO_SETTINGS, Settings
from bot.domain.ladders import LadderPreset
from bot.domain.preferences import QuietHours
from bot.store.database import Database
from bot.store.rows import LIVE, Status
from bot.store.schema import games, guilds

_CHOSEN = tuple(column for column in guilds.columns if column is not guilds.c.guild)
_E = TypeVar("_E", bound=StrEnum)


class GuildSettingsStore:
    """Stores settings of servers.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int) -> Settings:
        """Return what a server has set; nothing if it has set nothing."""
        async with self._database.reading() as connection:
            return await _read(connection, guild)

    async def change(self, guild: int, change: Callable[[Settings], Settings]) -> tuple[int, ...]:
        """Change what a server has set.

        Args:
            guild: the server.
            change: makes the new settings of those that are stored.

        Returns:
            The tables of the server that are owed a look now: the live ones if its quiet hours have changed, the
            lobbies if its ladders or results have.
        """
        try:
            return await self._change(guild, change)
        except IntegrityError:
            # Another process has just made the row: now it is there for both.
            return await self._change(guild, change)

    async def _change(self, guild: int, change: Callable[[Settings], Settings]) -> tuple[int, ...]:
        here = guilds.c.guild == guild
        async with self._database.writing() as connection:
            # Writes nothing new, but locks the row: who changes it at the same moment waits here.
            if not (await connection.execute(update(guilds).where(here).values(guild=guild))).rowcount:
                await connection.execute(insert(guilds).values(guild=guild))
            before = await _read(connection, guild)
            after = change(before)
            await connection.execute(update(guilds).where(here).values(**_columns(after)))
            await drop_if_empty(connection, guild)
            if after.quiet != before.quiet:
                # A lobby pings the people it invites, and its role.
                changed: tuple[Status, ...] = LIVE
            elif (after.ladders, after.results) != (before.ladders, before.results):
                # A lobby says whether its game is rated.
                changed = (Status.LOBBY,)
            else:
                return ()
            live = update(games).where(games.c.guild == guild, games.c.status.in_([one.value for one in changed]))
            return tuple(sorted(await connection.scalars(live.values(owed=True).returning(games.c.id))))


async def drop_if_empty(connection: AsyncConnection, guild: int) -> None:
    """Delete the row of a server of which nothing is kept."""
    empty = (column.is_(None) for column in _CHOSEN)
    await connection.execute(delete(guilds).where(guilds.c.guild == guild, *empty))


async def _read(connection: AsyncConnection, guild: int) -> Settings:
    row = (await connection.execute(select(guilds).where(guilds.c.guild == guild))).one_or_none()
    return NO_SETTINGS if row is None else _settings(row)


def _settings(row: Row[Any]) -> Settings:
    """Return what a row says; what this program does not know counts as not chosen."""
    quiet = None
    if None not in (row.quiet_start, row.quiet_end, row.zone) and row.quiet_start != row.quiet_end:
        quiet = QuietHours(row.quiet_start, row.quiet_end, row.zone)
    return Settings(
        language=row.language,
        channels=tuple(row.channels or ()),
        role=row.role,
        pace=_known(row.pace, NO_SETTINGS.pace),
        fallback=_known(row.fallback, NO_SETTINGS.fallback),
        threads=bool(row.threads),
        quiet=quiet,
        zone=row.zone,
        openers=_known(row.openers, NO_SETTINGS.openers),
        opener_role=row.opener_role,
        results=bool(row.results),
        ladders=LadderPreset(row.ladders) if row.ladders in set(LadderPreset) else None,
        announcements=row.announcements,
    )


def _columns(settings: Settings) -> dict[str, Any]:
    """Return settings as columns; what is as in servers that have set nothing stands in none of them."""
    quiet = settings.quiet
    return {
        "language": settings.language,
        "channels": list(settings.channels) or None,
        "role": settings.role,
        "pace": _chosen(settings.pace, NO_SETTINGS.pace),
        "fallback": _chosen(settings.fallback, NO_SETTINGS.fallback),
        "threads": settings.threads or None,
        "quiet_start": quiet and quiet.start,
        "quiet_end": quiet and quiet.end,
        "zone": quiet.zone if quiet is not None else settings.zone,
        "openers": _chosen(settings.openers, NO_SETTINGS.openers),
        "opener_role": settings.opener_role,
        "results": settings.results or None,
        "ladders": settings.ladders and settings.ladders.value,
        "announcements": settings.announcements,
    }


def _known(text: str | None, usual: _E) -> _E:
    kind = type(usual)
    return kind(text) if text in set(kind) else usual


def _chosen(value: StrEnum, usual: StrEnum) -> str | None:
    return None if value is usual else value.value
