"""Serving users who look for their own tables: the list of them, and the hand at the one that has waited longest."""

from __future__ import annotations

from bot.context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.contexts import has_bot
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.params import number
from bot.interactions.response import Reply
from bot.queries.my_tables import UserTables
from bot.queries.open_tables import find_open_tables, read_open_tables
from bot.screens.my_tables import my_tables_page, on_page, page_of
from bot.services.table_actions import Desk
from bot.tables import Tables


class MyTablesPresses:
    """Answers users who look for their tables, wherever they ask."""

    def __init__(self, desk: Desk, app: App, tables: Tables) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables

    async def open(self, reply: Reply, page: int = 0) -> None:
        """Show the user's tables.

        Raises:
            TableError: STORE.
        """
        await self._show(reply, await self._mine(reply), page)

    @press(Verb.GAMES, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _games(self, reply: Reply, press: PressId) -> None:
        await self.open(reply, number(press.arg.partition(".")[0] or "0"))

    @press(Verb.NEXT, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _next(self, reply: Reply, press: PressId) -> None:
        """Open the user's hand at the table that has waited longest for them; the list where none does.

        Raises:
            TableError: STORE.
        """
        mine = await self._mine(reply)
        following = mine.next(reply.user)
        if following is not None:
            await self._desk.hand(reply, following)
        else:
            # Votes are cast on the boards, to which the list leads.
            nothing = "" if mine.asked else self._app.words.note(self._desk.language(reply), "games-nothing")
            await self._show(reply, mine, 0, nothing)

    async def _mine(self, reply: Reply) -> UserTables:
        tables = self._tables
        sitting = [*await tables.people.tables_of(reply.user), *await tables.people.standby_lobbies(reply.user)]
        return UserTables.of(sitting, reply.user, await tables.spectators.tables_of(reply.user))

    async def _show(self, reply: Reply, mine: UserTables, page: int, notice: str = "") -> None:
        """Show the list, and after the user's own tables those of the server with room for one more."""
        language, here = self._desk.language(reply), has_bot(reply.interaction)
        near = await find_open_tables(self._tables, reply.interaction, mine.all)
        page = page_of(mine, near, page)
        near = await read_open_tables(self._tables, near, on_page(mine, near, page)[1])
        screen = my_tables_page(self._app, mine, reply.user, language, page=page, notice=notice, here=here, near=near)
        await reply.private(screen)
