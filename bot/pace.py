"""The bot's own pace: it never sends more requests a second than Discord lets one bot send in all.

discord.py waits by itself where a single route is used up, but knows nothing of the 50 requests a second: it runs into
them, and refusals count towards a ban.
"""

from __future__ import annotations

import asyncio
import re
from types import SimpleNamespace
from typing import Final

import aiohttp
import yarl
from aiolimiter import AsyncLimiter

SAFE: Final = 48.0
"""Requests in any second. Discord counts 50 where they arrive, and the network may push some of them together."""
BURST: Final = 3.0
"""So many of them may go out at once after a pause."""

_COUNTED: Final = re.compile(r"/api/v\d+/(?!interactions/|webhooks/\d+/)")
"""Requests to Discord's interface but those with an interaction's own token, which Discord counts for no bot."""


class Pace:
    """Lets requests out one after the other, those that came first going first.

    Args:
        share: how much of the bot's limit is this process's, if several processes run shards of one bot.

    Raises:
        ValueError: the share is not above 0 and at most 1.
    """

    def __init__(self, share: float = 1.0) -> None:
        if not 0 < share <= 1:
            raise ValueError(f"a share is above 0 and at most 1, not {share}")
        safe, burst = SAFE * share, max(1.0, BURST * share)
        # What may go out at once and what may follow within the second are not to be more than is safe together.
        rate = max(safe - burst, safe / 2)
        self._limiter = AsyncLimiter(burst, burst / rate)
        # The limiter alone lets whoever comes at the right moment pass by those who wait.
        self._line = asyncio.Lock()

    async def wait(self) -> None:
        """Wait for a place among the requests of this second."""
        async with self._line:
            await self._limiter.acquire()

    def trace(self) -> aiohttp.TraceConfig:
        """Return what makes every counted request of a session wait, for `discord.Client(http_trace=...)`."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begin)
        return trace

    async def _begin(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        if counts(request.url):
            await self.wait()


def counts(url: yarl.URL) -> bool:
    """Whether a request counts for the bot: not answers to interactions and follow-ups, the gateway or pictures."""
    return _COUNTED.match(url.raw_path) is not None
