"""The command and presses that choose a language: for the user, for the table (by its host), for the server."""

from __future__ import annotations

from typing import Final

from bot.app_context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.helpers.gather import side_by_side
from bot.interactions.bot_permissions import has_bot, require_server
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.press_input import chosen_value
from bot.interactions.response import InteractionResponse
from bot.screens.components import notice
from bot.screens.current_languages import AUTOMATIC, ME, SERVER, TABLE, LanguageChoice, languages_page
from bot.services.table_actions import TableActions
from bot.tables import Table

SCOPES: Final = (ME, TABLE, SERVER)


class LanguageHandlers:
    """Sets languages and shows what is set, in an ephemeral message."""

    def __init__(self, table_actions: TableActions, app: App) -> None:
        self._table_actions = table_actions
        self._app = app

    async def choose(self, response: InteractionResponse, language: str | None, scope: str) -> None:
        """Set a language for a command; without one, show what is set.

        Raises:
            Refused: there is no such language, the user may not choose it, or there is no table or server here.
            TableError: NO_TABLE, GAME_OVER, STORE.
        """
        if language is None:
            await self._show(response)
            return
        said, table = await self._set(response, language, scope)
        answer = response.show_ephemeral(notice(said))
        if table is None:
            await answer
        else:
            await side_by_side(self._table_actions.show(response, table), answer)

    @press(Verb.LANGUAGE, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _chosen(self, response: InteractionResponse, press: PressId) -> None:
        """Set the language that is chosen in a select, and show the page again."""
        if press.arg not in SCOPES:
            raise Refused("error-old-button")
        said, table = await self._set(response, chosen_value(response), press.arg)
        response.reader = await self._app.languages.reader_of(response.interaction)
        if table is not None:
            await self._table_actions.show(response, table)
        await self._show(response, said)

    async def _set(self, response: InteractionResponse, language: str, scope: str) -> tuple[str, Table | None]:
        """Store a language; return what is said of it, and the table if it has changed."""
        if language != AUTOMATIC and language not in self._app.words.languages:
            raise Refused("error-language-unknown")
        chosen = None if language == AUTOMATIC else language
        match scope:
            case "table":
                return await self._set_for_table(response, chosen)
            case "server":
                return await self._set_for_server(response, chosen), None
            case _:
                return await self._set_for_me(response, chosen), None

    async def _set_for_me(self, response: InteractionResponse, chosen: str | None) -> str:
        await self._app.languages.choose(response.interaction.user.id, chosen)
        reader = chosen or response.reader.client or response.reader.server
        return self._said(reader, "language-set-me" if chosen else "language-set-me-automatic", chosen)

    async def _set_for_table(self, response: InteractionResponse, chosen: str | None) -> tuple[str, Table]:
        require_server(response.interaction)
        table = await self._table_actions.require_table_here(response)
        if table.host != response.interaction.user.id:
            raise Refused("error-language-table")
        if chosen is None:
            raise Refused("error-language-automatic")
        table = await self._app.tables.lobbies.set_language(table.id, chosen)
        return self._said(response.language(table), "language-set-table", chosen), table

    async def _set_for_server(self, response: InteractionResponse, chosen: str | None) -> str:
        require_server(response.interaction)
        if not response.interaction.permissions.manage_guild:
            raise Refused("error-language-server")
        await self._app.languages.choose_for_server(response.interaction.guild_id or 0, chosen)
        message = "language-set-server" if chosen else "language-set-server-automatic"
        return self._said(response.language(), message, chosen)

    def _said(self, reader: str, message: str, chosen: str | None) -> str:
        words = self._app.words
        return words.note(reader, message, language=words.text(chosen, "language-name") if chosen else "")

    async def _show(self, response: InteractionResponse, notice: str = "") -> None:
        """Show the page, with a select for each language that the user may choose."""
        app, interaction = self._app, response.interaction
        table = await app.tables.live_in(interaction.channel_id or 0)
        reader = response.language(table)
        choices = [LanguageChoice(ME, reader, response.reader.chosen or AUTOMATIC)]
        if table is not None:
            host = table.host == response.user
            choices.append(LanguageChoice(TABLE, table.language, table.language if host else None))
        if has_bot(interaction):
            chosen = (await app.tables.guild_settings.of(interaction.guild_id or 0)).language
            manages = interaction.permissions.manage_guild
            server = await app.languages.reader_of(interaction)
            choices.append(LanguageChoice(SERVER, server.server, (chosen or AUTOMATIC) if manages else None))
        await response.show_ephemeral(languages_page(app, app.words.speech(reader, markdown=True), choices, notice))
