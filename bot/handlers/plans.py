"""Presses about plans: a player chooses a turn in advance as in the turn itself, reads it again and confirms it."""

from __future__ import annotations

from typing import Final

from bot.app_context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.press_input import argument_parts, chosen_value, read_number
from bot.interactions.response import InteractionResponse
from bot.reconciler import Reconciler
from bot.screens.choices.codec import find_branch
from bot.screens.plans import ANY, DRAFT, MOST_CORRUPTION, draft_page, plan_page
from bot.services.picked_cards import picked_mask, picked_positions
from bot.services.table_actions import TableActions
from bot.tables import DraftMode, Reason, Table, TableError, Tables, VisibleGame

_ONE: Final = "|"


class PlanHandlers:
    """Answers presses about plans, in ephemeral messages."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables, reconciler: Reconciler) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._reconciler = reconciler
        self._plans = tables.plans

    @press(Verb.PLAN, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _open(self, response: InteractionResponse, press: PressId) -> None:
        """Show the choices of a plan, or those below a branch; store a draft if the choice is an action."""
        head, _, code = press.arg.partition(_ONE)
        if head.endswith(f".{DRAFT}"):
            await self._show_draft(response, await self._tables.get(press.table), head.removesuffix(f".{DRAFT}"))
            return
        kind, drafting = _read_head(head)
        table, seat, seen = await self._require_seen(response, press)
        decision = seen.plannable_decision(kind)
        choice = find_branch(decision, code) if decision is not None and code else None
        if code and seen.mark != press.version:
            raise TableError(Reason.STALE)
        if choice is not None and choice.action is not None:
            await self._store_draft(response, press, kind, drafting, choice.code)
            return
        language, frame = response.language(table), await self._table_actions.frame(response, table)
        screen = await plan_page(self._app, table, seat, language, kind, drafting, branch=code, frame=frame)
        if screen is None:
            raise TableError(Reason.NO_PLAN)
        await response.show_ephemeral(screen)

    @press(Verb.PLAN_PICK, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _pick(self, response: InteractionResponse, press: PressId) -> None:
        """Mark the cards that are chosen in a select; the mask keeps those of the other selects."""
        head, code, mask, part = argument_parts(press, 4)
        kind, drafting = _read_head(head)
        picked = picked_mask(response, mask, part)
        table, seat, seen = await self._require_seen(response, press)
        if seen.mark != press.version:
            raise TableError(Reason.STALE)
        language, frame = response.language(table), await self._table_actions.frame(response, table)
        screen = await plan_page(
            self._app, table, seat, language, kind, drafting, branch=code, picked=picked, frame=frame
        )
        if screen is None:
            raise TableError(Reason.NO_PLAN)
        await response.show_ephemeral(screen)

    @press(Verb.PLAN_PLAY, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _play(self, response: InteractionResponse, press: PressId) -> None:
        head, code, mask = argument_parts(press, 3)
        kind, drafting = _read_head(head)
        await self._store_draft(response, press, kind, drafting, code, picked_positions(mask))

    async def _store_draft(
        self,
        response: InteractionResponse,
        press: PressId,
        kind: str,
        drafting: DraftMode,
        code: str,
        picked: tuple[int, ...] = (),
    ) -> None:
        """Store a draft of the plan and show it; it counts once the player confirms it."""
        table = await self._plans.draft(press.table, response.user, kind, press.version, code, picked, drafting)
        self._reconciler.wake(table.id)
        await self._show_draft(response, table, kind)

    @press(Verb.PLAN_ALLOW, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _allow(self, response: InteractionResponse, press: PressId) -> None:
        kind, stamp = argument_parts(press, 2)
        value = chosen_value(response)
        allowed = None if value == ANY else read_number(value)
        if allowed is not None and allowed > MOST_CORRUPTION:
            raise Refused("error-old-button")
        table = await self._plans.limit_corruption(press.table, response.user, kind, stamp, allowed)
        self._reconciler.wake(table.id)
        await self._show_draft(response, table, kind)

    @press(Verb.PLAN_MAKE, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _make(self, response: InteractionResponse, press: PressId) -> None:
        kind, stamp = argument_parts(press, 2)
        await self._changed(response, await self._plans.confirm(press.table, response.user, kind, stamp), "plan-saved")

    @press(Verb.PLAN_DROP, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _drop(self, response: InteractionResponse, press: PressId) -> None:
        """Drop a plan, or dismiss one that is void; say so if it is gone already."""
        _, _, seen = await self._require_seen(response, press)
        plans = [plan for plan in seen.plans if plan.kind == press.arg]
        if not plans:
            message = "plan-played-already" if seen.has_executed_plan else "plan-gone-already"
        else:
            message = "" if all(plan.void is not None for plan in plans) else "plan-dropped"
        await self._changed(response, await self._plans.drop(press.table, response.user, press.arg), message)

    async def _show_draft(self, response: InteractionResponse, table: Table, kind: str) -> None:
        language, frame = response.language(table), await self._table_actions.frame(response, table)
        screen = draft_page(self._app, table, self._table_actions.require_seat(response, table), language, kind, frame)
        if screen is None:
            raise TableError(Reason.STALE)
        await response.show_ephemeral(screen)

    async def _changed(self, response: InteractionResponse, table: Table, message: str) -> None:
        self._reconciler.wake(table.id)
        speech = self._app.speech(table, response.language(table))
        await self._table_actions.show_hand(response, table, notice=[speech.say(message)] if message else ())

    async def _require_seen(self, response: InteractionResponse, press: PressId) -> tuple[Table, int, VisibleGame]:
        table = await self._tables.get(press.table)
        seat = self._table_actions.require_seat(response, table)
        seen = table.seen_by(seat)
        if seen is None:
            raise TableError(Reason.RETIRED)
        return table, seat, seen


def _read_head(text: str) -> tuple[str, DraftMode]:
    """Return the kind of decision and the drafting that a button carries."""
    kind, _, drafting = text.rpartition(".")
    if drafting not in set(DraftMode):
        raise Refused("error-old-button")
    return kind, DraftMode(drafting)
