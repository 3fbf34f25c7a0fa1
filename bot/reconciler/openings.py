"""Tables that are being opened: their first message is to be the answer to the command, not what a sweep sends."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bot.tables import ChannelRef


class Openings:
    """The places where somebody opens a table just now."""

    def __init__(self) -> None:
        self._under_way: dict[ChannelRef, asyncio.Event] = {}

    def __bool__(self) -> bool:
        return bool(self._under_way)

    @contextmanager
    def at(self, place: ChannelRef) -> Iterator[None]:
        """Leave a new table at a place to whoever opens it, as long as this is entered."""
        over = self._under_way[place] = asyncio.Event()
        try:
            yield
        finally:
            over.set()
            # Of two people who open one at the same place at once one is refused, and may have come last.
            if self._under_way.get(place) is over:
                del self._under_way[place]

    async def over(self, place: ChannelRef) -> None:
        """Wait until nobody opens a table at a place."""
        while (one := self._under_way.get(place)) is not None:
            await one.wait()
