"""A step as the learner sees it, and the result of a move there; the game itself does not leave this file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.lessons.lesson import Step, position
from engine.game import AnyGame, Decision, Event, IllegalAction, View
from engine.rules import AnyRules
from render.presentation import AnyFace


@dataclass(frozen=True, slots=True)
class Situation:
    """A seat's view and decision in a step, its legal actions' codes, and the result of the right move."""

    view: View
    decision: Decision
    legal: frozenset[str] = field(repr=False)
    right: Answer


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a move in a step: whether it is right, its events, the view after it.

    `events` are as the step's seat may know them.
    """

    right: bool
    events: tuple[Event, ...]
    view: View


def situation(rules: AnyRules, step: Step) -> Situation | None:
    """Return the situation of a step; None if the rules no longer allow its game or its move."""
    game = _game(rules, step)
    decision = game.decision(step.seat) if game is not None else None
    if game is None or decision is None:
        return None
    legal = frozenset(action.code for action in game.legal(step.seat))
    if step.right not in legal:
        return None
    return Situation(game.view(step.seat), decision, legal, answer(rules, step, [step.right]))


def answer(rules: AnyRules, step: Step, codes: Sequence[str]) -> Answer:
    """Return the result of some actions, one after another, in a step's position.

    A move with the same result as the right one is right as well, for example with another card of the same kind.

    Raises:
        IllegalAction: an action is illegal there, or the rules no longer allow this game.
    """
    view, events = _after(rules, step, codes)
    right = step.right in codes[:1] or (view, events) == _after(rules, step, [step.right])
    return Answer(right, events, view)


def step_terms(face: AnyFace, now: Situation) -> Mapping[str, object]:
    """Return the variables of a step's message: numbers of the rules, terms of its view and right move."""
    if face.teaches is None:
        return {}
    return {**face.teaches.rules_numbers(), **face.teaches.lesson_terms(now.view, now.right.events, now.right.view)}


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
