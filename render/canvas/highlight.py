"""What matters on a finished picture, framed: it keeps its colours, and all else is dimmed."""

from __future__ import annotations

import io
from collections.abc import Collection
from dataclasses import replace
from functools import lru_cache, partial
from itertools import combinations
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.alt_text_fitting import join_texts, listed
from render.canvas.canvas import Canvas, join_bands, palette_index
from render.canvas.theme import CREAM, INK, PAINTS, PALETTE, mix
from render.presentation import Frames, Picture, Speech

# How far a frame keeps from what it is around, how thick its light line and the dark ones beside it are; its corners.
_AIR: Final = 4
_LIGHT, _DARK = 7, 3
_CORNER: Final = 16
# Boxes that are no farther apart than this share one frame.
_NEAR: Final = 6
_EDGE: Final = _LIGHT + _DARK
_DIMMED: Final = tuple(mix(colour, INK, 0.5) for colour in PALETTE)


class _Box(NamedTuple):
    """What a frame is around: its edges in pixels, the last row and column included."""

    left: int
    top: int
    right: int
    bottom: int


def framed(picture: Picture, signs: Collection[str], alt: str) -> Picture:
    """Return a board or hand with all that has one of `signs` in frames, and everything else dimmed.

    Where an area has the name of a sign, the area is meant. Frames that touch are one. Signs that are not in the
    picture are passed over; without any it is returned as it is.

    Args:
        picture: as a face has drawn it; not one that has been framed.
        signs: those of its spots (`Picture.spots`).
        alt: what is framed, in words (`framed_alt`); the picture's own alt text follows, as far as there is room.
    """
    boxes = _boxes(picture, signs)
    if not boxes:
        return picture
    with Image.open(io.BytesIO(picture.data)) as image:
        bright = Image.frombytes("L", image.size, image.tobytes())
    canvas = Canvas.over(bright.point(_dim()))
    for margin, colour in ((_EDGE, INK), (_LIGHT, CREAM), (0, INK)):
        _fill(canvas.image, boxes, margin, palette_index(colour))
    inside = Image.new("L", bright.size, 0)
    _fill(inside, boxes, -_DARK // 2, 255)
    canvas.image.paste(bright, (0, 0), inside)
    return replace(picture, data=join_bands((canvas.band(),), (*PALETTE, *_DIMMED)), alt=join_texts(alt, picture.alt))


def framed_alt(face: Frames, signs: Collection[str], speech: Speech) -> str:
    """Return what is framed by these signs of a face, in one sentence.

    Raises:
        LookupError: one of them is none of this face's.
    """
    return speech.say("framing-framed", areas=listed(dict.fromkeys(face.area(sign, speech) for sign in signs)))


def _boxes(picture: Picture, signs: Collection[str]) -> list[_Box]:
    """Return the boxes to frame, with a margin as far as frames stay within the picture."""
    areas = {spot.sign for spot in picture.spots if spot.area}
    return [
        _Box(
            max(spot.x - _AIR, _EDGE),
            max(spot.y - _AIR, _EDGE),
            min(spot.x + spot.width + _AIR, picture.width - _EDGE) - 1,
            min(spot.y + spot.height + _AIR, picture.height - _EDGE) - 1,
        )
        for spot in picture.spots
        if spot.sign in signs and spot.area is (spot.sign in areas)
    ]


@lru_cache(maxsize=1)
def _dim() -> list[int]:
    """Return for each colour of the palette the number of the dimmed one: that of the paint most like it.

    Letters and outlines stay readable without their soft edges, and a file stays as small as before.
    """
    paints = [number for number, colour in enumerate(PALETTE) if colour in PAINTS]
    dimmed = [len(PALETTE) + min(paints, key=partial(_apart, number)) for number in range(len(PALETTE))]
    return dimmed + [0] * (256 - len(dimmed))


def _apart(one: int, other: int) -> int:
    return sum((a - b) ** 2 for a, b in zip(PALETTE[one], PALETTE[other], strict=True))


def _fill(image: Image.Image, boxes: Collection[_Box], margin: int, value: int) -> None:
    """Fill all boxes with so much around them."""
    pen = ImageDraw.Draw(image)
    for left, top, right, bottom in boxes:
        grown = (left - margin, top - margin, right + margin, bottom + margin)
        pen.rounded_rectangle(grown, _CORNER + margin, fill=value)
    # Where boxes all but touch, their corners are no corners: what both reach of one and the other is filled.
    for one, other in combinations(boxes, 2):
        left, right = max(one.left, other.left), min(one.right, other.right)
        top, bottom = max(one.top, other.top), min(one.bottom, other.bottom)
        if top <= bottom + _NEAR and right - left > 2 * _CORNER:
            first, last = min(one.top, other.top) + _CORNER, max(one.bottom, other.bottom) - _CORNER
            if first <= last:  # boxes that are lower than their corners have none that could be filled
                pen.rectangle((left - margin, first, right + margin, last), fill=value)
        if left <= right + _NEAR and bottom - top > 2 * _CORNER:
            first, last = min(one.left, other.left) + _CORNER, max(one.right, other.right) - _CORNER
            if first <= last:
                pen.rectangle((first, top - margin, last, bottom + margin), fill=value)
