"""Films: the pictures of a game one after the other, as an animated GIF that repeats for ever.

Each picture is shown narrower than the board on a page, below a caption that is drawn at the film's own size. All
frames use the one fixed palette. Of each only what changed is written, at once: two frames are in memory, not all.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from render.canvas import fonts
from render.canvas.canvas import Canvas
from render.canvas.theme import CREAM, GOLD, INK, PALETTE, PANEL, SAND, STONE, Colour

WIDTH: Final = 800
_CAPTION: Final = 112
_BAR: Final = 6
_MARGIN: Final = 14
_LINES: Final = 3
_SIZE, _LEAST = 28, 22
# The number that no colour of the palette has: what is behind it stays.
_CLEAR: Final = 255
_UNCHANGED: Final = [255, *[0] * 255]
_CARD_SIZE: Final = 28
_CARD_EDGE: Final = 8
_CARD_MARGIN: Final = 20


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame: a PNG of ours, what is said above it, how long it stays, and lines of a card that lies on top."""

    picture: bytes
    caption: str
    milliseconds: int
    card: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Film:
    """An animated GIF: its bytes, and how many frames were put in."""

    data: bytes
    frames: int


def film(frames: Sequence[Frame]) -> Film:
    """Return frames as a film; there must be at least one. All pictures begin at the top, so that nothing jumps."""
    height = _CAPTION + max(_size(_opened(frame))[1] for frame in frames)
    parts = [_head(height)]
    before: Image.Image | None = None
    for frame, image in zip(frames, _images(frames, height), strict=True):
        parts.append(_written(before, image, frame.milliseconds))
        before = image
    return Film(b"".join((*parts, b";")), len(frames))


def _head(height: int) -> bytes:
    """Return the beginning of a GIF: its size, the palette, and that it repeats for ever."""
    palette = bytes(_colours()).ljust(3 * 256, b"\0")
    screen = struct.pack("<HHBBB", WIDTH, height, 0b1111_0111, 0, 0)  # 256 colours of 8 bits
    return b"GIF89a" + screen + palette + b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"


def _written(before: Image.Image | None, image: Image.Image, milliseconds: int) -> bytes:
    """Return a frame as GIF blocks: the rectangle that changed, and in it only the pixels that did."""
    if before is None:
        return _blocks(image, 0, 0, milliseconds, clear=False)
    change = ImageChops.difference(before, image)
    left, top, right, bottom = change.getbbox() or (0, 0, 1, 1)
    piece = image.crop((left, top, right, bottom))
    piece.paste(_CLEAR, mask=change.crop((left, top, right, bottom)).point(_UNCHANGED))
    return _blocks(piece, left, top, milliseconds, clear=True)


def _blocks(piece: Image.Image, left: int, top: int, milliseconds: int, *, clear: bool) -> bytes:
    """Return the GIF blocks of a piece that stays: its time, its place, its pixels."""
    control = struct.pack("<BHBB", 1 << 2 | clear, milliseconds // 10, _CLEAR if clear else 0, 0)
    number = struct.pack("<HHHHB", left, top, *piece.size, 0)
    return b"\x21\xf9\x04" + control + b"," + number + _pixels(piece)


def _pixels(piece: Image.Image) -> bytes:
    """Return the packed palette numbers of a piece, out of a GIF of it alone."""
    alone = io.BytesIO()
    piece.save(alone, "GIF", optimize=False, interlace=0)
    data = alone.getvalue()
    start = 13 + (3 << (data[10] & 7) + 1 if data[10] & 0x80 else 0)
    while data[start] == 0x21:  # extensions: their kind, then blocks with their lengths until an empty one
        start += 2
        while size := data[start]:
            start += 1 + size
        start += 1
    return data[start + 10 : -1]


def _images(frames: Sequence[Frame], height: int) -> Iterator[Image.Image]:
    """Yield the frames as images of palette numbers."""
    shown, scaled = b"", Image.new("L", (1, 1))
    for number, frame in enumerate(frames):
        if frame.picture != shown:
            shown, scaled = frame.picture, _scaled(_opened(frame))
        canvas = Canvas(WIDTH, height, SAND)
        canvas.put(scaled, 0, _CAPTION)
        _caption(canvas, frame.caption, (number + 1) / len(frames))
        if frame.card:
            _card(canvas, frame.card)
        yield canvas.image


def _opened(frame: Frame) -> Image.Image:
    return Image.open(io.BytesIO(frame.picture))


def _size(picture: Image.Image) -> tuple[int, int]:
    return WIDTH, round(picture.height * WIDTH / picture.width)


def _scaled(picture: Image.Image) -> Image.Image:
    """Return a picture at the film's width, as numbers of the palette."""
    size = _size(picture)
    small = picture.convert("RGB").resize(size, Image.Resampling.HAMMING)
    numbers = small.quantize(palette=_palette(), dither=Image.Dither.NONE)
    return Image.frombytes("L", size, numbers.tobytes())


def _caption(canvas: Canvas, text: str, share: float) -> None:
    """Write what happened, and draw a bar that tells how far the film has come."""
    canvas.box(0, 0, WIDTH, _CAPTION, PANEL)
    size, lines = _set(text, WIDTH - 2 * _MARGIN, _SIZE, _LEAST, _LINES)
    pitch = (_CAPTION - _BAR) // _LINES
    top = (_CAPTION - _BAR - pitch * len(lines)) // 2 + pitch // 2
    for number, line in enumerate(lines):
        _line(canvas, line, _MARGIN, top + number * pitch, size, PANEL)
    canvas.box(0, _CAPTION - _BAR, WIDTH, _BAR, STONE)
    canvas.box(0, _CAPTION - _BAR, round(WIDTH * share), _BAR, INK)


def _card(canvas: Canvas, lines: Sequence[str]) -> None:
    """Draw lines on a card over the upper part of the picture."""
    left = _CARD_EDGE + _CARD_MARGIN
    parts = [part for line in lines for part in _set(line, WIDTH - 2 * left, _CARD_SIZE, _CARD_SIZE, 3)[1]]
    pitch = _CARD_SIZE + 12
    height = pitch * len(parts) + 2 * _CARD_MARGIN
    top = _CAPTION + _CARD_EDGE
    for edge, colour in ((0, INK), (4, GOLD), (9, CREAM)):
        canvas.box(_CARD_EDGE + edge, top + edge, WIDTH - 2 * (_CARD_EDGE + edge), height - 2 * edge, colour)
    for number, part in enumerate(parts):
        _line(canvas, part, left, top + _CARD_MARGIN + pitch // 2 + number * pitch, _CARD_SIZE, CREAM)


def _line(canvas: Canvas, text: str, x: int, y: int, size: int, ground: Colour) -> None:
    canvas.text(text, x, y, size=size, ink=INK, ground=ground, room=WIDTH - 2 * x)


def _set(text: str, room: int, size: int, least: int, most: int) -> tuple[int, tuple[str, ...]]:
    """Return a text as lines at the largest size at which it takes `most` of them; cut where none is small enough."""
    return fonts.break_lines(_shown(text), fonts.SEMIBOLD, room, size, least, most)


def _shown(text: str) -> str:
    """Return a text without the signs that the font lacks, each with the space before it: arrows, moons, dice."""
    shown = ""
    for character in text:
        if fonts.has_sign(character):
            shown += character
        else:
            shown = shown.removesuffix(" ")
    return shown


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    palette = Image.new("P", (1, 1))
    palette.putpalette(_colours())
    return palette


@lru_cache(maxsize=1)
def _colours() -> list[int]:
    return [part for colour in PALETTE for part in colour]
