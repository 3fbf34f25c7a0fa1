"""Who was given hints, as it is kept: seats with how many, and in which position the latest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat was given so many hints, the latest in the position after the action of number `mark`."""

    count: int
    mark: int


def kept(hinted: Mapping[int, Hinted]) -> dict[str, Any]:
    """Return the plain data that go into the table's row; `read` makes the same of them again."""
    return {str(seat): [given.count, given.mark] for seat, given in sorted(hinted.items())}


def read(row: Mapping[str, Any] | None) -> dict[int, Hinted]:
    """Return what `kept` has made plain data of; nothing of None."""
    return {int(seat): Hinted(*given) for seat, given in (row or {}).items()}
