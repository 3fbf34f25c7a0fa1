"""Leaving a table, or ending it for all: the questions that are asked before, and the presses that answer them."""

from __future__ import annotations

from bot.app_context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.helpers.gather import side_by_side
from bot.interactions.custom_id import ASK, PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.response import InteractionResponse
from bot.screens.components import confirm_page, notice
from bot.screens.header_and_footer import back_press
from bot.screens.lobby_options import cancel_page
from bot.screens.rated_tables import leaving_line
from bot.services.table_actions import TableActions
from bot.tables import Reason, Status, Table, TableError, Tables, needs_agreement_to_stop


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
            # If the game begins before the answer, leaving means something else, and is asked about anew.
            await self._ask(response, table, "lobby-leave-confirm", "lobby-leave", Verb.RESIGN, arg=ASK)
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
            await response.show_ephemeral(cancel_page(table, self._app.speech(table, response.language(table))))
        elif not needs_agreement_to_stop(table, response.user, may_manage):
            await self._ask(response, table, "stop-confirm", "stop-button", Verb.STOP)
        elif table.seat_of(response.user) is None:
            raise TableError(Reason.RATED_STOP)
        else:
            await self._ask(response, table, "rated-stop-question", "rated-stop-ask", Verb.ASK_STOP)

    @press(Verb.RESIGN, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _resign(self, response: InteractionResponse, press: PressId) -> None:
        """Hand the user's seat to a computer; in a lobby, leave it."""
        table = await self._tables.get(press.table)
        if table.status is Status.LOBBY:
            table = await self._tables.lobbies.leave(table.id, response.user)
            await self._answer(response, table, "lobby-left")
        elif press.arg == ASK and table.status is Status.RUNNING:
            await self.ask_to_resign(response, table)
        else:
            computer = self._app.computer_name(table, table.language)
            table = (await self._tables.early_ends.resign(table.id, response.user, computer)).table
            await self._answer(response, table, "resign-done")

    @press(Verb.STOP, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _stop(self, response: InteractionResponse, press: PressId) -> None:
        """Stop a game or a lobby for everybody."""
        table = await self._tables.get(press.table)
        # Permissions in another server say nothing about this table.
        may_manage = self._table_actions.is_here(response, table) and response.interaction.permissions.manage_channels
        if press.arg == ASK and table.status is Status.RUNNING:
            await self.ask_to_stop(response, table, may_manage=may_manage)
        else:
            table = await self._tables.early_ends.stop(table.id, response.user, may_manage)
            await self._answer(response, table, "stop-done")

    async def _ask(
        self,
        response: InteractionResponse,
        table: Table,
        question: str,
        yes: str,
        verb: Verb,
        more: str = "",
        arg: str = "",
    ) -> None:
        """Ask a question that one button answers and another leaves."""
        speech = self._app.words.speech(response.language(), markdown=True)
        asked = " ".join(filter(None, (speech.say(question), more)))
        press = PressId(table.id, table.version, verb, arg)
        await response.show_ephemeral(confirm_page(speech, asked, speech.say(yes), press, back_press(table)))

    async def _answer(self, response: InteractionResponse, table: Table, message: str) -> None:
        """Show the table to all, and tell the user that it is done."""
        cancelled = table.status is Status.CANCELLED
        done = self._app.words.note(response.language(table), "lobby-cancelled" if cancelled else message)
        await side_by_side(
            self._table_actions.show(response, table), response.show_ephemeral(notice(done), EphemeralKind.NOTICE)
        )
