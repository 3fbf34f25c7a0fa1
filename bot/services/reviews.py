"""Reviews of finished games: workers judge a seat's decisions, one review after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from bot.ai_workers import Job
from bot.app_context import App
from bot.tables import History, Mistake, SeatReview
from engine.ai import deal_luck
from engine.ai.action_comparison import merge_comparisons
from engine.review import PARTS, SHOWN, Finding, glance, picked, seek, weigh

R = TypeVar("R")

log = logging.getLogger(__name__)

GLANCES: Final = 28.0
"""Seconds of a worker for the first glances at all decisions together."""
LONGEST: Final = 0.8
"""Seconds for one glance and for the search of a better move: a player at a table may have to wait for it."""
WEIGHING: Final = 2.5
"""Seconds to compare a move with a better one, all parts together."""
LUCK: Final = 5.0
"""Seconds for the luck of the deals, all parts together; with `PICKED` moves a review takes less than a minute."""
PAUSE: Final = 1.0
"""Seconds before a busy worker is asked again."""
_TRIES: Final = 5
_WAITING: Final = 8
"""Number of reviews that may wait."""


class ReviewBusy(Exception):
    """Too many reviews wait."""


class ReviewFailed(Exception):
    """A game could not be reviewed, because no worker was available."""


@dataclass(slots=True)
class ReviewProgress:
    """A running review: how many of its decisions are judged; 0 of 0 while it waits."""

    task: asyncio.Task[SeatReview] | None = None
    done: int = 0
    total: int = 0


class Reviewer:
    """Reviews games; users who ask again meanwhile share the running review."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._running: dict[tuple[int, int], ReviewProgress] = {}
        self._following: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()

    def running(self, table: int, seat: int) -> ReviewProgress | None:
        """Return the running review of a seat, None if there is none."""
        return self._running.get((table, seat))

    def begin(self, history: History, seat: int) -> ReviewProgress:
        """Begin to review a seat, unless that is running; the result is stored.

        Raises:
            ReviewBusy: too many reviews wait.
        """
        key = history.table.id, seat
        found = self._running.get(key)
        if found is not None:
            return found
        if len(self._running) >= _WAITING:
            raise ReviewBusy
        progress = self._running[key] = ReviewProgress()
        progress.task = asyncio.create_task(self._review_and_store(history, seat, progress))
        progress.task.add_done_callback(lambda _: self._running.pop(key))
        progress.task.add_done_callback(_log_failure)
        return progress

    def follow(self, user: int, table: int, telling: Coroutine[Any, Any, None]) -> None:
        """Run a task that shows a user the progress at a table; cancel the user's earlier one there."""
        key = user, table
        before = self._following.pop(key, None)
        if before is not None:
            before.cancel()
        task = self._following[key] = asyncio.create_task(telling)
        task.add_done_callback(lambda done: self._drop_follower(key, done))

    def _drop_follower(self, key: tuple[int, int], task: asyncio.Task[None]) -> None:
        if self._following.get(key) is task:
            del self._following[key]

    async def close(self) -> None:
        """Cancel all reviews and progress messages; a review that is asked for again begins from the start."""
        running = [one.task for one in self._running.values() if one.task is not None]
        tasks = [*self._following.values(), *running]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _review_and_store(self, history: History, seat: int, progress: ReviewProgress) -> SeatReview:
        user = history.table.players[seat].user
        async with self._one_at_a_time:
            found = await self._review(history, seat, progress)
        if user is not None:
            await self._app.tables.reviews.keep(history.table.id, user, found)
        return found

    async def _review(self, history: History, seat: int, progress: ReviewProgress) -> SeatReview:
        """Glance at all decisions, then compare the picked ones until there is enough to show.

        Raises:
            ReviewFailed: no worker is available.
        """
        search, compare = history.rules.search, history.rules.compare
        if search is None or compare is None:
            raise ReviewFailed
        decisions = await asyncio.to_thread(history.decisions, seat)
        progress.total = len(decisions)
        glanced: list[Finding] = []
        for decided in decisions:
            seconds = min(LONGEST, GLANCES / len(decisions))
            glanced.append(await self._run_on_worker(history, partial(glance, search, compare, decided), seconds))
            progress.done += 1
        at = {decided.number: decided for decided in decisions}
        lost: list[Mistake] = []
        for one in picked(glanced):
            decided = at[one.number]
            better = await self._run_on_worker(history, partial(seek, search, decided), LONGEST)
            parts = [
                await self._run_on_worker(history, partial(weigh, compare, decided, better, part), WEIGHING / PARTS)
                for part in range(PARTS)
            ]
            found = Finding(one.number, better.code, merge_comparisons(part.compared for part in parts))
            lost += [_lost(found)] if found.sure else []
            if len(lost) == SHOWN:
                break
        luck = tuple[int, ...]()
        with suppress(ReviewFailed):
            luck = await self._deal_luck(history, seat)
        return SeatReview(len(decisions), tuple(sorted(lost, key=lambda each: each.number)), luck)

    async def _deal_luck(self, history: History, seat: int) -> tuple[int, ...]:
        """Return for each deal how many of ten deals were worse; empty if that cannot be estimated."""
        luck = history.luck(seat)
        if luck is None:
            return ()
        led = [
            await self._run_on_worker(history, partial(luck.led, part), LUCK / deal_luck.PARTS)
            for part in range(deal_luck.PARTS)
        ]
        return luck.compare(led)

    async def _run_on_worker(self, history: History, thought: Job[R], seconds: float) -> R:
        for _ in range(_TRIES):
            done = await self._app.searching.run_when_idle(history.table.kind, thought, seconds)
            if done is not None:
                return done
            # A worker has died, or all are busy: one may have time soon.
            await asyncio.sleep(PAUSE)
        raise ReviewFailed


def _lost(found: Finding) -> Mistake:
    compared = found.compared
    return Mistake(
        found.number,
        found.better,
        compared.gain,
        compared.error,
        compared.worlds,
        compared.better,
        compared.worse,
    )


def _log_failure(task: asyncio.Task[SeatReview]) -> None:
    """Log only the type of a review's error: its text may name a card."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.warning("a review failed: %s", type(error).__name__)
