"""The merchant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.codes import code_of
from engine.duel.actions import Reason
from engine.duel.effects.base import Aimed
from engine.duel.events import TileBought
from engine.duel.market import SQUARE, SQUARES, Square, column_steps, coordinates
from engine.duel.state import EMPTY, State
from engine.duel.taking import draw_royal, royal
from engine.duel.tiles import TILES
from engine.effects.aim_types import AtSquare, Steps
from engine.effects.base import Leaf
from engine.events import require_event
from engine.game import Choice, Event
from engine.json_value import Json

_AT: Final = tuple(AtSquare(square) for square in SQUARES)


class Merchant(Aimed[AtSquare[Square]]):
    """Takes any tile of the market, and no corruption for it but royal one; the Ankh stays where it is (D14, P2)."""

    kind: type[AtSquare[Square]] = AtSquare
    absent = Reason.NO_SUCH_SQUARE

    def aims(self, state: State, seat: int) -> Sequence[AtSquare[Square]]:
        """Return all squares with a tile."""
        return [aim for aim, kind in zip(_AT, state.market, strict=True) if kind != EMPTY]

    def read(self, parts: Sequence[str]) -> AtSquare[Square]:
        """Read a square."""
        return AtSquare.read(parts, SQUARE.__getitem__)

    def branches(self, state: State, seat: int, head: str, leaves: Sequence[Leaf]) -> tuple[Choice, ...]:
        """Ask for the column first: nobody can be shown 35 buttons at once."""
        return tuple(sorted(super().branches(state, seat, head, leaves), key=lambda column: column.code))

    def steps(self, state: State, aim: AtSquare[Square]) -> Steps:
        """Go to a square by its column."""
        return column_steps(aim.square)

    def act(self, state: State, seat: int, aim: AtSquare[Square]) -> list[Event]:
        """Take the tile."""
        index = aim.square.index
        kind = state.market[index]
        state.gain(seat, kind)
        state.market[index] = EMPTY
        return [TileBought(seat, aim.square, TILES[kind], TILES[kind].back), *draw_royal(state, seat, kind)]

    def details(self, aim: AtSquare[Square], events: Sequence[Event]) -> dict[str, Json]:
        """Write down the square and the tile."""
        return {
            "at": coordinates(aim.square),
            "taken": code_of(require_event(TileBought, events).tile),
            **royal(events),
        }
