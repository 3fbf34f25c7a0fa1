"""The pyramid."""

from __future__ import annotations

from engine.duel.effects.base import Plain
from engine.duel.state import State
from engine.game import Event


class Pyramid(Plain):
    """Gives another turn (D7, D9)."""

    again = True

    def act(self, state: State, seat: int) -> list[Event]:
        """Nothing happens but that the turn is not over."""
        return []
