"""The pool of workers: started with the first search, ended when nobody searches, made anew when one dies."""

from __future__ import annotations

import asyncio
import logging
import os
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cached_property, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeVar

from bot.compiled import compiled
from bot.search.worker import Thought, begin, think
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


class Searching:
    """Searches in processes of its own; all bots of one user on a machine share the places for that.

    Args:
        games: the newest rules of each game, with their earlier ones.
        workers: how many processes may search at once; 0 for none.
        folder: where the places are; by default one in the system's folder for temporary files.
        idle: after how many seconds without a search the workers end.
        tells: is told how each search ended that somebody waited for (whole, cut, crowded, died), and after how many
            seconds.
    """

    def __init__(
        self,
        games: Mapping[str, AnyRules],
        workers: int,
        *,
        folder: Path | None = None,
        idle: float = IDLE,
        tells: Callable[[str, float], None] = lambda outcome, seconds: None,
    ) -> None:
        self._games = games
        self._workers = workers
        self._folder = folder
        self._idle = idle
        self._tells = tells
        self._pool: Executor | None = None
        self._places: tuple[str, ...] = ()
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
        finally:
            self._begun(-1)
        outcome = "died" if found is None else "whole" if found.playouts >= budget else "cut"
        self._tells(outcome, time.monotonic() - since)
        if found is not None and found.playouts < budget:
            log.info("a search had %s of %s playouts", found.playouts, budget)
        return found

    async def at_leisure(self, game: str, thought: Thought[R], seconds: float) -> R | None:
        """Have something done that can wait, as soon as a worker is free; None if it failed or no place was free.

        Whoever waits at a table goes first: one such thing at a time is done for all, so it should take no longer than
        anybody would wait there.

        Args:
            game: which game, for the log.
            thought: what is done, made of module-level functions and of what one seat knows.
            seconds: so long at most, from when a worker begins.
        """
        async with self._leisure:
            await self._room.wait()
            return await self._done(game, thought, seconds)

    @cached_property
    def _compiled(self) -> bool:
        return compiled()

    def _begun(self, more: int) -> None:
        """Count the searches for which somebody waits at a table; what can wait begins where they leave room."""
        self._under_way += more
        if self._under_way < self._workers:
            self._room.set()
        else:
            self._room.clear()

    async def _done(self, game: str, thought: Thought[R], seconds: float) -> R | None:
        """Return what a worker makes of a thought, None if it dies or fails."""
        pool = None
        self._busy += 1
        try:
            pool = self._open()
            # A worker may have to be started for it, which is not done on the event loop.
            call = await asyncio.to_thread(partial(pool.submit, think, thought, seconds, self._places))
            return await asyncio.wrap_future(call)
        except BrokenProcessPool:
            log.warning("a worker that searched has died; others take its place")
            if self._pool is pool:
                self._close()
            return None
        except Exception as error:
            # Only the type: the text of an error may name a card.
            log.error("a search in %s failed: %s", game, type(error).__name__)
            return None
        finally:
            self._busy -= 1
            self._rest_later()

    async def close(self) -> None:
        """End the workers; a search that is under way is the last of its worker."""
        self._close()

    def _open(self) -> Executor:
        """Return the pool of workers; they are processes of their own kind, for this one has threads."""
        if self._pool is None:
            self._places = tuple(str(self._home() / f"{number}.lock") for number in range(self._workers))
            log.info("masters think in %s", "compiled code" if self._compiled else "pure Python")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=begin)
        return self._pool

    def _home(self) -> Path:
        """Return the folder of the places, which must be this user's own: nobody else shall hold its locks.

        Raises:
            OSError: it cannot be made, or is somebody else's.
        """
        user = os.getuid() if hasattr(os, "getuid") else 0
        folder = self._folder or Path(tempfile.gettempdir()) / f"sobek_searching_{user}"
        folder.mkdir(mode=0o700, exist_ok=True)
        if hasattr(os, "getuid") and folder.lstat().st_uid != user:
            raise PermissionError("the folder of the places is another user's")
        return folder

    def _rest_later(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(self._idle, self._end_idle)

    def _end_idle(self) -> None:
        if not self._busy:
            self._close()

    def _close(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
