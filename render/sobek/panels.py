"""A player's panel: whose turn, name, score, hand by backs, curses, and the sets on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.sobek.cards import BACKS, Token
from engine.sobek.track import Symbol, space_of, symbol_at
from engine.sobek.views import SeatView, SetView, SobekView
from render import fonts, news, pieces, sprites
from render.face import Speech
from render.names import SIGNS
from render.png import Band, Canvas
from render.sobek import sprites as cards
from render.sobek import tabs
from render.sobek.marks import Marks, SeatMarks, SetMark
from render.sobek.words import DrawnName, drawn_name
from render.sprites import Pen
from render.theme import BRONZE, CREAM, INK, LINE, MARGIN, PANEL, RED, STONE, WIDTH, Colour, mix

PITCH: Final = 106
CHIP: Final = 58
BACK: Final = 25
_SETS: Final = 420
_SLOTS: Final = 7
_RIGHT: Final = WIDTH - MARGIN - 6
_SLOT: Final = (_RIGHT - _SETS) // _SLOTS
# Where a tab tells what is new, sets may become as narrow as this.
_NARROW: Final = 104
# The right edge of a tab, and how far it keeps from the sets.
_EDGE: Final = WIDTH - MARGIN - 2
_GAP: Final = 6
_ACTIVE: Final = CREAM
# Sizes of the icons of a panel.
_SIGN, _MARK, _SUN, _CURSE, _STANDING, _SYMBOL, _PROSPERITY, _SCARAB = 46, 54, 30, 36, 36, 34, 32, 26


def bands(view: SobekView, speech: Speech, marks: Marks) -> list[Band]:
    """Return one panel for each seat, with what is new at it."""
    new = speech.say("sobek-picture-new")
    return [
        _band(
            seat,
            drawn_name(speech, seat.seat),
            _sign(view, seat.seat),
            _starts(view, seat),
            mark,
            new if mark.sets else "",
        )
        for seat, mark in zip(view.seats, marks.seats, strict=True)
    ]


def still(seats: int, grounds: Sequence[Colour]) -> None:
    """Draw what never changes on a panel of each ground."""
    symbols = [symbol.code for symbol in Symbol if symbol is not Symbol.NUMBER]
    sizes = [(f"seat-{seat}", _MARK) for seat in range(seats)]
    sizes += [(symbol, _SYMBOL) for symbol in symbols]
    sizes += [(sign, _SIGN) for sign in ("pointer", "waiting", "winner")]
    sizes += [("scarab", _SCARAB), ("starter", _SUN)]
    sizes += [(sign, _STANDING) for sign in SIGNS]
    for name, size in sizes:
        for ground in grounds:
            sprites.icon(name, size, ground)
    for ground in grounds:
        pieces.plate(PITCH, active=ground == _ACTIVE)
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


def _starts(view: SobekView, seat: SeatView) -> bool:
    return view.starter == seat.seat and view.outcome is None


@lru_cache(maxsize=256)
def _band(seat: SeatView, name: DrawnName, sign: str | None, starts: bool, mark: SeatMarks, new: str) -> Band:
    ground = _ACTIVE if sign else PANEL
    canvas = Canvas.over(pieces.plate(PITCH, active=sign is not None))
    if sign:
        canvas.put(sprites.icon(sign, _SIGN, ground), 18, 8)
    canvas.put(sprites.icon(f"seat-{seat.seat}", _MARK, ground), 70, 6)
    x = 24
    if starts:
        canvas.put(sprites.icon("starter", _SUN, ground), x, 66)
        x += 34
    for number in range(seat.curses):
        token = cards.token(Token.CURSE, _CURSE, ground)
        canvas.put(token.image, x + number * 26, 62, token.mask)
    score = canvas.text(
        str(seat.score), _SETS - 16, 33, size=58, weight=fonts.BLACK, ink=INK, ground=ground, anchor="r", room=120
    )
    _symbol(canvas, seat.score, ground)
    _name(canvas, name, _SETS - 26 - score, ground)
    _hand(canvas, seat, ground)
    count = max(1, len(seat.sets))
    tab = tabs.columns(seat.seat, mark, _EDGE - _SETS - _GAP - count * _NARROW)
    news.draw_tab(canvas, news.right_edge(tab, _SETS + count * _SLOT + _GAP, _EDGE), 4, tab)
    slot = min(_SLOT, ((_EDGE - _GAP - news.width(tab) if tab else _RIGHT) - _SETS) // count)
    grown = {one.good: one for one in mark.sets}
    for number, laid in enumerate(seat.sets):
        x = _SETS + number * slot
        if laid.good in grown:
            _grown_set(canvas, x, slot, laid, grown[laid.good], new, ground)
        else:
            _set(canvas, x, slot, laid, ground)
        _sum(canvas, x, laid, ground)
    return canvas.band()


def _name(canvas: Canvas, name: DrawnName, right: int, ground: Colour) -> None:
    x = 134
    if name.sign:
        canvas.put(sprites.icon(name.sign, _STANDING, ground), x, 11)
        x += 42
    canvas.text(name.text, x, 31, size=36, least=28, ink=INK, ground=ground, room=right - x)


def _hand(canvas: Canvas, seat: SeatView, ground: Colour) -> None:
    """The number of cards, then how many there are of each back."""
    x = 134
    x += canvas.text(str(seat.backs.total), x, 77, size=38, weight=fonts.BLACK, ink=INK, ground=ground) + 12
    for colour, count in zip(BACKS, (seat.backs.green, seat.backs.beige, seat.backs.orange), strict=True):
        if count:
            sprite = cards.small_back(colour, BACK, ground)
            canvas.put(sprite.image, x, 60, sprite.mask)
            x += 29
            x += canvas.text(str(count), x, 77, size=27, ink=mix(INK, BRONZE, 0.5), ground=ground) + 9


def _symbol(canvas: Canvas, score: int, ground: Colour) -> None:
    """The symbol of the space on which the marker stands."""
    symbol = symbol_at(score)
    if symbol is Symbol.NUMBER:
        canvas.put(_stone(ground), _SETS - 62, 62)
        canvas.text(str(space_of(score)), _SETS - 39, 78, size=24, ink=INK, ground=STONE, anchor="m")
    else:
        canvas.put(sprites.icon(symbol.code, _SYMBOL, ground), _SETS - 54, 61)


def _set(canvas: Canvas, x: int, slot: int, laid: SetView, ground: Colour) -> None:
    """A good and what the set would score."""
    chip = cards.chip(laid.good, CHIP, ground)
    for step in (1, 0):
        canvas.put(chip.image, x + step * 4, 9 - step * 3, chip.mask)
    _prosperity(canvas, x + 31, 37, laid, ground)
    _points(canvas, x, slot, 36, laid, ground)


def _grown_set(canvas: Canvas, x: int, slot: int, laid: SetView, mark: SetMark, new: str, ground: Colour) -> None:
    """A set to which something came just now: its good in a ring, and a badge that tells how many cards."""
    chip = cards.chip(laid.good, CHIP, ground)
    news.draw_ring(canvas, x + 1, 10, CHIP, ground)
    canvas.put(chip.image, x + 1, 10, chip.mask)
    _prosperity(canvas, x + 29, 38, laid, ground)
    _points(canvas, x, slot, 24, laid, ground)
    told = new if mark.new else news.signed(mark.cards) if mark.cards else ""
    news.draw_badge(canvas, told, x + 66 + (slot - 66) // 2, 57, ground, slot - 66)


def _prosperity(canvas: Canvas, x: int, y: int, laid: SetView, ground: Colour) -> None:
    for number in range(laid.prosperity):
        token = cards.token(Token.PROSPERITY, _PROSPERITY, ground)
        canvas.put(token.image, x - number * 22, y, token.mask)


def _points(canvas: Canvas, x: int, slot: int, y: int, laid: SetView, ground: Colour) -> None:
    canvas.text(
        str(laid.points),
        x + 66 + (slot - 66) // 2,
        y,
        size=40,
        weight=fonts.BLACK,
        ink=RED,
        ground=ground,
        anchor="m",
        room=56 if slot >= _SLOT else slot - 74,
        least=24,
    )


def _sum(canvas: Canvas, x: int, laid: SetView, ground: Colour) -> None:
    """How a set's points come about."""
    told = f"{len(laid.cards)} × {laid.scarabs}"
    long = canvas.text(told, x + 2, 83, size=27, ink=INK, ground=ground, room=88)
    canvas.put(sprites.icon("scarab", _SCARAB, ground), x + 6 + long, 70)


@lru_cache(maxsize=2)
def _stone(ground: Colour) -> Image.Image:
    pen = Pen(46, 32, 4)
    pen.rect(0, 0, 46, 32, LINE, 7)
    pen.rect(1.5, 1.5, 44.5, 30.5, STONE, 6)
    return sprites.flatten(sprites.shrink(pen.image, 46, 32), ground)
