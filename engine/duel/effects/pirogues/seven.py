"""The seven."""

from __future__ import annotations

from bisect import insort

from engine.duel.effects.base import Plain
from engine.duel.state import State
from engine.duel.tiles import PIROGUE_INDEX, Pirogue
from engine.game import Event


class Seven(Plain):
    """Lies before its player as seven points at the end (D7, D12)."""

    def act(self, state: State, seat: int) -> list[Event]:
        """Keep it."""
        insort(state.owned[seat], PIROGUE_INDEX[Pirogue.SEVEN])
        return []
