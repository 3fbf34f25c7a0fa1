"""What a panel's tab tells of a seat: what it played, what came to its hand and left it, corruption, deben."""

from __future__ import annotations

from typing import Final

from engine.duel.tiles import Back, Pirogue, Tile
from render import news, panel_tabs
from render.canvas.sprites import Sprite
from render.duel import tiles
from render.duel.changes import Held, SeatChanges
from render.news import Column
from render.panel_tabs import Look


def columns(change: SeatChanges, room: int) -> tuple[Column, ...]:
    """Return the parts of the tab of a seat at which `change` happened, in `room` pixels; none where only sets did."""
    return panel_tabs.fitting(lambda most: _columns(change, most), room)


def _columns(change: SeatChanges, most: int) -> list[Column]:
    parts = panel_tabs.played_and_held(change, _LOOK, most)
    parts += [news.things("+", (_thing(one),)) for one in change.given]
    if change.corruption:
        parts.append(news.figure(change.corruption, news.icon("corruption")))
    if change.royal:
        parts.append(news.figure(change.royal, news.icon("royal")))
    if change.deben:
        parts.append(news.figure(change.deben, news.icon("deben")))
    return parts


def _thing(one: Tile | Pirogue | Back) -> Sprite:
    if isinstance(one, Tile):
        return tiles.front(one, news.TILE, news.GROUND, marked=False)
    if isinstance(one, Pirogue):
        return tiles.pirogue(one, news.CARD, news.GROUND)
    return tiles.back(one, news.TILE, news.GROUND)


_LOOK: Final = Look[Tile | Pirogue, Held, Back](
    _thing,
    lambda one: one if isinstance(one, Back) else one.back,
    lambda back: tiles.small_back(back, news.BACK, news.GROUND),
)
