"""What servers have set: asked for at every table that is looked at or opened, and changed seldom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.domain.guild_settings import Settings
from bot.lru import Latest
from bot.tables.repository import Shelf

_REMEMBERED: Final = 4096


class Servers:
    """Knows, remembers and changes settings; those of servers that another process looks after are asked each time."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._known: Latest[int, Settings] = Latest(_REMEMBERED)
        self._changes = 0

    async def of(self, guild: int) -> Settings:
        """Return what a server has set.

        Raises:
            TableError: STORE.
        """
        known = self._known.get(guild)
        if known is not None:
            return known
        changes = self._changes
        with self._shelf.as_table_error():
            found = await self._shelf.store.guilds.of(guild)
        if changes == self._changes and self._shelf.store.shards.owns(guild):
            self._known[guild] = found
        return found

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
            self._known.pop(guild, None)
        self._shelf.owe(found)
        return found
