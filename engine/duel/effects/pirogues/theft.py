"""The pirogue that steals a deben."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.effects.base import Plain
from engine.duel.events import DebenLost
from engine.duel.state import State
from engine.events import require_event
from engine.game import Event
from engine.json_value import Json


class Theft(Plain):
    """Takes a random deben from the opponent; it leaves the game, and only its loser sees which (P9)."""

    def act(self, state: State, seat: int) -> list[Event] | None:
        """Take it."""
        loser = 1 - seat
        deben = state.deben[loser]
        if not deben:
            return None
        value = deben.pop(state.chance.below(len(deben)))
        if state.treasures is not None:
            state.treasures.lost[loser].append(value)
        return [DebenLost(loser, seat, value)]

    def details(self, events: Sequence[Event]) -> dict[str, Json]:
        """Write down its value."""
        return {"deben": require_event(DebenLost, events).value}
