"""What only one player sees: hand, corruption, deben, pirogues, the vizier's look; and things to choose among."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from engine.duel.market import SIDE, Line, Square
from engine.duel.tiles import TILES, Back, Good, Pirogue, Power, Tile
from engine.duel.views import DuelView, Lying
from engine.game import Label, Named
from render import card_sheet
from render.alt_text_fitting import join_texts
from render.canvas import drawn_sprites
from render.canvas.canvas import palette_index
from render.canvas.drawn_sprites import Sprite
from render.canvas.theme import PANEL, PARCHMENT, SAND, STONE, Colour
from render.card_sheet import Section
from render.duel import alt_text, mini_market
from render.duel import sprites as tiles
from render.duel.tile_names import COLUMNS, unmarked_name
from render.presentation import Offer, Picture, Speech


class MarketTile(NamedTuple):
    """A tile as it lies on the market; once it has left that, its mark means nothing any more."""

    tile: Tile


class MarketColumn(NamedTuple):
    """A column of the market: what each of its squares shows from the top, None for an empty one."""

    tiles: tuple[MarketTile | Back | None, ...]


class RoyalToken(NamedTuple):
    """A token of royal corruption with its value."""

    value: int


# A number is the value of a deben, 0 for its back.
Item: TypeAlias = Tile | MarketTile | Pirogue | Back | Good | Line | MarketColumn | RoyalToken | Power | int
_DEBEN: Final = 0

# How wide things to choose among are: few are large, many still fit.
_LARGE, _MUCH, _MEDIUM = 148, 16, 118
_BESIDE = 6
# Beside the market a hand of so few kinds has tiles so wide; and how wide is what else is shown.
_HAND, _FEW, _MANY = 86, 12, 66
_SMALL, _LINES = 68, 88
# The grounds and widths at which tiles are drawn most.
SIZES: Final = ((SAND, _HAND), (PANEL, _SMALL))
_STRIP, _STRIP_GAP = 92, 5


def hand(view: DuelView, speech: Speech) -> Picture:
    """Return the picture of the market, of the viewer's hand and corruption, and of what else only the viewer sees."""
    return card_sheet.draw_sheet(
        _sections(view, speech), alt_text.alt_hand(view, speech), picture_of, mini_market.mini_market(view)
    )


def offer(offered: Offer, view: DuelView, speech: Speech) -> Picture | None:
    """Return things to choose among with their numbers, and market and hand if they do not come out of that.

    None where one of them cannot be drawn.
    """
    items: list[Item] = []
    for thing in offered.things:
        item = _drawn(thing, view, offered.held)
        if item is None:
            return None
        items.append(item)
    lines = tuple(thing for thing in offered.things if isinstance(thing, Line))
    width = _LINES if lines else _LARGE if len(items) <= _MUCH else _MEDIUM
    ratio = 1.0
    if any(isinstance(item, MarketColumn) for item in items):
        width, ratio = _STRIP, SIDE + (SIDE - 1) * _STRIP_GAP / _STRIP
    captions = tuple(_caption(thing, speech) for thing in offered.things)
    alone = offered.held or view.viewer is None
    # Columns to choose among are the whole market already.
    market = (
        None if alone or any(isinstance(item, MarketColumn) for item in items) else mini_market.mini_market(view, lines)
    )
    if market is not None and len(items) <= _BESIDE:
        # Few things stand beside the market; the buttons with their numbers name them.
        width, captions = min(width, _MEDIUM), ()
    # What is chosen among is what is shown of it otherwise, and can be framed by the same name.
    area = "pirogues-known" if all(isinstance(item, Pirogue) for item in items) else ""
    parts = [Section("", "", tuple(items), width, SAND, ratio, True, captions, frozenset(offered.picked), area=area)]
    alt = alt_text.alt_offer(offered, view, speech)
    if not alone:
        parts += _sections(view, speech, choosing=True)
        alt = join_texts(alt, alt_text.alt_hand(view, speech, choosing=True))
    return card_sheet.draw_sheet(parts, alt, picture_of, market)


def label(thing: Named, view: DuelView, speech: Speech, *, held: bool) -> str | None:
    """Return a square with the tile that lies there, and a tile of the hand without its mark; None for all else."""
    if isinstance(thing, Square):
        return speech.say("duel-choice-square", tile=alt_text.on_square(view, thing), square=thing)
    if isinstance(thing, Tile) and alt_text.is_off_market(view, held):
        return speech.say("duel-picture-name", thing=unmarked_name(thing))
    return None


def _drawn(thing: Named, view: DuelView, held: bool) -> Item | None:
    """Return what is drawn for a thing to choose, None for one that cannot be drawn."""
    match thing:
        case Tile():
            return thing if alt_text.is_off_market(view, held) else MarketTile(thing)
        case Pirogue() | Back() | Good() | Line() | Power():
            return thing
        case Square():
            return _face(view.at(thing))
        case Label("card", "hidden"):
            return Back.RED
        case Label("card", "hidden-gold"):
            return Back.GOLD
        case Label("royal", value):
            return RoyalToken(int(value))
        case Label("set", code) if code in set(Good):
            return Good(code)
        case Label("deben-choice", "keep"):
            return view.offered
        case Label("deben-choice", "trade"):
            return _DEBEN
        case Label("column", code) if code in COLUMNS:
            column = COLUMNS.index(code)
            return MarketColumn(tuple(_face(row[column]) for row in view.market))
    return None


def _face(lying: Lying | None) -> MarketTile | Back | None:
    """Return what a square of the market shows."""
    if lying is None:
        return None
    return lying.back if lying.tile is None else MarketTile(lying.tile)


def _caption(thing: Named, speech: Speech) -> str:
    """Return what is written below a thing: its name, but for tiles and lines, which their pictures tell."""
    match thing.term:
        case "square" | "column":
            return thing.code
        case "card" | "line" | "deben-choice" | "royal":
            return ""
        case _:
            return speech.say("duel-picture-name", thing=thing)


def picture_of(item: Item, width: int, ground: Colour) -> Sprite:
    """Return the sprite of a tile, token, back, good, line, column, character or deben."""
    match item:
        case Tile():
            return tiles.front(item, width, ground, marked=False)
        case MarketTile():
            return tiles.front(item.tile, width, ground)
        case Pirogue():
            return tiles.pirogue(item, width, ground)
        case Back():
            return tiles.back(item, width, ground)
        case Good():
            return tiles.chip(item, width, ground)
        case Line():
            return drawn_sprites.icon_sprite(f"line-{item}", width, ground)
        case MarketColumn():
            return _strip(item, width, ground)
        case RoyalToken():
            return tiles.royal(item.value, width, ground)
        case Power():
            return tiles.character(item, width, ground)
        case int():
            return tiles.deben(item or None, width, ground)


@lru_cache(maxsize=32)
def _strip(strip: MarketColumn, width: int, ground: Colour) -> Sprite:
    """Return a column of the market, its tiles one below the other."""
    step = width + _STRIP_GAP
    sprite = Sprite(
        Image.new("L", (width, SIDE * step - _STRIP_GAP), palette_index(STONE)),
        Image.new("1", (width, SIDE * step - _STRIP_GAP), 255),
    )
    for row, face in enumerate(strip.tiles):
        if face is not None:
            tile = picture_of(face, width, STONE)
            sprite.image.paste(tile.image, (0, row * step), tile.mask)
    return sprite


def _sections(view: DuelView, speech: Speech, *, choosing: bool = False) -> list[Section]:
    """Return what the viewer holds, without empty parts; while `choosing`, without what they choose among."""
    own = next(seat for seat in view.seats if seat.seat == view.viewer)
    parts: list[Section] = []

    def add(icon: str, area: str, items: Sequence[Item], ground: Colour, width: int = _SMALL) -> None:
        if items:
            title = speech.say(f"duel-picture-{area}")
            title = speech.say("duel-picture-count", title=title, count=len(items))
            kinds, copies = card_sheet.count_copies(items)
            codes = tuple(unmarked_name(one).code for one in kinds) if area == "hand" else ()
            parts.append(Section(icon, title, kinds, width, ground, copies=copies, area=area, codes=codes))

    held = tuple(map(_alike, own.hand or ()))
    add("hand", "hand", held, SAND, _HAND if len(set(held)) <= _FEW else _MANY)
    if not choosing:
        add("architect", "drawn", view.drawn, PARCHMENT, _HAND)
        add("eye", "looked-at", view.looked_at or (), PARCHMENT, _HAND)
    add("corruption", "put-aside", view.put_aside, PARCHMENT)
    add("corruption", "corruption", tuple(map(_alike, own.pile or ())), PANEL)
    add("royal", "royal", tuple(map(RoyalToken, own.royal_values or ())), PARCHMENT)
    add("deben", "values", own.values or (), SAND)
    if not (choosing and view.asked == "pirogue"):
        add("ankh", "pirogues-known", view.pirogues or (), PANEL)
    add("architect", "returned", view.returned, PANEL)
    # A hand in which nothing is left is shown where there is nothing else.
    title = speech.say("duel-picture-count", title=speech.say("duel-picture-hand"), count=0)
    return parts or [Section("hand", title, (), _HAND, SAND, area="hand")]


@lru_cache(maxsize=128)
def _alike(tile: Tile) -> Tile:
    """Return the first of the tiles that are the same once their marks mean nothing."""
    return next(one for one in TILES if unmarked_name(one).code == unmarked_name(tile).code)
