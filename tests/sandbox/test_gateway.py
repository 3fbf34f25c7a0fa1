"""The gateway as a client meets it that writes every payload itself: heartbeats, and how it is left."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from sandbox.server import Sandbox

HEARTBEAT, IDENTIFY, HELLO, ACK = 1, 2, 10, 11
Json = dict[str, Any]


class Wire:
    """A socket to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.seen: list[Json] = []

    async def send(self, op: int, data: Any = None) -> None:
        """Send one payload."""
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, **rest: Any) -> None:
        """Identify, with other words where they are given."""
        await self.send(IDENTIFY, {"token": "sandbox", "intents": 1, "properties": {}, **rest})

    async def next(self) -> Json:
        """Wait for the next payload."""
        told: Json = await self.socket.receive_json(timeout=10)
        self.seen.append(told)
        return told

    async def until(self, op: int, event: str | None = None) -> Json:
        """Wait for a payload of this kind; those before it are in `seen`."""
        while True:
            told = await self.next()
            if (told["op"], told["t"]) == (op, event):
                return told

    async def closed(self) -> int | None:
        """Wait until the gateway closes, and give its code."""
        while not (await self.socket.receive(timeout=10)).type & 0x100:
            pass
        return self.socket.close_code


@asynccontextmanager
async def wire(sandbox: Sandbox) -> AsyncIterator[Wire]:
    """Open a socket, past HELLO."""
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway.url) as socket:
        found = Wire(socket)
        await found.until(HELLO)
        yield found


async def test_a_heartbeat_is_acknowledged_after_a_moment(sandbox: Sandbox) -> None:
    """What is asked right after a heartbeat is answered before it: nothing comes back at once from Discord."""
    sandbox.gateway.ack_delay = 1.0
    async with wire(sandbox) as one:
        await one.send(HEARTBEAT, None)
        await one.identify()
        await one.until(ACK)
        assert [told["t"] for told in one.seen] == [None, "READY", "GUILD_CREATE", None]


async def test_heartbeats_are_late_unless_a_test_says_otherwise(sandbox: Sandbox) -> None:
    """The usual sandbox has a way to Discord, too."""
    assert sandbox.gateway.ack_delay > 0
