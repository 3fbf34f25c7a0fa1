"""What a panel's tab tells of a seat: what it played, what came to its hand and left it, corruption, deben."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.tiles import Back, Pirogue, Tile
from render import news
from render.duel import tiles
from render.duel.marks import SeatMarks
from render.news import Column
from render.sprites import Sprite


def columns(mark: SeatMarks, room: int) -> tuple[Column, ...]:
    """Return the parts of the tab of a seat at which `mark` changed, in `room` pixels; none where only sets did."""
    full = _columns(mark, news.MOST)
    return tuple(full) if news.width(full) <= room else news.fitted(_columns(mark, 1), room)


def _columns(mark: SeatMarks, most: int) -> list[Column]:
    parts = [news.things("", (_thing(one),)) for one in mark.played]
    parts += _tiles("+", mark.gained, most)
    parts += _tiles("−", mark.lost, most)
    parts += [news.things("+", (_thing(one),)) for one in mark.given]
    if mark.corruption:
        parts.append(news.figure(mark.corruption, news.icon("corruption")))
    if mark.deben:
        parts.append(news.figure(mark.deben, news.icon("deben")))
    return parts


def _tiles(sign: str, some: Sequence[Tile | Back], most: int) -> list[Column]:
    return news.gathered(sign, some, most, _thing, _back_of, _small)


def _back_of(one: Tile | Back) -> Back:
    return one if isinstance(one, Back) else one.back


def _small(back: Back) -> Sprite:
    return tiles.small_back(back, news.BACK, news.GROUND)


def _thing(one: Tile | Pirogue | Back) -> Sprite:
    if isinstance(one, Tile):
        return tiles.front(one, news.TILE, news.GROUND, marked=False)
    if isinstance(one, Pirogue):
        return tiles.pirogue(one, news.CARD, news.GROUND)
    return tiles.back(one, news.TILE, news.GROUND)
