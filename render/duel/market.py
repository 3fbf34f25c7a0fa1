"""The market's 36 squares: tiles, the Ankh and its line, numbers on what can be taken and what that costs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.duel.market import LINE_INDEX, RAYS, SIDE, SQUARES, Line
from engine.duel.tiles import Back, Pirogue
from engine.duel.views import DuelView, Lying
from render import fonts, news, pieces, sprites
from render.duel import side, tiles
from render.duel.words import COLUMNS
from render.news import Whose
from render.png import Band, Canvas
from render.sprites import Pen
from render.theme import CREAM, GOLD, INK, LINE, MARGIN, QUAY, SAND, STONE, WIDTH, Colour

PITCH: Final = 136
TILE: Final = 122
_EDGE: Final = (PITCH - TILE) // 2
LEFT: Final = MARGIN + 34
_RIGHT: Final = LEFT + SIDE * PITCH
_TOP: Final = 40
_FOOT: Final = 16
_PAWN: Final = 112
_BADGE, _COST, _FINGER = 58, 33, 58
_FRAME: Final = LINE
PLAIN: Final = STONE
LINED: Final = GOLD
_STAR: Final = "hvfb"


class Cell(NamedTuple):
    """One square as it is drawn: what lies there, the lines through it, and its number and cost if it can be taken.

    `left` tells that a tile was taken there just now, `whose` by whom.
    """

    lying: Lying | None
    lines: str
    pawn: bool
    number: int
    cost: int
    finger: bool
    left: bool = False
    whose: Whose = None


def bands(view: DuelView, aside: side.Side, left: Iterable[tuple[int, Whose]] = ()) -> list[Band]:
    """Return the market as wide as the board, with what stands beside it; tiles have just `left` some squares."""
    cells = _cells(view)
    for index, whose in left:
        cells[index] = cells[index]._replace(left=True, whose=whose)
    rows = [
        _row(number, tuple(cells[number * SIDE : (number + 1) * SIDE]), side.part(aside, number))
        for number in range(SIDE)
    ]
    return [_head(side.head(aside)), *rows, _foot()]


def _cells(view: DuelView) -> list[Cell]:
    lines = _lines(view)
    numbers = {one.square.index: (place, len(one.passed)) for place, one in enumerate(view.takeable, 1)}
    pawn = -1 if view.ankh is None else view.ankh.square.index
    cells = []
    for square in SQUARES:
        number, cost = numbers.get(square.index, (0, 0))
        finger = view.finger is not None and view.finger.index == square.index
        shown = lines[square.index]
        if square.index == pawn and not shown:
            shown = _STAR
        cells.append(Cell(view.at(square), shown, square.index == pawn, number, cost, finger))
    return cells


def _lines(view: DuelView) -> list[str]:
    """Return for each square the codes of the lines through it that matter now; "." for one that is only takeable."""
    found = [""] * len(SQUARES)
    for one in view.takeable:
        if one.along is None:
            found[one.square.index] = "."
    if view.ankh is None:
        return found
    wanted: list[Line] = [] if view.ankh.line is None else [view.ankh.line]
    wanted += [one.along for one in view.takeable if one.along is not None]
    for line in dict.fromkeys(wanted):
        pawn = view.ankh.square.index
        for index in (pawn, *(index for ray in RAYS[pawn][LINE_INDEX[line]] for index in ray)):
            found[index] += line.code
    return found


@lru_cache(maxsize=8)
def _head(labels: tuple[str, ...]) -> Band:
    """The letters of the columns, and the first labels of what stands beside the market."""
    canvas = Canvas(WIDTH, _TOP, SAND)
    canvas.put(_frame_end(_TOP, top=True), MARGIN - 4, 0)
    for column, letter in enumerate(COLUMNS):
        x = LEFT + column * PITCH + PITCH // 2
        canvas.text(letter, x, 22, size=30, weight=fonts.BLACK, ink=CREAM, ground=_FRAME, anchor="m")
    side.draw_head(canvas, labels)
    return canvas.band()


@lru_cache(maxsize=1)
def _foot() -> Band:
    canvas = Canvas(WIDTH, _FOOT, SAND)
    canvas.put(_frame_end(_FOOT - 6, top=False), MARGIN - 4, 0)
    return canvas.band()


@lru_cache(maxsize=256)
def _row(number: int, cells: tuple[Cell, ...], beside: side.Part) -> Band:
    canvas = Canvas(WIDTH, PITCH, SAND)
    canvas.box(MARGIN - 4, 0, _RIGHT + 8 - MARGIN + 4, PITCH, _FRAME)
    canvas.text(
        str(number + 1), LEFT - 19, PITCH // 2, size=30, weight=fonts.BLACK, ink=CREAM, ground=_FRAME, anchor="m"
    )
    for column, cell in enumerate(cells):
        _draw_cell(canvas, LEFT + column * PITCH, cell)
    side.draw(canvas, beside)
    return canvas.band()


def _draw_cell(canvas: Canvas, x: int, cell: Cell) -> None:
    ground = LINED if cell.lines else PLAIN
    canvas.put(_square(cell.lines, empty=cell.lying is None), x, 0)
    if cell.lying is not None:
        if cell.lying.tile is None:
            sprite = tiles.back(cell.lying.back, TILE, ground)
        else:
            sprite = tiles.front(cell.lying.tile, TILE, ground)
        canvas.put(sprite.image, x + _EDGE, _EDGE, sprite.mask)
    if cell.pawn:
        pawn = sprites.cut("pawn", _PAWN, ground)
        canvas.put(pawn.image, x + (PITCH - _PAWN) // 2, (PITCH - _PAWN) // 2, pawn.mask)
    if cell.finger:
        token = tiles.pirogue(Pirogue.FINGER, _FINGER, ground)
        canvas.put(token.image, x + PITCH - _FINGER, 52, token.mask)
    if cell.number:
        _draw_number(canvas, x, cell)
    if cell.left:
        news.put_mark(canvas, cell.whose, x + PITCH - 22, 22, 40)


def _draw_number(canvas: Canvas, x: int, cell: Cell) -> None:
    """The number of a tile's button, and a snake for each tile that is passed on the way (D2)."""
    step = min(_COST - 4, (PITCH - _BADGE - _COST) // max(1, cell.cost - 1))
    rim, snake = pieces.badge(_COST, CREAM, CREAM, LINED), sprites.cut("corruption", _COST - 4, CREAM)
    for place in range(cell.cost):
        y = _BADGE - 3 + place * step
        canvas.put(rim.image, x + 1, y, rim.mask)
        canvas.put(snake.image, x + 3, y + 2, snake.mask)
    plate = pieces.badge(_BADGE, CREAM, INK, LINED)
    canvas.put(plate.image, x, 0, plate.mask)
    middle = (x + _BADGE // 2, _BADGE // 2)
    text = str(cell.number)
    size = 46 if cell.number < 10 else 38
    canvas.text(text, *middle, size=size, weight=fonts.BLACK, ink=CREAM, ground=INK, anchor="m", room=48)


@lru_cache(maxsize=64)
def _square(lines: str, *, empty: bool) -> Image.Image:
    """A square's ground: gold on the Ankh's line, which is drawn where no tile hides it."""
    pen = Pen(PITCH, PITCH, 2)
    ground: Colour = LINED if lines else PLAIN
    pen.rect(0, 0, PITCH, PITCH, ground)
    if empty and not lines:
        pen.rect(_EDGE, _EDGE, PITCH - _EDGE, PITCH - _EDGE, QUAY, 12)
        pen.rect(_EDGE + 2, _EDGE + 2, PITCH - _EDGE - 2, PITCH - _EDGE - 2, ground, 11)
    half = PITCH / 2
    for code in lines.replace(".", ""):
        angle = {"h": 90, "v": 0, "f": 45, "b": 135}[code]
        reach = half * (1.5 if code in "fb" else 1.1)
        pen.line([sprites.around(half, half, reach, angle), sprites.around(half, half, -reach, angle)], 18, INK)
    return sprites.flatten(sprites.shrink(pen.image, PITCH, PITCH), SAND)


@lru_cache(maxsize=2)
def _frame_end(height: int, *, top: bool) -> Image.Image:
    width = _RIGHT + 8 - MARGIN + 4
    pen = Pen(width, height, 2)
    pen.rect(0, 0 if top else -20, width, height + 20 if top else height, _FRAME, 12)
    return sprites.flatten(sprites.shrink(pen.image, width, height), SAND)


def still() -> None:
    """Draw what never changes: empty squares, backs, pawn, numbers' ground."""
    for lines in ("", ".", *_STAR, _STAR):
        for empty in (True, False):
            _square(lines, empty=empty)
    for ground in (PLAIN, LINED):
        for colour in Back:
            tiles.back(colour, TILE, ground)
        tiles.pirogue(Pirogue.FINGER, _FINGER, ground)
    sprites.cut("pawn", _PAWN, LINED)
    sprites.cut("corruption", _COST - 4, CREAM)
    pieces.badge(_COST, CREAM, CREAM, LINED)
    pieces.badge(_BADGE, CREAM, INK, LINED)
    _foot()
