"""Deciding in advance: plans are drafted, confirmed, dropped, and played when their time has come."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.domain.recipient import Seat
from bot.store import Entry, PlanRow, Shown
from bot.tables.errors import Reason, TableError
from bot.tables.plan_evaluation import (
    DRAFT,
    PLAYED,
    Body,
    Outlook,
    Said,
    chosen,
    draft_of,
    foreseen,
    mark_of,
    offered,
    stamp,
    without,
)
from bot.tables.play import Deed, played, running
from bot.tables.repository import Held, Shelf
from bot.tables.table import Table
from engine.game import Action, View
from engine.planning.contract import AnyPlanner, Void, Wish
from engine.rules import AnyRules

log = logging.getLogger(__name__)

MOST_WISHES: Final = 4
"""How many things one plan may try one after the other."""


class Drafting(StrEnum):
    """What becomes of the wishes that are written down already when one is added."""

    FIRST = "f"
    """It begins a new draft."""
    ELSE = "e"
    """It is tried if those before it are not possible."""
    ALSO = "a"
    """It is done together with the last one, in the same decision."""


class Plans:
    """What seats decide in advance. Each method is about the seat of whoever asks, and tells nobody else."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def draft(
        self,
        table_id: int,
        user: int,
        kind: str,
        mark: int,
        code: str,
        picked: Sequence[int] = (),
        drafting: Drafting = Drafting.FIRST,
    ) -> Table:
        """Write down a wish: the choice of a code in what the seat would be asked, with the places of what it gathers.

        Args:
            table_id: the table.
            user: whose seat it is.
            kind: what kind of decision it is for.
            mark: the last action that had been shown where it was chosen.
            code: that of a leaf, or of a choice that gathers.
            picked: the places of what is gathered.
            drafting: what becomes of the wishes that are written down already.

        Raises:
            TableError: NO_PLAN where this cannot be decided in advance, STALE, NOT_SEATED, NOT_RUNNING, GAME_OVER,
                RETIRED, NO_TABLE, STORE.
            IllegalAction: these wishes do not go together.
        """
        async with self._shelf.hold(table_id) as held:
            table, course, rules = running(held.loaded)
            seat = _seat(table, user)
            decision = foreseen(rules, course, seat, kind)
            if decision is None:
                raise TableError(Reason.NO_PLAN)
            if mark != mark_of(course):
                raise TableError(Reason.STALE)
            wish = chosen(rules, decision, code, picked)
            before = None if drafting is Drafting.FIRST else _standing(table, seat, kind)
            body = _drawn_up(rules, course.game.view(seat), kind, drafting, before, wish)
            row = PlanRow(seat, draft_of(kind), body.written(), mark, self._shelf.now, DRAFT)
            return await self._put(held, _but(table, seat, row.kind, row))

    async def allow(self, table_id: int, user: int, kind: str, mark: str, corruption: int | None) -> Table:
        """Say how much more corruption the draft of this stamp may cost at most, None for any.

        Raises:
            TableError: STALE, NOT_SEATED, NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table, _, _ = running(held.loaded)
            seat = _seat(table, user)
            row, body = _draft(table, seat, kind, mark)
            body = replace(body, plan=replace(body.plan, corruption=corruption))
            return await self._put(held, _but(table, seat, row.kind, replace(row, body=body.written())))

    async def make(self, table_id: int, user: int, kind: str, mark: str) -> Table:
        """Confirm the draft of this stamp: from now on it is the seat's plan for that kind of decision.

        Raises:
            TableError: NO_PLAN where this cannot be decided in advance any more, STALE if the draft is another one or
                good no more, NOT_SEATED, NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table, course, rules = running(held.loaded)
            seat = _seat(table, user)
            row, _ = _draft(table, seat, kind, mark)
            if kind not in offered(rules, course, seat):
                raise TableError(Reason.NO_PLAN)
            if _outlook(table, seat, row.kind).void is not None:
                raise TableError(Reason.STALE)
            made = replace(row, kind=kind, void=None, at=self._shelf.now)
            return await self._put(held, (*without(table._plans, seat, kind), made))

    async def drop(self, table_id: int, user: int, kind: str) -> Table:
        """Drop the plan for a kind of decision, and its draft; whoever is asked just now has seen that he is.

        Raises:
            TableError: NOT_SEATED, NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table, _, _ = running(held.loaded)
            seat = _seat(table, user)
            rows = without(table._plans, seat, kind)
            if rows == table._plans:
                return table
            shown = _told(table, seat) if seat in table.planned else table.shown
            return await self._put(held, rows, shown)

    async def run(self, table_id: int, seat: int, decision: int) -> Table:
        """Play what a seat has decided in advance, if it is still asked that.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        if not self._shelf.store.shards.whole:
            # He may have dropped it in a direct message, which another process answers.
            await self._shelf.let_go([table_id])
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            if seat not in table.planned or table.asked.get(seat) != decision:
                return table
            table, course, _ = running(table)
            ready = next(one for one in table._outlooks if one.row.seat == seat and one.actions)
            try:
                new = course.play(Entry.PLAY, seat, ready.actions)
            except Exception as error:
                # Only the type: the text of an error may name a card.
                log.error("table %s: a plan could not be played: %s", table.id, type(error).__name__)
                return await self._put(
                    held, _but(table, seat, ready.row.kind, replace(ready.row, void=Void.GONE.value))
                )
            told = replace(ready.row, version=table.version + 1, at=self._shelf.now, void=PLAYED)
            return (await played(self._shelf, held, new, Deed(Entry.PLAY, seat, new.version), plan=told)).table

    async def _put(self, held: Held, rows: tuple[PlanRow, ...], shown: Shown | None = None) -> Table:
        table = held.loaded
        return await self._shelf.commit(held, replace(table, _plans=rows, shown=shown or table.shown))


def _drawn_up(
    rules: AnyRules,
    view: View,
    kind: str,
    drafting: Drafting,
    before: Outlook | None,
    wish: tuple[tuple[Action, ...], Said],
) -> Body:
    """Return the draft with another wish: its actions, and what they are called."""
    planner, (actions, said) = _planner(rules), wish
    old: tuple[Wish, ...] = ()
    texts: tuple[tuple[Said, ...], ...] = ()
    allowed: int | None = 0
    sayings: tuple[Said, ...] = (said,)
    if before is not None and before.body is not None:
        still = [(wish, text) for wish, text in zip(before.wishes, before.body.said, strict=True) if wish is not None]
        if drafting is Drafting.ALSO and still:
            _, text = still.pop()
            actions = (*(rules.parse(code) for one in text for code in one.codes), *actions)
            sayings = (*text, said)
        old, texts = tuple(wish for wish, _ in still), tuple(text for _, text in still)
        allowed = before.body.plan.corruption
    if len(old) >= MOST_WISHES:
        raise TableError(Reason.NO_PLAN)
    cost = planner.cost(view, kind, actions)
    corruption = None if before is not None and allowed is None else max(cost, allowed or 0)
    plan = planner.bind(view, kind, [actions], corruption)
    return Body(replace(plan, wishes=(*old, *plan.wishes)), (*texts, sayings))


def _standing(table: Table, seat: int, kind: str) -> Outlook:
    """Return a draft to which something may be added.

    Raises:
        TableError: STALE if there is none that is still good.
    """
    found = _outlook(table, seat, draft_of(kind))
    if found.void is not None or found.body is None:
        raise TableError(Reason.STALE)
    return found


def _draft(table: Table, seat: int, kind: str, mark: str) -> tuple[PlanRow, Body]:
    found = _outlook(table, seat, draft_of(kind))
    if found.body is None or stamp(found.row) != mark:
        raise TableError(Reason.STALE)
    return found.row, found.body


def _outlook(table: Table, seat: int, kind: str) -> Outlook:
    found = next((one for one in table._outlooks if (one.row.seat, one.row.kind) == (seat, kind)), None)
    if found is None:
        raise TableError(Reason.STALE)
    return found


def _but(table: Table, seat: int, kind: str, row: PlanRow) -> tuple[PlanRow, ...]:
    """Return a table's plans with another one in the place of a seat's for a kind."""
    return (*(one for one in table._plans if (one.seat, one.kind) != (seat, kind)), row)


def _told(table: Table, seat: int) -> Shown:
    """Return what is shown where somebody knows by himself what he is asked."""
    shown, decision, own = table.shown, table.asked[seat], Seat(seat)
    wait = shown.waits.get(own)
    waits = dict(shown.waits)
    if wait is not None and wait.decision == decision:
        waits[own] = replace(wait, reminded=max(wait.reminded, 1), written=max(wait.written, 1))
    called = None if shown.called is None else {**shown.called, own: decision}
    return replace(shown, called=called, waits=waits)


def _seat(table: Table, user: int) -> int:
    seat = table.seat_of(user)
    if seat is None:
        raise TableError(Reason.NOT_SEATED)
    return seat


def _planner(rules: AnyRules) -> AnyPlanner:
    if rules.planner is None:
        raise TableError(Reason.NO_PLAN)
    return rules.planner
