"""The parts of the boards and hands of Sobek: 2 Players that a lesson can frame, by their signs."""

from __future__ import annotations

from typing import Final

from engine.duel.market import SQUARE
from engine.duel.tiles import TILES
from engine.game import Label, Named
from render.area_names import Areas
from render.duel.tile_names import unmarked_name

_HELD: Final[dict[str, Named]] = {unmarked_name(tile).code: unmarked_name(tile) for tile in TILES}

# The board has the market, the Ankh's square and the squares of its line, what lies below them, and for each seat its
# panel with what is counted there. The hand has the market as well, and what is held.
AREAS: Final = Areas(
    game="duel",
    alone=frozenset(
        {
            *("market", "ankh", "line", "pile", "bag", "pirogues", "now", "discard"),
            *("hand", "corruption", "values", "royal", "put-aside", "looked-at"),
            *("drawn", "returned", "pirogues-known"),
        }
    ),
    of_seats=frozenset({"panel", "score", "backs", "corruption", "deben", "royal", "pirogues", "sets", "set"}),
    things={
        "square": SQUARE.__getitem__,
        "hand": _HELD.__getitem__,
        "set": lambda code: Label("set", code),
    },
)
