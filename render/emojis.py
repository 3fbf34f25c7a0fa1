"""Icons to stand beside words in messages: small plates that can be read on a dark and on a light ground."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from PIL import Image

from render import icons
from render.canvas import drawn_sprites
from render.canvas.drawn_sprites import Pen, Sheet
from render.canvas.theme import CREAM, FIELDS, GOLD, INK, PARCHMENT, SEATS, WOOD, Colour

__all__ = ["Plates", "backs", "bare", "chip", "draw_plates", "icons", "pair", "round_plate", "seat_code", "seats"]

SIDE: Final = 128
"""Pixels a side, as Discord shows them at their largest."""

Plates: TypeAlias = Mapping[str, Callable[[], Image.Image]]
"""What draws each icon, by its code: at most 17 small letters, digits and underscores."""

_SCALE: Final = 5.12


def draw_plates(plates: Plates) -> dict[str, bytes]:
    """Return icons by their codes as PNG bytes, each 128 pixels a side on nothing; the same bytes each time."""
    return {code: _png(draw()) for code, draw in plates.items()}


def chip(name: str, field: Colour, scarabs: int = 0) -> Callable[[], Image.Image]:
    """Return what draws a square with an icon on its field, and so many scarabs below it."""

    def draw() -> Image.Image:
        pen = _square(field)
        if scarabs:
            pen.stamp(name, 50, 38, 62)
            pen.rect(4, 69, 96, 96, PARCHMENT, 11)
            pen.rect(4, 69, 96, 84, PARCHMENT)
            for number in range(scarabs):
                pen.stamp("scarab", 50 + (number - (scarabs - 1) / 2) * 28, 82.5, 27)
        else:
            pen.stamp(name, 50, 50, 82)
        return pen.image

    return draw


def pair(first: str, second: str) -> Callable[[], Image.Image]:
    """Return what draws a square of two goods side by side, framed in gold."""

    def draw() -> Image.Image:
        pen = _square(GOLD)
        pen.rect(10, 10, 50, 90, FIELDS[first])
        pen.rect(50, 10, 90, 90, FIELDS[second])
        pen.rect(48, 10, 52, 90, CREAM)
        pen.stamp(first, 29, 50, 37)
        pen.stamp(second, 71, 50, 37)
        return pen.image

    return draw


def round_plate(name: str) -> Callable[[], Image.Image]:
    """Return what draws a round token with an icon on it."""

    def draw() -> Image.Image:
        pen = Pen(100, 100, _SCALE)
        pen.oval(50, 50, 50, 50, WOOD)
        pen.oval(50, 50, 46.5, 46.5, GOLD)
        pen.oval(50, 50, 40.5, 40.5, FIELDS["event"])
        pen.stamp(name, 50, 50, 58)
        return pen.image

    return draw


def bare(name: str) -> Callable[[], Image.Image]:
    """Return what draws an icon that has an edge of its own as it is."""

    def draw() -> Image.Image:
        pen = Pen(100, 100, _SCALE)
        pen.stamp(name, 50, 50, 100)
        return pen.image

    return draw


def backs(sheet: Callable[[], Sheet]) -> Callable[[], Image.Image]:
    """Return what draws the back of a card or tile with a light edge, in the middle and as large as fits."""

    def draw() -> Image.Image:
        pen = Pen(100, 100, _SCALE)
        back = sheet()
        whole = back.reduced(pen.image.width)
        wide, high = 94 * min(1, whole.width / whole.height), 94 * min(1, whole.height / whole.width)
        pen.rect(47 - wide / 2, 47 - high / 2, 53 + wide / 2, 53 + high / 2, CREAM, 15)
        small = back.reduced(round(wide * _SCALE))
        pen.image.alpha_composite(small, ((pen.image.width - small.width) // 2, (pen.image.height - small.height) // 2))
        return pen.image

    return draw


def seats() -> Plates:
    """Return what draws the shapes of all seats, in turn order."""
    return {seat_code(seat): bare(f"seat-{seat}") for seat in range(len(SEATS))}


def seat_code(seat: int) -> str:
    """Return the code of a seat's icon; seats are counted from 0, people's from 1."""
    return f"seat{seat + 1}"


def _square(field: Colour) -> Pen:
    """Return a square plate: a light and a dark edge around its field."""
    pen = Pen(100, 100, _SCALE)
    pen.rect(0, 0, 100, 100, INK, 17)
    pen.rect(2.5, 2.5, 97.5, 97.5, CREAM, 15)
    pen.rect(6, 6, 94, 94, field, 12)
    return pen


def _png(image: Image.Image) -> bytes:
    file = io.BytesIO()
    drawn_sprites.shrink(image, SIDE, SIDE).save(file, "PNG", compress_level=6)
    return file.getvalue()
