"""Actions of Sobek read back from their codes, and made of gathered cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.codes import composed, parsed
from engine.effects import aim_of
from engine.sobek.actions import (
    NONE,
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
from engine.sobek.effects import CHARACTERS, EVENT_TOKENS


def parse(code: str) -> SobekAction:
    """Return the action that has `code`.

    Raises:
        IllegalAction: MALFORMED if no action can have this code.
    """
    return parsed(code, _read)


def compose(head: str, items: Sequence[str]) -> tuple[SobekAction, ...]:
    """Return the actions that gathering `items` under the choice `head` stands for.

    Cards given to the scribe are one action each; the cards of a set, of the courtesan or of a horizontal set are one.

    Raises:
        IllegalAction: MALFORMED if the codes fit nothing.
    """
    return composed(head, items, PIECES, parse)


def _read(head: str, parts: list[str]) -> SobekAction:
    match head, parts:
        case "t", [place]:
            return Take(int(place))
        case "c", [card, *rest]:
            return _character(card, rest)
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


def _character(code: str, rest: list[str]) -> PlayCharacter:
    """Read what plays a character; a card that is none can be named too, and is refused later."""
    card = PIECES.one(code)
    if card.power is None:
        if rest:
            raise ValueError(rest)
        return PlayCharacter(card)
    return PlayCharacter(card, aim_of(CHARACTERS[card.power], rest))


def _good(code: str) -> Good | None:
    return None if code == NONE else Good(code)
