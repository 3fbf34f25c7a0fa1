"""The servers that the bot joined recently, as Discord reported them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

import discord

from bot.interactions.bot_permissions import refused_permissions
from bot.reconciler import JoinedServer


class DiscordServers:
    """A `bot.reconciler.JoinedServers` over the servers that discord.py knows.

    Args:
        client: the client of discord.py.
        connected: returns the shards that are connected now, and how many there are in all.
    """

    def __init__(self, client: discord.Client, connected: Callable[[], tuple[Collection[int], int]]) -> None:
        self._client = client
        self._connected = connected

    def joined_since(self, moment: int) -> Sequence[JoinedServer]:
        """Return the servers that were joined after a moment, in seconds since 1970."""
        return tuple(self._joined_since(moment))

    def is_joined(self, server: JoinedServer) -> bool:
        """Return whether the bot has not left a server since it joined it then."""
        guild = self._client.get_guild(server.guild)
        return guild is not None and _joined(guild) == server.joined

    def is_in(self, guild: int) -> bool | None:
        """Return whether the bot is in a server now, None as long as the server's shard is not connected."""
        shards, count = self._connected()
        return self._client.get_guild(guild) is not None if (guild >> 22) % count in shards else None

    def _joined_since(self, moment: int) -> Iterator[JoinedServer]:
        for guild in self._client.guilds:
            joined = None if guild.unavailable else _joined(guild)
            if joined is None or joined <= moment:
                continue
            channel = guild.system_channel
            have = discord.Permissions.none() if channel is None else channel.permissions_for(guild.me)
            posts = channel is not None and have.view_channel and have.send_messages
            yield JoinedServer(
                guild.id,
                joined,
                channel.id if channel is not None and posts else None,
                refused_permissions(have),
                guild.preferred_locale.value,
            )


def _joined(guild: discord.Guild) -> int | None:
    """Return when the bot joined a server, None as long as Discord has not told."""
    # Of a server that Discord has only announced, discord.py does not know the bot's own member.
    me: discord.Member | None = guild.me
    return None if me is None or me.joined_at is None else int(me.joined_at.timestamp())
