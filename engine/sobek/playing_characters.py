"""Play characters for their powers (S8); the effect of each is in `engine.sobek.effects`."""

from __future__ import annotations

from typing import Final, assert_never

from engine.effects.aim_types import AtBackOf, AtGood, AtPlace, AtSeat, OntoSet, Unaimed
from engine.effects.characters import Characters
from engine.sobek.actions import PlayCharacter, Reason
from engine.sobek.cards import CARDS
from engine.sobek.effects import character_of
from engine.sobek.effects.characters.courtesan import good_after
from engine.sobek.events import CharacterPlayed


def _played_event(seat: int, action: PlayCharacter, effect: bool) -> CharacterPlayed:
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


POWERS: Final = Characters(
    CARDS, character_of, PlayCharacter, _played_event, Reason.NOT_A_CHARACTER, Reason.NOT_IN_HAND
)
