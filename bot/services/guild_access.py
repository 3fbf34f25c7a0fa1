"""What a server has set, weighed against what there is of it now: who may open a table where, what can be called."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final

import discord

from bot.context import App
from bot.discord_api.errors import NETWORK, timeout_of
from bot.domain.clock import Clock
from bot.domain.guild_settings import Openers, Role, Settings
from bot.interactions.errors import Refused
from bot.interactions.permissions import missing
from bot.interactions.response import Reply
from bot.reconciler import Forbidden, Lacking, TimedOut
from bot.screens.components import channel_mention, role_mention


class _Everything:
    """All channels and roles there may be, where nobody knows: Discord has not told of the server yet."""

    def __contains__(self, number: object) -> bool:
        return True


_UNTOLD: Final = _Everything()


async def see_opening(app: App, reply: Reply) -> Settings:
    """See that somebody may open a table where he asks; return what the server has set.

    Raises:
        Refused: tables stand elsewhere, or others open them.
        TableError: STORE.
    """
    interaction = reply.interaction
    settings = await app.tables.guild_settings.of(interaction.guild_id or 0)
    roles, channels = roles_there(interaction), channels_there(interaction)
    if not settings.may_open(_own_roles(interaction), roles, manages=manages(interaction)):
        if settings.openers_of(roles) is Openers.ROLE and settings.opener_role is not None:
            raise Refused("error-opening-role", role=role_mention(settings.opener_role))
        raise Refused("error-opening-manage")
    if not settings.may_stand(_place(interaction), channels):
        speech = app.words.speech(reply.reader.of(), markdown=True)
        named = [channel_mention(channel) for channel in settings.places(channels)]
        raise Refused("error-opening-channel", channels=speech.join(named), count=len(named))
    return settings


async def barred(clock: Clock, interaction: discord.Interaction[Any], lacking: tuple[str, ...]) -> Forbidden:
    """Return why the bot lacks permissions where a user asks: a moderator has timed it out, or did not give them."""
    try:
        until = await timeout_of(interaction.client, interaction.guild_id or 0, clock.now())
    except (discord.DiscordException, *NETWORK):
        until = None
    return Lacking(lacking) if until is None else TimedOut(until)


def closed_channels(data: Mapping[str, Any], *, threads: bool) -> dict[tuple[str, ...], list[int]]:
    """Return the channels just chosen in which the bot could not play, by the permissions that it lacks there.

    Discord says with each chosen channel what the bot may do there; where it does not, nothing is said against it.

    Args:
        data: what Discord sent with the interaction.
        threads: whether tables get threads of their own.
    """
    found: dict[tuple[str, ...], list[int]] = {}
    for number, channel in data.get("resolved", {}).get("channels", {}).items():
        if "app_permissions" in channel:
            forum = channel.get("type") == discord.ChannelType.forum.value
            lacking = missing(
                discord.Permissions(int(channel["app_permissions"])), thread=forum, new_thread=threads and not forum
            )
            if lacking:
                found.setdefault(lacking, []).append(int(number))
    return found


def manages(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody may manage the server in which he asks, just now."""
    return interaction.permissions.manage_guild or interaction.permissions.administrator


def channels_there(interaction: discord.Interaction[Any]) -> Container[int]:
    """Return the channels of the server in which somebody asks."""
    guild = interaction.guild
    return _UNTOLD if guild is None or guild.unavailable else {channel.id for channel in guild.channels}


def roles_there(interaction: discord.Interaction[Any]) -> Container[int]:
    """Return the roles of the server in which somebody asks."""
    guild = interaction.guild
    return _UNTOLD if guild is None or guild.unavailable else {role.id for role in guild.roles}


def role_there(interaction: discord.Interaction[Any], number: int) -> Role | None:
    """Return what is known of a role of the server in which somebody asks; None if nothing is."""
    guild = interaction.guild
    role = guild.get_role(number) if guild is not None else None
    return None if role is None else Role(role.is_default(), role.is_bot_managed(), role.mentionable)


def role_chosen(interaction: discord.Interaction[Any], number: int) -> Role | None:
    """Return what is known of a role that was just chosen in a select: Discord tells of it with the press."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    told = data.get("resolved", {}).get("roles", {}).get(str(number))
    if told is None:
        return role_there(interaction, number)
    bot = "bot_id" in (told.get("tags") or {})
    return Role(number == interaction.guild_id, bot, bool(told.get("mentionable")))


def may_mention(interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot may mention roles that others may not: everywhere in the server, or at least here."""
    guild = interaction.guild
    told = guild is not None and not guild.unavailable and guild.default_role is not None
    everywhere = told and guild is not None and guild.me.guild_permissions.mention_everyone
    return everywhere or interaction.app_permissions.mention_everyone


def _own_roles(interaction: discord.Interaction[Any]) -> Container[int]:
    user = interaction.user
    return {role.id for role in user.roles} if isinstance(user, discord.Member) else ()


def _place(interaction: discord.Interaction[Any]) -> tuple[int, ...]:
    """Return the channel in which somebody asks, and that in which it is if it is a thread."""
    channel = interaction.channel
    here = interaction.channel_id or 0
    return (here, channel.parent_id) if isinstance(channel, discord.Thread) else (here,)
