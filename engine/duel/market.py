"""The market of 6 rows of 6: its squares, the order in which it is filled, and the four lines of the Ankh."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.effects.aim_types import Steps
from engine.game import Code, Label

SIDE: Final = 6
_COLUMNS: Final = "abcdef"


class Line(Code):
    """How the Ankh lies: along the row, the column, the rising diagonal (up to the right) or the falling one."""

    ROW = "h"
    COLUMN = "v"
    RISING = "f"
    FALLING = "b"


@dataclass(frozen=True, slots=True)
class Square:
    """A square of the market, columns and rows counted from 0 at the top left; its code is like "c4": column c, row 4.

    `index` counts the squares from the top left along the rows.
    """

    column: int
    row: int
    index: int = field(init=False, compare=False, repr=False)
    code: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", self.row * SIDE + self.column)
        object.__setattr__(self, "code", f"{_COLUMNS[self.column]}{self.row + 1}")

    @property
    def term(self) -> str:
        """Always "square"."""
        return "square"


LINES: Final = tuple(Line)
LINE_INDEX: Final[dict[Line | None, int]] = {**{line: index for index, line in enumerate(LINES)}, None: -1}
SQUARES: Final = tuple(Square(column, row) for row in range(SIDE) for column in range(SIDE))
SQUARE: Final[dict[str, Square]] = {square.code: square for square in SQUARES}


def column_steps(square: Square) -> Steps:
    """Return the steps to a square of many in a tree of choices: its column first, since 35 buttons are too many."""
    column = _COLUMNS[square.column]
    return ((column, Label("column", column)), (square.code, square))


def coordinates(square: Square) -> list[int]:
    """Return column and row of a square as the record has them."""
    return [square.column, square.row]


# One step along each line, the other way being the opposite.
_STEPS: Final = ((1, 0), (0, 1), (1, -1), (1, 1))


def _ray(square: Square, across: int, down: int) -> tuple[int, ...]:
    found = []
    column, row = square.column + across, square.row + down
    while 0 <= column < SIDE and 0 <= row < SIDE:
        found.append(row * SIDE + column)
        column, row = column + across, row + down
    return tuple(found)


# RAYS[square][line] are the squares on both sides of a square, each side outwards (D2).
RAYS: Final = tuple(
    tuple((_ray(square, across, down), _ray(square, -across, -down)) for across, down in _STEPS) for square in SQUARES
)


def _filling() -> tuple[int, ...]:
    centre = [(2, 2), (3, 2), (3, 3), (2, 3)]
    ring = [(1, 1), (2, 1), (3, 1), (4, 1), (4, 2), (4, 3), (4, 4), (3, 4), (2, 4), (1, 4), (1, 3), (1, 2)]
    rim = [(column, 0) for column in range(SIDE)]
    rim += [(SIDE - 1, row) for row in range(1, SIDE)]
    rim += [(column, SIDE - 1) for column in range(SIDE - 2, -1, -1)]
    rim += [(0, row) for row in range(SIDE - 2, 0, -1)]
    return tuple(row * SIDE + column for column, row in centre + ring + rim)


# The order in which empty squares are filled: centre, ring, rim, each clockwise.
FILLING: Final = _filling()
CENTRE: Final = FILLING[:4]
