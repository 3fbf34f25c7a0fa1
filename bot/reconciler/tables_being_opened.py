"""Tables that are being opened: their first message must be the response to the command, not a sweep's message."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bot.tables import ChannelRef


class TablesBeingOpened:
    """The channels where a user opens a table just now."""

    def __init__(self) -> None:
        self._under_way: dict[ChannelRef, asyncio.Event] = {}

    def __bool__(self) -> bool:
        return bool(self._under_way)

    @contextmanager
    def at(self, channel: ChannelRef) -> Iterator[None]:
        """Leave a new table in a channel to the user who opens it, as long as this is entered."""
        over = self._under_way[channel] = asyncio.Event()
        try:
            yield
        finally:
            over.set()
            # Of two people who open one in the same channel at once one is refused, and may have come last.
            if self._under_way.get(channel) is over:
                del self._under_way[channel]

    async def wait(self, channel: ChannelRef) -> None:
        """Wait until nobody opens a table in a channel."""
        while (one := self._under_way.get(channel)) is not None:
            await one.wait()
