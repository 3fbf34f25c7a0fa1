"""The clock of a bot at a stand-in, whose people may move time forward; on Discord nobody can."""

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


class MovedClock(SystemClock):
    """The machine's own clock, ahead by what it is told; who sleeps wakes when time is moved past his moment."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._moved = asyncio.Event()

    @property
    def ahead(self) -> float:
        """By how many seconds this clock is ahead of the machine's."""
        return self._ahead

    def now(self) -> float:
        """Return the machine's moment, moved ahead."""
        return super().now() + self._ahead

    async def sleep(self, seconds: float) -> None:
        """Wait, or be waked by a move."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds + self._ahead
        while (left := end - loop.time() - self._ahead) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._moved.wait()
        await asyncio.sleep(0)

    def move_to(self, ahead: float) -> None:
        """Be ahead by so many seconds from now on."""
        if ahead == self._ahead:
            return
        self._ahead = ahead
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()
        log.info("the stand-in has moved time: %.0f s ahead", ahead)


@asynccontextmanager
async def clock_for(config: Config) -> AsyncIterator[Clock]:
    """Give the clock that the bot is to run by: the system's, or at a stand-in one that goes with the stand-in's."""
    if not may_be_moved(config):
        yield SystemClock()
        return
    clock = MovedClock()
    async with aiohttp.ClientSession(timeout=_PATIENCE, proxy=config.proxy) as session:
        url = yarl.URL(config.api_url or "") / "clock"
        # What fell due while the bot was away is to be seen at the start, so the first answer is waited for.
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
    """Whether somebody else may move the bot's time: a stand-in on this machine, and no token that Discord gave.

    A token of Discord's has three parts with dots between. With one, the address may be that of something which
    passes everything on to Discord.
    """
    if config.api_url is None or config.token.count(".") >= 2:
        return False
    return yarl.URL(config.api_url).host in _HERE


async def _follow(clock: MovedClock, session: aiohttp.ClientSession, url: yarl.URL, asked: asyncio.Event) -> None:
    """Ask again and again how far time has been moved, until the stand-in turns out to have no such clock."""
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
    """Ask how far time has been moved; whoever knows something is answered when it is so no longer, or after a while.

    Raises:
        aiohttp.ClientError, OSError, TimeoutError: there was no answer.
        aiohttp.ContentTypeError, KeyError, TypeError, ValueError: the answer tells no such thing.
    """
    query = {} if known is None else {"ahead": repr(known)}
    async with session.get(url, params=query, allow_redirects=False) as answer:
        if answer.status >= 500:
            answer.raise_for_status()
        ahead = float((await answer.json())["ahead"])
    if not (math.isfinite(ahead) and ahead >= 0):
        raise ValueError(ahead)
    return ahead
