"""Parts of a seat's panel in every game: mark and points, numbers of backs, and sold sets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from render import change_marks, pieces
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Canvas
from render.canvas.drawn_sprites import Sprite
from render.canvas.theme import GAIN, INK, LETTERS, MARGIN, PANEL, QUIET, WIDTH, Colour
from render.player_names import SIGNS, Lettering

# How names are written on panels, and from where on.
NAME: Final = Lettering(LETTERS, LETTERS, sign=44, gap=6)
NAME_LEFT: Final = 134
# Right of so much of a set stand its points.
_CHIP: Final = 66
SCARAB: Final = 34
"""The size of the scarab behind how points come about."""
_SIGNS: Final = ("pointer", "waiting", "winner")
_SIGN, _MARK = 46, 54


class PanelStart(NamedTuple):
    """A panel as drawn so far, its ground, and how far to the right the name may reach."""

    canvas: Canvas
    ground: Colour
    name_right: int


def start_panel(pitch: int, seat: int, sign: str | None, points: int, right: int, y: int) -> PanelStart:
    """Return a panel `pitch` high with a seat's mark and its points, which end at `right` and have their middle at `y`.

    One with a `sign` (the seat is to move, is waited for or has won) stands out.
    """
    ground = pieces.ACTIVE if sign else PANEL
    canvas = Canvas.over(pieces.plate(pitch, active=sign is not None))
    if sign:
        canvas.put(drawn_sprites.icon(sign, _SIGN, ground), 18, y - 25)
    canvas.put(drawn_sprites.icon(f"seat-{seat}", _MARK, ground), 70, 6)
    long = canvas.text(str(points), right, y, size=58, weight=fonts.BLACK, ink=INK, ground=ground, anchor="r", room=120)
    canvas.mark("score", right - long, y - 26, long, 52)
    canvas.area(right - long, y - 26, long, 52, "score", seat)
    canvas.area(MARGIN - 2, 0, WIDTH - 2 * MARGIN + 4, pitch - 6, "panel", seat)
    return PanelStart(canvas, ground, right - 10 - long)


def put_backs(
    canvas: Canvas,
    x: int,
    y: int,
    backs: Sequence[tuple[Sprite, int]],
    ground: Colour,
    *,
    lead: int,
    gap: int,
) -> int:
    """Write how many things there are in all, then how many of each back; `lead` and `gap` keep the numbers apart.

    Returns where the last of them ends.
    """
    held = sum(count for _, count in backs)
    x += canvas.text(str(held), x, y, size=LETTERS, weight=fonts.BLACK, ink=INK, ground=ground) + lead
    for back, count in backs:
        if count:
            canvas.put(back.image, x, y - back.image.height // 2, back.mask)
            x += back.image.width + 4
            x += canvas.text(str(count), x, y, size=LETTERS, ink=QUIET, ground=ground) + gap
    return x - gap


def beside_chip(x: int, slot: int) -> int:
    """Return the middle of what stands beside the good of a set whose slot begins at `x`."""
    return x + _CHIP + (slot - _CHIP) // 2


def put_chip(canvas: Canvas, chip: Sprite, x: int) -> None:
    """Put the good of a set in its place from `x` on, as a small pile."""
    for step in (1, 0):
        canvas.put(chip.image, x + step * 4, 9 - step * 3, chip.mask)


def mark_set_areas(canvas: Canvas, seat: int, code: str, x: int, slot: int, pitch: int) -> None:
    """Give a set of a seat, in its slot from `x` on, the names by which it alone or all of them can be framed."""
    canvas.area(x - 2, 4, slot - 8, pitch - 14, "sets", seat)
    canvas.area(x - 2, 4, slot - 8, pitch - 14, "set", seat, code)


def put_changed_set(canvas: Canvas, chip: Sprite, x: int, y: int, spark_y: int, ground: Colour) -> None:
    """Put the good of a set that has just changed in a ring at `y`, with a spark around `spark_y` at its right edge.

    There is no room for the number of new cards or tiles beside the points.
    """
    size = chip.image.width
    change_marks.draw_ring(canvas, x + 1, y, size, ground)
    canvas.put(chip.image, x + 1, y, chip.mask)
    change_marks.put_spark(canvas, x + size - 6, spark_y, 32)


def has_room(slot: int, points: int, product: str) -> bool:
    """Return whether a slot holds all of a set: its points beside the good, and how they come about below.

    Without that room only the points are shown, below the good.
    """
    beside = fonts.width(str(points), fonts.BLACK, LETTERS)
    below = fonts.width(product, fonts.SEMIBOLD, LETTERS) + SCARAB + 6
    return max(_CHIP + beside, below) <= slot


def put_points(canvas: Canvas, points: int, x: int, y: int, ground: Colour, size: int = LETTERS) -> None:
    """Write what a set is worth around x, y: in the ink of gains, as red is that of losses."""
    text = str(points)
    long = canvas.text(text, x, y, size=size, weight=fonts.BLACK, ink=GAIN, ground=ground, anchor="m")
    canvas.mark("points", x - long // 2, y - size // 2, long, size)


def put_product(canvas: Canvas, text: str, x: int, y: int, ground: Colour, size: int = LETTERS) -> None:
    """Write how the points of a set come about, with a scarab behind it."""
    long = canvas.text(text, x + 2, y, size=size, ink=INK, ground=ground)
    canvas.put(drawn_sprites.icon("scarab", SCARAB, ground), x + 4 + long, y - SCARAB // 2)


def preload(seats: int, grounds: Iterable[Colour], pitch: int, more: Iterable[tuple[str, int]]) -> None:
    """Draw ahead what never changes on panels `pitch` high: plates, marks and signs, and `more` icons."""
    icons = [(f"seat-{seat}", _MARK) for seat in range(seats)]
    icons += [(sign, _SIGN) for sign in _SIGNS]
    icons += [(sign, NAME.sign) for sign in SIGNS]
    for ground in grounds:
        pieces.plate(pitch, active=ground == pieces.ACTIVE)
        for name, size in (*icons, *more):
            drawn_sprites.icon(name, size, ground)
