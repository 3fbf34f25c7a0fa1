"""Failures: requests that fail, wait or vanish on demand."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal, get_args

from aiohttp import web

from sandbox.errors import Json

FaultKind = Literal["status", "slow", "late", "drop", "cut"]


@dataclass(slots=True)
class Fault:
    """One kind of failure and which requests it meets.

    Args:
        kind: "status" answers with an error instead of doing anything; "slow" waits before the request is worked on;
            "late" does the work and waits before the answer; "drop" closes the connection with nothing done; "cut" does
            the work and then closes without an answer.
        method: a regular expression for the method.
        path: a regular expression for the path below /api/v10, found anywhere in it.
        times: how many requests it meets.
        status: for "status": 500, 503, 429 and the like.
        code: for "status": Discord's own code of the error, if it tells one, as 200000 of what AutoMod blocks.
        seconds: how long to wait at most (`heal` ends it), or what a 429 tells as Retry-After.
        via: whether a 429 carries the `Via` header; discord.py tries again only then.
        everywhere: whether a 429 is told to be global.

    Raises:
        ValueError: there is no such kind.
    """

    kind: FaultKind = "status"
    method: str = ".*"
    path: str = ""
    times: int = 1
    status: int = 500
    code: int = 0
    seconds: float = 0.0
    via: bool = True
    everywhere: bool = False
    healed: asyncio.Event = field(default_factory=asyncio.Event, init=False, repr=False)

    def __post_init__(self) -> None:
        if self.kind not in get_args(FaultKind):
            raise ValueError(f"there is no fault {self.kind!r}; there are {get_args(FaultKind)}")

    def heal(self) -> None:
        """Release the requests that wait."""
        self.healed.set()

    async def wait(self) -> None:
        """Wait as long as it says, or until it is healed."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.healed.wait(), self.seconds)

    @property
    def tears(self) -> bool:
        """Whether the connection is closed without an answer."""
        return self.kind in ("drop", "cut")

    def meets(self, method: str, path: str) -> bool:
        """Return whether a request is one that fails."""
        return self.times > 0 and bool(re.fullmatch(self.method, method, re.I)) and bool(re.search(self.path, path))


class Faults:
    """The failures that are still to come, first come first served."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """Make some coming requests fail."""
        self.waiting.append(fault)
        return fault

    def clear(self) -> None:
        """Drop all faults."""
        self.waiting.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Find the fault that a request meets, and count it."""
        for fault in self.waiting:
            if fault.meets(method, path):
                fault.times -= 1
                if fault.times == 0:
                    self.waiting.remove(fault)
                return fault
        return None

    async def suffer(
        self, fault: Fault, request: web.Request, work: Callable[[], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Answer a request that fails: with an error, late, or not at all, before or after the work is done."""
        if fault.kind == "status":
            return error_answer(fault)
        if fault.kind == "slow":
            await fault.wait()
            return await work()
        response = web.Response() if fault.kind == "drop" else await work()
        if fault.kind == "late":
            await fault.wait()
            return response
        if request.transport is not None:
            request.transport.abort()
        return response


def error_answer(fault: Fault) -> web.Response:
    """Make the answer of a failing server."""
    body: Json
    if fault.code:
        body = {"message": "", "code": fault.code}
        headers = {"Content-Type": "application/json"}  # without a charset, as everywhere
        return web.Response(body=json.dumps(body).encode(), status=fault.status, headers=headers)
    if fault.status != 429:
        words = {500: "500: Internal Server Error", 502: "502: Bad Gateway", 503: "503: Service Unavailable"}
        return web.Response(status=fault.status, text=words.get(fault.status, str(fault.status)))
    body = {"message": "You are being rate limited.", "retry_after": fault.seconds, "global": fault.everywhere}
    headers = {
        "Retry-After": str(max(1, round(fault.seconds))),
        "X-RateLimit-Scope": "global" if fault.everywhere else "user",
    }
    if fault.via:
        headers["Via"] = "1.1 sandbox"
    if fault.everywhere:
        headers["X-RateLimit-Global"] = "true"
    headers["Content-Type"] = "application/json"  # without a charset, as everywhere
    return web.Response(body=json.dumps(body).encode(), status=429, headers=headers)
