"""Signs on pictures: a sprite that is tagged notes its sign's name and position on each canvas.

So a legend finds each sign where the layout has it, and knows of all that are there. What is made of
many, such as a row of cards, is an area, and found by what frames it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PIL import Image

from render.presentation import Spot

__all__ = ["LETTERS", "Spot", "shift_down", "sign_of", "spots_of", "tag_image", "with_spots"]

LETTERS: Final = ""
"""The sign of whatever is written, which needs no explanation but should not be covered."""
_SIGN: Final = "sign"
_SPOTS: Final = "spots"


def tag_image(image: Image.Image, sign: str) -> Image.Image:
    """Return the image, which from now on tells its `sign`."""
    image.info[_SIGN] = sign
    return image


def sign_of(image: Image.Image) -> str | None:
    """Return the sign that an image was tagged with, None if it was not."""
    sign = image.info.get(_SIGN)
    return sign if isinstance(sign, str) else None


def with_spots(image: Image.Image, spots: Iterable[Spot]) -> Image.Image:
    """Return the image, which from now on tells the `spots` of all signs that are in it."""
    image.info[_SPOTS] = tuple(spots)
    return image


def spots_of(image: Image.Image, x: int, y: int) -> list[Spot]:
    """Return the spots of an image that is put with its upper left corner at x, y: its own sign, or those in it."""
    sign = sign_of(image)
    own = [] if sign is None else [Spot(sign, x, y, *image.size)]
    return own + [spot._replace(x=spot.x + x, y=spot.y + y) for spot in image.info.get(_SPOTS, ())]


def shift_down(spots: Iterable[Spot], by: int) -> list[Spot]:
    """Return the spots of a part of a picture as those of the whole, in which the part begins `by` pixels lower."""
    return [spot._replace(y=spot.y + by) for spot in spots]
