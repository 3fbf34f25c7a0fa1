"""Artwork drawn in code at several times its size and reduced: the pen, and sprites cached by name, size and ground."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from engine.effects.base import complete
from engine.game import Code
from render.canvas import fonts, original_cache
from render.canvas.sign_locations import tag_image
from render.canvas.theme import PAINTS, PALETTE, Colour

Point: TypeAlias = tuple[float, float]
Art: TypeAlias = Callable[["Pen"], None]

# Icons are drawn on a square of 100 by 100 units, this many pixels a side.
# Originals are kept only while sprites are made of them: a hundred at once would be memory for nothing.
_MASTER: Final = 480
_CLEAR: Final = (0, 0, 0, 0)
# Palette numbers of paints, and those of the soft edges between them.
_PAINTS: Final = frozenset(number for number, colour in enumerate(PALETTE) if colour in PAINTS)
_SOFT: Final = re.compile(
    b"[" + b"".join(re.escape(bytes((number,))) for number in range(len(PALETTE)) if number not in _PAINTS) + b"]"
)
# What lies beyond the edge of a sprite: no colour of the palette.
_NOTHING: Final = 255
# A soft dot with so many neighbours of its colour belongs to something flat; how far (squared) that of another may
# move; and how many soft colours a sprite keeps.
_FLAT: Final = 2
_FAR: Final = 90**2
_SOFT_COLOURS: Final = 5
# From this alpha on a dot belongs to a sprite: its soft edge is drawn on the ground that it was made for.
_SEEN: Final = 40


class Sprite(NamedTuple):
    """A picture in palette numbers and where it is solid."""

    image: Image.Image
    mask: Image.Image


class Pen:
    """Draws in units on a transparent sheet; None as a colour cuts out."""

    __slots__ = ("_draw", "image", "scale")

    def __init__(self, width: float = 100, height: float = 100, scale: float = _MASTER / 100) -> None:
        self.image = Image.new("RGBA", (round(width * scale), round(height * scale)), _CLEAR)
        self._draw = ImageDraw.Draw(self.image)
        self.scale = scale

    def poly(self, points: Iterable[Point], colour: Colour | None) -> None:
        """Fill a polygon."""
        self._draw.polygon([(x * self.scale, y * self.scale) for x, y in points], fill=colour or _CLEAR)

    def blob(self, points: Sequence[Point], colour: Colour | None) -> None:
        """Fill the smooth closed curve through `points`."""
        self.poly(smooth(points, closed=True), colour)

    def line(self, points: Sequence[Point], width: float, colour: Colour | None) -> None:
        """Draw a line with round ends and joints."""
        scaled = [(x * self.scale, y * self.scale) for x, y in points]
        thick = width * self.scale
        self._draw.line(scaled, fill=colour or _CLEAR, width=round(thick))
        for x, y in scaled:
            self._draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=colour or _CLEAR)

    def curve(self, points: Sequence[Point], width: float, colour: Colour | None) -> None:
        """Draw the smooth open curve through `points` with round ends."""
        self.line(smooth(points, closed=False), width, colour)

    def oval(self, x: float, y: float, rx: float, ry: float, colour: Colour | None) -> None:
        """Fill an ellipse around x, y."""
        s = self.scale
        self._draw.ellipse(((x - rx) * s, (y - ry) * s, (x + rx) * s, (y + ry) * s), fill=colour or _CLEAR)

    def rect(self, x0: float, y0: float, x1: float, y1: float, colour: Colour | None, radius: float = 0) -> None:
        """Fill a rectangle with rounded corners."""
        s = self.scale
        box = (x0 * s, y0 * s, x1 * s - 1, y1 * s - 1)
        self._draw.rounded_rectangle(box, radius * s, fill=colour or _CLEAR)

    def letters(self, text: str, x: float, y: float, size: float, colour: Colour) -> None:
        """Write text in the heaviest weight with its middle at x, y."""
        face = fonts.font(fonts.BLACK, round(size * self.scale))
        self._draw.text((x * self.scale, y * self.scale), text, font=face, fill=colour, anchor="mm")

    def stamp(self, name: str, x: float, y: float, size: float) -> None:
        """Put the icon `name` with its middle at x, y."""
        side = round(size * self.scale)
        picture = reduced(name, side)
        self.image.alpha_composite(picture, (round(x * self.scale - side / 2), round(y * self.scale - side / 2)))


def smooth(points: Sequence[Point], *, closed: bool, steps: int = 12) -> list[Point]:
    """Return many points of the Catmull-Rom curve through `points`."""
    count = len(points)
    result: list[Point] = []
    for i in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            a, b, c, d = (points[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            result.append((_rom(a[0], b[0], c[0], d[0], t), _rom(a[1], b[1], c[1], d[1], t)))
    if not closed:
        result.append(points[-1])
    return result


def mirrored(points: Sequence[Point], axis: float = 50) -> list[Point]:
    """Return `points` and, in reverse, their mirror images across the upright at `axis`: half a shape made whole."""
    return [*points, *((2 * axis - x, y) for x, y in reversed(points))]


def around(x: float, y: float, radius: float, angle: float) -> Point:
    """Return the point at `angle` degrees (clockwise from the top) on a circle."""
    return (x + radius * math.sin(math.radians(angle)), y - radius * math.cos(math.radians(angle)))


_ART: Final[dict[str, Art]] = {}


def art(name: str) -> Callable[[Art], Art]:
    """Make a function the artwork of the icon `name`."""

    def enter(draw: Art) -> Art:
        _ART[name] = draw
        return draw

    return enter


def require_art(kind: type[Code]) -> None:
    """Look at import whether every named value of a kind has an icon.

    Raises:
        LookupError: it names those that have none.
    """
    complete(kind, {one: _ART[one.code] for one in kind if one.code in _ART})


def names() -> tuple[str, ...]:
    """Return what `icon` and `icon_sprite` can be asked for, in the order in which the artwork was entered."""
    return tuple(_ART)


@original_cache.cached(4)
def master(name: str) -> Image.Image:
    """Return the icon `name` at its full size, on nothing."""
    pen = Pen()
    _ART[name](pen)
    return pen.image


@original_cache.cached(24)
def reduced(name: str, size: int) -> Image.Image:
    """Return the icon `name`, `size` pixels a side, on nothing."""
    return shrink(master(name), size, size)


def shrink(image: Image.Image, width: int, height: int) -> Image.Image:
    """Return `image` reduced to a size."""
    return image.resize((width, height), Image.Resampling.BOX)


class Sheet:
    """A large drawing that is reduced to many sizes; what they have in common is done once.

    It is kept with its colours multiplied by their alpha, as they are averaged, and at half its size for small sprites.
    """

    __slots__ = ("_full", "_half")

    def __init__(self, image: Image.Image) -> None:
        self._full = image.convert("RGBa")
        self._half = self._full.reduce(2)

    def reduced(self, width: int) -> Image.Image:
        """Return the drawing `width` pixels wide."""
        full = self._full
        source = self._half if width * 3 <= full.width else full
        height = round(full.height * width / full.width)
        return source.resize((width, height), Image.Resampling.BOX).convert("RGBA")


@lru_cache(maxsize=1024)
def icon(name: str, size: int, ground: Colour) -> Image.Image:
    """Return the icon `name` on a ground as palette numbers, ready for a canvas."""
    return tag_image(crisp(flatten(reduced(name, size), ground)), name)


@lru_cache(maxsize=512)
def icon_sprite(name: str, size: int, ground: Colour) -> Sprite:
    """Return the icon `name` with its outline, to be put over other things; soft edges are those of `ground`."""
    return tag_sprite(to_sprite(reduced(name, size), ground), name)


def tag_sprite(sprite: Sprite, sign: str) -> Sprite:
    """Return the sprite, tagged so that each canvas notes the name of its `sign`."""
    tag_image(sprite.image, sign)
    return sprite


def to_sprite(image: Image.Image, ground: Colour) -> Sprite:
    """Return an image with alpha as a sprite with its outline."""
    outline = image.getchannel("A").point(lambda alpha: 255 if alpha >= _SEEN else 0).convert("1")
    return Sprite(crisp(flatten(image, ground)), outline)


def crisp(image: Image.Image) -> Image.Image:
    """Return an image in palette numbers without the soft edges that nobody misses: they are half of a file's bytes.

    A lonely soft dot, as slanting edges have them, takes the colour of the paint beside it that is most like it, unless
    that is far off; of the soft colours that are left only the most frequent stay.
    """
    width, edge = image.width, bytes([_NOTHING]) * image.width
    raw = edge + image.tobytes() + edge
    out = bytearray(raw)
    reach = _reach()
    for found in _SOFT.finditer(raw):
        at = found.start()
        own, left, right, above, below = raw[at], raw[at - 1], raw[at + 1], raw[at - width], raw[at + width]
        if (own == left) + (own == right) + (own == above) + (own == below) < _FLAT:
            far = reach[own]
            nearest = min(left, right, above, below, key=far.__getitem__)
            if far[nearest] < _FAR:
                out[at] = nearest
    hard = Image.frombytes("L", image.size, bytes(out[width:-width]))
    apart = _apart()
    counts = hard.histogram()
    used = [number for number in range(len(PALETTE)) if counts[number]]
    soft = sorted((number for number in used if number not in _PAINTS), key=lambda number: -counts[number])[
        _SOFT_COLOURS:
    ]
    chosen = [number for number in used if number not in soft]
    spare = list(range(256))
    for number in soft:
        spare[number] = min(chosen, key=apart[number].__getitem__)
    return hard.point(spare)


def fewer_colours(sprite: Sprite, colours: int) -> Sprite:
    """Return a sprite with its most frequent colours only: half the bytes of a detailed one are rare soft edges."""
    counts = sprite.image.histogram()
    # A paint is worth more than as many dots of a soft edge: small things must keep their own colours.
    chosen = sorted(range(len(PALETTE)), key=lambda number: -counts[number] * (4 if PALETTE[number] in PAINTS else 1))
    chosen = chosen[:colours]
    spare = [min(chosen, key=_apart()[number].__getitem__) if counts[number] else 0 for number in range(len(PALETTE))]
    return Sprite(sprite.image.point(spare + [0] * (256 - len(spare))), sprite.mask)


def flatten(image: Image.Image, ground: Colour) -> Image.Image:
    """Return an image with alpha on a ground as palette numbers."""
    sheet = Image.new("RGBA", image.size, (*ground, 255))
    sheet.alpha_composite(image)
    numbers = sheet.convert("RGB").quantize(palette=_palette_image(), dither=Image.Dither.NONE)
    return Image.frombytes("L", image.size, numbers.tobytes())


@lru_cache(maxsize=1)
def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in PALETTE for part in colour])
    return image


@lru_cache(maxsize=1)
def _reach() -> list[list[int]]:
    """Return how far each paint is from each colour of the palette; a colour that is no paint is out of reach."""
    return [
        [own[number] if number in _PAINTS else _FAR for number in range(len(PALETTE))] + [_FAR] * (256 - len(PALETTE))
        for own in _apart()
    ]


@lru_cache(maxsize=1)
def _apart() -> list[list[int]]:
    """Return how far each two colours of the palette are apart."""
    return [[sum((a - b) ** 2 for a, b in zip(one, two, strict=True)) for two in PALETTE] for one in PALETTE]


def _rom(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
