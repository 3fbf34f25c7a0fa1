"""What is done without a press: tables are swept each minute and at their moments; heartbeats, welcomes and so on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from bot.deadlines.outage_tracker import OutageTracker
from bot.domain.clock import Clock
from bot.domain.outages import HEARTBEAT_INTERVAL
from bot.reconciler.announcements import ServerAnnouncements
from bot.reconciler.archived_threads import ArchivedThreads
from bot.reconciler.reconciler import Reconciler
from bot.reconciler.welcomes import ServerWelcomes
from bot.tables import TableError, Tables
from bot.telemetry.metrics import TIMERS

log = logging.getLogger(__name__)

FORGET_EVERY = 3600.0
"""Seconds between two searches for lessons and welcomes that are old enough to be forgotten."""
LOOK_EVERY = 3600.0
"""Seconds between two searches for what no event told: archived threads, games without a result, left servers."""
SWEEP_EVERY = 60.0
"""Seconds between two sweeps; a moment that is set meanwhile is noticed no later."""
RESULTS_AFTER = 30.0
"""Seconds after the start until older games get their results: before that, people are answered."""
RESULT_PAUSE = 0.1
"""Seconds between two older games that get their results; replaying one takes some milliseconds."""
_MOST = 100


@contextmanager
def _failure_logged(failure: str) -> Iterator[None]:
    """Log an error of what is done in this context, and end the context: it is done again later."""
    try:
        yield
    except TableError as error:
        log.warning("%s (%s)", failure, error.reason)
    except Exception:
        log.exception("%s", failure)


class BackgroundJobs:
    """Runs beside the client, from its first connection to its end."""

    def __init__(
        self,
        tables: Tables,
        reconciler: Reconciler,
        clock: Clock,
        heartbeat: OutageTracker | None = None,
        threads: ArchivedThreads | None = None,
        welcomes: ServerWelcomes[Any, Any] | None = None,
        is_joined: Callable[[int], bool | None] | None = None,
        announcements: ServerAnnouncements[Any, Any] | None = None,
    ) -> None:
        self._tables = tables
        self._threads = threads
        self._welcomes = welcomes
        self._is_joined = is_joined
        self._announcements = announcements
        self._reconciler = reconciler
        self._clock = clock
        self._heartbeat = heartbeat
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    def start(self) -> None:
        """Begin, unless it has begun or was closed."""
        if not self._tasks and not self._closed:
            works = (self._sweep, self._tick, self._forget_old, self._clean_up, self._fill_results)
            self._tasks = [asyncio.create_task(work()) for work in works]
            if self._heartbeat is not None:
                self._tasks.append(asyncio.create_task(self._send_heartbeats(self._heartbeat)))
            if self._threads is not None:
                self._tasks.append(asyncio.create_task(self._find_archived(self._threads)))
            if self._welcomes is not None:
                self._tasks.append(asyncio.create_task(self._welcome(self._welcomes)))
            if self._is_joined is not None:
                self._tasks.append(asyncio.create_task(self._look_for_gone_servers(self._is_joined)))
            if self._announcements is not None:
                self._tasks.append(asyncio.create_task(self._announce(self._announcements)))

    async def close(self) -> None:
        """Stop; it cannot be started again."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _sweep(self) -> None:
        while True:
            await self._clock.sleep(SWEEP_EVERY)
            try:
                await self._reconciler.sweep()
            except Exception:
                log.exception("a sweep failed")

    async def _tick(self) -> None:
        while True:
            try:
                await self._clock.sleep(await self.wake_due())
            except Exception:
                log.exception("the tables whose moment has come could not be seen to")
                await self._clock.sleep(SWEEP_EVERY)

    async def wake_due(self) -> float:
        """Wake the tables whose moment has come; return in how many seconds to look again.

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
            return SWEEP_EVERY
        return SWEEP_EVERY if first is None else min(max(first - self._clock.now(), 1.0), SWEEP_EVERY)

    async def _forget_old(self) -> None:
        while True:
            with _failure_logged("old lessons and welcomes could not be forgotten"):
                await self._tables.lesson_progress.expire()
                await self._tables.welcomes.expire()
            await self._clock.sleep(FORGET_EVERY)

    async def _clean_up(self) -> None:
        while True:
            with _failure_logged("what was deleted could not be removed from the disk"):
                await self._tables.disk_cleanup.run()
            await self._clock.sleep(SWEEP_EVERY)

    async def _fill_results(self) -> None:
        await self._clock.sleep(RESULTS_AFTER)
        while True:
            pause = SWEEP_EVERY
            with _failure_logged("older games could not get their results"):
                await self.fill_results()
                pause = LOOK_EVERY
            await self._clock.sleep(pause)

    async def fill_results(self) -> None:
        """Give results to the games that ended without one, one after the other; another call does what fails.

        Raises:
            TableError: STORE, they cannot be found.
        """
        done, failed, last = 0, 0, 0
        while games := await self._tables.missing_results.find(last):
            for game in games:
                try:
                    await self._tables.missing_results.fill(game)
                    done += 1
                except TableError:
                    failed += 1
                last = game.game
                await self._clock.sleep(RESULT_PAUSE)
        if done or failed:
            log.info("%s older games got their results, %s could not yet", done, failed)

    async def _find_archived(self, threads: ArchivedThreads) -> None:
        while True:
            await self._clock.sleep(LOOK_EVERY)
            try:
                await threads.find_archived()
            except Exception:
                log.exception("sleeping threads could not be looked for")

    async def _welcome(self, welcomes: ServerWelcomes[Any, Any]) -> None:
        while True:
            await welcomes.next_look()
            try:
                await welcomes.look()
            except Exception:
                log.exception("new servers could not be welcomed")

    async def _look_for_gone_servers(self, is_joined: Callable[[int], bool | None]) -> None:
        # Until then each shard has probably told of its servers.
        await self._clock.sleep(SWEEP_EVERY)
        while True:
            with _failure_logged("the ladders of servers that the bot has left could not be looked after"):
                await self._tables.gone_servers.look(is_joined)
            await self._clock.sleep(LOOK_EVERY)

    async def _announce(self, announcements: ServerAnnouncements[Any, Any]) -> None:
        while True:
            await announcements.next_look()
            with _failure_logged("tables and results could not be announced"):
                await announcements.look()

    async def _send_heartbeats(self, heartbeat: OutageTracker) -> None:
        while True:
            try:
                await heartbeat.give()
            except TableError as error:
                log.warning("a sign of life could not be stored (%s)", error.reason)
            except Exception:
                log.exception("no sign of life could be given")
            await self._clock.sleep(HEARTBEAT_INTERVAL)
