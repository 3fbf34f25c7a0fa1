"""Announcements, at most two rows a game: one of the open table, one of the result; what is owed, what was posted."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    case,
    delete,
    exists,
    insert,
    literal,
    literal_column,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.rows import Status
from bot.store.schema import announcements, games, guilds
from bot.store.shard_assignment import ShardAssignment
from bot.store.shown_state import on_own_shards

# With their values written out, so that the database sees that there are indexes over just these rows.
_LOBBY = games.c.status == literal_column(f"'{Status.LOBBY.value}'")
_OWED = announcements.c.owed > literal_column("0")


class AnnouncementKind(StrEnum):
    """What a message announces."""

    TABLE = "table"
    """An open table; its row is there for as long as a message may be."""
    RESULT = "result"
    """The result of a game; its row is made with the end of the game."""


_RESULT = announcements.c.kind == AnnouncementKind.RESULT.value


@dataclass(frozen=True, slots=True)
class Announcement:
    """How far an announcement is.

    Args:
        channel: where it was posted, or may have been; None as long as that was not begun.
        message: the message; None if it is not known to be there.
        sending: since when it may have been sent, in seconds since 1970; None if that is not in doubt.
        mark: by what the message is found: a button's custom id, or its URL.
        content_hash: what the message shows; empty if that is not known.
        owed: how often something became due to it since it was done; 0 if nothing is due.
    """

    channel: int | None = None
    message: int | None = None
    sending: int | None = None
    mark: str = ""
    content_hash: str = ""
    owed: int = 1


class AnnouncementStore:
    """Stores announcements.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database, shards: ShardAssignment) -> None:
        self._database = database
        self._shards = shards

    async def due(self, among: Collection[int] | None = None) -> Mapping[int, int]:
        """Return own shards' tables to look at, each with its server: those with a posted result last, each in order.

        These are the lobbies of servers that announce tables, and all tables to whose announcements something is owed.

        Args:
            among: only these tables are looked for; None for all.
        """
        lobbies = select(games.c.id).where(_LOBBY, _announces(games.c.guild))
        owed = select(announcements.c.game).where(_OWED)
        if among is not None:
            lobbies = lobbies.where(games.c.id.in_(among))
            owed = owed.where(announcements.c.game.in_(among))
        found = games.c.id.in_(union(lobbies, owed))
        posted = exists().where(announcements.c.game == games.c.id, _RESULT, announcements.c.message.is_not(None))
        query = select(games.c.id, games.c.guild).where(found, on_own_shards(self._shards))
        query = query.order_by(posted, games.c.id)
        async with self._database.reading() as connection:
            return {row.id: row.guild for row in await connection.execute(query)}

    async def of(self, game: int) -> Mapping[AnnouncementKind, Announcement]:
        """Return the announcements of a game."""
        query = select(announcements).where(announcements.c.game == game)
        async with self._database.reading() as connection:
            return {
                AnnouncementKind(row.kind): Announcement(
                    row.channel, row.message, row.sending, row.mark, row.look, row.owed
                )
                for row in await connection.execute(query)
            }

    async def keep(self, game: int, kind: AnnouncementKind, announcement: Announcement) -> None:
        """Store how far an announcement is; what is owed to it is left as it is."""
        row: dict[str, Any] = {
            "channel": announcement.channel,
            "message": announcement.message,
            "sending": announcement.sending,
            "mark": announcement.mark,
            "look": announcement.content_hash,
        }
        async with self._database.writing() as connection:
            done = await connection.execute(update(announcements).where(*_of(game, kind)).values(row))
            if not done.rowcount:
                await connection.execute(insert(announcements).values(game=game, kind=kind.value, owed=1, **row))

    async def settle(self, game: int, kind: AnnouncementKind, owed: int) -> None:
        """Store that what was `owed` to an announcement is done; if more is owed by now, it stays so."""
        left = case((announcements.c.owed == owed, 0), else_=announcements.c.owed)
        async with self._database.writing() as connection:
            await connection.execute(update(announcements).where(*_of(game, kind)).values(owed=left))

    async def forget(self, game: int, kind: AnnouncementKind) -> None:
        """Delete an announcement whose message is gone, or that is never posted."""
        async with self._database.writing() as connection:
            await connection.execute(delete(announcements).where(*_of(game, kind)))


async def owe_result(connection: AsyncConnection, game: int) -> None:
    """Note that the result of a game is to be announced, if its server announces results now."""
    row = (games.c.id, literal(AnnouncementKind.RESULT.value), literal(""), literal(""), literal(1))
    wanted = select(*row).where(games.c.id == game, _announces(games.c.guild))
    columns = ["game", "kind", "mark", "look", "owed"]
    await connection.execute(insert(announcements).from_select(columns, wanted))


async def owe_again(connection: AsyncConnection, of: Select[int] | Collection[int]) -> None:
    """Note that the announced results of these games must be edited, because a name in them has changed."""
    again = update(announcements).where(announcements.c.game.in_(of), _RESULT)
    await connection.execute(again.values(owed=announcements.c.owed + 1))


def _announces(guild: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that a server announces tables and results."""
    return exists().where(guilds.c.guild == guild, guilds.c.announcements.is_not(None))


def _of(game: int, kind: AnnouncementKind) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return announcements.c.game == game, announcements.c.kind == kind.value
