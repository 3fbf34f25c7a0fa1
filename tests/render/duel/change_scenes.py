"""News made by hand for the duel's scenes: what the table may see of some turns, each kind of event once."""

from __future__ import annotations

from engine.duel import events as happened
from engine.duel.market import SQUARE, Line
from engine.duel.tiles import Back, Good, Pirogue
from engine.game import Event
from tests.render.duel.scenes import tiles


def turns() -> tuple[Event, ...]:
    """Two turns each: a tile with corruption, a sold set with its pirogue, a character, a trade."""
    (fish, wheat, queen, deben) = (tiles(code)[0] for code in ("fish-h1", "wheat-b1", "queen", "fish-vd"))
    return (
        happened.TileTaken(0, SQUARE["c4"], fish, Back.BLACK, Line.ROW, Line.ROW, (wheat, None)),
        happened.SetSold(1, Good.IVORY, False, tiles("ivory-v3", "ivory-f3", "statue-h"), 3),
        happened.PiroguesSeen(1, False, ()),
        happened.PirogueUsed(1, Pirogue.SEVEN, True),
        happened.CharacterPlayed(0, queen, True),
        happened.TilesDrawn(0, (Back.BLACK, Back.BLACK), None),
        happened.TileTaken(1, SQUARE["c3"], deben, Back.BLACK, Line.COLUMN, Line.ROW, ()),
        happened.TileTraded(1, deben),
        happened.DebenDrawn(1, None, ()),
    )


_FISH, _DEBEN = tiles("fish-h1")[0], tiles("fish-vd")[0]
# Each adds a mark of its own to the board.
SINGLE: dict[str, tuple[Event, ...]] = {
    "taken": (happened.TileTaken(0, SQUARE["c3"], _FISH, Back.BLACK, None, Line.ROW, ()),),
    "taken-face-down": (happened.TileTaken(0, SQUARE["c3"], None, Back.RED, None, None, ()),),
    "corruption": (happened.TileTaken(0, SQUARE["c3"], _FISH, Back.BLACK, Line.ROW, Line.ROW, (None,)),),
    "filled": (happened.MarketFilled(0, 7, 9),),
    "traded": (happened.TileTraded(0, _DEBEN),),
    "deben": (happened.DebenDrawn(0, None, ()),),
    "bought": (happened.TileBought(0, SQUARE["a4"], _FISH, Back.BLACK),),
    "drawn": (happened.TilesDrawn(0, (Back.BLACK,) * 3, None),),
    "reclaimed-all": (happened.CorruptionReclaimed(0, (Back.BLACK, Back.RED), None),),
    "many": (happened.CorruptionReclaimed(0, (Back.BLACK,) * 9 + (Back.GREY,), None),),
    "stolen": (happened.TileStolen(0, 1, Back.GREY, None),),
    "reclaimed": (happened.TileReclaimed(0, 1, Back.GREY, None),),
    "given": (happened.TilesGiven(0, (Back.BLACK, Back.RED), None),),
    "cleared": (happened.CorruptionCleared(0, Good.FISH, tiles("fish-h1", "fish-v1")),),
    "character": (happened.CharacterPlayed(0, tiles("merchant")[0], True),),
    "new-set": (happened.SetSold(0, Good.FISH, False, tiles("fish-h1", "fish-v1", "fish-f0"), 3),),
    "joined-set": (happened.SetSold(0, Good.FISH, True, tiles("fish-h1"), 4),),
    "extended-set": (happened.SetExtended(1, Good.IVORY, tiles("statue-h"), 3),),
    "scarabs": (happened.PirogueUsed(0, Pirogue.SCARABS, True, Good.FISH),),
    "snake": (happened.PirogueUsed(0, Pirogue.SNAKE2, True),),
}
