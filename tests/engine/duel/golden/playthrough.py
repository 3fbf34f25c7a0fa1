"""What is hidden in a game of Sobek: 2 Players."""

from typing import Any

from engine.duel.expansion_state import Treasures
from engine.duel.game import Duel
from engine.duel.market import SIDE
from engine.duel.state import EMPTY
from engine.duel.tiles import PIROGUES, TILES


def hidden(game: Duel) -> dict[str, Any]:
    """Return what lies face down on the table: tiles by row and from the bottom up, deben in the bag, and pirogues."""
    market = tuple(None if kind == EMPTY else TILES[kind] for kind in game.market)
    return {
        "market": tuple(market[start : start + SIDE] for start in range(0, len(market), SIDE)),
        "pile": tuple(TILES[kind] for kind in game.pile),
        "boxed": tuple(TILES[kind] for kind in game.boxed),
        "bag": tuple(sorted(game.bag)),
        "pirogues": tuple(PIROGUES[index] for index in game.tokens),
        "aside": tuple(PIROGUES[index] for index in game.aside),
        **({} if game.treasures is None else _treasures(game.treasures)),
    }


def _treasures(treasures: Treasures) -> dict[str, Any]:
    """Return the royal corruption in the bag, and what left the game unseen."""
    return {
        "royal": tuple(sorted(treasures.bag)),
        "discarded": tuple(map(tuple, treasures.discarded)),
        "lost": tuple(map(tuple, treasures.lost)),
    }
