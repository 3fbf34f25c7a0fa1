"""Drawing every sprite ahead, so that no player's first press waits for it."""

from __future__ import annotations

from engine.sobek.cards import BACKS, CARDS, GOODS, TOKENS
from render import change_marks, podium
from render.canvas.canvas import Canvas
from render.canvas.theme import CREAM, PANEL, SAND
from render.sobek import board, hand, panels, score_track, scoring
from render.sobek import sprites as cards
from render.sobek.open_variant import known_lanes

_SEATS = 4


def preload_sprites() -> None:
    """Draw all sprites of boards and hands once; takes a second and belongs off the event loop."""
    # One thing in all its sizes after the other, so that its large original can go.
    for card in CARDS:
        for ground, width in (*board.CARD_SIZES, *hand.CARD_SIZES):
            cards.front(card, width, ground)
        known_lanes.preload_card(card)
    for colour in BACKS:
        for ground, width in (*board.CARD_SIZES, *hand.CARD_SIZES):
            cards.back(colour, width, ground)
        for ground in (PANEL, CREAM):
            cards.small_back(colour, panels.BACK, ground)
    for good in (*GOODS, None):
        for ground in (PANEL, CREAM):
            cards.chip(good, panels.CHIP, ground)
    for token in TOKENS:
        cards.token(token, board.TOKEN_SIZE, SAND)
        cards.token(token, change_marks.CARD, change_marks.GROUND)
    board.preload()
    known_lanes.preload()
    score_track.preload(_SEATS)
    panels.preload(_SEATS, (PANEL, CREAM))
    change_marks.preload(_SEATS)
    podium.preload(_SEATS)
    scoring.preload(_SEATS)
    for digit in "0123456789":
        Canvas(8, 8, SAND).text(digit, 0, 0, size=20, ink=CREAM, ground=SAND)
