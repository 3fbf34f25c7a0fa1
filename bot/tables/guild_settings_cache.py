"""A cache of guild settings: they are read for each table that is shown or opened, and seldom changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.domain.guild_settings import NO_SETTINGS, Settings
from bot.helpers.bounded_dict import BoundedDict
from bot.helpers.read_through_cache import ReadThroughCache, one_by_one
from bot.tables.repository import Repository

_REMEMBERED: Final = 4096


class GuildSettingsCache:
    """Reads, caches and changes guild settings; those of guilds of another process are read each time."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        store = repository.store
        self._known: ReadThroughCache[int, Settings] = ReadThroughCache(
            one_by_one(lambda guild: store.guild_settings.of(guild)), store.shards.owns
        )
        self._latest: BoundedDict[int, Settings] = BoundedDict(_REMEMBERED)
        self._changes = 0

    async def of(self, guild: int) -> Settings:
        """Return the settings of a guild.

        Raises:
            TableError: STORE.
        """
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
        """Change the settings of a guild; `change` maps the stored settings to the new ones.

        Returns:
            The tables to look at now; the caller must not hold the lock of any of them.

        Raises:
            TableError: STORE.
        """
        try:
            found = await self._repository.store.guild_settings.change(guild, change)
        finally:
            # A change whose answer was lost may have been made.
            self.changed(guild)
        self._repository.mark_due(found)
        return found

    def changed(self, guild: int) -> None:
        """Forget the settings of a guild, for the stored ones may be others now."""
        # A value that is being read now may be older.
        self._changes += 1
        self._known.changed([guild])
