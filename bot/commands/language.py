"""The command that chooses a language: for the user, for the table (by its host), for the server (by a manager)."""

from __future__ import annotations

from typing import Final

from bot.app_context import App
from bot.helpers.gather import side_by_side
from bot.interactions.bot_permissions import has_bot, require_server
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse
from bot.screens.components import notice
from bot.screens.current_languages import languages_page
from bot.services.table_actions import TableActions

AUTOMATIC: Final = "auto"
ME: Final = "me"
SCOPES: Final = (ME, "table", "server")


async def choose_language(
    table_actions: TableActions, app: App, response: InteractionResponse, language: str | None, scope: str
) -> None:
    """Set a language; without one, show what is set.

    Raises:
        Refused: there is no such language, the user may not choose it, or there is no table or server here.
        TableError: NO_TABLE, GAME_OVER, STORE.
    """
    if language is None:
        await _show(table_actions, app, response)
        return
    if language != AUTOMATIC and language not in app.words.languages:
        raise Refused("error-language-unknown")
    chosen = None if language == AUTOMATIC else language
    match scope:
        case "table":
            await _for_table(table_actions, app, response, chosen)
        case "server":
            await _for_server(table_actions, app, response, chosen)
        case _:
            await _for_me(app, response, chosen)


async def _for_me(app: App, response: InteractionResponse, chosen: str | None) -> None:
    await app.languages.choose(response.interaction.user.id, chosen)
    reader = chosen or response.reader.client or response.reader.server
    await _say(app, response, reader, "language-set-me" if chosen else "language-set-me-automatic", chosen)


async def _for_table(table_actions: TableActions, app: App, response: InteractionResponse, chosen: str | None) -> None:
    require_server(response.interaction)
    table = await table_actions.require_table_here(response)
    if table.host != response.interaction.user.id:
        raise Refused("error-language-table")
    if chosen is None:
        raise Refused("error-language-automatic")
    table = await app.tables.lobbies.set_language(table.id, chosen)
    answer = _say(app, response, response.language(table), "language-set-table", chosen)
    await side_by_side(table_actions.show(response, table), answer)


async def _for_server(table_actions: TableActions, app: App, response: InteractionResponse, chosen: str | None) -> None:
    require_server(response.interaction)
    if not response.interaction.permissions.manage_guild:
        raise Refused("error-language-server")
    await app.languages.choose_for_server(response.interaction.guild_id or 0, chosen)
    message = "language-set-server" if chosen else "language-set-server-automatic"
    await _say(app, response, response.language(), message, chosen)


async def _say(app: App, response: InteractionResponse, reader: str, message: str, chosen: str | None) -> None:
    words = app.words
    name = words.text(chosen, "language-name") if chosen else ""
    await response.show_ephemeral(notice(words.note(reader, message, language=name)))


async def _show(table_actions: TableActions, app: App, response: InteractionResponse) -> None:
    table = await app.tables.live_in(response.interaction.channel_id or 0)
    reader = response.language(table)
    speech = app.words.speech(reader, markdown=True)
    language = table.language if table is not None else None
    server = response.reader.server if has_bot(response.interaction) else None
    await response.show_ephemeral(languages_page(app, speech, reader, language, server))
