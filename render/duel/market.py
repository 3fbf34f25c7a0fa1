"""The market's 36 squares: tiles, the Ankh and its line; beside a tile its mark, its number and what it costs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.duel.market import LINE_INDEX, LINES, RAYS, SIDE, SQUARES, Line
from engine.duel.tiles import Back, Pirogue, Tile
from engine.duel.views import DuelView, Lying
from render import change_marks, pieces
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Band, Canvas
from render.canvas.drawn_sprites import Pen, Sprite
from render.canvas.theme import CREAM, GOLD, INK, LETTERS, LINE, MARGIN, SAND, STONE, WIDTH, Colour
from render.change_marks import Mover
from render.duel import sprites as tiles
from render.duel.tile_names import COLUMNS, brings_royal

PITCH: Final = 126
TILE: Final = 120
_WIDE: Final = 203
_LEFT: Final = MARGIN + 34
_TOP: Final = 40
_FOOT: Final = 14
_FRAME_LEFT: Final = MARGIN - 4
_FRAME_WIDE: Final = WIDTH - 2 * _FRAME_LEFT
# Between the plates on which tiles lie; a tile is at the left of its plate, and what tells of it at the right.
_GAP: Final = 2
_EDGE: Final = (PITCH - TILE) // 2
_BESIDE: Final = _EDGE + TILE + 2
_RIGHT: Final = _WIDE - _GAP - 3
_PAWN: Final = 106
_BADGE, _PLATE, _SNAKE, _ROYAL, _MARK, _FINGER = 52, (70, 48), 34, 40, 38, 50
_COST_Y, _MARK_Y = 71, 104
_FRAME: Final = LINE
PLAIN: Final = STONE
LINED: Final = GOLD
_STAR: Final = "hvfb"


class MarketCell(NamedTuple):
    """One square as it is drawn: what lies there, the lines through it, and its number and cost if it can be taken.

    `left` tells that a tile was taken there just now, `mover` is the seat that took it.
    """

    lying: Lying | None
    lines: str
    pawn: bool
    number: int
    cost: int
    finger: bool
    left: bool = False
    mover: Mover = None


def bands(view: DuelView, left: Iterable[tuple[int, Mover]] = ()) -> list[Band]:
    """Return the market as wide as the board; tiles have just `left` some squares."""
    cells = _cells(view)
    for index, mover in left:
        cells[index] = cells[index]._replace(left=True, mover=mover)
    rows = [_row(number, tuple(cells[number * SIDE : (number + 1) * SIDE])) for number in range(SIDE)]
    return [_head(), *rows, _foot()]


def _cells(view: DuelView) -> list[MarketCell]:
    lines = _lines(view)
    numbers = {one.square.index: (button_number, len(one.passed)) for button_number, one in enumerate(view.takeable, 1)}
    pawn = -1 if view.ankh is None else view.ankh.square.index
    cells = []
    for square in SQUARES:
        number, cost = numbers.get(square.index, (0, 0))
        finger = view.finger is not None and view.finger.index == square.index
        shown = lines[square.index]
        if square.index == pawn and not shown:
            shown = _STAR
        cells.append(MarketCell(view.at(square), shown, square.index == pawn, number, cost, finger))
    return cells


def _lines(view: DuelView) -> list[str]:
    """Return for each square the codes of the lines through it that matter now; "." for one that is only takeable."""
    found = [""] * len(SQUARES)
    for one in view.takeable:
        if one.along is None:
            found[one.square.index] = "."
    if view.ankh is None:
        return found
    shown_lines: list[Line] = [] if view.ankh.line is None else [view.ankh.line]
    shown_lines += [one.along for one in view.takeable if one.along is not None]
    for line in dict.fromkeys(shown_lines):
        pawn = view.ankh.square.index
        for index in (pawn, *(index for ray in RAYS[pawn][LINE_INDEX[line]] for index in ray)):
            found[index] += line.code
    return found


@lru_cache(maxsize=1)
def _head() -> Band:
    """Return the letters of the columns."""
    canvas = Canvas(WIDTH, _TOP, SAND)
    canvas.put(_frame_end(_TOP, top=True), _FRAME_LEFT, 0)
    canvas.area(_FRAME_LEFT, 0, _FRAME_WIDE, _TOP, "market")
    for column, letter in enumerate(COLUMNS):
        x = _LEFT + column * _WIDE + _WIDE // 2
        canvas.text(letter, x, 21, size=LETTERS, weight=fonts.BLACK, ink=CREAM, ground=_FRAME, anchor="m")
    return canvas.band()


@lru_cache(maxsize=1)
def _foot() -> Band:
    canvas = Canvas(WIDTH, _FOOT, SAND)
    canvas.put(_frame_end(_FOOT - 6, top=False), _FRAME_LEFT, 0)
    canvas.area(_FRAME_LEFT, 0, _FRAME_WIDE, _FOOT - 6, "market")
    return canvas.band()


@lru_cache(maxsize=256)
def _row(number: int, cells: tuple[MarketCell, ...]) -> Band:
    canvas = Canvas(WIDTH, PITCH, SAND)
    canvas.box(_FRAME_LEFT, 0, _FRAME_WIDE, PITCH, _FRAME)
    canvas.area(_FRAME_LEFT, 0, _FRAME_WIDE, PITCH, "market")
    middle = (_LEFT - 19, PITCH // 2)
    canvas.text(str(number + 1), *middle, size=LETTERS, weight=fonts.BLACK, ink=CREAM, ground=_FRAME, anchor="m")
    for column, cell in enumerate(cells):
        x = _LEFT + column * _WIDE
        _draw_cell(canvas, x, cell)
        box = (x + _GAP, _GAP, _WIDE - 2 * _GAP, PITCH - 2 * _GAP)
        canvas.area(*box, "square", SQUARES[number * SIDE + column].code)
        if cell.lines:
            canvas.area(*box, "line")
        if cell.pawn:
            canvas.area(*box, "ankh")
    return canvas.band()


def _draw_cell(canvas: Canvas, x: int, cell: MarketCell) -> None:
    ground = LINED if cell.lines else PLAIN
    canvas.put(_plate(cell.lines if cell.lying is None else cell.lines and "."), x, 0)
    if cell.lines:
        canvas.mark("line", x, 0, _WIDE, PITCH)
    if cell.lying is not None:
        tile = cell.lying.tile
        sprite = tiles.back(cell.lying.back, TILE, ground) if tile is None else _front(tile, ground)
        canvas.put(sprite.image, x + _EDGE, _EDGE, sprite.mask)
        if tile is not None and tile.mark is not None:
            mark = _mark(tile.mark, ground)
            canvas.put(mark.image, x + _RIGHT - _MARK - 6, _MARK_Y - _MARK // 2, mark.mask)
    if cell.pawn:
        pawn = drawn_sprites.icon_sprite("pawn", _PAWN, ground)
        canvas.put(pawn.image, x + (_WIDE - _PAWN) // 2, (PITCH - _PAWN) // 2, pawn.mask)
    if cell.finger:
        token = tiles.pirogue(Pirogue.FINGER, _FINGER, ground)
        canvas.put(token.image, x + _BESIDE - _FINGER // 2 - 12, 6, token.mask)
    if cell.number:
        _draw_number(canvas, x, cell, ground)
    if cell.left:
        change_marks.put_mark(canvas, cell.mover, x + _RIGHT - 26, 28, 40)


def _front(tile: Tile, ground: Colour) -> Sprite:
    """Return a tile with nothing on its picture: its mark stands beside it."""
    return tiles.front(tile, TILE, ground, marked=False)


def _draw_number(canvas: Canvas, x: int, cell: MarketCell, ground: Colour) -> None:
    """Draw beside a tile its button's number, below that how many tiles are passed (D2) and royal corruption (P2)."""
    plate = pieces.badge(_BADGE, CREAM, INK, ground) if cell.number < 10 else pieces.number_plate(*_PLATE, ground)
    wide, high = plate.image.size
    canvas.put(plate.image, x + _RIGHT - wide, 3, plate.mask)
    middle = (x + _RIGHT - wide // 2, 3 + high // 2)
    canvas.text(str(cell.number), *middle, size=LETTERS, weight=fonts.BLACK, ink=CREAM, ground=INK, anchor="m")
    if cell.cost:
        snake = drawn_sprites.icon("corruption", _SNAKE, ground)
        canvas.put(snake, x + _RIGHT - _SNAKE, _COST_Y - _SNAKE // 2)
        right = x + _RIGHT - _SNAKE - 3
        canvas.text(
            str(cell.cost), right, _COST_Y, size=LETTERS, weight=fonts.BLACK, ink=INK, ground=ground, anchor="r"
        )
    if brings_royal(cell.lying):
        # Such a tile lies face down and has no mark; its token stands in the place of one.
        middle_y = _MARK_Y - 1 if cell.cost else _COST_Y + 8
        canvas.put(drawn_sprites.icon("royal", _ROYAL, ground), x + _RIGHT - _ROYAL, middle_y - _ROYAL // 2)


@lru_cache(maxsize=64)
def _plate(lines: str) -> Image.Image:
    """Return a square's ground: gold on the Ankh's line, which is drawn where no tile lies."""
    ground: Colour = LINED if lines else PLAIN
    pen = Pen(_WIDE, PITCH, 2)
    pen.rect(0, 0, _WIDE, PITCH, _FRAME)
    pen.rect(_GAP, _GAP, _WIDE - _GAP, PITCH - _GAP, ground, 10)
    across, down = _WIDE / 2, PITCH / 2
    for code in lines.replace(".", ""):
        x, y = {"h": (1.0, 0.0), "v": (0.0, 1.0), "f": (1.0, -1.0), "b": (1.0, 1.0)}[code]
        ends = [(across + side * x * across, down + side * y * down) for side in (-1, 1)]
        pen.line(ends, 18, INK)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, _WIDE, PITCH), SAND)


@lru_cache(maxsize=16)
def _mark(code: str, ground: Colour) -> Sprite:
    """Return the mark of a tile, which turns the Ankh, on a light tab."""
    pen = Pen(100, 100, _MARK * 4 / 100)
    pen.rect(0, 0, 100, 100, CREAM, 18)
    pen.stamp(f"mark-{code}", 50, 50, 92)
    return drawn_sprites.tag_sprite(
        drawn_sprites.to_sprite(drawn_sprites.shrink(pen.image, _MARK, _MARK), ground), f"mark-{code}"
    )


@lru_cache(maxsize=2)
def _frame_end(height: int, *, top: bool) -> Image.Image:
    pen = Pen(_FRAME_WIDE, height, 2)
    pen.rect(0, 0 if top else -20, _FRAME_WIDE, height + 20 if top else height, _FRAME, 12)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, _FRAME_WIDE, height), SAND)


def preload_tile(tile: Tile) -> None:
    """Draw a tile as it lies here; one that lies face down only has its back."""
    if not tile.face_down:
        for ground in (PLAIN, LINED):
            _front(tile, ground)


def preload() -> None:
    """Draw ahead what never changes: empty squares, backs, marks, pawn, numbers' ground."""
    for lines in ("", ".", *_STAR, _STAR):
        _plate(lines)
    for ground in (PLAIN, LINED):
        for colour in Back:
            tiles.back(colour, TILE, ground)
        for line in LINES:
            _mark(line, ground)
        tiles.pirogue(Pirogue.FINGER, _FINGER, ground)
        pieces.badge(_BADGE, CREAM, INK, ground)
        pieces.number_plate(*_PLATE, ground)
        drawn_sprites.icon("corruption", _SNAKE, ground)
        drawn_sprites.icon("royal", _ROYAL, ground)
    drawn_sprites.icon_sprite("pawn", _PAWN, LINED)
    _head()
    _foot()
