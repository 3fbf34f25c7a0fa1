"""Small positions with Treasures of the Pharaoh on the checker's own model, and moves to try in them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

import pytest

from tests.engine.duel.checker import MORE_PIROGUES, PIROGUES, Played
from tests.engine.duel.checker_market import PILE, STARTING, TREASURES, Square
from tests.engine.judging import Json, Wrong

STARTERS = sorted(STARTING.elements())
TOKENS = sorted((PIROGUES + MORE_PIROGUES).elements())
DEAL = {
    "hands": [STARTERS[:2], STARTERS[2:4]],
    "centre": STARTERS[4:8],
    "boxed": STARTERS[8:],
    "pile": sorted((PILE + TREASURES).elements()),
    "pirogues": TOKENS[:5],
    "aside": TOKENS[5:],
    "first": 0,
}


def position(
    hand: Iterable[str] = (),
    other: Iterable[str] = (),
    market: Mapping[Square, str] | Iterable[tuple[Square, str]] = (),
    line: str = "h",
    **more: object,
) -> Played:
    """Return a game in which seat 0 has the turn, with the Ankh on [2, 2]."""
    game = Played(deepcopy(DEAL), True)
    game.hands = [Counter(hand), Counter(other)]
    game.market.tiles, game.market.ankh, game.market.line = dict(market), (2, 2), line
    for name, value in more.items():
        assert hasattr(game, name)
        setattr(game, name, value)
    return game


def made(game: Played, **move: Any) -> Played:
    """Return the game after a move of seat 0; the game itself stays."""
    after = deepcopy(game)
    after.make({"seat": 0, **move})
    return after


def refused(game: Played, **move: Any) -> None:
    """Need a move of seat 0 to be refused."""
    with pytest.raises((Wrong, KeyError)):
        made(game, **move)


def taken(tile: str, **more: Any) -> Json:
    """Return what a move tells that takes a tile two squares to the right of the Ankh."""
    told: Json = {"move": "take", "filled": False, "at": [4, 2], "tile": tile, "skipped": [], "along": "h", "turn": "v"}
    return told | {"deben": None} | more


def played(card: str, **more: Any) -> Json:
    """Return what a move tells that plays a character."""
    move: Json = {"move": "character", "card": card, "effect": True}
    return move | more


def sold(set_of: str, tiles: Sequence[str], token: str, **more: Any) -> Json:
    """Return what a move tells that sells a set and uses a pirogue."""
    return {"move": "sell", "good": set_of, "tiles": tiles, "pirogue": {"token": token, **more}}
