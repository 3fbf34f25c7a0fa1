"""Private avoid lists: people with whom a user wants no table. Only the user can read their list."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from bot.store import BlockedUser, BlocklistFull
from bot.tables.errors import Reason, TableError
from bot.tables.repository import Repository
from bot.tables.table import Table

MAX_AVOIDED: Final = 25
"""Most people on one list."""


class Blocklist:
    """Stores the avoid lists. People on a list are not told, and nothing changes where both sit already."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def of(self, user: int) -> tuple[BlockedUser, ...]:
        """Return the people whom the user avoids.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.blocklist.of(user)

    async def add(self, user: int, others: Mapping[int, str]) -> None:
        """Add people to the user's list, each with their present name.

        Raises:
            TableError: AVOIDS_FULL, STORE.
        """
        try:
            await self._repository.store.blocklist.add(user, others, self._repository.now, MAX_AVOIDED)
        except BlocklistFull:
            raise TableError(Reason.AVOIDS_FULL) from None

    async def remove(self, user: int, others: Collection[int]) -> None:
        """Remove people from the user's list.

        Raises:
            TableError: STORE.
        """
        await self._repository.store.blocklist.remove(user, others)


async def require_not_avoided(repository: Repository, table: Table, user: int) -> None:
    """Require that the host of a table does not avoid the user, who wants to sit down there.

    Raises:
        TableError: NOT_AT_THIS_TABLE, STORE.
    """
    if table.host is not None and table.host != user:
        avoided = await repository.store.blocklist.has(table.host, user)
        if avoided:
            raise TableError(Reason.NOT_AT_THIS_TABLE)
