"""Computer merchants: they act as soon as they are asked, off the event loop, and never leave a table waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.tables import Table, TableError, Tables

log = logging.getLogger(__name__)

_AT_ONCE = 500
_RETRIES = (1, 5, 30, 120)  # seconds


class Computers:
    """Plays for the computers of all tables; `late` is called with a table where that happened only later."""

    def __init__(self, tables: Tables, late: Callable[[int], Awaitable[None]]) -> None:
        self._tables = tables
        self._late = late
        self._tasks: set[asyncio.Task[None]] = set()

    async def play(self, table: Table) -> Table:
        """Let computers act until a person is asked or the game is over; return the table as it is then.

        If the store fails meanwhile, what is done stands and the rest is tried again later.
        """
        try:
            return await self._play(table)
        except TableError as error:
            log.warning("table %s: a computer could not act (%s), trying again", table.id, error.reason)
            task = asyncio.create_task(self._retry(table.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return table

    async def close(self) -> None:
        """Stop trying again."""
        for task in self._tasks:
            task.cancel()

    async def _play(self, table: Table) -> Table:
        for _ in range(_AT_ONCE):
            if not table.computer_due:
                break
            turn = await self._tables.play_computer(table.id)
            if turn is None:
                break
            table = turn.table
        return table

    async def _retry(self, table_id: int) -> None:
        for delay in _RETRIES:
            await asyncio.sleep(delay)
            try:
                await self._play(await self._tables.get(table_id))
                await self._late(table_id)
            except TableError:
                continue
            except Exception:
                log.exception("table %s: the computers' moves could not be shown", table_id)
            return
