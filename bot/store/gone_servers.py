"""Servers from which the bot was removed: since when, and the end of what is kept of their ladders."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, or_, select, union, update
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database
from bot.store.guild_settings import drop_if_empty
from bot.store.rows import LIVE
from bot.store.schema import games, guilds, ladder_changes, ladder_exclusions, rated_games, rated_players
from bot.store.secure_deletion import note_cleanup

_OF_LADDERS: Final = (guilds.c.results, guilds.c.ladders, guilds.c.announcements)
"""What a server chose of ladders and results."""


class GoneServerStore:
    """Stores since when the bot is gone from servers that have ladders.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def with_ladders(self) -> dict[int, int | None]:
        """Return the servers of which something about ladders is kept, each with since when the bot is gone."""
        chosen = or_(*(column.is_not(None) for column in (*_OF_LADDERS, guilds.c.gone)))
        kept = union(
            select(guilds.c.guild).where(chosen),
            *(select(table.c.guild).distinct() for table in (rated_games, ladder_exclusions, ladder_changes)),
        ).subquery()
        query = select(kept.c.guild, guilds.c.gone).outerjoin(guilds, guilds.c.guild == kept.c.guild)
        async with self._database.reading() as connection:
            return {row.guild: row.gone for row in await connection.execute(query)}

    async def note(self, guild: int, at: int) -> None:
        """Note since when the bot is gone from a server."""
        try:
            async with self._database.writing() as connection:
                noted = update(guilds).where(guilds.c.guild == guild).values(gone=at)
                if not (await connection.execute(noted)).rowcount:
                    await connection.execute(insert(guilds).values(guild=guild, gone=at))
        except IntegrityError:
            # Another process has just made the row: now it is there.
            await self.note(guild, at)

    async def forget(self, guild: int) -> None:
        """Note that the bot is in a server."""
        async with self._database.writing() as connection:
            gone = guilds.c.guild == guild, guilds.c.gone.is_not(None)
            if (await connection.execute(update(guilds).where(*gone).values(gone=None))).rowcount:
                await drop_if_empty(connection, guild)

    async def delete_ladders(self, guild: int, before: int) -> tuple[int, ...] | None:
        """Delete all that is kept of the ladders of a server, if the bot has been gone since before a moment.

        Returns:
            The games that were rated; None if the bot is not gone for so long.
        """
        here = guilds.c.guild == guild
        empty = dict.fromkeys((column.name for column in (*_OF_LADDERS, guilds.c.gone)), None)
        rated = select(rated_games.c.game).where(rated_games.c.guild == guild)
        async with self._database.writing() as connection:
            # This comes first, so that a bot that comes back at the same moment waits here.
            if not (
                await connection.execute(update(guilds).where(here, guilds.c.gone < before).values(empty))
            ).rowcount:
                return None
            await note_cleanup(connection)
            over = games.c.id.in_(rated), games.c.status.not_in([status.value for status in LIVE])
            unrated = update(games).where(*over).values(rated=None).returning(games.c.id)
            found = tuple(sorted(await connection.scalars(unrated)))
            await connection.execute(delete(rated_players).where(rated_players.c.game.in_(rated)))
            for table in (rated_games, ladder_exclusions, ladder_changes):
                await connection.execute(delete(table).where(table.c.guild == guild))
            await drop_if_empty(connection, guild)
            return found
