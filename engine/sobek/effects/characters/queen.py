"""The queen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.codes import codes_of
from engine.events import require_event
from engine.game import Event
from engine.json_value import Json
from engine.sobek.cards import BACK_OF, BACKS, cards_of
from engine.sobek.effects.base import Plain
from engine.sobek.events import CardsDrawn
from engine.sobek.state import State

QUEEN_DRAWS: Final = 3


class Queen(Plain):
    """Draws three cards off the deck, or as many as there are (S12)."""

    def act(self, state: State, seat: int) -> list[Event] | None:
        """Draw."""
        drawn = [state.deck.pop() for _ in range(min(QUEEN_DRAWS, len(state.deck)))]
        if not drawn:
            return None
        for kind in drawn:
            state.gain(seat, kind)
        return [CardsDrawn(seat, tuple([BACKS[BACK_OF[kind]] for kind in drawn]), cards_of(drawn))]

    def details(self, events: Sequence[Event]) -> dict[str, Json]:
        """Write down what was drawn."""
        return {"drawn": codes_of(require_event(CardsDrawn, events).cards or ())}
