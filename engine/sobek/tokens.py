"""What the event tokens do (S7, S18 to S23)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event, IllegalAction
from engine.sobek.actions import AMULETS, ChooseEvent, Reason
from engine.sobek.cards import (
    BACK_OF,
    BACKS,
    GOOD_INDEX,
    GOODS,
    NO_GOOD,
    PROSPEROUS,
    TOKEN_INDEX,
    TOKENS,
    Good,
    Token,
    cards_of,
)
from engine.sobek.events import EventChosen, MarkerMoved, PileCounted, PileEmbalmed
from engine.sobek.state import OTHERS, State
from engine.sobek.track import Symbol, back, forward

GUILD_SYMBOL = {
    Token.GUILD_ANKH: Symbol.ANKH,
    Token.GUILD_EYE: Symbol.EYE,
    Token.GUILD_FEATHER: Symbol.FEATHER,
    Token.GUILD_LOTUS: Symbol.LOTUS,
}


# Actions are values, so each is made once: by the token's index, and then by the opponent.
_PLAIN = tuple(ChooseEvent(token) for token in TOKENS)
_AT = tuple(tuple(ChooseEvent(token, target=target) for target in range(4)) for token in TOKENS)


def event_actions(state: State, seat: int) -> list[ChooseEvent]:
    """Return all ways to pick one of the remaining tokens; an effect that can be applied cannot be refused (S7)."""
    actions: list[ChooseEvent] = []
    for index in sorted(set(state.tokens)):
        token = TOKENS[index]
        targets = token_targets(state, seat, token)
        sets = prosperous_sets(state, seat) if token is Token.PROSPERITY else []
        if targets:
            actions += [_AT[index][target] for target in targets]
        elif sets:
            actions += [ChooseEvent(token, onto=set_code(good)) for good in sets]
        else:
            actions.append(_PLAIN[index])
    return actions


def token_targets(state: State, seat: int, token: Token) -> Sequence[int]:
    """Return the opponents who can be chosen for a token that names one (S18, S22)."""
    others = OTHERS[state.seats][seat]
    if token is Token.CURSE:
        return others
    symbol = GUILD_SYMBOL.get(token)
    if symbol is None:
        return ()
    return [other for other in others if back(state.scores[other], symbol) is not None]


def prosperous_sets(state: State, seat: int) -> list[int]:
    """Return the own sets, by index of their good, that can take a prosperity token (S19)."""
    return [good for good in (*sorted(PROSPEROUS), NO_GOOD) if state.sets[seat][good]]


def set_code(good: int) -> str:
    """Return how an action names a set that stands."""
    return GOODS[good].code if good != NO_GOOD else AMULETS


def choose_event(state: State, seat: int, action: ChooseEvent) -> tuple[list[Event], bool]:
    """Use up a token and apply its effect; return what happened and whether the seat has another turn (S23).

    Raises:
        IllegalAction: with nothing changed.
    """
    token = action.token
    index = TOKEN_INDEX[token]
    if index not in state.tokens:
        raise IllegalAction(Reason.NO_SUCH_TOKEN)
    targets = token_targets(state, seat, token)
    if action.target is None and targets:
        raise IllegalAction(Reason.NEEDS_TARGET)
    if action.target is not None and action.target not in targets:
        raise IllegalAction(Reason.NO_SUCH_TARGET)
    good = _prosperous_choice(state, seat, action)
    state.tokens.remove(index)
    state.used.append(index)
    state.pending = None
    follow = _effect(state, seat, action, good)
    effect = follow is not None
    told = EventChosen(seat, token, effect, action.target, _good(good))
    return [told, *(follow or [])], token is Token.FLOOD


def _prosperous_choice(state: State, seat: int, action: ChooseEvent) -> int | None:
    sets = prosperous_sets(state, seat) if action.token is Token.PROSPERITY else []
    if action.onto is None:
        if sets:
            raise IllegalAction(Reason.NEEDS_TARGET)
        return None
    for good in sets:
        if set_code(good) == action.onto:
            return good
    raise IllegalAction(Reason.NO_SUCH_SET)


def _effect(state: State, seat: int, action: ChooseEvent, good: int | None) -> list[Event] | None:
    """Apply a token; return what more happened, None where there was nothing to apply."""
    token = action.token
    if token in GUILD_SYMBOL:
        return _guild(state, seat, GUILD_SYMBOL[token], action.target)
    match token:
        case Token.FLOOD:
            return []
        case Token.CURSE:
            if action.target is not None:
                state.curses[action.target] += 1
            return []
        case Token.PROSPERITY:
            if good is None:
                return None
            state.prosperity[seat][good] += 1
            return []
        case Token.EMBALMING:
            return _embalm(state, seat)
        case _:
            return _deceive(state, seat)


def _guild(state: State, seat: int, symbol: Symbol, target: int | None) -> list[Event]:
    before = state.scores[seat]
    state.scores[seat] = forward(before, symbol)
    events: list[Event] = [MarkerMoved(seat, symbol, before, state.scores[seat])]
    if target is not None:
        before = state.scores[target]
        lower = back(before, symbol)
        if lower is not None:
            state.scores[target] = lower
            events.append(MarkerMoved(target, symbol, before, lower))
    return events


def _embalm(state: State, seat: int) -> list[Event] | None:
    pile = sorted(state.piles[seat])
    if not pile:
        return None
    state.piles[seat] = []
    for kind in pile:
        state.gain(seat, kind)
    backs = tuple(sorted((BACKS[BACK_OF[kind]] for kind in pile), key=BACKS.index))
    return [PileEmbalmed(seat, backs, cards_of(pile))]


def _deceive(state: State, seat: int) -> list[Event] | None:
    points = len(state.piles[seat])
    if not points:
        return None
    state.scores[seat] += points
    return [PileCounted(seat, points)]


def _good(good: int | None) -> Good | None:
    return None if good is None or good == GOOD_INDEX[None] else GOODS[good]
