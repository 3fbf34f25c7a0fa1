"""Tables in memory: at most one live object a table with one lock, loaded by replay, let go when others are busier."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from bot.store import Change, LogRow, Stale, Store, Stored, StoreUnavailable
from bot.tables.course import replay
from bot.tables.errors import Reason, TableError
from bot.tables.values import Place, Player, Table, seat_rows
from engine.chance import seed_digest
from engine.game import IllegalAction, Rules

HELD = 256
"""How many tables stay in memory; the others come back by replay."""


class Held:
    """One table's place in memory: its lock, and the table if it is loaded, with its seed that nobody may see yet."""

    __slots__ = ("__weakref__", "lock", "seed", "table")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.seed: str | None = None

    @property
    def loaded(self) -> Table:
        """The table; there is one inside `Shelf._hold`."""
        if self.table is None:
            raise RuntimeError("the table is not loaded")
        return self.table


class Shelf:
    """Holds tables and commits their changes; what may be done with them is said by the classes built on it."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Rules],
        *,
        held: int = HELD,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._games = games
        self._limit = held
        self._clock = clock
        # Whoever uses a table keeps it alive, so that there are never two objects, and two locks, for one table.
        self._all: WeakValueDictionary[int, Held] = WeakValueDictionary()
        self._lately: OrderedDict[int, Held] = OrderedDict()

    async def get(self, table_id: int) -> Table:
        """Return a table of any status.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        held = self._all.get(table_id)
        if held is not None and held.table is not None:
            self._touch(table_id, held)
            return held.table
        async with self._hold(table_id) as held:
            return held.loaded

    async def at(self, channel: int) -> Table | None:
        """Return the channel's table that is in its lobby or running, or None.

        Raises:
            TableError: STORE.
        """
        with self._weather():
            found = await self._store.live_in_channel(channel)
        return None if found is None else await self.get(found)

    async def last_finished(self, channel: int) -> Table | None:
        """Return the channel's latest finished table, or None.

        Raises:
            TableError: STORE.
        """
        with self._weather():
            found = await self._store.last_finished(channel)
        return None if found is None else await self.get(found)

    async def due(self) -> tuple[int, ...]:
        """Return the tables in which a computer must act, for starting them again after a restart.

        Raises:
            TableError: STORE.
        """
        with self._weather():
            return await self._store.due()

    async def set_board(self, table_id: int, message: int | None) -> Table:
        """Remember which message shows the table.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._hold(table_id) as held:
            await self._store.note(table_id, board=message)
            held.table = replace(held.loaded, board=message)
            return held.table

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._all)

    @asynccontextmanager
    async def _hold(self, table_id: int) -> AsyncIterator[Held]:
        """Give the one object of a table, locked and loaded; errors of the store come out as TableError."""
        held = self._all.get(table_id)
        if held is None:
            held = self._all[table_id] = Held()
        with self._weather():
            async with held.lock:
                if held.table is None:
                    stored = await self._store.load(table_id)
                    if stored is None:
                        raise TableError(Reason.NO_TABLE)
                    held.table = self._restored(stored)
                    held.seed = stored.game.seed
                self._touch(table_id, held)
                yield held

    async def _commit(self, held: Held, table: Table, *, log: tuple[LogRow, ...] = (), **values: Any) -> Table:
        """Commit `table` in place of the one that is held; anything that fails leaves that one as it is stored."""
        before = held.loaded
        now = self._now
        table = replace(table, updated=now)
        if not table.status.live:
            table = replace(table, finished=now, seed=held.seed)
        change = Change(
            before.id,
            before.version,
            {
                "status": table.status.value,
                "version": table.version,
                "host": table.host,
                "due": table.computer_due,
                "updated": table.updated,
                "finished": table.finished,
                **values,
            },
            seats=seat_rows(table.players) if table.players != before.players else None,
            log=log,
        )
        try:
            await self._store.change(change)
        except BaseException:
            # What is stored is the truth, also after a lost connection or a cancelled task: it is read again.
            held.table = None
            raise
        held.table = table
        return table

    @property
    def _now(self) -> int:
        return int(self._clock())

    @contextmanager
    def _weather(self) -> Iterator[None]:
        try:
            yield
        except StoreUnavailable as error:
            raise TableError(Reason.STORE) from error
        except Stale as error:
            raise TableError(Reason.STALE) from error

    def _touch(self, table_id: int, held: Held) -> None:
        self._lately[table_id] = held
        self._lately.move_to_end(table_id)
        while len(self._lately) > self._limit:
            self._lately.popitem(last=False)

    def _restored(self, stored: Stored) -> Table:
        game = stored.game
        rules = self._games.get(game.kind)
        if rules is not None and game.seed is not None and rules.version != game.rules:
            rules = None
        course = None
        if rules is not None and game.seed is not None:
            start = stored.log[0].first - 1 if stored.log else game.version
            try:
                course = replay(rules, rules.new(game.size, game.options, game.seed), start, stored.log)
            except IllegalAction:
                rules = None
        return Table(
            id=game.id,
            kind=game.kind,
            rules=rules,
            size=game.size,
            options=game.options,
            status=game.status,
            version=game.version,
            place=Place(game.guild, game.channel),
            host=game.host,
            language=game.language,
            players=tuple(Player(row.seat, row.user, row.name, row.computer) for row in stored.seats),
            board=game.board,
            seed_digest=seed_digest(game.seed) if game.seed else None,
            seed=None if game.status.live else game.seed,
            created=game.created,
            updated=game.updated,
            finished=game.finished,
            course=course,
        )
