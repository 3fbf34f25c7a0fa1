"""The reconciler: compares what is true of a table with what its channel shows, and does what is missing.

It is level-triggered: a press, a moment, a start, a new gateway session and the sweep all lead here, and what is to be
done follows from what is stored alone. A step that fails is tried again for as long as the table has something owed.
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
from bot.reconciler.deadlines import wakes
from bot.reconciler.diff import Aside, PlayComputer, Step, due
from bot.reconciler.executor import Steps
from bot.reconciler.openings import Openings
from bot.reconciler.ports import Forbidden, NoPlace, Rejected, Response, Slow, TimedOut, Trouble, Unexplained
from bot.tables import ChannelRef, Reason, Slot, Table, TableError, Tables

log = logging.getLogger(__name__)

SHORTEST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds between two scheduled tries of what fails, at least and at most."""
SHARE = 0.5
"""How long a pause is, as a share of the time for which the step has failed."""
FORBIDDEN_PAUSE = 3600.0
"""Seconds until something that was refused is tried again, unless there is a sign that it has changed."""
UNEXPLAINED_PAUSE = 300.0
"""The same where the bot may be timed out and it could not be found out until when."""
LASTING = 5
"""How often in a row Discord rejects a message until that is called a fault of the bot's own."""
_PATIENCE = 15
"""For how many seconds, at most, a press waits to hear whether that is so."""
GIVEN_UP = 7 * 24 * 3600.0
"""Seconds after which the end of a game is not tried to be shown any more."""
SPACING = 0.05
"""Seconds between the starts of two tables in a sweep, so that nobody who presses meanwhile has to wait."""
AT_ONCE = 8
"""How many tables are seen to in the background at the same time."""
_MOST_STEPS = 1000
_TABLE = "table"
"""What fails where a table cannot be read, as the key of a step."""


@dataclass(slots=True)
class _Failing:
    """A step that fails: since when, and how often in a row Discord has rejected what was sent."""

    since: float
    rejected: int = 0


@dataclass(slots=True)
class _Late:
    """A table that could not be brought up to date: since when, which steps fail, what comes next."""

    since: float
    channel: int
    guild: int
    failing: dict[str, _Failing] = field(default_factory=dict)
    forbidden: bool = False
    due: float = 0.0
    retry: asyncio.Task[None] | None = field(default=None)


@dataclass(slots=True, eq=False)
class _Pass:
    """A table that is being seen to, and whether something about its place has changed meanwhile."""

    place: ChannelRef
    changed: bool = False


class Reconciler:
    """Brings tables' channels up to date. Nothing here is remembered that could not be lost: it is all in the store."""

    def __init__(self, tables: Tables, steps: Steps[Any, Any], clock: Clock) -> None:
        self._tables = tables
        self._steps = steps
        self._clock = clock
        self._around = steps.around
        self.openings = Openings()
        """Where somebody opens a table: nothing that is done in the background comes before him."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._late: dict[int, _Late] = {}
        self._passes: list[_Pass] = []
        self._background: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._tidying: dict[int, asyncio.Task[None]] = {}
        self._to_tidy: set[int] = set()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(AT_ONCE)
        self._closed = False

    async def follow(self, table_id: int, *, response: Response[Any] | None = None) -> Trouble | None:
        """Do all that is to be done for a table, as far as it can be done now; the rest is tried again later.

        Args:
            table_id: the table.
            response: that to the press or command that brought this about, if it may be given by the way.

        Returns:
            What the channel refuses or Discord rejects, for the user who has pressed to be told; None if nothing is.
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

    async def lasts(self, table_id: int) -> bool:
        """Wait until it is known whether Discord rejects a table's message lastingly, and return that."""
        for _ in range(_PATIENCE):
            late = self._late.get(table_id)
            failing = [] if late is None else [late.failing.get(slot.value) for slot in Slot]
            rejected = max((one.rejected for one in failing if one is not None), default=0)
            if not 0 < rejected < LASTING:
                return rejected > 0
            await self._clock.sleep(SHORTEST_PAUSE)
        return False

    def behind(self, *, refused: bool) -> tuple[float, ...]:
        """Return for how many seconds each table has been behind: those whose channel refuses it, or the others."""
        return tuple(self._clock.now() - late.since for late in self._late.values() if late.forbidden is refused)

    async def computers(self, table: Table) -> Table:
        """Let the computers act until a person is asked, one has to think or the game is over; return the table then.

        If the store fails meanwhile, what is done stands and the rest is tried again later.
        """
        try:
            for _ in range(_MOST_STEPS):
                if self._tables.is_search_next(table) or not self._computer_due(table):
                    break
                table = (await self._steps.do(table, PlayComputer(), None)).table
        except TableError as error:
            self._try_later(table.id, {PlayComputer.key: error}, table)
        return table

    def _computer_due(self, table: Table) -> bool:
        return table.computer_due and self._tables.is_responsible_for(table)

    async def thought(self, table_id: int) -> None:
        """Wait until the computers of a table that think just now have acted."""
        if table_id in self._thinking:
            await self._clock.within(LONGEST_PAUSE, self._thinking[table_id])

    def wake(self, table_id: int) -> None:
        """See to a table in the background, at once, whatever pause it is in."""
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

    def wake_place(self, *, guild: int, channel: int | None = None) -> None:
        """Try again at once what a server or a channel has refused, or refuses now: something about it has changed."""
        for one in self._passes:
            one.changed = one.changed or (one.place.guild == guild and channel in (None, one.place.channel))
        for table_id, late in list(self._late.items()):
            if late.guild == guild and channel in (None, late.channel):
                self.wake(table_id)

    async def sweep(
        self, *, fresh: bool = False, among: Callable[[int], bool] = lambda guild: True, refused: bool = True
    ) -> int:
        """See to every table that is owed something and is not being seen to; return how many there were.

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
                anew = fresh and among(late.guild) and (refused or not late.forbidden)
                if not anew:
                    continue
            self.wake(table_id)
            started += 1
            await self._clock.sleep(SPACING)
        return started

    async def close(self) -> None:
        """Stop; what is left to do is done after the next start."""
        self._closed = True
        retries = [late.retry for late in self._late.values() if late.retry]
        tasks = [*self._background.values(), *self._tidying.values(), *self._thinking.values(), *retries]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: int) -> None:
        try:
            while True:
                self._again.discard(table_id)
                await self._opened(table_id)
                async with self._room:
                    await self.follow(table_id)
                if table_id not in self._again:
                    return
        finally:
            self._background.pop(table_id, None)

    async def _opened(self, table_id: int) -> None:
        """Wait until whoever opens this table has shown it himself."""
        if self.openings:
            with suppress(Exception):  # `follow` meets it again, and sees to it
                await self.openings.over((await self._tables.get(table_id)).channel_ref)

    async def _pass(self, table_id: int, response: Response[Any] | None) -> Trouble | None:
        """Do steps until there is none, or only such as fail."""
        table = await self._tables.get(table_id)
        if not self._tables.is_responsible_for(table):
            return None  # what is owed is stored, and done by whoever does
        with self._heeding(table.channel_ref) as heeded:
            return await self._steps_of(table, response, heeded)

    @contextmanager
    def _heeding(self, place: ChannelRef) -> Iterator[_Pass]:
        """Notice what changes about a place meanwhile: what it refuses was asked for before that."""
        one = _Pass(place)
        self._passes.append(one)
        try:
            yield one
        finally:
            self._passes.remove(one)

    async def _steps_of(self, table: Table, response: Response[Any] | None, heeded: _Pass) -> Trouble | None:
        table_id = table.id
        await self._around.load(table)
        failed: dict[str, Exception] = {}
        left: set[str] = set()
        steps, settled = self._due(table), False
        for _ in range(_MOST_STEPS):
            step = next((one for one in steps if one.key not in failed and one.key not in left), None)
            if step is None:
                break
            if isinstance(step, Aside):
                # Nobody waits for it: what stands in the channel is right already.
                self._tidy(table_id)
                left.add(step.key)
                continue
            if isinstance(step, PlayComputer) and self._tables.is_search_next(table):
                # What people did is shown without waiting for it; what computers do is shown when all have acted.
                self._think(table_id)
                left.add(step.key)
                continue
            try:
                table, found = await self._steps.do(table, step, response)
            except NoPlace:
                await self._close_place(table)
                return None
            except (Trouble, TableError) as error:
                failed[step.key] = error
                _tell(table, step, error)
                table, found = await self._tables.get(table_id), None
            steps, settled = self._due(table) if found is None else found, found == ()
        else:
            log.error("table %s: there is no end to what is to be done", table_id)
            failed["end"] = RuntimeError()
        if late := self._late.get(table_id):
            late.failing = {key: one for key, one in late.failing.items() if key in failed or key in left}
        if not failed:
            if not left:
                await self._done(table, settled=settled)
            return None
        return await self._failed(table, failed, heeded)

    async def _failed(self, table: Table, failed: Mapping[str, Exception], heeded: _Pass) -> Trouble | None:
        """Try again later what has failed, unless it is not worth it any more; return what is to be told of it."""
        if not table.status.live and self._clock.now() - (table.finished or 0) > GIVEN_UP:
            log.warning("table %s: its end could not be shown for a week, and is not tried any more", table.id)
            await self._tables.outbox.give_up(table.id)
            self._late.pop(table.id, None)
            return None
        refused = next((error for error in failed.values() if isinstance(error, Forbidden)), None)
        self._try_later(table.id, failed, table)
        if refused is not None and heeded.changed:
            self.wake(table.id)
        return refused or next((error for error in failed.values() if isinstance(error, Rejected)), None)

    def _think(self, table_id: int) -> None:
        """Let the computers of a table act that have to think, and show it then."""
        if table_id not in self._thinking and not self._closed:
            self._thinking[table_id] = asyncio.create_task(self._think_now(table_id))

    async def _think_now(self, table_id: int) -> None:
        try:
            table = await self._tables.get(table_id)
            for _ in range(_MOST_STEPS):
                if not self._computer_due(table):
                    break
                table = (await self._steps.do(table, PlayComputer(), None)).table
        except TableError as error:
            if error.reason is not Reason.NO_TABLE:
                self._try_later(table_id, {PlayComputer.key: error}, None)
            return
        except Exception as error:
            log.exception("table %s: its computers could not act", table_id)
            self._try_later(table_id, {PlayComputer.key: error}, None)
            return
        finally:
            self._thinking.pop(table_id, None)
        self.wake(table_id)

    def _tidy(self, table_id: int) -> None:
        """Do for a table what nobody has to wait for, beside everything else."""
        self._to_tidy.add(table_id)
        if table_id not in self._tidying and not self._closed:
            self._tidying[table_id] = asyncio.create_task(self._tidy_now(table_id))

    async def _tidy_now(self, table_id: int) -> None:
        try:
            while table_id in self._to_tidy:
                self._to_tidy.discard(table_id)
                await self._all_aside(table_id)
        except TableError as error:
            if error.reason is not Reason.NO_TABLE:
                self._try_later(table_id, {_TABLE: error}, None)
        except Exception as error:
            log.exception("table %s: what is to be done beside everything could not be done", table_id)
            self._try_later(table_id, {_TABLE: error}, None)
        finally:
            self._tidying.pop(table_id, None)

    async def _all_aside(self, table_id: int) -> None:
        table = await self._tables.get(table_id)
        with self._heeding(table.channel_ref) as heeded:
            await self._aside_of(table, heeded)

    async def _aside_of(self, table: Table, heeded: _Pass) -> None:
        table_id = table.id
        await self._around.load(table)
        failed: dict[str, Exception] = {}
        steps, settled = self._due(table), False
        while step := next((one for one in steps if isinstance(one, Aside) and one.key not in failed), None):
            try:
                table, found = await self._steps.do(table, step, None)
            except NoPlace:
                await self._close_place(table)
                return
            except (Trouble, TableError) as error:
                failed[step.key] = error
                _tell(table, step, error)
                table, found = await self._tables.get(table_id), None
            steps, settled = self._due(table) if found is None else found, found == ()
        if failed:
            await self._failed(table, failed, heeded)
        elif not steps:
            await self._done(table, settled=settled)
        elif table_id not in self._late:
            # More is to be done because of it: who takes no letters is to be called at the table.
            self.wake(table_id)

    def _due(self, table: Table) -> tuple[Step, ...]:
        return due(table, self._clock.now(), self._around.of(table))

    async def _done(self, table: Table, *, settled: bool) -> None:
        """Know that nothing is left to do for a table, and store it unless that is `settled` with its last note."""
        late = self._late.pop(table.id, None)
        if late is not None:
            if late.retry is not None and late.retry is not asyncio.current_task():
                late.retry.cancel()
            log.info("table %s: up to date again after %.0f s", table.id, self._clock.now() - late.since)
        if not settled:
            await self._tables.outbox.settle(table, wakes(table, self._clock.now(), self._around.of(table)))

    async def _close_place(self, table: Table) -> None:
        """The channel is gone: its table ends, and there is nothing left to show."""
        if table.status.live:
            await self._tables.leaving.close_place(table.channel_ref.channel)
        await self._tables.outbox.give_up(table.id)
        self._late.pop(table.id, None)

    def _try_later(self, table_id: int, failed: Mapping[str, Exception], table: Table | None) -> None:
        """Schedule the next try of the steps that have failed, for the first of them whose pause is over."""
        if self._closed:
            return
        now, place = self._clock.now(), table.channel_ref if table is not None else None
        late = self._late.get(table_id)
        if late is None:
            late = _Late(now, place.channel if place else 0, place.guild if place else 0)
            self._late[table_id] = late
        if place is not None:
            late.channel, late.guild = place.channel, place.guild
        pauses = {}
        for key, one in failed.items():
            failing = late.failing.setdefault(key, _Failing(now))
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
        due = now + pause
        if late.retry is not None and late.retry is not asyncio.current_task():
            if late.due <= due:
                return  # Something else of the table is tried again sooner, and this with it.
            late.retry.cancel()
        late.forbidden, late.due = isinstance(error, Forbidden), due
        late.retry = asyncio.create_task(self._retry(table_id, pause))

    async def _retry(self, table_id: int, pause: float) -> None:
        await self._clock.sleep(pause)
        late = self._late.get(table_id)
        if late is not None:
            late.retry = None
        self.wake(table_id)


def _pause(error: Exception, now: float, since: float) -> float:
    """Return for how many seconds a step is not tried again of itself.

    How often it was tried does not count: presses try it, too, and must not prolong an outage.

    Args:
        error: why the step has failed.
        now: this moment.
        since: when it failed for the first time.
    """
    pause = min(max(SHARE * (now - since), SHORTEST_PAUSE), LONGEST_PAUSE)
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


def _tell(table: Table, step: Step, error: Exception) -> None:
    log.debug("table %s: %s failed (%s)", table.id, step.key, type(error).__name__)
