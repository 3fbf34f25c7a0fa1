"""Presses that resign a seat, and presses of the host or a moderator that stop a table."""

from __future__ import annotations

from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import InteractionResponse
from bot.services.table_actions import TableActions
from bot.tables import Tables


class EarlyEndHandlers:
    """Answers presses that end a game for one player or for all."""

    def __init__(self, table_actions: TableActions, tables: Tables) -> None:
        self._table_actions = table_actions
        self._tables = tables

    @press(Verb.RESIGN, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _resign(self, response: InteractionResponse, press: PressId) -> None:
        await self._table_actions.resign(response, press.table)

    @press(Verb.STOP, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _stop(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._tables.get(press.table)
        # Permissions in another server say nothing about this table.
        may_manage = self._table_actions.is_here(response, table) and response.interaction.permissions.manage_channels
        await self._table_actions.stop(response, press.table, may_manage=may_manage)
