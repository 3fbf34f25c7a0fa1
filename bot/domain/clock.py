"""The time of day is handed in, so that tests can turn it: whatever waits or dates anything asks here."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol


class Clock(Protocol):
    """Tells the moment, in seconds since 1970, and lets one wait."""

    def now(self) -> float:
        """Return the moment in seconds since 1970, in UTC."""

    async def sleep(self, seconds: float) -> None:
        """Return when so many seconds are over."""

    async def within(self, seconds: float, task: asyncio.Task[Any]) -> bool:
        """Wait for a task's end, but so long at most; tell whether it has ended, in whatever way."""


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Return what the machine's clock shows, which an operator may set back."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Return when so many seconds are over, whatever the machine's clock shows meanwhile."""
        await asyncio.sleep(seconds)

    async def within(self, seconds: float, task: asyncio.Task[Any]) -> bool:
        """Wait for a task's end, but so long at most; tell whether it has ended, in whatever way."""
        await asyncio.wait({task}, timeout=seconds)
        return task.done()
