"""Pictures of the rules pages: rows of things with a caption below each, small enough for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render import pieces
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Canvas
from render.canvas.drawn_sprites import Sprite
from render.canvas.theme import CREAM, GAIN, GOLD, INK, PANEL, SAND, covered_corner
from render.presentation import Picture

WIDE: Final = 640
"""How wide the pictures are: half of a board, so that a phone shows their letters twice as large."""
GROUND: Final = PANEL
_EDGE: Final = 14
_CAPTION: Final = 44
_BADGE: Final = 44
_SIGN: Final = 36
# Discord lays its sign for alt texts over the lower right corner: so much is left free below a row that reaches there.
_FOOT: Final = 36
_RESULT: Final = 40


@dataclass(frozen=True, slots=True)
class CaptionedThing:
    """A thing with a caption below it, and an icon beside that; `number` stands above it, `marked` has it stand out."""

    sprite: Sprite
    caption: str = ""
    icon: str = ""
    number: int = 0
    good: bool = False
    marked: bool = False


@dataclass(frozen=True, slots=True)
class ThingRow:
    """Things side by side; `result` stands large behind them."""

    things: tuple[CaptionedThing, ...]
    result: str = ""
    icon: str = ""

    @property
    def tall(self) -> int:
        """How high its things are."""
        return max(thing.sprite.image.height for thing in self.things)

    @property
    def high(self) -> int:
        """How many pixels of height it takes."""
        above = _BADGE // 2 if any(thing.number for thing in self.things) else 0
        below = _CAPTION if any(thing.caption for thing in self.things) else 0
        return above + self.tall + below + _EDGE


def draw_rules_page(rows: Sequence[ThingRow], alt: str) -> Picture:
    """Return the picture of rows, from top to bottom."""
    last, below = rows[-1], covered_corner(WIDE)[1]
    # A result stands at half the height of its row.
    foot = max(0, below + _RESULT // 2 - last.tall // 2 - _EDGE) if last.result else _FOOT
    canvas = Canvas(WIDE, sum(row.high for row in rows) + _EDGE + foot, SAND)
    canvas.box(6, 6, WIDE - 12, canvas.image.height - 12, GROUND)
    top = _EDGE
    for row in rows:
        _draw_row(canvas, row, top)
        top += row.high
    return Picture(canvas.png(), WIDE, canvas.image.height, alt, tuple(canvas.spots))


def _draw_row(canvas: Canvas, row: ThingRow, top: int) -> None:
    cells = len(row.things) + (2 if row.result else 0)
    step = (WIDE - 2 * _EDGE) // cells
    tall = row.tall
    top += _BADGE // 2 if any(thing.number for thing in row.things) else 0
    for number, thing in enumerate(row.things):
        middle = _EDGE + number * step + step // 2
        _draw_thing(canvas, thing, middle, top, tall, step)
    if row.result:
        x = _EDGE + len(row.things) * step + 6
        sign = _SIGN + 6 if row.icon else 0
        room = WIDE - _EDGE - x - sign
        long = canvas.text(
            row.result,
            x,
            top + tall // 2,
            size=_RESULT,
            least=26,
            weight=fonts.BLACK,
            ink=INK,
            ground=GROUND,
            room=room,
        )
        if row.icon:
            canvas.put(drawn_sprites.icon(row.icon, _SIGN, GROUND), x + long + 6, top + tall // 2 - _SIGN // 2)


def _draw_thing(canvas: Canvas, thing: CaptionedThing, middle: int, top: int, tall: int, room: int) -> None:
    image = thing.sprite.image
    left, above = middle - image.width // 2, top + (tall - image.height) // 2
    if thing.marked:
        canvas.box(left - 5, above - 5, image.width + 10, image.height + 10, GOLD)
    canvas.put(image, left, above, thing.sprite.mask)
    if thing.number:
        plate = pieces.badge(_BADGE, CREAM, INK, GROUND)
        canvas.put(plate.image, middle - _BADGE // 2, above - _BADGE // 2, plate.mask)
        canvas.text(str(thing.number), middle, above, size=34, weight=fonts.BLACK, ink=CREAM, ground=INK, anchor="m")
    if thing.caption:
        y = top + tall + _CAPTION // 2 + 2
        sign = _SIGN + 4 if thing.icon else 0
        ink = GAIN if thing.good else INK
        size = fonts.size_for(thing.caption, fonts.BLACK, 32, room - sign - 4, 18)
        long = fonts.width(thing.caption, fonts.BLACK, size)
        x = middle - (long + sign) // 2
        canvas.text(
            thing.caption, x, y, size=size, weight=fonts.BLACK, ink=ink, ground=GROUND, room=room - sign - 4, least=18
        )
        if thing.icon:
            canvas.put(drawn_sprites.icon(thing.icon, _SIGN, GROUND), x + long + 4, y - _SIGN // 2)
