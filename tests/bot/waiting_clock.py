"""A clock whose waits a test ends."""

from __future__ import annotations

import asyncio


class Waiting:
    """A clock that notes for how long it is asked to wait, and waits until it is told that the time is over."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self._over: asyncio.Queue[None] = asyncio.Queue()

    def now(self) -> float:
        """Return this moment."""
        return 0.0

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        self.asked.append(seconds)
        await self._over.get()

    def over(self) -> None:
        """Let the time be over."""
        self._over.put_nowait(None)
