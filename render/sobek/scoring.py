"""The scoring sheet of a round: each seat's sets, the sum, corruption, the steps of its penalty, and the new score."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.sobek.cards import Good, Token
from engine.sobek.events import RoundScored
from engine.sobek.scores import SeatScore, SetScore
from engine.sobek.track import Symbol, space_of
from render import fonts, pieces, sprites
from render.face import Picture, Speech
from render.png import Band, Canvas, join
from render.sobek import alt
from render.sobek import sprites as cards
from render.sobek.words import DrawnName, drawn_name
from render.sprites import Pen, Sprite
from render.sums import Sum, heading
from render.theme import BRONZE, CREAM, INK, LEAF, LINE, PANEL, RED, STONE, WIDTH, Colour, mix

_PITCH: Final = 178
_CHIP, _TOKEN, _SCARAB = 58, 32, 26
_SETS: Final = 400
# The new score ends the first line, clear of the corner where Discord lays its sign for alt texts.
_AFTER: Final = WIDTH - 34
_SCORE: Final = 118
_SLOT: Final = 120
_STEPS: Final = 136
# Where the sum, the corruption and the penalty begin.
_SUM, _CORRUPTION, _PENALTY = 34, 452, 840
_SIZE: Final = 38
_GAIN: Final = mix(LEAF, INK, 0.5)
_QUIET: Final = mix(INK, BRONZE, 0.5)


def scoring(scored: RoundScored, speech: Speech) -> Picture:
    """Return the picture of how a round was scored (S24 to S26); what it shows is public once the round is over."""
    bands = [heading(speech.say("sobek-picture-round", round=scored.round))]
    bands += [_seat(number, seat, drawn_name(speech, number)) for number, seat in enumerate(scored.seats)]
    return Picture(join(bands), WIDTH, sum(band.height for band in bands), alt.alt_scoring(scored, speech))


@lru_cache(maxsize=64)
def _seat(number: int, scored: SeatScore, name: DrawnName) -> Band:
    """A seat whose corruption is the worst has the bold frame."""
    ground = pieces.ACTIVE if scored.corrupt else PANEL
    canvas = Canvas.over(pieces.plate(_PITCH, active=scored.corrupt))
    canvas.put(sprites.icon(f"seat-{number}", 58, ground), 26, 24)
    x = 98
    if name.sign:
        canvas.put(sprites.icon(name.sign, 42, ground), x, 32)
        x += 50
    canvas.text(name.text, x, 53, size=42, least=28, ink=INK, ground=ground, room=_SETS - 16 - x)
    slot = min(_SLOT, (_AFTER - _SCORE - _SETS) // max(1, len(scored.sets)))
    for place, one in enumerate(scored.sets):
        _set(canvas, _SETS + place * slot, slot, one, ground)
    canvas.box(_SUM, 106, WIDTH - 2 * _SUM, 2, STONE)
    line = Sum(canvas, _SUM, _STEPS, _CORRUPTION - 8, ground)
    line.text(str(scored.before), _SIZE, _QUIET).text("+", _SIZE, _QUIET)
    line.text(str(scored.points), _SIZE, _GAIN, fonts.BLACK).text("=", _SIZE, _QUIET)
    line.text(str(scored.reached), _SIZE, INK, fonts.BLACK)
    _corruption(canvas, scored, ground)
    if scored.corrupt:
        _penalty(canvas, scored, ground)
    after = str(scored.after)
    canvas.text(
        after, _AFTER, 54, size=66, least=44, weight=fonts.BLACK, ink=INK, ground=ground, anchor="r", room=_SCORE - 14
    )
    return canvas.band()


def _set(canvas: Canvas, x: int, slot: int, one: SetScore, ground: Colour) -> None:
    """A good, the set's points, and how they come about; one laid across lies on its side and only adds scarabs up."""
    chip = _across(one.good, ground) if one.horizontal else cards.chip(one.good, _CHIP, ground)
    canvas.put(chip.image, x, 8, chip.mask)
    for number in range(one.prosperity):
        token = cards.token(Token.PROSPERITY, _TOKEN, ground)
        canvas.put(token.image, x + 31 - number * 22, 36, token.mask)
    canvas.text(
        str(one.points),
        x + (_CHIP + min(slot, _SLOT - 8)) // 2,
        37,
        size=40,
        least=22,
        weight=fonts.BLACK,
        ink=RED,
        ground=ground,
        anchor="m",
        room=slot - _CHIP - 5,
    )
    line = Sum(canvas, x + 2, 86, x + slot - _SCARAB - 4, ground)
    line.text(str(one.scarabs) if one.horizontal else f"{one.cards} × {one.scarabs}", 29, gap=5)
    line.icon("scarab", _SCARAB)


def _corruption(canvas: Canvas, scored: SeatScore, ground: Colour) -> None:
    """The cards of the pile, two for each curse, and, where it decided, the scarabs on the pile (S25)."""
    line = Sum(canvas, _CORRUPTION, _STEPS, _PENALTY - 6, ground)
    line.icon("corruption", 42)
    if scored.curses:
        line.text(str(scored.pile), _SIZE).text("+", _SIZE, _QUIET, gap=6)
        step = _TOKEN if scored.curses < 3 else _TOKEN // 2
        for number in range(scored.curses):
            curse = cards.token(Token.CURSE, 38, ground)
            line.sprite(curse, step=step if number + 1 < scored.curses else None, gap=6)
        line.text("=", _SIZE, _QUIET)
    line.text(str(scored.corruption), _SIZE, INK, fonts.BLACK)
    if scored.pile_scarabs is not None:
        line.x += 6
        line.icon("scarab", 32, gap=5).text(str(scored.pile_scarabs), 34)


def _penalty(canvas: Canvas, scored: SeatScore, ground: Colour) -> None:
    """The steps back, the symbol on which they go, and the points that they cost (S26)."""
    line = Sum(canvas, _PENALTY, _STEPS, _AFTER, ground)
    if scored.steps:
        line.text(f"{scored.steps} ×", _SIZE, INK, gap=8)
        if scored.symbol is Symbol.NUMBER:
            canvas.put(_stone(ground), line.x, _STEPS - 20)
            place = str(space_of(scored.reached))
            canvas.text(place, line.x + 28, _STEPS, size=30, ink=INK, ground=STONE, anchor="m", room=50)
            line.x += 66
        else:
            line.icon(scored.symbol.code, 44)
    line.text(f"−{scored.reached - scored.after}", 44, RED, fonts.BLACK)


@lru_cache(maxsize=32)
def _across(good: Good | None, ground: Colour) -> Sprite:
    """Return the chip of a good lying on its side, as the cards of such a set do."""
    chip = cards.chip(good, _CHIP, ground)
    turn = Image.Transpose.ROTATE_90
    return Sprite(chip.image.transpose(turn), chip.mask.transpose(turn))


@lru_cache(maxsize=2)
def _stone(ground: Colour) -> Image.Image:
    pen = Pen(56, 40, 4)
    pen.rect(0, 0, 56, 40, LINE, 8)
    pen.rect(1.5, 1.5, 54.5, 38.5, STONE, 7)
    return sprites.flatten(sprites.shrink(pen.image, 56, 40), ground)


def still(seats: int) -> None:
    """Draw what never changes on a sheet."""
    for ground in (PANEL, CREAM):
        pieces.plate(_PITCH, active=ground == pieces.ACTIVE)
        _stone(ground)
        for seat in range(seats):
            sprites.icon(f"seat-{seat}", 58, ground)
        for good in (*Good, None):
            cards.chip(good, _CHIP, ground)
