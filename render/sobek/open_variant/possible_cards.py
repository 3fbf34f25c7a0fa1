"""Cards that may lie somewhere: pale, with a dashed frame and a question mark, so that colour is not the only sign."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.sobek.cards import Back, Card
from render import pieces
from render.canvas import drawn_sprites, original_cache
from render.canvas.drawn_sprites import Pen, Sheet, Sprite
from render.canvas.theme import CARD_RATIO, CREAM, INK, Colour
from render.sobek import sprites as cards

_TALL: Final = 100 * CARD_RATIO
_SCALE: Final = 4.0
_PALE: Final = 0.5
# Pale things need few colours, and a board has many of them.
_COLOURS: Final = 12
# The frame of dashes: how thick, how far inside the edge, and how many a side.
_THICK, _INSET, _ACROSS, _DOWN = 5.0, 3.0, 5, 7
_MARK: Final = (26, 26, 25)


@lru_cache(maxsize=256)
def front(card: Card, width: int, ground: Colour) -> Sprite:
    """Return the front of a card that may be there, `width` pixels wide."""
    return _faded(cards.original(card), width, ground)


@lru_cache(maxsize=32)
def back(colour: Back, width: int, ground: Colour) -> Sprite:
    """Return a back that stands for any of many cards, `width` pixels wide."""
    return _faded(cards.original_back(colour), width, ground)


@lru_cache(maxsize=8)
def unknown(width: int, ground: Colour) -> Sprite:
    """Return an unknown card, `width` pixels wide: a large question mark."""
    pen = Pen(100, _TALL, _SCALE)
    pen.rect(0, 0, 100, _TALL, CREAM, 10)
    _dashes(pen)
    pen.letters("?", 50, _TALL / 2, 96, INK)
    return drawn_sprites.tag_sprite(
        drawn_sprites.fewer_colours(pieces.sized_sprite(Sheet(pen.image), width, ground), _COLOURS), "doubt"
    )


def _faded(sheet: Sheet, width: int, ground: Colour) -> Sprite:
    card = sheet.reduced(width)
    alpha = card.getchannel("A")
    pale = Image.new("RGBA", card.size, (*CREAM, 255))
    pale.alpha_composite(Image.blend(Image.new("RGBA", card.size, (*CREAM, 255)), card, 1 - _PALE))
    pale.putalpha(alpha)
    pale.alpha_composite(_marks().reduced(width))
    return drawn_sprites.tag_sprite(
        drawn_sprites.fewer_colours(drawn_sprites.to_sprite(pale, ground), _COLOURS), "doubt"
    )


@original_cache.cached(1)
def _marks() -> Sheet:
    """Return the dashes around a card, and the question mark in its corner."""
    pen = Pen(100, _TALL, _SCALE)
    pen.rect(0, 0, 100, _TALL, CREAM, 10)
    pen.rect(_THICK + _INSET, _THICK + _INSET, 100 - _THICK - _INSET, _TALL - _THICK - _INSET, None, 5)
    _dashes(pen)
    x, y, radius = _MARK
    pen.oval(x, y, radius, radius, INK)
    pen.oval(x, y, radius - 4, radius - 4, CREAM)
    pen.letters("?", x, y, radius * 1.9, INK)
    return Sheet(pen.image)


def _dashes(pen: Pen) -> None:
    """Draw the edge of a card of which nobody is certain."""
    for long, dashes, across in ((100.0, _ACROSS, True), (_TALL, _DOWN, False)):
        step = long / dashes
        for number in range(dashes):
            start, end = number * step + step * 0.22, (number + 1) * step - step * 0.22
            for near in (_INSET, (_TALL if across else 100) - _INSET - _THICK):
                far = near + _THICK
                pen.rect(*((start, near, end, far) if across else (near, start, far, end)), INK)
