"""The pool of workers: each is started when no other is free, killed when it hangs, ended when nobody searches."""

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

from bot.compiled_simulation import is_compiled
from bot.search.process import MARGIN, START, Loss, ThoughtFailed, Worker, WorkerLost
from bot.search.worker import Thought
from bot.telemetry.log_throttle import Lasting
from engine.ai.search import Evaluation, search_seed
from engine.ai.worlds import Memory
from engine.game import Action, Event, View
from engine.rules import AnyRules

R = TypeVar("R")

log = logging.getLogger(__name__)

PATIENCE: Final = 0.25
"""For how many seconds a master may think about a decision."""
LEAST: Final = 0.05
"""Whoever could have only less than so many seconds does not search at all."""
IDLE: Final = 120.0
"""After so many seconds in which nobody searched the workers end."""
PAUSE: Final = 60.0
"""Seconds for which no worker is started after one that did not begin; searches that find none free are not made."""
_LAST: Final = 1.0
"""Seconds for which the end waits at most until workers that were killed are gone."""


class _NoAnswer(Exception):
    """Nothing came of a search: why, as it is counted."""

    def __init__(self, outcome: str) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class Searching:
    """Searches in processes of its own; all bots of one user on a machine share the places for that.

    Args:
        games: the newest rules of each game, with their earlier ones.
        workers: how many processes may search at once; 0 for none.
        folder: where the places are; by default one in the system's folder for temporary files. Where it is a link or
            another user's, the places are in a folder that no other bot knows.
        idle: after how many seconds without a search the workers end.
        start: how many seconds a new worker has until it begins; see `bot.search.process`.
        margin: how many it has until it begins later, and beyond a deadline.
        tells: is told how each search ended that somebody waited for (whole, cut, crowded, hung, died), and after how
            many seconds.
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
        self._places: tuple[str, ...] = ()
        self._unshared: Path | None = None
        self._workers_there: set[Worker] = set()
        self._free: list[Worker] = []
        self._ending: set[asyncio.Task[None]] = set()
        self._turns = asyncio.Semaphore(workers)
        self._not_before = 0.0
        self._closed = False
        self._lost = Lasting(
            log,
            "a worker that searched is gone, another takes its place",
            "workers that search have been lost",
            "workers search again",
        )
        self._under_way = 0
        self._busy = 0
        self._leisure = asyncio.Lock()
        self._room = asyncio.Event()
        self._room.set()
        self._rest: asyncio.TimerHandle | None = None

    def searches(self, rules: AnyRules | None) -> bool:
        """Whether there are workers, and a game has a search by these rules."""
        return self._workers > 0 and rules is not None and rules.search is not None and rules.memory is not None

    @property
    def under_way(self) -> int:
        """How many searches wait for a worker or have one, with somebody waiting for them at a table."""
        return self._under_way

    def playouts(self, rules: AnyRules) -> int:
        """Return how many playouts a master has for a decision."""
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
        """Return what the actions of a seat are worth; None where nothing searches, or too many do.

        To a worker go the view, the memory and the actions, and nothing else. Where several searches wait for a worker
        each has less time.

        Args:
            game: which game.
            version: that of its rules.
            view: what the seat sees.
            memory: what it was told until now.
            legal: what it can do, at least one action.
            number: how many actions were made before.
            budget: so many playouts.
            patience: so many seconds at most, from when a worker begins.
        """
        newest = self._games.get(game)
        rules = newest.of(version) if newest is not None else None
        search = rules.search if rules is not None and self.searches(rules) else None
        if search is None:
            return None
        seconds = patience * min(1.0, self._workers / (self._under_way + 1))
        if seconds < min(LEAST, patience):
            self._tells("crowded", 0.0)
            return None
        thought = partial(search, view, memory, tuple(legal), budget, search_seed(view, number))
        since = time.monotonic()
        self._begun(1)
        try:
            found = await self._done(game, thought, seconds)
            outcome = "died" if found is None else "whole" if found.playouts >= budget else "cut"
        except _NoAnswer as error:
            found, outcome = None, error.outcome
        finally:
            self._begun(-1)
        self._tells(outcome, time.monotonic() - since)
        if found is not None and found.playouts < budget:
            log.info("a search had %s of %s playouts", found.playouts, budget)
        return found

    async def at_leisure(self, game: str, thought: Thought[R], seconds: float) -> R | None:
        """Have something done that can wait, as soon as a worker is free; None if it failed, hung or no place was free.

        Whoever waits at a table goes first: one such thing at a time is done for all, so it should take no longer than
        anybody would wait there.

        Args:
            game: which game, for the log.
            thought: what is done, made of module-level functions and of what one seat knows.
            seconds: so long at most, from when a worker begins.
        """
        if not self._workers:
            return None
        async with self._leisure:
            await self._room.wait()
            try:
                return await self._done(game, thought, seconds)
            except _NoAnswer:
                return None

    @cached_property
    def _compiled(self) -> bool:
        return is_compiled()

    def _begun(self, more: int) -> None:
        """Count the searches for which somebody waits at a table; what can wait begins where they leave room."""
        self._under_way += more
        if self._under_way < self._workers:
            self._room.set()
        else:
            self._room.clear()

    async def _done(self, game: str, thought: Thought[R], seconds: float) -> R | None:
        """Return what a worker makes of a thought, None if no place was free.

        Raises:
            _NoAnswer: its worker hung or died, or the thought failed.
        """
        self._busy += 1
        try:
            async with self._turns:
                return await self._by_any(thought, seconds)
        except WorkerLost as error:
            raise _NoAnswer(error.loss) from None
        except ThoughtFailed as error:
            log.error("a search in %s failed: %s", game, error)
            raise _NoAnswer(Loss.DIED) from None
        except Exception as error:
            # Only the type: the text of an error may name a card.
            log.error("a search in %s failed: %s", game, type(error).__name__)
            raise _NoAnswer(Loss.DIED) from None
        finally:
            self._busy -= 1
            self._rest_later()

    async def _by_any(self, thought: Thought[R], seconds: float) -> R | None:
        """Have a thought done by a worker that is free, or by a new one if there is none or it does not begin.

        Raises:
            WorkerLost: the worker hung or died.
            ThoughtFailed: the thought raised an error.
            OSError: there is no folder for the places.
        """
        if self._free:
            try:
                return await self._by(self._free.pop(), thought, seconds)
            except WorkerLost as error:
                if error.begun or self._closed:
                    raise
        if self._closed or time.monotonic() < self._not_before:
            raise WorkerLost(Loss.DIED, begun=False)
        try:
            return await self._by(await self._started(), thought, seconds)
        except WorkerLost as error:
            if not error.begun:
                self._not_before = time.monotonic() + PAUSE
            raise

    async def _by(self, worker: Worker, thought: Thought[R], seconds: float) -> R | None:
        """Have a thought done by a worker, which is free again after it unless it is lost."""
        lost = True
        try:
            found = await worker.do(thought, seconds, self._places)
            lost = False
            self._lost.ends()
            return found
        except ThoughtFailed:
            lost = False
            raise
        except WorkerLost as error:
            if not self._closed:
                self._lost.goes_on(f"it {error.loss}")
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
            OSError: there is no folder for the places.
        """
        if not self._workers_there:
            self._places = tuple(str(self._home() / f"{number}.lock") for number in range(self._workers))
            log.info("masters think in %s", "compiled code" if self._compiled else "pure Python")
        try:
            worker = await Worker.start(*self._limits)
        except OSError as error:
            self._lost.goes_on(type(error).__name__)
            raise WorkerLost(Loss.DIED, begun=False) from None
        self._workers_there.add(worker)
        if self._closed:
            self._end(worker)
            raise WorkerLost(Loss.DIED, begun=False)
        return worker

    async def close(self) -> None:
        """Kill the workers, whatever they do; nothing is searched from then on."""
        self._closed = True
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None
        self._end_all()
        if self._ending:
            await asyncio.wait(self._ending, timeout=_LAST)
        if self._unshared is not None:
            await asyncio.to_thread(shutil.rmtree, self._unshared, ignore_errors=True)
            self._unshared = None

    def _home(self) -> Path:
        """Return the folder of the places, which must be this user's own: nobody else shall hold its locks.

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

    def _rest_later(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(self._idle, self._end_idle)

    def _end_idle(self) -> None:
        if not self._busy:
            self._end_all()

    def _end_all(self) -> None:
        self._free.clear()
        for worker in tuple(self._workers_there):
            self._end(worker)

    def _end(self, worker: Worker) -> None:
        """Kill a worker, if it still lives."""
        self._workers_there.discard(worker)
        worker.kill()
        ending = asyncio.create_task(worker.ended())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


def _own_folder(folder: Path, user: int | None) -> bool:
    """Make a folder for this user alone, and tell whether it is one now: no link, no file, and of no other user."""
    try:
        folder.mkdir(mode=0o700)
    except FileExistsError:
        pass
    except OSError:
        return False
    found = folder.lstat()
    return stat.S_ISDIR(found.st_mode) and user in (None, found.st_uid)
