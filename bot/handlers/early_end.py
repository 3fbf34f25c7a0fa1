"""Presses that resign a seat, and those that stop a table or ask the others of a rated game to stop it."""

from __future__ import annotations

from typing import Final

from bot.app_context import App
from bot.deadlines.table_deadlines import TableContexts
from bot.handlers.router import ResponseKind, Scope, press
from bot.helpers.gather import side_by_side
from bot.interactions.cooldowns import Cooldown
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import InteractionResponse
from bot.screens.seat_transfers import motions_page
from bot.services.table_actions import TableActions
from bot.tables import Tables

_LONGEST_NAME: Final = 100


class EarlyEndHandlers:
    """Answers presses that end a game for one player or for all."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables, contexts: TableContexts) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._contexts = contexts

    @press(Verb.RESIGN, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _resign(self, response: InteractionResponse, press: PressId) -> None:
        await self._table_actions.resign(response, press.table)

    @press(Verb.STOP, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _stop(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._tables.get(press.table)
        # Permissions in another server say nothing about this table.
        may_manage = self._table_actions.is_here(response, table) and response.interaction.permissions.manage_channels
        await self._table_actions.stop(response, press.table, may_manage=may_manage)

    @press(Verb.ASK_STOP, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _ask_to_stop(self, response: InteractionResponse, press: PressId) -> None:
        """Ask the others of a rated game to stop it."""
        self._table_actions.require_no_cooldown(response, Cooldown.SEAT)
        name: str = response.interaction.user.display_name
        table = await self._tables.seat_transfers.ask_to_stop(press.table, response.user, name[:_LONGEST_NAME])
        page = motions_page(self._app, table, response.language(table), self._contexts.of(table), self._tables.now)
        await side_by_side(self._table_actions.show(response, table), response.show_ephemeral(page))
