"""A step as whoever learns sees it, and what comes of what he does there: the game itself stays here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.lessons.lesson import Step, position
from engine.game import AnyGame, Decision, Event, IllegalAction, View
from engine.rules import AnyRules


@dataclass(frozen=True, slots=True)
class Situation:
    """What the seat of a step sees and is asked, the codes of all that it may do, and what comes of the right move."""

    view: View
    decision: Decision
    legal: frozenset[str] = field(repr=False)
    right: Answer


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes of a move in a step: whether it is the one that is asked for, what happened, what is seen then.

    `events` are as the step's seat may know them.
    """

    right: bool
    events: tuple[Event, ...]
    view: View


def situation(rules: AnyRules, step: Step) -> Situation | None:
    """Return what a step is about; None where the rules have no such game, or no such move, any more."""
    game = _game(rules, step)
    decision = game.decision(step.seat) if game is not None else None
    if game is None or decision is None:
        return None
    legal = frozenset(action.code for action in game.legal(step.seat))
    if step.right not in legal:
        return None
    return Situation(game.view(step.seat), decision, legal, answer(rules, step, [step.right]))


def answer(rules: AnyRules, step: Step, codes: Sequence[str]) -> Answer:
    """Return what comes of some actions, one after the other, in a step's position.

    What comes to the same as the move that is asked for is right as well, as with another card of the same kind.

    Raises:
        IllegalAction: that cannot be done there, or the rules have no such game any more.
    """
    view, events = _after(rules, step, codes)
    right = step.right in codes[:1] or (view, events) == _after(rules, step, [step.right])
    return Answer(right, events, view)


def _game(rules: AnyRules, step: Step) -> AnyGame | None:
    try:
        return position(rules, step)
    except (IllegalAction, ValueError):
        return None


def _after(rules: AnyRules, step: Step, codes: Sequence[str]) -> tuple[View, tuple[Event, ...]]:
    game, events = position(rules, step), list[Event]()
    for code in codes:
        events += game.apply(step.seat, rules.parse(code))
    return game.view(step.seat), tuple(event.seen(step.seat) for event in events)
