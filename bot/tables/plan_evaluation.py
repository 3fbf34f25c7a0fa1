"""What seats have decided in advance, as it stands after what has happened since; told to the seat itself alone."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from zlib import crc32

from bot.store import PlanRow
from bot.tables.players import Player
from bot.tables.session import Course
from engine.game import Action, Choice, Decision, Event, IllegalAction, Label, Named, Refusal, View
from engine.planning.contract import AnyPlanner, Plan, Void, Wish, from_json, to_json
from engine.rules import AnyRules

log = logging.getLogger(__name__)

DRAFT: Final = "draft"
"""What the row of a plan that is not confirmed yet has in the place of a reason; its kind ends with a mark."""
BACK: Final = "back"
"""The move after which a plan was made has been taken back, so that nobody can follow its cards any more."""
PLAYED: Final = "played"
"""The plan was played, at the version of its row; that is kept for its seat to read until its person acts again."""
_MARK: Final = "?"


@dataclass(frozen=True, slots=True)
class Said:
    """What was chosen, from the decision's root down to it, and what was gathered there; `codes` are its actions."""

    path: tuple[Label, ...]
    codes: tuple[str, ...]
    things: tuple[Label, ...] = ()


@dataclass(frozen=True, slots=True)
class Ahead:
    """What a seat has decided in advance for one kind of decision, for that seat alone.

    `wishes` are what it would do, the first that is possible: each as its actions are called, `places` where the cards
    that they take lie by now. `void` says why the plan is good no more. A `draft` is not confirmed yet, and `stamp`
    stands for all that it says. `ready` tells whether it is played soon, for its seat is asked.
    """

    kind: str
    wishes: tuple[tuple[Said, ...], ...] = field(repr=False)
    places: tuple[str | None, ...] = field(repr=False)
    corruption: int | None = field(repr=False)
    takes: bool
    void: str | None
    draft: bool
    ready: bool
    stamp: str


@dataclass(frozen=True, slots=True)
class Body:
    """What is stored of a plan: itself, and what its actions are called."""

    plan: Plan = field(repr=False)
    said: tuple[tuple[Said, ...], ...] = field(repr=False)

    @classmethod
    def read(cls, text: str) -> Body:
        """Return what `written` has made a text of."""
        kept = json.loads(text)
        said = tuple(
            tuple(Said(_labels(path), tuple(codes), _labels(things)) for path, codes, things in wish)
            for wish in kept["said"]
        )
        return cls(from_json(kept["plan"]), said)

    def written(self) -> str:
        """Return the JSON that goes into the plan's row; `read` makes this of it again."""
        said = [[[_codes(one.path), one.codes, _codes(one.things)] for one in wish] for wish in self.said]
        kept = {"plan": to_json(self.plan), "said": said}
        return json.dumps(kept, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Outlook:
    """A stored plan as it stands now.

    `wishes` are those of `body` carried on, None where one is gone. `void` says why all of it is good no more.
    `actions` is what it comes to while its seat is asked, `corrupts` whether it may cost corruption at all.
    """

    row: PlanRow
    body: Body | None = field(repr=False)
    wishes: tuple[Wish | None, ...] = field(repr=False, default=())
    void: str | None = None
    actions: tuple[Action, ...] = field(repr=False, default=())
    corrupts: bool = True

    @property
    def ahead(self) -> Ahead | None:
        """The same for its seat to read."""
        if self.body is None:
            return None
        plan, said = self.body.plan, self.body.said
        return Ahead(
            self.row.kind.removesuffix(_MARK),
            said,
            tuple(None if wish is None else wish.place for wish in self.wishes) or (None,) * len(said),
            plan.corruption,
            self.corrupts and (bool(plan.corruption) or any(wish.place is not None for wish in plan.wishes)),
            self.void,
            self.row.void == DRAFT,
            bool(self.actions),
            stamp(self.row),
        )


def outlooks(rules: AnyRules | None, course: Course | None, rows: Sequence[PlanRow]) -> tuple[Outlook, ...]:
    """Return how stored plans stand after a course; a game that knows no plans has none."""
    if not rows or rules is None or rules.planner is None or course is None:
        return ()
    planner = rules.planner
    return tuple(replace(_outlook(planner, course, row), corrupts=planner.corrupts) for row in rows)


def kept(
    rows: Sequence[PlanRow], before: Sequence[Player], players: Sequence[Player], *, live: bool
) -> tuple[PlanRow, ...]:
    """Return the plans that outlast a change of a table: nobody plays by those of who sat there before."""
    if not rows or not live:
        return ()
    stayed = {
        seat
        for seat, (then, now) in enumerate(zip(before, players, strict=False))
        if now.user is not None and now.user == then.user
    }
    return tuple(row for row in rows if row.seat in stayed)


def without(rows: Iterable[PlanRow], seat: int, kind: str) -> tuple[PlanRow, ...]:
    """Return plans without those of a seat for a kind of decision, the draft included."""
    return tuple(row for row in rows if row.seat != seat or row.kind.removesuffix(_MARK) != kind)


def unplayed(rows: Iterable[PlanRow], seat: int) -> tuple[PlanRow, ...]:
    """Return plans without those of a seat that were played: its person has come to know of them."""
    return tuple(row for row in rows if row.seat != seat or row.void != PLAYED)


def draft_of(kind: str) -> str:
    """Return under which kind the draft of a plan is stored, so that it leaves the plan alone until it is confirmed."""
    return kind + _MARK


def stamp(row: PlanRow) -> str:
    """Return what stands for a plan in a button, so that nobody confirms another one than he has read."""
    return format(crc32(row.body.encode()), "x")


def mark_of(course: Course) -> int:
    """Return the number of the last action that counts; while it is the same, all that was shown is as it was."""
    return course.steps[-1].number if course.steps else course.dealt


def asked_kind(course: Course, seat: int) -> str | None:
    """Return the kind of the decision that a seat is asked, None for one that is not asked."""
    decision = course.game.decision(seat) if seat in course.game.waiting else None
    return None if decision is None else decision.kind


def foreseen(rules: AnyRules | None, course: Course, seat: int, kind: str) -> Decision | None:
    """Return what a seat would be asked, as far as it may know; None where that cannot be decided in advance now."""
    if rules is None or rules.planner is None or kind not in offered(rules, course, seat):
        return None
    return rules.planner.decision(course.game, seat, kind)


def offered(rules: AnyRules | None, course: Course, seat: int) -> tuple[str, ...]:
    """Return the kinds of decisions that a seat may decide now in advance."""
    if rules is None or rules.planner is None:
        return ()
    return rules.planner.kinds(course.game.view(seat))


def chosen(rules: AnyRules, decision: Decision, code: str, picked: Sequence[int]) -> tuple[tuple[Action, ...], Said]:
    """Return the actions of a choice and what they are called.

    Args:
        rules: the game's.
        decision: what is decided in advance.
        code: that of a leaf, or of a choice that gathers.
        picked: the places of what is gathered.

    Raises:
        IllegalAction: MALFORMED if there is no such choice.
    """
    path = _path(decision.choices, code)
    if not path:
        raise IllegalAction(Refusal.MALFORMED)
    named, last = tuple(_label(one.label) for one in path), path[-1]
    if last.action is not None:
        return (last.action,), Said(named, (last.action.code,))
    gather = last.gather
    if gather is None or not gather.least <= len(picked) <= gather.most:
        raise IllegalAction(Refusal.MALFORMED)
    things = [gather.items[place] for place in picked if place < len(gather.items)]
    actions = rules.compose(last.code, [thing.code for thing in things])
    return actions, Said(named, tuple(action.code for action in actions), tuple(_label(thing) for thing in things))


def _outlook(planner: AnyPlanner, course: Course, row: PlanRow) -> Outlook:
    body, seat = None, row.seat
    try:
        body = Body.read(row.body)
        plan = body.plan
        if row.void not in (None, DRAFT):
            return Outlook(row, body, void=row.void)
        if row.version != course.dealt and all(step.number != row.version for step in course.since(row.version - 1)):
            return Outlook(row, body, void=BACK)
        view = course.game.view(seat)
        events = [event.seen(seat) for step in course.since(row.version) for event in step.events]
        after = planner.after(plan, events, view)
        if isinstance(after, Void):
            return Outlook(row, body, void=after.value)
        wishes = _carried(planner, plan, after, events, view)
        if row.void == DRAFT or asked_kind(course, seat) != row.kind:
            return Outlook(row, body, wishes)
        actions = planner.play(after, view, course.game.legal(seat))
        if isinstance(actions, Void):
            return Outlook(row, body, wishes, actions.value)
        return Outlook(row, body, wishes, None, actions)
    except Exception as error:
        # A plan that cannot be read must not stop its game. Only the type: the text of an error may name a card.
        log.error("a plan could not be carried on: %s", type(error).__name__)
        return Outlook(row, body, void=Void.GONE.value)


def _carried(
    planner: AnyPlanner, plan: Plan, after: Plan, events: Sequence[Event], view: View
) -> tuple[Wish | None, ...]:
    """Return what has become of each of a plan's wishes."""
    if len(after.wishes) == len(plan.wishes):
        return after.wishes
    found = (planner.after(replace(plan, wishes=(wish,), corruption=None), events, view) for wish in plan.wishes)
    return tuple(None if isinstance(one, Void) else one.wishes[0] for one in found)


def _path(choices: Sequence[Choice], code: str) -> tuple[Choice, ...]:
    """Return the way through a tree to what can be chosen under a code, empty if there is none."""
    for choice in choices:
        if choice.code == code and (choice.action is not None or choice.gather is not None):
            return (choice,)
        below = _path(choice.choices, code)
        if below:
            return (choice, *below)
    return ()


def _label(thing: Named) -> Label:
    return Label(thing.term, thing.code)


def _labels(kept: Sequence[Sequence[str]]) -> tuple[Label, ...]:
    return tuple(Label(term, code) for term, code in kept)


def _codes(labels: Sequence[Label]) -> list[tuple[str, str]]:
    return [(str(label.term), str(label.code)) for label in labels]
