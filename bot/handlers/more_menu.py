"""Presses on what stands behind "More": each page takes the place of the one that it was opened from."""

from __future__ import annotations

from bot.context import App
from bot.domain.clock import Clock
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.response import Reply
from bot.reconciler import Reconciler
from bot.scheduling.context import Surroundings
from bot.scheduling.stand_ins import standings
from bot.screens.first_games import HIDE, SHOW
from bot.screens.legend import legend_page
from bot.screens.missed_events import missed_events_page
from bot.screens.more_menu import more_menu_page
from bot.screens.scores import scores_page
from bot.screens.text_board import text_board_page
from bot.services.table_actions import Desk
from bot.tables import Table, Tables


class MorePresses:
    """Answers what is looked up about a game; every answer is private."""

    def __init__(
        self, desk: Desk, app: App, tables: Tables, around: Surroundings, clock: Clock, reconciler: Reconciler
    ) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables
        self._around = around
        self._clock = clock
        self._reconciler = reconciler

    @press(Verb.MORE, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _more(self, reply: Reply, press: PressId) -> None:
        table = await self._dealt(press)
        aided = await self._tables.people.gets_help_lines(table, reply.user)
        await reply.private(
            more_menu_page(self._app, table, reply.user, self._desk.language(reply, table), aided=aided)
        )

    @press(Verb.FIRSTS, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _firsts(self, reply: Reply, press: PressId) -> None:
        """Hide the lines of help for somebody's first games, or show them again."""
        if press.arg not in (HIDE, SHOW):
            raise Refused("error-old-button")
        for table in await self._tables.people.choose_help_lines(reply.user, press.arg == HIDE):
            self._reconciler.wake(table)
        await self._more(reply, press)

    @press(Verb.MISSED, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _missed(self, reply: Reply, press: PressId) -> None:
        """Show what happened since the presser's last turn.

        Raises:
            Refused, TableError: see `_dealt`; NOT_SEATED.
        """
        table = await self._dealt(press)
        seat = self._desk.seat(reply, table)
        await reply.private(missed_events_page(self._app, table, seat, self._desk.language(reply, table)))

    @press(Verb.SEE, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _see(self, reply: Reply, press: PressId) -> None:
        table = await self._dealt(press)
        await self._around.load(table)
        shown = standings(table, self._around.of(table), self._clock.now())
        language, seat = self._desk.language(reply, table), table.seat_of(reply.user)
        screen = await legend_page(self._app, table, seat, language, press.arg, shown)
        if screen is None:
            raise Refused("error-old-button")
        await self._desk.page(reply, table, screen)

    @press(Verb.TEXT, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _text(self, reply: Reply, press: PressId) -> None:
        table = await self._dealt(press)
        await self._around.load(table)
        shown = standings(table, self._around.of(table), self._clock.now())
        language = self._desk.language(reply, table)
        await self._desk.page(
            reply, table, text_board_page(self._app, table, table.seat_of(reply.user), language, shown)
        )

    @press(Verb.SCORES, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _scores(self, reply: Reply, press: PressId) -> None:
        table = await self._dealt(press)
        chosen = int(press.arg) if press.arg.isdecimal() and press.arg.isascii() else None
        screen = await scores_page(self._app, table, self._desk.language(reply, table), chosen)
        await self._desk.page(reply, table, screen)

    @press(Verb.KNOWN, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _known(self, reply: Reply, press: PressId) -> None:
        await self._desk.known(reply, await self._tables.get(press.table))

    async def _dealt(self, press: PressId) -> Table:
        """Return the table that a press is about.

        Raises:
            Refused: its game has not begun, or its data is gone, so there is nothing to look up.
            TableError: NO_TABLE, STORE.
        """
        table = await self._tables.get(press.table)
        if not table.dealt:
            raise Refused("error-old-button")
        return table
