"""The pharaoh tiles as drawings: a face of two goods in gold, the gold back, and its sign for small sizes."""

from __future__ import annotations

from typing import Final

from render.canvas import drawn_sprites
from render.canvas.drawn_sprites import Pen, Sheet
from render.canvas.theme import CREAM, FIELDS, GOLD, LINE, PARCHMENT, WOOD, Colour
from render.icons.treasures_expansion import crown

# How much of a small back its sign takes.
_SIGN: Final = 70


def front(first: str, second: str, scarabs: tuple[float, ...], scale: float) -> Sheet:
    """Return the face of a pharaoh tile: both goods side by side in a frame of gold, and where its scarabs stand."""
    pen = Pen(100, 100, scale)
    pen.rect(0, 0, 100, 100, LINE, 10)
    pen.rect(2, 2, 98, 98, GOLD, 8.5)
    pen.rect(6, 6, 94, 94, FIELDS[first], 5)
    pen.rect(50, 6, 94, 94, FIELDS[second], 5)
    pen.rect(50, 6, 60, 94, FIELDS[second])
    pen.rect(48.8, 6, 51.2, 70, CREAM)
    pen.rect(6, 69, 94, 94, PARCHMENT, 5)
    pen.stamp(first, 27.5, 38, 40)
    pen.stamp(second, 72.5, 38, 40)
    for x in scarabs:
        pen.stamp("scarab", x, 81.25, 28.125)
    return Sheet(pen.image)


def back(pen: Pen, light: Colour) -> None:
    """Draw what is on the gold back within its frame: the double crown before light rays of the sun."""
    for angle in range(0, 360, 20):
        pen.poly(
            [drawn_sprites.around(50, 50, reach, angle + turn) for reach, turn in ((0, 0), (44, -4), (44, 4))], light
        )
    pen.stamp("crown", 50, 50, 66)


def small_back(pen: Pen) -> None:
    """Draw the sign of the gold back for small sizes: the crown in light and dark."""
    sign = Pen(100, 100, pen.scale * _SIGN / 100)
    crown(sign, CREAM, WOOD, WOOD)
    at = round(pen.scale * (100 - _SIGN) / 2)
    pen.image.alpha_composite(sign.image, (at, at))
