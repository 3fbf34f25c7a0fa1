"""Discord's HTTP interface below /api/v10: signing in, checking, logging, and the errors' form."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from sandbox.core import Core, Request
from sandbox.errors import Path, Refusal, noting_unknown_keys
from sandbox.uploads import Body, read_body

PREFIX = "/api/v10"
BODY = web.RequestKey("body", Body)
Work = Callable[[web.Request], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer with another status than 200."""

    body: Any
    status: int = 201


def serve(sandbox: Core, work: Work) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Wrap a route: failures on demand, the token, rate limits, the schema, Discord's errors, the log of requests."""

    async def handler(request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        start, at = time.perf_counter(), sandbox.steady.now()
        error: str | None = None
        limits: dict[str, str] = {}
        unknown: list[Path] = []

        async def answer() -> web.StreamResponse:
            nonlocal error, limits, unknown
            try:
                _sign_in(request, path)
                body = request[BODY] = await read_body(request)
                limits = sandbox.rate_limits.take(request.method, path, body.json)
                _check(sandbox, request, path)
                with noting_unknown_keys() as unknown:
                    return _respond(await work(request), limits)
            except Refusal as refusal:
                error = str(refusal)
                return _json(refusal.body(), refusal.status, {**limits, **refusal.headers})

        fault = sandbox.faults.take(request.method, path)
        if fault is None:
            response = await answer()
        else:
            response = await sandbox.faults.suffer(fault, request, answer)
        sandbox.rate_limits.note(response.status, response.headers.get("X-RateLimit-Scope"))
        torn = fault is not None and fault.tears
        body = request.get(BODY)
        sandbox.note(
            Request(
                method=request.method,
                path=path,
                status=0 if torn else response.status,
                at=at,
                seconds=time.perf_counter() - start,
                body=body.json if body else None,
                files=tuple(body.names.values()) if body else (),
                error=error,
                unknown=tuple(".".join(map(str, place)) for place in unknown),
            )
        )
        return response

    return handler


def body_of(request: web.Request) -> Body:
    """Return the body that was read and checked."""
    return request[BODY]


def number(request: web.Request, name: str) -> int:
    """Read an id out of the path.

    Raises:
        Refusal: 50035, it is no snowflake.
    """
    text = request.match_info[name]
    if not text.isdigit():
        raise Refusal(400, 50035, "Invalid Form Body", errors={name: {"_errors": [{"code": "NUMBER_TYPE_COERCE"}]}})
    return int(text)


def _check(sandbox: Core, request: web.Request, path: str) -> None:
    body = request[BODY]
    if sandbox.schema is not None and body.json is not None:
        sandbox.schema.check(request.method, path, body.json)


def _sign_in(request: web.Request, path: str) -> None:
    if path.startswith(("/interactions/", "/webhooks/", "/gateway")) and path != "/gateway/bot":
        return  # these carry their own token in the path, or need none
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    if kind != "Bot" or not token or token.startswith("bad"):
        raise Refusal(401, 0, "401: Unauthorized")


def _respond(result: Any, limits: dict[str, str]) -> web.StreamResponse:
    if isinstance(result, Reply):
        return _json(result.body, result.status, limits)
    return web.Response(status=204, headers=limits) if result is None else _json(result, 200, limits)


def _json(body: Any, status: int, headers: dict[str, str]) -> web.Response:
    # The content type must not name a charset: discord.py compares the whole header.
    response = web.Response(body=json.dumps(body).encode(), status=status, headers=headers)
    response.headers["Content-Type"] = "application/json"
    return response
