"""What is hidden in a game of Sobek."""

from typing import Any

from engine.sobek import CARDS
from engine.sobek.cards import TOKENS
from engine.sobek.game import Sobek


def hidden(game: Sobek) -> dict[str, Any]:
    """Return what lies face down on the table: the row by its places, the deck from the bottom up, and tokens."""
    return {
        "row": tuple(CARDS[kind] for kind in game.row),
        "deck": tuple(CARDS[kind] for kind in game.deck),
        "removed": tuple(CARDS[kind] for kind in game.removed),
        "tokens": tuple(TOKENS[index] for index in game.tokens),
    }
