"""How a round was scored: a table of the sums, wide and low alone, and as a sheet with each seat's sets below."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.sobek.cards import Good, Token
from engine.sobek.events import RoundScored
from engine.sobek.score_track import SPACES, Symbol
from engine.sobek.scores import SeatScore, SetScore
from render import panel_parts, pieces, score_table
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Band, Canvas, stack_bands
from render.canvas.drawn_sprites import Pen, Sprite
from render.canvas.theme import CLEAR, GAIN, INK, LETTERS, LINE, PANEL, QUIET, RED, STONE, Colour
from render.player_names import drawn_name
from render.presentation import Picture, Speech
from render.score_table import ScoreLine, SeatColumn, WriteCell
from render.sobek import alt_text
from render.sobek import sprites as cards
from render.sum_writer import SumWriter

_PITCH: Final = 146
_CHIP, _TOKEN, _CURSE, _SCARAB = 72, 38, 44, 40
_SYMBOL, _SPACE = 48, 16
_SETS: Final = 100
_RIGHT: Final = CLEAR
# A few sets stand as far apart as many would.
_SLOTS: Final = 6


def scoring(scored: RoundScored, speech: Speech) -> Picture:
    """Return the sheet of how a round was scored (S24 to S26); what it shows is public once the round is over."""
    bands = [_table(scored, speech)]
    bands += [_seat(number, seat) for number, seat in enumerate(scored.seats) if seat.sets]
    return stack_bands(bands, alt_text.alt_scoring(scored, speech))


def strip(scored: RoundScored, speech: Speech) -> Picture:
    """Return the sums of a round alone, for a place where there is little height."""
    return stack_bands([_table(scored, speech), score_table.foot()], alt_text.alt_scoring(scored, speech))


def _table(scored: RoundScored, speech: Speech) -> Band:
    seats = scored.seats
    columns = [SeatColumn(number, drawn_name(speech, number)) for number in range(len(seats))]
    begun = any(seat.before for seat in seats)
    penalties = tuple(_penalty(seat, speech) if seat.corrupt else None for seat in seats)
    lines = [
        ScoreLine(speech.say("sobek-picture-before"), tuple(_number(seat.before) if begun else None for seat in seats)),
        ScoreLine(speech.say("sobek-picture-sets"), tuple(map(_gained, seats))),
        ScoreLine(speech.say("sobek-picture-corruption"), tuple(map(_corruption, seats))),
        ScoreLine(speech.say("sobek-picture-penalty"), penalties),
        ScoreLine(speech.say("sobek-picture-total"), tuple(map(_total, seats))),
    ]
    return score_table.draw_table(speech.say("sobek-picture-round", round=scored.round), columns, lines)


def _number(number: int) -> WriteCell:
    return lambda line: line.text(str(number), LETTERS, QUIET)


def _gained(scored: SeatScore) -> WriteCell:
    """Return what the sets brought: a gain, and never in the colour of a loss."""
    return lambda line: line.text(f"+{scored.points}", LETTERS, GAIN, fonts.BLACK)


def _total(scored: SeatScore) -> WriteCell:
    return lambda line: line.text(str(scored.after), 64, INK, fonts.BLACK)


def _corruption(scored: SeatScore) -> WriteCell:
    """Return the cards of the pile, two for each curse, and, where it decided, the scarabs on the pile (S25)."""

    def write(line: SumWriter) -> None:
        # Where there is little room, the curses stand behind the sum.
        short = bool(scored.curses) and line.right - line.x < _sum_width(scored)
        if scored.curses and not short:
            line.text(str(scored.pile), LETTERS, gap=4).text("+", LETTERS, QUIET, gap=4)
            _curses(line, scored.curses)
            line.text("=", LETTERS, QUIET, gap=4)
        line.text(str(scored.corruption), LETTERS, INK, fonts.BLACK if scored.corrupt else fonts.SEMIBOLD)
        if scored.pile_scarabs is not None:
            line.icon("scarab", _SCARAB, gap=4).text(str(scored.pile_scarabs), LETTERS)
        if short:
            _curses(line, scored.curses)

    return write


def _sum_width(scored: SeatScore) -> int:
    """Return how wide the sum of a pile's corruption is."""
    long = fonts.width(f"{scored.pile}+={scored.corruption}", fonts.BLACK, LETTERS) + 14
    long += _CURSE + (scored.curses - 1) * (_TOKEN // 2)
    if scored.pile_scarabs is not None:
        long += 14 + _SCARAB + fonts.width(str(scored.pile_scarabs), fonts.SEMIBOLD, LETTERS)
    return long


def _curses(line: SumWriter, count: int) -> None:
    for number in range(count):
        curse = cards.token(Token.CURSE, _CURSE, line.ground)
        line.sprite(curse, step=None if number + 1 == count else _TOKEN // 2, gap=2)


def _penalty(scored: SeatScore, speech: Speech) -> WriteCell:
    """Return the points that it costs, and how that comes about: a step back for each full 10 points (S26)."""
    lost, named = f"−{scored.reached - scored.after}", scored.symbol is not Symbol.NUMBER
    back = speech.say("sobek-picture-steps", steps=scored.steps, symbol=scored.symbol)
    texts = (speech.say("sobek-picture-steps-why", steps=scored.steps, back=back), back)

    def explain(line: SumWriter, text: str) -> None:
        line.text(text, LETTERS, QUIET)
        if named:
            line.icon(scored.symbol.code, _SYMBOL)

    def write(line: SumWriter) -> None:
        start, (left, right) = line.x, line.free
        wide = fonts.width(lost, fonts.BLACK, LETTERS)
        # What explains it stands behind it or before it; last of all both move to the column's end.
        for text in texts if scored.steps else ():
            long = fonts.width(text, fonts.SEMIBOLD, LETTERS) + (10 + _SYMBOL if named else 0)
            places = [(start + wide + _SPACE, start), (start - _SPACE - long, start)]
            if right >= line.right:
                places.append((line.right - wide - _SPACE - long, line.right - wide))
            for at, result in places:
                if left <= at <= right - long:
                    line.x, line.right = at, right
                    explain(line, text)
                    line.x = result
                    line.text(lost, LETTERS, RED, fonts.BLACK)
                    return
        line.text(lost, LETTERS, RED, fonts.BLACK, gap=_SPACE)
        if scored.steps:
            line.text(f"{scored.steps}←", LETTERS, QUIET, gap=6)
            if named:
                line.icon(scored.symbol.code, _SYMBOL)
            else:
                line.image(_stone(scored.after % SPACES, line.ground))

    return write


@lru_cache(maxsize=64)
def _seat(number: int, scored: SeatScore) -> Band:
    """Return the sets of a seat, each with what it is worth and how that comes about."""
    canvas = Canvas.over(pieces.plate(_PITCH, active=False))
    canvas.put(drawn_sprites.icon(f"seat-{number}", 58, PANEL), 26, (_PITCH - 6 - 58) // 2)
    slot = (_RIGHT - _SETS) // max(_SLOTS, len(scored.sets))
    for index, one in enumerate(scored.sets):
        _set(canvas, _SETS + index * slot, slot, one, PANEL)
    return canvas.band()


def _set(canvas: Canvas, x: int, slot: int, one: SetScore, ground: Colour) -> None:
    """Draw a good, the set's points, and how they come about; a set laid across only adds up scarabs."""
    chip = _across(one.good, ground) if one.horizontal else cards.chip(one.good, _CHIP, ground)
    canvas.put(chip.image, x, 8, chip.mask)
    for number in range(one.prosperity):
        token = cards.token(Token.PROSPERITY, _TOKEN, ground)
        canvas.put(token.image, x + 42 - number * 24, 48, token.mask)
    panel_parts.put_points(canvas, one.points, x + _CHIP + 44, 46, ground, size=56)
    panel_parts.put_product(
        canvas, str(one.scarabs) if one.horizontal else f"{one.cards}×{one.scarabs}", x, 112, ground
    )


@lru_cache(maxsize=32)
def _across(good: Good | None, ground: Colour) -> Sprite:
    """Return the chip of a good lying on its side, as the cards of such a set do."""
    chip = cards.chip(good, _CHIP, ground)
    turn = Image.Transpose.ROTATE_90
    return Sprite(chip.image.transpose(turn), chip.mask.transpose(turn))


@lru_cache(maxsize=32)
def _stone(number: int, ground: Colour) -> Image.Image:
    """Return a space with its number."""
    pen = Pen(56, 44, 4)
    pen.rect(0, 0, 56, 44, LINE, 8)
    pen.rect(1.5, 1.5, 54.5, 42.5, STONE, 7)
    pen.letters(str(number), 28, 22, 38, INK)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, 56, 44), ground)


def preload(seats: int) -> None:
    """Draw ahead what never changes on a sheet."""
    score_table.preload(seats)
    pieces.plate(_PITCH, active=False)
    for seat in range(seats):
        drawn_sprites.icon(f"seat-{seat}", 58, PANEL)
    for good in (*Good, None):
        cards.chip(good, _CHIP, PANEL)
