"""The bot's requests without a library: what Discord's HTTP interface says, status and JSON."""

from __future__ import annotations

from typing import Any

import aiohttp

from sandbox.server import Sandbox


class Rest:
    """A bot that knows nothing but HTTP.

    Args:
        sandbox: whom it asks.
        session: how.
    """

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self._session = session

    async def __call__(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """Ask, and give status and JSON; header names with `_` for `-`."""
        more = {name.replace("_", "-"): value for name, value in headers.items()}
        url = f"{self.sandbox.url}/api/v10{path}"
        auth = {"Authorization": "Bot x"}
        async with self._session.request(method, url, json=body, headers=auth | more) as response:
            return response.status, await response.json() if response.status != 204 else None

    async def code(self, method: str, path: str, body: Any = None) -> tuple[int, int]:
        """Ask for what must be refused, and give status and Discord's code."""
        status, answer = await self(method, path, body)
        assert status >= 400, answer
        return status, answer["code"]
