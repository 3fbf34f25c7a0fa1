"""What everybody knows of a seat's hand and pile in the open way, as a lane of small cards below the seat's panel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.sobek.cards import Back, Card
from engine.sobek.views import OpenView, SobekView
from render import sprites
from render.face import Speech
from render.png import Band, Canvas
from render.sobek import lanes
from render.sobek.lanes import Cluster, Lane
from render.sprites import Pen
from render.theme import CLEAR, LINE, MARGIN, SAND, WIDTH

# More kinds of cards in doubt than these stand as one back with their number; in full they are behind a button.
MOST_KINDS: Final = 4
# The widths of cards: the smaller one where the larger would need more than two rows.
WIDTHS: Final = (52, 44)

_LEFT, _RIGHT = 34, WIDTH - MARGIN + 2
_PAD: Final = 6
_BELOW: Final = 6
_BETWEEN: Final = 30
_MOST_ROWS: Final = 2


class _Placed(NamedTuple):
    """A row of a lane and where it begins; its sign stands before it where `head` is given."""

    x: int
    lane: Lane
    row: list[Cluster]
    head: bool


def bands(view: SobekView, panels: Sequence[Band], speech: Speech) -> list[Band]:
    """Return the seats' panels, each followed by its lane if the game is played the open way."""
    if not isinstance(view, OpenView):
        return list(panels)
    known = view.common
    shown: list[Band] = []
    for panel, hand, pile in zip(panels, known.hands, known.piles, strict=True):
        first = Lane("hand", "" if hand.backs.total else "0", lanes.parts(hand, hand, speech, MOST_KINDS))
        second = Lane("corruption", str(pile.backs.total), lanes.parts(pile, pile, speech, MOST_KINDS))
        shown += [panel, _band(first, second)]
    return shown


def warm(card: Card) -> None:
    """Draw a card in all manners in which a lane shows it."""
    for width in WIDTHS:
        for sure in (True, False):
            lanes.sprite_of(card, width, sure=sure)


def still() -> None:
    """Draw what never changes: the lane's ground, and backs that stand for many cards."""
    for width in WIDTHS:
        for rows in range(1, _MOST_ROWS + 1):
            _ground(_high(rows, width))
        for colour in Back:
            lanes.sprite_of(colour, width, sure=False)


@lru_cache(maxsize=256)
def _band(hand: Lane, pile: Lane) -> Band:
    for width in WIDTHS:
        lines = _lines(hand, pile, width)
        if len(lines) <= _MOST_ROWS:
            break
    canvas = Canvas.over(_ground(_high(len(lines), width)))
    for number, line in enumerate(lines):
        y = _PAD + number * lanes.high(width)
        for placed in line:
            if placed.head:
                lanes.draw_head(canvas, placed.lane, placed.x, y, width)
            lanes.draw_row(canvas, placed.row, placed.x + lanes.head_long(placed.lane), y, width)
    return canvas.band()


def _lines(hand: Lane, pile: Lane, width: int) -> list[list[_Placed]]:
    """Break both lanes into rows; where one row holds both, the pile begins in its middle or stands at its end."""
    left, room = _LEFT + 12, CLEAR - _LEFT - 12
    broken = [lanes.rows(lane, width, room) for lane in (hand, pile)]
    if all(len(rows) == 1 for rows in broken):
        first, second = broken[0][0], broken[1][0]
        long = lanes.head_long(hand) + lanes.row_long(first, width)
        after = lanes.head_long(pile) + lanes.row_long(second, width)
        if long + _BETWEEN + after <= room:
            middle = left + room // 2
            x = middle if left + long + _BETWEEN <= middle and middle + after <= left + room else left + room - after
            return [[_Placed(left, hand, first, True), _Placed(x, pile, second, True)]]
    return [
        [_Placed(left, lane, row, number == 0)]
        for lane, rows in zip((hand, pile), broken, strict=True)
        for number, row in enumerate(rows)
    ]


def _high(rows: int, width: int) -> int:
    return rows * lanes.high(width) + 2 * _PAD


@lru_cache(maxsize=8)
def _ground(high: int) -> Image.Image:
    """Return the lane without cards, as wide as the board."""
    pen = Pen(WIDTH, high + _BELOW, 2)
    pen.rect(_LEFT, 0, _RIGHT, high, LINE, 10)
    pen.rect(_LEFT + 2, 2, _RIGHT - 2, high - 2, lanes.GROUND, 8)
    return sprites.flatten(sprites.shrink(pen.image, WIDTH, high + _BELOW), SAND)
