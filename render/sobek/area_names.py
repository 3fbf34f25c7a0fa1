"""The parts of Sobek's boards and hands that a lesson can frame, by their signs."""

from __future__ import annotations

from typing import Final

from engine.game import Label
from engine.sobek.cards import CARDS, KIND
from render.area_names import Areas

# The board has the row with its numbers and costs, the track with its markers, and for each seat its panel: the score,
# the symbol of its space, the hand's backs and the sets. The hand has the row as well, and what is held.
AREAS: Final = Areas(
    game="sobek",
    alone=frozenset(
        {
            *("row", "deck", "discard", "tokens", "track", "round"),
            *("hand", "corruption", "put-aside", "laid", "looked-at"),
        }
    ),
    of_seats=frozenset({"panel", "score", "symbol", "backs", "marker", "sets", "set"}),
    things={
        "row": str,
        "hand": lambda code: CARDS[KIND[code]],
        "set": lambda code: Label("set", code),
    },
)
