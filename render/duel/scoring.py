"""How the end was scored: a table of the sums, wide and low alone, and as a sheet with each seat's tiles below."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.duel.events import SeatScore, SetScore
from engine.duel.tiles import Tile
from engine.duel.views import DuelView
from render import panel_parts, pieces, score_table
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Band, Canvas, stack_bands
from render.canvas.theme import CLEAR, GAIN, INK, LETTERS, PANEL, QUIET, RED, Colour
from render.duel import alt_text
from render.duel import sprites as tiles
from render.player_names import drawn_name
from render.presentation import Picture, Speech
from render.score_table import ScoreLine, SeatColumn, WriteCell
from render.sum_writer import SumWriter

_PITCH: Final = 146
_CHIP, _TOKEN = 72, 40
_SETS: Final = 100
_SLOT: Final = 169
_RIGHT: Final = CLEAR
_CROSS: Final = 46
_TILE, _LEAST = 84, 60
_COIN: Final = 52


def scoring(view: DuelView, speech: Speech) -> Picture:
    """Return the sheet of how a game that is over was scored (D10 to D12)."""
    seats = () if view.scored is None else view.scored.seats
    bands = [_table(view, speech)]
    bands += [_seat(number, seat) for number, seat in enumerate(seats) if seat.sets or seat.removed]
    return stack_bands(bands, alt_text.alt_board(view, speech))


def strip(view: DuelView, speech: Speech) -> Picture:
    """Return the sums of a game that is over alone, for a place where there is little height."""
    return stack_bands([_table(view, speech)], alt_text.alt_board(view, speech))


def _table(view: DuelView, speech: Speech) -> Band:
    seats = () if view.scored is None else view.scored.seats
    winners = () if view.outcome is None else view.outcome.winners
    columns = [
        SeatColumn(number, drawn_name(speech, number), "winner" if number in winners else "")
        for number in range(len(seats))
    ]
    lines = [
        ScoreLine(speech.say("duel-picture-corruption"), tuple(map(_corruption, seats))),
        ScoreLine(speech.say("duel-picture-gained"), tuple(_gained(seat) if seat.drawn else None for seat in seats)),
        ScoreLine(speech.say("duel-picture-sets"), tuple(_sets(seat.set_points) for seat in seats)),
        ScoreLine(speech.say("duel-picture-deben"), tuple(_deben(seat) if seat.deben else None for seat in seats)),
        ScoreLine(
            speech.say("duel-picture-pirogues"), tuple(_pirogues(seat) if seat.pirogues else None for seat in seats)
        ),
        ScoreLine(speech.say("duel-picture-total"), tuple(map(_total, seats))),
    ]
    return score_table.draw_table(speech.say("duel-picture-scoring"), columns, lines)


def _corruption(scored: SeatScore) -> WriteCell:
    """Return tiles, those that the hand added, snakes, royal corruption (D10, D11)."""

    def write(line: SumWriter) -> None:
        if scored.added or scored.snakes or scored.royal:
            line.text(str(scored.tiles - scored.added), LETTERS, gap=6)
        if scored.added:
            line.text("+", LETTERS, QUIET, gap=4).text(str(scored.added), LETTERS, gap=2).icon("hand", 48, gap=4)
        if scored.snakes:
            line.text("+", LETTERS, QUIET, gap=4).text(str(scored.snakes), LETTERS, gap=4)
            for kind in scored.snake_tokens:
                line.sprite(tiles.pirogue(kind, 46, line.ground), gap=4)
        if scored.royal:
            line.text("+", LETTERS, QUIET, gap=4)
            for value in scored.royal:
                line.sprite(tiles.royal(value, 46, line.ground), gap=2)
        if scored.added or scored.snakes or scored.royal:
            line.text("=", LETTERS, QUIET, gap=6)
        line.text(str(scored.corruption), LETTERS, INK, fonts.BLACK)

    return write


def _gained(scored: SeatScore) -> WriteCell:
    """Return the deben drawn for the least corruption (D11)."""

    def write(line: SumWriter) -> None:
        line.text("+", LETTERS, GAIN, fonts.BLACK, gap=6)
        _coins(line, scored.drawn, line.right - line.x)

    return write


def _sets(points: int) -> WriteCell:
    return lambda line: line.text(str(points), LETTERS, GAIN, fonts.BLACK)


def _deben(scored: SeatScore) -> WriteCell:
    """Return all deben one by one, and their sum (D12)."""

    def write(line: SumWriter) -> None:
        line.text(str(scored.deben_points), LETTERS, GAIN, fonts.BLACK)
        _coins(line, scored.deben, min(line.right, _RIGHT) - line.x)

    return write


def _pirogues(scored: SeatScore) -> WriteCell:
    def write(line: SumWriter) -> None:
        line.text(str(scored.pirogue_points), LETTERS, GAIN, fonts.BLACK)
        step = _step(min(line.right, _RIGHT) - line.x, len(scored.pirogues))
        for kind in scored.pirogues:
            line.sprite(tiles.pirogue(kind, _COIN, line.ground), gap=0, step=step)

    return write


def _total(scored: SeatScore) -> WriteCell:
    return lambda line: line.text(str(scored.points), 64, INK, fonts.BLACK)


@lru_cache(maxsize=16)
def _seat(number: int, scored: SeatScore) -> Band:
    """Return the sets that a seat sold, and what it could have sold: beside them where there is room, else below."""
    beside = _SETS + len(scored.sets) * _SLOT
    below = bool(scored.sets) and beside + _CROSS + len(scored.removed) * _LEAST > _RIGHT
    canvas = Canvas.over(pieces.plate(_PITCH + _PITCH * below, active=False))
    canvas.put(drawn_sprites.icon(f"seat-{number}", 58, PANEL), 26, (_PITCH - 6 - 58) // 2)
    for index, one in enumerate(scored.sets):
        _set(canvas, _SETS + index * _SLOT, one, PANEL)
    if scored.removed:
        _removed(canvas, scored.removed, _SETS if below else beside, (_PITCH - 6) // 2 + _PITCH * below, PANEL)
    return canvas.band()


def _set(canvas: Canvas, x: int, one: SetScore, ground: Colour) -> None:
    """Draw a good, the set's points, and how they come about."""
    chip = tiles.chip(one.good, _CHIP, ground)
    canvas.put(chip.image, x, 8, chip.mask)
    for number in range(one.pirogues):
        token = tiles.pirogue(tiles.scarabs_on(one.good), _TOKEN, ground)
        canvas.put(token.image, x + 40 - number * 26, 46, token.mask)
    panel_parts.put_points(canvas, one.points, x + _CHIP + 44, 46, ground, size=56)
    panel_parts.put_product(canvas, f"{one.tiles}×{one.scarabs}", x, 112, ground)


def _removed(canvas: Canvas, removed: tuple[Tile, ...], x: int, y: int, ground: Colour) -> None:
    """Draw the tiles that could have been sold and leave the game: struck out, for they bring nothing (D10)."""
    SumWriter(canvas, x, y, _RIGHT, ground).text("×", 72, RED, fonts.BLACK)
    x += _CROSS
    step = min(_TILE + 6, (_RIGHT - _TILE - x) // max(1, len(removed) - 1))
    for number, tile in enumerate(removed):
        sprite = tiles.front(tile, _TILE, ground, marked=False)
        canvas.put(sprite.image, x + number * step, y - _TILE // 2, sprite.mask)


def _coins(line: SumWriter, values: tuple[int, ...], room: int) -> None:
    step = _step(room, len(values))
    for number, value in enumerate(values, 1):
        last = number == len(values)
        line.sprite(tiles.deben(value, _COIN, line.ground), gap=10 if last else 0, step=None if last else step)


def _step(room: int, count: int) -> int:
    """Return how far tokens are apart in a room: they overlap where it is short."""
    return min(_COIN + 4, (room - _COIN) // max(1, count - 1))


def preload(seats: int) -> None:
    """Draw ahead what never changes on a sheet."""
    score_table.preload(seats)
    pieces.plate(_PITCH, active=False)
    for seat in range(seats):
        drawn_sprites.icon(f"seat-{seat}", 58, PANEL)
