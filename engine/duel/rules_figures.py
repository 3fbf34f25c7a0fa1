"""The numbers that teach Sobek: 2 Players: of tiles and tokens, each taken from where the rules count with it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.duel.ending import STEP
from engine.duel.game import CENTRE_TILES, PIROGUES_ON_BOARD, STARTING_HAND
from engine.duel.market import SIDE
from engine.duel.sets import SMALLEST_SET
from engine.duel.state import SEATS
from engine.duel.tiles import (
    ALL_PIROGUES,
    COPIES,
    DEBEN_TOKENS,
    GOODS,
    PILE_TILES,
    PIROGUES,
    STARTING_TILES,
    TILES,
    TREASURE_PIROGUES,
    Back,
    Good,
)


def _facts() -> dict[str, int]:
    """Return all numbers by the names that the texts of the help have for them."""
    counted = [(tile, count) for tile, count in zip(TILES, COPIES, strict=True) if tile.back is not Back.GOLD]
    base = [TILES[kind] for kind in (*STARTING_TILES, *PILE_TILES)]
    facts = {
        "tiles": len(base),
        "starting": len(STARTING_TILES),
        "hand": STARTING_HAND,
        "centre": CENTRE_TILES,
        "boxed": len(STARTING_TILES) - SEATS * STARTING_HAND - CENTRE_TILES,
        "goods": sum(tile.back is Back.BLACK for tile in base),
        "characters": sum(tile.power is not None for tile in base),
        "statues": sum(tile.good is Good.STATUE and tile.power is None for tile in base),
        "icons": sum(tile.deben for tile in base),
        "laid": SIDE * SIDE - CENTRE_TILES,
        "pile": len(PILE_TILES) - (SIDE * SIDE - CENTRE_TILES),
        "drawn": PIROGUES_ON_BOARD,
        "pirogues": len(ALL_PIROGUES),
        "aside": len(ALL_PIROGUES) - PIROGUES_ON_BOARD,
        "deben": len(DEBEN_TOKENS),
        "lowest": min(DEBEN_TOKENS),
        "highest": max(DEBEN_TOKENS),
        "least": SMALLEST_SET,
        "step": STEP,
    }
    for good in GOODS:
        goods = [
            (tile, count) for tile, count in counted if tile.good is good and tile.power is None and tile.other is None
        ]
        facts[f"{good}"] = sum(count for _, count in goods)
        facts[f"{good}-valued"] = sum(count for tile, count in goods if tile.scarabs)
        facts[f"{good}-scarabs"] = max(tile.scarabs for tile, _ in goods)
    for index, pirogue in enumerate(PIROGUES):
        facts[f"pirogue-{pirogue}"] = ALL_PIROGUES.count(index) + TREASURE_PIROGUES.count(index)
    for value in range(min(DEBEN_TOKENS), max(DEBEN_TOKENS) + 1):
        facts[f"deben-{value}"] = DEBEN_TOKENS.count(value)
    return facts


FACTS: Final[Mapping[str, int]] = MappingProxyType(_facts())
"""All of them, by the names that the texts of the help have for them."""
