"""Welcomes of servers, a row each: where and since when a server may have been welcomed, and whether it is done."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from bot.store.database import Database
from bot.store.schema import welcomes


@dataclass(frozen=True, slots=True)
class Welcome:
    """How far the welcome of a server is, once it was begun.

    Args:
        joined: when the bot joined the server, in seconds since 1970.
        channel: where it may have been sent.
        sending: since when it may have been sent, in seconds since 1970.
        done: whether it was sent, or never can be.
    """

    joined: int
    channel: int
    sending: int
    done: bool = False


class WelcomeStore:
    """Stores welcomes.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int) -> Welcome | None:
        """Return how far the welcome of a server is, None if it was not begun."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(welcomes).where(welcomes.c.guild == guild))).one_or_none()
        return None if row is None else Welcome(row.joined, row.channel, row.sending, row.done)

    async def begin(self, guild: int, welcome: Welcome) -> None:
        """Store a welcome before it is sent, in place of an earlier one."""
        async with self._database.writing() as connection:
            await connection.execute(delete(welcomes).where(welcomes.c.guild == guild))
            row = {"joined": welcome.joined, "channel": welcome.channel, "sending": welcome.sending}
            await connection.execute(insert(welcomes).values(guild=guild, done=welcome.done, **row))

    async def finish(self, guild: int, joined: int) -> None:
        """Note that a welcome is done, unless its row is gone or is about a later join of the bot."""
        async with self._database.writing() as connection:
            same = (welcomes.c.guild == guild, welcomes.c.joined == joined)
            await connection.execute(update(welcomes).where(*same).values(done=True))

    async def forget(self, guild: int) -> None:
        """Delete what is stored about the welcome of a server."""
        async with self._database.writing() as connection:
            await connection.execute(delete(welcomes).where(welcomes.c.guild == guild))

    async def expire(self, before: int) -> None:
        """Delete the welcomes of servers that were joined before a moment."""
        async with self._database.writing() as connection:
            await connection.execute(delete(welcomes).where(welcomes.c.joined < before))
