"""The queen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.codes import codes_of
from engine.duel.effects.base import Plain
from engine.duel.events import TilesDrawn
from engine.duel.state import State
from engine.duel.tiles import BACK_OF, BACKS, tiles_of
from engine.events import require_event
from engine.game import Event
from engine.json_value import Json

QUEEN_DRAWS: Final = 3


class Queen(Plain):
    """Draws three tiles off the pile, or as many as there are (D14)."""

    def act(self, state: State, seat: int) -> list[Event] | None:
        """Draw."""
        drawn = [state.pile.pop() for _ in range(min(QUEEN_DRAWS, len(state.pile)))]
        if not drawn:
            return None
        for kind in drawn:
            state.gain(seat, kind)
        return [TilesDrawn(seat, tuple([BACKS[BACK_OF[kind]] for kind in drawn]), tiles_of(drawn))]

    def details(self, events: Sequence[Event]) -> dict[str, Json]:
        """Write down what was drawn."""
        return {"drawn": codes_of(require_event(TilesDrawn, events).tiles or ())}
