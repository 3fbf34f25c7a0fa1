"""What a panel's tab tells of a seat: what it played, what came to its hand and left it, corruption, points."""

from __future__ import annotations

from typing import Final

from engine.sobek.cards import Back, Card, Token
from render import change_marks, seat_change_tab
from render.canvas.drawn_sprites import Sprite
from render.change_marks import TabColumn
from render.seat_change_tab import TabStyle
from render.sobek import sprites as cards
from render.sobek.changes import HeldItem, SeatChanges


def tab_columns(seat: int, change: SeatChanges, room: int) -> tuple[TabColumn, ...]:
    """Return the parts of the tab of a seat at which `change` happened, in `room` pixels; none where only sets did."""
    return seat_change_tab.fit_tab(lambda most: _columns(seat, change, most), room)


def _columns(seat: int, change: SeatChanges, most: int) -> list[TabColumn]:
    parts = seat_change_tab.played_and_held(change, _STYLE, most)
    if change.corruption:
        parts.append(change_marks.figure_column(change.corruption, change_marks.tab_icon("corruption")))
    if change.curses:
        parts.append(
            change_marks.things_column(
                "+", (cards.token(Token.CURSE, change_marks.CARD, change_marks.GROUND),) * change.curses
            )
        )
    if change.points:
        parts.append(change_marks.figure_column(change.points, change_marks.tab_icon(f"seat-{seat}")))
    return parts


def _thing(one: Card | Token | Back) -> Sprite:
    if isinstance(one, Card):
        return cards.front(one, change_marks.CARD, change_marks.GROUND)
    if isinstance(one, Token):
        return cards.token(one, change_marks.CARD, change_marks.GROUND)
    return cards.back(one, change_marks.CARD, change_marks.GROUND)


_STYLE: Final = TabStyle[Card | Token, HeldItem, Back](
    _thing,
    lambda one: one if isinstance(one, Back) else one.back,
    lambda back: cards.small_back(back, change_marks.BACK, change_marks.GROUND),
)
