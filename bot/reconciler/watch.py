"""What sees to tables without anybody's press: a sweep once a minute, and timers as they fall due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from bot.clock import Clock
from bot.reconciler.reconciler import Reconciler
from bot.tables import Due, TableError, Tables

log = logging.getLogger(__name__)

SWEEP = 60.0
"""Seconds between two sweeps, and at most until a timer that was set in the meantime is noticed."""
_MOST_TIMERS = 100

Fire = Callable[[Due], Awaitable[None]]


class Watch:
    """Runs beside the client, from its first connection to its end."""

    def __init__(self, tables: Tables, reconciler: Reconciler, clock: Clock, timers: Mapping[str, Fire]) -> None:
        self._tables = tables
        self._reconciler = reconciler
        self._clock = clock
        self._timers = timers
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    def start(self) -> None:
        """Begin, if it has not begun and is not to end."""
        if not self._tasks and not self._closed:
            self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._tick())]

    async def close(self) -> None:
        """Stop for good."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _sweep(self) -> None:
        while True:
            await self._clock.sleep(SWEEP)
            try:
                await self._reconciler.sweep()
            except Exception:
                log.exception("a sweep failed")

    async def _tick(self) -> None:
        while True:
            try:
                await self._clock.sleep(await self.fire())
            except Exception:
                log.exception("the timers failed")
                await self._clock.sleep(SWEEP)

    async def fire(self) -> float:
        """Do what the timers that are due are for; return in how many seconds to look again.

        A timer that fails stays, and comes again at the next look.
        """
        try:
            due = await self._tables.showing.due(_MOST_TIMERS)
            for one in due:
                await self._fire(one)
            first = await self._tables.showing.next_timer()
        except TableError as error:
            log.warning("the timers could not be read (%s)", error.reason)
            return SWEEP
        if first is None:
            return SWEEP
        # One that is still there although it is due has failed just now.
        return min(max(first - self._clock.now(), 1.0), SWEEP)

    async def _fire(self, due: Due) -> None:
        try:
            fire = self._timers.get(due.timer.kind)
            if fire is not None:
                await fire(due)
            await self._tables.showing.drop_timer(due)
        except TableError as error:
            log.warning("table %s: a timer could not do its work (%s)", due.game, error.reason)
            return
        except Exception:
            log.exception("table %s: a timer failed", due.game)
            return
        self._reconciler.wake(due.game)
