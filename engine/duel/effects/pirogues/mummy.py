"""The mummy."""

from __future__ import annotations

from engine.duel.effects.base import Plain
from engine.duel.events import CorruptionReclaimed
from engine.duel.state import State
from engine.duel.tiles import backs_of, tiles_of
from engine.game import Event


class Mummy(Plain):
    """Takes all own corruption to the hand (D7)."""

    def act(self, state: State, seat: int) -> list[Event] | None:
        """Take it."""
        pile = state.take_back(seat)
        if not pile:
            return None
        return [CorruptionReclaimed(seat, backs_of(pile), tiles_of(pile))]
