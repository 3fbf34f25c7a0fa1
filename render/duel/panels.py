"""A player's panel: whose turn, name, points so far, hand by backs, corruption, deben, sold sets and pirogues."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from engine.duel.tiles import BACKS, Pirogue
from engine.duel.views import DuelView, SeatView, SetView
from render import change_marks, panel_parts
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Band, Canvas
from render.canvas.theme import INK, LETTERS, MARGIN, WIDTH, Colour
from render.duel import seat_change_tab
from render.duel import sprites as tiles
from render.duel.changes import Changes, SeatChanges
from render.duel.tile_names import shown_backs
from render.player_names import DrawnName, drawn_name, put_name
from render.presentation import Speech

PITCH: Final = 114
CHIP: Final = 60
BACK: Final = 28
TOKEN: Final = 50
SCARABS: Final = 34
_TOKENS: Final = 1156
_SLOT: Final = 148
# Where a tab tells what is new, or there are many sets, each may become as narrow as this.
_NARROW: Final = 70
_LINE: Final = 82
# Of so many tiles several backs may have numbers of two digits.
_FULL: Final = 20
_SMALL_BACK: Final = 22
_ICON: Final = 38


class _Layout(NamedTuple):
    """Where things stand on a panel: corruption, royal corruption if it is played with, deben, and the sold sets."""

    corruption: int
    royal: int | None
    deben: int
    sets: int


_BASE_LAYOUT: Final = _Layout(302, None, 404, 520)
# A fourth back and royal corruption need some of the room of the sets.
_EXPANSION_LAYOUT: Final = _Layout(338, 438, 514, 628)


def bands(view: DuelView, speech: Speech, changes: Changes) -> list[Band]:
    """Return one panel for each seat, with what is new at it."""
    return [
        _band(
            _public(seat),
            _points(view, seat),
            drawn_name(speech, seat.seat),
            _sign(view, seat.seat),
            _BASE_LAYOUT if view.expansion is None else _EXPANSION_LAYOUT,
            change,
        )
        for seat, change in zip(view.seats, changes.seats, strict=True)
    ]


def preload(seats: int, grounds: Sequence[Colour]) -> None:
    """Draw ahead what never changes on the panels of so many seats, of each ground."""
    icons = [("scarab", panel_parts.SCARAB), *((name, _ICON) for name in ("corruption", "deben", "royal"))]
    panel_parts.preload(seats, grounds, PITCH, icons)
    for ground in grounds:
        for colour in BACKS:
            tiles.small_back(colour, BACK, ground)
        for kind in (Pirogue.SEVEN, Pirogue.TWO_DEBEN, Pirogue.SNAKE1, Pirogue.SNAKE2):
            tiles.pirogue(kind, TOKEN, ground)
        for kind in (Pirogue.SCARABS, Pirogue.SCARABS2):
            tiles.pirogue(kind, SCARABS, ground)


def _public(seat: SeatView) -> SeatView:
    """Return a seat without what only its owner knows, so that a panel cannot show it."""
    return replace(seat, hand=None, pile=None, values=None, royal_values=None)


def _points(view: DuelView, seat: SeatView) -> int:
    """Return the points that everybody can count so far; in the end all of them."""
    return seat.points if view.outcome is None else view.outcome.scores[seat.seat]


def _sign(view: DuelView, seat: int) -> str | None:
    """Return the mark of a seat that is to move, is waited for or has won."""
    if view.outcome is not None:
        return "winner" if seat in view.outcome.winners else None
    if seat in view.waiting:
        return "pointer" if seat == view.turn else "waiting"
    return None


@lru_cache(maxsize=256)
def _band(seat: SeatView, points: int, name: DrawnName, sign: str | None, layout: _Layout, change: SeatChanges) -> Band:
    canvas, ground, name_right = panel_parts.start_panel(PITCH, seat.seat, sign, points, layout.sets - 20, 32)
    put_name(canvas, name, panel_parts.NAME_LEFT, 32, name_right, panel_parts.NAME, ground)
    _holdings(canvas, seat, layout, ground)
    count = max(1, len(seat.sets))
    right = _TOKENS - 6 if seat.pirogues else WIDTH - MARGIN - 6
    tab = seat_change_tab.tab_columns(change, right - layout.sets - 6 - count * _NARROW)
    change_marks.draw_tab(canvas, change_marks.right_edge(tab, layout.sets + count * _SLOT + 6, right), 8, tab)
    slot = min(_SLOT, (right - change_marks.tab_width(tab) - layout.sets) // count)
    for number, one in enumerate(seat.sets):
        _set(canvas, layout.sets + number * slot, slot, one, ground, changed=one.good in change.sets)
        panel_parts.mark_set_areas(canvas, seat.seat, one.good, layout.sets + number * slot, slot, PITCH)
    _pirogues(canvas, seat, ground)
    return canvas.band()


def _holdings(canvas: Canvas, seat: SeatView, layout: _Layout, ground: Colour) -> None:
    """Draw the hand by its backs, the corruption tiles, royal corruption and the deben: numbers of each."""
    x, shown = 20, shown_backs(seat.backs)
    wide, gap = (BACK, 7) if seat.backs.total < _FULL else (_SMALL_BACK, 2)
    backs = [(tiles.small_back(colour, wide, ground), count) for colour, count in shown]
    end = panel_parts.put_backs(canvas, x, _LINE, backs, ground, lead=gap + 2, gap=gap)
    canvas.area(x, _LINE - 21, end - x, 42, "backs", seat.seat)
    # Snakes count as corruption, as all texts say, but are no tiles of it.
    held = [(layout.corruption, "corruption", f"{seat.corruption}+{seat.snakes}" if seat.snakes else seat.corruption)]
    if layout.royal is not None:
        held.append((layout.royal, "royal", seat.royal))
    held.append((layout.deben, "deben", seat.deben))
    for column, icon, count in held:
        # Columns are alike for both seats as long as the numbers before them are not too long.
        left = max(column, end + 8)
        canvas.put(drawn_sprites.icon(icon, _ICON, ground), left, _LINE - 20)
        x, text = left + _ICON + 2, str(count)
        long = canvas.text(text, x, _LINE, size=LETTERS, weight=fonts.BLACK, ink=INK, ground=ground)
        canvas.area(left, _LINE - 20, _ICON + 2 + long, _ICON, icon, seat.seat)
        end = x + long


def _set(canvas: Canvas, x: int, slot: int, one: SetView, ground: Colour, *, changed: bool) -> None:
    """Draw a good, what the set would score, and how that comes about; in a ring if it has just changed."""
    chip = tiles.chip(one.good, CHIP, ground)
    product = f"{len(one.tiles)}×{one.scarabs}"
    full = panel_parts.has_room(slot - 4, one.points, product)
    if changed:
        # A scarab pirogue would cover a spark at the lower corner.
        panel_parts.put_changed_set(canvas, chip, x, 7, 17, ground)
    else:
        panel_parts.put_chip(canvas, chip, x)
    for number in range(one.pirogues):
        token = tiles.pirogue(tiles.scarabs_on(one.good), SCARABS, ground)
        canvas.put(token.image, x + 31 - number * 24, 35, token.mask)
    if full:
        panel_parts.put_points(canvas, one.points, panel_parts.beside_chip(x, slot), 37, ground)
        panel_parts.put_product(canvas, product, x, _LINE + 7, ground)
    else:
        panel_parts.put_points(canvas, one.points, x + CHIP // 2, _LINE + 7, ground)


def _pirogues(canvas: Canvas, seat: SeatView, ground: Colour) -> None:
    """Draw the tokens that lie before the seat, in two rows."""
    pirogues = seat.pirogues
    per_row = -(-len(pirogues) // 2) if len(pirogues) > 4 else 2
    step = min(TOKEN + 2, (WIDTH - MARGIN - 6 - _TOKENS - TOKEN) // max(1, per_row - 1))
    for number, kind in enumerate(pirogues):
        token = tiles.pirogue(kind, TOKEN, ground)
        x, y = _TOKENS + number % per_row * step, 4 + number // per_row * 50
        canvas.put(token.image, x, y, token.mask)
        canvas.area(x, y, TOKEN, TOKEN, "pirogues", seat.seat)
