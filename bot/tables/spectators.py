"""Watching tables: whoever has no seat may be told when a round ends, or only find the table in his list."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, Final

from bot.store import Watch
from bot.tables.errors import Reason, TableError
from bot.tables.repository import Held, Shelf
from bot.tables.spectator_updates import may_watch, to_tell, watch_of
from bot.tables.table import Table

MOST: Final = 50
"""How many may watch one table."""


class Watching:
    """Who watches. It is no change of the table: nothing that it shows is another one because of it."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def tables_of(self, user: int) -> tuple[Table, ...]:
        """Return the live tables that somebody watches, as they are now.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            found = await self._shelf.store.watching.of(user)
        tables = [await self._shelf.get(number) for number in found]
        return tuple(table for table in tables if table.status.live and watch_of(table, user) is not None)

    async def watch(self, table_id: int, user: int, *, letters: bool) -> Table:
        """Let somebody watch a running game from now on; whoever does so already is told in another way from now on.

        What has happened so far is known to him: he is not told of it. Where none could be sent, one is tried again.

        Raises:
            TableError: WATCH_SEATED, WATCH_FULL, NOT_RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            may_watch(table, user)
            before = watch_of(table, user)
            if before is None and len(table.watches) >= MOST:
                raise TableError(Reason.WATCH_FULL)
            if before is not None and before.letters == letters and not before.closed:
                return table
            at = self._shelf.now if before is None else before.at
            watch = Watch(user, letters, rounds_known=to_tell(table), writing=None, closed=False, at=at)
            others = tuple(one for one in table.watches if one.user != user)
            return await self._kept(held, (*others, watch), self._shelf.store.watching.put(table.id, watch))

    async def stop(self, table_id: int, *users: int) -> Table:
        """Let people watch no longer; whoever does not watch is none the matter.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            left = tuple(one for one in held.loaded.watches if one.user not in users)
            if len(left) == len(held.loaded.watches):
                return held.loaded
            return await self._kept(held, left, self._shelf.store.watching.drop(table_id, users))

    async def note(self, table_id: int, user: int, **known: Any) -> Table:
        """Remember of somebody who watches what has become of his letter.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            watches = tuple(replace(one, **known) if one.user == user else one for one in held.loaded.watches)
            return await self._kept(held, watches, self._shelf.store.watching.note(table_id, user, known))

    def wants(self, table_id: int, user: int, count: int) -> bool:
        """Whether somebody is still to be told what makes so many things with it, as far as is known here and now."""
        table = self._shelf.peek(table_id)
        watch = None if table is None else watch_of(table, user)
        return table is None or (watch is not None and watch.letters and watch.rounds_known < count)

    async def _kept(self, held: Held, watches: tuple[Watch, ...], storing: Awaitable[None]) -> Table:
        try:
            await storing
        except BaseException:
            held.table = None
            raise
        held.table = replace(held.loaded, watches=watches)
        return held.table
