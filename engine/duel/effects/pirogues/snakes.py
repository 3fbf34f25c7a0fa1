"""The two snakes."""

from __future__ import annotations

from bisect import insort

from engine.duel.effects.base import Plain
from engine.duel.state import State
from engine.duel.tiles import PIROGUE_INDEX, Pirogue
from engine.game import Event


class Snake(Plain):
    """Lies before the opponent as corruption at the end (D7, D11)."""

    def __init__(self, pirogue: Pirogue) -> None:
        self._index = PIROGUE_INDEX[pirogue]

    def act(self, state: State, seat: int) -> list[Event]:
        """Lay it before the opponent."""
        insort(state.owned[1 - seat], self._index)
        return []
