"""The market as it stands beside a hand: small, with numbers and costs beside the tiles, and the lines to choose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.duel.market import LINE_INDEX, RAYS, SIDE, SQUARES, Line, Square
from engine.duel.views import DuelView, Lying
from render import pieces
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Canvas, palette_index
from render.canvas.sign_locations import with_spots
from render.canvas.theme import CREAM, GOLD, INK, LINE, STONE, Colour, least_letters
from render.duel import sprites as tiles
from render.duel.tile_names import COLUMNS, brings_royal

_PITCH: Final = 100
_EDGE: Final = 30
TILE: Final = 90
# A tile that can be taken leaves room for its number above and its cost at its left.
_TAKEN, _BADGE, _COST = 74, 44, 24
_PAWN: Final = 84
# The letters of a market that stands in a sheet, however wide that is.
_LETTERS: Final = least_letters(1080)
_PLATE: Final = (56, 40)
_WAY: Final = 14
SIZE: Final = _EDGE + SIDE * _PITCH + 6
# The grounds and the widths at which tiles are drawn here.
SIZES: Final = ((STONE, TILE), (GOLD, TILE), (GOLD, _TAKEN))
_SLOPES: Final[dict[Line, tuple[int, int]]] = {
    Line.ROW: (1, 0),
    Line.COLUMN: (0, 1),
    Line.RISING: (1, -1),
    Line.FALLING: (1, 1),
}


class _MiniCell(NamedTuple):
    """A square: what lies there, the codes of the lines through it, its number and cost, and whether the pawn is."""

    lying: Lying | None
    lines: str = ""
    number: int = 0
    cost: int = 0
    pawn: bool = False
    finger: bool = False


def mini_market(view: DuelView, lines: Sequence[Line] = ()) -> Image.Image | None:
    """Return the market with what can be taken, or with `lines` to choose among; None of a game that is over."""
    if view.outcome is not None:
        return None
    cells = [_MiniCell(view.at(square)) for square in SQUARES]
    for number, one in enumerate(view.takeable, 1):
        index = one.square.index
        cells[index] = cells[index]._replace(number=number, cost=len(one.passed))
    if view.finger is not None:
        cells[view.finger.index] = cells[view.finger.index]._replace(finger=True)
    if view.ankh is not None:
        pawn = view.ankh.square.index
        cells[pawn] = cells[pawn]._replace(pawn=True)
        found = [view.ankh.line, *(one.along for one in view.takeable), *lines]
        for line in dict.fromkeys(one for one in found if one is not None):
            for index in (pawn, *(index for ray in RAYS[pawn][LINE_INDEX[line]] for index in ray)):
                cells[index] = cells[index]._replace(lines=cells[index].lines + line.code)
    return _drawn(tuple(cells), tuple(lines))


@lru_cache(maxsize=8)
def _drawn(cells: tuple[_MiniCell, ...], lines: tuple[Line, ...]) -> Image.Image:
    canvas = Canvas(SIZE, SIZE, LINE)
    canvas.area(0, 0, SIZE, SIZE, "market")
    for index in range(SIDE):
        middle = _EDGE + index * _PITCH + _PITCH // 2
        for text, x, y in ((COLUMNS[index], middle, _EDGE // 2), (str(index + 1), _EDGE // 2, middle)):
            canvas.text(text, x, y, size=_LETTERS, weight=fonts.BLACK, ink=CREAM, ground=LINE, anchor="m")
    for square, cell in zip(SQUARES, cells, strict=True):
        x, y = _EDGE + square.column * _PITCH, _EDGE + square.row * _PITCH
        canvas.put(_square(cell), x, y)
        canvas.area(x, y, _PITCH, _PITCH, "square", square.code)
        if cell.lines or cell.number:
            canvas.area(x, y, _PITCH, _PITCH, "line")
        if cell.pawn:
            canvas.area(x, y, _PITCH, _PITCH, "ankh")
    pawn = next((square for square, cell in zip(SQUARES, cells, strict=True) if cell.pawn), None)
    for number, line in enumerate(lines, 1):
        for ray in RAYS[pawn.index][LINE_INDEX[line]] if pawn is not None else ():
            if pawn is not None and ray:
                _number_end(canvas, number, pawn, SQUARES[ray[-1]])
    return with_spots(canvas.image, canvas.spots)


def _number_end(canvas: Canvas, number: int, start: Square, end: Square) -> None:
    """Draw the number of a line that can be chosen, where it leaves the market."""
    middle_point = []
    for begin, last in ((start.column, end.column), (start.row, end.row)):
        outwards = (last > begin) - (last < begin)
        middle = _EDGE + last * _PITCH + _PITCH // 2 + outwards * _PITCH // 2
        middle_point.append(min(max(middle, _BADGE // 2), SIZE - _BADGE // 2))
    _number(canvas, number, *middle_point)


@lru_cache(maxsize=512)
def _square(cell: _MiniCell) -> Image.Image:
    """Return one square with what lies there, on gold where a line leads through it."""
    ground: Colour = GOLD if cell.lines or cell.number else STONE
    canvas = Canvas(_PITCH, _PITCH, LINE)
    canvas.box(1, 1, _PITCH - 2, _PITCH - 2, ground)
    if cell.lying is None or cell.pawn:
        for code in cell.lines:
            canvas.image.paste(palette_index(INK), (0, 0), _way(code))
    width = _TAKEN if cell.number else TILE
    if cell.lying is not None:
        if cell.lying.tile is None:
            sprite = tiles.back(cell.lying.back, width, ground)
        else:
            sprite = tiles.front(cell.lying.tile, width, ground)
        x = _PITCH - width - (2 if cell.number else 5)
        canvas.put(sprite.image, x, x, sprite.mask)
    if cell.pawn:
        pawn = drawn_sprites.icon_sprite("pawn", _PAWN, ground)
        canvas.put(pawn.image, (_PITCH - _PAWN) // 2, (_PITCH - _PAWN) // 2, pawn.mask)
    if cell.number:
        _number(canvas, cell.number, _BADGE // 2, _BADGE // 2)
        costs = ["corruption"] * cell.cost + ["royal"] * brings_royal(cell.lying)
        step = min(_COST, (_PITCH - _BADGE - _COST) // max(1, len(costs) - 1))
        for index, name in enumerate(costs):
            token = drawn_sprites.icon_sprite(name, _COST, ground)
            canvas.put(token.image, 1, _BADGE - 2 + index * step, token.mask)
    return with_spots(canvas.image, canvas.spots)


@lru_cache(maxsize=4)
def _way(code: str) -> Image.Image:
    """Return a line over a whole square as a mask."""
    across, down = _SLOPES[Line(code)]
    pen = drawn_sprites.Pen(_PITCH, _PITCH, 2)
    half = _PITCH / 2
    reach = _PITCH
    pen.line([(half - across * reach, half - down * reach), (half + across * reach, half + down * reach)], _WAY, INK)
    return (
        drawn_sprites.shrink(pen.image, _PITCH, _PITCH)
        .getchannel("A")
        .point(lambda share: 255 * (share > 127))
        .convert("1")
    )


def _number(canvas: Canvas, number: int, x: int, y: int) -> None:
    plate = pieces.badge(_BADGE, CREAM, INK, GOLD) if number < 10 else pieces.number_plate(*_PLATE, GOLD)
    wide, high = plate.image.size
    x = max(x, wide // 2)
    canvas.put(plate.image, x - wide // 2, y - high // 2, plate.mask)
    canvas.text(str(number), x, y, size=_LETTERS, weight=fonts.BLACK, ink=CREAM, ground=INK, anchor="m")
