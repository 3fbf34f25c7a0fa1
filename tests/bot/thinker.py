"""What thinks ahead for tests: in its own process, a few playouts each time, and as late as it is told to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from typing import TypeVar

from bot.ai_workers import Job, WorkerPool
from bot.games import GAMES
from engine.ai.deadline import Deadline
from engine.ai.search_contract import Evaluation, search_seed
from engine.ai.worlds_contract import Memory
from engine.game import Action, Event, View

R = TypeVar("R")


class Thinker(WorkerPool):
    """Searches in a thread; it remembers how often it was asked, and waits until it is `free`.

    `given` are the seconds for what could wait.
    """

    def __init__(self, most: int = 12) -> None:
        super().__init__({code: game.rules for code, game in GAMES.items()}, 1)
        self.most = most
        self.asked = 0
        self.given: list[float] = []
        self.begun = asyncio.Event()
        self.free = asyncio.Event()
        self.free.set()
        self.has_time = True

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
        """Return what a search finds with so many playouts for each action at most."""
        self.asked += 1
        self.begun.set()
        await self.free.wait()
        rules = GAMES[game].rules.of(version)
        if rules is None or rules.search is None or not self.has_time:
            return None
        budget = min(budget, self.most * len(legal))
        return await asyncio.to_thread(partial(rules.search, view, memory, legal, budget, search_seed(view, number)))

    async def run_when_idle(self, game: str, job: Job[R], seconds: float) -> R | None:
        """Return what is thought, however long that takes; note how long it might."""
        self.asked += 1
        self.given.append(seconds)
        self.begun.set()
        await self.free.wait()
        return (
            await asyncio.to_thread(partial(job, deadline=Deadline(float("inf"), time.monotonic)))
            if self.has_time
            else None
        )
