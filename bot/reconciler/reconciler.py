"""The reconciler: compares a table with what its channel shows, and does the steps that are missing.

It is level-triggered: a press, a moment, a start, a new gateway session and the sweep all lead here, and the steps
follow from what is stored alone. A step that fails is tried again for as long as the table has something owed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

from bot.domain.clock import Clock
from bot.reconciler.diff import BackgroundStep, PlayComputer, Step, due_steps
from bot.reconciler.due_actions import next_due_at
from bot.reconciler.executor import Executor
from bot.reconciler.ports import ChannelGone, DiscordFailure, Forbidden, Rejected, Response, Slow, TimedOut, Unexplained
from bot.reconciler.tables_being_opened import TablesBeingOpened
from bot.tables import ChannelRef, Reason, Slot, Table, TableError, Tables

log = logging.getLogger(__name__)

SHORTEST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds between two scheduled tries of what fails, at least and at most."""
PAUSE_SHARE = 0.5
"""How long a pause is, as a share of the time for which the step has failed."""
FORBIDDEN_PAUSE = 3600.0
"""Seconds until a refused step is tried again, unless something about the channel changes."""
UNEXPLAINED_PAUSE = 300.0
"""The same where the bot may be timed out and it could not be found out until when."""
LASTING_REJECTIONS = 5
"""How often in a row Discord must reject a message for that to count as a fault of the bot."""
_PATIENCE = 15
"""For how many seconds, at most, a press waits to hear whether that is so."""
GIVEN_UP = 7 * 24 * 3600.0
"""Seconds after which the bot stops trying to show the end of a game, or to draw it again."""
SPACING = 0.05
"""Seconds between the starts of two tables in a sweep, so that nobody who presses meanwhile has to wait."""
TABLES_AT_ONCE = 8
"""How many tables are reconciled in the background at the same time."""
_MOST_STEPS = 1000
_TABLE = "table"
"""The retry key of a table that cannot be read."""


@dataclass(slots=True)
class _FailingStep:
    """A step that fails: since when, and how often in a row Discord has rejected what was sent."""

    since: float
    rejected: int = 0


@dataclass(slots=True)
class _DelayedTable:
    """A table that could not be brought up to date: since when, which steps fail, what comes next."""

    since: float
    channel: int
    guild: int
    failing: dict[str, _FailingStep] = field(default_factory=dict)
    forbidden: bool = False
    next_try: float = 0.0
    retry: asyncio.Task[None] | None = field(default=None)


@dataclass(slots=True, eq=False)
class _ActivePass:
    """A table that is being reconciled, and whether something about its channel has changed meanwhile."""

    channel: ChannelRef
    changed: bool = False


class Reconciler:
    """Brings tables' channels up to date; all that must not be lost is in the store.

    Args:
        tables: all tables.
        executor: does the steps.
        clock: the time.
        looked_at: is called with each table that was reconciled: it may have changed.
    """

    def __init__(
        self,
        tables: Tables,
        executor: Executor[Any, Any],
        clock: Clock,
        looked_at: Callable[[int], None] = lambda table_id: None,
    ) -> None:
        self._tables = tables
        self._executor = executor
        self._clock = clock
        self._contexts = executor.contexts
        self._looked_at = looked_at
        self.openings = TablesBeingOpened()
        """Where a user opens a table: nothing in the background shows it before them."""
        self.after_pass: Callable[[Table], None] = lambda table: None
        """Learns of each table whose channel has been brought up to date as far as that succeeds."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._late: dict[int, _DelayedTable] = {}
        self._passes: list[_ActivePass] = []
        self._background: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._background_tasks: dict[int, asyncio.Task[None]] = {}
        self._background_due: set[int] = set()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(TABLES_AT_ONCE)
        self._closed = False
        tables.outbox.tell_owed(self.wake)

    async def reconcile(self, table_id: int, *, response: Response[Any] | None = None) -> DiscordFailure | None:
        """Do the steps of a table as far as they succeed now; try the others again later.

        Args:
            table_id: the table.
            response: that to the press or command that caused this, if a step may use it.

        Returns:
            What the channel refuses or Discord rejects, so that the user who pressed is told; None if nothing.
        """
        try:
            async with self._locks.setdefault(table_id, asyncio.Lock()):
                return await self._pass(table_id, response)
        except TableError as error:
            if error.reason is not Reason.NO_TABLE:
                self._try_later(table_id, {_TABLE: error}, None)
        except Exception as error:
            log.exception("table %s: what is to be done could not be found out", table_id)
            self._try_later(table_id, {_TABLE: error}, None)
        return None

    async def is_always_rejected(self, table_id: int) -> bool:
        """Wait until it is known whether Discord always rejects a table's message, and return that."""
        for _ in range(_PATIENCE):
            late = self._late.get(table_id)
            failing = [] if late is None else [late.failing.get(slot.value) for slot in Slot]
            rejected = max((one.rejected for one in failing if one is not None), default=0)
            if not 0 < rejected < LASTING_REJECTIONS:
                return rejected > 0
            await self._clock.sleep(SHORTEST_PAUSE)
        return False

    def seconds_behind(self, *, refused: bool) -> tuple[float, ...]:
        """Return for how many seconds each table has been behind: those that are refused, or the others."""
        return tuple(self._clock.now() - late.since for late in self._late.values() if late.forbidden is refused)

    async def play_computers(self, table: Table) -> Table:
        """Let the computers act until a person is asked, one has to think or the game is over.

        Return the table as it is then.

        If the store fails meanwhile, what is done stands and the rest is tried again later.
        """
        try:
            for _ in range(_MOST_STEPS):
                if self._tables.is_search_next(table) or not self._computer_due(table):
                    break
                table = (await self._executor.do(table, PlayComputer(), None)).table
        except TableError as error:
            self._try_later(table.id, {PlayComputer.retry_key: error}, table)
        return table

    def _computer_due(self, table: Table) -> bool:
        return table.computer_due and self._tables.is_responsible_for(table)

    async def wait_for_computers(self, table_id: int) -> None:
        """Wait until the computers of a table that think now have acted."""
        if table_id in self._thinking:
            await self._clock.within(LONGEST_PAUSE, self._thinking[table_id])

    def wake(self, table_id: int) -> None:
        """Reconcile a table in the background at once, even if it would be tried again only later."""
        if self._closed:
            return
        if table_id in self._background:
            self._again.add(table_id)
            return
        late = self._late.get(table_id)
        if late is not None and late.retry is not None:
            late.retry.cancel()
            late.retry = None
        task = asyncio.create_task(self._run(table_id))
        self._background[table_id] = task

    def wake_channel(self, *, guild: int, channel: int | None = None) -> None:
        """Try again at once what a server or channel refuses: something about it has changed."""
        for one in self._passes:
            one.changed = one.changed or (one.channel.guild == guild and channel in (None, one.channel.channel))
        for table_id, late in list(self._late.items()):
            if late.guild == guild and channel in (None, late.channel):
                self.wake(table_id)

    async def sweep(
        self, *, fresh: bool = False, among: Callable[[int], bool] = lambda guild: True, refused: bool = True
    ) -> int:
        """Reconcile each table that is owed something and is not being reconciled; return how many.

        Args:
            fresh: whether what failed before may work now, so that no pause counts.
            among: in which servers that is so.
            refused: whether it is so of what was refused, too.
        """
        try:
            owed = await self._tables.outbox.owed()
        except TableError as error:
            log.warning("the store does not say what is to be done (%s)", error.reason)
            return 0
        started = 0
        for table_id in owed:
            late = self._late.get(table_id)
            if table_id in self._background:
                continue
            if late is not None and late.retry is not None:
                tried_again = fresh and among(late.guild) and (refused or not late.forbidden)
                if not tried_again:
                    continue
            self.wake(table_id)
            started += 1
            await self._clock.sleep(SPACING)
        return started

    async def close(self) -> None:
        """Stop; what is left to do is done after the next start."""
        self._closed = True
        retries = [late.retry for late in self._late.values() if late.retry]
        tasks = [*self._background.values(), *self._background_tasks.values(), *self._thinking.values(), *retries]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: int) -> None:
        try:
            while True:
                self._again.discard(table_id)
                await self._wait_until_opened(table_id)
                async with self._room:
                    await self.reconcile(table_id)
                if table_id not in self._again:
                    return
        finally:
            self._background.pop(table_id, None)

    async def _wait_until_opened(self, table_id: int) -> None:
        """Wait until the command that opens this table has shown it."""
        if self.openings:
            with suppress(Exception):  # `reconcile` meets the error again and handles it
                await self.openings.wait((await self._tables.get(table_id)).channel_ref)

    async def _pass(self, table_id: int, response: Response[Any] | None) -> DiscordFailure | None:
        """Do steps until there is none, or only such as fail."""
        table = await self._tables.get(table_id)
        if not self._tables.is_responsible_for(table):
            return None  # what is owed is stored, and the process that cares for the table does it
        if response is None:
            # A press has committed what is so now.
            table = await self._tables.lobbies.with_present_obstacles(table)
        with self._watching_channel(table.channel_ref) as this_pass:
            try:
                return await self._steps_of(table, response, this_pass)
            finally:
                self._looked_at(table_id)

    @contextmanager
    def _watching_channel(self, channel: ChannelRef) -> Iterator[_ActivePass]:
        """Notice changes of a channel meanwhile: what it refuses may have been asked for before them."""
        one = _ActivePass(channel)
        self._passes.append(one)
        try:
            yield one
        finally:
            self._passes.remove(one)

    async def _steps_of(
        self, table: Table, response: Response[Any] | None, this_pass: _ActivePass
    ) -> DiscordFailure | None:
        table_id = table.id
        await self._contexts.load(table)
        failed: dict[str, Exception] = {}
        left: set[str] = set()
        steps, settled = self._due(table), False
        for _ in range(_MOST_STEPS):
            step = next((one for one in steps if one.retry_key not in failed and one.retry_key not in left), None)
            if step is None:
                break
            if isinstance(step, BackgroundStep):
                # Nobody waits for it: what the channel shows is right already.
                self._start_background_steps(table_id)
                left.add(step.retry_key)
                continue
            if isinstance(step, PlayComputer) and self._tables.is_search_next(table):
                # What people did is shown at once; what computers do is shown when all have acted.
                self._think(table_id)
                left.add(step.retry_key)
                continue
            try:
                table, found = await self._executor.do(table, step, response)
            except ChannelGone:
                await self._close_channel(table)
                return None
            except (DiscordFailure, TableError) as error:
                failed[step.retry_key] = error
                _log_failure(table, step, error)
                table, found = await self._tables.get(table_id), None
            steps, settled = self._due(table) if found is None else found, found == ()
        else:
            log.error("table %s: there is no end to what is to be done", table_id)
            failed["end"] = RuntimeError()
        self.after_pass(table)
        if late := self._late.get(table_id):
            late.failing = {key: one for key, one in late.failing.items() if key in failed or key in left}
        if not failed:
            if not left:
                await self._done(table, settled=settled)
            return None
        return await self._failed(table, failed, this_pass)

    async def _failed(
        self, table: Table, failed: Mapping[str, Exception], this_pass: _ActivePass
    ) -> DiscordFailure | None:
        """Schedule the failed steps again unless the table is given up; return what the user is told."""
        since = max(table.finished or 0, table.shown.redraw or 0)
        if not table.status.live and self._clock.now() - since > GIVEN_UP:
            log.warning("table %s: its end could not be shown for a week, and is not tried any more", table.id)
            await self._tables.outbox.give_up(table.id)
            self._late.pop(table.id, None)
            return None
        refused = next((error for error in failed.values() if isinstance(error, Forbidden)), None)
        self._try_later(table.id, failed, table)
        if refused is not None and this_pass.changed:
            self.wake(table.id)
        return refused or next((error for error in failed.values() if isinstance(error, Rejected)), None)

    def _think(self, table_id: int) -> None:
        """Let the computers of a table think and act in the background, and show it then."""
        if table_id not in self._thinking and not self._closed:
            self._thinking[table_id] = asyncio.create_task(self._think_now(table_id))

    async def _think_now(self, table_id: int) -> None:
        try:
            table = await self._tables.get(table_id)
            for _ in range(_MOST_STEPS):
                if not self._computer_due(table):
                    break
                table = (await self._executor.do(table, PlayComputer(), None)).table
        except TableError as error:
            if error.reason is not Reason.NO_TABLE:
                self._try_later(table_id, {PlayComputer.retry_key: error}, None)
            return
        except Exception as error:
            log.exception("table %s: its computers could not act", table_id)
            self._try_later(table_id, {PlayComputer.retry_key: error}, None)
            return
        finally:
            self._thinking.pop(table_id, None)
        self.wake(table_id)

    def _start_background_steps(self, table_id: int) -> None:
        """Do the background steps of a table beside everything else."""
        self._background_due.add(table_id)
        if table_id not in self._background_tasks and not self._closed:
            self._background_tasks[table_id] = asyncio.create_task(self._run_background_steps(table_id))

    async def _run_background_steps(self, table_id: int) -> None:
        try:
            while table_id in self._background_due:
                self._background_due.discard(table_id)
                await self._background_pass(table_id)
        except TableError as error:
            if error.reason is not Reason.NO_TABLE:
                self._try_later(table_id, {_TABLE: error}, None)
        except Exception as error:
            log.exception("table %s: what is to be done beside everything could not be done", table_id)
            self._try_later(table_id, {_TABLE: error}, None)
        finally:
            self._background_tasks.pop(table_id, None)

    async def _background_pass(self, table_id: int) -> None:
        table = await self._tables.get(table_id)
        with self._watching_channel(table.channel_ref) as this_pass:
            await self._background_steps_of(table, this_pass)

    async def _background_steps_of(self, table: Table, this_pass: _ActivePass) -> None:
        table_id = table.id
        await self._contexts.load(table)
        failed: dict[str, Exception] = {}
        steps, settled = self._due(table), False
        while step := next(
            (one for one in steps if isinstance(one, BackgroundStep) and one.retry_key not in failed), None
        ):
            try:
                table, found = await self._executor.do(table, step, None)
            except ChannelGone:
                await self._close_channel(table)
                return
            except (DiscordFailure, TableError) as error:
                failed[step.retry_key] = error
                _log_failure(table, step, error)
                table, found = await self._tables.get(table_id), None
            steps, settled = self._due(table) if found is None else found, found == ()
        if failed:
            await self._failed(table, failed, this_pass)
        elif not steps:
            await self._done(table, settled=settled)
        elif table_id not in self._late:
            # It made more steps due: a player who takes no direct messages is pinged at the table.
            self.wake(table_id)

    def _due(self, table: Table) -> tuple[Step, ...]:
        return due_steps(table, self._clock.now(), self._contexts.of(table))

    async def _done(self, table: Table, *, settled: bool) -> None:
        """Note that no step is left for a table, and store it unless its last note has `settled` it."""
        late = self._late.pop(table.id, None)
        if late is not None:
            if late.retry is not None and late.retry is not asyncio.current_task():
                late.retry.cancel()
            log.info("table %s: up to date again after %.0f s", table.id, self._clock.now() - late.since)
        if not settled:
            await self._tables.outbox.settle(table, next_due_at(table, self._clock.now(), self._contexts.of(table)))

    async def _close_channel(self, table: Table) -> None:
        """End a table whose channel is gone: there is nothing left to show."""
        if table.status.live:
            await self._tables.early_ends.close_place(table.channel_ref.channel)
        await self._tables.outbox.give_up(table.id)
        self._late.pop(table.id, None)

    def _try_later(self, table_id: int, failed: Mapping[str, Exception], table: Table | None) -> None:
        """Schedule the next try of the failed steps, for when the first pause is over."""
        if self._closed:
            return
        now, ref = self._clock.now(), table.channel_ref if table is not None else None
        late = self._late.get(table_id)
        if late is None:
            late = _DelayedTable(now, ref.channel if ref else 0, ref.guild if ref else 0)
            self._late[table_id] = late
        if ref is not None:
            late.channel, late.guild = ref.channel, ref.guild
        pauses = {}
        for key, one in failed.items():
            failing = late.failing.setdefault(key, _FailingStep(now))
            failing.rejected = failing.rejected + 1 if isinstance(one, Rejected) else 0
            pauses[key] = _pause(one, now, failing.since)
        first = min(pauses, key=pauses.__getitem__)
        error, pause = failed[first], pauses[first]
        log.warning(
            "table %s: not up to date for %.0f s (%s), trying again in %.0f s",
            table_id,
            now - late.since,
            error.reason if isinstance(error, TableError) else type(error).__name__,
            pause,
        )
        next_try = now + pause
        if late.retry is not None and late.retry is not asyncio.current_task():
            if late.next_try <= next_try:
                return  # Something else of the table is tried again sooner, and this with it.
            late.retry.cancel()
        late.forbidden, late.next_try = isinstance(error, Forbidden), next_try
        late.retry = asyncio.create_task(self._retry(table_id, pause))

    async def _retry(self, table_id: int, pause: float) -> None:
        await self._clock.sleep(pause)
        late = self._late.get(table_id)
        if late is not None:
            late.retry = None
        self.wake(table_id)


def _pause(error: Exception, now: float, since: float) -> float:
    """Return for how many seconds a failed step waits until it is tried again.

    The number of tries does not count: presses cause tries, too, and must not prolong an outage.

    Args:
        error: why the step has failed.
        now: this moment.
        since: when it failed for the first time.
    """
    pause = min(max(PAUSE_SHARE * (now - since), SHORTEST_PAUSE), LONGEST_PAUSE)
    match error:
        case TimedOut(until=until):
            # A moderator may end it sooner.
            return min(max(until - now, SHORTEST_PAUSE) + SHORTEST_PAUSE, FORBIDDEN_PAUSE)
        case Unexplained():
            return UNEXPLAINED_PAUSE
        case Forbidden():
            return FORBIDDEN_PAUSE
        case Slow(seconds=seconds):
            return max(pause, seconds)
        case _:
            return pause


def _log_failure(table: Table, step: Step, error: Exception) -> None:
    log.debug("table %s: %s failed (%s)", table.id, step.retry_key, type(error).__name__)
