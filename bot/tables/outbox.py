"""What is still to be done after commits: what channels show, which tables are owed something, which wake."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.domain.outages import Outage
from bot.store import Rest, Shown
from bot.tables.players import Place
from bot.tables.repository import Held, Shelf
from bot.tables.table import Table


class Noting:
    """A table that is locked while it is noted what its channel shows."""

    def __init__(self, shelf: Shelf, held: Held) -> None:
        self._shelf = shelf
        self._held = held

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self._held.loaded

    async def note(self, shown: Shown, settled: Rest | None) -> Table:
        """Remember that the channel shows something else now; return the table as it is then.

        Args:
            shown: what it shows.
            settled: for which version there is nothing more to do, and until when; None if there is something.

        Raises:
            TableError: STORE.
        """
        return await self._shelf.show(self._held, shown, settled=settled)


class Showing:
    """Keeps what a table's channel shows beside the table, both under its one lock."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def note(self, table_id: int, change: Callable[[Table, Shown], Shown], *, owed: bool = False) -> Table:
        """Remember that the channel shows something else now.

        Args:
            table_id: the table.
            change: makes what is shown now out of the table and what was shown before.
            owed: whether there may be something to be done because of it.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            return await self._shelf.show(held, change(held.loaded, held.loaded.shown), owed=owed)

    @asynccontextmanager
    async def noting(self, table_id: int) -> AsyncIterator[Noting]:
        """Give a table under its lock, so that it can be found out what is left to do before that is noted.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            yield Noting(self._shelf, held)

    async def settle(self, table: Table, wakes: int | None = None) -> None:
        """Remember that nothing is owed to a table that is as it was until it wakes, if that is not remembered yet.

        If anything of it is another by now, be it something beside the game, it is to be looked at again first.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table.id) as held:
            if held.loaded == table and (held.owed or held.wakes != wakes):
                await self._shelf.show(held, table.shown, settled=Rest(table.version, wakes))

    async def give_up(self, table_id: int) -> None:
        """Remember that there is nothing to be shown any more, and no place where it could be.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            if not table.status.live:
                bare = replace(Shown(), called={}, attempts=table.shown.attempts)
                await self._shelf.show(held, bare, settled=Rest(table.version))

    async def repost(self, table_id: int) -> Table:
        """Have the table's message posted anew.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            return await self._shelf.show(held, replace(held.loaded.shown, repost=True), owed=True)

    async def note_sleep(self, channel: int, *, asleep: bool) -> Table | None:
        """Remember whether the thread of a live table is asleep; return the table if that was not known.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            found = await self._shelf.store.live_in_channel(channel)
        if found is None:
            return None
        async with self._shelf.hold(found) as held:
            shown = held.loaded.shown
            if shown.asleep == asleep:
                return None
            return await self._shelf.show(held, replace(shown, asleep=asleep), owed=asleep)

    async def awake(self) -> tuple[Place, ...]:
        """Return where live tables stand whose threads are not known to be asleep.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return tuple(Place(*place) for place in await self._shelf.store.duties.awake())

    async def owed(self) -> tuple[int, ...]:
        """Return the tables for which something is to be done.

        Where several processes share the store, one that knows nothing of it was changed by another (somebody had his
        data deleted there), and is read anew.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            owed = await self._shelf.store.duties.owed()
        if not self._shelf.store.shards.whole:
            await self._shelf.let_go(self._shelf.settled(owed))
        return owed

    async def next_wake(self) -> int | None:
        """Return the first moment at which a table wakes, in seconds since 1970.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.duties.next_wake()

    async def rouse(self, most: int) -> tuple[int, ...]:
        """Note that something is owed to the tables whose moment has come, at most so many, and return them.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            found = await self._shelf.store.duties.rouse(self._shelf.now, most)
        self._shelf.owe(found)
        return found

    async def signs(self) -> tuple[dict[tuple[int, int], int], dict[tuple[int, int], tuple[Outage, ...]]]:
        """Return the last sign of life of each shard (of how many, which), and its outages.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.signs.load()

    async def give_sign(
        self, count: int, shards: Collection[int], at: int, ended: Mapping[int, Outage], oldest: int
    ) -> None:
        """Note that these shards of so many are alive, and the outages that end with that.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            await self._shelf.store.signs.give(count, shards, at, ended, oldest)

    async def unwanted_icons(self, names: Collection[str], at: int) -> Mapping[str, int]:
        """Note which icons are there and not wanted, and forget all others; return since when each has been so.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.icons.unwanted(names, at)
