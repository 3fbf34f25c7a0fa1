"""Marks of what changed, in every game: a dark tab on a panel, a ring at a set, a spark on a thing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias, TypeVar

from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Canvas
from render.canvas.drawn_sprites import Pen, Sprite
from render.canvas.theme import CLEAR, CREAM, GOLD, INK, LETTERS, Colour

Mover: TypeAlias = int | None
"""The seat that caused a change, None where only one seat moved."""
_T = TypeVar("_T")
_B = TypeVar("_B", bound=Hashable)

# The ground of a tab, on which its sprites have to be drawn.
GROUND: Final = INK
# How wide what stands on a tab is: cards and tokens, tiles, and the icons and backs below a figure.
CARD, TILE, ICON, BACK = 56, 70, 40, 30
TAB_HEIGHT: Final = 92
_PAD, _GAP, _STEP = 12, 12, 22
_SPARK: Final = 38
_BADGE_HIGH: Final = 36
_RING: Final = 6
# More cards than these are told by a figure.
MOST_DRAWN: Final = 3
# The sizes of sparks on things; a seat's shape in the place of one is so much larger, to be told from other shapes.
MARKS: Final = (24, 32, 36, 40)
_SHAPE: Final = 8
# Shapes beside a number, and how far apart.
_SMALL, _BESIDE = 26, 13


class TabColumn(NamedTuple):
    """A part of a tab: a sign with things beside it, or a figure with an icon below it."""

    text: str
    things: tuple[Sprite, ...]
    figure: bool = False


def things_column(sign: str, sprites_: Sequence[Sprite]) -> TabColumn:
    """Return a column of a sign and things, of which like ones overlap."""
    return TabColumn(sign, tuple(sprites_))


def figure_column(number: int, icon: Sprite) -> TabColumn:
    """Return a column of a number with its sign, above an icon."""
    return TabColumn(signed(number), (icon,), figure=True)


def counted_columns(
    sign: str,
    some: Sequence[_T],
    most: int,
    draw: Callable[[_T], Sprite],
    back_of: Callable[[_T], _B],
    small: Callable[[_B], Sprite],
) -> list[TabColumn]:
    """Return columns of cards or tiles: side by side, more than `most` as figures over their small backs."""
    if not some:
        return []
    if len(some) <= most:
        return [things_column(sign, [draw(one) for one in some])]
    backs = Counter(back_of(one) for one in some)
    return [figure_column(count if sign == "+" else -count, small(back)) for back, count in backs.items()]


def signed(number: int) -> str:
    """Return a number with a plus (nothing is +0) or a true minus, which is as wide."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def tab_icon(name: str) -> Sprite:
    """Return an icon of the size that stands below a figure."""
    return drawn_sprites.icon_sprite(name, ICON, GROUND)


def tab_width(columns: Sequence[TabColumn]) -> int:
    """Return how wide a tab with these columns is, its spark included; 0 without any."""
    if not columns:
        return 0
    long = _SPARK + _PAD * 2 - 6 + sum(_wide(column) for column in columns) + _GAP * (len(columns) - 1)
    return -(-long // 8) * 8  # few widths are few plates to keep


def fit_columns(columns: Sequence[TabColumn], room: int) -> tuple[TabColumn, ...]:
    """Return the columns without the earliest ones where all are too wide for `room`."""
    fitting = tuple(columns)
    while fitting and tab_width(fitting) > room:
        fitting = fitting[1:]
    return fitting


def right_edge(columns: Sequence[TabColumn], left: int, most: int) -> int:
    """Return where a tab ends: all at one place, farther right (up to `most`) where it must begin at `left`."""
    return min(most, max(CLEAR, left + tab_width(columns)))


def draw_tab(canvas: Canvas, right: int, top: int, columns: Sequence[TabColumn]) -> None:
    """Draw what is new as a tab whose upper right corner is at `right`, `top`; nothing where there are no columns."""
    if not columns:
        return
    long = tab_width(columns)
    left = right - long
    plate = _tab(long)
    canvas.put(plate.image, left, top, plate.mask)
    canvas.mark("news", left, top, long, TAB_HEIGHT)
    middle = top + TAB_HEIGHT // 2
    spare = long - _SPARK - 2 * _PAD + 6 - sum(_wide(column) for column in columns) - _GAP * (len(columns) - 1)
    x = left + _SPARK - 6 + _PAD + spare // 2
    for column in columns:
        if column.figure:
            _draw_figure(canvas, column, x, middle)
        else:
            _draw_things(canvas, column, x, middle)
        x += _wide(column) + _GAP
    put_spark(canvas, left + _SPARK // 2, middle, _SPARK)


def draw_ring(canvas: Canvas, x: int, y: int, size: int, ground: Colour) -> None:
    """Draw the ring around a square thing of `size` that will be put at x, y."""
    ring = _ring(size + 2 * _RING, ground)
    canvas.put(ring.image, x - _RING, y - _RING, ring.mask)
    canvas.mark("ring", x - _RING, y - _RING, ring.image.width, ring.image.height)


def draw_badge(canvas: Canvas, text: str, x: int, y: int, ground: Colour) -> None:
    """Draw a dark plate with a short text around x, y."""
    wide = fonts.width(text, fonts.BLACK, LETTERS) + 8
    plate = _plate(wide, _BADGE_HIGH, ground)
    canvas.put(plate.image, x - wide // 2, y - _BADGE_HIGH // 2, plate.mask)
    canvas.text(text, x, y, size=LETTERS, weight=fonts.BLACK, ink=CREAM, ground=GROUND, anchor="m")


def draw_label(canvas: Canvas, text: str, right: int, y: int, ground: Colour) -> None:
    """Draw a dark plate with a spark and some words, its right edge at `right` and its middle at y."""
    size, high = LETTERS, 58
    long = fonts.width(fonts.fit(text, fonts.BLACK, size, 480), fonts.BLACK, size)
    wide = long + high + 18
    plate = _plate(wide, high, ground)
    canvas.put(plate.image, right - wide, y - high // 2, plate.mask)
    put_spark(canvas, right - wide + high // 2, y, high)
    canvas.text(text, right - wide + high + 6, y, size=size, weight=fonts.BLACK, ink=CREAM, ground=GROUND, room=long)


def put_spark(canvas: Canvas, x: int, y: int, size: int) -> None:
    """Put the sign that something is new, its middle at x, y."""
    _put(canvas, "spark", x, y, size)


def put_mark(canvas: Canvas, mover: Mover, x: int, y: int, size: int) -> None:
    """Put a mark on a new thing around x, y: the shape of the seat that caused it, else a spark."""
    if mover is None:
        put_spark(canvas, x, y, size)
    else:
        _put(canvas, f"seat-{mover}", x, y, size + _SHAPE)


def put_shapes(canvas: Canvas, seats: Sequence[Mover], x: int, y: int) -> None:
    """Put the shapes of seats side by side, the first with its middle at x, y; they overlap a little."""
    for offset, seat in enumerate(seat for seat in seats if seat is not None):
        _put(canvas, f"seat-{seat}", x + offset * _BESIDE, y, _SMALL)


def preload(seats: int) -> None:
    """Draw the shapes of `seats` seats as they mark what is new."""
    for seat in range(seats):
        for size in (*(size + _SHAPE for size in MARKS), _SMALL):
            drawn_sprites.icon_sprite(f"seat-{seat}", size, GROUND)


def movers_of(mover: Iterable[int], movers: Collection[int], most: int | None = None) -> tuple[Mover, ...]:
    """Return the seats that caused the latest `most` changes; None for each where only one seat moved."""
    seats = tuple(seat if len(movers) > 1 else None for seat in mover)
    return seats if most is None else seats[max(0, len(seats) - most) :]


def _put(canvas: Canvas, name: str, x: int, y: int, size: int) -> None:
    sprite = drawn_sprites.icon_sprite(name, size, GROUND)
    canvas.put(sprite.image, x - size // 2, y - size // 2, sprite.mask)


def _wide(column: TabColumn) -> int:
    if column.figure:
        return max(column.things[0].image.width, fonts.width(column.text, fonts.BLACK, LETTERS))
    sign = fonts.width(column.text, fonts.BLACK, LETTERS) + 6 if column.text else 0
    return sign + _offsets(column.things)[-1] + column.things[-1].image.width


def _offsets(some: Sequence[Sprite]) -> list[int]:
    """Return where things stand beside each other: like ones overlap, the same sprite being the same thing."""
    offsets = [0]
    for one, following in pairwise(some):
        offsets.append(offsets[-1] + (_STEP if following is one else one.image.width + 4))
    return offsets


def _draw_figure(canvas: Canvas, column: TabColumn, x: int, middle: int) -> None:
    centre = x + _wide(column) // 2
    canvas.text(
        column.text, centre, middle - 23, size=LETTERS, weight=fonts.BLACK, ink=CREAM, ground=GROUND, anchor="m"
    )
    (thing,) = column.things
    canvas.put(thing.image, centre - thing.image.width // 2, middle + 23 - thing.image.height // 2, thing.mask)


def _draw_things(canvas: Canvas, column: TabColumn, x: int, middle: int) -> None:
    if column.text:
        x += canvas.text(column.text, x, middle, size=LETTERS, weight=fonts.BLACK, ink=CREAM, ground=GROUND) + 6
    for thing, offset in zip(column.things, _offsets(column.things), strict=True):
        canvas.put(thing.image, x + offset, middle - thing.image.height // 2, thing.mask)


@lru_cache(maxsize=64)
def _tab(long: int) -> Sprite:
    pen = Pen(long, TAB_HEIGHT, 3)
    pen.rect(_SPARK // 2, 0, long, TAB_HEIGHT, GROUND, 12)
    return drawn_sprites.to_sprite(drawn_sprites.shrink(pen.image, long, TAB_HEIGHT), GROUND)


@lru_cache(maxsize=16)
def _ring(size: int, ground: Colour) -> Sprite:
    pen = Pen(size, size, 4)
    pen.rect(0, 0, size, size, INK, 15)
    pen.rect(2.5, 2.5, size - 2.5, size - 2.5, GOLD, 12.5)
    return drawn_sprites.to_sprite(drawn_sprites.shrink(pen.image, size, size), ground)


@lru_cache(maxsize=32)
def _plate(wide: int, high: int, ground: Colour) -> Sprite:
    pen = Pen(wide, high, 4)
    pen.rect(0, 0, wide, high, GROUND, min(10, high / 2))
    return drawn_sprites.to_sprite(drawn_sprites.shrink(pen.image, wide, high), ground)
