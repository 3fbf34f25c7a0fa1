"""What only one player sees: hand, corruption, deben, pirogues, the vizier's look; and things to choose among."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from engine.duel.market import Line
from engine.duel.tiles import Back, Good, Pirogue, Tile
from engine.duel.views import DuelView
from render import sheet, sprites
from render.duel import alt, tiles
from render.face import Picture, Speech
from render.sheet import Section
from render.sprites import Sprite
from render.theme import PANEL, PARCHMENT, SAND, Colour

# A number is the value of a deben.
Item: TypeAlias = Tile | Pirogue | Back | Good | Line | int

# How many items are drawn at which width: few are large, many still fit.
_LARGE, _MEDIUM, _SMALL = 148, 118, 92
# The grounds and widths at which tiles are drawn most.
SIZES: Final = ((SAND, _LARGE), (PANEL, _SMALL))
_MUCH: Final = 16


def hand(view: DuelView, speech: Speech) -> Picture:
    """Return the picture of the viewer's hand and corruption, and of what else only the viewer sees."""
    return sheet.draw(_sections(view, speech), alt.alt_hand(view, speech), _unmarked)


def choice(items: Sequence[Item], speech: Speech) -> Picture:
    """Return tiles, tokens, backs, goods, lines or deben side by side with their numbers."""
    width = _LARGE if len(items) <= _MUCH else _MEDIUM
    section = Section("", "", tuple(items), width, SAND, numbered=True)
    return sheet.draw([section], alt.alt_choice(items, speech), picture_of)


def picture_of(item: Item, width: int, ground: Colour) -> Sprite:
    """Return the sprite of a tile, token, back, good, line or deben."""
    match item:
        case Tile():
            return tiles.front(item, width, ground)
        case Pirogue():
            return tiles.pirogue(item, width, ground)
        case Back():
            return tiles.back(item, width, ground)
        case Good():
            return tiles.chip(item, width, ground)
        case Line():
            return sprites.cut(f"line-{item}", width, ground)
        case int():
            return tiles.deben(item, width, ground)


def _unmarked(item: Item, width: int, ground: Colour) -> Sprite:
    """Marks mean nothing any more once a tile has left the market."""
    return tiles.front(item, width, ground, marked=False) if isinstance(item, Tile) else picture_of(item, width, ground)


def _sections(view: DuelView, speech: Speech) -> list[Section]:
    own = next(seat for seat in view.seats if seat.seat == view.viewer)
    parts: list[Section] = []

    def add(icon: str, name: str, items: Sequence[Item], ground: Colour, width: int | None = None) -> None:
        title = speech.say("duel-picture-count", title=speech.say(f"duel-picture-{name}"), count=len(items))
        wide = width or (_LARGE if len(items) <= _MUCH else _SMALL)
        parts.append(Section(icon, title, tuple(items), wide, ground))

    if view.drawn:
        add("architect", "drawn", view.drawn, PARCHMENT)
    if view.looked_at is not None:
        add("eye", "looked-at", view.looked_at, PARCHMENT)
    add("hand", "hand", own.hand or (), SAND)
    if view.put_aside:
        add("corruption", "put-aside", view.put_aside, PARCHMENT, _SMALL)
    add("corruption", "corruption", own.pile or (), PANEL, _SMALL)
    if own.values:
        add("deben", "values", own.values, SAND, _SMALL)
    if view.pirogues:
        add("ankh", "pirogues-known", view.pirogues, PANEL, _SMALL)
    if view.returned:
        add("architect", "returned", view.returned, PANEL, _SMALL)
    return parts
