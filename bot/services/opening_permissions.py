"""What a server's settings allow now: who may open a table in which channel, and which roles can be pinged."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final

import discord

from bot.app_context import App
from bot.discord_api.errors import NETWORK, timeout_of
from bot.domain.clock import Clock
from bot.domain.guild_settings import Openers, PingedRole, Settings
from bot.interactions.bot_permissions import missing_permissions
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse
from bot.reconciler import Forbidden, Lacking, TimedOut
from bot.screens.components import channel_mention, role_mention


class _Everything:
    """Contains every channel and role, for a server of which Discord has sent nothing yet."""

    def __contains__(self, number: object) -> bool:
        return True


_EVERYTHING: Final = _Everything()


async def require_may_open(app: App, response: InteractionResponse) -> Settings:
    """Require that the user may open a table in this channel; return the server's settings.

    Raises:
        Refused: the settings do not allow this channel, or this user.
        TableError: STORE.
    """
    interaction = response.interaction
    settings = await app.tables.guild_settings.of(interaction.guild_id or 0)
    roles, channels = known_roles(interaction), known_channels(interaction)
    if not settings.may_open(_own_roles(interaction), roles, manages=is_manager(interaction)):
        if settings.openers_of(roles) is Openers.ROLE and settings.opener_role is not None:
            raise Refused("error-opening-role", role=role_mention(settings.opener_role))
        raise Refused("error-opening-manage")
    if not settings.may_stand(_channel_ids(interaction), channels):
        speech = app.words.speech(response.reader.of(), markdown=True)
        named = [channel_mention(channel) for channel in settings.allowed_channels(channels)]
        raise Refused("error-opening-channel", channels=speech.join(named), count=len(named))
    return settings


async def permission_refusal(
    clock: Clock, interaction: discord.Interaction[Any], missing: tuple[str, ...]
) -> Forbidden:
    """Return why the bot lacks permissions in a channel: a timeout, or permissions that it was not given."""
    try:
        until = await timeout_of(interaction.client, interaction.guild_id or 0, clock.now())
    except (discord.DiscordException, *NETWORK):
        until = None
    return Lacking(missing) if until is None else TimedOut(until)


def closed_channels(data: Mapping[str, Any], *, threads: bool) -> dict[tuple[str, ...], list[int]]:
    """Return the chosen channels in which the bot cannot play, by the permissions that it lacks there.

    Discord sends the bot's permissions with each chosen channel; a channel without them counts as usable.

    Args:
        data: what Discord sent with the interaction.
        threads: whether tables get threads of their own.
    """
    found: dict[tuple[str, ...], list[int]] = {}
    for number, channel in data.get("resolved", {}).get("channels", {}).items():
        if "app_permissions" in channel:
            forum = channel.get("type") == discord.ChannelType.forum.value
            missing = missing_permissions(
                discord.Permissions(int(channel["app_permissions"])), thread=forum, new_thread=threads and not forum
            )
            if missing:
                found.setdefault(missing, []).append(int(number))
    return found


def announcement_permissions(interaction: discord.Interaction[Any], channel: int | None) -> tuple[str, ...]:
    """Return the permissions that the bot lacks to announce tables and results in a channel of the server.

    Of a channel or server that is not known nothing is lacking.
    """
    guild = interaction.guild
    found = None if guild is None or guild.unavailable or channel is None else guild.get_channel(channel)
    return () if guild is None or found is None else missing_permissions(found.permissions_for(guild.me), thread=False)


def is_manager(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the user may manage the server now."""
    return interaction.permissions.manage_guild or interaction.permissions.administrator


def known_channels(interaction: discord.Interaction[Any]) -> Container[int]:
    """Return the channels of the interaction's server."""
    guild = interaction.guild
    return _EVERYTHING if guild is None or guild.unavailable else {channel.id for channel in guild.channels}


def known_roles(interaction: discord.Interaction[Any]) -> Container[int]:
    """Return the roles of the interaction's server."""
    guild = interaction.guild
    return _EVERYTHING if guild is None or guild.unavailable else {role.id for role in guild.roles}


def known_role(interaction: discord.Interaction[Any], number: int) -> PingedRole | None:
    """Return a role of the interaction's server, None if it is not known."""
    guild = interaction.guild
    role = guild.get_role(number) if guild is not None else None
    return None if role is None else PingedRole(role.is_default(), role.is_bot_managed(), role.mentionable)


def chosen_role(interaction: discord.Interaction[Any], number: int) -> PingedRole | None:
    """Return the role that is chosen in a pressed select, from the press's data; None if not known."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    role_data = data.get("resolved", {}).get("roles", {}).get(str(number))
    if role_data is None:
        return known_role(interaction, number)
    bot = "bot_id" in (role_data.get("tags") or {})
    return PingedRole(number == interaction.guild_id, bot, bool(role_data.get("mentionable")))


def may_mention(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the bot may mention every role, in the whole server or at least in this channel."""
    guild = interaction.guild
    is_known = guild is not None and not guild.unavailable and guild.default_role is not None
    everywhere = is_known and guild is not None and guild.me.guild_permissions.mention_everyone
    return everywhere or interaction.app_permissions.mention_everyone


def _own_roles(interaction: discord.Interaction[Any]) -> Container[int]:
    user = interaction.user
    return {role.id for role in user.roles} if isinstance(user, discord.Member) else ()


def _channel_ids(interaction: discord.Interaction[Any]) -> tuple[int, ...]:
    """Return the interaction's channel, and the parent channel of a thread."""
    channel = interaction.channel
    here = interaction.channel_id or 0
    return (here, channel.parent_id) if isinstance(channel, discord.Thread) else (here,)
