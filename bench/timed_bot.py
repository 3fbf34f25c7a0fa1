"""The bot itself with clocks around it, for `python -m bench.answer --parts`.

`python -m bench.timed_bot FILE` is `python -m bot` that notes when its store, its painters, its computers, and
discord.py's gateway and requests were at work, and writes all that to FILE at its end. Nothing else is changed.
"""

from __future__ import annotations

import functools
import json
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bench.press_timeline import ANSWER, CHOICE, DRAW, GATEWAY, PAINT, STORE, Mark, request_name
from bot.__main__ import main as run_bot
from bot.app_context import App
from bot.games import GAMES
from bot.store import Store

Name = str | Callable[..., str]


def put_clocks(marks: list[Mark]) -> None:
    """Put a clock around each timed function, which adds a mark to `marks` at each run."""
    _replace(Store, "change", _awaited(marks, STORE, Store.change))
    _replace(App, "draw", _awaited(marks, DRAW, _draw(marks, App.draw)))
    for game in GAMES.values():
        _replace(game.rules, "choose", _called(marks, CHOICE, game.rules.choose))
    _replace(DiscordWebSocket, "received_message", _awaited(marks, GATEWAY, DiscordWebSocket.received_message))
    # A client's every handler of an event is run by this one.
    _replace(discord.Client, "_run_event", _awaited(marks, ANSWER, discord.Client._run_event))
    for caller in (HTTPClient, AsyncWebhookAdapter):
        _replace(caller, "request", _awaited(marks, _route, caller.request))


def _replace(owner: Any, name: str, function: Any) -> None:
    # Rules are frozen values: what is set on them for this one process goes past that.
    (type.__setattr__ if isinstance(owner, type) else object.__setattr__)(owner, name, function)


def _awaited(marks: list[Mark], name: Name, function: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    @functools.wraps(function)
    async def timed(*args: Any, **kwargs: Any) -> Any:
        start = time.perf_counter()
        try:
            return await function(*args, **kwargs)
        finally:
            marks.append((name if isinstance(name, str) else name(*args), start, time.perf_counter()))

    return timed


def _called(marks: list[Mark], name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(function)
    def timed(*args: Any, **kwargs: Any) -> Any:
        start = time.perf_counter()
        try:
            return function(*args, **kwargs)
        finally:
            marks.append((name, start, time.perf_counter()))

    return timed


def _draw(marks: list[Mark], draw: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Return `App.draw` with a clock around what is drawn in the painter's thread, too."""

    @functools.wraps(draw)
    async def drawn(app: App, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return await draw(app, _called(marks, PAINT, function), *args, **kwargs)

    return drawn


def _route(_: Any, route: Any, *rest: Any) -> str:
    return request_name(route.method, route.path)


def main() -> None:
    """Run the bot until it is stopped, then write the marks down."""
    marks: list[Mark] = []
    put_clocks(marks)
    try:
        run_bot()
    finally:
        Path(sys.argv[1]).write_text(json.dumps(marks), "utf-8")


if __name__ == "__main__":
    main()
