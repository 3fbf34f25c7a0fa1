"""What the gateway holds: sockets to the bot, and sessions, which outlive them so that the bot can resume."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from typing import Any

from aiohttp import web

from sandbox.entry import Identity
from sandbox.errors import Json

DISPATCH = 0
_BUFFER = 1000


class Connection:
    """One socket to the bot; sends in order, compressed as it was asked for."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.closing = False
        self._transport = request.transport
        self._deflate = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, payload: Json) -> None:
        """Send a payload after those before it."""
        self._queue.put_nowait(payload)

    async def close(self, code: int) -> None:
        """Close the socket with Discord's code."""
        self.closing = True
        self._writer.cancel()
        await self.socket.close(code=code)

    def cut(self) -> None:
        """Tear the connection without a word."""
        self._writer.cancel()
        if self._transport is not None:
            self._transport.abort()

    async def _write(self) -> None:
        while True:
            text = json.dumps(await self._queue.get())
            try:
                if self._deflate is None:
                    await self.socket.send_str(text)
                else:
                    data = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(data)
            except ConnectionError:
                return


class Session:
    """What the bot has been told since it identified, so that it can resume."""

    def __init__(self, identity: Identity) -> None:
        self.id = secrets.token_hex(16)
        self.identity = identity
        self.intents = identity.intents
        self.connection: Connection | None = None
        self._number = 0
        self._buffer: deque[Json] = deque(maxlen=_BUFFER)

    def dispatch(self, event: str, data: Any) -> None:
        """Send it to the bot, or keep it for when the bot resumes."""
        self._number += 1
        payload = {"op": DISPATCH, "t": event, "s": self._number, "d": data}
        self._buffer.append(payload)
        if self.connection is not None:
            self.connection.send(payload)

    def replay(self, after: int) -> bool:
        """Send again all that came after a number; return whether all of it was still there."""
        if after > self._number or (self._buffer and after < self._buffer[0]["s"] - 1) or self.connection is None:
            return False
        for payload in self._buffer:
            if payload["s"] > after:
                self.connection.send(payload)
        self.dispatch("RESUMED", {})
        return True
