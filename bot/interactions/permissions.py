"""The permissions that the bot needs in a channel, their names, and which of them it lacks where it was refused."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.i18n.messages import BoundSpeech
from bot.reconciler.ports import Blocked, Forbidden, Lacking, Locked, TimedOut

_SCOPES: Final = ("bot", "applications.commands")
_ALWAYS: Final = ("view_channel", "attach_files", "embed_links", "read_message_history")


def missing(have: discord.Permissions, *, thread: bool, new_thread: bool = False) -> tuple[str, ...]:
    """Return the permissions that the bot lacks for a table.

    Args:
        have: what it may do in the channel.
        thread: whether the table stands in a thread.
        new_thread: whether that thread is still to be made.
    """
    needed = [*_ALWAYS, "send_messages_in_threads" if thread or new_thread else "send_messages"]
    if new_thread:
        needed.append("create_public_threads")
    return tuple(name for name in needed if not getattr(have, name))


def explained(refused: Forbidden, interaction: discord.Interaction[Any], channel: int) -> Forbidden:
    """Return a refusal with all that Discord tells of it where a user has pressed.

    Args:
        refused: what the channel answered.
        interaction: the press or command; it tells what the bot may do in its own channel alone.
        channel: the channel that refuses.
    """
    if isinstance(refused, Blocked | TimedOut) or interaction.channel_id != channel:
        return refused
    thread = interaction.channel if isinstance(interaction.channel, discord.Thread) else None
    if lacking := missing(interaction.app_permissions, thread=thread is not None):
        return Lacking(lacking)
    return Locked() if thread is not None and thread.locked else refused


def address(application: int) -> str:
    """Return the address at which the bot is added to a server, with all the permissions that it may need."""
    wanted = (*_ALWAYS, "send_messages", "send_messages_in_threads", "create_public_threads")
    permissions = discord.Permissions(**dict.fromkeys(wanted, True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=_SCOPES)


def names(permissions: tuple[str, ...], speech: BoundSpeech) -> str:
    """Return permissions as Discord calls them, as a list."""
    return speech.join(speech.say(f"permission-{name.replace('_', '-')}") for name in permissions)
