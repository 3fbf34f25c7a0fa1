"""Pick event tokens (S7); the effect of each is in `engine.sobek.effects`."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from engine.effects.aim_types import AtSeat, AtSet, Unaimed
from engine.effects.base import AimedActions, used
from engine.game import Choice, Event, IllegalAction
from engine.sobek.actions import ChooseEvent, Reason
from engine.sobek.cards import TOKEN_INDEX, TOKENS
from engine.sobek.effects import EVENT_TOKENS
from engine.sobek.events import EventChosen
from engine.sobek.sets import SETS
from engine.sobek.state import State

_ACTIONS = tuple(AimedActions(EVENT_TOKENS[token], partial(ChooseEvent, token), token) for token in TOKENS)


def event_actions(state: State, seat: int) -> list[ChooseEvent]:
    """Return all ways to pick one of the remaining tokens; an effect that can be applied cannot be refused (S7)."""
    actions: list[ChooseEvent] = []
    for index in sorted(set(state.tokens)):
        actions += _ACTIONS[index].now(state, seat)
    return actions


def event_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Return the choices to pick the remaining tokens, each with all ways below it."""
    return tuple(_ACTIONS[index].choice(state, seat) for index in sorted(set(state.tokens)))


def choose_event(state: State, seat: int, action: ChooseEvent) -> tuple[list[Event], bool]:
    """Use up a token and apply its effect; return what happened and whether the seat has another turn (S23).

    Raises:
        IllegalAction: with nothing changed.
    """
    index = TOKEN_INDEX[action.token]
    if index not in state.tokens:
        raise IllegalAction(Reason.NO_SUCH_TOKEN)
    effect = _ACTIONS[index].effect
    effect.check(state, seat, action.aim)
    state.tokens.remove(index)
    state.used.append(index)
    state.pending = None
    return used(effect, state, seat, action, _chosen_event), effect.again


def _chosen_event(seat: int, action: ChooseEvent, effect: bool) -> EventChosen:
    token, aim = action.token, action.aim
    match aim:
        case Unaimed():
            return EventChosen(seat, token, effect)
        case AtSeat(target):
            return EventChosen(seat, token, effect, target=target)
        case AtSet(onto):
            return EventChosen(seat, token, effect, good=SETS[onto])
        case _:
            assert_never(aim)
