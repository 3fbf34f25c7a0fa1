"""Plans: a seat decides in advance; the plan is drafted, confirmed, dropped, or executed when its time has come."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.domain.ping_recipient import Seat
from bot.store import Entry, PlanRow, ShownState
from bot.tables.errors import Reason, TableError
from bot.tables.plan_validity import (
    DRAFT,
    EXECUTED,
    EvaluatedPlan,
    PlanBody,
    PlanChoice,
    choose,
    draft_kind,
    last_action_number,
    plan_stamp,
    plannable_decision,
    plannable_kinds,
    without_plans,
)
from bot.tables.play import TurnOrigin, commit_play, require_running
from bot.tables.repository import CachedTable, Repository
from bot.tables.table import Table
from engine.game import Action, View
from engine.planning.contract import AnyPlanner, Void, Wish
from engine.rules import AnyRules

log = logging.getLogger(__name__)

MAX_WISHES: Final = 4
"""Most alternatives of one plan."""


class DraftMode(StrEnum):
    """What happens to the wishes of a draft when one is added."""

    FIRST = "f"
    """Begin a new draft."""
    ELSE = "e"
    """Try the new wish if those before it are not possible."""
    ALSO = "a"
    """Do the new wish together with the last one, in the same decision."""


class Plans:
    """The plans of seats. Each method is about the seat of the calling user, and tells nobody else."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def draft(
        self,
        table_id: int,
        user: int,
        kind: str,
        mark: int,
        code: str,
        picked: Sequence[int] = (),
        drafting: DraftMode = DraftMode.FIRST,
    ) -> Table:
        """Add a wish to a draft: the choice of a code in the planned decision, with the picked items.

        Args:
            table_id: the table.
            user: the player.
            kind: the kind of the decision.
            mark: the last action when the choice was shown.
            code: the code of a leaf, or of a choice that gathers.
            picked: the indices of the gathered items.
            drafting: what happens to the wishes of the draft.

        Raises:
            TableError: NO_PLAN where this cannot be decided in advance, STALE, NOT_SEATED, NOT_RUNNING, GAME_OVER,
                RETIRED, NO_TABLE, STORE.
            IllegalAction: these wishes exclude each other.
        """
        async with self._repository.lock(table_id) as cached:
            table, game_session, rules = require_running(cached.loaded)
            seat = _seat(table, user)
            decision = plannable_decision(rules, game_session, seat, kind)
            if decision is None:
                raise TableError(Reason.NO_PLAN)
            if mark != last_action_number(game_session):
                raise TableError(Reason.STALE)
            wish = choose(rules, decision, code, picked)
            before = None if drafting is DraftMode.FIRST else _require_valid_draft(table, seat, kind)
            body = _extended_draft(rules, game_session.game.view(seat), kind, drafting, before, wish)
            row = PlanRow(seat, draft_kind(kind), body.written(), mark, self._repository.now, DRAFT)
            return await self._store(cached, _with_row(table, seat, row.kind, row))

    async def limit_corruption(self, table_id: int, user: int, kind: str, mark: str, corruption: int | None) -> Table:
        """Limit the extra corruption that the draft with this stamp may cost; None for no limit.

        Raises:
            TableError: STALE, NOT_SEATED, NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table, _, _ = require_running(cached.loaded)
            seat = _seat(table, user)
            row, body = _require_draft(table, seat, kind, mark)
            body = replace(body, plan=replace(body.plan, corruption=corruption))
            return await self._store(cached, _with_row(table, seat, row.kind, replace(row, body=body.written())))

    async def confirm(self, table_id: int, user: int, kind: str, mark: str) -> Table:
        """Confirm the draft with this stamp as the seat's plan for the kind of decision.

        Raises:
            TableError: NO_PLAN where this cannot be decided in advance any more, STALE if the draft is another one or
                good no more, NOT_SEATED, NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table, game_session, rules = require_running(cached.loaded)
            seat = _seat(table, user)
            row, _ = _require_draft(table, seat, kind, mark)
            if kind not in plannable_kinds(rules, game_session, seat):
                raise TableError(Reason.NO_PLAN)
            if _require_plan(table, seat, row.kind).void is not None:
                raise TableError(Reason.STALE)
            made = replace(row, kind=kind, void=None, at=self._repository.now)
            return await self._store(cached, (*without_plans(table._plans, seat, kind), made))

    async def drop(self, table_id: int, user: int, kind: str) -> Table:
        """Drop the plan and the draft for a kind of decision; a player who is asked now counts as pinged.

        Raises:
            TableError: NOT_SEATED, NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table, _, _ = require_running(cached.loaded)
            seat = _seat(table, user)
            rows = without_plans(table._plans, seat, kind)
            if rows == table._plans:
                return table
            shown = _shown_as_pinged(table, seat) if seat in table.planned else table.shown
            return await self._store(cached, rows, shown)

    async def execute(self, table_id: int, seat: int, decision: int) -> Table:
        """Execute the plan of a seat, if it is still asked this decision.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        if not self._repository.store.shards.whole:
            # The player may have dropped it in a direct message, which another process answers.
            await self._repository.evict([table_id])
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            if seat not in table.planned or table.asked.get(seat) != decision:
                return table
            table, game_session, _ = require_running(table)
            ready = next(one for one in table._evaluated_plans if one.row.seat == seat and one.actions)
            try:
                new = game_session.play(Entry.PLAY, seat, ready.actions)
            except Exception as error:
                # Only the type: the text of an error may name a card.
                log.error("table %s: a plan could not be played: %s", table.id, type(error).__name__)
                return await self._store(
                    cached, _with_row(table, seat, ready.row.kind, replace(ready.row, void=Void.GONE.value))
                )
            executed = replace(ready.row, version=table.version + 1, at=self._repository.now, void=EXECUTED)
            return (
                await commit_play(
                    self._repository, cached, new, TurnOrigin(Entry.PLAY, seat, new.version), plan=executed
                )
            ).table

    async def _store(self, cached: CachedTable, rows: tuple[PlanRow, ...], shown: ShownState | None = None) -> Table:
        table = cached.loaded
        return await self._repository.commit(cached, replace(table, _plans=rows, shown=shown or table.shown))


def _extended_draft(
    rules: AnyRules,
    view: View,
    kind: str,
    drafting: DraftMode,
    before: EvaluatedPlan | None,
    wish: tuple[tuple[Action, ...], PlanChoice],
) -> PlanBody:
    """Return the draft with another wish, made of its actions and their names."""
    planner, (actions, choice) = _planner(rules), wish
    old: tuple[Wish, ...] = ()
    old_choices: tuple[tuple[PlanChoice, ...], ...] = ()
    allowed: int | None = 0
    choices: tuple[PlanChoice, ...] = (choice,)
    if before is not None and before.body is not None:
        still = [
            (wish, text) for wish, text in zip(before.wishes, before.body.choices, strict=True) if wish is not None
        ]
        if drafting is DraftMode.ALSO and still:
            _, text = still.pop()
            actions = (*(rules.parse(code) for one in text for code in one.codes), *actions)
            choices = (*text, choice)
        old, old_choices = tuple(wish for wish, _ in still), tuple(text for _, text in still)
        allowed = before.body.plan.corruption
    if len(old) >= MAX_WISHES:
        raise TableError(Reason.NO_PLAN)
    cost = planner.cost(view, kind, actions)
    corruption = None if before is not None and allowed is None else max(cost, allowed or 0)
    plan = planner.bind(view, kind, [actions], corruption)
    return PlanBody(replace(plan, wishes=(*old, *plan.wishes)), (*old_choices, choices))


def _require_valid_draft(table: Table, seat: int, kind: str) -> EvaluatedPlan:
    """Return a draft to which a wish can be added.

    Raises:
        TableError: STALE if there is none that is still good.
    """
    found = _require_plan(table, seat, draft_kind(kind))
    if found.void is not None or found.body is None:
        raise TableError(Reason.STALE)
    return found


def _require_draft(table: Table, seat: int, kind: str, mark: str) -> tuple[PlanRow, PlanBody]:
    found = _require_plan(table, seat, draft_kind(kind))
    if found.body is None or plan_stamp(found.row) != mark:
        raise TableError(Reason.STALE)
    return found.row, found.body


def _require_plan(table: Table, seat: int, kind: str) -> EvaluatedPlan:
    found = next((one for one in table._evaluated_plans if (one.row.seat, one.row.kind) == (seat, kind)), None)
    if found is None:
        raise TableError(Reason.STALE)
    return found


def _with_row(table: Table, seat: int, kind: str, row: PlanRow) -> tuple[PlanRow, ...]:
    """Return a table's plans with one replaced or added."""
    return (*(one for one in table._plans if (one.seat, one.kind) != (seat, kind)), row)


def _shown_as_pinged(table: Table, seat: int) -> ShownState:
    """Return the shown state with a player who knows already what they are asked."""
    shown, decision, own = table.shown, table.asked[seat], Seat(seat)
    wait = shown.waits.get(own)
    waits = dict(shown.waits)
    if wait is not None and wait.decision == decision:
        waits[own] = replace(wait, reminded=max(wait.reminded, 1), written=max(wait.written, 1))
    called = None if shown.pinged is None else {**shown.pinged, own: decision}
    return replace(shown, pinged=called, waits=waits)


def _seat(table: Table, user: int) -> int:
    seat = table.seat_of(user)
    if seat is None:
        raise TableError(Reason.NOT_SEATED)
    return seat


def _planner(rules: AnyRules) -> AnyPlanner:
    if rules.planner is None:
        raise TableError(Reason.NO_PLAN)
    return rules.planner
