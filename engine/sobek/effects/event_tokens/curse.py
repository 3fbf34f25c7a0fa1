"""The curse."""

from __future__ import annotations

from collections.abc import Sequence

from engine.effects.aim_types import AtSeat
from engine.game import Event
from engine.json_value import Json
from engine.sobek.effects.base import AT_SEAT, Aimed
from engine.sobek.state import OTHERS, State


class Curse(Aimed[AtSeat]):
    """Lies before an opponent as two cards of corruption (S22)."""

    kind = AtSeat

    def aims(self, state: State, seat: int) -> Sequence[AtSeat]:
        """Return all opponents."""
        return [AT_SEAT[other] for other in OTHERS[state.seats][seat]]

    def read(self, parts: Sequence[str]) -> AtSeat:
        """Read a seat."""
        return AtSeat.read(parts)

    def act(self, state: State, seat: int, aim: AtSeat) -> list[Event]:
        """Lay it before the opponent."""
        state.curses[aim.seat] += 1
        return []

    def details(self, aim: AtSeat, events: Sequence[Event]) -> dict[str, Json]:
        """Write down the opponent."""
        return {"target": aim.seat}
