"""The clock of a bot at the sandbox, where time can be moved forward; at Discord it cannot."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import aiohttp
import yarl

from bot.config.settings import Config
from bot.domain.clock import Clock, SystemClock

log = logging.getLogger(__name__)

_HERE = frozenset({"127.0.0.1", "localhost", "::1"})
_AT_FIRST = 2.0
_PATIENCE = aiohttp.ClientTimeout(total=60.0)
_PAUSE = 1.0


class ShiftedClock(SystemClock):
    """The machine's clock moved ahead; a sleep ends when time is moved past its end."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._moved = asyncio.Event()

    @property
    def ahead(self) -> float:
        """Seconds by which this clock is ahead of the machine's."""
        return self._ahead

    def now(self) -> float:
        """Return the machine's time, moved ahead."""
        return super().now() + self._ahead

    async def sleep(self, seconds: float) -> None:
        """Wait until the moment is reached, also by a move."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds + self._ahead
        while (left := end - loop.time() - self._ahead) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._moved.wait()
        await asyncio.sleep(0)

    def move_to(self, ahead: float) -> None:
        """Move the clock so that it is `ahead` seconds ahead of the machine's."""
        if ahead == self._ahead:
            return
        self._ahead = ahead
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()
        log.info("the stand-in has moved time: %.0f s ahead", ahead)


@asynccontextmanager
async def clock_for(config: Config) -> AsyncIterator[Clock]:
    """Yield the bot's clock: the system's, or at a sandbox one that follows the sandbox's."""
    if not may_be_moved(config):
        yield SystemClock()
        return
    clock = ShiftedClock()
    async with aiohttp.ClientSession(timeout=_PATIENCE, proxy=config.proxy) as session:
        url = yarl.URL(config.api_url or "") / "clock"
        # What fell due while the bot was down must be seen at the start, so wait for the first answer.
        following = asyncio.create_task(_follow(clock, session, url, first := asyncio.Event()))
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(_AT_FIRST):
                    await first.wait()
            yield clock
        finally:
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)


def may_be_moved(config: Config) -> bool:
    """Return whether the bot's time may be moved: a sandbox on this machine, no token of Discord's.

    A token of Discord's has three parts with dots between. With such a token, the address may be a proxy that passes
    everything on to Discord.
    """
    if config.api_url is None or config.token.count(".") >= 2:
        return False
    return yarl.URL(config.api_url).host in _HERE


async def _follow(clock: ShiftedClock, session: aiohttp.ClientSession, url: yarl.URL, asked: asyncio.Event) -> None:
    """Ask repeatedly how far time has been moved, until the sandbox turns out to have no such clock."""
    known: float | None = None
    while True:
        try:
            known = await _ask(session, url, known)
        except (aiohttp.ContentTypeError, KeyError, TypeError, ValueError):
            log.debug("the stand-in tells no time")
            asked.set()
            return
        except (aiohttp.ClientError, OSError, TimeoutError):
            asked.set()
            await asyncio.sleep(_PAUSE)
        else:
            clock.move_to(known)
            asked.set()


async def _ask(session: aiohttp.ClientSession, url: yarl.URL, known: float | None) -> float:
    """Ask how far time has been moved; with a `known` value, wait for a change or for a while.

    Raises:
        aiohttp.ClientError, OSError, TimeoutError: there was no answer.
        aiohttp.ContentTypeError, KeyError, TypeError, ValueError: the answer does not contain it.
    """
    query = {} if known is None else {"ahead": repr(known)}
    async with session.get(url, params=query, allow_redirects=False) as answer:
        if answer.status >= 500:
            answer.raise_for_status()
        ahead = float((await answer.json())["ahead"])
    if not (math.isfinite(ahead) and ahead >= 0):
        raise ValueError(ahead)
    return ahead
