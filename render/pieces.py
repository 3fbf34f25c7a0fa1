"""Pieces that every game is made of: framed fronts, chips of goods, round tokens, numbers, panels and trays."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import icons
from render.canvas import drawn_sprites, original_cache
from render.canvas.drawn_sprites import Pen, Sheet, Sprite
from render.canvas.theme import (
    BRONZE,
    CREAM,
    FIELDS,
    GOLD,
    INK,
    LINE,
    MARGIN,
    PANEL,
    SAND,
    STONE,
    WIDTH,
    WOOD,
    Colour,
    mix,
)

__all__ = [
    "badge",
    "chip",
    "disc",
    "empty_place",
    "frame",
    "icons",
    "number_plate",
    "plate",
    "sized_sprite",
    "sun",
    "tray",
]

ACTIVE = CREAM


def sized_sprite(sheet: Sheet, width: int, ground: Colour) -> Sprite:
    """Return a large drawing as a sprite `width` pixels wide."""
    return drawn_sprites.to_sprite(sheet.reduced(width), ground)


def frame(pen: Pen, tall: float, colour: Colour) -> None:
    """Draw the frame of a card or tile, 100 units wide and `tall` high, around its field."""
    pen.rect(0, 0, 100, tall, LINE, 10)
    pen.rect(2, 2, 98, tall - 2, CREAM, 8.5)
    pen.rect(6, 6, 94, tall - 6, colour, 5)


def sun(pen: Pen, y: float, ray: tuple[float, float, float], pupil: float, colour: Colour) -> None:
    """Draw the eye in the sun, which hides every character in both games, its middle at `y` on a back of this colour.

    A ray begins and ends so far from the middle and is so many degrees wide to each side; `pupil` is the dark disc.
    """
    light, dark = mix(colour, CREAM, 0.5), mix(colour, INK, 0.5)
    inner, outer, lean = ray
    for angle in range(0, 360, 30):
        reaches = ((inner, -lean), (outer, 0), (inner, lean))
        pen.poly([drawn_sprites.around(50, y, reach, angle + turn) for reach, turn in reaches], light)
    pen.oval(50, y, 23, 23, light)
    pen.oval(50, y, pupil, pupil, dark)
    pen.blob([(33, y), (50, y - 10), (67, y), (50, y + 10)], CREAM)
    pen.oval(50, y, 6.5, 6.5, INK)


@lru_cache(maxsize=128)
def chip(name: str, size: int, ground: Colour) -> Sprite:
    """Return a small square with the icon of a good on its field."""
    return drawn_sprites.tag_sprite(sized_sprite(_chip(name), size, ground), "chip")


@lru_cache(maxsize=128)
def disc(name: str | None, size: int, ground: Colour) -> Sprite:
    """Return a round token with an icon on it, its back for None."""
    return drawn_sprites.tag_sprite(sized_sprite(_disc(name), size, ground), name or "disc-back")


@lru_cache(maxsize=16)
def badge(size: int, rim: Colour, field: Colour, ground: Colour) -> Sprite:
    """Return the disc on which a number stands."""
    pen = Pen(100, 100, size * 4 / 100)
    pen.oval(50, 50, 50, 50, rim)
    pen.oval(50, 50, 43, 43, field)
    return drawn_sprites.tag_sprite(
        drawn_sprites.to_sprite(drawn_sprites.shrink(pen.image, size, size), ground), "number"
    )


@lru_cache(maxsize=16)
def number_plate(wide: int, high: int, ground: Colour) -> Sprite:
    """Return the plate on which a number stands that is too long for a disc."""
    pen = Pen(wide, high, 4)
    pen.rect(0, 0, wide, high, CREAM, high / 2)
    pen.rect(4, 4, wide - 4, high - 4, INK, high / 2 - 4)
    return drawn_sprites.tag_sprite(
        drawn_sprites.to_sprite(drawn_sprites.shrink(pen.image, wide, high), ground), "number"
    )


@lru_cache(maxsize=16)
def plate(pitch: int, *, active: bool) -> Image.Image:
    """Return the ground of a panel as wide as the board, in a band `pitch` high."""
    high = pitch - 6
    pen = Pen(WIDTH, pitch, 2)
    edge = 4 if active else 2
    pen.rect(MARGIN - 2, 0, WIDTH - MARGIN + 2, high, INK if active else LINE, 14)
    inner = (MARGIN - 2 + edge, edge, WIDTH - MARGIN + 2 - edge, high - edge)
    pen.rect(*inner, ACTIVE if active else PANEL, 14 - edge)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, WIDTH, pitch), SAND)


@lru_cache(maxsize=16)
def tray(width: int, height: int) -> Image.Image:
    """Return the shallow tray in which cards or tiles lie."""
    pen = Pen(width, height, 2)
    pen.rect(0, 0, width, height, LINE, 10)
    pen.rect(1.5, 1.5, width - 1.5, height - 1.5, PANEL, 9)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, width, height), SAND)


@lru_cache(maxsize=16)
def empty_place(width: int, height: int, ground: Colour) -> Sprite:
    """Return the outline of a place where nothing lies."""
    pen = Pen(width, height, 4)
    pen.rect(0, 0, width, height, BRONZE, width / 9)
    edge = max(2, width / 18)
    pen.rect(edge, edge, width - edge, height - edge, mix(ground, INK, 0.06), width / 9 - 1)
    return drawn_sprites.to_sprite(drawn_sprites.shrink(pen.image, width, height), ground)


@original_cache.cached(1)
def _chip(name: str) -> Sheet:
    pen = Pen(100, 100, 2.4)
    pen.rect(0, 0, 100, 100, WOOD, 14)
    pen.rect(4, 4, 96, 96, FIELDS[name], 11)
    pen.stamp(name, 50, 50, 80)
    return Sheet(pen.image)


@original_cache.cached(1)
def _disc(name: str | None) -> Sheet:
    pen = Pen(100, 100, 3.6)
    pen.oval(50, 50, 50, 50, WOOD)
    pen.oval(50, 50, 47, 47, GOLD)
    if name is None:
        pen.oval(50, 50, 38, 38, BRONZE)
        for angle in range(0, 360, 45):
            pen.line([drawn_sprites.around(50, 50, 14, angle), drawn_sprites.around(50, 50, 28, angle)], 5, STONE)
        pen.oval(50, 50, 12, 12, STONE)
    else:
        pen.oval(50, 50, 41, 41, FIELDS["event"])
        pen.stamp(name, 50, 50, 56)
    return Sheet(pen.image)
