"""Names and descriptions of commands in Discord's languages, from the Fluent files."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n.messages import ENGLISH, Words


class FluentTranslator(app_commands.Translator):
    """Translates the texts of commands by the message id that they carry."""

    def __init__(self, words: Words) -> None:
        self._words = words

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text for `locale`, or None if Discord is to show the English one."""
        message = string.extras.get("message")
        language = self._words.offer(locale.value)
        if message is None or language is None or not self._words.has(language, message):
            return None
        return self._words.text(language, message, **string.extras.get("values", {}))


def localised(words: Words, message: str, **values: object) -> app_commands.locale_str:
    """Return an English text that carries its message id and values for the translator."""
    return app_commands.locale_str(words.text(ENGLISH, message, **values), message=message, values=values)
