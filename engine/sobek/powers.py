"""How characters are played for their powers (S8); what each of them does is in `engine.sobek.effects`."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from engine.aims import AtBackOf, AtGood, AtPlace, AtSeat, OntoSet, Unaimed
from engine.effects import Ways
from engine.game import Choice, Event, IllegalAction
from engine.sobek.actions import PlayCharacter, Reason
from engine.sobek.cards import CARDS, KIND
from engine.sobek.effects import CHARACTERS
from engine.sobek.effects.courtesan import good_after
from engine.sobek.events import CharacterPlayed
from engine.sobek.state import State

# By the kinds of the characters.
_WAYS = {
    kind: Ways(CHARACTERS[card.power], partial(PlayCharacter, card), card)
    for kind, card in enumerate(CARDS)
    if card.power is not None
}


def character_actions(state: State, seat: int, kind: int) -> list[PlayCharacter]:
    """Return all ways to play a character of the seat's hand for its power; never empty (S8)."""
    return _WAYS[kind].now(state, seat)


def character_choice(state: State, seat: int, kind: int) -> Choice:
    """Return the choice to play a character of the seat's hand, with all ways below it."""
    return _WAYS[kind].choice(state, seat)


def play_character(state: State, seat: int, action: PlayCharacter) -> list[Event]:
    """Play a character and apply its power; return what happened. The caller ends the turn unless something is pending.

    Raises:
        IllegalAction: with nothing changed.
    """
    kind = KIND[action.card.code]
    if kind not in _WAYS:
        raise IllegalAction(Reason.NOT_A_CHARACTER)
    if kind not in state.hands[seat]:
        raise IllegalAction(Reason.NOT_IN_HAND)
    effect = _WAYS[kind].effect
    effect.check(state, seat, action.aim)
    state.hands[seat].remove(kind)
    state.discard.append(kind)
    follow = effect.apply(state, seat, action.aim)
    return [_told(seat, action, follow is not None), *(follow or [])]


def _told(seat: int, action: PlayCharacter, effect: bool) -> CharacterPlayed:
    card, aim = action.card, action.aim
    match aim:
        case Unaimed():
            return CharacterPlayed(seat, card, effect)
        case AtSeat(target):
            return CharacterPlayed(seat, card, effect, target=target)
        case AtBackOf(target, back):
            return CharacterPlayed(seat, card, effect, target=target, back=back)
        case AtPlace(place):
            return CharacterPlayed(seat, card, effect, place=place)
        case AtGood(good):
            return CharacterPlayed(seat, card, effect, good=good)
        case OntoSet():
            return CharacterPlayed(seat, card, effect, good=good_after(aim))
        case _:
            assert_never(aim)
