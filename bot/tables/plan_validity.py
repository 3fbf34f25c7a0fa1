"""Plans of seats, evaluated after what has happened since they were made; each is visible to its own seat only."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from zlib import crc32

from bot.store import PlanRow
from bot.tables.game.session import GameSession
from engine.game import Action, Choice, Decision, Event, IllegalAction, Label, Named, Refusal, View
from engine.planning.contract import AnyPlanner, Plan, Void, Wish, from_json, to_json
from engine.rules import AnyRules

log = logging.getLogger(__name__)

DRAFT: Final = "draft"
"""The reason stored with a draft, which is not confirmed yet; the kind of its row ends with a mark."""
TAKEN_BACK: Final = "back"
"""Reason: the move before the plan was taken back, so its cards can no longer be traced."""
EXECUTED: Final = "played"
"""Reason: the plan was executed, at the version of its row; kept for its seat to read until its person acts again."""
_MARK: Final = "?"


@dataclass(frozen=True, slots=True)
class PlanChoice:
    """A choice of a plan: its path in the decision, the codes of its actions, and the picked things."""

    path: tuple[Label, ...]
    codes: tuple[str, ...]
    things: tuple[Label, ...] = ()


@dataclass(frozen=True, slots=True)
class PlanView:
    """A seat's plan for one kind of decision, as the seat may see it.

    `wishes` are the alternatives in order, each as the names of its actions; `places` is where the cards that they take
    lie now. `void` is the reason why the plan is no longer valid. A `draft` is not confirmed yet. `stamp` identifies
    the content. `ready` tells that the seat is asked and the plan will be executed soon.
    """

    kind: str
    wishes: tuple[tuple[PlanChoice, ...], ...] = field(repr=False)
    places: tuple[str | None, ...] = field(repr=False)
    corruption: int | None = field(repr=False)
    takes: bool
    void: str | None
    draft: bool
    ready: bool
    stamp: str


@dataclass(frozen=True, slots=True)
class PlanBody:
    """The stored content of a plan: the plan itself, and the names of its actions."""

    plan: Plan = field(repr=False)
    choices: tuple[tuple[PlanChoice, ...], ...] = field(repr=False)

    @classmethod
    def read(cls, text: str) -> PlanBody:
        """Return the body from the text that `written` has made."""
        stored = json.loads(text)
        choices = tuple(
            tuple(PlanChoice(_labels(path), tuple(codes), _labels(things)) for path, codes, things in wish)
            for wish in stored["said"]
        )
        return cls(from_json(stored["plan"]), choices)

    def written(self) -> str:
        """Return the body as JSON for the plan's row; `read` is the reverse."""
        choices = [[[_codes(one.path), one.codes, _codes(one.things)] for one in wish] for wish in self.choices]
        stored = {"plan": to_json(self.plan), "said": choices}
        return json.dumps(stored, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class EvaluatedPlan:
    """A stored plan, evaluated in the present game session.

    `wishes` are those of `body` after what has happened, None for one that is no longer possible. `void` is the reason
    why the whole plan is not valid. `actions` are what it does while its seat is asked, `corrupts` whether plans of the
    game may cost corruption.
    """

    row: PlanRow
    body: PlanBody | None = field(repr=False)
    wishes: tuple[Wish | None, ...] = field(repr=False, default=())
    void: str | None = None
    actions: tuple[Action, ...] = field(repr=False, default=())
    corrupts: bool = True

    @property
    def plan_view(self) -> PlanView | None:
        """The plan as its seat may see it, None if it cannot be read."""
        if self.body is None:
            return None
        plan, choices = self.body.plan, self.body.choices
        return PlanView(
            self.row.kind.removesuffix(_MARK),
            choices,
            tuple(None if wish is None else wish.place for wish in self.wishes) or (None,) * len(choices),
            plan.corruption,
            self.corrupts and (bool(plan.corruption) or any(wish.place is not None for wish in plan.wishes)),
            self.void,
            self.row.void == DRAFT,
            bool(self.actions),
            plan_stamp(self.row),
        )


def evaluate_plans(
    rules: AnyRules | None, game_session: GameSession | None, rows: Sequence[PlanRow]
) -> tuple[EvaluatedPlan, ...]:
    """Return stored plans, evaluated in a game session; none for a game without plans."""
    if not rows or rules is None or rules.planner is None or game_session is None:
        return ()
    planner = rules.planner
    return tuple(replace(_evaluated(planner, game_session, row), corrupts=planner.corrupts) for row in rows)


def without_plans(rows: Iterable[PlanRow], seat: int, kind: str) -> tuple[PlanRow, ...]:
    """Return plans without a seat's plan and draft for a kind of decision."""
    return tuple(row for row in rows if row.seat != seat or row.kind.removesuffix(_MARK) != kind)


def without_executed(rows: Iterable[PlanRow], seat: int) -> tuple[PlanRow, ...]:
    """Return plans without the executed plans of a seat, as its person knows of them now."""
    return tuple(row for row in rows if row.seat != seat or row.void != EXECUTED)


def draft_kind(kind: str) -> str:
    """Return the kind under which a draft is stored beside the plan that it may replace."""
    return kind + _MARK


def plan_stamp(row: PlanRow) -> str:
    """Return a stamp of a plan for a button, so that a user confirms only the plan that they have read."""
    return format(crc32(row.body.encode()), "x")


def last_action_number(game_session: GameSession) -> int:
    """Return the number of the last action that counts; while it is the same, the game is the same."""
    return game_session.steps[-1].number if game_session.steps else game_session.dealt


def asked_kind(game_session: GameSession, seat: int) -> str | None:
    """Return the kind of the decision that a seat is asked, None if it is not asked."""
    decision = game_session.game.decision(seat) if seat in game_session.game.waiting else None
    return None if decision is None else decision.kind


def plannable_decision(rules: AnyRules | None, game_session: GameSession, seat: int, kind: str) -> Decision | None:
    """Return the decision that a seat would be asked, as far as it may know; None if not plannable now."""
    if rules is None or rules.planner is None or kind not in plannable_kinds(rules, game_session, seat):
        return None
    return rules.planner.decision(game_session.game, seat, kind)


def plannable_kinds(rules: AnyRules | None, game_session: GameSession, seat: int) -> tuple[str, ...]:
    """Return the kinds of decisions that a seat may plan now."""
    if rules is None or rules.planner is None:
        return ()
    return rules.planner.kinds(game_session.game.view(seat))


def choose(
    rules: AnyRules, decision: Decision, code: str, picked: Sequence[int]
) -> tuple[tuple[Action, ...], PlanChoice]:
    """Return the actions of a choice, and their names.

    Args:
        rules: the rules of the game.
        decision: the planned decision.
        code: the code of a leaf, or of a choice that gathers.
        picked: the indices of the gathered items.

    Raises:
        IllegalAction: MALFORMED if there is no such choice.
    """
    path = _path(decision.choices, code)
    if not path:
        raise IllegalAction(Refusal.MALFORMED)
    named, last = tuple(_label(one.label) for one in path), path[-1]
    if last.action is not None:
        return (last.action,), PlanChoice(named, (last.action.code,))
    gather = last.gather
    if gather is None or not gather.least <= len(picked) <= gather.most:
        raise IllegalAction(Refusal.MALFORMED)
    things = [gather.items[index] for index in picked if index < len(gather.items)]
    actions = rules.compose(last.code, [thing.code for thing in things])
    return actions, PlanChoice(
        named, tuple(action.code for action in actions), tuple(_label(thing) for thing in things)
    )


def _evaluated(planner: AnyPlanner, game_session: GameSession, row: PlanRow) -> EvaluatedPlan:
    body, seat = None, row.seat
    try:
        body = PlanBody.read(row.body)
        plan = body.plan
        if row.void not in (None, DRAFT):
            return EvaluatedPlan(row, body, void=row.void)
        if row.version != game_session.dealt and all(
            step.number != row.version for step in game_session.since(row.version - 1)
        ):
            return EvaluatedPlan(row, body, void=TAKEN_BACK)
        view = game_session.game.view(seat)
        events = [event.seen(seat) for step in game_session.since(row.version) for event in step.events]
        after = planner.after(plan, events, view)
        if isinstance(after, Void):
            return EvaluatedPlan(row, body, void=after.value)
        wishes = _carried(planner, plan, after, events, view)
        if row.void == DRAFT or asked_kind(game_session, seat) != row.kind:
            return EvaluatedPlan(row, body, wishes)
        actions = planner.play(after, view, game_session.game.legal(seat))
        if isinstance(actions, Void):
            return EvaluatedPlan(row, body, wishes, actions.value)
        return EvaluatedPlan(row, body, wishes, None, actions)
    except Exception as error:
        # A plan that cannot be read must not stop its game. Only the type: the text of an error may name a card.
        log.error("a plan could not be carried on: %s", type(error).__name__)
        return EvaluatedPlan(row, body, void=Void.GONE.value)


def _carried(
    planner: AnyPlanner, plan: Plan, after: Plan, events: Sequence[Event], view: View
) -> tuple[Wish | None, ...]:
    """Return each wish of a plan after what has happened, None if it is no longer possible."""
    if len(after.wishes) == len(plan.wishes):
        return after.wishes
    found = (planner.after(replace(plan, wishes=(wish,), corruption=None), events, view) for wish in plan.wishes)
    return tuple(None if isinstance(one, Void) else one.wishes[0] for one in found)


def _path(choices: Sequence[Choice], code: str) -> tuple[Choice, ...]:
    """Return the path in a choice tree to the choice with a code, empty if there is none."""
    for choice in choices:
        if choice.code == code and (choice.action is not None or choice.gather is not None):
            return (choice,)
        below = _path(choice.choices, code)
        if below:
            return (choice, *below)
    return ()


def _label(thing: Named) -> Label:
    return Label(thing.term, thing.code)


def _labels(stored: Sequence[Sequence[str]]) -> tuple[Label, ...]:
    return tuple(Label(term, code) for term, code in stored)


def _codes(labels: Sequence[Label]) -> list[tuple[str, str]]:
    return [(str(label.term), str(label.code)) for label in labels]
