"""What a panel's tab tells of a seat: what it played, what came to its hand and left it, corruption, points."""

from __future__ import annotations

from collections.abc import Sequence

from engine.sobek.cards import Back, Card, Token
from render import news
from render.news import Column
from render.sobek import sprites as cards
from render.sobek.marks import SeatMarks
from render.sprites import Sprite


def columns(seat: int, mark: SeatMarks, room: int) -> tuple[Column, ...]:
    """Return the parts of the tab of a seat at which `mark` changed, in `room` pixels; none where only sets did."""
    full = _columns(seat, mark, news.MOST)
    return tuple(full) if news.width(full) <= room else news.fitted(_columns(seat, mark, 1), room)


def _columns(seat: int, mark: SeatMarks, most: int) -> list[Column]:
    parts = [news.things("", (_thing(one),)) for one in mark.played]
    parts += _cards("+", mark.gained, most)
    parts += _cards("−", mark.lost, most)
    if mark.corruption:
        parts.append(news.figure(mark.corruption, news.icon("corruption")))
    if mark.curses:
        parts.append(news.things("+", (cards.token(Token.CURSE, news.CARD, news.GROUND),) * mark.curses))
    if mark.points:
        parts.append(news.figure(mark.points, news.icon(f"seat-{seat}")))
    return parts


def _cards(sign: str, some: Sequence[Card | Back], most: int) -> list[Column]:
    return news.gathered(sign, some, most, _thing, _back_of, _small)


def _back_of(one: Card | Back) -> Back:
    return one if isinstance(one, Back) else one.back


def _small(back: Back) -> Sprite:
    return cards.small_back(back, news.BACK, news.GROUND)


def _thing(one: Card | Token | Back) -> Sprite:
    if isinstance(one, Card):
        return cards.front(one, news.CARD, news.GROUND)
    if isinstance(one, Token):
        return cards.token(one, news.CARD, news.GROUND)
    return cards.back(one, news.CARD, news.GROUND)
