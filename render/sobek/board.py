"""The board: the row on the Nile, deck, discard pile, event tokens, score track and the players' panels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.game import Event
from engine.sobek.cards import Back, Card, Token
from engine.sobek.views import COSTS, SobekView
from render import change_marks, pieces
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Band, Canvas, stack_bands
from render.canvas.drawn_sprites import Pen
from render.canvas.theme import (
    BRONZE,
    CARD_RATIO,
    CREAM,
    GAIN,
    GOLD,
    INK,
    LETTERS,
    LINE,
    MARGIN,
    NILE,
    PANEL,
    QUAY,
    QUIET,
    RED,
    RIPPLE,
    SAND,
    STONE,
    WIDTH,
    mix,
)
from render.change_marks import Mover
from render.presentation import Picture, Speech
from render.sobek import alt_text, final_result, panels, score_track
from render.sobek import sprites as cards
from render.sobek.changes import Changes, changes
from render.sobek.open_variant import known_lanes

_NILE: Final = 302
_GATE: Final = 118
_SHORE: Final = 248
_BIG, _SMALL = 148, 98
_BIG_STEP, _SMALL_STEP = 158, 104
_ROW_TOP: Final = 32
_ROW_LEFT: Final = _GATE + 10
# The middle of what stands on the quays, and how long the round may be.
_COST: Final = 274
_ROUND: Final = 320

TOKEN_SIZE: Final = 80
_DECK: Final = 70
_STOCK: Final = 112
_STOCK_TOP: Final = 6
_MIDDLE: Final = 56
_TOKENS: Final = 846
_FEW, _MANY = 66, 35
# How far labels keep from what stands beside them.
_APART: Final = 20

# The grounds and widths at which cards are drawn here.
CARD_SIZES: Final = (
    (NILE, _BIG),
    (NILE, _SMALL),
    (PANEL, _FEW),
    (PANEL, _MANY),
    (change_marks.GROUND, change_marks.CARD),
)


def board(view: SobekView, speech: Speech, events: Sequence[Event] = ()) -> Picture:
    """Return the picture of all that `view` shows of the table, with what changed by `events` marked."""
    if final_result.is_over(view):
        return stack_bands(final_result.bands(view, speech), alt_text.alt_board(view, speech, events))
    changed = changes(view, events)
    labels = tuple(map(speech.say, ("sobek-picture-deck", "sobek-picture-discard", "sobek-picture-events")))
    bands = (
        _head(view, speech, changed),
        _stock_band(
            view.deck,
            view.deck_top,
            view.discard,
            view.tokens_used,
            view.tokens_left,
            labels,
            (changed.discarded, changed.used),
        ),
        score_track.band(tuple(seat.score for seat in view.seats), changed.moves, stepwise=changed.stepwise),
        *known_lanes.bands(view, panels.bands(view, speech, changed)),
    )
    return stack_bands(bands, alt_text.alt_board(view, speech, events))


def _head(view: SobekView, speech: Speech, changed: Changes) -> Band:
    """Return the row on the Nile."""
    label, free = speech.say("sobek-picture-round", round=view.round), speech.say("sobek-picture-free")
    fresh = speech.say("sobek-picture-fresh") if changed.fresh else ""
    return _river_band(view.row, view.costs, label, free, fresh, view.rules.from_temple, boat=bool(view.deck))


@lru_cache(maxsize=64)
def _river_band(
    row: tuple[Card | None, ...],
    costs: tuple[int, ...],
    label: str,
    free: str,
    fresh: str,
    from_temple: bool,
    *,
    boat: bool = True,
) -> Band:
    """Return the row of cards on the quays, with what they cost and the round; `fresh` if it was laid just now.

    A `boat` brings the next delivery, if there is room for it.
    Places run from the left to the right. The temple stands where the row begins, or at its other end (S2).
    """
    canvas = Canvas.over(_river(from_temple))
    # What a picture with the temple on the right has less on that side, it has more on the other.
    shift = 0 if from_temple else -_GATE
    end = WIDTH - MARGIN - 2 + shift
    long = canvas.text(
        label, end, _COST, size=LETTERS, weight=fonts.BLACK, ink=INK, ground=QUAY, anchor="r", room=_ROUND
    )
    canvas.mark("round", end - long, _COST - 24, long, 48)
    if boat and len(row) <= len(costs):
        # It comes from the right, its prow towards the quays.
        felucca = drawn_sprites.icon_sprite("felucca", 210, NILE)
        canvas.put(felucca.image, 1010 + shift, 24, felucca.mask)
    for number, card in enumerate(row, 1):
        _row_card(canvas, number, card, costs, free, _ROW_LEFT + shift)
    if fresh:
        change_marks.draw_label(canvas, fresh, end, 36, NILE)
    return canvas.band()


def _row_card(canvas: Canvas, number: int, card: Card | None, costs: tuple[int, ...], free: str, left: int) -> None:
    """Draw a card of the row that begins at `left`; those that can be taken are large and show what they cost."""
    reach = len(costs)
    near = number <= reach
    width = _BIG if near else _SMALL
    if near:
        x, y = left + (number - 1) * _BIG_STEP, _ROW_TOP
    else:
        x = left + reach * _BIG_STEP + (number - 1 - reach) * _SMALL_STEP
        y = _ROW_TOP + round((_BIG - _SMALL) * CARD_RATIO)
    sprite = cards.back(Back.ORANGE, width, NILE) if card is None else cards.front(card, width, NILE)
    canvas.put(sprite.image, x, y, sprite.mask)
    spot = (x, 0, width, _NILE - 6) if near else (x, y - 26, width, sprite.image.height + 26)
    canvas.area(*spot, "row")
    canvas.area(*spot, "row", number)
    size = 62 if near else 58
    badge = pieces.badge(size, CREAM if near else LINE, INK if near else STONE, NILE)
    middle = (x + width // 2, y - 2)
    canvas.put(badge.image, middle[0] - size // 2, middle[1] - size // 2, badge.mask)
    ink, ground = (CREAM, INK) if near else (INK, STONE)
    canvas.text(str(number), *middle, size=LETTERS, weight=fonts.BLACK, ink=ink, ground=ground, anchor="m")
    if near and not costs[number - 1]:
        canvas.text(
            free,
            middle[0],
            _COST,
            size=LETTERS,
            weight=fonts.BLACK,
            ink=GAIN,
            ground=QUAY,
            anchor="m",
            room=_BIG_STEP + 10,
        )
    elif near:
        canvas.text(
            f"+{costs[number - 1]}",
            middle[0] - 2,
            _COST,
            size=LETTERS,
            weight=fonts.BLACK,
            ink=INK,
            ground=QUAY,
            anchor="r",
        )
        canvas.put(drawn_sprites.icon("corruption", 42, QUAY), middle[0] + 6, 252)


@lru_cache(maxsize=64)
def _stock_band(
    deck: int,
    deck_top: Back | None,
    discard: tuple[Card, ...],
    used: tuple[Token, ...],
    left: int,
    labels: tuple[str, ...],
    new: tuple[tuple[Mover, ...], tuple[Mover, ...]],
) -> Band:
    """Return deck, discard pile and event tokens: used ones, then backs; `new` marks new cards and tokens."""
    canvas = Canvas(WIDTH, _STOCK, SAND)
    end = _deck(canvas, deck, deck_top, labels[0]) + _APART
    for number, token in enumerate(used):
        face = cards.token(token, TOKEN_SIZE, SAND)
        x = _TOKENS + number * 85
        canvas.put(face.image, x, _STOCK_TOP + 9, face.mask)
    for number in range(left):
        hidden = cards.token_back(TOKEN_SIZE, SAND)
        canvas.put(hidden.image, _TOKENS + (len(used) + number) * 85, _STOCK_TOP + 9, hidden.mask)
    for number, mover in enumerate(new[1], len(used) - len(new[1])):
        change_marks.put_mark(canvas, mover, _TOKENS + number * 85 + TOKEN_SIZE - 14, _STOCK_TOP + 20, 36)
    canvas.area(_TOKENS, _STOCK_TOP + 9, (len(used) + left) * 85 - 5, TOKEN_SIZE, "tokens")
    if discard:
        _discard(canvas, discard, new[0], labels[1], end + _APART // 2)
    else:
        _label(canvas, labels[2], _TOKENS - _APART, _TOKENS - end - _APART, anchor="r")
    return canvas.band()


def _deck(canvas: Canvas, deck: int, top: Back | None, label: str) -> int:
    """Draw the deck, or its empty place, with its word and how many cards it has; and return where that ends."""
    if top is not None and deck:
        sprite = cards.back(top, _DECK, SAND)
        for step in (1, 0):
            canvas.put(sprite.image, MARGIN + 2 + step * 4, _STOCK_TOP + 4 - step * 3, sprite.mask)
    else:
        place = pieces.empty_place(_DECK, round(_DECK * CARD_RATIO), SAND)
        canvas.put(place.image, MARGIN + 2, _STOCK_TOP + 4, place.mask)
    x = MARGIN + 92
    x += _label(canvas, label, x, _TOKENS // 3) + 14
    long = canvas.text(str(deck), x, _MIDDLE, size=58, weight=fonts.BLACK, ink=INK, ground=SAND, room=80)
    canvas.mark("deck", MARGIN, _STOCK_TOP, x + long - MARGIN, 98)
    # What follows stands in its place however many digits that is.
    return x + max(long, fonts.width("00", fonts.BLACK, 58))


def _label(canvas: Canvas, label: str, x: int, room: int, anchor: str = "l") -> int:
    """Write what something is where there is room for all of it; return how many pixels wide."""
    if fonts.width(label, fonts.SEMIBOLD, LETTERS) > room:
        return 0
    return canvas.text(label, x, _MIDDLE, size=LETTERS, ink=QUIET, ground=SAND, anchor=anchor)


def _discard(canvas: Canvas, pile: tuple[Card, ...], new: tuple[Mover, ...], label: str, left: int) -> None:
    """Draw all cards of the discard pile from `left` on, a mark on the new ones: large while few, then in two rows."""
    room = _TOKENS - left - 26
    few = len(pile) * 70 <= room
    width, rows = (_FEW, 1) if few else (_MANY, 2)
    per_row = max(1, -(-len(pile) // rows)) if few else max(-(-len(pile) // rows), room // (width + 4))
    step = min(width + 4, (room - width) // max(1, per_row - 1))
    long = min(per_row, len(pile)) * step + width - step if few else room
    canvas.put(pieces.tray(long + 8, 98), left - 4, _STOCK_TOP)
    canvas.mark("discard", left - 4, _STOCK_TOP, long + 8, 98)
    for number, card in enumerate(pile):
        sprite = cards.front(card, width, PANEL)
        x, y = left + number % per_row * step, _STOCK_TOP + 4 + number // per_row * 49
        canvas.put(sprite.image, x, y, sprite.mask)
        if number >= len(pile) - len(new):
            change_marks.put_mark(canvas, new[number - len(pile)], x + width - 8, y + 8, 32 if few else 24)
    x = left + long + 4 + _APART
    _label(canvas, label, x, _TOKENS - _APART - x)


@lru_cache(maxsize=2)
def _river(temple_left: bool) -> Image.Image:
    """Return the Nile with its shore and the temple at one end, as wide as the board."""
    canvas = Canvas(WIDTH, _NILE, NILE)
    gate = 0 if temple_left else WIDTH - _GATE
    for y, shift in ((22, 60), (74, 0), (136, 90), (196, 30)):
        for x in range(_ROW_LEFT + 8 + shift, WIDTH - 40, 180):
            canvas.put(_ripple(), x - (0 if temple_left else _GATE), y)
    canvas.box(0, _SHORE - 4, WIDTH, 4, mix(NILE, INK, 0.25))
    canvas.box(0, _SHORE, WIDTH, _NILE - _SHORE, QUAY)
    canvas.box(0, _NILE - 4, WIDTH, 4, LINE)
    temple = _temple(temple_left)
    canvas.put(temple.image, gate, 0, temple.mask)
    return canvas.image


@lru_cache(maxsize=1)
def _ripple() -> Image.Image:
    pen = Pen(40, 12, 4)
    pen.curve([(3, 8), (11, 4), (20, 8), (29, 4), (37, 8)], 3, RIPPLE)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, 40, 12), NILE)


@lru_cache(maxsize=2)
def _temple(at_left: bool) -> drawn_sprites.Sprite:
    """Return a gate of two towers with flags; the round is written on its foot, and the Nile begins beside it."""
    pen = Pen(128, _NILE, 4)
    wall, shade = STONE, mix(STONE, LINE, 0.5)
    pen.rect(0, 0, _GATE, _NILE, SAND)
    bank = _GATE - 4 if at_left else 0
    pen.rect(bank, 0, bank + 4, _NILE, LINE)
    for x, pole, tip in ((10, 14, 34), (104, 104, 84)):
        pen.rect(x, 8, x + 4, 70, mix(BRONZE, INK, 0.5))
        pen.poly([(pole, 10), (pole, 30), (tip, 20)], RED)
    for left, lean in ((8, 5), (68, 5)):
        pen.poly([(left + lean, 58), (left + 42 - lean, 58), (left + 42, 190), (left, 190)], wall)
        pen.poly([(left + lean, 58), (left + 14, 58), (left + 10, 190), (left, 190)], shade)
        pen.rect(left + 2, 48, left + 40, 60, LINE, 3)
        pen.rect(left + 5, 51, left + 37, 55, GOLD, 2)
    pen.rect(46, 92, 72, 190, wall)
    pen.rect(42, 84, 76, 96, LINE, 3)
    pen.oval(59, 90, 8, 8, GOLD)
    pen.rect(49, 112, 69, 190, mix(INK, BRONZE, 0.25), 2)
    for x in (28, 90):
        pen.stamp("ankh", x, 110, 24)
        pen.stamp("eye", x, 150, 26)
    pen.rect(2, 188, 116, 196, LINE, 2)
    pen.rect(4, 194, 114, 244, wall)
    pen.rect(0, 244, 118, _NILE, shade)
    for y in (210, 226, 244, 258, 274, 290):
        pen.rect(0, y, 118, y + 2.5, LINE)
    return drawn_sprites.to_sprite(drawn_sprites.shrink(pen.image, 128, _NILE), NILE)


def preload() -> None:
    """Draw ahead what never changes: the river, the backs of deck and tokens, costs and numbers."""
    for from_temple in (True, False):
        _river_band((None,) * (len(COSTS) + 1), COSTS, "", "", "", from_temple)
        _river_band((), COSTS, "", "", "", from_temple)
    cards.token_back(TOKEN_SIZE, SAND)
    for colour in Back:
        cards.back(colour, _DECK, SAND)
