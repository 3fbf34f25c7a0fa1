"""What am I seeing? A picture with letters at its signs, and a legend that tells in words what each of them means."""

from __future__ import annotations

import io
import string
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PIL import Image

from engine.game import Named
from render import pieces
from render.alt_text_fitting import cut
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Canvas
from render.canvas.sign_locations import Spot
from render.canvas.theme import CREAM, INK, RED, SAND
from render.presentation import AnnotatedPicture, LegendEntry, Picture, Speech

_BADGE: Final = 58
# What is larger than this is an area, on which a letter hides nothing.
_AREA: Final = 16_000
# How bad it is to lie on another letter, and to be far from the first place of a sign.
_ON_LETTER, _LATER = 40, 60


@dataclass(frozen=True, slots=True)
class LegendPart:
    """A part of the legend: its code, its signs, and the things among them that are explained one by one."""

    code: str
    signs: frozenset[str]
    things: tuple[Named, ...] = ()


class _LetterSpot(NamedTuple):
    """Where a letter stands: its middle."""

    x: int
    y: int

    def covers(self, spot: Spot) -> int:
        """Return how many pixels of a spot a letter here would hide."""
        half = _BADGE // 2
        wide = min(self.x + half, spot.x + spot.width) - max(self.x - half, spot.x)
        high = min(self.y + half, spot.y + spot.height) - max(self.y - half, spot.y)
        return max(0, wide) * max(0, high)


def legend_part(code: str, *signs: str, things: tuple[Named, ...] = ()) -> LegendPart:
    """Return a part of these signs, and of those that its things are."""
    return LegendPart(code, frozenset((*signs, *(thing.code for thing in things))), things)


def annotated(
    picture: Picture,
    parts: Sequence[LegendPart],
    speech: Speech,
    message: str,
    explain: Callable[[Named, Speech], str | None],
) -> AnnotatedPicture:
    """Return a picture with a letter at each part that is in it, and what the letters mean, in reading order.

    Args:
        picture: the picture to explain, with the positions of its signs.
        parts: all that there can be.
        speech: the reader's words.
        message: the message that explains a part, but for its code.
        explain: what tells of a thing what it does.
    """
    placed: list[tuple[_LetterSpot, LegendPart]] = []
    for one in parts:
        spots = [spot for spot in picture.spots if spot.sign in one.signs and not spot.area]
        if spots:
            placed.append((_best_spot(spots, picture, [letter_spot for letter_spot, _ in placed]), one))
    placed.sort(key=lambda pair: (pair[0].y // (2 * _BADGE), pair[0].x))
    canvas = _canvas(picture)
    entries = []
    present = {spot.sign for spot in picture.spots if not spot.area}
    for letter, (letter_spot, one) in zip(string.ascii_uppercase, placed, strict=False):
        _draw(canvas, letter, letter_spot)
        explained = (
            (speech.say("sign-thing", thing=thing), explain(thing, speech)) for thing in _things_present(one, present)
        )
        lines = tuple(f"{name}: {text}" for name, text in explained if text)
        entries.append(LegendEntry(letter, speech.say(f"{message}-{one.code}"), lines))
    alt = ", ".join(f"{entry.letter}: {entry.title}" for entry in entries)
    return AnnotatedPicture(
        Picture(canvas.png(), picture.width, picture.height, cut(alt), picture.spots), tuple(entries)
    )


def _things_present(one: LegendPart, present: Iterable[str]) -> list[Named]:
    return [thing for thing in one.things if thing.code in set(present)]


def _best_spot(spots: Sequence[Spot], picture: Picture, taken: Sequence[_LetterSpot]) -> _LetterSpot:
    """Return where a letter hides least: at an edge of one of the spots, of the large and early ones before others."""
    half = _BADGE // 2
    small = [spot for spot in picture.spots if not spot.area and spot.width * spot.height <= _AREA]
    ordered = sorted(spots, key=lambda spot: (-spot.width * spot.height, spot.y, spot.x))[:12]
    best, least = _LetterSpot(half, half), float("inf")
    for later, spot in enumerate(ordered):
        left, middle, right = spot.x, spot.x + spot.width // 2, spot.x + spot.width
        top, level, bottom = spot.y, spot.y + spot.height // 2, spot.y + spot.height
        around = ((left, top), (right, top), (left, bottom), (right, bottom))
        beside = ((left, level), (right, level), (middle, top), (middle, bottom))
        clear = ((left - half, level), (right + half, level), (middle, top - half), (middle, bottom + half))
        for x, y in (*clear, *around, *beside):
            letter_spot = _LetterSpot(
                min(max(x, half), picture.width - half), min(max(y, half), max(half, picture.height - half))
            )
            letters = sum(letter_spot.covers(Spot("", x - half, y - half, _BADGE, _BADGE)) for x, y in taken)
            cost = _ON_LETTER * letters + _LATER * later
            if cost < least and (cost := cost + sum(map(letter_spot.covers, small))) < least:
                best, least = letter_spot, cost
    return best


def _canvas(picture: Picture) -> Canvas:
    """Return a canvas that begins as a copy of a finished picture."""
    with Image.open(io.BytesIO(picture.data)) as image:
        return Canvas.over(drawn_sprites.flatten(image.convert("RGBA"), SAND))


def _draw(canvas: Canvas, letter: str, letter_spot: _LetterSpot) -> None:
    plate = pieces.badge(_BADGE, CREAM, RED, INK)
    canvas.put(plate.image, letter_spot.x - _BADGE // 2, letter_spot.y - _BADGE // 2, plate.mask)
    canvas.text(letter, letter_spot.x, letter_spot.y, size=42, weight=fonts.BLACK, ink=CREAM, ground=RED, anchor="m")
