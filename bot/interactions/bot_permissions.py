"""Where commands work, and the permissions that the bot uses there: which it lacks, and what does not work then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.i18n.messages import BoundSpeech
from bot.interactions.errors import Refused
from bot.reconciler.ports import Blocked, Forbidden, Lacking, Locked, TimedOut

_SCOPES: Final = ("bot", "applications.commands")
_ALWAYS: Final = ("view_channel", "attach_files", "embed_links", "read_message_history")
_INSTALLED: Final = (*_ALWAYS, "send_messages", "send_messages_in_threads", "create_public_threads")
"""The permissions for which the bot asks when it is added to a server."""


def has_bot(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the interaction comes from a server that has the bot, not only from its user."""
    alone = interaction.is_user_integration() and not interaction.is_guild_integration()
    return interaction.guild_id is not None and not alone


def require_server(interaction: discord.Interaction[Any]) -> None:
    """Require a server that has the bot, where a table can stand.

    Raises:
        Refused: the interaction comes from no server, or from one that does not have the bot.
    """
    if interaction.guild_id is None:
        raise Refused("error-dm")
    if not has_bot(interaction):
        raise Refused("error-not-added", address=install_url(interaction.application_id))


def missing_permissions(have: discord.Permissions, *, thread: bool, new_thread: bool = False) -> tuple[str, ...]:
    """Return the permissions that the bot lacks for a table.

    Args:
        have: what it may do in the channel.
        thread: whether the table stands in a thread.
        new_thread: whether a thread must be made first.
    """
    needed = [*_ALWAYS, "send_messages_in_threads" if thread or new_thread else "send_messages"]
    if new_thread:
        needed.append("create_public_threads")
    return tuple(name for name in needed if not getattr(have, name))


def refused_permissions(have: discord.Permissions) -> tuple[str, ...]:
    """Return the permissions for which the bot asked when it was added, and which it lacks in a channel."""
    return tuple(name for name in _INSTALLED if not getattr(have, name))


def used_permissions(have: discord.Permissions, *, thread: bool, threads: bool) -> Mapping[str, bool]:
    """Return all permissions that the bot uses in a channel, each with whether the bot has it there.

    Args:
        have: what it may do in the channel.
        thread: whether the channel is a thread.
        threads: whether tables in the channel can have threads of their own.
    """
    used = [*_ALWAYS[:1], "send_messages_in_threads" if thread else "send_messages", *_ALWAYS[1:]]
    if threads:
        used += ["create_public_threads", "send_messages_in_threads"]
    if thread:
        used.append("manage_threads")
    return {name: getattr(have, name) for name in (*used, "mention_everyone")}


def with_known_cause(refused: Forbidden, interaction: discord.Interaction[Any], channel: int) -> Forbidden:
    """Return a refusal with the cause that the interaction reveals, if it comes from the refusing channel.

    Args:
        refused: the refusal.
        interaction: the press or command; it lists the bot's permissions in its own channel only.
        channel: the channel that refuses.
    """
    if isinstance(refused, Blocked | TimedOut) or interaction.channel_id != channel:
        return refused
    thread = interaction.channel if isinstance(interaction.channel, discord.Thread) else None
    if missing := missing_permissions(interaction.app_permissions, thread=thread is not None):
        return Lacking(missing)
    return Locked() if thread is not None and thread.locked else refused


def install_url(application: int) -> str:
    """Return the URL that adds the bot to a server with all permissions that it may need."""
    permissions = discord.Permissions(**dict.fromkeys(_INSTALLED, True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=_SCOPES)


def permission_names(permissions: tuple[str, ...], speech: BoundSpeech) -> str:
    """Return Discord's names of permissions as a list in words."""
    return speech.join(permission_name(name, speech) for name in permissions)


def permission_name(permission: str, speech: BoundSpeech) -> str:
    """Return Discord's name of a permission."""
    return speech.say(f"permission-{permission.replace('_', '-')}")


def lacking(permission: str, speech: BoundSpeech) -> str:
    """Return the sentence that says what does not work without a permission."""
    return speech.say(f"lacking-{permission.replace('_', '-')}")
