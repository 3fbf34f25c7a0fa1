"""A part of the bot at one of whose calls the bot is killed."""

from __future__ import annotations

from typing import Any, Protocol

from tests.bot.faults.discord import Crash


class Killable(Protocol):
    """A bot that notes the calls, and knows at which one it dies: its number, and "before" or "after"."""

    calls: list[str]
    dies_at: tuple[int, str] | None


class Mortal:
    """What is stored and sent; the bot is killed before or after one of the calls."""

    def __init__(self, inner: Any, world: Killable) -> None:
        self._inner = inner
        self._world = world

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._inner, name)

        async def call(*args: Any, **named: Any) -> Any:
            self._world.calls.append(name)
            number = len(self._world.calls)
            if self._world.dies_at == (number, "before"):
                raise Crash
            result = await method(*args, **named)
            if self._world.dies_at == (number, "after"):
                raise Crash
            return result

        return call
