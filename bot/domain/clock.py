"""The clock that everything asks which waits or dates something; it is handed in, so that tests can turn it."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol


class Clock(Protocol):
    """Tells the moment, in seconds since 1970, and waits."""

    def now(self) -> float:
        """Return the moment in seconds since 1970, in UTC."""

    async def sleep(self, seconds: float) -> None:
        """Return when so many seconds are over."""

    async def within(self, seconds: float, task: asyncio.Task[Any]) -> bool:
        """Wait at most so long for a task's end; return whether it has ended, with or without an error."""


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Return what the machine's clock shows, which an operator may set back."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Return when so many seconds are over, even if the machine's clock is set meanwhile."""
        await asyncio.sleep(seconds)

    async def within(self, seconds: float, task: asyncio.Task[Any]) -> bool:
        """Wait at most so long for a task's end; return whether it has ended, with or without an error."""
        await asyncio.wait({task}, timeout=seconds)
        return task.done()
