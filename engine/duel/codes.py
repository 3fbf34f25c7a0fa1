"""Actions of Sobek: 2 Players read back from their codes, and made of gathered tiles."""

from __future__ import annotations

from typing import Final

from engine.codes import GIVE, ActionCodes
from engine.duel.actions import (
    TRADE,
    ChooseDeben,
    Fill,
    Give,
    PlannedAction,
    PlayCharacter,
    Sell,
    Take,
    TakeAt,
    TakeFromCorruption,
    TurnAnkh,
    UsePirogue,
)
from engine.duel.effects import PIROGUE_EFFECTS, character_of
from engine.duel.market import SQUARE, Line
from engine.duel.tiles import PIECES, Pirogue, read_good
from engine.effects.base import aim_of


def _read(head: str, parts: list[str]) -> PlannedAction:
    match head, parts:
        case "t", [square] if square in SQUARE:
            return TakeAt(SQUARE[square])
        case "t", [place]:
            return Take(int(place))
        case "f", []:
            return Fill()
        case "a", [line]:
            return TurnAnkh(Line(line))
        case "d", [choice]:
            return ChooseDeben(choice == TRADE)
        case "s", [good, tiles]:
            return Sell(read_good(good), PIECES.several(tiles))
        case "p", [pirogue, *rest]:
            return UsePirogue(Pirogue(pirogue), aim_of(PIROGUE_EFFECTS[Pirogue(pirogue)], rest))
        case "c", [code, *rest]:
            played = PIECES.one(code)
            return PlayCharacter(played, aim_of(character_of(played), rest))
        case "v", [tile]:
            return TakeFromCorruption(PIECES.one(tile))
        case "g", [tile]:
            return Give(PIECES.one(tile))
    raise ValueError(head)


CODES: Final = ActionCodes(PIECES, _read, each={GIVE})
parse: Final = CODES.parse
compose: Final = CODES.compose
