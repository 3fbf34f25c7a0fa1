"""The pointing finger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.duel.effects.base import Aimed
from engine.duel.market import RAYS, SQUARE, SQUARES, Square, coordinates
from engine.duel.state import EMPTY, State
from engine.effects.aim_types import AtSquare
from engine.game import Event
from engine.json_value import Json

_AT: Final = tuple(AtSquare(square) for square in SQUARES)


class Finger(Aimed[AtSquare[Square]]):
    """Points to a tile on the Ankh's line, which the opponent must take (D8)."""

    kind: type[AtSquare[Square]] = AtSquare

    def aims(self, state: State, seat: int) -> Sequence[AtSquare[Square]]:
        """Return the squares with a tile on the Ankh's line."""
        both = RAYS[state.ankh][state.line]
        return [_AT[square] for square in sorted(sum(both, ())) if state.market[square] != EMPTY]

    def read(self, parts: Sequence[str]) -> AtSquare[Square]:
        """Read a square."""
        return AtSquare.read(parts, SQUARE.__getitem__)

    def act(self, state: State, seat: int, aim: AtSquare[Square]) -> list[Event]:
        """Point to the tile."""
        state.finger = aim.square.index
        return []

    def details(self, aim: AtSquare[Square], events: Sequence[Event]) -> dict[str, Json]:
        """Write down the square."""
        return {"at": coordinates(aim.square)}
