"""A connection to the gateway without a library."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from sandbox.server import Sandbox

HEARTBEAT, IDENTIFY, MEMBERS, HELLO, ACK = 1, 2, 8, 10, 11
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
