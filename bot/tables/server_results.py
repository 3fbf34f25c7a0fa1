"""What the results of all games of a server come to."""

from __future__ import annotations

from bot.store import ServerResults
from bot.tables.repository import Repository


class ServerResultTotals:
    """Reads what the results of servers come to. Nothing is kept in memory: few ask, and every game changes it."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def of(self, guild: int, since: int) -> ServerResults:
        """Return what the results of a server come to; games that ended after `since` are the late ones.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.results.of_server(guild, since)
