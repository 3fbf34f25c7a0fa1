"""What a panel's tab tells of a seat in every game, as much of it as there is room for."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, NamedTuple, TypeVar

from render import change_marks
from render.canvas.sprites import Sprite
from render.change_marks import Column
from render.change_summary import SeatChanges

PlayedT = TypeVar("PlayedT")
HeldT = TypeVar("HeldT")
GoodT = TypeVar("GoodT")
BackT = TypeVar("BackT", bound=Hashable)


class Look(NamedTuple, Generic[PlayedT, HeldT, BackT]):
    """How a tab shows things: each drawn, or only counted by their backs, which are drawn small."""

    draw: Callable[[PlayedT | HeldT], Sprite]
    back_of: Callable[[HeldT], BackT]
    small: Callable[[BackT], Sprite]


def played_and_held(
    change: SeatChanges[PlayedT, HeldT, GoodT], look: Look[PlayedT, HeldT, BackT], most: int
) -> list[Column]:
    """Return what was played, what came to the hand and what left it; more than `most` things only by their number."""
    return [
        *(change_marks.things("", (look.draw(one),)) for one in change.played),
        *change_marks.gathered("+", change.gained, most, *look),
        *change_marks.gathered("−", change.lost, most, *look),
    ]


def fitting(columns: Callable[[int], Sequence[Column]], room: int) -> tuple[Column, ...]:
    """Return the columns of a tab in `room` pixels; `columns` makes them, given from how many things on they count."""
    full = columns(change_marks.MOST)
    return tuple(full) if change_marks.width(full) <= room else change_marks.fitted(columns(1), room)
