"""The end of a game, alike in every game: winners large under their crowns, the others ranked beside, and the course.

A game puts below the ranking what its points are made of; `score_chart` is for one that is played in rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Band, Canvas
from render.canvas.drawn_sprites import Pen
from render.canvas.theme import (
    CREAM,
    GAIN,
    GOLD,
    INK,
    LETTERS,
    LINE,
    MARGIN,
    PANEL,
    QUIET,
    RED,
    SAND,
    SEATS,
    STONE,
    WIDTH,
    Colour,
    mix,
)
from render.change_marks import signed
from render.player_names import DrawnName, Lettering, put_name

HEAD: Final = 400
_GAP: Final = 10
_BESIDE: Final = 600
# Rows of a ranking are no higher than the first; from the second on the total of a row is below its name, from the
# third on the name of a winner below all else.
_TALLEST, _TALL, _LARGE = 200, 170, 300
_PAD: Final = 34

MARK: Final = 96
_TITLES: Final = 54
_ROW, _ROW_LEAST, _ROWS = 88, 72, 380
_LEAST_ROUNDS: Final = 2
# Columns that are wider than this have large totals.
_WIDE: Final = 250

_CHART: Final = 372
_LEFT, _RIGHT = 104, 1094
_TOP, _BOTTOM = 26, 312
_STEP: Final = 50
_SPOT: Final = 44


class Rank(NamedTuple):
    """A seat at the end: its name as drawn, its total, its place from 1 on, and whether it won."""

    seat: int
    name: DrawnName
    total: int
    position: int
    won: bool


class RoundResult(NamedTuple):
    """What a round brought a seat: points, those that it lost again, and its score then, None if it was not scored."""

    gained: int
    lost: int
    after: int | None


def rank_seats(scores: Sequence[int], winners: Sequence[int], names: Sequence[DrawnName]) -> tuple[Rank, ...]:
    """Return the seats from the best on: winners first for any reason, then by their scores.

    Seats that are level share a place. A game that was stopped has no winners.
    """
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    order = sorted(range(len(scores)), key=lambda seat: (*(-part for part in keys[seat]), seat))
    levels = [True if won else (won, score) for won, score in keys]
    return tuple(
        Rank(
            seat,
            names[seat],
            scores[seat],
            1 + next(position for position, other in enumerate(order) if levels[other] == levels[seat]),
            keys[seat][0],
        )
        for seat in order
    )


@lru_cache(maxsize=32)
def ranking(ranks: tuple[Rank, ...], stopped: str = "") -> Band:
    """Return winners at the left, the others in rows at the right; without winners the words `stopped` at the left."""
    canvas = Canvas(WIDTH, HEAD, SAND)
    winners = [rank for rank in ranks if rank.won]
    others = [rank for rank in ranks if not rank.won]
    first = _BESIDE - MARGIN - _GAP if others else WIDTH - 2 * MARGIN
    top = 6
    room = HEAD - 6
    if winners:
        pitch = (room + _GAP) // len(winners)
        for number, rank in enumerate(winners):
            _winner(canvas, rank, MARGIN, top + number * pitch, first, pitch - _GAP)
    else:
        _box(canvas, MARGIN, top, first, room - _GAP, PANEL, STONE)
        _words(canvas, stopped, MARGIN + first // 2, top + (room - _GAP) // 2, first - 60)
    if others:
        pitch = min(_TALLEST, (room + _GAP) // len(others))
        spare = room + _GAP - pitch * len(others)
        for number, rank in enumerate(others):
            _other(canvas, rank, _BESIDE, top + spare // 2 + number * pitch, WIDTH - MARGIN - _BESIDE, pitch - _GAP)
    return canvas.band()


def _winner(canvas: Canvas, rank: Rank, x: int, y: int, wide: int, high: int) -> None:
    """Draw the seat's shape under the crown and the total; the name below on a high card, else between."""
    _box(canvas, x, y, wide, high, CREAM, GOLD)
    right = x + wide - _PAD
    if high >= _LARGE:
        _crowned(canvas, rank.seat, x + 140, y + 14, 120, 178)
        _total(canvas, rank.total, (x + 250 + right) // 2, y + 158, 190, right - x - 250, CREAM, "m")
        lettering = Lettering(68, LETTERS, sign=62, gap=14)
        put_name(canvas, rank.name, x + _PAD, y + high - 54, right, lettering, CREAM, fonts.BLACK)
        return
    crown, shape = high // 3, high * 5 // 9
    _crowned(canvas, rank.seat, x + 80, y + 6, crown, shape)
    lettering = Lettering(max(LETTERS, min(58, high // 2)), LETTERS, sign=min(52, high // 2), gap=10)
    if high >= _TALL:
        put_name(canvas, rank.name, x + 150, y + 48, right, lettering, CREAM, fonts.BLACK)
        _total(canvas, rank.total, right, y + high - 64, 112, 240, CREAM, "r")
    else:
        total = _total(canvas, rank.total, right, y + high // 2, min(112, high - 20), 200, CREAM, "r")
        put_name(canvas, rank.name, x + 150, y + high // 2, right - total - 18, lettering, CREAM, fonts.BLACK)


def _crowned(canvas: Canvas, seat: int, x: int, y: int, crown: int, shape: int) -> None:
    """Draw a seat's shape around x with a crown on it, which begins at y."""
    below = y + crown * 6 // 7
    mark = drawn_sprites.icon_sprite(f"seat-{seat}", shape, CREAM)
    canvas.put(mark.image, x - shape // 2, below, mark.mask)
    worn = drawn_sprites.icon_sprite("winner", crown, CREAM)
    canvas.put(worn.image, x - crown // 2, y, worn.mask)


def _other(canvas: Canvas, rank: Rank, x: int, y: int, wide: int, high: int) -> None:
    """Draw a row: place, shape, name and total."""
    _box(canvas, x, y, wide, high, PANEL, STONE)
    middle = y + high // 2
    size = min(64, high * 5 // 8)
    canvas.text(
        str(rank.position), x + 46, middle, size=size, weight=fonts.BLACK, ink=LINE, ground=PANEL, anchor="m", room=60
    )
    shape = min(92, high - 18)
    canvas.put(drawn_sprites.icon(f"seat-{rank.seat}", shape, PANEL), x + 84, middle - shape // 2)
    right, name = x + wide - 28, x + 102 + shape
    lettering = Lettering(max(LETTERS, min(56, high // 2 + 8)), LETTERS, sign=min(50, high // 2), gap=10)
    if high >= _TALL:
        put_name(canvas, rank.name, name, y + 48, right, lettering, PANEL)
        _total(canvas, rank.total, right, y + high - 60, 96, 190, PANEL, "r")
    else:
        total = _total(canvas, rank.total, right, middle, min(96, high - 14), 190, PANEL, "r")
        put_name(canvas, rank.name, name, middle, right - total - 16, lettering, PANEL)


def _total(canvas: Canvas, total: int, x: int, y: int, size: int, room: int, ground: Colour, anchor: str) -> int:
    """Write a total and return how wide it came out."""
    return canvas.text(
        str(total), x, y, size=size, least=24, weight=fonts.BLACK, ink=INK, ground=ground, anchor=anchor, room=room
    )


def _box(canvas: Canvas, x: int, y: int, wide: int, high: int, ground: Colour, edge: Colour) -> None:
    canvas.put(_plate(wide, high, ground, edge), x, y)


@lru_cache(maxsize=24)
def _plate(wide: int, high: int, ground: Colour, edge: Colour) -> Image.Image:
    pen = Pen(wide, high, 2)
    thick = 7 if edge == GOLD else 3
    pen.rect(0, 0, wide, high, INK if edge == GOLD else LINE, 18)
    pen.rect(2, 2, wide - 2, high - 2, edge, 16)
    pen.rect(thick, thick, wide - thick, high - thick, ground, 16 - thick // 2)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, wide, high), SAND)


def _words(canvas: Canvas, text: str, x: int, y: int, room: int) -> None:
    """Write some words around x, y in as many lines as they need."""
    size, lines = 68, [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and fonts.width(longer, fonts.BLACK, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    for number, line in enumerate(lines):
        middle = y + 80 * number - 40 * (len(lines) - 1)
        canvas.text(
            line, x, middle, size=size, least=36, weight=fonts.BLACK, ink=QUIET, ground=PANEL, anchor="m", room=room
        )


@lru_cache(maxsize=32)
def rounds_table(seats: tuple[int, ...], titles: tuple[str, ...], rows: tuple[tuple[RoundResult, ...], ...]) -> Band:
    """Return a column for each round below its title and a row for each of the `seats`: points, losses, score then."""
    high = max(_ROW_LEAST, min(_ROW, _ROWS // len(seats)))
    canvas = Canvas(WIDTH, _TITLES + high * len(seats), SAND)
    wide = (WIDTH - 2 * MARGIN - MARK) // max(_LEAST_ROUNDS, len(titles))
    left = MARGIN + MARK
    for number, title in enumerate(titles):
        middle = left + number * wide + wide // 2
        canvas.text(title, middle, _TITLES // 2 + 2, size=LETTERS, ink=QUIET, ground=SAND, anchor="m", room=wide - 20)
    for line, (seat, row) in enumerate(zip(seats, rows, strict=True)):
        top = _TITLES + line * high
        canvas.put(seat_row(seat, wide * len(titles) + MARK, high - 6), MARGIN, top)
        for number, one in enumerate(row):
            _round(canvas, one, left + number * wide, wide, top + (high - 6) // 2)
    return canvas.band()


@lru_cache(maxsize=24)
def seat_row(seat: int, wide: int, high: int) -> Image.Image:
    """Return the ground of a seat's row in a table, with its shape at the left (`MARK` pixels are for that)."""
    canvas = Canvas.over(_plate(wide, high, PANEL, STONE))
    size = min(68, high - 12)
    canvas.put(drawn_sprites.icon(f"seat-{seat}", size, PANEL), (MARK - size) // 2, (high - size) // 2)
    return canvas.image


def _round(canvas: Canvas, one: RoundResult, left: int, wide: int, y: int) -> None:
    """Draw what was gained and lost, then the score in bold; a line parts it from what stands before it."""
    canvas.box(left, y - 26, 3, 52, STONE)
    size, room = LETTERS, (wide - 100) // 2
    x = left + 16
    ink = QUIET if one.after is None else GAIN
    x += canvas.text(signed(one.gained), x, y, size=size, least=24, ink=ink, ground=PANEL, room=room) + 10
    if one.lost:
        canvas.text(f"−{one.lost}", x, y, size=size, least=24, weight=fonts.BLACK, ink=RED, ground=PANEL, room=room)
    if one.after is not None:
        _total(canvas, one.after, left + wide - 18, y, size + 14 * (wide > _WIDE), 110, PANEL, "r")


@lru_cache(maxsize=32)
def score_chart(scores: tuple[tuple[int, ...], ...]) -> Band:
    """Return a chart of the scores after each round: a line for each seat, its shape at every end.

    It leaves the lower right corner free, over which Discord lays its sign for alt texts.
    """
    canvas = Canvas(WIDTH, _CHART, SAND)
    lines = ((0,) * len(scores[0]), *scores)
    top = max(_STEP, -(-max(max(line) for line in lines) // _STEP) * _STEP)
    canvas.put(_lines(lines, top), 0, 0)
    for score in range(0, top + 1, _STEP if top <= 4 * _STEP else 2 * _STEP):
        canvas.text(str(score), _LEFT - 18, _y(score, top), size=LETTERS, ink=QUIET, ground=SAND, anchor="r", room=80)
    for number, line in enumerate(scores, 1):
        x = _x(number, len(lines))
        canvas.text(str(number), x, _BOTTOM + 36, size=LETTERS, weight=fonts.BLACK, ink=INK, ground=SAND, anchor="m")
        for seat, score in enumerate(line):
            mark = drawn_sprites.icon_sprite(f"seat-{seat}", _SPOT, PANEL)
            beside = sum(abs(_y(other, top) - _y(score, top)) < _SPOT // 2 for other in line[:seat])
            canvas.put(mark.image, x - _SPOT // 2 + beside * 28, _y(score, top) - _SPOT // 2, mark.mask)
    return canvas.band()


def _lines(scores: tuple[tuple[int, ...], ...], top: int) -> Image.Image:
    pen = Pen(WIDTH, _CHART, 2)
    right = _RIGHT + 132
    pen.rect(_LEFT, _TOP - 22, right, _BOTTOM + 8, PANEL, 12)
    for score in range(0, top + 1, _STEP):
        pen.line([(_LEFT + 6, _y(score, top)), (right - 6, _y(score, top))], 2, STONE)
    for seat, colour in enumerate(SEATS[: len(scores[0])]):
        points = [(_x(number, len(scores)), _y(line[seat], top)) for number, line in enumerate(scores)]
        pen.line(points, 13, mix(colour, INK, 0.5))
        pen.line(points, 9, colour)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, WIDTH, _CHART), SAND)


def _x(number: int, count: int) -> int:
    return _LEFT + 16 + (_RIGHT - _LEFT - 16) * number // max(1, count - 1)


def _y(score: int, top: int) -> int:
    return _BOTTOM - (_BOTTOM - _TOP) * score // top


def preload(seats: int) -> None:
    """Draw the shapes and crowns of a podium for so many seats."""
    for seat in range(seats):
        for size in (178, (HEAD - 6) // 2 * 5 // 9):
            drawn_sprites.icon_sprite(f"seat-{seat}", size, CREAM)
        drawn_sprites.icon_sprite(f"seat-{seat}", _SPOT, PANEL)
        for size in (68, 92):
            drawn_sprites.icon(f"seat-{seat}", size, PANEL)
    drawn_sprites.icon_sprite("winner", 120, CREAM)
