"""The pool of AI workers: start one when none is free, kill one that hangs, end all when no search runs."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import stat
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Final, TypeVar

from bot.ai_workers.process import MARGIN, START, JobFailed, Loss, Worker, WorkerLost
from bot.ai_workers.serve import Job
from bot.compiled_simulation import is_compiled
from bot.telemetry.lasting_fault_log import LastingFaultLog
from engine.ai.search_contract import Evaluation, search_seed
from engine.ai.worlds_contract import Memory
from engine.game import Action, Event, View
from engine.rules import AnyRules

R = TypeVar("R")

log = logging.getLogger(__name__)

THINKING_SECONDS: Final = 0.25
"""The most seconds for which a master may think about a decision."""
LEAST_SECONDS: Final = 0.05
"""A search that would get fewer seconds than this is not made."""
IDLE: Final = 120.0
"""Seconds without a search after which the workers end."""
PAUSE: Final = 60.0
"""Seconds for which no worker is started after one that did not begin; searches without a free worker are not made."""
_LAST: Final = 1.0
"""The most seconds to wait for killed workers when the bot ends."""


class _NoAnswer(Exception):
    """A search has no result; `outcome` is the reason, as it is counted."""

    def __init__(self, outcome: str) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class WorkerPool:
    """Searches in processes of its own; all bots of one user on a machine share the slots for searches.

    Args:
        games: the newest rules of each game, with their earlier ones.
        workers: how many processes may search at once; 0 for none.
        folder: the folder of the slots; by default one in the system's folder for temporary files. If it is a link or
            another user's, the slots are in a folder that no other bot knows.
        idle: seconds without a search after which the workers end.
        start: seconds that a new worker has until it begins; see `bot.ai_workers.process`.
        margin: seconds that it has until it begins later, and beyond a deadline.
        tells: is called after each search for a table with its outcome (whole, cut, crowded, hung, died) and its
            seconds.
    """

    def __init__(
        self,
        games: Mapping[str, AnyRules],
        workers: int,
        *,
        folder: Path | None = None,
        idle: float = IDLE,
        start: float = START,
        margin: float = MARGIN,
        tells: Callable[[str, float], None] = lambda outcome, seconds: None,
    ) -> None:
        self._games = games
        self._workers = workers
        self._folder = folder
        self._idle = idle
        self._tells = tells
        self._limits = start, margin
        self._slots: tuple[str, ...] = ()
        self._unshared: Path | None = None
        self._workers_there: set[Worker] = set()
        self._free: list[Worker] = []
        self._ending: set[asyncio.Task[None]] = set()
        self._turns = asyncio.Semaphore(workers)
        self._not_before = 0.0
        self._closed = False
        self._lost = LastingFaultLog(
            log,
            "a worker that searched is gone, another takes its place",
            "workers that search have been lost",
            "workers search again",
        )
        self._under_way = 0
        self._busy = 0
        self._idle_job = asyncio.Lock()
        self._has_room = asyncio.Event()
        self._has_room.set()
        self._idle_timer: asyncio.TimerHandle | None = None

    def can_search(self, rules: AnyRules | None) -> bool:
        """Return whether there are workers and the rules have a search."""
        return self._workers > 0 and rules is not None and rules.search is not None and rules.memory is not None

    @property
    def under_way(self) -> int:
        """The number of searches for tables that wait for a worker or have one."""
        return self._under_way

    def playouts(self, rules: AnyRules) -> int:
        """Return the number of playouts that a master has for a decision."""
        return rules.playouts_compiled if self._compiled else rules.playouts

    async def evaluate(
        self,
        game: str,
        version: str,
        view: View,
        memory: Memory[Action, View, Event],
        legal: Sequence[Action],
        number: int,
        *,
        budget: int,
        patience: float,
    ) -> Evaluation[Action] | None:
        """Return the values of a seat's actions; None if no worker can search, or too many searches run.

        A worker gets the view, the memory and the actions, and nothing else. If several searches wait for a worker,
        each has less time.

        Args:
            game: the game's code.
            version: the version of its rules.
            view: the seat's view.
            memory: what the seat has seen so far.
            legal: its legal actions, at least one.
            number: the number of actions made before.
            budget: the number of playouts.
            patience: the most seconds, from when a worker begins.
        """
        newest = self._games.get(game)
        rules = newest.of(version) if newest is not None else None
        search = rules.search if rules is not None and self.can_search(rules) else None
        if search is None:
            return None
        seconds = patience * min(1.0, self._workers / (self._under_way + 1))
        if seconds < min(LEAST_SECONDS, patience):
            self._tells("crowded", 0.0)
            return None
        job = partial(search, view, memory, tuple(legal), budget, search_seed(view, number))
        since = time.monotonic()
        self._begun(1)
        try:
            found = await self._done(game, job, seconds)
            outcome = "died" if found is None else "whole" if found.playouts >= budget else "cut"
        except _NoAnswer as error:
            found, outcome = None, error.outcome
        finally:
            self._begun(-1)
        self._tells(outcome, time.monotonic() - since)
        if found is not None and found.playouts < budget:
            log.info("a search had %s of %s playouts", found.playouts, budget)
        return found

    async def run_when_idle(self, game: str, job: Job[R], seconds: float) -> R | None:
        """Run a job that can wait as soon as a worker is free; None if it failed, hung or no slot was free.

        Searches for tables go first, and only one such job runs at a time. So it should take no longer than players
        at a table would wait.

        Args:
            game: the game's code, for the log.
            job: made of module-level functions and of what one seat knows.
            seconds: the most seconds, from when a worker begins.
        """
        if not self._workers:
            return None
        async with self._idle_job:
            await self._has_room.wait()
            try:
                return await self._done(game, job, seconds)
            except _NoAnswer:
                return None

    @cached_property
    def _compiled(self) -> bool:
        return is_compiled()

    def _begun(self, more: int) -> None:
        """Count the searches for tables; a job that can wait begins when they leave a worker free."""
        self._under_way += more
        if self._under_way < self._workers:
            self._has_room.set()
        else:
            self._has_room.clear()

    async def _done(self, game: str, job: Job[R], seconds: float) -> R | None:
        """Return a job's result; None if no slot was free.

        Raises:
            _NoAnswer: its worker hung or died, or the job failed.
        """
        self._busy += 1
        try:
            async with self._turns:
                return await self._run_by_any(job, seconds)
        except WorkerLost as error:
            raise _NoAnswer(error.loss) from None
        except JobFailed as error:
            log.error("a search in %s failed: %s", game, error)
            raise _NoAnswer(Loss.DIED) from None
        except Exception as error:
            # Only the type: an error's text may name a card.
            log.error("a search in %s failed: %s", game, type(error).__name__)
            raise _NoAnswer(Loss.DIED) from None
        finally:
            self._busy -= 1
            self._end_when_idle()

    async def _run_by_any(self, job: Job[R], seconds: float) -> R | None:
        """Run a job by a free worker, or by a new one if none is free or the free one does not begin.

        Raises:
            WorkerLost: the worker hung or died.
            JobFailed: the job raised an error.
            OSError: there is no folder for the slots.
        """
        if self._free:
            try:
                return await self._run_by(self._free.pop(), job, seconds)
            except WorkerLost as error:
                if error.begun or self._closed:
                    raise
        if self._closed or time.monotonic() < self._not_before:
            raise WorkerLost(Loss.DIED, begun=False)
        try:
            return await self._run_by(await self._started(), job, seconds)
        except WorkerLost as error:
            if not error.begun:
                self._not_before = time.monotonic() + PAUSE
            raise

    async def _run_by(self, worker: Worker, job: Job[R], seconds: float) -> R | None:
        """Run a job by a worker, which is free again afterwards unless it is lost."""
        lost = True
        try:
            found = await worker.run(job, seconds, self._slots)
            lost = False
            self._lost.note_end()
            return found
        except JobFailed:
            lost = False
            raise
        except WorkerLost as error:
            if not self._closed:
                self._lost.note_failure(f"it {error.loss}")
            raise
        finally:
            if lost:
                self._end(worker)
            else:
                self._free.append(worker)

    async def _started(self) -> Worker:
        """Return a new worker.

        Raises:
            WorkerLost: the system starts no process.
            OSError: there is no folder for the slots.
        """
        if not self._workers_there:
            self._slots = tuple(str(self._home() / f"{number}.lock") for number in range(self._workers))
            log.info("masters think in %s", "compiled code" if self._compiled else "pure Python")
        try:
            worker = await Worker.start(*self._limits)
        except OSError as error:
            self._lost.note_failure(type(error).__name__)
            raise WorkerLost(Loss.DIED, begun=False) from None
        self._workers_there.add(worker)
        if self._closed:
            self._end(worker)
            raise WorkerLost(Loss.DIED, begun=False)
        return worker

    async def close(self) -> None:
        """Kill the workers, even in a search; no search is made from then on."""
        self._closed = True
        if self._idle_timer is not None:
            self._idle_timer.cancel()
            self._idle_timer = None
        self._end_all()
        if self._ending:
            await asyncio.wait(self._ending, timeout=_LAST)
        if self._unshared is not None:
            await asyncio.to_thread(shutil.rmtree, self._unshared, ignore_errors=True)
            self._unshared = None

    def _home(self) -> Path:
        """Return the folder of the slots; it must be this user's own, so that no other user holds its locks.

        Raises:
            OSError: none can be made.
        """
        if self._unshared is not None:
            return self._unshared
        user = os.getuid() if hasattr(os, "getuid") else None
        folder = self._folder or Path(tempfile.gettempdir()) / f"sobek_searching_{user or 0}"
        if _own_folder(folder, user):
            return folder
        self._unshared = Path(tempfile.mkdtemp(prefix="sobek_searching_"))
        log.warning("%s is a link, no folder or another user's: bots here do not share their places to search", folder)
        return self._unshared

    def _end_when_idle(self) -> None:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        self._idle_timer = asyncio.get_running_loop().call_later(self._idle, self._end_idle)

    def _end_idle(self) -> None:
        if not self._busy:
            self._end_all()

    def _end_all(self) -> None:
        self._free.clear()
        for worker in tuple(self._workers_there):
            self._end(worker)

    def _end(self, worker: Worker) -> None:
        """Kill a worker if it is still alive."""
        self._workers_there.discard(worker)
        worker.kill()
        ending = asyncio.create_task(worker.ended())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


def _own_folder(folder: Path, user: int | None) -> bool:
    """Make a folder for this user alone; return whether it is one: no link, no file, of no other user."""
    try:
        folder.mkdir(mode=0o700)
    except FileExistsError:
        pass
    except OSError:
        return False
    found = folder.lstat()
    return stat.S_ISDIR(found.st_mode) and user in (None, found.st_uid)
