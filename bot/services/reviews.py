"""Reviews: finished games are looked through by workers, one after the other, each once for a seat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from bot.context import App
from bot.search import Thought
from bot.tables import History, Mistake, SeatReview
from engine.ai import deal_luck
from engine.ai.comparison import merge_comparisons
from engine.review import PARTS, SHOWN, Finding, glance, picked, seek, weigh

R = TypeVar("R")

log = logging.getLogger(__name__)

GLANCES: Final = 28.0
"""So many seconds of a worker all first glances together may take."""
LONGEST: Final = 0.8
"""So many may take a single one, and to seek a better move: whoever acts at a table may have to wait for it."""
WEIGHING: Final = 2.5
"""So many may take to weigh a move, all parts together."""
LUCK: Final = 5.0
"""So many may take the luck of the deals, all parts together; with `PICKED` moves a review takes less than a minute."""
PAUSE: Final = 1.0
"""So many seconds pass before a worker is asked again that had no time."""
_TRIES: Final = 5
_WAITING: Final = 8
"""So many reviews may wait."""


class ReviewBusy(Exception):
    """Too many reviews wait."""


class ReviewFailed(Exception):
    """A game could not be looked through, for want of workers."""


@dataclass(slots=True)
class Looking:
    """A review under way: how many of so many decisions have been looked at, none of none while it waits its turn."""

    task: asyncio.Task[SeatReview] | None = None
    done: int = 0
    of: int = 0


class Reviewing:
    """Looks through games: whoever asks again meanwhile waits for the same."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._under_way: dict[tuple[int, int], Looking] = {}
        self._following: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def under_way(self, table: int, seat: int) -> Looking | None:
        """Return the review of a seat that is under way, None where there is none."""
        return self._under_way.get((table, seat))

    def begin(self, history: History, seat: int) -> Looking:
        """Have a seat's decisions looked at, unless that is under way; what is found is stored.

        Raises:
            ReviewBusy: too many others wait.
        """
        key = history.table.id, seat
        found = self._under_way.get(key)
        if found is not None:
            return found
        if len(self._under_way) >= _WAITING:
            raise ReviewBusy
        looking = self._under_way[key] = Looking()
        looking.task = asyncio.create_task(self._look(history, seat, looking))
        looking.task.add_done_callback(lambda _: self._under_way.pop(key))
        looking.task.add_done_callback(_told)
        return looking

    def follow(self, user: int, table: int, telling: Coroutine[Any, Any, None]) -> None:
        """Go on telling a user how far the review of a table is, in the place of what told them before."""
        key = user, table
        before = self._following.pop(key, None)
        if before is not None:
            before.cancel()
        task = self._following[key] = asyncio.create_task(telling)
        task.add_done_callback(lambda done: self._told_all(key, done))

    def _told_all(self, key: tuple[int, int], task: asyncio.Task[None]) -> None:
        if self._following.get(key) is task:
            del self._following[key]

    async def close(self) -> None:
        """Look no further and tell nobody more: a user who asks again has it begun anew."""
        looking = [one.task for one in self._under_way.values() if one.task is not None]
        tasks = [*self._following.values(), *looking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self, history: History, seat: int, looking: Looking) -> SeatReview:
        user = history.table.players[seat].user
        async with self._turn:
            found = await self._found(history, seat, looking)
        if user is not None:
            await self._app.tables.reviews.keep(history.table.id, user, found)
        return found

    async def _found(self, history: History, seat: int, looking: Looking) -> SeatReview:
        """Glance at all decisions, then weigh those that were picked until there is enough to show.

        Raises:
            ReviewFailed: no worker does it.
        """
        search, compare = history.rules.search, history.rules.compare
        if search is None or compare is None:
            raise ReviewFailed
        decisions = await asyncio.to_thread(history.decisions, seat)
        looking.of = len(decisions)
        glanced: list[Finding] = []
        for decided in decisions:
            seconds = min(LONGEST, GLANCES / len(decisions))
            glanced.append(await self._done(history, partial(glance, search, compare, decided), seconds))
            looking.done += 1
        at = {decided.number: decided for decided in decisions}
        lost: list[Mistake] = []
        for one in picked(glanced):
            decided = at[one.number]
            better = await self._done(history, partial(seek, search, decided), LONGEST)
            parts = [
                await self._done(history, partial(weigh, compare, decided, better, part), WEIGHING / PARTS)
                for part in range(PARTS)
            ]
            found = Finding(one.number, better.code, merge_comparisons(part.compared for part in parts))
            lost += [_lost(found)] if found.sure else []
            if len(lost) == SHOWN:
                break
        luck = tuple[int, ...]()
        with suppress(ReviewFailed):
            luck = await self._luck(history, seat)
        return SeatReview(len(decisions), tuple(sorted(lost, key=lambda each: each.number)), luck)

    async def _luck(self, history: History, seat: int) -> tuple[int, ...]:
        """Return than how many deals out of ten each deal was kinder, nothing where nothing tells."""
        luck = history.luck(seat)
        if luck is None:
            return ()
        led = [
            await self._done(history, partial(luck.led, part), LUCK / deal_luck.PARTS)
            for part in range(deal_luck.PARTS)
        ]
        return luck.kinder(led)

    async def _done(self, history: History, thought: Thought[R], seconds: float) -> R:
        for _ in range(_TRIES):
            done = await self._app.searching.at_leisure(history.table.kind, thought, seconds)
            if done is not None:
                return done
            # A worker has died, or others on the machine search: somebody may have time in a moment.
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


def _told(task: asyncio.Task[SeatReview]) -> None:
    """Log why a review failed, by the kind of error alone: its text may name a card."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.warning("a review failed: %s", type(error).__name__)
