"""The legend of a picture: letters at its signs, and words that tell what each of them means.

A legend has pages, each short enough to stand below its picture on a phone. The picture of a page frames what the page
explains, and dims everything else.
"""

from __future__ import annotations

import io
import math
import string
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from engine.game import Named
from render import pieces
from render.alt_text_fitting import cut
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Canvas
from render.canvas.drawn_sprites import Pen
from render.canvas.highlight import framed_apart
from render.canvas.sign_locations import LETTERS, Spot
from render.canvas.theme import CREAM, INK, RED, SAND
from render.presentation import AnnotatedPicture, LegendEntry, Picture, Speech

LETTER: Final = "legend-letter"
"""The sign of a letter on an annotated picture."""
# The width of a picture on a phone; the size of a letter there, and of the disc on which it stands.
_PHONE: Final = 311
_SIZE, _BADGE = 13, 18
# Pixels on a phone: what is left for the picture and its entries, the gap between them, and the lines of an entry.
_ROOM, _LINE, _SMALL_LINE = 600, 22, 19
_AIR: Final = 8
# What Discord's sign of an alt text covers in the lower right corner.
_ALT_BADGE: Final = (48, 32)
# A letter's point reaches this share of the disc's width into its sign; the width of the point's foot and of its rim.
_DEEP, _FOOT, _RIM = 10, 0.6, 0.09
# So many letters fit into a line, of an entry and of a thing in it.
_WIDE, _SMALL_WIDE = 38, 46
# How bad it is to hide a pixel of what the letter explains or of another letter, of something else that the page
# explains, of what is written; to be at a later place of a sign, and each pixel of distance from it.
_ON_OWN, _ON_FRAMED, _ON_WRITTEN, _LATER, _FARTHER = 10_000, 40, 4, 60, 40


@dataclass(frozen=True, slots=True)
class LegendPart:
    """A part of the legend: its code, its signs, and the things among them that are explained one by one."""

    code: str
    signs: frozenset[str]
    things: tuple[Named, ...] = ()


def legend_part(code: str, *signs: str, things: tuple[Named, ...] = ()) -> LegendPart:
    """Return a part of these signs, and of those that its things are."""
    return LegendPart(code, frozenset((*signs, *(thing.code for thing in things))), things)


def annotated(
    picture: Picture,
    parts: Sequence[LegendPart],
    speech: Speech,
    message: str,
    explain: Callable[[Named, Speech], str | None],
    page: int = 0,
) -> AnnotatedPicture:
    """Return a page of a picture's legend: the picture with a letter at each part of the page, and what they mean.

    Args:
        picture: the picture to explain, with the positions of its signs.
        parts: all that there can be.
        speech: the reader's words.
        message: the message that explains a part, but for its code.
        explain: what tells of a thing what it does.
        page: which page, from 0; the last one if there are fewer.
    """
    found = [found for one in parts if (found := _Found(one, picture)).spots]
    if not found:
        return AnnotatedPicture(picture, ())
    found.sort(key=lambda one: one.place)
    entries = []
    present = {spot.sign for spot in picture.spots if not spot.area}
    for letter, one in zip(string.ascii_uppercase, found, strict=False):
        explained = (
            (speech.say("sign-thing", thing=thing), explain(thing, speech))
            for thing in _things_present(one.part, present)
        )
        lines = tuple(speech.say("labelled", name=name, text=text) for name, text in explained if text)
        entries.append(LegendEntry(letter, speech.say(f"{message}-{one.part.code}"), lines))
    pages = _paged(picture, list(zip(entries, found, strict=False)))
    page = min(page, len(pages) - 1)
    shown = pages[page]
    alt = ", ".join(speech.say("labelled", name=entry.letter, text=entry.title) for entry, _ in shown)
    return AnnotatedPicture(_lettered(picture, shown, cut(alt)), tuple(entry for entry, _ in shown), page, len(pages))


@dataclass(frozen=True, slots=True)
class _Found:
    """A part of the legend that is in a picture, and where."""

    part: LegendPart
    picture: Picture
    spots: tuple[Spot, ...] = field(init=False)

    def __post_init__(self) -> None:
        spots = (spot for spot in self.picture.spots if spot.sign in self.part.signs and not spot.area)
        # The large and early ones come before others.
        ordered = tuple(sorted(spots, key=lambda spot: (-spot.width * spot.height, spot.y, spot.x)))
        object.__setattr__(self, "spots", ordered)

    @property
    def place(self) -> tuple[int, int]:
        """Where the part comes in reading order."""
        spot = self.spots[0]
        return (spot.y + spot.height // 2) // (2 * _badge(self.picture)), spot.x


def _badge(picture: Picture) -> int:
    """Return the size of a letter's disc on a picture."""
    return _BADGE * picture.width // _PHONE


_Explained: TypeAlias = tuple[LegendEntry, _Found]
"""An entry of the legend, or some of its lines, and the part that it is about."""


class _LetterSpot(NamedTuple):
    """Where a letter stands: its middle, the width of its disc, and the sign to which it points."""

    x: int
    y: int
    size: int
    sign: Spot

    @property
    def spot(self) -> Spot:
        """Where its disc stands."""
        return Spot(LETTER, self.x - self.size // 2, self.y - self.size // 2, self.size, self.size)

    @property
    def tip(self) -> tuple[int, int]:
        """Where its point ends: a little within its sign, where that is nearest."""
        deep = self.size // _DEEP
        wide, high = min(deep, self.sign.width // 2), min(deep, self.sign.height // 2)
        x = min(max(self.x, self.sign.x + wide), self.sign.x + self.sign.width - wide)
        return x, min(max(self.y, self.sign.y + high), self.sign.y + self.sign.height - high)

    def covers(self, spot: Spot) -> int:
        """Return how many pixels of a spot the letter would hide."""
        own = self.spot
        wide = min(own.x + own.width, spot.x + spot.width) - max(own.x, spot.x)
        high = min(own.y + own.height, spot.y + spot.height) - max(own.y, spot.y)
        return max(0, wide) * max(0, high)


def _paged(picture: Picture, all_parts: Sequence[_Explained]) -> list[list[_Explained]]:
    """Return the parts in pages that are no higher than a phone: the rows of the picture that have them, and the text.

    An entry of many things goes on, with its letter, on the next page.
    """
    pages: list[list[_Explained]] = [[]]
    for entry, one in all_parts:
        rest = list(entry.lines)
        begun = False
        while not begun or rest:
            left = _left(picture, [*pages[-1], (LegendEntry(entry.letter, entry.text, tuple(rest[:1])), one)])
            if left < 0 and pages[-1]:
                pages.append([])
                continue
            count = min(1, len(rest))
            while count < len(rest) and (left := left - _high(rest[count])) >= 0:
                count += 1
            pages[-1].append((LegendEntry(entry.letter, entry.text, tuple(rest[:count])), one))
            rest, begun = rest[count:], True
    return pages


def _left(picture: Picture, page: Sequence[_Explained]) -> int:
    """Return how many pixels of a phone's height a page leaves."""
    top, bottom = _rows(picture, [one for _, one in page])
    text = sum(
        _lines(f"{entry.letter} {entry.text}", _WIDE) * _LINE + sum(map(_high, entry.lines)) for entry, _ in page
    )
    return _ROOM - (bottom - top) * _PHONE // picture.width - text


def _high(line: str) -> int:
    return _lines(line, _SMALL_WIDE) * _SMALL_LINE


def _rows(picture: Picture, found: Sequence[_Found]) -> tuple[int, int]:
    """Return the first row of the picture that shows parts with their letters, and the first one below."""
    air = _badge(picture) + _AIR
    top = min(one.spots[0].y for one in found) - air
    bottom = max(one.spots[0].y + one.spots[0].height for one in found) + air
    return max(0, top), min(picture.height, bottom)


def _lines(text: str, wide: int) -> int:
    """Return how many lines a text takes, broken between words."""
    lines, used = 1, 0
    for word in text.split():
        if used and used + 1 + len(word) > wide:
            lines, used = lines + 1, 0
        used += len(word) + (1 if used else 0)
    return lines


def _things_present(one: LegendPart, present: Iterable[str]) -> list[Named]:
    return [thing for thing in one.things if thing.code in set(present)]


def _lettered(picture: Picture, page: Sequence[_Explained], alt: str) -> Picture:
    """Return the rows of the picture that a page explains, with its letters, and everything else there dimmed."""
    part = _cropped(picture, *_rows(picture, [one for _, one in page]))
    found = [_Found(one.part, part) for _, one in page]
    explained = [spot for one in found for spot in one.spots]
    canvas = _canvas(part)
    placed: list[_LetterSpot] = []
    for one in found:
        placed.append(_best_spot(one, part, explained, placed))
    above = Image.new("1", (part.width, part.height), 0)
    # No point lies on a letter.
    for at in placed:
        _draw_point(canvas, at, above)
    for (entry, _), at in zip(page, placed, strict=True):
        _draw(canvas, entry.letter, at, _SIZE * part.width // _PHONE, above)
    spots = (*part.spots, *(one.spot for one in placed))
    drawn = Picture(canvas.png(), part.width, part.height, alt, spots)
    data = framed_apart(drawn, [one.part.signs for one in found], above).data
    return Picture(data, part.width, part.height, alt, spots)


def _cropped(picture: Picture, top: int, bottom: int) -> Picture:
    """Return some rows of a picture, with what is in them."""
    with Image.open(io.BytesIO(picture.data)) as image:
        data = io.BytesIO()
        image.crop((0, top, picture.width, bottom)).save(data, "PNG")
    spots = []
    for spot in picture.spots:
        first, last = max(spot.y, top), min(spot.y + spot.height, bottom)
        if 2 * (last - first) > spot.height:  # less than half of a sign shows nothing that could be explained
            spots.append(spot._replace(y=first - top, height=last - first))
    return Picture(data.getvalue(), picture.width, bottom - top, picture.alt, tuple(spots))


def _best_spot(one: _Found, picture: Picture, explained: Sequence[Spot], taken: Sequence[_LetterSpot]) -> _LetterSpot:
    """Return where a letter hides least: beside one of its signs, never on it if that is possible."""
    size = _badge(picture)
    half = size // 2 + 1
    corner = _alt_badge(picture)
    written = [spot for spot in picture.spots if spot.sign == LETTERS]
    best, least = _LetterSpot(half, half, size, one.spots[0]), float("inf")
    for later, spot in enumerate(one.spots[:12]):
        for farther in (0, size):
            for x, y in _around(spot, half + farther):
                letter_spot = _LetterSpot(
                    min(max(x, half), picture.width - half),
                    min(max(y, half), max(half, picture.height - half)),
                    size,
                    spot,
                )
                cost = float(_LATER * later + _FARTHER * farther)
                cost += _ON_OWN * sum(map(letter_spot.covers, one.spots))
                cost += _ON_OWN * sum(letter_spot.covers(other) for other in (corner, *(one.spot for one in taken)))
                if cost >= least:
                    continue
                cost += _ON_FRAMED * sum(map(letter_spot.covers, explained))
                cost += _ON_WRITTEN * sum(map(letter_spot.covers, written))
                if cost < least:
                    best, least = letter_spot, cost
    return best


def _alt_badge(picture: Picture) -> Spot:
    """Return the corner of a picture in which Discord shows that it has an alt text."""
    wide, high = (size * picture.width // _PHONE for size in _ALT_BADGE)
    return Spot(LETTERS, picture.width - wide, picture.height - high, wide, high)


def _around(spot: Spot, away: int) -> Sequence[tuple[int, int]]:
    """Return the middles of letters around a spot: beside it, then at its corners."""
    left, middle, right = spot.x - away, spot.x + spot.width // 2, spot.x + spot.width + away
    top, level, bottom = spot.y - away, spot.y + spot.height // 2, spot.y + spot.height + away
    beside = ((left, level), (right, level), (middle, top), (middle, bottom))
    return (*beside, (left, top), (right, top), (left, bottom), (right, bottom))


def _canvas(picture: Picture) -> Canvas:
    """Return a canvas that begins as a copy of a finished picture."""
    with Image.open(io.BytesIO(picture.data)) as image:
        return Canvas.over(drawn_sprites.flatten(image.convert("RGBA"), SAND))


def _draw(canvas: Canvas, letter: str, letter_spot: _LetterSpot, size: int, above: Image.Image) -> None:
    plate, spot = pieces.badge(letter_spot.size, CREAM, RED, INK), letter_spot.spot
    canvas.put(plate.image, spot.x, spot.y, plate.mask)
    above.paste(1, (spot.x, spot.y), plate.mask)
    canvas.text(letter, letter_spot.x, letter_spot.y, size=size, weight=fonts.BLACK, ink=CREAM, ground=RED, anchor="m")


def _draw_point(canvas: Canvas, at: _LetterSpot, above: Image.Image) -> None:
    """Draw from the middle of a letter's disc to its sign, as a pin on a map points to its place."""
    (x, y), size = at.tip, at.size
    away = math.hypot(x - at.x, y - at.y)
    if not away:
        return
    left, top = min(x, at.x) - size, min(y, at.y) - size
    wide, high = abs(x - at.x) + 2 * size, abs(y - at.y) + 2 * size
    across, down = (at.y - y) / away * size * _FOOT / 2, (x - at.x) / away * size * _FOOT / 2
    middle, tip = (at.x - left, at.y - top), (x - left, y - top)
    points = [(middle[0] + across, middle[1] + down), tip, (middle[0] - across, middle[1] - down)]
    pen = Pen(wide, high, 4)
    pen.line(points, 2 * _RIM * size, CREAM)
    pen.poly(points, RED)
    sprite = drawn_sprites.to_sprite(drawn_sprites.shrink(pen.image, wide, high), INK)
    canvas.put(sprite.image, left, top, sprite.mask)
    above.paste(1, (left, top), sprite.mask)
