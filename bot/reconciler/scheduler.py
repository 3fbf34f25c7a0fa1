"""What sees to tables without anybody's press: a sweep once a minute, their own moments as they come; signs of life."""

from __future__ import annotations

import asyncio
import logging

from bot.domain.clock import Clock
from bot.domain.outages import SIGN
from bot.reconciler.reconciler import Reconciler
from bot.reconciler.threads import Threads
from bot.scheduling.heartbeat import Signs
from bot.tables import TableError, Tables
from bot.telemetry.metrics import TIMERS

log = logging.getLogger(__name__)

FORGET = 3600.0
"""Seconds between two looks for lessons that are to be forgotten."""
LOOK = 3600.0
"""Seconds between two looks for threads that have fallen asleep unheard."""
SWEEP = 60.0
"""Seconds between two sweeps, and at most until a moment that was set in the meantime is noticed."""
_MOST = 100


class Watch:
    """Runs beside the client, from its first connection to its end."""

    def __init__(
        self,
        tables: Tables,
        reconciler: Reconciler,
        clock: Clock,
        signs: Signs | None = None,
        threads: Threads | None = None,
    ) -> None:
        self._tables = tables
        self._threads = threads
        self._reconciler = reconciler
        self._clock = clock
        self._signs = signs
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    def start(self) -> None:
        """Begin, if it has not begun and is not to end."""
        if not self._tasks and not self._closed:
            self._tasks = [asyncio.create_task(work()) for work in (self._sweep, self._tick, self._forget, self._clean)]
            if self._signs is not None:
                self._tasks.append(asyncio.create_task(self._live(self._signs)))
            if self._threads is not None:
                self._tasks.append(asyncio.create_task(self._look(self._threads)))

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
                await self._clock.sleep(await self.rouse())
            except Exception:
                log.exception("the tables whose moment has come could not be seen to")
                await self._clock.sleep(SWEEP)

    async def rouse(self) -> float:
        """See to the tables whose moment has come; return in how many seconds to look again.

        That something is owed to them is stored before anything is done, so it is done even if the bot ends now.
        """
        try:
            due = await self._tables.outbox.next_wake()
            roused = await self._tables.outbox.wake_due(_MOST)
            if due is not None and roused:
                TIMERS.observe(max(0.0, self._clock.now() - due))
            for table_id in roused:
                self._reconciler.wake(table_id)
            first = await self._tables.outbox.next_wake()
        except TableError as error:
            log.warning("the tables whose moment has come could not be read (%s)", error.reason)
            return SWEEP
        return SWEEP if first is None else min(max(first - self._clock.now(), 1.0), SWEEP)

    async def _forget(self) -> None:
        while True:
            try:
                await self._tables.lesson_progress.expire()
            except TableError as error:
                log.warning("lessons could not be forgotten (%s)", error.reason)
            except Exception:
                log.exception("lessons could not be forgotten")
            await self._clock.sleep(FORGET)

    async def _clean(self) -> None:
        while True:
            try:
                await self._tables.disk_cleanup.run()
            except TableError as error:
                log.warning("what was deleted could not be removed from the disk (%s)", error.reason)
            except Exception:
                log.exception("what was deleted could not be removed from the disk")
            await self._clock.sleep(SWEEP)

    async def _look(self, threads: Threads) -> None:
        while True:
            await self._clock.sleep(LOOK)
            try:
                await threads.look()
            except Exception:
                log.exception("sleeping threads could not be looked for")

    async def _live(self, signs: Signs) -> None:
        while True:
            try:
                await signs.give()
            except TableError as error:
                log.warning("a sign of life could not be stored (%s)", error.reason)
            except Exception:
                log.exception("no sign of life could be given")
            await self._clock.sleep(SIGN)
