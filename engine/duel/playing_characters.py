"""Play characters for their powers (D14); the effect of each is in `engine.duel.effects`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from engine.duel.actions import PlayCharacter, Reason
from engine.duel.aim_types import CharacterAim
from engine.duel.effects import character_of
from engine.duel.events import CharacterPlayed
from engine.duel.state import State
from engine.duel.tiles import TILES, Tile
from engine.effects.aim_types import AtBack, AtGood, AtSquare, AtToken, Copy, OntoSet, Unaimed
from engine.effects.characters import Characters
from engine.game import Event


def play_character(state: State, seat: int, action: PlayCharacter) -> list[Event]:
    """Play a character, whom a spy can copy from now on (P8); the turn is over unless something is pending.

    Raises:
        IllegalAction: with nothing changed.
    """
    events = POWERS.play(state, seat, action)
    if state.treasures is not None and action.card.power is not None:
        state.treasures.remember(action.card.power)
    return events


def _played(seat: int, action: PlayCharacter, effect: bool) -> CharacterPlayed:
    return _played_event(seat, action.card, action.aim, effect)


def _played_event(seat: int, tile: Tile, aim: CharacterAim, effect: bool) -> CharacterPlayed:
    match aim:
        case Unaimed() | AtToken():  # which token it is, is its owner's secret (P7)
            return CharacterPlayed(seat, tile, effect)
        case AtBack(back):
            return CharacterPlayed(seat, tile, effect, back=back)
        case AtSquare(square):
            return CharacterPlayed(seat, tile, effect, square=square)
        case AtGood(good) | OntoSet(good):
            return CharacterPlayed(seat, tile, effect, good=good)
        case Copy(power, own):
            return replace(_played_event(seat, tile, own, effect), copied=power)
        case _:
            assert_never(aim)


POWERS: Final = Characters(TILES, character_of, PlayCharacter, _played, Reason.NOT_A_CHARACTER, Reason.NOT_IN_HAND)
