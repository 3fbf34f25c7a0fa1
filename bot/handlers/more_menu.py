"""Presses on the pages behind "More": each page replaces the one from which it is opened."""

from __future__ import annotations

from bot.app_context import App
from bot.deadlines.stand_ins import standings
from bot.deadlines.table_deadlines import TableContexts
from bot.domain.clock import Clock
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse
from bot.reconciler import Reconciler
from bot.screens.beginner_tips import HIDE, SHOW
from bot.screens.legend import legend_page
from bot.screens.missed_events import missed_events_page
from bot.screens.more_menu import more_menu_page
from bot.screens.scores import scores_page
from bot.screens.text_board import text_board_page
from bot.services.table_actions import TableActions
from bot.tables import Table, Tables


class MoreMenuHandlers:
    """Answers users who look something up about a game, in ephemeral messages."""

    def __init__(
        self,
        table_actions: TableActions,
        app: App,
        tables: Tables,
        contexts: TableContexts,
        clock: Clock,
        reconciler: Reconciler,
    ) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._contexts = contexts
        self._clock = clock
        self._reconciler = reconciler

    @press(Verb.MORE, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _more(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._require_dealt(press)
        aided = await self._tables.people.gets_help_lines(table, response.user)
        await response.show_ephemeral(
            more_menu_page(self._app, table, response.user, response.language(table), aided=aided)
        )

    @press(Verb.FIRSTS, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _firsts(self, response: InteractionResponse, press: PressId) -> None:
        """Hide the help lines of the user's first games, or show them again."""
        if press.arg not in (HIDE, SHOW):
            raise Refused("error-old-button")
        for table in await self._tables.people.choose_help_lines(response.user, press.arg == HIDE):
            self._reconciler.wake(table)
        await self._more(response, press)

    @press(Verb.MISSED, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _missed(self, response: InteractionResponse, press: PressId) -> None:
        """Show what happened since the user's last turn.

        Raises:
            Refused, TableError: see `_dealt`; NOT_SEATED.
        """
        table = await self._require_dealt(press)
        seat = self._table_actions.require_seat(response, table)
        await response.show_ephemeral(missed_events_page(self._app, table, seat, response.language(table)))

    @press(Verb.SEE, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _see(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._require_dealt(press)
        await self._contexts.load(table)
        shown = standings(table, self._contexts.of(table), self._clock.now())
        language, seat = response.language(table), table.seat_of(response.user)
        screen = await legend_page(self._app, table, seat, language, press.arg, shown)
        if screen is None:
            raise Refused("error-old-button")
        await response.show_ephemeral(screen)

    @press(Verb.TEXT, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _text(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._require_dealt(press)
        await self._contexts.load(table)
        shown = standings(table, self._contexts.of(table), self._clock.now())
        language = response.language(table)
        await response.show_ephemeral(text_board_page(self._app, table, table.seat_of(response.user), language, shown))

    @press(Verb.SCORES, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _scores(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._require_dealt(press)
        chosen = int(press.arg) if press.arg.isdecimal() and press.arg.isascii() else None
        screen = await scores_page(self._app, table, response.language(table), chosen)
        await response.show_ephemeral(screen)

    @press(Verb.KNOWN, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _known(self, response: InteractionResponse, press: PressId) -> None:
        await self._table_actions.show_known_cards(response, await self._tables.get(press.table))

    async def _require_dealt(self, press: PressId) -> Table:
        """Return the table that a press is about.

        Raises:
            Refused: its game has not begun or its data is deleted, so there is nothing to look up.
            TableError: NO_TABLE, STORE.
        """
        table = await self._tables.get(press.table)
        if not table.dealt:
            raise Refused("error-old-button")
        return table
