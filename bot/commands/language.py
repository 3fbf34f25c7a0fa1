"""Choosing a language: for oneself, for the table (its host), for the server (who may manage it)."""

from __future__ import annotations

from typing import Final

from bot.context import App
from bot.interactions.contexts import has_bot, see_server
from bot.interactions.errors import Refused
from bot.interactions.response import Reply
from bot.reconciler import side_by_side
from bot.screens.components import notice
from bot.screens.language import languages_page
from bot.services.table_actions import Desk

AUTOMATIC: Final = "auto"
ME: Final = "me"
SCOPES: Final = (ME, "table", "server")


async def choose_language(desk: Desk, app: App, reply: Reply, language: str | None, scope: str) -> None:
    """Set a language, or without one show what is set.

    Raises:
        Refused: there is no such language, or it is not theirs to choose, or there is no table or server here.
        TableError: NO_TABLE, GAME_OVER, STORE.
    """
    if language is None:
        await _show(desk, app, reply)
        return
    if language != AUTOMATIC and language not in app.words.languages:
        raise Refused("error-language-unknown")
    chosen = None if language == AUTOMATIC else language
    match scope:
        case "table":
            await _for_table(desk, app, reply, chosen)
        case "server":
            await _for_server(desk, app, reply, chosen)
        case _:
            await _for_me(app, reply, chosen)


async def _for_me(app: App, reply: Reply, chosen: str | None) -> None:
    await app.languages.choose(reply.interaction.user.id, chosen)
    reader = chosen or reply.reader.client or reply.reader.server
    await _say(app, reply, reader, "language-set-me" if chosen else "language-set-me-automatic", chosen)


async def _for_table(desk: Desk, app: App, reply: Reply, chosen: str | None) -> None:
    see_server(reply.interaction)
    table = await desk.table_here(reply)
    if table.host != reply.interaction.user.id:
        raise Refused("error-language-table")
    if chosen is None:
        raise Refused("error-language-automatic")
    table = await app.tables.lobbies.set_language(table.id, chosen)
    said = _say(app, reply, desk.language(reply, table), "language-set-table", chosen)
    await side_by_side(desk.show(reply, table), said)


async def _for_server(desk: Desk, app: App, reply: Reply, chosen: str | None) -> None:
    see_server(reply.interaction)
    if not reply.interaction.permissions.manage_guild:
        raise Refused("error-language-server")
    await app.languages.choose_for_server(reply.interaction.guild_id or 0, chosen)
    message = "language-set-server" if chosen else "language-set-server-automatic"
    await _say(app, reply, desk.language(reply), message, chosen)


async def _say(app: App, reply: Reply, reader: str, message: str, chosen: str | None) -> None:
    words = app.words
    name = words.text(chosen, "language-name") if chosen else ""
    await reply.private(notice(words.note(reader, message, language=name)))


async def _show(desk: Desk, app: App, reply: Reply) -> None:
    table = await app.tables.live_in(reply.interaction.channel_id or 0)
    reader = desk.language(reply, table)
    speech = app.words.speech(reader, markdown=True)
    language = table.language if table is not None else None
    server = reply.reader.server if has_bot(reply.interaction) else None
    await reply.private(languages_page(app, speech, reader, language, server))
