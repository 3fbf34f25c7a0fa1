"""Presses on a board and on a player's own panel: look at the hand, choose, act, take back."""

from __future__ import annotations

from bot.context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.params import parts
from bot.interactions.response import Reply
from bot.services.picked_cards import action_code, composed, marked
from bot.services.table_actions import Desk
from bot.tables import Reason, Status, TableError, Tables


class ActionPresses:
    """Answers a player who makes a move."""

    def __init__(self, desk: Desk, app: App, tables: Tables) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables

    @press(Verb.ACT, response=ResponseKind.UPDATE, scope=Scope.OWN_SEAT)
    async def _act(self, reply: Reply, press: PressId) -> None:
        await self._desk.act(reply, press.table, press.version, [action_code(reply, press.arg)])

    @press(Verb.BRANCH, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _branch(self, reply: Reply, press: PressId) -> None:
        table = await self._tables.get(press.table)
        await self._desk.hand(reply, table, branch=press.arg)

    @press(Verb.PICK, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _pick(self, reply: Reply, press: PressId) -> None:
        """Note which cards a select has marked; the rest of the mask is that of the other selects."""
        code, mask, part = parts(press, 3)
        picked = marked(reply, mask, part)
        table = await self._tables.get(press.table)
        if table.version != press.version:
            raise TableError(Reason.STALE)
        await self._desk.hand(reply, table, branch=code, picked=picked)

    @press(Verb.PLAY, response=ResponseKind.UPDATE, scope=Scope.OWN_SEAT)
    async def _play(self, reply: Reply, press: PressId) -> None:
        """Play the picked cards: the mask counts places in what was shown, so it is good for that version only."""
        code, mask = parts(press, 2)
        table = await self._tables.get(press.table)
        seat = self._desk.seat(reply, table)
        seen = table.seen_by(seat)
        decision = seen.decision if seen is not None else None
        if decision is None:
            raise TableError(Reason.NOT_YOUR_TURN if table.status is Status.RUNNING else Reason.GAME_OVER)
        codes = composed(self._app.rules(table), decision, code, mask)
        if codes is None:
            raise TableError(Reason.STALE)
        await self._desk.act(reply, press.table, press.version, codes)

    @press(Verb.HAND, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _hand(self, reply: Reply, press: PressId) -> None:
        await self._desk.hand(reply, await self._tables.get(press.table))

    @press(Verb.TAKE_BACK, response=ResponseKind.UPDATE, scope=Scope.OWN_SEAT)
    async def _take_back(self, reply: Reply, press: PressId) -> None:
        await self._desk.take_back(reply, press.table)
