"""The bot's own quota: it never has more requests in a second than Discord lets one bot send in all.

discord.py waits by itself where a single route is used up, but knows nothing of the 50 requests a second: it runs into
them, and refusals count towards a ban. It also takes for granted that windows end as a whole, so that nine messages may
go to a channel within a moment; here five go in any five seconds.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import aiohttp
import yarl

from bot.reconciler.ports import Outdated

T = TypeVar("T")

SAFE: Final = 48
"""Requests in any second. Discord takes 50; a lost connection may let aiohttp send one twice under one name."""

_SECOND: Final = 1.01
_IN_CHANNEL: Final = 5
"""New messages of one channel in any five seconds: Discord takes five in a window, which may slide."""
_CHANNEL_SECONDS: Final = 5.01
_MANY: Final = 50
"""Discord says how many messages a window takes; where it takes more than these, none has to wait."""
_NEW_MESSAGE: Final = re.compile(r"/api/v\d+/channels/(\d+)/messages")
_TOO_MANY: Final = 429
_FAILED: Final = 500
_LOOK: Final = 0.2
"""Seconds between two looks whether what waits is still wanted."""
_COUNTED: Final = re.compile(r"/api/v\d+/(?!interactions/|webhooks/\d+/)")
"""Requests to Discord's interface but those with an interaction's own token, which Discord counts for no bot."""


class _Wish:
    """What is wanted of Discord only as long as something is so; once it may have arrived, it is seen through."""

    def __init__(self, still: Callable[[], bool]) -> None:
        self.still = still
        self.begun = False
        self._unsure = False

    def begin(self) -> bool:
        """Tell whether the request goes out."""
        self.begun = self.begun or self.still()
        return self.begun

    def answered(self, status: int | None) -> None:
        """Note how a try ended, None without an answer: after a 429 alone it is certain that nothing was done."""
        self._unsure = self._unsure or status is None or status >= _FAILED
        if status == _TOO_MANY and not self._unsure:
            self.begun = False


_WISH: ContextVar[_Wish | None] = ContextVar("wish", default=None)


async def only_while(still: Callable[[], bool], sending: Coroutine[Any, Any, T]) -> T:
    """Send something as long as it is still wanted while it waits for its route and its place.

    Args:
        still: tells whether it is.
        sending: makes the request; once that may have arrived, it is seen through.

    Raises:
        Outdated: it was not; nothing was sent.
    """
    wish = _Wish(still)
    token = _WISH.set(wish)
    task = asyncio.create_task(sending)
    _WISH.reset(token)
    try:
        while not task.done():
            await asyncio.wait({task}, timeout=_LOOK)
            if not task.done() and not wish.begun and not still():
                raise Outdated
        return task.result()
    finally:
        task.cancel()


class Quota:
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
        self._channels: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._few = True

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
        request.placed, request.channel = False, None
        if counts(told.url):
            channel = self._channel_of(told)
            if channel is not None:
                await channel.acquire()
            try:
                await self._free.acquire()
            except BaseException:
                _release(channel)
                raise
            wish = _WISH.get()
            if wish is not None and not wish.begin():
                self._free.release()
                _release(channel)
                raise Outdated
            request.placed, request.channel = True, channel

    def _channel_of(self, told: aiohttp.TraceRequestStartParams) -> asyncio.Semaphore | None:
        """Return the places of the channel to which a new message goes; None if the request is no such."""
        found = _NEW_MESSAGE.fullmatch(told.url.raw_path) if told.method == "POST" else None
        return None if found is None else self._channels.setdefault(found[1], asyncio.Semaphore(_IN_CHANNEL))

    async def _end(
        self,
        _: aiohttp.ClientSession,
        request: SimpleNamespace,
        told: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
    ) -> None:
        wish = _WISH.get()
        if wish is not None and request.placed:
            wish.answered(told.response.status if isinstance(told, aiohttp.TraceRequestEndParams) else None)
        if request.placed:
            request.placed = False
            loop = asyncio.get_running_loop()
            loop.call_later(_SECOND, self._free.release)
            if request.channel is not None:
                # The channel's places are forgotten with the last of them that is given back.
                loop.call_later(_CHANNEL_SECONDS if self._takes_few(told) else 0, request.channel.release)
                request.channel = None

    def _takes_few(self, told: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams) -> bool:
        """Tell whether Discord takes few messages of a channel at a time, by the last answer that said so.

        During an outage no answer says it.
        """
        if isinstance(told, aiohttp.TraceRequestEndParams):
            limit = told.response.headers.get("X-RateLimit-Limit", "")
            self._few = int(limit) <= _MANY if limit.isdecimal() else self._few
        return self._few


def _release(places: asyncio.Semaphore | None) -> None:
    if places is not None:
        places.release()


def counts(url: yarl.URL) -> bool:
    """Whether a request counts for the bot: not answers to interactions and follow-ups, the gateway or pictures."""
    return _COUNTED.match(url.raw_path) is not None
