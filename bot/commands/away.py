"""Saying that one is away, or back: the command and the completion of its days."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord.app_commands import Choice

from bot.context import App
from bot.domain.preferences import NO_PREFERENCES
from bot.handlers.preferences import Customs, writing
from bot.interactions.response import Reply
from bot.screens.components import IN_SELECT, clip
from bot.tables import TableError

log = logging.getLogger(__name__)

_LONGEST = 100


async def go_away(customs: Customs, reply: Reply, until: str, meanwhile: str | None) -> None:
    """Note that somebody is away, or without arguments show what is set.

    Raises:
        Refused: the day is not to be read, past, or too far.
        TableError: STORE.
    """
    if not until.strip() and meanwhile is None:
        await customs.show_away(reply)
        return
    await customs.go_away(reply, until, meanwhile)


async def complete_days(
    app: App, customs: Customs, interaction: discord.Interaction[Any], typed: str
) -> list[Choice[str]]:
    """Return the days that fit what is typed, as they are called in the reader's language."""
    reader = await app.languages.reader_of(interaction)
    user = interaction.user.id
    try:
        habits = (await app.tables.people.preferences([user]))[user]
    except TableError as error:
        log.info("days are completed without knowing the zone (%s)", error.reason)
        habits = NO_PREFERENCES
    speech = app.words.speech(reader.of())
    days = customs.days(speech, habits, writing(interaction, speech.language), typed)
    return [Choice(name=clip(name, _LONGEST), value=value) for name, value in days[:IN_SELECT]]
