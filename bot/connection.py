"""The connection to Discord's gateway: one for each shard, ended at once when the bot is stopped."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord

from bot.store import Shards

_PATIENCE: Final = 0.5
"""Seconds until a task that was cancelled is cancelled once more."""


class NoStartsLeft(discord.DiscordException):
    """Discord lets a bot identify so many times a day, and no more today; the text is one line for the operator."""


class ShardedClient(discord.AutoShardedClient):
    """A client on several shards, or on one.

    Args:
        shards: those of this process; None for all, as many as Discord recommends.
        options: discord.py's own.
    """

    def __init__(self, shards: Shards | None = None, **options: Any) -> None:
        if shards is not None:
            options |= {"shard_count": shards.count, "shard_ids": sorted(shards.ids)}
        super().__init__(**options)
        self.registers = shards is None or shards.owns(None)
        """Whether this process registers the commands; of several one does: who has shard 0."""
        self._left = asyncio.Event()
        self._connecting: asyncio.Task[None] | None = None

    async def connect(self, *, reconnect: bool = True) -> None:
        """Keep all shards connected until the client is closed.

        discord.py would go on connecting, or waiting for the next try, after it was closed.

        Raises:
            NoStartsLeft: Discord takes no further session today.
            discord.GatewayNotFound: Discord does not tell its gateway.
            discord.ConnectionClosed: the gateway refuses the bot.
            discord.PrivilegedIntentsRequired: it refuses its intents.
        """
        await self._see_starts()
        connecting = self._connecting = asyncio.create_task(super().connect(reconnect=reconnect))
        left = asyncio.create_task(self._left.wait())
        try:
            await asyncio.wait({connecting, left}, return_when=asyncio.FIRST_COMPLETED)
            if connecting.done() and not self._left.is_set():
                await connecting
        finally:
            await _end(connecting, left)

    async def close(self) -> None:
        """Leave Discord."""
        # Before anything is closed: what is connecting would take that for a failure, and tell so. It closes the client
        # itself where the gateway refuses it.
        if self._connecting is not asyncio.current_task():
            self._left.set()
            if self._connecting is not None:
                await _end(self._connecting)
        # discord.py waits for servers before a shard is ready. Closed meanwhile, it would still tell so; the first of
        # these waits for the others, which take being cancelled for being done.
        state = self._connection
        for task in (getattr(state, "_ready_task", None), *getattr(state, "_ready_tasks", {}).values()):
            if task is not None:
                task.cancel()
        await super().close()

    async def _see_starts(self) -> None:
        recommended, _, limit = await self.http.get_bot_gateway()
        wanted = len(self.shard_ids or ()) or self.shard_count or recommended
        if limit["remaining"] < wanted:
            minutes = limit["reset_after"] // 60_000 + 1
            raise NoStartsLeft(
                f"Discord lets this bot connect {limit['remaining']} times more today, and it has {wanted} shards: "
                f"it may again in {minutes // 60} h {minutes % 60} min."
            )


async def _end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks until they have ended: discord.py may take a cancellation for a failure, and try again."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=_PATIENCE)
    await asyncio.gather(*tasks, return_exceptions=True)
