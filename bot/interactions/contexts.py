"""Where commands work: those about tables in servers that have the bot, the others wherever they can be typed."""

from __future__ import annotations

from typing import Any

import discord

from bot.interactions.errors import Refused
from bot.interactions.permissions import address


def has_bot(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody asks in a server to which the bot was added, and not only to his own account."""
    alone = interaction.is_user_integration() and not interaction.is_guild_integration()
    return interaction.guild_id is not None and not alone


def see_server(interaction: discord.Interaction[Any]) -> None:
    """See that a table could stand where somebody asks.

    Raises:
        Refused: it is no server, or one that does not have the bot.
    """
    if interaction.guild_id is None:
        raise Refused("error-dm")
    if not has_bot(interaction):
        raise Refused("error-not-added", address=address(interaction.application_id))
