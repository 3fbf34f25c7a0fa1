"""The canvas: an image of palette numbers on which finished sprites and letters are put, and its way to PNG bytes."""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render import fonts
from render.theme import PALETTE, Colour, mix

_HEAD: Final = b"\x89PNG\r\n\x1a\n"
_LEVEL: Final = 1
_RAMP: Final = 16


@lru_cache(maxsize=4096)
def index(colour: Colour) -> int:
    """Return the number of the palette's colour nearest to `colour`."""
    red, green, blue = colour
    return min(
        range(len(PALETTE)),
        key=lambda number: (
            (PALETTE[number][0] - red) ** 2 + (PALETTE[number][1] - green) ** 2 + (PALETTE[number][2] - blue) ** 2
        ),
    )


class Canvas:
    """One picture being drawn. It belongs to one call and so to one thread; sprites and letters are shared."""

    __slots__ = ("_draw", "image")

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("L", (width, height), index(ground))
        self._draw = ImageDraw.Draw(self.image)

    @classmethod
    def over(cls, image: Image.Image) -> Canvas:
        """Return a canvas that begins as a copy of `image`."""
        canvas = cls.__new__(cls)
        canvas.image = image.copy()
        canvas._draw = ImageDraw.Draw(canvas.image)
        return canvas

    def put(self, sprite: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        """Put a sprite with its upper left corner at x, y; through a mask of one bit if there is one."""
        self.image.paste(sprite, (x, y), mask)

    def box(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """Fill a rectangle."""
        self._draw.rectangle((x, y, x + width - 1, y + height - 1), fill=index(colour))

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
    ) -> int:
        """Write `text` with the middle of its capitals at y, from x ("l"), around x ("m") or up to x ("r").

        Returns:
            How many pixels wide it came out; never more than `room`.
        """
        shown = fonts.fit(text, weight, size, room)
        if not shown:
            return 0
        sprite, rise, long = _letters(shown, weight, size, ink, ground)
        left = x if anchor == "l" else x - long if anchor == "r" else x - long // 2
        self.image.paste(sprite, (left, y - rise))
        return long

    def png(self) -> bytes:
        """Return the picture as a palette PNG."""
        width, height = self.image.size
        rows = Image.new("L", (width + 1, height), 0)
        rows.paste(self.image, (1, 0))
        return b"".join(
            (
                _HEAD,
                _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
                _chunk(b"PLTE", bytes(part for colour in PALETTE for part in colour)),
                _chunk(b"IDAT", zlib.compress(rows.tobytes(), _LEVEL)),
                _chunk(b"IEND", b""),
            )
        )


@lru_cache(maxsize=4096)
def _letters(text: str, weight: str, size: int, ink: Colour, ground: Colour) -> tuple[Image.Image, int, int]:
    """Return a text as a sprite, how far the middle of its capitals is below its top, and its width."""
    face = fonts.font(weight, size)
    ascent, descent = face.getmetrics()
    long = fonts.width(text, weight, size)
    plate = Image.new("L", (max(1, long), ascent + descent), 0)
    ImageDraw.Draw(plate).text((0, ascent), text, font=face, fill=255, anchor="ls")
    top, bottom = _capitals(weight, size)
    # Cut to what letters reach, so that lines may stand close.
    upper = max(0, ascent - round((bottom - top) * 1.35))
    lower = min(plate.height, ascent + round((bottom - top) * 0.42))
    plate = plate.crop((0, upper, plate.width, lower)).point(_ramp(ink, ground))
    return plate, ascent - upper - (bottom - top) // 2, long


@lru_cache(maxsize=128)
def _capitals(weight: str, size: int) -> tuple[int, int]:
    _, top, _, bottom = fonts.font(weight, size).getbbox("H", anchor="ls")
    return round(top), round(bottom)


@lru_cache(maxsize=256)
def _ramp(ink: Colour, ground: Colour) -> list[int]:
    """Return the palette's number for each of 256 shares of ink on a ground."""
    steps = [index(mix(ground, ink, step / _RAMP)) for step in range(_RAMP + 1)]
    return [steps[(share * _RAMP + 127) // 255] for share in range(256)]


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
