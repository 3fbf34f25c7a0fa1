"""A sheet of titled rows of things: hands, piles, and what can be chosen among."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PIL import Image

from render import fonts, pieces, sprites
from render.face import Picture
from render.png import Canvas, index
from render.sprites import Sprite
from render.theme import CREAM, INK, MARGIN, WIDTH, Colour

_LEAST_WIDTH: Final = 640
_GAP: Final = 8
_HEAD: Final = 58
_BADGE: Final = 54
_CAPTION, _CAPTION_WIDTH, _SHORT = 44, 196, 3
# A picked thing stands a little higher, in a bold frame, with a tick.
_LIFT: Final = 10
_FRAME: Final = 6
_TICK: Final = 52
# Discord lays its sign for alt texts over the lower right corner: on a phone so much of the width is clear of it, and
# so high it is as a share of the width.
_CLEAR: Final = 0.87
_SIGN: Final = 0.07


@dataclass(frozen=True, slots=True)
class Section:
    """One titled part of a sheet: things `width` pixels wide and `ratio` times as high.

    Numbered things have room for a caption each below them; those at the places `picked` are marked.
    """

    icon: str
    title: str
    items: tuple[Any, ...]
    width: int
    ground: Colour
    ratio: float = 1.0
    numbered: bool = False
    captions: tuple[str, ...] = ()
    picked: frozenset[int] = frozenset()

    @property
    def cell(self) -> int:
        """The width of a thing with its caption."""
        long = any(len(caption) > _SHORT for caption in self.captions)
        return max(self.width, _CAPTION_WIDTH) if long else self.width

    def rows(self, room: int) -> int:
        """How many rows the items take in `room` pixels."""
        return -(-len(self.items) // max(1, (room - 2 * MARGIN + _GAP) // (self.cell + _GAP)))

    def per_row(self, room: int) -> int:
        """How many items stand side by side, so that all rows are about as long."""
        return -(-len(self.items) // max(1, self.rows(room)))

    def row_height(self) -> int:
        """The height of one row of items with its gap."""
        below = _CAPTION if any(self.captions) else _GAP
        return round(self.width * self.ratio) + below + (_BADGE // 2 + _LIFT if self.numbered else 0)

    def reach(self, room: int) -> int:
        """How far to the right the last row comes."""
        last = len(self.items) - (self.rows(room) - 1) * self.per_row(room)
        return MARGIN + max(0, last) * (self.cell + _GAP) - _GAP

    def height(self, room: int) -> int:
        """How many pixels of height it takes in a room so wide, with its title."""
        return (_HEAD if self.title else MARGIN) + self.rows(room) * self.row_height() + _GAP


def draw(parts: Sequence[Section], alt: str, picture_of: Callable[[Any, int, Colour], Sprite]) -> Picture:
    """Return the sheet; `picture_of` draws a thing at a width on a ground."""
    wanted = max(part.per_row(WIDTH) * (part.cell + _GAP) - _GAP + 2 * MARGIN for part in parts)
    width = min(max(wanted, _LEAST_WIDTH), WIDTH)
    height = sum(part.height(width) for part in parts)
    if parts[-1].reach(width) > width * _CLEAR:
        height += round(width * _SIGN)
    canvas = Canvas(width, height, parts[-1].ground)
    top = 0
    for part in parts:
        _draw_section(canvas, part, top, width, picture_of)
        top += part.height(width)
    return Picture(canvas.png(), width, height, alt)


def _draw_section(
    canvas: Canvas, part: Section, top: int, room: int, picture_of: Callable[[Any, int, Colour], Sprite]
) -> None:
    canvas.box(0, top, room, part.height(room), part.ground)
    y = top + MARGIN
    if part.title:
        canvas.put(sprites.icon(part.icon, 42, part.ground), MARGIN + 2, top + 9)
        canvas.text(
            part.title,
            MARGIN + 56,
            top + 31,
            size=36,
            weight=fonts.BLACK,
            ink=INK,
            ground=part.ground,
            room=room - 80,
            least=24,
        )
        y = top + _HEAD
    per_row = part.per_row(room)
    for number, item in enumerate(part.items):
        x = MARGIN + number % per_row * (part.cell + _GAP) + (part.cell - part.width) // 2
        line = y + number // per_row * part.row_height() + (_BADGE // 2 + _LIFT if part.numbered else 0)
        sprite = picture_of(item, part.width, part.ground)
        if number in part.picked:
            line -= _LIFT
            _frame(canvas, sprite, x, line)
        canvas.put(sprite.image, x, line, sprite.mask)
        if number in part.picked:
            # On the left above the strip with the scarabs, which must stay to be counted.
            tick = sprites.cut("tick", _TICK, part.ground)
            canvas.put(tick.image, x - _FRAME, line + sprite.image.height * 2 // 3 - _TICK, tick.mask)
        if part.numbered:
            _number(canvas, number + 1, x + part.width // 2, line + 2, part.ground)
        if number < len(part.captions):
            below = y + number // per_row * part.row_height() + part.row_height() - _CAPTION // 2 - 2
            canvas.text(
                part.captions[number],
                x + part.width // 2,
                below,
                size=30,
                least=20,
                ink=INK,
                ground=part.ground,
                anchor="m",
                room=part.cell,
            )


def _frame(canvas: Canvas, sprite: Sprite, x: int, y: int) -> None:
    """A bold edge around whatever shape a thing has: its outline, moved a little to all sides."""
    edge = Image.new("L", sprite.image.size, index(INK))
    for angle in range(0, 360, 30):
        dx, dy = sprites.around(0, 0, _FRAME, angle)
        canvas.put(edge, x + round(dx), y + round(dy), sprite.mask)


def _number(canvas: Canvas, number: int, x: int, y: int, ground: Colour) -> None:
    plate = pieces.badge(_BADGE, CREAM, INK, ground)
    canvas.put(plate.image, x - _BADGE // 2, y - _BADGE // 2, plate.mask)
    canvas.text(str(number), x, y, size=42, weight=fonts.BLACK, ink=CREAM, ground=INK, anchor="m", room=46, least=30)
