"""The command that sets the user's absence, and the suggestions of its days."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord.app_commands import Choice

from bot.app_context import App
from bot.domain.preferences import NO_PREFERENCES
from bot.handlers.preferences import PreferenceHandlers, time_locale
from bot.interactions.response import InteractionResponse
from bot.screens.components import IN_SELECT, clip
from bot.tables import TableError

log = logging.getLogger(__name__)

_LONGEST = 100


async def go_away(
    preference_handlers: PreferenceHandlers, response: InteractionResponse, until: str, meanwhile: str | None
) -> None:
    """Store that the user is away; without arguments, show what is stored.

    Raises:
        Refused: the day cannot be read, is past or too far away.
        TableError: STORE.
    """
    if not until.strip() and meanwhile is None:
        await preference_handlers.show_away(response)
        return
    await preference_handlers.go_away(response, until, meanwhile)


async def complete_days(
    app: App, preference_handlers: PreferenceHandlers, interaction: discord.Interaction[Any], typed: str
) -> list[Choice[str]]:
    """Return the days that fit what is typed, named in the reader's language."""
    reader = await app.languages.reader_of(interaction)
    user = interaction.user.id
    try:
        preferences = (await app.tables.people.preferences([user]))[user]
    except TableError as error:
        log.info("days are completed without knowing the zone (%s)", error.reason)
        preferences = NO_PREFERENCES
    speech = app.words.speech(reader.of())
    days = preference_handlers.suggest_days(speech, preferences, time_locale(interaction, speech.language), typed)
    return [Choice(name=clip(name, _LONGEST), value=value) for name, value in days[:IN_SELECT]]
