"""Languages: each reader, each table and each server has one; a reader can also want no icons."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.helpers.bounded_dict import BoundedDict
from bot.i18n.messages import ENGLISH, Words
from bot.tables import TableError, Tables

log = logging.getLogger(__name__)

_REMEMBERED = 4096


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader's languages: the one they chose here, that of their client, that of the server.

    With `no_icons` they want none in the texts that only they see.
    """

    chosen: str | None
    client: str | None
    server: str
    no_icons: bool = False

    def of(self, table: str | None = None) -> str:
        """Return the language for ephemeral messages; `table` is the language of the table they are about."""
        return self.chosen or self.client or table or self.server


class Languages:
    """Reads and caches the chosen languages; if the store fails, users get an answer all the same.

    Args:
        words: the available languages.
        tables: store the choices.
        alone: whether this is the only process. A server belongs to one process, but a user may choose at any of them,
            so users' choices are cached only if there is one process.
    """

    def __init__(self, words: Words, tables: Tables, *, alone: bool = True) -> None:
        self._alone = alone
        self._words = words
        self._tables = tables
        self._people: BoundedDict[int, tuple[str | None, bool]] = BoundedDict(_REMEMBERED)
        self._seen: BoundedDict[int, str] = BoundedDict(_REMEMBERED)
        """The languages of users' clients at their last presses, in memory only."""

    async def reader(self, user: int, client: str | None, guild: int | None, guild_locale: str | None) -> Reader:
        """Return a reader's languages; `client` and `guild_locale` are Discord's locales."""
        chosen, no_icons = await self._chosen_by(user)
        return Reader(
            self._words.offer(chosen), self._words.offer(client), await self.server(guild, guild_locale), no_icons
        )

    async def reader_of(self, interaction: discord.Interaction[Any]) -> Reader:
        """Return the languages of the user of an interaction."""
        guild_locale = interaction.guild_locale.value if interaction.guild_locale is not None else None
        user, client = interaction.user.id, interaction.locale.value
        reader = await self.reader(user, client, interaction.guild_id, guild_locale)
        self._seen.pop(user, None)
        if reader.client is not None:
            self._seen[user] = reader.client
        return reader

    async def addressee(self, user: int) -> Reader:
        """Return the languages of a user who is written to: the chosen one, that of the client at their last press.

        After a start of the bot, the latter is not known until they press something.
        """
        chosen, no_icons = await self._chosen_by(user)
        return Reader(self._words.offer(chosen), self._seen.get(user), ENGLISH, no_icons)

    async def server(self, guild: int | None, guild_locale: str | None) -> str:
        """Return the language of a server's new tables: the chosen one, else that of its locale, else English."""
        chosen = None
        if guild is not None:
            try:
                chosen = (await self._tables.guild_settings.of(guild)).language
            except TableError as error:
                log.warning("a chosen language could not be read (%s)", error.reason)
        return self._words.pick(chosen, guild_locale)

    async def choose(self, user: int, language: str | None) -> None:
        """Store the language that a user reads; None follows their client again.

        Raises:
            TableError: STORE.
        """
        await self._tables.people.choose_language(user, language)
        self._people.pop(user, None)

    async def choose_icons(self, user: int, no_icons: bool) -> None:
        """Store whether a user wants no icons in the texts that only they see.

        Raises:
            TableError: STORE.
        """
        await self._tables.people.choose_icons(user, no_icons)
        self._people.pop(user, None)

    async def choose_for_server(self, guild: int, language: str | None) -> None:
        """Store the language of a server's new tables; None follows the server's locale again.

        Raises:
            TableError: STORE.
        """
        await self._tables.guild_settings.change(guild, lambda settings: replace(settings, language=language))

    def forget(self, user: int) -> None:
        """Forget a user's languages, because their data were deleted."""
        self._people.pop(user, None)
        self._seen.pop(user, None)

    async def _chosen_by(self, user: int) -> tuple[str | None, bool]:
        if user not in self._people or not self._alone:
            try:
                self._people[user] = await self._tables.people.reading(user)
            except TableError as error:
                log.warning("a chosen language could not be read (%s)", error.reason)
                return None, False
        return self._people[user]
