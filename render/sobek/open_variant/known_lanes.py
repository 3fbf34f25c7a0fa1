"""What everybody knows of a seat's hand and pile in the open variant, a lane of small cards below the seat's panel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.sobek.cards import Card
from engine.sobek.views import OpenView, SobekView
from render.canvas import drawn_sprites
from render.canvas.canvas import Band, Canvas
from render.canvas.drawn_sprites import Pen
from render.canvas.theme import CLEAR, LINE, MARGIN, SAND, WIDTH
from render.sobek.open_variant import card_lanes
from render.sobek.open_variant.card_lanes import Cluster, Lane

# The widths of cards, and in how many rows each is tried: low lanes first, as a board has one for every seat.
_TRIED: Final = ((70, 1), (60, 1), (64, 2), (54, 2), (44, 9))
WIDTHS: Final = tuple(sorted({width for width, _ in _TRIED}))
"""The widths at which cards are drawn here."""

_LEFT, _RIGHT = 20, WIDTH - MARGIN + 2
_PAD: Final = 4
_BELOW: Final = 6
_BETWEEN: Final = 26
_MOST_ROWS: Final = 2
# With more seats than these, cards in two rows are small.
_FEW_SEATS: Final = 3


class _PlacedRow(NamedTuple):
    """A row of a lane and where it begins; its sign stands before it where `head` is given."""

    x: int
    lane: Lane
    row: list[Cluster]
    head: bool


def bands(view: SobekView, panels: Sequence[Band]) -> list[Band]:
    """Return the seats' panels, each followed by its lane if the game is played in the open variant."""
    if not isinstance(view, OpenView):
        return list(panels)
    known = view.common
    shown: list[Band] = []
    last = len(panels) - 1
    for seat, (panel, hand, pile) in enumerate(zip(panels, known.hands, known.piles, strict=True)):
        first = Lane("hand", "" if hand.backs.total else "0", card_lanes.folded_parts(hand))
        second = Lane("corruption", str(pile.backs.total), card_lanes.folded_parts(pile))
        tried = _TRIED if len(panels) <= _FEW_SEATS else _TRIED[:2] + _TRIED[3:]
        shown += [panel, _band(first, second, CLEAR if seat == last else _RIGHT - _PAD, tried)]
    return shown


def preload_card(card: Card) -> None:
    """Draw a card at all widths at which a lane shows it."""
    for width in WIDTHS:
        card_lanes.lane_sprite(card, width, sure=True)


def preload() -> None:
    """Draw ahead what never changes: the lane's ground, and the card that stands for those nobody knows."""
    for width, rows in _TRIED:
        if rows <= _MOST_ROWS:
            _ground(_high(rows, width))
        card_lanes.lane_sprite(None, width, sure=False)


@lru_cache(maxsize=256)
def _band(hand: Lane, pile: Lane, right: int, tried: tuple[tuple[int, int], ...]) -> Band:
    """Draw both lanes, at the first of the widths that are `tried`; nothing stands to the right of `right`."""
    for width, most in tried:
        lines = _lines(hand, pile, width, right)
        if len(lines) <= most:
            break
    canvas = Canvas.over(_ground(_high(len(lines), width)))
    for number, line in enumerate(lines):
        y = _PAD + number * card_lanes.row_height(width)
        for placed in line:
            if placed.head:
                card_lanes.draw_head(canvas, placed.lane, placed.x, y, width)
            card_lanes.draw_row(canvas, placed.row, placed.x + card_lanes.head_width(placed.lane), y, width)
    return canvas.band()


def _lines(hand: Lane, pile: Lane, width: int, right: int) -> list[list[_PlacedRow]]:
    """Break both lanes into rows; where one row holds both, the pile begins in its middle or stands at its end."""
    left, room = _LEFT + 10, right - _LEFT - 10
    broken = [card_lanes.rows(lane, width, room) for lane in (hand, pile)]
    if all(len(rows) == 1 for rows in broken):
        first, second = broken[0][0], broken[1][0]
        long = card_lanes.head_width(hand) + card_lanes.row_width(first, width)
        after = card_lanes.head_width(pile) + card_lanes.row_width(second, width)
        if long + _BETWEEN + after <= room:
            middle = left + room // 2
            x = middle if left + long + _BETWEEN <= middle and middle + after <= left + room else left + room - after
            return [[_PlacedRow(left, hand, first, True), _PlacedRow(x, pile, second, True)]]
    return [
        [_PlacedRow(left, lane, row, number == 0)]
        for lane, rows in zip((hand, pile), broken, strict=True)
        for number, row in enumerate(rows)
    ]


def _high(rows: int, width: int) -> int:
    return rows * card_lanes.row_height(width) + 2 * _PAD


@lru_cache(maxsize=8)
def _ground(high: int) -> Image.Image:
    """Return the lane without cards, as wide as the board."""
    pen = Pen(WIDTH, high + _BELOW, 2)
    pen.rect(_LEFT, 0, _RIGHT, high, LINE, 10)
    pen.rect(_LEFT + 2, 2, _RIGHT - 2, high - 2, card_lanes.GROUND, 8)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, WIDTH, high + _BELOW), SAND)
