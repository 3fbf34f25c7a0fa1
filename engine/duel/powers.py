"""How characters are played for their powers (D14); what each of them does is in `engine.duel.effects`."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from engine.aims import AtBack, AtGood, AtSquare, OntoSet, Unaimed
from engine.duel.actions import PlayCharacter, Reason
from engine.duel.effects import CHARACTERS
from engine.duel.events import CharacterPlayed
from engine.duel.state import State
from engine.duel.tiles import KIND, TILES
from engine.effects import Ways
from engine.game import Choice, Event, IllegalAction

# By the kinds of the characters.
_WAYS = {
    kind: Ways(CHARACTERS[tile.power], partial(PlayCharacter, tile), tile)
    for kind, tile in enumerate(TILES)
    if tile.power is not None
}


def character_actions(state: State, seat: int, kind: int) -> list[PlayCharacter]:
    """Return all ways to play a character of the seat's hand for its power; never empty (D14)."""
    return _WAYS[kind].now(state, seat)


def character_choice(state: State, seat: int, kind: int) -> Choice:
    """Return the choice to play a character of the seat's hand, with all ways below it."""
    return _WAYS[kind].choice(state, seat)


def play_character(state: State, seat: int, action: PlayCharacter) -> list[Event]:
    """Play a character and apply its power; return what happened. The caller ends the turn unless something is pending.

    Raises:
        IllegalAction: with nothing changed.
    """
    kind = KIND[action.tile.code]
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
    tile, aim = action.tile, action.aim
    match aim:
        case Unaimed():
            return CharacterPlayed(seat, tile, effect)
        case AtBack(back):
            return CharacterPlayed(seat, tile, effect, back=back)
        case AtSquare(square):
            return CharacterPlayed(seat, tile, effect, square=square)
        case AtGood(good) | OntoSet(good):
            return CharacterPlayed(seat, tile, effect, good=good)
        case _:
            assert_never(aim)
