"""Moving the world's time forward, and telling a bot that is made for it how far it has been moved."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import web

from sandbox.things import Event
from sandbox.world import World

DAY: Final = 24 * 3600.0
MOST: Final = 366 * DAY
"""Seconds by which time is moved at once, at most."""
_MOST_AHEAD: Final = 50 * MOST
_PATIENCE: Final = 25.0


def move(world: World, seconds: float) -> float:
    """Move a world's clock on and return how far it is ahead in all; threads that fell asleep are archived.

    Raises:
        ValueError: time does not go back, stand still or go so far.
    """
    if not 0 < seconds <= MOST or world.clock.ahead + seconds > _MOST_AHEAD:
        raise ValueError(f"time goes forward, by {MOST:.0f} seconds at most and never {_MOST_AHEAD:.0f} ahead")
    world.clock.advance(seconds)
    world.tell("clock", world.clock)
    for channel in tuple(world.channels):
        world.channel(channel)
    return world.clock.ahead


def add_clock(world: World, app: web.Application) -> None:
    """Add `GET /clock` to the server, which is no part of Discord's interface."""
    told = _Told(world)
    app.router.add_get("/clock", told.handle)
    app.on_shutdown.append(told.close)


class _Told:
    """Answers how far time has been moved; who knows it already waits for the next move."""

    def __init__(self, world: World) -> None:
        self._clock = world.clock
        self._moved = asyncio.Event()
        self._closed = False
        world.listen(self._hear)

    async def handle(self, request: web.Request) -> web.Response:
        """Answer at once to who knows nothing or something else, else after a move or a while."""
        try:
            known = float(request.query["ahead"])
        except (KeyError, ValueError):
            known = None
        if known == self._clock.ahead and not self._closed:
            try:
                async with asyncio.timeout(_PATIENCE):
                    await self._moved.wait()
            except TimeoutError:
                pass
        if self._closed:
            raise web.HTTPServiceUnavailable
        return web.json_response({"ahead": self._clock.ahead}, headers={"Cache-Control": "no-store"})

    async def close(self, _: web.Application) -> None:
        """End all waiting."""
        self._closed = True
        self._moved.set()

    def _hear(self, event: Event) -> None:
        if event.kind == "clock":
            moved, self._moved = self._moved, asyncio.Event()
            moved.set()
