"""The embalming."""

from __future__ import annotations

from engine.game import Event
from engine.sobek.cards import backs_of, cards_of
from engine.sobek.effects.base import PlainToken
from engine.sobek.events import PileEmbalmed
from engine.sobek.state import State


class Embalming(PlainToken):
    """Takes the whole own corruption pile to the hand (S20)."""

    def act(self, state: State, seat: int) -> list[Event] | None:
        """Take the pile."""
        pile = state.take_back(seat)
        if not pile:
            return None
        return [PileEmbalmed(seat, backs_of(pile), cards_of(pile))]
