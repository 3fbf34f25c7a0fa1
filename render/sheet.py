"""A sheet of titled rows of things: hands, piles, and what can be chosen among."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from render import fonts, pieces, sprites
from render.face import Picture
from render.png import Canvas
from render.sprites import Sprite
from render.theme import CREAM, INK, MARGIN, SAND, WIDTH, Colour

_LEAST_WIDTH: Final = 640
_GAP: Final = 8
_HEAD: Final = 58
_BADGE: Final = 54


@dataclass(frozen=True, slots=True)
class Section:
    """One titled part of a sheet: things `width` pixels wide and `ratio` times as high."""

    icon: str
    title: str
    items: tuple[Any, ...]
    width: int
    ground: Colour
    ratio: float = 1.0
    numbered: bool = False

    def rows(self, room: int) -> int:
        """How many rows the items take in `room` pixels."""
        return -(-len(self.items) // max(1, (room - 2 * MARGIN + _GAP) // (self.width + _GAP)))

    def per_row(self, room: int) -> int:
        """How many items stand side by side, so that all rows are about as long."""
        return -(-len(self.items) // max(1, self.rows(room)))

    def row_height(self) -> int:
        """The height of one row of items with its gap."""
        return round(self.width * self.ratio) + _GAP + (_BADGE // 2 if self.numbered else 0)

    def height(self, room: int) -> int:
        """The height of the whole section."""
        return (_HEAD if self.title else MARGIN) + self.rows(room) * self.row_height() + _GAP


def draw(parts: Sequence[Section], alt: str, picture_of: Callable[[Any, int, Colour], Sprite]) -> Picture:
    """Return the sheet; `picture_of` draws a thing at a width on a ground."""
    wanted = max(part.per_row(WIDTH) * (part.width + _GAP) - _GAP + 2 * MARGIN for part in parts)
    width = min(max(wanted, _LEAST_WIDTH), WIDTH)
    height = sum(part.height(width) for part in parts)
    canvas = Canvas(width, height, SAND)
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
        x = MARGIN + number % per_row * (part.width + _GAP)
        line = y + number // per_row * part.row_height() + (_BADGE // 2 if part.numbered else 0)
        sprite = picture_of(item, part.width, part.ground)
        canvas.put(sprite.image, x, line, sprite.mask)
        if part.numbered:
            _number(canvas, number + 1, x + part.width // 2, line + 2, part.ground)


def _number(canvas: Canvas, number: int, x: int, y: int, ground: Colour) -> None:
    plate = pieces.badge(_BADGE, CREAM, INK, ground)
    canvas.put(plate.image, x - _BADGE // 2, y - _BADGE // 2, plate.mask)
    canvas.text(str(number), x, y, size=42, weight=fonts.BLACK, ink=CREAM, ground=INK, anchor="m", room=46, least=30)
