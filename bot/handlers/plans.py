"""Presses about plans: what is to be done next time is chosen as in the turn itself, read once more, and kept."""

from __future__ import annotations

from typing import Final

from bot.context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.params import chosen, number, parts
from bot.interactions.response import Reply
from bot.reconciler import Reconciler
from bot.screens.choices.codec import find_branch
from bot.screens.plans import ANY, DRAFT, MOST_CORRUPTION, draft_page, plan_page
from bot.services.picked_cards import marked, places
from bot.services.table_actions import Desk
from bot.tables import DraftMode, Reason, Table, TableError, Tables, VisibleGame

_ONE: Final = "|"


class PlanPresses:
    """Answers what is pressed about plans; every answer is private."""

    def __init__(self, desk: Desk, app: App, tables: Tables, reconciler: Reconciler) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables
        self._reconciler = reconciler
        self._plans = tables.plans

    @press(Verb.PLAN, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _open(self, reply: Reply, press: PressId) -> None:
        """Show what can be chosen, or what lies below a branch; what leaves nothing to choose is chosen."""
        head, _, code = press.arg.partition(_ONE)
        if head.endswith(f".{DRAFT}"):
            await self._read_again(reply, await self._tables.get(press.table), head.removesuffix(f".{DRAFT}"))
            return
        kind, drafting = _head(head)
        table, seat, seen = await self._seen(reply, press)
        decision = seen.plannable_decision(kind)
        choice = find_branch(decision, code) if decision is not None and code else None
        if code and seen.mark != press.version:
            raise TableError(Reason.STALE)
        if choice is not None and choice.action is not None:
            await self._noted(reply, press, kind, drafting, choice.code)
            return
        language, frame = self._desk.language(reply, table), await self._desk.frame(reply, table)
        screen = await plan_page(self._app, table, seat, language, kind, drafting, branch=code, frame=frame)
        if screen is None:
            raise TableError(Reason.NO_PLAN)
        await reply.private(screen)

    @press(Verb.PLAN_PICK, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _pick(self, reply: Reply, press: PressId) -> None:
        """Note which cards a select has marked; the rest of the mask is that of the other selects."""
        head, code, mask, part = parts(press, 4)
        kind, drafting = _head(head)
        picked = marked(reply, mask, part)
        table, seat, seen = await self._seen(reply, press)
        if seen.mark != press.version:
            raise TableError(Reason.STALE)
        language, frame = self._desk.language(reply, table), await self._desk.frame(reply, table)
        screen = await plan_page(
            self._app, table, seat, language, kind, drafting, branch=code, picked=picked, frame=frame
        )
        if screen is None:
            raise TableError(Reason.NO_PLAN)
        await reply.private(screen)

    @press(Verb.PLAN_PLAY, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _play(self, reply: Reply, press: PressId) -> None:
        head, code, mask = parts(press, 3)
        kind, drafting = _head(head)
        await self._noted(reply, press, kind, drafting, code, places(mask))

    async def _noted(
        self, reply: Reply, press: PressId, kind: str, drafting: DraftMode, code: str, picked: tuple[int, ...] = ()
    ) -> None:
        """Write a wish down, and let it be read with all that belongs to it before it counts."""
        table = await self._plans.draft(press.table, reply.user, kind, press.version, code, picked, drafting)
        self._reconciler.wake(table.id)
        await self._read_again(reply, table, kind)

    @press(Verb.PLAN_ALLOW, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _allow(self, reply: Reply, press: PressId) -> None:
        kind, stamp = parts(press, 2)
        value = chosen(reply)
        allowed = None if value == ANY else number(value)
        if allowed is not None and allowed > MOST_CORRUPTION:
            raise Refused("error-old-button")
        table = await self._plans.limit_corruption(press.table, reply.user, kind, stamp, allowed)
        self._reconciler.wake(table.id)
        await self._read_again(reply, table, kind)

    @press(Verb.PLAN_MAKE, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _make(self, reply: Reply, press: PressId) -> None:
        kind, stamp = parts(press, 2)
        await self._changed(reply, await self._plans.confirm(press.table, reply.user, kind, stamp), "plan-saved")

    @press(Verb.PLAN_DROP, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _drop(self, reply: Reply, press: PressId) -> None:
        await self._changed(reply, await self._plans.drop(press.table, reply.user, press.arg), "plan-dropped")

    async def _read_again(self, reply: Reply, table: Table, kind: str) -> None:
        language, frame = self._desk.language(reply, table), await self._desk.frame(reply, table)
        screen = draft_page(self._app, table, self._desk.seat(reply, table), language, kind, frame)
        if screen is None:
            raise TableError(Reason.STALE)
        await reply.private(screen)

    async def _changed(self, reply: Reply, table: Table, message: str) -> None:
        self._reconciler.wake(table.id)
        speech = self._app.speech(table, self._desk.language(reply, table))
        await self._desk.hand(reply, table, notice=[speech.say(message)])

    async def _seen(self, reply: Reply, press: PressId) -> tuple[Table, int, VisibleGame]:
        table = await self._tables.get(press.table)
        seat = self._desk.seat(reply, table)
        seen = table.seen_by(seat)
        if seen is None:
            raise TableError(Reason.RETIRED)
        return table, seat, seen


def _head(text: str) -> tuple[str, DraftMode]:
    """Return the kind of decision and the drafting that a button carries."""
    kind, _, drafting = text.rpartition(".")
    if drafting not in set(DraftMode):
        raise Refused("error-old-button")
    return kind, DraftMode(drafting)
