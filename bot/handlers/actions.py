"""Presses on a board and on a player's hand: show the hand, choose, act, take back."""

from __future__ import annotations

from bot.app_context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.press_input import argument_parts
from bot.interactions.response import InteractionResponse
from bot.screens.choices.codec import EVERYTHING
from bot.services.picked_cards import action_code, laid_actions, picked_actions, picked_mask
from bot.services.table_actions import TableActions
from bot.tables import Reason, Status, TableError, Tables


class ActionHandlers:
    """Answers a player who makes a move."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables

    @press(Verb.ACT, response=ResponseKind.UPDATE, scope=Scope.OWN_SEAT)
    async def _act(self, response: InteractionResponse, press: PressId) -> None:
        await self._table_actions.act(response, press.table, press.version, [action_code(response, press.arg)])

    @press(Verb.BRANCH, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _branch(self, response: InteractionResponse, press: PressId) -> None:
        """Show what lies below a branch, which a button carries or which is chosen in a select."""
        table = await self._tables.get(press.table)
        await self._table_actions.show_hand(response, table, branch=action_code(response, press.arg))

    @press(Verb.PICK, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _pick(self, response: InteractionResponse, press: PressId) -> None:
        """Mark the cards that are chosen in a select; the mask keeps those of the other selects."""
        code, mask, part = argument_parts(press, 3)
        picked = picked_mask(response, mask, part)
        table = await self._tables.get(press.table)
        if table.version != press.version:
            raise TableError(Reason.STALE)
        await self._table_actions.show_hand(response, table, branch=code, picked=picked)

    @press(Verb.PLAY, response=ResponseKind.UPDATE, scope=Scope.OWN_SEAT)
    async def _play(self, response: InteractionResponse, press: PressId) -> None:
        """Play the picked cards, or lay all that fits: both hold for the version that was shown only."""
        code, mask = argument_parts(press, 2)
        table = await self._tables.get(press.table)
        seat = self._table_actions.require_seat(response, table)
        seen = table.seen_by(seat)
        decision = seen.decision if seen is not None else None
        if seen is None or decision is None:
            raise TableError(Reason.NOT_YOUR_TURN if table.status is Status.RUNNING else Reason.GAME_OVER)
        rules = self._app.rules(table)
        if code == EVERYTHING:
            codes = laid_actions(rules, seen.view) if table.version == press.version else None
        else:
            codes = picked_actions(rules, decision, code, mask)
        if codes is None:
            raise TableError(Reason.STALE)
        await self._table_actions.act(response, press.table, press.version, codes)

    @press(Verb.HAND, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _hand(self, response: InteractionResponse, press: PressId) -> None:
        await self._table_actions.show_hand(response, await self._tables.get(press.table))

    @press(Verb.TAKE_BACK, response=ResponseKind.UPDATE, scope=Scope.OWN_SEAT)
    async def _take_back(self, response: InteractionResponse, press: PressId) -> None:
        await self._table_actions.take_back(response, press.table)
