"""Leaving a table, or ending it for all: the questions that commands ask, and the presses that answer them."""

from __future__ import annotations

from typing import Final

from bot.app_context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import InteractionResponse
from bot.screens.components import confirm_page
from bot.screens.header_and_footer import back_press
from bot.screens.rated_tables import leaving_line
from bot.screens.seat_transfers import ASK
from bot.services.table_actions import TableActions
from bot.tables import Reason, Status, Table, TableError, Tables, needs_agreement_to_stop

_LOBBY: Final = "lobby"
"""The argument of a press on a question that was asked in a lobby."""


class EarlyEndHandlers:
    """Asks and answers users who leave a table or end it for all."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables

    async def ask_to_resign(self, response: InteractionResponse, table: Table) -> None:
        """Ask a player whether they leave a table, and say what that means.

        Raises:
            TableError: NOT_SEATED.
        """
        seat = table.seat_of(response.user)
        if seat is None:
            raise TableError(Reason.NOT_SEATED)
        if table.status is Status.LOBBY:
            await self._ask(response, table, "lobby-leave-confirm", "lobby-leave", Verb.RESIGN)
            return
        told = leaving_line(table, seat, self._app.words.speech(response.language(), markdown=True))
        await self._ask(response, table, "resign-confirm", "resign-button", Verb.RESIGN, told)

    async def ask_to_stop(self, response: InteractionResponse, table: Table, *, may_manage: bool) -> None:
        """Ask the host of a table, or a user who manages its channel, whether it is to end for all.

        Raises:
            TableError: NOT_ALLOWED_STOP, RATED_STOP.
        """
        if table.host != response.user and not may_manage:
            raise TableError(Reason.NOT_ALLOWED_STOP)
        if table.status is Status.LOBBY:
            await self._ask(response, table, "lobby-cancel-confirm", "lobby-cancel", Verb.STOP)
        elif not needs_agreement_to_stop(table, response.user, may_manage):
            await self._ask(response, table, "stop-confirm", "stop-button", Verb.STOP)
        elif table.seat_of(response.user) is None:
            raise TableError(Reason.RATED_STOP)
        else:
            await self._ask(response, table, "rated-stop-question", "rated-stop-ask", Verb.ASK_STOP)

    @press(Verb.RESIGN, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _resign(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._tables.get(press.table)
        if _asks(press, table):
            await self.ask_to_resign(response, table)
        else:
            await self._table_actions.resign(response, table)

    @press(Verb.STOP, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _stop(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._tables.get(press.table)
        # Permissions in another server say nothing about this table.
        may_manage = self._table_actions.is_here(response, table) and response.interaction.permissions.manage_channels
        if _asks(press, table):
            await self.ask_to_stop(response, table, may_manage=may_manage)
        else:
            await self._table_actions.stop(response, press.table, may_manage=may_manage)

    async def _ask(
        self, response: InteractionResponse, table: Table, question: str, yes: str, verb: Verb, more: str = ""
    ) -> None:
        """Ask a question that one button answers and another leaves."""
        speech = self._app.words.speech(response.language(), markdown=True)
        press = PressId(table.id, table.version, verb, _LOBBY if table.status is Status.LOBBY else "")
        asked = " ".join(filter(None, (speech.say(question), more)))
        await response.show_ephemeral(confirm_page(speech, asked, speech.say(yes), press, back_press(table)))


def _asks(press: PressId, table: Table) -> bool:
    """Return whether a press is to be asked about first: to leave a game that has begun since means something else."""
    return table.status is Status.RUNNING and press.arg in (ASK, _LOBBY)
