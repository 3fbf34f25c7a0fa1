"""Actions of Sobek read back from their codes, and made of gathered cards."""

from __future__ import annotations

from typing import Final

from engine.actions import NONE
from engine.codes import GIVE, ActionCodes
from engine.effects.base import aim_of
from engine.sobek.actions import (
    ChooseEvent,
    Give,
    Lay,
    LayNoMore,
    NameStarter,
    PlayCharacter,
    PlaySet,
    SobekAction,
    Take,
    TakeFromPile,
)
from engine.sobek.cards import PIECES, Good, Token
from engine.sobek.effects import EVENT_TOKENS, character_of


def _read(head: str, parts: list[str]) -> SobekAction:
    match head, parts:
        case "t", [place]:
            return Take(int(place))
        case "c", [code, *rest]:
            played = PIECES.one(code)
            return PlayCharacter(played, aim_of(character_of(played), rest))
        case "s", [onto, good, cards]:
            return PlaySet(onto, _good(good), PIECES.several(cards))
        case "e", [token, *rest]:
            return ChooseEvent(Token(token), aim_of(EVENT_TOKENS[Token(token)], rest))
        case "v", [card]:
            return TakeFromPile(PIECES.one(card))
        case "g", [card]:
            return Give(PIECES.one(card))
        case "l", [good, cards]:
            return Lay(_good(good), PIECES.several(cards))
        case "d", []:
            return LayNoMore()
        case "n", [seat]:
            return NameStarter(int(seat))
    raise ValueError(head)


def _good(code: str) -> Good | None:
    return None if code == NONE else Good(code)


CODES: Final = ActionCodes(PIECES, _read, each={GIVE})
parse: Final = CODES.parse
compose: Final = CODES.compose
