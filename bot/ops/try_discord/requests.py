"""Requests by discord.py, as the bot makes them, with Discord's answers: status, code, body, rate limit."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from bot.discord_api.errors import NETWORK

_TOO_MANY: Final = 429
_DOWN: Final = 500
_NOT_ALLOWED: Final = frozenset({50001, 50013})


class NotTried(Exception):
    """An assumption could not be tried; the text says why, in a few words."""


@dataclass(frozen=True, slots=True)
class RateLimit:
    """The rate limit in an answer: `many` requests in a window, which ends at `ends` (seconds since 1970)."""

    bucket: str
    many: int
    remaining: int
    ends: float
    after: float
    """Seconds from the answer to the window's end."""

    @property
    def figure(self) -> str:
        """The requests and seconds of a window, if this was the first request in it."""
        return f"{self.many} in {round(self.after)} s"


@dataclass(frozen=True, slots=True)
class HttpResponse:
    """One answer of Discord; refusals after which discord.py waits and tries again are among them."""

    status: int
    code: int
    limit: RateLimit | None


@dataclass(frozen=True, slots=True)
class ApiResult:
    """The final result of a request; `responses` are all answers, the last one last."""

    status: int
    code: int
    body: Any
    responses: Sequence[HttpResponse] = ()

    @property
    def taken(self) -> bool:
        """Whether Discord accepted the request."""
        return self.status < 300

    @property
    def refusal(self) -> str:
        """The refusal, with its code."""
        return f"refused ({self.code or self.status})"

    @property
    def limit(self) -> RateLimit | None:
        """The rate limit in the last answer."""
        return self.responses[-1].limit if self.responses else None


@dataclass(frozen=True, slots=True)
class Upload:
    """A file to upload."""

    name: str
    data: bytes
    kind: str = "image/png"


@dataclass(slots=True)
class _ResponseLog:
    responses: list[HttpResponse] = field(default_factory=list)


_RESPONSE_LOG: ContextVar[_ResponseLog | None] = ContextVar("response_log", default=None)


def record_responses(trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Record the answers to a session's requests."""
    trace.on_request_end.append(_record)
    return trace


async def _record(_: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
    log = _RESPONSE_LOG.get()
    if log is None:
        return
    answer, code = params.response, 0
    if answer.status == _TOO_MANY:
        try:
            code = int(json.loads(await answer.text()).get("code", 0))
        except (ValueError, AttributeError):
            code = 0
    log.responses.append(HttpResponse(answer.status, code, _limit(answer.headers)))


def _limit(headers: Mapping[str, str]) -> RateLimit | None:
    try:
        return RateLimit(
            headers["X-RateLimit-Bucket"],
            int(headers["X-RateLimit-Limit"]),
            int(headers["X-RateLimit-Remaining"]),
            float(headers["X-RateLimit-Reset"]),
            float(headers["X-RateLimit-Reset-After"]),
        )
    except (KeyError, ValueError):
        return None


async def send(
    client: discord.Client, method: str, path: str, body: Any = None, files: Sequence[Upload] = (), **ids: int | str
) -> ApiResult:
    """Make a request and return its result; a refusal is a result, too.

    Args:
        client: logged in.
        method: the HTTP method.
        path: the path below /api/v10, with names in braces.
        body: its JSON, None for none.
        files: sent beside it, numbered from 0.
        ids: the values of the path's names; discord.py keeps rate limits by them.

    Raises:
        NotTried: Discord gave no answer, is down, kept refusing with 429, or the bot lacks a permission.
    """
    more: dict[str, Any] = {}
    if files:
        form: list[dict[str, Any]] = [{"name": "payload_json", "value": json.dumps(body)}]
        form += [
            {"name": f"files[{number}]", "value": one.data, "filename": one.name, "content_type": one.kind}
            for number, one in enumerate(files)
        ]
        more["form"] = form
    elif body is not None:
        more["json"] = body
    log = _ResponseLog()
    token = _RESPONSE_LOG.set(log)
    try:
        given = await client.http.request(_route(method, path, ids), **more)
    except discord.HTTPException as error:
        if error.status >= _DOWN or (error.status == _TOO_MANY and not error.code):
            raise NotTried(f"Discord answers {error.status}") from None
        if error.code in _NOT_ALLOWED:
            raise NotTried(f"a permission is missing ({error.code})") from None
        return ApiResult(error.status, error.code, None, log.responses)
    except NETWORK as error:
        raise NotTried(f"no answer of Discord ({type(error).__name__})") from None
    finally:
        _RESPONSE_LOG.reset(token)
    return ApiResult(log.responses[-1].status if log.responses else 200, 0, given, log.responses)


def _route(method: str, path: str, ids: Mapping[str, Any]) -> Route:
    return Route(method, path, **ids)
