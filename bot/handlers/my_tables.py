"""Presses and the command about the user's own tables: the list, and the table that has waited longest."""

from __future__ import annotations

from bot.app_context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.bot_permissions import has_bot
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.press_input import read_number
from bot.interactions.response import InteractionResponse
from bot.queries.my_tables import UserTables
from bot.queries.open_tables import find_open_tables, read_open_tables
from bot.screens.my_tables import my_tables_page, on_page, page_of
from bot.services.table_actions import TableActions
from bot.tables import Tables


class MyTablesHandlers:
    """Answers users who look for their tables, in any channel."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables

    async def open(self, response: InteractionResponse, page: int = 0) -> None:
        """Show the user's tables.

        Raises:
            TableError: STORE.
        """
        await self._show(response, await self._mine(response), page)

    @press(Verb.GAMES, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _games(self, response: InteractionResponse, press: PressId) -> None:
        await self.open(response, read_number(press.arg.partition(".")[0] or "0"))

    @press(Verb.NEXT, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _next(self, response: InteractionResponse, press: PressId) -> None:
        """Show the user's hand at the table that has waited longest for them; the list if none waits.

        Raises:
            TableError: STORE.
        """
        mine = await self._mine(response)
        following = mine.next(response.user)
        if following is not None:
            await self._table_actions.show_hand(response, following)
        else:
            # Votes are cast on the boards; the list links to them.
            nothing = "" if mine.asked else self._app.words.note(response.language(), "games-nothing")
            await self._show(response, mine, 0, nothing)

    async def _mine(self, response: InteractionResponse) -> UserTables:
        tables = self._tables
        sitting = [*await tables.people.tables_of(response.user), *await tables.people.standby_lobbies(response.user)]
        return UserTables.of(sitting, response.user, await tables.spectators.tables_of(response.user))

    async def _show(self, response: InteractionResponse, mine: UserTables, page: int, notice: str = "") -> None:
        """Show the user's tables, then the server's tables that have a free seat."""
        language, here = response.language(), has_bot(response.interaction)
        near = await find_open_tables(self._tables, response.interaction, mine.all)
        page = page_of(mine, near, page)
        near = await read_open_tables(self._tables, near, on_page(mine, near, page)[1])
        screen = my_tables_page(
            self._app, mine, response.user, language, page=page, notice=notice, here=here, near=near
        )
        await response.show_ephemeral(screen)
