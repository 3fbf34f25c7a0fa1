"""What servers have set: asked for at every table that is looked at or opened, and changed seldom."""

from __future__ import annotations

from collections.abc import Callable

from bot.domain.guild_settings import Settings
from bot.tables.read_through import ReadThrough, one_by_one
from bot.tables.repository import Shelf


class Servers:
    """Knows, remembers and changes settings; those of servers that another process looks after are asked each time."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        store = shelf.store
        self._known: ReadThrough[int, Settings] = ReadThrough(
            one_by_one(lambda guild: store.guilds.of(guild)), store.shards.owns
        )

    async def of(self, guild: int) -> Settings:
        """Return what a server has set.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._known.of(guild)

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
            self._known.changed([guild])
        self._shelf.owe(found)
        return found
