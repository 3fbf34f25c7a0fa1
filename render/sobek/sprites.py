"""Sobek's cards as sprites: fronts told by shape, colour and scarabs, the three backs, chips and event tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.sobek.cards import CARDS, KIND, Back, Card, Good, Power, Token
from render import pieces
from render.canvas import drawn_sprites, original_cache
from render.canvas.drawn_sprites import Pen, Sheet, Sprite
from render.canvas.theme import BACKS, CARD_RATIO, CREAM, FIELDS, INK, PARCHMENT, WOOD, Colour, mix

__all__ = [
    "back",
    "chip",
    "field",
    "front",
    "original",
    "original_back",
    "original_small_back",
    "small_back",
    "token",
    "token_back",
]

# Cards are drawn on 100 by 136 units, this many pixels a unit, and reduced from there.
_SCALE: Final = 4.5
_TALL: Final = 100 * CARD_RATIO

drawn_sprites.require_art(Power)
drawn_sprites.require_art(Token)


@lru_cache(maxsize=512)
def front(card: Card, width: int, ground: Colour) -> Sprite:
    """Return the front of a card, `width` pixels wide."""
    return drawn_sprites.tag_sprite(pieces.sized_sprite(_front(card.code), width, ground), sign_of(card))


@lru_cache(maxsize=64)
def back(colour: Back, width: int, ground: Colour) -> Sprite:
    """Return the back of a card, `width` pixels wide."""
    return drawn_sprites.tag_sprite(pieces.sized_sprite(_back(colour), width, ground), f"back-{colour}")


@lru_cache(maxsize=64)
def small_back(colour: Back, width: int, ground: Colour) -> Sprite:
    """Return a back for small sizes: one plain sign in its colour."""
    return drawn_sprites.tag_sprite(pieces.sized_sprite(_small_back(colour), width, ground), f"back-{colour}")


def sign_of(card: Card) -> str:
    """Return what sort of sign the front of a card is."""
    if card.power is not None:
        return "character"
    return "amulet" if card.good is None else "starting" if card.back is Back.GREEN else "goods"


def original(card: Card) -> Sheet:
    """Return the front of a card at its full size, to be drawn in another manner."""
    return _front(card.code)


def original_back(colour: Back) -> Sheet:
    """Return a back at its full size, to be drawn in another manner."""
    return _back(colour)


def original_small_back(colour: Back) -> Sheet:
    """Return a back for small sizes at its full size."""
    return _small_back(colour)


def chip(good: Good | None, size: int, ground: Colour) -> Sprite:
    """Return a small square that stands for a good (None for amulets)."""
    return pieces.chip(good.code if good else "amulet", size, ground)


def token(kind: Token, size: int, ground: Colour) -> Sprite:
    """Return the face of an event token."""
    return pieces.disc(kind.code, size, ground)


def token_back(size: int, ground: Colour) -> Sprite:
    """Return the back of an event token."""
    return pieces.disc(None, size, ground)


def field(card: Card) -> Colour:
    """Return the colour that lies behind a card's picture."""
    if card.power is not None:
        return FIELDS["character"]
    return FIELDS[card.good.code if card.good else "amulet"]


@original_cache.cached(2)
def _front(code: str) -> Sheet:
    card = CARDS[KIND[code]]
    pen = Pen(100, _TALL, _SCALE)
    pieces.frame(pen, _TALL, field(card))
    if card.power is not None:
        pen.stamp(card.power.code, 50, 47, 76)
        pen.rect(6, 94, 94, _TALL - 6, PARCHMENT, 5)
        good = card.good.code if card.good else "amulet"
        pen.rect(34, 95.5, 66, 127.5, FIELDS[good], 5)
        pen.stamp(good, 50, 111.5, 26)
    else:
        pen.stamp(card.good.code if card.good else "amulet", 50, 50 if card.scarabs else 67, 78)
        if card.scarabs:
            pen.rect(6, 97, 94, _TALL - 6, PARCHMENT, 5)
            for number in range(card.scarabs):
                pen.stamp("scarab", 50 + (number - (card.scarabs - 1) / 2) * 29, 113.5, 29)
    if card.back is Back.GREEN:
        pen.poly([(58, 2), (90, 2), (98, 10), (98, 42)], CREAM)
        pen.poly([(66, 2), (90, 2), (98, 10), (98, 34)], BACKS["green"])
    return Sheet(pen.image)


@original_cache.cached(1)
def _back(colour: Back) -> Sheet:
    ground = BACKS[colour.code]
    pen = Pen(100, _TALL, _SCALE)
    pieces.frame(pen, _TALL, ground)
    light, dark = mix(ground, CREAM, 0.5), mix(ground, INK, 0.5)
    match colour:
        case Back.GREEN:
            for x in (24, 50, 76):
                for lean in (-9, 0, 9):
                    pen.curve([(x, 124), (x + lean * 0.5, 70), (x + lean * 1.4, 22 + abs(lean) * 2)], 5, light)
                pen.oval(x, 22, 5, 12, dark)
        case Back.BEIGE:
            for y, tone in ((34, light), (76, dark), (118, light)):
                pen.poly([(50, y - 26), (84, y + 8), (16, y + 8)], tone)
                pen.poly([(50, y - 26), (84, y + 8), (56, y + 8)], mix(tone, ground, 0.5))
        case Back.ORANGE:
            pieces.sun(pen, 68, (27, 46, 7), 17, ground)
    return Sheet(pen.image)


@original_cache.cached(1)
def _small_back(colour: Back) -> Sheet:
    pen = Pen(100, _TALL, _SCALE)
    pen.rect(0, 0, 100, _TALL, WOOD, 14)
    pen.rect(8, 8, 92, _TALL - 8, BACKS[colour.code], 8)
    match colour:
        case Back.GREEN:
            for x in (30, 50, 70):
                pen.rect(x - 5, 28, x + 5, 108, CREAM, 5)
        case Back.BEIGE:
            pen.poly([(50, 34), (86, 100), (14, 100)], WOOD)
        case Back.ORANGE:
            pen.oval(50, 68, 29, 29, CREAM)
            pen.oval(50, 68, 13, 13, WOOD)
    return Sheet(pen.image)
