"""Tabs in which the page is open, without a browser."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox.ids import named
from sandbox.server import Sandbox
from tests.unhurried import UNHURRIED

TABLE = str(named("channel", "table-one"))


class Tab:
    """A page without a browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def hears(self, kind: str, **fields: Any) -> Any:
        """Wait for a message of this kind with these fields, leaving out others."""
        while True:
            told = await self.socket.receive_json(timeout=UNHURRIED)
            if told["t"] == kind and all(told.get(key) == value for key, value in fields.items()):
                return told

    async def says(self, kind: str, **rest: Any) -> None:
        await self.socket.send_json({"t": kind, **rest})

    async def command(self, name: str, *options: Any, nonce: str = "n") -> None:
        inner = [{"name": name, "type": 1, "options": list(options)}]
        await self.says("command", nonce=nonce, channel_id=TABLE, name="toy", options=inner)


@pytest.fixture
async def browser() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def open_tab(browser: aiohttp.ClientSession, sandbox: Sandbox, query: str) -> Tab:
    return Tab(await browser.ws_connect(f"{sandbox.url}/page/ws?{query}"))
