"""Presses about watching a table; each answer is ephemeral, and the table's message does not change."""

from __future__ import annotations

from bot.app_context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import STOP, PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse
from bot.screens.components import notice
from bot.screens.header_and_footer import back_to_table
from bot.screens.spectators import LETTERS, LISTED, watch_page
from bot.services.table_actions import TableActions
from bot.tables import Tables, require_may_watch


class SpectatorHandlers:
    """Answers presses about watching."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables

    @press(Verb.WATCH, response=ResponseKind.PAGE, scope=Scope.TABLE, without_seat=(STOP,))
    async def _watch(self, response: InteractionResponse, press: PressId) -> None:
        """Show the page, or do what is pressed on it.

        Raises:
            TableError: WATCH_SEATED, WATCH_FULL, NOT_RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        table = await self._tables.get(press.table)
        if press.arg == STOP:
            table = await self._tables.spectators.stop(table.id, response.user)
            speech = self._app.speech(table, response.language(table))
            # In a direct message nothing else about the table can be opened.
            back = [back_to_table(table, speech)] if response.from_ephemeral and table.dealt else []
            await response.show_ephemeral(notice(speech.say("watch-stopped"), *back), EphemeralKind.NOTICE)
            return
        if press.arg in (LETTERS, LISTED):
            table = await self._tables.spectators.watch(table.id, response.user, letters=press.arg == LETTERS)
        elif press.arg:
            raise Refused("error-old-button")
        else:
            require_may_watch(table, response.user)
        screen = watch_page(self._app, table, response.user, response.language(table))
        await response.show_ephemeral(screen)
