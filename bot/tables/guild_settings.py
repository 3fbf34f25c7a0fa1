"""The settings of servers: read for each table that is used or opened, and seldom changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.domain.guild_settings import NO_SETTINGS, Settings
from bot.lru import Latest
from bot.tables.read_through import ReadThrough, one_by_one
from bot.tables.repository import Shelf

_REMEMBERED: Final = 4096


class Servers:
    """Reads, remembers and changes settings; those of servers that another process serves are read each time."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        store = shelf.store
        self._known: ReadThrough[int, Settings] = ReadThrough(
            one_by_one(lambda guild: store.guilds.of(guild)), store.shards.owns
        )
        self._latest: Latest[int, Settings] = Latest(_REMEMBERED)
        self._changes = 0

    async def of(self, guild: int) -> Settings:
        """Return what a server has set.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            while True:
                changes = self._changes
                found = await self._known.of(guild)
                # A change that was made meanwhile may be missing in what was read.
                if changes == self._changes:
                    self._latest[guild] = found
                    return found

    def known(self, guild: int) -> Settings:
        """Return the settings as they were read last: `Tables.get` reads them with each table."""
        return self._latest.get(guild, NO_SETTINGS)

    async def change(self, guild: int, change: Callable[[Settings], Settings]) -> tuple[int, ...]:
        """Change what a server has set; `change` makes the new settings of those that are stored then.

        Returns:
            The tables that are to be looked at now; nobody may hold one meanwhile.

        Raises:
            TableError: STORE.
        """
        try:
            with self._shelf.as_table_error():
                found = await self._shelf.store.guilds.change(guild, change)
        finally:
            # A change whose answer was lost may have been made; one that is read just now may be older.
            self._changes += 1
            self._known.changed([guild])
        self._shelf.owe(found)
        return found
