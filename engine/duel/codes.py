"""Actions of Sobek: 2 Players read back from their codes, and made of gathered tiles."""

from __future__ import annotations

from collections.abc import Sequence

from engine.codes import composed, parsed
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
from engine.duel.effects import CHARACTERS, PIROGUE_EFFECTS
from engine.duel.market import SQUARE, Line
from engine.duel.tiles import PIECES, Pirogue, read_good
from engine.effects import aim_of


def parse(code: str) -> PlannedAction:
    """Return the action that has `code`.

    Raises:
        IllegalAction: MALFORMED if no action can have this code.
    """
    return parsed(code, _read)


def compose(head: str, items: Sequence[str]) -> tuple[PlannedAction, ...]:
    """Return the actions that gathering `items` under the choice `head` stands for.

    Tiles given to the scribe are one action each; the tiles of a sale or of the courtesan are one.

    Raises:
        IllegalAction: MALFORMED if the codes fit nothing.
    """
    return composed(head, items, PIECES, parse)


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
        case "c", [tile, *rest]:
            return _character(tile, rest)
        case "v", [tile]:
            return TakeFromCorruption(PIECES.one(tile))
        case "g", [tile]:
            return Give(PIECES.one(tile))
    raise ValueError(head)


def _character(code: str, rest: list[str]) -> PlayCharacter:
    """Read what plays a character; a tile that is none can be named too, and is refused later."""
    tile = PIECES.one(code)
    if tile.power is None:
        if rest:
            raise ValueError(rest)
        return PlayCharacter(tile)
    return PlayCharacter(tile, aim_of(CHARACTERS[tile.power], rest))
