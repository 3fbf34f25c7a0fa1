"""The deceit."""

from __future__ import annotations

from engine.game import Event
from engine.sobek.effects.base import PlainToken
from engine.sobek.events import PileCounted
from engine.sobek.state import State


class Deceit(PlainToken):
    """Brings a point for each card of the own corruption pile (S21)."""

    def act(self, state: State, seat: int) -> list[Event] | None:
        """Count the pile."""
        points = len(state.piles[seat])
        if not points:
            return None
        state.scores[seat] += points
        return [PileCounted(seat, points)]
