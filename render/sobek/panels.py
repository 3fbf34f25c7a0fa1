"""A player's panel: whose turn, name, score, hand by backs, curses, and the sets on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.sobek.cards import BACKS, Token
from engine.sobek.track import SPACES, Symbol, symbol_at
from engine.sobek.views import SeatView, SetView, SobekView
from render import fonts, sprites
from render.face import Speech
from render.png import Canvas
from render.sobek import cards
from render.sobek.words import drawn_name
from render.sprites import Pen
from render.theme import BRONZE, CREAM, INK, LINE, MARGIN, PANEL, RED, SAND, STONE, WIDTH, Colour, mix

PITCH: Final = 106
_HIGH: Final = 100
_SETS: Final = 420
_SLOTS: Final = 7
_SLOT: Final = (WIDTH - MARGIN - 6 - _SETS) // _SLOTS
_ACTIVE: Final = CREAM


def draw(canvas: Canvas, top: int, view: SobekView, seat: SeatView, speech: Speech) -> None:
    """Draw the panel of one seat with its upper edge at `top`."""
    winner = view.outcome is not None and seat.seat in view.outcome.winners
    active = winner or (view.outcome is None and (seat.seat == view.turn or seat.seat in view.waiting))
    ground = _ACTIVE if active else PANEL
    canvas.put(_plate(active), 0, top)
    if active:
        sign = "winner" if winner else "pointer" if seat.seat == view.turn else "waiting"
        canvas.put(sprites.icon(sign, 42, ground), 20, top + 29)
    canvas.put(sprites.icon(f"seat-{seat.seat}", 54, ground), 68, top + 8)
    if view.starter == seat.seat and view.outcome is None:
        canvas.put(sprites.icon("starter", 30, ground), 80, top + 65)
    _name(canvas, top + 31, seat, speech, ground)
    _hand(canvas, top + 75, seat, ground)
    _score(canvas, top, seat.score, ground)
    slot = min(_SLOT, (WIDTH - MARGIN - 6 - _SETS) // max(1, len(seat.sets)))
    for number, laid in enumerate(seat.sets):
        _set(canvas, _SETS + number * slot, top + 4, laid, ground)


def _name(canvas: Canvas, y: int, seat: SeatView, speech: Speech, ground: Colour) -> None:
    name = drawn_name(speech, seat.seat)
    x = 132
    if name.computer:
        canvas.put(sprites.icon("computer", 36, ground), x, y - 18)
        x += 42
    canvas.text(name.text, x, y, size=36, ink=INK, ground=ground, room=312 - x)


def _hand(canvas: Canvas, y: int, seat: SeatView, ground: Colour) -> None:
    """The number of cards, then how many there are of each back."""
    x = 132
    x += canvas.text(str(seat.backs.total), x, y, size=34, weight=fonts.BLACK, ink=INK, ground=ground) + 10
    for colour, count in zip(BACKS, (seat.backs.green, seat.backs.beige, seat.backs.orange), strict=True):
        if count:
            sprite = cards.back(colour, 25, ground)
            canvas.put(sprite.image, x, y - 17, sprite.mask)
            x += 28
            x += canvas.text(str(count), x, y, size=26, ink=mix(INK, BRONZE, 0.5), ground=ground) + 8
    for number in range(seat.curses):
        token = cards.token(Token.CURSE, 38, ground)
        canvas.put(token.image, x + number * 24, y - 19, token.mask)


def _score(canvas: Canvas, top: int, score: int, ground: Colour) -> None:
    """The score, and the symbol of the space where the marker stands."""
    canvas.text(
        str(score), _SETS - 16, top + 34, size=58, weight=fonts.BLACK, ink=INK, ground=ground, anchor="r", room=104
    )
    symbol = symbol_at(score)
    if symbol is Symbol.NUMBER:
        canvas.put(_stone(ground), _SETS - 62, top + 60)
        canvas.text(str(score % SPACES), _SETS - 39, top + 76, size=24, ink=INK, ground=STONE, anchor="m")
    else:
        canvas.put(sprites.icon(symbol.code, 34, ground), _SETS - 55, top + 60)


def _set(canvas: Canvas, x: int, y: int, laid: SetView, ground: Colour) -> None:
    """A good, what the set would score, and how that comes about."""
    chip = cards.chip(laid.good, 58, ground)
    for step in (min(len(laid.cards) - 1, 2), 1, 0) if len(laid.cards) > 1 else (0,):
        canvas.put(chip.image, x + step * 3, y + 4 - step * 2, chip.mask)
    for number in range(laid.prosperity):
        token = cards.token(Token.PROSPERITY, 32, ground)
        canvas.put(token.image, x - 8 + number * 16, y + 34, token.mask)
    canvas.text(
        str(laid.points), x + 92, y + 32, size=40, weight=fonts.BLACK, ink=RED, ground=ground, anchor="m", room=58
    )
    sum_ = f"{len(laid.cards)} × {laid.scarabs}"
    long = canvas.text(sum_, x + 4, y + 78, size=27, ink=INK, ground=ground, room=88)
    canvas.put(sprites.icon("scarab", 26, ground), x + 8 + long, y + 66)


@lru_cache(maxsize=2)
def _plate(active: bool) -> Image.Image:  # noqa: FBT001 - a cached function of one value
    """The ground of a panel as wide as the board."""
    pen = Pen(WIDTH, _HIGH, 2)
    edge = 4 if active else 2
    pen.rect(MARGIN - 2, 0, WIDTH - MARGIN + 2, _HIGH, INK if active else LINE, 14)
    inner = (MARGIN - 2 + edge, edge, WIDTH - MARGIN + 2 - edge, _HIGH - edge)
    pen.rect(*inner, _ACTIVE if active else PANEL, 14 - edge)
    image = sprites.shrink(pen.image, WIDTH, _HIGH)
    return sprites.flatten(image, SAND)


@lru_cache(maxsize=2)
def _stone(ground: Colour) -> Image.Image:
    pen = Pen(46, 32, 4)
    pen.rect(0, 0, 46, 32, LINE, 7)
    pen.rect(1.5, 1.5, 44.5, 30.5, STONE, 6)
    return sprites.flatten(sprites.shrink(pen.image, 46, 32), ground)
