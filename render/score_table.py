"""A table of what each seat scored: a column for each seat, heads at the left, nothing too small for a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from render import pieces
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Band, Canvas
from render.canvas.theme import INK, LETTERS, MARGIN, PANEL, QUIET, SAND, STONE, WIDTH
from render.player_names import DrawnName, Lettering, put_name
from render.sum_writer import SumWriter

# Where a cell of one seat is written; it goes on from there.
WriteCell: TypeAlias = Callable[[SumWriter], object]

_TOP, _LINE, _LAST = 78, 60, 72
_LEFT, _RIGHT = MARGIN + 16, WIDTH - MARGIN - 8
_HEADS: Final = (210, 330)
# So much is added where the table is all of a picture, for its last row is lower than what covers the corner.
_FOOT: Final = 36
_BEFORE: Final = 26
_APART: Final = 12
_MARK, _SIGN = 56, 48
_NAME: Final = Lettering(LETTERS, LETTERS, sign=40, gap=6, lift=0)


class SeatColumn(NamedTuple):
    """A seat, the name of its player, and the icon of a sign beside it if it has one."""

    seat: int
    name: DrawnName
    sign: str = ""


class ScoreLine(NamedTuple):
    """A row of the table: its heading and a cell for each seat; the last row is the largest."""

    head: str
    cells: tuple[WriteCell | None, ...]

    @property
    def has_cells(self) -> bool:
        """Whether there is anything to tell of any seat."""
        return any(cell is not None for cell in self.cells)


def draw_table(title: str, columns: Sequence[SeatColumn], lines: Sequence[ScoreLine]) -> Band:
    """Return the table as wide as a board: names at its head, then the lines in which there is anything to tell."""
    filled = [line for line in lines if line.has_cells]
    high = _TOP + _LINE * (len(filled) - 1) + _LAST
    canvas = Canvas.over(pieces.plate(high + 6, active=False))
    heads = max(fonts.width(line.head, fonts.SEMIBOLD, LETTERS) for line in filled)
    heads = max(heads, fonts.width(title, fonts.BLACK, LETTERS))
    heads = min(max(heads + _BEFORE, _HEADS[0]), _HEADS[1])
    wide = (_RIGHT - _LEFT - heads) // max(1, len(columns))
    starts = [_LEFT + heads + index * wide for index in range(len(columns))]
    canvas.text(title, _LEFT, _TOP // 2, size=LETTERS, weight=fonts.BLACK, ink=INK, ground=PANEL, room=heads - _BEFORE)
    for column, x in zip(columns, starts, strict=True):
        _name(canvas, column, x, x + wide - _APART)
    y = _TOP
    for number, line in enumerate(filled, 1):
        high = _LAST if number == len(filled) else _LINE
        middle = y + high // 2
        canvas.box(_LEFT - 6, y, _RIGHT - _LEFT + 6, 2, STONE)
        room = heads - _BEFORE
        canvas.text(line.head, _LEFT, middle, size=LETTERS, ink=QUIET, ground=PANEL, room=room)
        head_end = _LEFT + min(room, fonts.width(line.head, fonts.SEMIBOLD, LETTERS)) + _BEFORE
        used = [x for write, x in zip(line.cells, starts, strict=True) if write is not None]
        for write, x in zip(line.cells, starts, strict=True):
            if write is not None:
                free = (
                    max([head_end, *(other + wide for other in used if other < x)]),
                    min([_RIGHT, *(other - _APART for other in used if other > x)]),
                )
                write(SumWriter(canvas, x, middle, x + wide - 8, PANEL, free))
        y += high
    return canvas.band()


def _name(canvas: Canvas, column: SeatColumn, x: int, right: int) -> None:
    middle = _TOP // 2
    canvas.put(drawn_sprites.icon(f"seat-{column.seat}", _MARK, PANEL), x, middle - _MARK // 2)
    x += _MARK + 10
    if column.sign:
        canvas.put(drawn_sprites.icon(column.sign, _SIGN, PANEL), x, middle - _SIGN // 2 - 2)
        x += _SIGN + 8
    put_name(canvas, column.name, x, middle, right, _NAME, PANEL)


@lru_cache(maxsize=1)
def foot() -> Band:
    """Return what stands below a table that is all of a picture."""
    return Canvas(WIDTH, _FOOT, SAND).band()


def preload(seats: int) -> None:
    """Draw ahead what never changes in a table."""
    for seat in range(seats):
        drawn_sprites.icon(f"seat-{seat}", _MARK, PANEL)
