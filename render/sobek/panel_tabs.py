"""What a panel's tab tells of a seat: what it played, what came to its hand and left it, corruption, points."""

from __future__ import annotations

from typing import Final

from engine.sobek.cards import Back, Card, Token
from render import news, panel_tabs
from render.canvas.sprites import Sprite
from render.news import Column
from render.panel_tabs import Look
from render.sobek import sprites as cards
from render.sobek.changes import Held, SeatChanges


def columns(seat: int, change: SeatChanges, room: int) -> tuple[Column, ...]:
    """Return the parts of the tab of a seat at which `change` happened, in `room` pixels; none where only sets did."""
    return panel_tabs.fitting(lambda most: _columns(seat, change, most), room)


def _columns(seat: int, change: SeatChanges, most: int) -> list[Column]:
    parts = panel_tabs.played_and_held(change, _LOOK, most)
    if change.corruption:
        parts.append(news.figure(change.corruption, news.icon("corruption")))
    if change.curses:
        parts.append(news.things("+", (cards.token(Token.CURSE, news.CARD, news.GROUND),) * change.curses))
    if change.points:
        parts.append(news.figure(change.points, news.icon(f"seat-{seat}")))
    return parts


def _thing(one: Card | Token | Back) -> Sprite:
    if isinstance(one, Card):
        return cards.front(one, news.CARD, news.GROUND)
    if isinstance(one, Token):
        return cards.token(one, news.CARD, news.GROUND)
    return cards.back(one, news.CARD, news.GROUND)


_LOOK: Final = Look[Card | Token, Held, Back](
    _thing,
    lambda one: one if isinstance(one, Back) else one.back,
    lambda back: cards.small_back(back, news.BACK, news.GROUND),
)
