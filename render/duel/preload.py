"""Drawing every sprite ahead, so that no player's first press waits for it."""

from __future__ import annotations

from engine.duel.tiles import BACKS, GOODS, PIROGUES, TILES
from render import change_marks
from render.canvas.canvas import Canvas
from render.canvas.theme import CREAM, PANEL, SAND
from render.duel import around_panels, final_result, hand, market, mini_market, panels, scoring
from render.duel import sprites as tiles
from render.icons.pirogues import DEBEN_VALUES
from render.icons.treasures_expansion import ROYAL_VALUES

_SEATS = 2


def preload_sprites() -> None:
    """Draw all sprites of boards and hands once; takes a second and belongs off the event loop."""
    # One thing in all its sizes after the other, so that its large original can go.
    for tile in TILES:
        market.preload_tile(tile)
        if tile.power is None:
            for ground, width in mini_market.SIZES:
                tiles.front(tile, width, ground)
        for ground, width in (*hand.SIZES, (PANEL, around_panels.DISCARD), (change_marks.GROUND, change_marks.TILE)):
            tiles.front(tile, width, ground, marked=False)
    for colour in BACKS:
        for ground, width in (*hand.SIZES, *mini_market.SIZES, (change_marks.GROUND, change_marks.TILE)):
            tiles.back(colour, width, ground)
    for good in GOODS:
        for ground in (PANEL, CREAM):
            tiles.chip(good, panels.CHIP, ground)
    for kind in PIROGUES:
        tiles.pirogue(kind, around_panels.TOKEN, SAND)
        tiles.pirogue(kind, change_marks.CARD, change_marks.GROUND)
    for value in DEBEN_VALUES:
        tiles.deben(value, hand.SIZES[1][1], SAND)
    for value in ROYAL_VALUES:
        tiles.royal(value, hand.SIZES[1][1], SAND)
    market.preload()
    around_panels.preload()
    panels.preload(_SEATS, (PANEL, CREAM))
    final_result.preload(_SEATS)
    change_marks.preload(_SEATS)
    scoring.preload(_SEATS)
    for digit in "0123456789":
        Canvas(8, 8, SAND).text(digit, 0, 0, size=20, ink=CREAM, ground=SAND)
