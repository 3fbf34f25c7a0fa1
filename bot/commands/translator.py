"""Names and descriptions of commands in Discord's languages, out of the same Fluent files as every other word."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n.messages import ENGLISH, Words


class FluentTranslator(app_commands.Translator):
    """Looks a command's words up by the message id that they carry."""

    def __init__(self, words: Words) -> None:
        self._words = words

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text for `locale`, or None where Discord shall show the English one."""
        message = string.extras.get("message")
        language = self._words.offer(locale.value)
        if message is None or language is None or not self._words.has(language, message):
            return None
        return self._words.text(language, message, **string.extras.get("values", {}))


def localised(words: Words, message: str, **values: object) -> app_commands.locale_str:
    """Return a text that is English here and carries its message id, and values for it, for the translator."""
    return app_commands.locale_str(words.text(ENGLISH, message, **values), message=message, values=values)
