"""Who reads which language: a reader his own, a table its own, new tables that of their server."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.i18n.messages import Words
from bot.lru import Latest
from bot.tables import TableError, Tables

log = logging.getLogger(__name__)

_REMEMBERED = 4096


@dataclass(frozen=True, slots=True)
class Reader:
    """What is known about a reader's language: the one chosen here, that of his client, that of the server."""

    chosen: str | None
    client: str | None
    server: str

    def of(self, table: str | None = None) -> str:
        """Return the language for private words; `table` is that of the table they are about."""
        return self.chosen or self.client or table or self.server


class Languages:
    """Knows and remembers the chosen languages; a store that fails never keeps anybody from an answer.

    Args:
        words: the languages there are.
        tables: where the choices are stored.
        alone: whether nobody else changes them. A server is one process's, but a person may choose anywhere, so what he
            chose is asked for each time where several processes share the store.
    """

    def __init__(self, words: Words, tables: Tables, *, alone: bool = True) -> None:
        self._alone = alone
        self._words = words
        self._tables = tables
        self._people: Latest[int, str | None] = Latest(_REMEMBERED)

    async def reader(self, user: int, client: str | None, guild: int | None, guild_locale: str | None) -> Reader:
        """Return what is known about a reader; `client` and `guild_locale` are locales as Discord names them."""
        chosen = await self._chosen_by(user)
        return Reader(self._words.offer(chosen), self._words.offer(client), await self.server(guild, guild_locale))

    async def reader_of(self, interaction: discord.Interaction[Any]) -> Reader:
        """Return what is known about whoever made an interaction."""
        guild_locale = interaction.guild_locale.value if interaction.guild_locale is not None else None
        return await self.reader(interaction.user.id, interaction.locale.value, interaction.guild_id, guild_locale)

    async def server(self, guild: int | None, guild_locale: str | None) -> str:
        """Return the language of a server's new tables: the one chosen, else that of its locale, else English."""
        chosen = None
        if guild is not None:
            try:
                chosen = (await self._tables.guild_settings.of(guild)).language
            except TableError as error:
                log.warning("a chosen language could not be read (%s)", error.reason)
        return self._words.pick(chosen, guild_locale)

    async def choose(self, user: int, language: str | None) -> None:
        """Let somebody read `language` from now on; None follows his client again.

        Raises:
            TableError: STORE.
        """
        await self._tables.people.choose_language(user, language)
        self._people[user] = language

    async def choose_for_server(self, guild: int, language: str | None) -> None:
        """Show a server's new tables in `language`; None follows the server's locale again.

        Raises:
            TableError: STORE.
        """
        await self._tables.guild_settings.change(guild, lambda settings: replace(settings, language=language))

    def forget(self, user: int) -> None:
        """Forget what somebody chose, because his data were deleted."""
        self._people.pop(user, None)

    async def _chosen_by(self, user: int) -> str | None:
        if user not in self._people or not self._alone:
            try:
                self._people[user] = await self._tables.people.language(user)
            except TableError as error:
                log.warning("a chosen language could not be read (%s)", error.reason)
                return None
        return self._people[user]
