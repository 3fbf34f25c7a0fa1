"""What a review has found, as it is kept: the moments in which a seat lost most, each beside a better move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Lost:
    """A moment in which something was lost.

    `number` is that of the move in its history, from 1; `better` the code of the better action; `points` what that is
    worth more and `error` its standard error, both in points. Of `worlds` it did better in `more` and worse in `fewer`.
    """

    number: int
    better: str
    points: float
    error: float
    worlds: int
    more: int
    fewer: int

    @property
    def about(self) -> int:
        """About how many points were lost, at least one."""
        return max(1, round(self.points))


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What was found about a seat in `decisions` decisions: the moments in the order of the game, none perhaps.

    `luck` is than how many deals out of ten that of each round was kinder; empty where nothing tells.
    """

    decisions: int
    lost: tuple[Lost, ...]
    luck: tuple[int, ...] = ()


def kept(found: Reviewed) -> dict[str, Any]:
    """Return the plain data that go into a row; `read` makes the same of them again, numbers rounded to thousandths."""
    lost = [
        [one.number, one.better, round(one.points, 3), round(one.error, 3), one.worlds, one.more, one.fewer]
        for one in found.lost
    ]
    return {"decisions": found.decisions, "lost": lost, "luck": list(found.luck)}


def read(body: Mapping[str, Any]) -> Reviewed:
    """Return what `kept` has made plain data of."""
    return Reviewed(body["decisions"], tuple(Lost(*one) for one in body["lost"]), tuple(body["luck"]))
