"""Search for tables of a guild that a user may join: lobbies with room, games with an open seat; and count tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.store import FoundTable
from bot.tables.game.session import RESERVED
from bot.tables.repository import Repository

MAX_FOUND: Final = 50
"""Most tables of each sort in a result; the newest are returned."""


class JoinableTables:
    """Finds tables of a guild at which a user does not sit, and counts all tables."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def lobbies(self, guild: int, user: int) -> tuple[FoundTable, ...]:
        """Return the lobbies with room, newest first.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.joinable_tables.lobbies(guild, user, self._repository.now, MAX_FOUND)

    async def open_seats(self, guild: int, user: int) -> tuple[FoundTable, ...]:
        """Return the games with a seat that is open to the user, newest first; see `motions.open_seats`.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.joinable_tables.open_seats(guild, user, RESERVED, MAX_FOUND)

    async def counts(self) -> Mapping[tuple[str, str], int]:
        """Return the number of tables by game code and status.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.stats.tables()
