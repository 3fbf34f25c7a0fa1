"""A player's panel: whose turn, name, points so far, hand by backs, corruption, deben, sold sets and pirogues."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.duel.tiles import BACKS, Pirogue
from engine.duel.views import DuelView, SeatView, SetView
from render import fonts, news, pieces, sprites
from render.duel import tabs, tiles
from render.duel.marks import Marks, SeatMarks, SetMark
from render.duel.words import DrawnName, drawn_name
from render.face import Speech
from render.names import SIGNS
from render.png import Band, Canvas
from render.theme import BRONZE, INK, MARGIN, PANEL, RED, WIDTH, Colour, mix

PITCH: Final = 114
CHIP: Final = 60
BACK: Final = 28
TOKEN: Final = 50
SCARABS: Final = 34
_SETS: Final = 440
_TOKENS: Final = 1156
_SLOTS: Final = 6
_SLOT: Final = (_TOKENS - _SETS) // _SLOTS
# Where a tab tells what is new, sets may become as narrow as this.
_NARROW: Final = 104
_LINE: Final = 80
# A hand of so many tiles needs the room of its icon for its numbers.
_MANY: Final = 10
# With so many, all of its backs may have numbers of two digits.
_CROWD: Final = 30
_QUIET: Final = mix(INK, BRONZE, 0.5)
# Sizes of the icons of a panel.
_SIGN, _MARK, _HAND, _ICON, _STANDING, _SCARAB = 46, 54, 40, 38, 36, 28


def bands(view: DuelView, speech: Speech, marks: Marks) -> list[Band]:
    """Return one panel for each seat, with what is new at it."""
    new = speech.say("duel-picture-new")
    return [
        _band(
            _public(seat),
            _points(view, seat),
            drawn_name(speech, seat.seat),
            _sign(view, seat.seat),
            mark,
            new if mark.sets else "",
        )
        for seat, mark in zip(view.seats, marks.seats, strict=True)
    ]


def still(seats: int, grounds: Sequence[Colour]) -> None:
    """Draw what never changes on a panel of each ground."""
    sizes = [(f"seat-{seat}", _MARK) for seat in range(seats)]
    sizes += [(sign, _SIGN) for sign in ("pointer", "waiting", "winner")]
    sizes += [("scarab", _SCARAB), ("hand", _HAND), ("corruption", _ICON), ("deben", _ICON)]
    sizes += [(sign, _STANDING) for sign in SIGNS]
    for ground in grounds:
        for name, size in sizes:
            sprites.icon(name, size, ground)
        pieces.plate(PITCH, active=ground == pieces.ACTIVE)
        for colour in BACKS:
            tiles.small_back(colour, BACK, ground)
        for kind in (Pirogue.SEVEN, Pirogue.TWO_DEBEN, Pirogue.SNAKE1, Pirogue.SNAKE2):
            tiles.pirogue(kind, TOKEN, ground)
        tiles.pirogue(Pirogue.SCARABS, SCARABS, ground)


def _public(seat: SeatView) -> SeatView:
    """Return a seat without what only its owner knows, so that a panel cannot show it."""
    return SeatView(seat.seat, seat.backs, seat.sets, seat.corruption, seat.deben, seat.pirogues, None, None, None)


def _points(view: DuelView, seat: SeatView) -> int:
    """Return the points that everybody can count so far; in the end all of them."""
    return seat.points if view.outcome is None else view.outcome.scores[seat.seat]


def _sign(view: DuelView, seat: int) -> str | None:
    """Return the mark of a seat that is to move, is waited for or has won."""
    if view.outcome is not None:
        return "winner" if seat in view.outcome.winners else None
    if seat in view.waiting:
        return "pointer" if seat == view.turn else "waiting"
    return None


@lru_cache(maxsize=256)
def _band(seat: SeatView, points: int, name: DrawnName, sign: str | None, mark: SeatMarks, new: str) -> Band:
    ground = pieces.ACTIVE if sign else PANEL
    canvas = Canvas.over(pieces.plate(PITCH, active=sign is not None))
    if sign:
        canvas.put(sprites.icon(sign, _SIGN, ground), 18, 9)
    canvas.put(sprites.icon(f"seat-{seat.seat}", _MARK, ground), 70, 6)
    long = canvas.text(
        str(points), _SETS - 20, 34, size=58, weight=fonts.BLACK, ink=INK, ground=ground, anchor="r", room=120
    )
    x = 134
    if name.sign:
        canvas.put(sprites.icon(name.sign, _STANDING, ground), x, 13)
        x += 42
    canvas.text(name.text, x, 33, size=36, least=28, ink=INK, ground=ground, room=_SETS - 30 - long - x)
    _holdings(canvas, seat, ground)
    count = max(1, len(seat.sets))
    right = _TOKENS - 6 if seat.pirogues else WIDTH - MARGIN - 6
    tab = tabs.columns(mark, right - _SETS - 6 - count * _NARROW)
    news.draw_tab(canvas, news.right_edge(tab, _SETS + count * _SLOT + 6, right), 8, tab)
    slot = min(_SLOT, ((right - news.width(tab) if tab else _TOKENS) - _SETS) // count)
    grown = {one.good: one for one in mark.sets}
    for number, one in enumerate(seat.sets):
        _set(canvas, _SETS + number * slot, slot, one, (grown.get(one.good), new), ground)
    _pirogues(canvas, seat.pirogues, ground)
    return canvas.band()


def _holdings(canvas: Canvas, seat: SeatView, ground: Colour) -> None:
    """The hand by its backs, the corruption tiles and the deben: numbers of each."""
    x = 24
    if seat.backs.total < _MANY:
        canvas.put(sprites.icon("hand", _HAND, ground), x, _LINE - 21)
        x = 70
    gap = 8 if seat.backs.total < _CROWD else 3
    x += canvas.text(str(seat.backs.total), x, _LINE, size=38, weight=fonts.BLACK, ink=INK, ground=ground) + gap + 2
    for colour, count in zip(BACKS, (seat.backs.grey, seat.backs.black, seat.backs.red), strict=True):
        if count:
            sprite = tiles.small_back(colour, BACK, ground)
            canvas.put(sprite.image, x, _LINE - 14, sprite.mask)
            x += BACK + 4
            x += canvas.text(str(count), x, _LINE, size=27, ink=_QUIET, ground=ground) + gap
    for left, icon, count in ((266, "corruption", seat.corruption), (356, "deben", seat.deben)):
        canvas.put(sprites.icon(icon, _ICON, ground), left, _LINE - 20)
        text = str(count)
        canvas.text(text, left + 42, _LINE, size=36, least=24, weight=fonts.BLACK, ink=INK, ground=ground, room=42)


def _set(canvas: Canvas, x: int, slot: int, one: SetView, marked: tuple[SetMark | None, str], ground: Colour) -> None:
    """A good, what the set would score, and how that comes about; what came to it just now in a ring and with a badge.

    `marked` is what came to it, and the word for a new set.
    """
    sprite = tiles.chip(one.good, CHIP, ground)
    centre, high = x + 66 + (slot - 66) // 2, 37
    mark, new = marked
    if mark is None:
        for step in (1, 0):
            canvas.put(sprite.image, x + step * 4, 9 - step * 3, sprite.mask)
    else:
        high = 26
        news.draw_ring(canvas, x + 1, 11, CHIP, ground)
        canvas.put(sprite.image, x + 1, 11, sprite.mask)
        told = new if mark.new else news.signed(mark.tiles) if mark.tiles else ""
        news.draw_badge(canvas, told, centre, 60, ground, slot - 66)
    for number in range(one.pirogues):
        token = tiles.pirogue(Pirogue.SCARABS, SCARABS, ground)
        canvas.put(token.image, x + 31 - number * 24, 39, token.mask)
    canvas.text(
        str(one.points),
        centre,
        high,
        size=40,
        weight=fonts.BLACK,
        ink=RED,
        ground=ground,
        anchor="m",
        room=54 if slot >= _SLOT else slot - 74,
        least=24,
    )
    long = canvas.text(f"{len(one.tiles)} × {one.scarabs}", x + 2, 88, size=28, ink=INK, ground=ground, room=84)
    canvas.put(sprites.icon("scarab", _SCARAB, ground), x + 6 + long, 74)


def _pirogues(canvas: Canvas, pirogues: Sequence[Pirogue], ground: Colour) -> None:
    """The tokens that lie before the seat, in two rows."""
    per_row = -(-len(pirogues) // 2) if len(pirogues) > 4 else 2
    step = min(TOKEN + 2, (WIDTH - MARGIN - 6 - _TOKENS - TOKEN) // max(1, per_row - 1))
    for number, kind in enumerate(pirogues):
        token = tiles.pirogue(kind, TOKEN, ground)
        canvas.put(token.image, _TOKENS + number % per_row * step, 4 + number // per_row * 50, token.mask)
