"""The score track where it is in use: the spaces around the markers, large, and what lies between them folded away."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.sobek.score_track import SPACES, Symbol, space_of, symbol_at
from render import change_marks
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Band, Canvas
from render.canvas.drawn_sprites import Pen
from render.canvas.theme import CREAM, INK, LETTERS, LINE, PANEL, QUAY, QUIET, SAND, STONE, WIDTH, mix

_LEFT, _RIGHT = 14, WIDTH - 14
_WIDE: Final = 86
_FOLD: Final = 34
_MARK: Final = 54
_STEP: Final = _MARK + 4
# The stones lie below the markers that stand on them.
_STONE_TOP, _STONE_HIGH = 60, 56
HEIGHT: Final = 124
_ICON: Final = 48
_NUMBER: Final = LETTERS
_CHIP: Final = 46
_STONE: Final = mix(PANEL, STONE, 0.25)


class _MarkerStand(NamedTuple):
    """What stands on a space: a marker, or a hollow one where it was, and the new score of one that moved just now."""

    seat: int
    ghost: bool
    chip: str

    def long(self) -> int:
        """Return how many pixels it takes."""
        return _STEP + (fonts.width(self.chip, fonts.BLACK, _NUMBER) + 20 if self.chip else 0)


class _Cell(NamedTuple):
    """A space, where it begins and how wide it is."""

    space: int
    x: int
    wide: int

    @property
    def middle(self) -> int:
        """The middle of it."""
        return self.x + self.wide // 2


@lru_cache(maxsize=64)
def band(scores: tuple[int, ...], moves: tuple[tuple[int, int, int], ...] = (), *, stepwise: bool = False) -> Band:
    """Return the stretch of the track in use, each seat's marker on the space of its score.

    Several on a space stand side by side. A marker that moved just now tells its new score on a chip, and a hollow one
    shows where it was: where guild or penalty led is read and not counted.

    Args:
        scores: those of all seats.
        moves: seat, score before and score now of each marker that moved just now.
        stepwise: whether a line follows each move.
    """
    standing = _stands_by_space(scores, moves)
    cells = _cells(standing)
    canvas = Canvas(WIDTH, HEIGHT, SAND)
    canvas.mark("track", _LEFT, _STONE_TOP, _RIGHT - _LEFT, _STONE_HIGH)
    canvas.area(_LEFT, 0, _RIGHT - _LEFT, _STONE_TOP + _STONE_HIGH, "track")
    for before, cell in zip([None, *cells], cells, strict=False):
        if before is not None and before.space + 1 < cell.space:
            _fold(canvas, (before.x + before.wide + cell.x) // 2)
        _stone(canvas, cell)
    if stepwise:
        _trails(canvas, {cell.space: cell for cell in cells}, moves)
    sparks = frozenset(seat for seat, _, _ in moves)
    for cell in cells:
        _stand(canvas, cell, standing.get(cell.space, ()), sparks)
    return canvas.band()


def _stands_by_space(scores: Sequence[int], moves: Sequence[tuple[int, int, int]]) -> dict[int, list[_MarkerStand]]:
    """Return what stands on each space that is in use."""
    standing: dict[int, list[_MarkerStand]] = {}
    for seat, before, _ in moves:
        standing.setdefault(space_of(before), []).append(_MarkerStand(seat, True, ""))
    moved = {seat for seat, _, _ in moves}
    for seat, score in enumerate(scores):
        chip = str(score) if seat in moved else ""
        standing.setdefault(space_of(score), []).append(_MarkerStand(seat, False, chip))
    return standing


def _cells(standing: Mapping[int, Sequence[_MarkerStand]]) -> list[_Cell]:
    """Return the spaces that are shown, from the left on: as many around those in use as there is room for."""
    shown = set(standing)
    for space in _around(frozenset(shown)):
        if _long(shown | {space}, standing) > _RIGHT - _LEFT:
            break
        shown.add(space)
    cells: list[_Cell] = []
    # What is left over is shared by the folds, or else stays at the right.
    spare = max(0, _RIGHT - _LEFT - _long(shown, standing))
    folds = _folds(shown)
    x, last = _LEFT, None
    for space in sorted(shown):
        if last is not None and space > last + 1:
            x += _FOLD + spare // max(1, folds)
        cells.append(_Cell(space, x, _wide(standing.get(space, ()))))
        x += cells[-1].wide
        last = space
    return cells


def _around(used: Collection[int]) -> Iterator[int]:
    """Yield the spaces that are not in use: those that join what is in use first, then those nearest to it."""
    least, most = min(used), max(used)
    yield from (space for space in range(least, most) if space not in used and _gap(space, used) == 1)
    for far in range(1, SPACES):
        for space in sorted(used):
            yield from (
                near
                for near in (space + far, space - far)
                if 0 <= near < SPACES and min(abs(near - other) for other in used) == far
            )


def _gap(space: int, used: Collection[int]) -> int:
    """Return how many spaces are not in use between the two around this one that are."""
    low = max(other for other in used if other < space)
    return min(other for other in used if other > space) - low - 1


def _long(shown: Collection[int], standing: Mapping[int, Sequence[_MarkerStand]]) -> int:
    return sum(_wide(standing.get(space, ())) for space in shown) + _FOLD * _folds(shown)


def _folds(shown: Collection[int]) -> int:
    """Return how many gaps there are."""
    return sum(space + 1 not in shown for space in shown) - 1


def _wide(stands: Sequence[_MarkerStand]) -> int:
    return max(_WIDE, sum(stand.long() for stand in stands) + 8)


def _stone(canvas: Canvas, cell: _Cell) -> None:
    symbol = symbol_at(cell.space)
    numbered = symbol is Symbol.NUMBER
    canvas.put(_slab(cell.wide, numbered=numbered), cell.x, _STONE_TOP)
    middle = _STONE_TOP + _STONE_HIGH // 2
    if numbered:
        canvas.text(str(cell.space), cell.middle, middle, size=_NUMBER, ink=INK, ground=STONE, anchor="m")
    else:
        icon = drawn_sprites.icon(symbol.code, _ICON, _STONE)
        canvas.put(icon, cell.middle - _ICON // 2, middle - _ICON // 2)


def _fold(canvas: Canvas, x: int) -> None:
    """Draw three dots where spaces are left out."""
    for shift in (-10, 0, 10):
        canvas.box(x + shift - 3, _STONE_TOP + _STONE_HIGH // 2 - 3, 6, 6, QUIET)


def _stand(canvas: Canvas, cell: _Cell, stands: Sequence[_MarkerStand], sparks: Collection[int]) -> None:
    """Put markers side by side on their space, the new score of one that moved on a chip behind it."""
    x = cell.middle - sum(stand.long() for stand in stands) // 2
    for stand in stands:
        marker = drawn_sprites.icon_sprite(f"{'ghost' if stand.ghost else 'seat'}-{stand.seat}", _MARK, SAND)
        canvas.put(marker.image, x + 2, 6, marker.mask)
        if not stand.ghost:
            canvas.area(x + 2, 6, stand.long() - 4, _STONE_TOP + _STONE_HIGH - 6, "marker", stand.seat)
        if stand.chip:
            wide = stand.long() - _STEP - 6
            plate = _plate(wide)
            canvas.put(plate.image, x + _STEP, 10, plate.mask)
            canvas.text(
                stand.chip,
                x + _STEP + wide // 2,
                33,
                size=_NUMBER,
                weight=fonts.BLACK,
                ink=CREAM,
                ground=change_marks.GROUND,
                anchor="m",
            )
        if stand.seat in sparks and not stand.ghost:
            change_marks.put_spark(canvas, x + 8, 16, 30)
        x += stand.long()


def _trails(canvas: Canvas, cells: Mapping[int, _Cell], moves: Sequence[tuple[int, int, int]]) -> None:
    """Draw a line below the spaces that a marker passed; none where it went from the last space on to the first."""
    for _, before, after in moves:
        if before // SPACES == after // SPACES:
            low, high = (cells[space_of(score)].middle for score in sorted((before, after)))
            canvas.box(low, HEIGHT - 7, high - low, 5, INK)


def preload(seats: int) -> None:
    """Draw what never changes, and the markers of `seats` seats."""
    for numbered in (False, True):
        _slab(_WIDE, numbered=numbered)
    for symbol in Symbol:
        if symbol is not Symbol.NUMBER:
            drawn_sprites.icon(symbol.code, _ICON, _STONE)
    for seat in range(seats):
        drawn_sprites.icon_sprite(f"seat-{seat}", _MARK, SAND)
        drawn_sprites.icon_sprite(f"ghost-{seat}", _MARK, SAND)


@lru_cache(maxsize=32)
def _plate(wide: int) -> drawn_sprites.Sprite:
    pen = Pen(wide, _CHIP, 4)
    pen.rect(0, 0, wide, _CHIP, change_marks.GROUND, 10)
    return drawn_sprites.to_sprite(drawn_sprites.shrink(pen.image, wide, _CHIP), SAND)


@lru_cache(maxsize=32)
def _slab(wide: int, *, numbered: bool) -> Image.Image:
    pen = Pen(wide, _STONE_HIGH, 4)
    pen.rect(1, 1, wide - 1, _STONE_HIGH - 1, LINE if numbered else mix(QUAY, STONE, 0.5), 8)
    pen.rect(2.5, 2.5, wide - 2.5, _STONE_HIGH - 2.5, STONE if numbered else _STONE, 7)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, wide, _STONE_HIGH), SAND)
