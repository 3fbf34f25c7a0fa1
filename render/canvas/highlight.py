"""What matters on a finished picture, framed: it keeps its colours, and all else is dimmed."""

from __future__ import annotations

import io
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import combinations
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.alt_text_fitting import join_texts, listed
from render.canvas.canvas import Canvas, join_bands, palette_index
from render.canvas.theme import CREAM, INK, PAINTS, PALETTE, mix
from render.presentation import Frames, Picture, Speech

_CORNER: Final = 16
"""The radius of a frame's corners."""
# Boxes that are no farther apart than this share one frame.
_NEAR: Final = 6
_DIMMED: Final = tuple(mix(colour, INK, 0.5) for colour in PALETTE)


class _Box(NamedTuple):
    """What a frame is around: its edges in pixels, the last row and column included."""

    left: int
    top: int
    right: int
    bottom: int


class _Line(NamedTuple):
    """How far a frame keeps from what it is around, how thick its light line and the dark ones beside it are."""

    air: int
    light: int
    dark: int

    @property
    def edge(self) -> int:
        """How far the frame reaches beyond its box."""
        return self.light + self.dark


_BROAD: Final = _Line(4, 7, 3)
_FINE: Final = _Line(2, 4, 2)


def framed(picture: Picture, signs: Collection[str], alt: str) -> Picture:
    """Return a board or hand with all that has one of `signs` in frames, and everything else dimmed.

    Where an area has the name of a sign, the area is meant. Frames that touch are one. Signs that are not in the
    picture are passed over; without any it is returned as it is.

    Args:
        picture: as a face has drawn it; not one that has been framed.
        signs: those of its spots (`Picture.spots`).
        alt: what is framed, in words (`framed_alt`); the picture's own alt text follows, as far as there is room.
    """
    boxes = _boxes(picture, signs, _BROAD)
    if not boxes:
        return picture
    return replace(_highlit(picture, [boxes], _BROAD, None), alt=join_texts(alt, picture.alt))


def framed_apart(picture: Picture, parts: Sequence[Collection[str]], above: Image.Image) -> Picture:
    """Return a picture with each part in fine frames of its own, and everything else dimmed.

    Args:
        picture: as a face has drawn it, with what was written on it since.
        parts: the signs of each part. Frames of different parts never join: the smaller part's frame lies above.
        above: where something lies above the frames and keeps its colours, as a mask of the picture's size.
    """
    found = [boxes for signs in parts if (boxes := _boxes(picture, signs, _FINE))]
    found.sort(key=lambda boxes: -max((box.right - box.left) * (box.bottom - box.top) for box in boxes))
    return _highlit(picture, found, _FINE, above)


def _highlit(picture: Picture, parts: Sequence[Sequence[_Box]], line: _Line, above: Image.Image | None) -> Picture:
    """Return a picture with the boxes of each part in frames, and what a mask leaves bright above them."""
    with Image.open(io.BytesIO(picture.data)) as image:
        bright = Image.frombytes("L", image.size, image.tobytes())
    canvas = Canvas.over(bright.point(_dim()))
    for boxes in parts:
        for margin, colour in ((line.edge, INK), (line.light, CREAM), (0, INK)):
            _fill(canvas.image, boxes, margin, palette_index(colour))
        inside = Image.new("L", bright.size, 0)
        _fill(inside, boxes, -line.dark // 2, 255)
        canvas.image.paste(bright, (0, 0), inside)
    if above is not None:
        canvas.image.paste(bright, (0, 0), above)
    return replace(picture, data=join_bands((canvas.band(),), (*PALETTE, *_DIMMED)))


def framed_alt(face: Frames, signs: Collection[str], speech: Speech) -> str:
    """Return what is framed by these signs of a face, in one sentence.

    Raises:
        LookupError: one of them is none of this face's.
    """
    return speech.say("framing-framed", areas=listed(dict.fromkeys(face.area(sign, speech) for sign in signs)))


def _boxes(picture: Picture, signs: Collection[str], line: _Line) -> list[_Box]:
    """Return the boxes to frame, with a margin as far as frames stay within the picture."""
    areas = {spot.sign for spot in picture.spots if spot.area}
    return [
        _Box(
            max(spot.x - line.air, line.edge),
            max(spot.y - line.air, line.edge),
            min(spot.x + spot.width + line.air, picture.width - line.edge) - 1,
            min(spot.y + spot.height + line.air, picture.height - line.edge) - 1,
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
