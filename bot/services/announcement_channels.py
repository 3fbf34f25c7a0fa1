"""Who may view and post in the channels of servers, as Discord has told: what announcements depend on."""

from __future__ import annotations

from typing import Any

import discord

from bot.interactions.bot_permissions import missing_permissions
from bot.tables import ChannelRef


class DiscordAnnouncementChannels:
    """A `bot.reconciler.AnnouncementChannels` over the servers that discord.py knows."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def is_public(self, channel: ChannelRef) -> bool | None:
        """Return whether everybody in the server may view a channel or thread; None if it is not known.

        Of a thread that sleeps nothing is known. Everybody who may view a channel may view its public threads.
        """
        guild, found = self._find(channel)
        if isinstance(found, discord.Thread):
            if found.is_private():
                return False
            found = found.parent
        if guild is None or found is None:
            return None
        return bool(found.permissions_for(guild.default_role).view_channel)

    def may_post(self, channel: ChannelRef) -> bool | None:
        """Return whether the bot may post announcements in a channel, and find them again; None if it is not known."""
        guild, found = self._find(channel)
        if guild is None:
            return None
        if found is None or isinstance(found, discord.ForumChannel | discord.CategoryChannel):
            return False  # It was deleted, or takes no messages.
        permissions = found.permissions_for(guild.me)
        return not missing_permissions(permissions, thread=isinstance(found, discord.Thread))

    def locale(self, guild: int) -> str | None:
        """Return Discord's locale of a server."""
        found = self._client.get_guild(guild)
        return None if found is None or found.unavailable else found.preferred_locale.value

    def _find(self, channel: ChannelRef) -> tuple[discord.Guild | None, Any]:
        """Return the server and the channel, as far as they are known."""
        guild = self._client.get_guild(channel.guild)
        if guild is None or guild.unavailable:
            return None, None
        return guild, guild.get_channel_or_thread(channel.channel)
