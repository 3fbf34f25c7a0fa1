"""Presses on the rules: they open at what a player is asked, and a select turns to any topic."""

from __future__ import annotations

from bot.context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.response import Reply
from bot.screens.rules import parse_topic, rules_page
from bot.services.table_actions import Desk
from bot.tables import Tables


class RulesPresses:
    """Answers users who read the rules."""

    def __init__(self, desk: Desk, app: App, tables: Tables) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables

    @press(Verb.RULES, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _rules(self, reply: Reply, press: PressId) -> None:
        table = await self._tables.get(press.table)
        seat = table.seat_of(reply.user)
        screen = await rules_page(self._app, table.kind, table, seat, self._desk.language(reply, table))
        await self._desk.page(reply, table, screen)

    @press(Verb.TOPIC, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _topic(self, reply: Reply, press: PressId) -> None:
        table = await self._tables.get(press.table) if press.table else None
        seat = table.seat_of(reply.user) if table is not None else None
        kind, topic = parse_topic(press.arg, reply.data.get("values") or ())
        if kind not in self._app.games or (table is not None and table.kind != kind):
            raise Refused("error-old-button")
        screen = await rules_page(self._app, kind, table, seat, self._desk.language(reply, table), topic)
        await self._desk.page(reply, table, screen)
