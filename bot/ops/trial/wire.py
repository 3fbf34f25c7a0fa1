"""Requests as the bot makes them, by discord.py, with what Discord answered: status, code, body, rate limit."""

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


class Untried(Exception):
    """A row could not be tried; the text says why, in a few words."""


@dataclass(frozen=True, slots=True)
class Limit:
    """What an answer told of its rate limit: `many` requests a window, which ends `ends` (seconds since 1970)."""

    bucket: str
    many: int
    remaining: int
    ends: float
    after: float
    """Seconds from the answer to the window's end."""

    @property
    def figure(self) -> str:
        """How many requests in how many seconds, if this was the first request of its window."""
        return f"{self.many} in {round(self.after)} s"


@dataclass(frozen=True, slots=True)
class Heard:
    """One answer of Discord, refusals that discord.py waits out among them."""

    status: int
    code: int
    limit: Limit | None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a request came to in the end; `heard` are all answers on the way, the last one last."""

    status: int
    code: int
    body: Any
    heard: Sequence[Heard] = ()

    @property
    def taken(self) -> bool:
        """Whether Discord did what was asked for."""
        return self.status < 300

    @property
    def refusal(self) -> str:
        """How Discord refused it."""
        return f"refused ({self.code or self.status})"

    @property
    def limit(self) -> Limit | None:
        """What the last answer told of its rate limit."""
        return self.heard[-1].limit if self.heard else None


@dataclass(frozen=True, slots=True)
class File:
    """A file to be sent."""

    name: str
    data: bytes
    kind: str = "image/png"


@dataclass(slots=True)
class _Ear:
    heard: list[Heard] = field(default_factory=list)


_EAR: ContextVar[_Ear | None] = ContextVar("ear", default=None)


def listen(trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Let a session's requests tell what they are answered."""
    trace.on_request_end.append(_hear)
    return trace


async def _hear(_: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams) -> None:
    ear = _EAR.get()
    if ear is None:
        return
    answer, code = told.response, 0
    if answer.status == _TOO_MANY:
        try:
            code = int(json.loads(await answer.text()).get("code", 0))
        except (ValueError, AttributeError):
            code = 0
    ear.heard.append(Heard(answer.status, code, _limit(answer.headers)))


def _limit(headers: Mapping[str, str]) -> Limit | None:
    try:
        return Limit(
            headers["X-RateLimit-Bucket"],
            int(headers["X-RateLimit-Limit"]),
            int(headers["X-RateLimit-Remaining"]),
            float(headers["X-RateLimit-Reset"]),
            float(headers["X-RateLimit-Reset-After"]),
        )
    except (KeyError, ValueError):
        return None


async def send(
    client: discord.Client, method: str, path: str, body: Any = None, files: Sequence[File] = (), **ids: int | str
) -> Answer:
    """Make a request and return what it came to; a refusal is an answer, too.

    Args:
        client: logged in.
        method: the HTTP method.
        path: the path below /api/v10, with names in braces.
        body: its JSON, None for none.
        files: sent beside it, numbered from 0.
        ids: what the names of the path stand for; discord.py tells buckets by them.

    Raises:
        Untried: Discord gave no answer, is down, refuses it as too many requests to the end, or misses a permission.
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
    ear = _Ear()
    token = _EAR.set(ear)
    try:
        given = await client.http.request(_route(method, path, ids), **more)
    except discord.HTTPException as error:
        if error.status >= _DOWN or (error.status == _TOO_MANY and not error.code):
            raise Untried(f"Discord answers {error.status}") from None
        if error.code in _NOT_ALLOWED:
            raise Untried(f"a permission is missing ({error.code})") from None
        return Answer(error.status, error.code, None, ear.heard)
    except NETWORK as error:
        raise Untried(f"no answer of Discord ({type(error).__name__})") from None
    finally:
        _EAR.reset(token)
    return Answer(ear.heard[-1].status if ear.heard else 200, 0, given, ear.heard)


def _route(method: str, path: str, ids: Mapping[str, Any]) -> Route:
    return Route(method, path, **ids)
