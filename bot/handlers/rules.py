"""Presses on the rules: they open at the player's decision, and a select shows any topic."""

from __future__ import annotations

from bot.app_context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse
from bot.screens.rules import parse_topic, rules_page
from bot.services.table_actions import TableActions
from bot.tables import Tables


class RulesHandlers:
    """Answers users who read the rules."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables

    @press(Verb.RULES, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _rules(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._tables.get(press.table)
        seat = table.seat_of(response.user)
        screen = await rules_page(self._app, table.kind, table, seat, response.language(table))
        await response.show_ephemeral(screen)

    @press(Verb.TOPIC, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _topic(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._tables.get(press.table) if press.table else None
        seat = table.seat_of(response.user) if table is not None else None
        asked = parse_topic(press, response.data.get("values") or ())
        if asked.kind not in self._app.games:
            raise Refused("error-old-button")
        language = response.language(table)
        screen = await rules_page(
            self._app,
            asked.kind,
            table,
            seat,
            language,
            asked.topic,
            asked.start,
            from_lesson=asked.from_lesson,
        )
        await response.show_ephemeral(screen)
