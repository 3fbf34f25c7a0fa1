"""Looking for tables in a server: lobbies with room, and games with a seat at which a computer plays for a person."""

from __future__ import annotations

from typing import Final

from bot.store import Found
from bot.tables.repository import Shelf
from bot.tables.session import KEPT

MOST_FOUND: Final = 50
"""So many of each are found at most, the newest."""


class Finding:
    """Finds tables of a server at which somebody does not sit."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def lobbies(self, guild: int, user: int) -> tuple[Found, ...]:
        """Return lobbies that have room, the newest first.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.finding.lobbies(guild, user, self._shelf.now, MOST_FOUND)

    async def open_seats(self, guild: int, user: int) -> tuple[Found, ...]:
        """Return games with a seat for somebody who was never at the table, the newest first; see `open_seats`.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.finding.open_seats(guild, user, KEPT, MOST_FOUND)
