"""How event tokens are picked (S7); what each of them does is in `engine.sobek.effects`."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from engine.aims import AtSeat, AtSet, Unaimed
from engine.effects import branch
from engine.game import Choice, Event, IllegalAction
from engine.sobek.actions import ChooseEvent, Reason
from engine.sobek.aims import TokenAim
from engine.sobek.cards import TOKEN_INDEX, TOKENS
from engine.sobek.effects import EVENT_TOKENS
from engine.sobek.events import EventChosen
from engine.sobek.sets import SETS
from engine.sobek.state import State

_EFFECTS = tuple(EVENT_TOKENS[token] for token in TOKENS)
_PLAIN = tuple(ChooseEvent(token) for token in TOKENS)


def event_actions(state: State, seat: int) -> list[ChooseEvent]:
    """Return all ways to pick one of the remaining tokens; an effect that can be applied cannot be refused (S7)."""
    return [action for index in sorted(set(state.tokens)) for action in _ways(state, seat, index)]


def event_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Return the choices to pick the remaining tokens, each with all ways below it."""
    return tuple(
        branch(_EFFECTS[index], state, seat, _PLAIN[index].code, TOKENS[index], _ways(state, seat, index))
        for index in sorted(set(state.tokens))
    )


def choose_event(state: State, seat: int, action: ChooseEvent) -> tuple[list[Event], bool]:
    """Use up a token and apply its effect; return what happened and whether the seat has another turn (S23).

    Raises:
        IllegalAction: with nothing changed.
    """
    index = TOKEN_INDEX[action.token]
    if index not in state.tokens:
        raise IllegalAction(Reason.NO_SUCH_TOKEN)
    effect = _EFFECTS[index]
    effect.check(state, seat, action.aim)
    state.tokens.remove(index)
    state.used.append(index)
    state.pending = None
    follow = effect.apply(state, seat, action.aim)
    return [_told(seat, action, follow is not None), *(follow or [])], effect.again


def _ways(state: State, seat: int, index: int) -> list[ChooseEvent]:
    aims = _EFFECTS[index].aims(state, seat)
    return [_chosen(index, aim) for aim in aims] if aims else [_PLAIN[index]]


@lru_cache(maxsize=256)
def _chosen(index: int, aim: TokenAim) -> ChooseEvent:
    """Return an action; it is a value, so the common ones are made once."""
    return ChooseEvent(TOKENS[index], aim)


def _told(seat: int, action: ChooseEvent, effect: bool) -> EventChosen:
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
