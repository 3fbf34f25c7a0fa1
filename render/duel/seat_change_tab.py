"""What a panel's tab tells of a seat: what it played, what came to its hand and left it, corruption, deben."""

from __future__ import annotations

from typing import Final

from engine.duel.tiles import Back, Pirogue, Tile
from render import change_marks, seat_change_tab
from render.canvas.drawn_sprites import Sprite
from render.change_marks import TabColumn
from render.duel import sprites as tiles
from render.duel.changes import HeldItem, SeatChanges
from render.seat_change_tab import TabStyle


def tab_columns(change: SeatChanges, room: int) -> tuple[TabColumn, ...]:
    """Return the parts of the tab of a seat at which `change` happened, in `room` pixels; none where only sets did."""
    return seat_change_tab.fit_tab(lambda most: _columns(change, most), room)


def _columns(change: SeatChanges, most: int) -> list[TabColumn]:
    parts = seat_change_tab.played_and_held(change, _STYLE, most)
    parts += [change_marks.things_column("+", (_thing(one),)) for one in change.given]
    if change.corruption:
        parts.append(change_marks.figure_column(change.corruption, change_marks.tab_icon("corruption")))
    if change.royal:
        parts.append(change_marks.figure_column(change.royal, change_marks.tab_icon("royal")))
    if change.deben:
        parts.append(change_marks.figure_column(change.deben, change_marks.tab_icon("deben")))
    return parts


def _thing(one: Tile | Pirogue | Back) -> Sprite:
    if isinstance(one, Tile):
        return tiles.front(one, change_marks.TILE, change_marks.GROUND, marked=False)
    if isinstance(one, Pirogue):
        return tiles.pirogue(one, change_marks.CARD, change_marks.GROUND)
    return tiles.back(one, change_marks.TILE, change_marks.GROUND)


_STYLE: Final = TabStyle[Tile | Pirogue, HeldItem, Back](
    _thing,
    lambda one: one if isinstance(one, Back) else one.back,
    lambda back: tiles.small_back(back, change_marks.BACK, change_marks.GROUND),
)
