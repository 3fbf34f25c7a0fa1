"""A clock that stands still until it is turned, and knows when everybody who is awake has done his work."""

from __future__ import annotations

import asyncio
import heapq
import inspect
import itertools
from typing import Any

START = 1_790_000_000.0
_MOST_TURNS = 1000
"""So many turns of the event loop are taken before it is asked who is awake, as long as there is something to do."""


class VirtualClock:
    """A `bot.domain.clock.Clock`; time passes by `advance` alone."""

    def __init__(self, at: float = START) -> None:
        self._at = at
        self._sleepers: list[tuple[float, int, asyncio.Future[None], asyncio.Task[object]]] = []
        self._asleep: set[asyncio.Task[object]] = set()
        self._count = itertools.count()

    def now(self) -> float:
        """Return this moment."""
        return self._at

    async def sleep(self, seconds: float) -> None:
        """Wait for the clock to be turned so far."""
        await self._sleep(seconds, asyncio.get_running_loop().create_future())

    async def within(self, seconds: float, task: asyncio.Task[Any]) -> bool:
        """Wait for a task's end, until the clock has been turned so far."""
        # What is done without waiting for anything is done now.
        await asyncio.sleep(0)
        if not task.done():
            wake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            task.add_done_callback(lambda _: None if wake.done() else wake.set_result(None))
            await self._sleep(seconds, wake)
        return task.done()

    async def _sleep(self, seconds: float, wake: asyncio.Future[None]) -> None:
        task = asyncio.current_task()
        assert task is not None
        heapq.heappush(self._sleepers, (self._at + max(seconds, 0.001), next(self._count), wake, task))
        self._asleep.add(task)
        try:
            await wake
        finally:
            self._asleep.discard(task)

    async def quiet(self) -> None:
        """Wait until every task but this one is asleep."""
        me, turns = asyncio.current_task(), 0
        while await self._others(me):
            turns += 1
            # Who is awake though nothing is to be done at once waits for a thread, which needs a moment of real time.
            await asyncio.sleep(0.0005)
            if turns > 200_000:
                raise AssertionError(f"never quiet: {[task.get_coro() for task in asyncio.all_tasks()]}")

    async def _others(self, me: asyncio.Task[Any] | None) -> set[asyncio.Task[Any]]:
        """Let everybody do what can be done at once, and return who is awake then."""
        ready = getattr(asyncio.get_running_loop(), "_ready", ())
        await asyncio.sleep(0)
        for _ in range(_MOST_TURNS):
            if not ready:
                break
            await asyncio.sleep(0)
        return {task for task in asyncio.all_tasks() if task is not me and self._awake(task)}

    def _awake(self, task: asyncio.Task[object]) -> bool:
        if task in self._asleep or task.done() or closing(task) or keeping(task):
            return False
        # Whoever waits for somebody who is asleep has nothing to do either; whoever has a lock is looked at himself.
        other = getattr(task, "_fut_waiter", None)
        if other is None or other.done():
            return True
        if isinstance(other, asyncio.Task):
            return self._awake(other)
        if together := getattr(other, "_children", None):  # `asyncio.gather`
            return any(not isinstance(one, asyncio.Task) or self._awake(one) for one in together if not one.done())
        return not locked_out(task)

    def leap(self, seconds: float) -> None:
        """Let it be later at once, as if the machine had slept."""
        self._at += seconds

    async def advance(self, seconds: float) -> None:
        """Turn the clock, waking each sleeper at his time."""
        end = self._at + seconds
        await self.quiet()
        while self._sleepers and self._sleepers[0][0] <= end:
            at, _, wake, task = heapq.heappop(self._sleepers)
            self._at = max(self._at, at)
            if not wake.done():
                self._asleep.discard(task)
                wake.set_result(None)
                await self.quiet()
        self._at = end


def closing(task: asyncio.Task[object]) -> bool:
    """Whether a task is the database's library, closing a connection of work that was killed; it may never end."""
    return "terminate" in getattr(task.get_coro(), "__qualname__", "")


def keeping(task: asyncio.Task[object]) -> bool:
    """Whether a task keeps the lease of a PostgreSQL database, which goes on in real time and is never done."""
    return getattr(task.get_coro(), "__qualname__", "") in {"SessionLease._keep", "Event.wait"}


def locked_out(task: asyncio.Task[object]) -> bool:
    """Whether a task waits for a lock or a place that another task has: it can do nothing until that one has."""
    inner: Any = task.get_coro()
    while inspect.iscoroutine(getattr(inner, "cr_await", None)):
        inner = inner.cr_await
    return getattr(inner, "__qualname__", "") in {"Lock.acquire", "Semaphore.acquire"}
