"""The score track: four courses of 25 stones, and the markers of the seats on them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.sobek.track import SPACES, TRACK, Symbol, space_of
from render import news, sprites
from render.png import Band, Canvas
from render.sprites import Pen
from render.theme import INK, LINE, MARGIN, PANEL, QUAY, SAND, STONE, WIDTH, mix

_PER_ROW: Final = 25
_WIDE: Final = (WIDTH - 2 * MARGIN) // _PER_ROW
_HIGH: Final = 37
_LEFT: Final = (WIDTH - _PER_ROW * _WIDE) // 2
_STONE: Final = mix(PANEL, STONE, 0.25)
_NUMBERED: Final = STONE

_PAD: Final = 6
HEIGHT: Final = SPACES // _PER_ROW * _HIGH + 2 * _PAD

# Where the markers stand in a space, by how many share it: middle of each and its size.
_PLACES: Final = {
    1: ((25, 18, 46),),
    2: ((13, 18, 32), (37, 18, 32)),
    3: ((10, 22, 28), (40, 22, 28), (25, 12, 28)),
    4: ((10, 8, 26), (40, 8, 26), (10, 28, 26), (40, 28, 26)),
}


@lru_cache(maxsize=64)
def band(scores: tuple[int, ...], moves: tuple[tuple[int, int, int], ...] = (), *, stepwise: bool = False) -> Band:
    """Return the track with each seat's marker on the space of its score.

    Args:
        scores: those of all seats.
        moves: seat, score before and score now of each marker that moved just now; a hollow one shows where it was.
        stepwise: whether a line follows each move.
    """
    canvas = Canvas.over(_stones())
    if stepwise:
        for _, before, after in moves:
            _trail(canvas, before, after)
    _markers(canvas, {seat: before for seat, before, _ in moves}, "ghost")
    _markers(canvas, dict(enumerate(scores)), "seat", sparks=frozenset(seat for seat, _, _ in moves))
    return canvas.band()


def _markers(canvas: Canvas, scores: Mapping[int, int], kind: str, sparks: Collection[int] = ()) -> None:
    standing: dict[int, list[int]] = {}
    for seat, score in scores.items():
        standing.setdefault(space_of(score), []).append(seat)
    for space, seats in sorted(standing.items()):
        x, y = _corner(space)
        for seat, (dx, dy, size) in zip(seats, _PLACES[len(seats)], strict=True):
            marker = sprites.cut(f"{kind}-{seat}", size, _STONE)
            left = min(max(x + dx - size // 2, 2), WIDTH - size - 2)
            canvas.put(marker.image, left, y + dy - size // 2, marker.mask)
            if seat in sparks:
                news.put_spark(canvas, left + size - 4, y + dy - size // 2 + size // 4, size // 2 + 1)


def _trail(canvas: Canvas, before: int, after: int) -> None:
    """A line below the spaces that a marker passed, from the one to the other."""
    low, high = min(before, after), max(before, after)
    for space in range(low, high + 1):
        x, y = _corner(space_of(space))
        left = x + _WIDE // 2 if space == low else x
        right = x + _WIDE // 2 if space == high else x + _WIDE
        canvas.box(left, y + _HIGH - 4, right - left, 5, INK)


def _corner(space: int) -> tuple[int, int]:
    """Return the upper left corner of a space."""
    return _LEFT + space % _PER_ROW * _WIDE, _PAD + space // _PER_ROW * _HIGH


def still(seats: int) -> None:
    """Draw what never changes, and the markers of `seats` seats."""
    _stones()
    for seat in range(seats):
        for size in {size for places in _PLACES.values() for _, _, size in places}:
            sprites.cut(f"seat-{seat}", size, _STONE)
            sprites.cut(f"ghost-{seat}", size, _STONE)


@lru_cache(maxsize=1)
def _stones() -> Image.Image:
    """Return the empty track as wide as the board."""
    canvas = Canvas(WIDTH, HEIGHT, SAND)
    plain, numbered = _slab(numbered=False), _slab(numbered=True)
    for space, symbol in enumerate(TRACK):
        x, y = _corner(space)
        if symbol is Symbol.NUMBER:
            canvas.put(numbered, x, y)
            canvas.text(str(space), x + _WIDE // 2, y + _HIGH // 2, size=27, ink=INK, ground=_NUMBERED, anchor="m")
        else:
            canvas.put(plain, x, y)
            canvas.put(sprites.icon(symbol.code, 29, _STONE), x + (_WIDE - 29) // 2, y + (_HIGH - 29) // 2)
    return canvas.image


def _slab(*, numbered: bool) -> Image.Image:
    pen = Pen(_WIDE, _HIGH, 4)
    pen.rect(1, 1, _WIDE - 1, _HIGH - 1, LINE if numbered else mix(QUAY, STONE, 0.5), 6)
    pen.rect(2, 2, _WIDE - 2, _HIGH - 2, _NUMBERED if numbered else _STONE, 5)
    return sprites.flatten(sprites.shrink(pen.image, _WIDE, _HIGH), SAND)
