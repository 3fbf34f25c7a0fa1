"""What only one player sees: hand, corruption pile, looked-at tokens and piles; and cards to choose among."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from engine.sobek.cards import Back, Card, Good, Token
from engine.sobek.views import SobekView
from render import fonts, sprites
from render.face import Picture, Speech
from render.png import Canvas
from render.sobek import alt
from render.sobek import sprites as cards
from render.sprites import Pen, Sprite
from render.theme import CARD_RATIO, CREAM, INK, MARGIN, PANEL, PARCHMENT, SAND, WIDTH, Colour

Item: TypeAlias = Card | Token | Back | Good

_LEAST_WIDTH: Final = 640
_GAP: Final = 8
_HEAD: Final = 58
# How many items are drawn at which width: few are large, many still fit.
_LARGE, _MEDIUM, _SMALL = 148, 118, 88
_BADGE: Final = 54
# The grounds and widths at which cards are drawn most.
CARD_SIZES: Final = ((SAND, _LARGE), (PANEL, _SMALL))


@dataclass(frozen=True, slots=True)
class _Section:
    """One titled part of the picture."""

    icon: str
    title: str
    items: tuple[Item, ...]
    width: int
    ground: Colour
    numbered: bool = False

    def rows(self, room: int) -> int:
        """How many rows the items take in `room` pixels."""
        return -(-len(self.items) // max(1, (room - 2 * MARGIN + _GAP) // (self.width + _GAP)))

    def per_row(self, room: int) -> int:
        """How many items stand side by side, so that all rows are about as long."""
        return -(-len(self.items) // max(1, self.rows(room)))

    def row_height(self) -> int:
        """The height of one row of items with its gap."""
        tall = self.width if any(isinstance(item, Token | Good) for item in self.items) else self.width * CARD_RATIO
        return round(tall) + _GAP + (_BADGE // 2 if self.numbered else 0)

    def height(self, room: int) -> int:
        """The height of the whole section."""
        return (_HEAD if self.title else MARGIN) + self.rows(room) * self.row_height() + _GAP


def hand(view: SobekView, speech: Speech) -> Picture:
    """Return the picture of the viewer's hand and pile, and of what else only the viewer sees."""
    return _draw(_sections(view, speech), alt.alt_hand(view, speech))


def choice(items: Sequence[Item], speech: Speech) -> Picture:
    """Return cards, tokens, backs or goods side by side with their numbers."""
    width = _LARGE if len(items) <= 16 else _MEDIUM
    return _draw([_Section("", "", tuple(items), width, SAND, numbered=True)], alt.alt_choice(items, speech))


def _sections(view: SobekView, speech: Speech) -> list[_Section]:
    own = next(seat for seat in view.seats if seat.seat == view.viewer)
    parts: list[_Section] = []
    if view.looked_at is not None:
        parts.append(_section("eye", speech.say("sobek-picture-looked-at"), view.looked_at, PARCHMENT, speech))
    parts.append(_section("hand", speech.say("sobek-picture-hand"), own.hand or (), SAND, speech))
    if view.put_aside:
        parts.append(
            _section("corruption", speech.say("sobek-picture-put-aside"), view.put_aside, PARCHMENT, speech, _SMALL)
        )
    for laid in view.laid:
        title = speech.say("sobek-picture-laid")
        parts.append(_section("scarab", title, laid.cards, PARCHMENT, speech, _SMALL))
    parts.append(_section("corruption", speech.say("sobek-picture-corruption"), own.pile or (), PANEL, speech, _SMALL))
    if view.tokens:
        parts.append(_section("starter", speech.say("sobek-picture-tokens"), view.tokens, SAND, speech, _SMALL))
    return parts


def _section(
    icon: str, title: str, items: tuple[Item, ...], ground: Colour, speech: Speech, width: int | None = None
) -> _Section:
    if width is None:
        width = _LARGE if len(items) <= 16 else _MEDIUM if len(items) <= 20 else _SMALL
    return _Section(icon, speech.say("sobek-picture-count", title=title, count=len(items)), items, width, ground)


def _draw(parts: Sequence[_Section], alt_text: str) -> Picture:
    wanted = max(part.per_row(WIDTH) * (part.width + _GAP) - _GAP + 2 * MARGIN for part in parts)
    width = min(max(wanted, _LEAST_WIDTH), WIDTH)
    height = sum(part.height(width) for part in parts)
    canvas = Canvas(width, height, SAND)
    top = 0
    for part in parts:
        _draw_section(canvas, part, top, width)
        top += part.height(width)
    return Picture(canvas.png(), width, height, alt_text)


def _draw_section(canvas: Canvas, part: _Section, top: int, room: int) -> None:
    canvas.box(0, top, room, part.height(room), part.ground)
    y = top + MARGIN
    if part.title:
        canvas.put(sprites.icon(part.icon, 42, part.ground), MARGIN + 2, top + 9)
        canvas.text(
            part.title,
            MARGIN + 56,
            top + 31,
            size=36,
            weight=fonts.BLACK,
            ink=INK,
            ground=part.ground,
            room=room - 80,
            least=24,
        )
        y = top + _HEAD
    per_row = part.per_row(room)
    for number, item in enumerate(part.items):
        x = MARGIN + number % per_row * (part.width + _GAP)
        line = y + number // per_row * part.row_height() + (_BADGE // 2 if part.numbered else 0)
        sprite = picture_of(item, part.width, part.ground)
        canvas.put(sprite.image, x, line, sprite.mask)
        if part.numbered:
            _number(canvas, number + 1, x + part.width // 2, line + 2, part.ground)


def picture_of(item: Item, width: int, ground: Colour) -> Sprite:
    """Return the sprite of a card, token, back or good."""
    match item:
        case Card():
            return cards.front(item, width, ground)
        case Token():
            return cards.token(item, width, ground)
        case Back():
            return cards.back(item, width, ground)
        case Good():
            return cards.chip(item, width, ground)


def _number(canvas: Canvas, number: int, x: int, y: int, ground: Colour) -> None:
    badge = _badge(ground)
    canvas.put(badge.image, x - _BADGE // 2, y - _BADGE // 2, badge.mask)
    canvas.text(str(number), x, y, size=42, weight=fonts.BLACK, ink=CREAM, ground=INK, anchor="m", room=46, least=30)


@lru_cache(maxsize=4)
def _badge(ground: Colour) -> Sprite:
    pen = Pen(100, 100, _BADGE * 4 / 100)
    pen.oval(50, 50, 50, 50, CREAM)
    pen.oval(50, 50, 43, 43, INK)
    return sprites.solid(sprites.shrink(pen.image, _BADGE, _BADGE), ground)
