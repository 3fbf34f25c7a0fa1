"""The bot's own pace: it never has more requests in a second than Discord lets one bot send in all.

discord.py waits by itself where a single route is used up, but knows nothing of the 50 requests a second: it runs into
them, and refusals count towards a ban.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Final

import aiohttp
import yarl

from bot.reconciler.channel import Outdated

SAFE: Final = 48
"""Requests in any second. Discord takes 50; a lost connection may let aiohttp send one twice under one name."""

_SECOND: Final = 1.01
_TOO_MANY: Final = 429
_COUNTED: Final = re.compile(r"/api/v\d+/(?!interactions/|webhooks/\d+/)")
"""Requests to Discord's interface but those with an interaction's own token, which Discord counts for no bot."""


class _Wish:
    """What is wanted of Discord only as long as something is so; once it may have arrived, it is seen through."""

    def __init__(self, still: Callable[[], bool]) -> None:
        self._still = still
        self.begun = False

    def begin(self) -> bool:
        """Tell whether the request goes out."""
        self.begun = self.begun or self._still()
        return self.begun


_WISH: ContextVar[_Wish | None] = ContextVar("wish", default=None)


@contextmanager
def only_while(still: Callable[[], bool]) -> Iterator[None]:
    """Send what is sent inside only if it is still wanted when it has waited for its route and its place.

    Raises:
        Outdated: it was not; nothing was sent.
    """
    token = _WISH.set(_Wish(still))
    try:
        yield
    finally:
        _WISH.reset(token)


class Pace:
    """Gives out places in the second, to those who came first; a place is free again a second after its answer.

    Discord has counted a request at some moment before its answer. So no more than there are places can fall into any
    second, however long each was on its way and whoever halted meanwhile: this machine, the network, or Discord.

    Args:
        share: how much of the bot's limit is this process's, if several processes run shards of one bot.

    Raises:
        ValueError: the share is not above 0 and at most 1.
    """

    def __init__(self, share: float = 1.0) -> None:
        if not 0 < share <= 1:
            raise ValueError(f"a share is above 0 and at most 1, not {share}")
        self.places = max(1, int(SAFE * share))
        self._free = asyncio.Semaphore(self.places)

    @property
    def full(self) -> bool:
        """Whether whoever comes now has to wait."""
        return self._free.locked()

    def trace(self) -> aiohttp.TraceConfig:
        """Return what makes every counted request of a session wait, for `discord.Client(http_trace=...)`."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begin)
        trace.on_request_end.append(self._end)
        trace.on_request_exception.append(self._end)
        return trace

    async def _begin(
        self, _: aiohttp.ClientSession, request: SimpleNamespace, told: aiohttp.TraceRequestStartParams
    ) -> None:
        request.placed = False
        if counts(told.url):
            await self._free.acquire()
            wish = _WISH.get()
            if wish is not None and not wish.begin():
                self._free.release()
                raise Outdated
            request.placed = True

    async def _end(
        self,
        _: aiohttp.ClientSession,
        request: SimpleNamespace,
        told: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
    ) -> None:
        wish = _WISH.get()
        if wish is not None and isinstance(told, aiohttp.TraceRequestEndParams) and told.response.status == _TOO_MANY:
            wish.begun = False
        if request.placed:
            request.placed = False
            asyncio.get_running_loop().call_later(_SECOND, self._free.release)


def counts(url: yarl.URL) -> bool:
    """Whether a request counts for the bot: not answers to interactions and follow-ups, the gateway or pictures."""
    return _COUNTED.match(url.raw_path) is not None
