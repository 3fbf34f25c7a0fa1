"""Limit the bot's requests: never more in a second than Discord allows one bot in all.

discord.py waits where a single route is used up, but does not know the limit of 50 requests a second: it runs into it,
and refusals count towards a ban. It also assumes that windows end as a whole, so that nine messages may go to a channel
at one moment; here five go in any five seconds.
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
"""Requests in any second. Discord allows 50; after a lost connection aiohttp may send a request twice unnoticed."""

_SECOND: Final = 1.01
_IN_CHANNEL: Final = 5
"""New messages of one channel in any five seconds: Discord allows five in a window, which may slide."""
_CHANNEL_SECONDS: Final = 5.01
_MANY: Final = 50
"""Discord says how many messages a window allows; if it allows more than this, none waits."""
_NEW_MESSAGE: Final = re.compile(r"/api/v\d+/channels/(\d+)/messages")
_TOO_MANY: Final = 429
_FAILED: Final = 500
_LOOK: Final = 0.2
"""Seconds between two checks whether a waiting request is still needed."""
_COUNTED: Final = re.compile(r"/api/v\d+/(?!interactions/|webhooks/\d+/)")
"""Requests to Discord's API, except those with an interaction's token, which Discord does not count."""


class _ConditionalRequest:
    """A request that is sent only while a condition holds; once it may have arrived, it is completed."""

    def __init__(self, still: Callable[[], bool]) -> None:
        self.still = still
        self.begun = False
        self._unsure = False

    def begin(self) -> bool:
        """Return whether to send the request."""
        self.begun = self.begun or self.still()
        return self.begun

    def answered(self, status: int | None) -> None:
        """Note the status of a try, None without an answer: only after a 429 certainly nothing was done."""
        self._unsure = self._unsure or status is None or status >= _FAILED
        if status == _TOO_MANY and not self._unsure:
            self.begun = False


_REQUEST: ContextVar[_ConditionalRequest | None] = ContextVar("conditional_request", default=None)


async def send_while(still: Callable[[], bool], sending: Coroutine[Any, Any, T]) -> T:
    """Send a request, or give up if it is no longer needed while it waits for its rate limits.

    Args:
        still: returns whether it is still needed.
        sending: makes the request; once it may have arrived, it is completed.

    Raises:
        Outdated: it was no longer needed; nothing was sent.
    """
    conditional = _ConditionalRequest(still)
    token = _REQUEST.set(conditional)
    task = asyncio.create_task(sending)
    _REQUEST.reset(token)
    try:
        while not task.done():
            await asyncio.wait({task}, timeout=_LOOK)
            if not task.done() and not conditional.begun and not still():
                raise Outdated
        return task.result()
    finally:
        task.cancel()


class RateLimiter:
    """Gives slots to requests in their order; a slot is free again a second after the answer.

    Discord counts a request at some moment before its answer. So no more requests than slots can fall into any second,
    however long each takes and even if this machine, the network or Discord stalls.

    Args:
        share: how much of the bot's limit is this process's, if several processes run shards of one bot.

    Raises:
        ValueError: the share is not above 0 and at most 1.
    """

    def __init__(self, share: float = 1.0) -> None:
        if not 0 < share <= 1:
            raise ValueError(f"a share is above 0 and at most 1, not {share}")
        self.slots = max(1, int(SAFE * share))
        self._free = asyncio.Semaphore(self.slots)
        self._channels: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._few = True

    @property
    def full(self) -> bool:
        """Whether a new request has to wait."""
        return self._free.locked()

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace by which counted requests wait, for `discord.Client(http_trace=...)`."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begin)
        trace.on_request_end.append(self._end)
        trace.on_request_exception.append(self._end)
        return trace

    async def _begin(
        self, _: aiohttp.ClientSession, request: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        request.has_slot, request.channel = False, None
        if is_counted(params.url):
            channel = self._channel_of(params)
            if channel is not None:
                await channel.acquire()
            try:
                await self._free.acquire()
            except BaseException:
                _release(channel)
                raise
            conditional = _REQUEST.get()
            if conditional is not None and not conditional.begin():
                self._free.release()
                _release(channel)
                raise Outdated
            request.has_slot, request.channel = True, channel

    def _channel_of(self, params: aiohttp.TraceRequestStartParams) -> asyncio.Semaphore | None:
        """Return the slots of the channel to which a new message goes; None for other requests."""
        found = _NEW_MESSAGE.fullmatch(params.url.raw_path) if params.method == "POST" else None
        return None if found is None else self._channels.setdefault(found[1], asyncio.Semaphore(_IN_CHANNEL))

    async def _end(
        self,
        _: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
    ) -> None:
        conditional = _REQUEST.get()
        if conditional is not None and request.has_slot:
            conditional.answered(params.response.status if isinstance(params, aiohttp.TraceRequestEndParams) else None)
        if request.has_slot:
            request.has_slot = False
            loop = asyncio.get_running_loop()
            loop.call_later(_SECOND, self._free.release)
            if request.channel is not None:
                # A channel's semaphore disappears when its last slot is given back.
                loop.call_later(_CHANNEL_SECONDS if self._takes_few(params) else 0, request.channel.release)
                request.channel = None

    def _takes_few(self, params: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams) -> bool:
        """Return whether Discord allows few messages of a channel at a time, by the last answer that says so.

        During an outage no answer says it.
        """
        if isinstance(params, aiohttp.TraceRequestEndParams):
            limit = params.response.headers.get("X-RateLimit-Limit", "")
            self._few = int(limit) <= _MANY if limit.isdecimal() else self._few
        return self._few


def _release(slots: asyncio.Semaphore | None) -> None:
    if slots is not None:
        slots.release()


def is_counted(url: yarl.URL) -> bool:
    """Return whether a request counts: responses, follow-ups, the gateway and pictures do not."""
    return _COUNTED.match(url.raw_path) is not None
