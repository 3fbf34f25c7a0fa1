"""The canvas: an image of palette numbers on which finished sprites and letters are put, and its way to PNG bytes.

A picture is written as bands of full rows, each compressed separately, so that a band which did not change since the
last picture is neither drawn nor compressed again.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw
from zlib_ng import zlib_ng as zlib

from render.canvas import fonts
from render.canvas import sign_locations as signs
from render.canvas.theme import PALETTE, Colour, mix
from render.presentation import Picture, Spot

_HEAD: Final = b"\x89PNG\r\n\x1a\n"
# Measured on boards: zlib-ng's level 6 takes half of zlib's time and comes out a little smaller; level 5 saves another
# millisecond and costs 2 to 4 per cent, level 9 three times the time for 5 per cent less.
_LEVEL: Final = 6
_RAMP: Final = 4
_ZLIB_HEAD: Final = b"\x78\xda"
_ZLIB_END: Final = b"\x03\x00"
_ADLER: Final = 65521


class Band(NamedTuple):
    """Rows of a picture, compressed: their number and width, the deflated bytes, and the checksum of what they were.

    `spots` are the places of the signs in them, counted from their first row.
    """

    width: int
    height: int
    data: bytes
    adler: int
    spots: tuple[Spot, ...] = ()


@lru_cache(maxsize=4096)
def palette_index(colour: Colour) -> int:
    """Return the number of the palette's colour nearest to `colour`."""
    red, green, blue = colour
    return min(
        range(len(PALETTE)),
        key=lambda number: (
            (PALETTE[number][0] - red) ** 2 + (PALETTE[number][1] - green) ** 2 + (PALETTE[number][2] - blue) ** 2
        ),
    )


class Canvas:
    """One picture being drawn. It belongs to one call and so to one thread; sprites and letters are shared.

    `spots` tells where signs were put, so that a legend finds them in every layout.
    """

    __slots__ = ("_draw", "image", "spots")

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("L", (width, height), palette_index(ground))
        self._draw = ImageDraw.Draw(self.image)
        self.spots: list[Spot] = []

    @classmethod
    def over(cls, image: Image.Image) -> Canvas:
        """Return a canvas that begins as a copy of `image`."""
        canvas = cls.__new__(cls)
        canvas.image = image.copy()
        canvas._draw = ImageDraw.Draw(canvas.image)
        canvas.spots = []
        return canvas

    def put(self, sprite: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        """Put a sprite with its upper left corner at x, y; through a mask of one bit if there is one."""
        self.image.paste(sprite, (x, y), mask)
        if sprite.info:
            self.spots += signs.spots_of(sprite, x, y)

    def mark(self, sign: str, x: int, y: int, width: int, height: int) -> None:
        """Note that a sign stands here which is no single sprite: an area, or letters."""
        self.spots.append(Spot(sign, x, y, width, height))

    def area(self, x: int, y: int, width: int, height: int, *name: object) -> None:
        """Note that this part of the picture has a name by which it can be framed, such as "row" or "row", 3."""
        self.spots.append(Spot("-".join(map(str, name)), x, y, width, height, area=True))

    def box(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """Fill a rectangle."""
        self._draw.rectangle((x, y, x + width - 1, y + height - 1), fill=palette_index(colour))

    def text(
        self,
        text: str,
        x: int,
        y: int,
        *,
        size: int,
        ink: Colour,
        ground: Colour,
        weight: str = fonts.SEMIBOLD,
        anchor: str = "l",
        room: int = 4096,
        least: int | None = None,
    ) -> int:
        """Write `text` with the middle of its capitals at y, from x ("l"), around x ("m") or up to x ("r").

        Where it is wider than `room` it is written smaller, down to `least`, and then cut.

        Returns:
            How many pixels wide it came out; never more than `room`.
        """
        size = fonts.size_for(text, weight, size, room, least or size)
        shown = fonts.fit(text, weight, size, room)
        if not shown:
            return 0
        sprite, mask, rise, long = _letters(shown, weight, size, ink, ground)
        left = x if anchor == "l" else x - long if anchor == "r" else x - long // 2
        self.image.paste(sprite, (left, y - rise), mask)
        self.spots.append(Spot(signs.LETTERS, left, y - size // 2, long, size))
        return long

    def band(self) -> Band:
        """Return the rows of this canvas, ready to be joined with others of its width."""
        width, height = self.image.size
        rows = Image.new("L", (width + 1, height), 0)  # each row begins with 0: no filter
        rows.paste(self.image, (1, 0))
        raw = rows.tobytes()
        packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, -15, 9)
        return Band(
            width, height, packer.compress(raw) + packer.flush(zlib.Z_FULL_FLUSH), zlib.adler32(raw), tuple(self.spots)
        )

    def png(self) -> bytes:
        """Return the picture as a palette PNG."""
        return join_bands((self.band(),))


def stack_bands(bands: Sequence[Band], alt: str) -> Picture:
    """Return the picture of bands of one width, from top to bottom, with its alt text."""
    spots: list[Spot] = []
    top = 0
    for band in bands:
        spots += signs.shift_down(band.spots, top)
        top += band.height
    return Picture(join_bands(bands), bands[0].width, top, alt, tuple(spots))


def join_bands(bands: Sequence[Band], palette: Sequence[Colour] = PALETTE) -> bytes:
    """Return bands of one width, from top to bottom, as a PNG with this palette."""
    width = bands[0].width
    height = sum(band.height for band in bands)
    adler = 1
    for band in bands:
        adler = _combined(adler, band.adler, (width + 1) * band.height)
    data = b"".join((_ZLIB_HEAD, *(band.data for band in bands), _ZLIB_END, struct.pack(">I", adler)))
    return b"".join(
        (
            _HEAD,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(part for colour in palette for part in colour)),
            _chunk(b"IDAT", data),
            _chunk(b"IEND", b""),
        )
    )


def _combined(first: int, second: int, length: int) -> int:
    """Return the Adler-32 of two texts one after the other, from their own and the second's length."""
    low = ((first & 0xFFFF) + (second & 0xFFFF) - 1) % _ADLER
    high = ((first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)) % _ADLER
    return high << 16 | low


@lru_cache(maxsize=384)
def _letters(
    text: str, weight: str, size: int, ink: Colour, ground: Colour
) -> tuple[Image.Image, Image.Image, int, int]:
    """Return a text as a sprite with its mask, how far the middle of its capitals is below its top, and its width."""
    face = fonts.font(weight, size)
    ascent, descent = face.getmetrics()
    long = fonts.width(text, weight, size)
    plate = Image.new("L", (max(1, long), ascent + descent), 0)
    ImageDraw.Draw(plate).text((0, ascent), text, font=face, fill=255, anchor="ls")
    top, bottom = _capitals(weight, size)
    mask = plate.point(lambda share: 255 if share >= 24 else 0).convert("1")
    return plate.point(_ramp(ink, ground)), mask, ascent - (bottom - top) // 2, long


@lru_cache(maxsize=128)
def _capitals(weight: str, size: int) -> tuple[int, int]:
    _, top, _, bottom = fonts.font(weight, size).getbbox("H", anchor="ls")
    return round(top), round(bottom)


@lru_cache(maxsize=256)
def _ramp(ink: Colour, ground: Colour) -> list[int]:
    """Return the palette's number for each of 256 shares of ink on a ground."""
    steps = [palette_index(mix(ground, ink, step / _RAMP)) for step in range(_RAMP + 1)]
    return [steps[(share * _RAMP + 127) // 255] for share in range(256)]


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
