"""The flood."""

from __future__ import annotations

from engine.game import Event
from engine.sobek.effects.base import PlainToken
from engine.sobek.state import State


class Flood(PlainToken):
    """Gives another turn (S23)."""

    again = True

    def act(self, state: State, seat: int) -> list[Event]:
        """Nothing happens but that the turn is not over."""
        return []
