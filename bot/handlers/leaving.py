"""Presses of a player who resigns, and of the host or a moderator who stops a table."""

from __future__ import annotations

from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Reply
from bot.services.table_actions import Desk
from bot.tables import Tables


class LeavingPresses:
    """Answers what ends a game for one player, or for all."""

    def __init__(self, desk: Desk, tables: Tables) -> None:
        self._desk = desk
        self._tables = tables

    @press(Verb.RESIGN, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _resign(self, reply: Reply, press: PressId) -> None:
        await self._desk.resign(reply, press.table)

    @press(Verb.STOP, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _stop(self, reply: Reply, press: PressId) -> None:
        table = await self._tables.get(press.table)
        # What a user may do in another server says nothing about this table.
        may_manage = self._desk.here(reply, table) and reply.interaction.permissions.manage_channels
        await self._desk.stop(reply, press.table, may_manage=may_manage)
