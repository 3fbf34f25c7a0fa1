"""The connections to Discord's gateway, one for each shard; they end at once when the bot is stopped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

import aiohttp
import discord
import discord.gateway
import discord.http
import yarl

from bot.store import ShardAssignment
from bot.telemetry.lasting_fault_log import LastingFaultLog

log = logging.getLogger(__name__)
T = TypeVar("T")

AGAIN: Final = 5.0
"""Seconds between two tries to reach Discord at the start."""
_TOO_LONG: Final = aiohttp.ClientTimeout(total=15.0)
_PATIENCE: Final = 0.5
"""Seconds until a cancelled task is cancelled again."""
_DOWN: Final = 500
"""From this HTTP status on the fault is Discord's."""


class NoConnectsLeft(discord.DiscordException):
    """The bot has used up its daily number of connects; the text is one line for the operator."""


class ShardedClient(discord.AutoShardedClient):
    """A client on several shards, or on one.

    Args:
        shards: the shards of this process; None for all, as many as Discord recommends.
        options: those of discord.py.
    """

    def __init__(self, shards: ShardAssignment | None = None, **options: Any) -> None:
        if shards is not None:
            options |= {"shard_count": shards.count, "shard_ids": sorted(shards.ids)}
        super().__init__(**options)
        self.registers = shards is None or shards.owns(None)
        """Whether this process registers the commands: of several processes the one with shard 0 does."""
        self._left = asyncio.Event()
        self._connecting: asyncio.Task[Any] | None = None

    async def login(self, token: str) -> None:
        """Log in as soon as Discord can be reached, unless the client is closed before.

        Raises:
            discord.LoginFailure: Discord does not know the token.
            discord.HTTPException: Discord refuses something else.
            OSError, aiohttp.ClientError: the connection to Discord broke.
        """
        away = LastingFaultLog(
            log, "Discord cannot be reached", "Discord could not be reached", "Discord can be reached"
        )
        while not self._left.is_set():
            reason = await self._unless_left(_why_unreachable(self.http.user_agent, self.http.proxy))
            if reason == "":
                away.note_end()
                await super().login(token)
                return
            if reason is not None:
                away.note_failure(reason)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._left.wait(), AGAIN)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Keep all shards connected until the client is closed.

        discord.py would go on connecting, or waiting for the next try, after it was closed.

        Raises:
            NoConnectsLeft: Discord accepts no further connect today.
            discord.GatewayNotFound: Discord does not tell its gateway.
            discord.ConnectionClosed: the gateway refuses the bot.
            discord.PrivilegedIntentsRequired: it refuses its intents.
        """
        if self._left.is_set():
            return
        await self._require_connects()
        await self._unless_left(super().connect(reconnect=reconnect))

    async def close(self) -> None:
        """Leave Discord."""
        # Cancel the connecting task before anything is closed: it would log that as a failure. If the gateway refuses
        # the bot, that task itself closes the client.
        if self._connecting is not asyncio.current_task():
            self._left.set()
            if self._connecting is not None:
                await _end(self._connecting)
        # discord.py waits for servers before a shard is ready, and would still report that after the close. The first
        # of these tasks waits for the others, which treat a cancellation as done.
        state = self._connection
        for task in (getattr(state, "_ready_task", None), *getattr(state, "_ready_tasks", {}).values()):
            if task is not None:
                task.cancel()
        await super().close()

    async def _unless_left(self, work: Coroutine[Any, Any, T]) -> T | None:
        """Run a coroutine until the client is closed; return None then, and raise nothing."""
        connecting = self._connecting = asyncio.create_task(work)
        left = asyncio.create_task(self._left.wait())
        try:
            await asyncio.wait({connecting, left}, return_when=asyncio.FIRST_COMPLETED)
            return await connecting if connecting.done() and not self._left.is_set() else None
        finally:
            await _end(connecting, left)

    async def _require_connects(self) -> None:
        """Require that Discord accepts as many connects today as there are shards."""
        recommended, _, limit = await self.http.get_bot_gateway()
        needed = len(self.shard_ids or ()) or self.shard_count or recommended
        if limit["remaining"] < needed:
            minutes = limit["reset_after"] // 60_000 + 1
            raise NoConnectsLeft(
                f"Discord lets this bot connect {limit['remaining']} times more today, and it has {needed} shards: "
                f"it may again in {minutes // 60} h {minutes % 60} min."
            )


def point_to(url: str) -> None:
    """Let discord.py talk to a stand-in at `url` instead of Discord."""
    base = url.rstrip("/")
    discord.http.Route.BASE = f"{base}/api/v10"
    discord.asset.Asset.BASE = base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway/")


async def _why_unreachable(agent: str, proxy: str | None) -> str:
    """Return why Discord cannot be reached, an empty text if it can; Discord requires the user agent."""
    try:
        async with (
            aiohttp.ClientSession(timeout=_TOO_LONG, headers={"User-Agent": agent}, proxy=proxy) as session,
            session.get(f"{discord.http.Route.BASE}/gateway") as answer,
        ):
            return f"HTTP {answer.status}" if answer.status >= _DOWN else ""
    except aiohttp.ClientHttpProxyError as error:
        return f"HTTP {error.status} of the proxy"
    except (aiohttp.ClientConnectionError, OSError, TimeoutError) as error:
        return type(error).__name__


async def _end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks until they have ended: discord.py may treat a cancellation as a failure and try again."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=_PATIENCE)
    await asyncio.gather(*tasks, return_exceptions=True)
