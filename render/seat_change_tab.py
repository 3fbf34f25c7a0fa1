"""What a panel's tab tells of a seat in every game, as much of it as there is room for."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, NamedTuple, TypeVar

from render import change_marks
from render.canvas.drawn_sprites import Sprite
from render.change_marks import TabColumn
from render.seat_changes import SharedSeatChanges

PlayedT = TypeVar("PlayedT")
HeldT = TypeVar("HeldT")
GoodT = TypeVar("GoodT")
BackT = TypeVar("BackT", bound=Hashable)


class TabStyle(NamedTuple, Generic[PlayedT, HeldT, BackT]):
    """How a tab shows things: each drawn, or only counted by their backs, which are drawn small."""

    draw: Callable[[PlayedT | HeldT], Sprite]
    back_of: Callable[[HeldT], BackT]
    small: Callable[[BackT], Sprite]


def played_and_held(
    change: SharedSeatChanges[PlayedT, HeldT, GoodT], style: TabStyle[PlayedT, HeldT, BackT], most: int
) -> list[TabColumn]:
    """Return what was played, what came to the hand and what left it; more than `most` things only by their number."""
    return [
        *(change_marks.things_column("", (style.draw(one),)) for one in change.played),
        *change_marks.counted_columns("+", change.gained, most, *style),
        *change_marks.counted_columns("−", change.lost, most, *style),
    ]


def fit_tab(columns: Callable[[int], Sequence[TabColumn]], room: int) -> tuple[TabColumn, ...]:
    """Return the columns of a tab in `room` pixels; `columns` makes them, given from how many things on they count."""
    full = columns(change_marks.MOST_DRAWN)
    return tuple(full) if change_marks.tab_width(full) <= room else change_marks.fit_columns(columns(1), room)
