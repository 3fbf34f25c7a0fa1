"""The quays, small, above a hand: the cards that can be taken with numbers and costs, the others small, the deck."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.sobek.cards import Back, Card
from engine.sobek.views import SobekView
from render import pieces
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Canvas
from render.canvas.sign_locations import with_spots
from render.canvas.theme import CARD_RATIO, CREAM, GAIN, INK, LINE, MARGIN, NILE, QUAY, STONE, least_letters
from render.card_sheet import LEAST_WIDTH
from render.presentation import Speech
from render.sobek import sprites as cards

_NEAR, _STEP = 148, 158
_FAR, _FAR_STEP, _FAR_ROW = 72, 100, 3
_TOP: Final = 28
_SHORE: Final = _TOP + round(_NEAR * CARD_RATIO) + 10
_HIGH: Final = _SHORE + 48
_BADGE, _SMALL_BADGE = 56, 46
_DECK: Final = 30
_LETTERS: Final = least_letters(LEAST_WIDTH)
# The ground and the widths at which cards are drawn here.
CARD_SIZES: Final = ((NILE, _NEAR), (NILE, _FAR))


def strip(view: SobekView, speech: Speech) -> Image.Image | None:
    """Return the quays as wide as a sheet, None where there is no row to take from."""
    if view.outcome is not None or not view.row:
        return None
    free, deck = speech.say("sobek-picture-free"), speech.say("sobek-picture-deck")
    return _drawn(view.row, view.costs, free, deck, view.deck, view.deck_top)


@lru_cache(maxsize=8)
def _drawn(
    row: tuple[Card | None, ...], costs: tuple[int, ...], free: str, label: str, deck: int, top: Back | None
) -> Image.Image:
    canvas = Canvas(LEAST_WIDTH, _HIGH, NILE)
    shore = MARGIN + len(costs) * _STEP
    canvas.box(0, _SHORE - 4, LEAST_WIDTH, 4, LINE)
    canvas.box(0, _SHORE, LEAST_WIDTH, _HIGH - _SHORE, QUAY)
    if deck and len(row) <= len(costs):
        boat = drawn_sprites.icon_sprite("felucca", 210, NILE)
        canvas.put(boat.image, shore + 40, 20, boat.mask)
    _put_deck(canvas, deck, top, label, shore + 6)
    for index, card in enumerate(row):
        if index < len(costs):
            x = MARGIN + index * _STEP
            _put(canvas, card, index + 1, x, _TOP, near=True)
            _cost(canvas, costs[index], free, x + _NEAR // 2)
        else:
            line, column = divmod(index - len(costs), _FAR_ROW)
            x, y = shore + 6 + column * _FAR_STEP, 16 + line * (round(_FAR * CARD_RATIO) + 18)
            _put(canvas, card, index + 1, x, y, near=False)
    return with_spots(canvas.image, canvas.spots)


def _put_deck(canvas: Canvas, deck: int, top: Back | None, label: str, x: int) -> None:
    """Draw the deck from `x` on, or its empty place, with its word and how many cards are left."""
    y = (_SHORE + _HIGH) // 2
    high = round(_DECK * CARD_RATIO)
    sprite = cards.small_back(top, _DECK, QUAY) if deck and top else pieces.empty_place(_DECK, high, QUAY)
    canvas.put(sprite.image, x, y - sprite.image.height // 2, sprite.mask)
    end = x + _DECK + 12
    end += canvas.text(label, end, y, size=_LETTERS, ink=INK, ground=QUAY, room=LEAST_WIDTH - end - 90) + 12
    end += canvas.text(str(deck), end, y, size=_LETTERS, weight=fonts.BLACK, ink=INK, ground=QUAY)
    canvas.mark("deck", x, _SHORE, end - x, _HIGH - _SHORE)


def _put(canvas: Canvas, card: Card | None, number: int, x: int, y: int, *, near: bool) -> None:
    """Draw a card, or the back of a character, with its number above."""
    width, size = (_NEAR, _BADGE) if near else (_FAR, _SMALL_BADGE)
    sprite = cards.back(Back.ORANGE, width, NILE) if card is None else cards.front(card, width, NILE)
    canvas.put(sprite.image, x, y, sprite.mask)
    middle = (x + width // 2, y + 2)
    top, foot = (0, _HIGH - 2) if near else (middle[1] - size // 2, y + sprite.image.height)
    canvas.area(x, top, width, foot - top, "row")
    canvas.area(x, top, width, foot - top, "row", number)
    badge = pieces.badge(size, CREAM if near else LINE, INK if near else STONE, NILE)
    canvas.put(badge.image, middle[0] - size // 2, middle[1] - size // 2, badge.mask)
    ink, ground = (CREAM, INK) if near else (INK, STONE)
    canvas.text(
        str(number), *middle, size=46 if near else _LETTERS, weight=fonts.BLACK, ink=ink, ground=ground, anchor="m"
    )


def _cost(canvas: Canvas, cost: int, free: str, middle: int) -> None:
    """Draw what a card costs, below it: one card of corruption for each before it (S3)."""
    y = (_SHORE + _HIGH) // 2
    if not cost:
        canvas.text(free, middle, y, size=_LETTERS, weight=fonts.BLACK, ink=GAIN, ground=QUAY, anchor="m", room=_NEAR)
        return
    canvas.text(f"+{cost}", middle - 2, y, size=40, weight=fonts.BLACK, ink=INK, ground=QUAY, anchor="r")
    canvas.put(drawn_sprites.icon("corruption", 40, QUAY), middle + 6, y - 20)
