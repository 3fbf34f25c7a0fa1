"""The stored form of given hints: for each seat their number, and the position of the last."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Hinted:
    """The number of a seat's hints; the last was given after the action with the number `mark`."""

    count: int
    mark: int


def kept(hinted: Mapping[int, Hinted]) -> dict[str, Any]:
    """Return the plain data that go into the table's row; see `read`."""
    return {str(seat): [given.count, given.mark] for seat, given in sorted(hinted.items())}


def read(row: Mapping[str, Any] | None) -> dict[int, Hinted]:
    """Return the hints of the plain data in a table's row; none for None."""
    return {int(seat): Hinted(*given) for seat, given in (row or {}).items()}
