"""Welcomes: how far the welcome of each server is that the bot has just joined."""

from __future__ import annotations

from typing import Final

from bot.store import Welcome
from bot.tables.repository import Repository

_KEPT: Final = 24 * 3600
"""Seconds after which nobody asks any more whether a server was welcomed."""


class Welcomes:
    """Stores for each server how far its welcome is; of those that were joined a day ago nothing is kept."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def of(self, guild: int) -> Welcome | None:
        """Return how far the welcome of a server is, None if it was not begun.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.welcomes.of(guild)

    async def begin(self, guild: int, welcome: Welcome) -> None:
        """Store a welcome before it is sent.

        Raises:
            TableError: STORE.
        """
        await self._repository.store.welcomes.begin(guild, welcome)

    async def finish(self, guild: int, joined: int) -> None:
        """Note that the welcome is done with which a server was joined at this moment; one that was forgotten stays so.

        Raises:
            TableError: STORE.
        """
        await self._repository.store.welcomes.finish(guild, joined)

    async def forget(self, guild: int) -> None:
        """Delete what is stored about the welcome of a server.

        Raises:
            TableError: STORE.
        """
        await self._repository.store.welcomes.forget(guild)

    async def expire(self) -> None:
        """Delete the welcomes that are old enough.

        Raises:
            TableError: STORE.
        """
        await self._repository.store.welcomes.expire(self._repository.now - _KEPT)
