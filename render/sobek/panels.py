"""A player's panel: whose turn, name, score, hand by backs, curses, and the sets on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.sobek.cards import BACKS, Token
from engine.sobek.score_track import Symbol, space_of, symbol_at
from engine.sobek.views import OpenView, SeatView, SetView, SobekView
from render import change_marks, panel_parts
from render.canvas import drawn_sprites
from render.canvas.canvas import Band, Canvas
from render.canvas.drawn_sprites import Pen
from render.canvas.theme import CLEAR, INK, LETTERS, LINE, MARGIN, STONE, WIDTH, Colour
from render.player_names import DrawnName, drawn_name, put_name
from render.presentation import Speech
from render.sobek import seat_change_tab
from render.sobek import sprites as cards
from render.sobek.changes import Changes, SeatChanges

PITCH: Final = 122
CHIP: Final = 62
BACK: Final = 32
_SETS: Final = 520
_SLOTS: Final = 5
_RIGHT: Final = WIDTH - MARGIN - 6
_SLOT: Final = (_RIGHT - _SETS) // _SLOTS
# Where a tab tells what is new, or there are many sets, each may become as narrow as this.
_NARROW: Final = 72
# The right edge of a tab where nothing covers it, and how far it keeps from the sets.
_EDGE: Final = WIDTH - MARGIN - 2
_GAP: Final = 6
# The middles of the two lines of a panel.
_FIRST, _SECOND = 33, 89
_TAB: Final = (PITCH - 6 - change_marks.TAB_HEIGHT) // 2
# Sizes of the icons of a panel.
_SUN, _CURSE, _SYMBOL, _PROSPERITY = 42, 44, 44, 36
_STONE: Final = (66, 44)


def bands(view: SobekView, speech: Speech, changes: Changes) -> list[Band]:
    """Return one panel for each seat, with what is new at it."""
    # In the open variant the last panel is not at the foot of the board.
    last = None if isinstance(view, OpenView) else view.seats[-1].seat
    return [
        _band(
            seat,
            drawn_name(speech, seat.seat),
            _sign(view, seat.seat),
            _is_starter(view, seat),
            change,
            CLEAR if seat.seat == last else _EDGE,
        )
        for seat, change in zip(view.seats, changes.seats, strict=True)
    ]


def preload(seats: int, grounds: Sequence[Colour]) -> None:
    """Draw ahead what never changes on the panels of so many seats, of each ground."""
    symbols = [(symbol.code, _SYMBOL) for symbol in Symbol if symbol is not Symbol.NUMBER]
    panel_parts.preload(seats, grounds, PITCH, [*symbols, ("scarab", panel_parts.SCARAB), ("starter", _SUN)])
    for ground in grounds:
        _stone(ground)
        for token, size in ((Token.CURSE, _CURSE), (Token.PROSPERITY, _PROSPERITY)):
            cards.token(token, size, ground)


def _sign(view: SobekView, seat: int) -> str | None:
    """Return the mark of a seat that is to move, is waited for or has won."""
    if view.outcome is not None:
        return "winner" if seat in view.outcome.winners else None
    if seat == view.turn:
        return "pointer"
    return "waiting" if seat in view.waiting else None


def _is_starter(view: SobekView, seat: SeatView) -> bool:
    return view.starter == seat.seat and view.outcome is None


@lru_cache(maxsize=256)
def _band(seat: SeatView, name: DrawnName, sign: str | None, starts: bool, change: SeatChanges, edge: int) -> Band:
    canvas, ground, right = panel_parts.start_panel(PITCH, seat.seat, sign, seat.score, _SETS - 20, _FIRST)
    x = 18
    if starts:
        canvas.put(drawn_sprites.icon("starter", _SUN, ground), x, _SECOND - _SUN // 2)
        x += _SUN + 4
    for number in range(seat.curses):
        token = cards.token(Token.CURSE, _CURSE, ground)
        canvas.put(token.image, x + number * 30, _SECOND - _CURSE // 2, token.mask)
    _symbol(canvas, seat.score, ground)
    canvas.area(_SETS - 80, _SECOND - 24, 66, 48, "symbol", seat.seat)
    put_name(canvas, name, panel_parts.NAME_LEFT, _FIRST, right, panel_parts.NAME, ground)
    held = zip(BACKS, (seat.backs.green, seat.backs.beige, seat.backs.orange), strict=True)
    backs = [(cards.small_back(colour, BACK, ground), count) for colour, count in held]
    left = panel_parts.NAME_LEFT
    end = panel_parts.put_backs(canvas, left, _SECOND, backs, ground, lead=8, gap=5)
    canvas.area(left, _SECOND - 24, end - left, 48, "backs", seat.seat)
    count = max(1, len(seat.sets))
    tab = seat_change_tab.tab_columns(seat.seat, change, edge - _SETS - _GAP - count * _NARROW)
    change_marks.draw_tab(canvas, change_marks.right_edge(tab, _SETS + count * _SLOT + _GAP, edge), _TAB, tab)
    slot = min(_SLOT, ((edge - _GAP - change_marks.tab_width(tab) if tab else edge - 4) - _SETS) // count)
    for number, laid in enumerate(seat.sets):
        _set(canvas, _SETS + number * slot, slot, laid, ground, changed=laid.good in change.sets)
        panel_parts.mark_set_areas(canvas, seat.seat, laid.good or "amulets", _SETS + number * slot, slot, PITCH)
    return canvas.band()


def _symbol(canvas: Canvas, score: int, ground: Colour) -> None:
    """Draw the symbol of the space on which the marker stands, or its number."""
    symbol = symbol_at(score)
    middle, right = _SECOND, _SETS - 16
    if symbol is Symbol.NUMBER:
        wide, high = _STONE
        canvas.put(_stone(ground), right - wide, middle - high // 2)
        canvas.mark("space", right - wide, middle - high // 2, wide, high)
        space_number = str(space_of(score))
        canvas.text(space_number, right - wide // 2, middle, size=LETTERS, ink=INK, ground=STONE, anchor="m")
    else:
        canvas.put(drawn_sprites.icon(symbol.code, _SYMBOL, ground), right - _SYMBOL - 6, middle - _SYMBOL // 2)


def _set(canvas: Canvas, x: int, slot: int, laid: SetView, ground: Colour, *, changed: bool) -> None:
    """Draw a good, what the set would score, and how that comes about; in a ring if it has just changed."""
    chip = cards.chip(laid.good, CHIP, ground)
    product = f"{len(laid.cards)}×{laid.scarabs}"
    full = panel_parts.has_room(slot - 4, laid.points, product)
    if not changed:
        panel_parts.put_chip(canvas, chip, x)
        _prosperity(canvas, x + 32, 38, laid, ground)
    else:
        panel_parts.put_changed_set(canvas, chip, x, 9, CHIP + 3, ground)
        _prosperity(canvas, x + 30, 8, laid, ground)
    if full:
        panel_parts.put_points(canvas, laid.points, panel_parts.beside_chip(x, slot), 39, ground)
        panel_parts.put_product(canvas, product, x, _SECOND + 6, ground)
    else:
        panel_parts.put_points(canvas, laid.points, x + CHIP // 2, _SECOND + 6, ground)


def _prosperity(canvas: Canvas, x: int, y: int, laid: SetView, ground: Colour) -> None:
    for number in range(laid.prosperity):
        token = cards.token(Token.PROSPERITY, _PROSPERITY, ground)
        canvas.put(token.image, x - number * 22, y, token.mask)


@lru_cache(maxsize=2)
def _stone(ground: Colour) -> Image.Image:
    wide, high = _STONE
    pen = Pen(wide, high, 4)
    pen.rect(0, 0, wide, high, LINE, 9)
    pen.rect(1.5, 1.5, wide - 1.5, high - 1.5, STONE, 8)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, wide, high), ground)
