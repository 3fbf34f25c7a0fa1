"""Presses about watching a table: each is answered to whoever pressed alone, and the table looks as before."""

from __future__ import annotations

from bot.context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import STOP, PressId, Verb
from bot.interactions.ephemeral import Private
from bot.interactions.errors import Refused
from bot.interactions.response import Reply
from bot.screens.components import notice
from bot.screens.spectators import LETTERS, LISTED, watch_page
from bot.services.table_actions import Desk
from bot.tables import Tables, require_may_watch


class WatchPresses:
    """Answers what is pressed about watching."""

    def __init__(self, desk: Desk, app: App, tables: Tables) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables

    @press(Verb.WATCH, response=ResponseKind.PAGE, scope=Scope.TABLE, without_seat=(STOP,))
    async def _watch(self, reply: Reply, press: PressId) -> None:
        """Show the page, or do what was pressed there.

        Raises:
            TableError: WATCH_SEATED, WATCH_FULL, NOT_RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        table = await self._tables.get(press.table)
        if press.arg == STOP:
            table = await self._tables.spectators.stop(table.id, reply.user)
            said = self._app.words.note(self._desk.language(reply, table), "watch-stopped")
            await reply.private(notice(said), Private.NOTICE)
            return
        if press.arg in (LETTERS, LISTED):
            table = await self._tables.spectators.watch(table.id, reply.user, letters=press.arg == LETTERS)
        elif press.arg:
            raise Refused("error-old-button")
        else:
            require_may_watch(table, reply.user)
        screen = watch_page(self._app, table, reply.user, self._desk.language(reply, table))
        await self._desk.page(reply, table, screen)
