"""What the characters do when they are played for their powers (S8, S11 to S17)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import assert_never

from engine.game import Event, IllegalAction
from engine.sobek.actions import PlayCharacter, Reason
from engine.sobek.cards import (
    BACK_OF,
    BACKS,
    CARDS,
    FIRST_CHARACTER,
    GOOD_INDEX,
    GOOD_OF,
    GOODS,
    KIND,
    NO_GOOD,
    Power,
    cards_of,
)
from engine.sobek.events import (
    CardBought,
    CardReclaimed,
    CardsDrawn,
    CardsGiven,
    CardStolen,
    CharacterPlayed,
    PileCleared,
    PileSeen,
    SetExtended,
)
from engine.sobek.sets import check_courtesan, courtesan_actions
from engine.sobek.state import OTHERS, LookingThrough, Reducing, State

QUEEN_DRAWS = 3
SCRIBE_LEAVES = 6


def character_actions(state: State, seat: int, kind: int) -> list[PlayCharacter]:
    """Return all ways to play a character of the seat's hand for its power; never empty (S8)."""
    find = _AIMS.get(kind)
    return (find(state, seat) if find is not None else []) or [_PLAIN[kind]]


def play_character(state: State, seat: int, action: PlayCharacter) -> list[Event]:
    """Play a character and apply its power; return what happened. The caller ends the turn unless something is pending.

    Raises:
        IllegalAction: with nothing changed.
    """
    kind = KIND[action.card.code]
    if kind < FIRST_CHARACTER:
        raise IllegalAction(Reason.NOT_A_CHARACTER)
    if kind not in state.hands[seat]:
        raise IllegalAction(Reason.NOT_IN_HAND)
    _check_asked(action)
    power = CARDS[kind].power
    if power is None:
        raise IllegalAction(Reason.NOT_A_CHARACTER)
    match power:
        case Power.QUEEN:
            return _queen(state, seat, action)
        case Power.VIZIER:
            return _vizier(state, seat, action)
        case Power.THIEF:
            return _thief(state, seat, action)
        case Power.MERCHANT:
            return _merchant(state, seat, action)
        case Power.COURTESAN:
            return _courtesan(state, seat, action)
        case Power.PRIEST | Power.PRIESTESS:
            return _priest(state, seat, action)
        case Power.SCRIBE:
            return _scribe(state, seat, action)
        case _:
            assert_never(power)


def reclaim(state: State, pending: LookingThrough, kind: int) -> list[Event]:
    """Take a card out of the pile that the vizier looks through (S14).

    Raises:
        IllegalAction: NOT_IN_PILE, with nothing changed.
    """
    pile = state.piles[pending.target]
    if kind not in pile:
        raise IllegalAction(Reason.NOT_IN_PILE)
    pile.remove(kind)
    state.gain(pending.seat, kind)
    state.pending = None
    return [CardReclaimed(pending.seat, pending.target, BACKS[BACK_OF[kind]], CARDS[kind])]


def hand_over(state: State, pending: Reducing) -> list[Event]:
    """Move what all have put aside for the scribe to their piles (S15)."""
    events: list[Event] = []
    for seat, kinds in enumerate(pending.given):
        if kinds:
            for kind in kinds:
                state.hands[seat].remove(kind)
            state.piles[seat] += kinds
            ordered = sorted(kinds)
            backs = tuple(sorted((BACKS[BACK_OF[kind]] for kind in kinds), key=BACKS.index))
            events.append(CardsGiven(seat, backs, cards_of(ordered)))
    state.pending = None
    return events


def owed(state: State, pending: Reducing, seat: int) -> int:
    """Return how many more cards a seat must put aside for the scribe."""
    return len(state.hands[seat]) - len(pending.given[seat]) - SCRIBE_LEAVES


def _others(state: State, seat: int) -> tuple[int, ...]:
    return OTHERS[state.seats][seat]


# Actions are values, so the common ones are made once: by the kind of the character, and then by what they name.
_VIZIER, _THIEF, _MERCHANT, _COURTESAN = KIND["vizier"], KIND["thief"], KIND["merchant"], KIND["courtesan"]
_PRIEST, _PRIESTESS = KIND["priest"], KIND["priestess"]
_PLAIN = {kind: PlayCharacter(CARDS[kind]) for kind in range(FIRST_CHARACTER, len(CARDS))}
_LOOK = tuple(PlayCharacter(CARDS[_VIZIER], target=target) for target in range(4))
_STEAL = tuple(tuple(PlayCharacter(CARDS[_THIEF], target=target, back=back) for back in BACKS) for target in range(4))
_BUY = tuple(PlayCharacter(CARDS[_MERCHANT], place=place) for place in range(1, 10))
_CLEAR = {kind: tuple(PlayCharacter(CARDS[kind], good=good) for good in GOODS) for kind in (_PRIEST, _PRIESTESS)}


def _looks(state: State, seat: int) -> list[PlayCharacter]:
    return [_LOOK[target] for target in _others(state, seat) if state.piles[target]]


def _thefts(state: State, seat: int) -> list[PlayCharacter]:
    actions = []
    for target in _others(state, seat):
        backs = {BACK_OF[kind] for kind in state.hands[target]}
        actions += [action for back, action in enumerate(_STEAL[target]) if back in backs]
    return actions


def _purchases(state: State, seat: int) -> list[PlayCharacter]:
    return list(_BUY[: len(state.row)])


def _clearings(kind: int, state: State, seat: int) -> list[PlayCharacter]:
    goods = {GOOD_OF[held] for held in state.piles[seat]}
    return [action for good, action in enumerate(_CLEAR[kind]) if good in goods]


def _additions(state: State, seat: int) -> list[PlayCharacter]:
    stands = state.sets[seat]
    if not any(stands):
        return []
    hand = [kind for kind in state.hands[seat] if kind != _COURTESAN]
    return courtesan_actions(CARDS[_COURTESAN], hand, stands, state.prosperity[seat])


# How the actions of a power that asks for something are found; the queen and the scribes ask for nothing.
_AIMS: dict[int, Callable[[State, int], list[PlayCharacter]]] = {
    _VIZIER: _looks,
    _THIEF: _thefts,
    _MERCHANT: _purchases,
    _PRIEST: partial(_clearings, _PRIEST),
    _PRIESTESS: partial(_clearings, _PRIESTESS),
    _COURTESAN: _additions,
}

# What each power may be told; everything else in the action must be left out.
_ASKED = {
    Power.QUEEN: (),
    Power.SCRIBE: (),
    Power.VIZIER: ("target",),
    Power.THIEF: ("target", "back"),
    Power.MERCHANT: ("place",),
    Power.PRIEST: ("good",),
    Power.PRIESTESS: ("good",),
    Power.COURTESAN: ("onto", "cards"),
}


def _check_asked(action: PlayCharacter) -> None:
    if action.card.power is not None:
        asked = _ASKED[action.card.power]
        for name in ("target", "back", "place", "good", "onto", "cards"):
            if getattr(action, name) not in (None, ()) and name not in asked:
                raise IllegalAction(Reason.NO_SUCH_TARGET)


def _discard(state: State, seat: int, action: PlayCharacter) -> None:
    kind = KIND[action.card.code]
    state.hands[seat].remove(kind)
    state.discard.append(kind)


def _told(seat: int, action: PlayCharacter) -> CharacterPlayed:
    return CharacterPlayed(seat, action.card, True, action.target, action.good, action.back, action.place)


def _without_effect(state: State, seat: int, action: PlayCharacter, possible: bool) -> list[Event]:
    """Discard a character whose power cannot be applied; one that can be has to be told how (S8)."""
    if possible:
        raise IllegalAction(Reason.NEEDS_TARGET)
    _discard(state, seat, action)
    return [CharacterPlayed(seat, action.card, effect=False)]


def _queen(state: State, seat: int, action: PlayCharacter) -> list[Event]:
    if not state.deck:
        return _without_effect(state, seat, action, possible=False)
    _discard(state, seat, action)
    drawn = [state.deck.pop() for _ in range(min(QUEEN_DRAWS, len(state.deck)))]
    for kind in drawn:
        state.gain(seat, kind)
    backs = tuple(BACKS[BACK_OF[kind]] for kind in drawn)
    return [_told(seat, action), CardsDrawn(seat, backs, cards_of(drawn))]


def _vizier(state: State, seat: int, action: PlayCharacter) -> list[Event]:
    able = [target for target in _others(state, seat) if state.piles[target]]
    if action.target is None:
        return _without_effect(state, seat, action, possible=bool(able))
    if action.target not in able:
        raise IllegalAction(Reason.NO_SUCH_TARGET)
    _discard(state, seat, action)
    state.pending = LookingThrough(seat, action.target)
    return [_told(seat, action), PileSeen(seat, action.target, cards_of(sorted(state.piles[action.target])))]


def _thief(state: State, seat: int, action: PlayCharacter) -> list[Event]:
    able = [target for target in _others(state, seat) if state.hands[target]]
    if action.target is None and action.back is None:
        return _without_effect(state, seat, action, possible=bool(able))
    if action.target is None or action.back is None:
        raise IllegalAction(Reason.NEEDS_TARGET)
    if action.target not in able:
        raise IllegalAction(Reason.NO_SUCH_TARGET)
    back = BACKS.index(action.back)
    held = [kind for kind in state.hands[action.target] if BACK_OF[kind] == back]
    if not held:
        raise IllegalAction(Reason.NO_SUCH_TARGET)
    _discard(state, seat, action)
    stolen = held[state.chance.below(len(held))]
    state.hands[action.target].remove(stolen)
    state.gain(seat, stolen)
    return [_told(seat, action), CardStolen(seat, action.target, action.back, CARDS[stolen])]


def _merchant(state: State, seat: int, action: PlayCharacter) -> list[Event]:
    if action.place is None:
        return _without_effect(state, seat, action, possible=bool(state.row))
    if not 1 <= action.place <= len(state.row):
        raise IllegalAction(Reason.NO_SUCH_PLACE)
    _discard(state, seat, action)
    kind = state.row.pop(action.place - 1)
    state.gain(seat, kind)
    return [_told(seat, action), CardBought(seat, action.place, CARDS[kind], BACKS[BACK_OF[kind]])]


def _priest(state: State, seat: int, action: PlayCharacter) -> list[Event]:
    pile = state.piles[seat]
    if action.good is None:
        return _without_effect(state, seat, action, possible=any(GOOD_OF[kind] != NO_GOOD for kind in pile))
    good = GOOD_INDEX[action.good]
    gone = sorted(kind for kind in pile if GOOD_OF[kind] == good)
    if not gone:
        raise IllegalAction(Reason.NOT_IN_PILE)
    _discard(state, seat, action)
    state.piles[seat] = [kind for kind in pile if GOOD_OF[kind] != good]
    state.discard += gone
    return [_told(seat, action), PileCleared(seat, action.good, cards_of(gone))]


def _courtesan(state: State, seat: int, action: PlayCharacter) -> list[Event]:
    kind = KIND[action.card.code]
    hand = [held for held in state.hands[seat] if held != kind]
    stands, prosperity = state.sets[seat], state.prosperity[seat]
    if not action.cards and action.onto is None:
        possible = courtesan_actions(action.card, hand, stands, prosperity)
        return _without_effect(state, seat, action, possible=bool(possible))
    if not action.cards:
        raise IllegalAction(Reason.TOO_FEW_CARDS)
    kinds, before, after = check_courtesan(action, hand, stands, prosperity)
    _discard(state, seat, action)
    total = state.add_to_set(seat, before, after, kinds)
    good = GOODS[after] if after != NO_GOOD else None
    return [replace(_told(seat, action), good=good), SetExtended(seat, good, cards_of(sorted(kinds)), total)]


def _scribe(state: State, seat: int, action: PlayCharacter) -> list[Event]:
    able = tuple(other for other in _others(state, seat) if len(state.hands[other]) > SCRIBE_LEAVES)
    if not able:
        return _without_effect(state, seat, action, possible=False)
    _discard(state, seat, action)
    state.pending = Reducing(seat, able, [[] for _ in range(state.seats)])
    return [_told(seat, action)]
