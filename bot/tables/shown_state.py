"""The outbox: what channels show, what is due to tables after commits, and when tables wake."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.domain.outages import Outage
from bot.store import Settled, ShownState
from bot.tables.repository import CachedTable, Repository
from bot.tables.seat_history import ChannelRef
from bot.tables.table import Table


class LockedOutbox:
    """A locked table whose shown state is about to be stored."""

    def __init__(self, repository: Repository, cached: CachedTable) -> None:
        self._repository = repository
        self._cached = cached

    @property
    def table(self) -> Table:
        """The table in its present state."""
        return self._cached.loaded

    async def note(self, shown: ShownState, settled: Settled | None) -> Table:
        """Store what the channel shows now; return the table with it.

        Args:
            shown: what it shows.
            settled: the version for which nothing is due, and until when; None if something is due.

        Raises:
            TableError: STORE.
        """
        return await self._repository.show(self._cached, shown, settled=settled)


class Outbox:
    """Stores what a table's channel shows, under the lock of the table."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    def tell_owed(self, wake: Callable[[int], None]) -> None:
        """Have `wake` called with each table to which something is owed because another one was changed."""
        self._repository.on_owed = wake

    async def update_shown(
        self, table_id: int, change: Callable[[Table, ShownState], ShownState], *, owed: bool = False
    ) -> Table:
        """Store what the channel shows now.

        Args:
            table_id: the table.
            change: makes the new shown state from the table and the former one.
            owed: whether something may be due because of it.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            return await self._repository.show(cached, change(cached.loaded, cached.loaded.shown), owed=owed)

    @asynccontextmanager
    async def locked(self, table_id: int) -> AsyncIterator[LockedOutbox]:
        """Lock a table, so that the caller can find out what is due before storing what is shown.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            yield LockedOutbox(self._repository, cached)

    async def settle(self, table: Table, wakes: int | None = None) -> None:
        """Store that nothing is due to an unchanged table until it wakes, unless that is stored already.

        If the table has changed in anything, it must be looked at again first, so nothing is stored.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table.id) as cached:
            if cached.loaded == table and (cached.owed or cached.wakes != wakes):
                await self._repository.show(cached, table.shown, settled=Settled(table.version, wakes))

    async def give_up(self, table_id: int) -> None:
        """Store that nothing can be shown any more for a table that is over.

        Its messages stay known: what they tell may change once more.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            if not table.status.live:
                shown, version = table.shown, table.version
                bare = ShownState(note=shown.note, note_version=version, board=shown.board, board_version=version)
                bare = replace(bare, pinged={}, attempts=shown.attempts)
                await self._repository.show(cached, bare, settled=Settled(version))

    async def repost(self, table_id: int) -> Table:
        """Request that the table's message is posted again.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            return await self._repository.show(cached, replace(cached.loaded.shown, repost=True), owed=True)

    async def note_sleep(self, channel: int, *, asleep: bool) -> Table | None:
        """Store whether the thread of a live table is asleep; return the table if that is new.

        Raises:
            TableError: STORE.
        """
        found = await self._repository.store.live_in_channel(channel)
        if found is None:
            return None
        async with self._repository.lock(found) as cached:
            shown = cached.loaded.shown
            if shown.asleep == asleep:
                return None
            return await self._repository.show(cached, replace(shown, asleep=asleep), owed=asleep)

    async def awake_channels(self) -> tuple[ChannelRef, ...]:
        """Return the channels of live tables whose threads are not known to be asleep.

        Raises:
            TableError: STORE.
        """
        return tuple(ChannelRef(*pair) for pair in await self._repository.store.outbox.awake())

    async def owed(self) -> tuple[int, ...]:
        """Return the tables to which something is due.

        If several processes share the store, a table that is not known here to be due was changed by another process
        (by an erasure there), and is read again.

        Raises:
            TableError: STORE.
        """
        owed = await self._repository.store.outbox.owed()
        if not self._repository.store.shards.whole:
            await self._repository.evict(self._repository.nothing_due(owed))
        return owed

    async def next_wake(self) -> int | None:
        """Return the first moment at which a table wakes, in seconds since 1970.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.outbox.next_wake()

    async def wake_due(self, most: int) -> tuple[int, ...]:
        """Mark the tables whose moment has come as due, at most so many, and return them.

        Raises:
            TableError: STORE.
        """
        found = await self._repository.store.outbox.rouse(self._repository.now, most)
        self._repository.mark_due(found)
        return found

    async def heartbeats(self) -> tuple[dict[tuple[int, int], int], dict[tuple[int, int], tuple[Outage, ...]]]:
        """Return the last heartbeat of each shard (by shard count and index), and its outages.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.heartbeats.load()

    async def store_heartbeat(
        self, count: int, shards: Collection[int], at: int, ended: Mapping[int, Outage], oldest: int
    ) -> None:
        """Store a heartbeat of these shards, and the outages that end with it.

        Raises:
            TableError: STORE.
        """
        await self._repository.store.heartbeats.give(count, shards, at, ended, oldest)

    async def unneeded_emoji(self, names: Collection[str], at: int) -> Mapping[str, int]:
        """Store which app emoji exist and are not needed, and drop all others; return since when each is so.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.app_emojis.unwanted(names, at)
