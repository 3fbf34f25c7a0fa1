"""Servers from which the bot was removed: their ladders are deleted after a while, unless it is back by then."""

from __future__ import annotations

from collections.abc import Callable

from bot.domain.ladders import KEPT_AFTER_REMOVAL
from bot.tables.guild_settings_cache import GuildSettingsCache
from bot.tables.repository import Repository


class GoneServers:
    """Knows since when the bot is gone from the servers of this process that have ladders."""

    def __init__(self, repository: Repository, guild_settings: GuildSettingsCache) -> None:
        self._repository = repository
        self._guild_settings = guild_settings

    async def note(self, guild: int) -> None:
        """Note that the bot was removed from a server just now, if anything is kept of its ladders.

        Raises:
            TableError: STORE.
        """
        if guild in await self._repository.store.gone_servers.with_ladders():
            await self._repository.store.gone_servers.note(guild, self._repository.now)

    async def look(self, is_joined: Callable[[int], bool | None]) -> None:
        """Note which servers the bot has left or come back to, and delete the ladders that nobody will see again.

        What fails, or was interrupted, is done by the next call.

        Args:
            is_joined: tells whether the bot is in a server now, None as long as that is not known.

        Raises:
            TableError: STORE.
        """
        store = self._repository.store
        for guild, gone in (await store.gone_servers.with_ladders()).items():
            if not store.shards.owns(guild):
                continue
            joined = is_joined(guild)
            if joined and gone is not None:
                await store.gone_servers.forget(guild)
            elif joined is False and gone is None:
                await store.gone_servers.note(guild, self._repository.now)
            elif joined is False and gone is not None and self._repository.now - gone > KEPT_AFTER_REMOVAL:
                await self._delete(guild)

    async def _delete(self, guild: int) -> None:
        before = self._repository.now - KEPT_AFTER_REMOVAL
        try:
            unrated = await self._repository.store.gone_servers.delete_ladders(guild, before)
        finally:
            # A deletion whose answer was lost may have been made.
            self._guild_settings.changed(guild)
        await self._repository.evict(unrated or ())
