"""Tiles of Sobek: 2 Players as sprites: fronts with good, scarabs and the mark that turns the Ankh; backs; tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.duel.tiles import KIND, TILES, Back, Good, Pirogue, Power, Tile
from render import pieces
from render.canvas import drawn_sprites, original_cache
from render.canvas.drawn_sprites import Pen, Sheet, Sprite
from render.canvas.theme import BRONZE, CREAM, FIELDS, INK, PARCHMENT, TILE_BACKS, WOOD, Colour, mix
from render.duel import pharaoh_tiles

__all__ = [
    "art_of",
    "back",
    "character",
    "chip",
    "deben",
    "front",
    "original_small_back",
    "pirogue",
    "pirogue_back",
    "royal",
    "scarabs_on",
    "small_back",
]

# Tiles are drawn on 100 by 100 units, this many pixels a unit: four times what they have on the market. There all
# scarabs stand on whole pixels, so that they are alike dot for dot and small in a file.
_SCALE: Final = 4.8
_PLACES: Final = ((), (50.0,), (35.833, 64.167), (21.667, 50.0, 78.333))
# The pictures and fields that both games share have the first game's names.
_SHARED: Final = {Good.LIVESTOCK: "cattle"}

drawn_sprites.require_art(Power)
drawn_sprites.require_art(Pirogue)


@lru_cache(maxsize=1024)
def front(tile: Tile, width: int, ground: Colour, *, marked: bool = True) -> Sprite:
    """Return the front of a tile; its mark only matters while it lies on the market."""
    return drawn_sprites.tag_sprite(pieces.sized_sprite(_front(tile.code, marked=marked), width, ground), sign_of(tile))


@lru_cache(maxsize=64)
def back(colour: Back, width: int, ground: Colour) -> Sprite:
    """Return the back of a tile, `width` pixels wide."""
    return drawn_sprites.tag_sprite(pieces.sized_sprite(_back(colour), width, ground), f"back-{colour}")


@lru_cache(maxsize=32)
def small_back(colour: Back, width: int, ground: Colour) -> Sprite:
    """Return a back for small sizes: one plain sign in its colour."""
    return drawn_sprites.tag_sprite(pieces.sized_sprite(_small_back(colour), width, ground), f"back-{colour}")


def sign_of(tile: Tile) -> str:
    """Return what sort of sign the front of a tile is."""
    if tile.power is not None:
        return "character"
    if tile.other is not None:
        return "pharaoh"
    if tile.deben:
        return "tile-deben"
    return "statue" if tile.good is Good.STATUE else "starting" if tile.back is Back.GREY else "goods"


def original_small_back(colour: Back) -> Sheet:
    """Return a back for small sizes at its full size."""
    return _small_back(colour)


def art_of(good: Good) -> str:
    """Return the name of a good's icon and field; those that both games share have the first game's."""
    return _art(good)


def chip(good: Good, size: int, ground: Colour) -> Sprite:
    """Return a small square that stands for a good."""
    return pieces.chip(_art(good), size, ground)


@lru_cache(maxsize=64)
def character(power: Power, width: int, ground: Colour) -> Sprite:
    """Return the picture of a character as such, without the good that one of its tiles shows."""
    return drawn_sprites.tag_sprite(pieces.sized_sprite(_character(power), width, ground), "character")


def pirogue(kind: Pirogue, size: int, ground: Colour) -> Sprite:
    """Return the face of a pirogue token."""
    return pieces.disc(kind.code, size, ground)


def scarabs_on(good: Good) -> Pirogue:
    """Return which scarab pirogue can lie on a set of a good (D7, P9)."""
    return Pirogue.SCARABS2 if good in (Good.MARBLE, Good.EBONY) else Pirogue.SCARABS


def pirogue_back(size: int, ground: Colour) -> Sprite:
    """Return the back of a pirogue token."""
    return pieces.disc(None, size, ground)


def deben(value: int | None, size: int, ground: Colour) -> Sprite:
    """Return a deben token with its value, its back for None."""
    return drawn_sprites.icon_sprite("deben" if value is None else f"deben-{value}", size, ground)


def royal(value: int | None, size: int, ground: Colour) -> Sprite:
    """Return a token of royal corruption with its value, its back for None (P5)."""
    return drawn_sprites.icon_sprite("royal" if value is None else f"royal-{value}", size, ground)


def _art(good: Good) -> str:
    return _SHARED.get(good, good.code)


@original_cache.cached(2)
def _front(code: str, *, marked: bool) -> Sheet:
    tile = TILES[KIND[code]]
    if tile.other is not None:
        return pharaoh_tiles.front(_art(tile.good), _art(tile.other), _PLACES[tile.scarabs], _SCALE)
    pen = Pen(100, 100, _SCALE)
    strip = tile.scarabs > 0 or tile.deben or tile.power is not None
    pieces.frame(pen, 100, FIELDS["character"] if tile.power else FIELDS[_art(tile.good)])
    # A mark in the upper right corner pushes the picture aside.
    x, y, size = (43 if marked and tile.mark else 50), (39 if strip else 54), (60 if strip else 72)
    if tile.back is Back.GREY:
        pen.poly([(98, 64), (98, 90), (90, 98), (64, 98)], CREAM)
        pen.poly([(98, 72), (98, 90), (90, 98), (72, 98)], TILE_BACKS["grey"])
        x, y = x - 2, y - 2
    pen.stamp(tile.power.code if tile.power else _art(tile.good), x, y, size)
    if strip:
        pen.rect(6, 69, 94, 94, PARCHMENT, 5)
    if tile.power is not None:
        pen.rect(37, 68.5, 63, 94, FIELDS[_art(tile.good)], 4)
        pen.stamp(_art(tile.good), 50, 81, 22)
    elif tile.deben:
        pen.stamp("deben", 50, 81.5, 25)
    for position in _PLACES[tile.scarabs]:
        pen.stamp("scarab", position, 81.667, 28.333)
    if marked and tile.mark is not None:
        # A light tab, one with the frame: straight edges keep thirty-six of them small in a file.
        pen.rect(63, 3, 97, 37, CREAM, 7)
        pen.stamp(f"mark-{tile.mark}", 79.5, 20.5, 34)
    return Sheet(pen.image)


@original_cache.cached(2)
def _character(power: Power) -> Sheet:
    pen = Pen(100, 100, _SCALE)
    pieces.frame(pen, 100, FIELDS["character"])
    pen.stamp(power.code, 50, 50, 70)
    return Sheet(pen.image)


@original_cache.cached(1)
def _back(colour: Back) -> Sheet:
    ground = TILE_BACKS[colour.code]
    pen = Pen(100, 100, _SCALE)
    pieces.frame(pen, 100, ground)
    light, dark = mix(ground, CREAM, 0.5), mix(ground, INK, 0.5)
    match colour:
        case Back.GREY:
            for row in range(4):
                for column in range(-1, 4):
                    x, y = column * 28 + (row % 2) * 14, 8 + row * 21.5
                    left, right = max(8, x + 2), min(92, x + 26)
                    if right - left > 4:
                        pen.rect(left, y, right, y + 18, light if (row + column) % 2 else dark, 2)
        case Back.BLACK:
            for x, tone in ((31, mix(BRONZE, INK, 0.5)), (69, BRONZE)):
                pen.poly([(x, 24), (x + 24, 74), (x - 24, 74)], tone)
            pen.poly([(50, 34), (76, 82), (24, 82)], mix(BRONZE, CREAM, 0.5))
        case Back.RED:
            pieces.sun(pen, 50, (25, 41, 8), 18, ground)
        case Back.GOLD:
            pharaoh_tiles.back(pen, light)
    return Sheet(pen.image)


@original_cache.cached(1)
def _small_back(colour: Back) -> Sheet:
    pen = Pen(100, 100, _SCALE)
    pen.rect(0, 0, 100, 100, WOOD, 16)
    pen.rect(8, 8, 92, 92, TILE_BACKS[colour.code], 10)
    match colour:
        case Back.GREY:
            for y in (24, 44, 64):
                pen.rect(20, y, 80, y + 12, CREAM, 3)
        case Back.BLACK:
            pen.poly([(50, 20), (84, 80), (16, 80)], CREAM)
        case Back.RED:
            pen.oval(50, 50, 30, 30, CREAM)
            pen.oval(50, 50, 13, 13, WOOD)
        case Back.GOLD:
            pharaoh_tiles.small_back(pen)
    return Sheet(pen.image)
