"""The scribe, and what its player's opponents give."""

from __future__ import annotations

from engine.effects.scribe import Reducing, put_aside, reducing
from engine.game import Event
from engine.sobek.actions import Reason
from engine.sobek.cards import CARDS, backs_of, cards_of
from engine.sobek.effects.base import Plain
from engine.sobek.events import CardsGiven, ChoiceMade
from engine.sobek.state import OTHERS, State


class Scribe(Plain):
    """Makes all opponents with more than 6 cards put the others on their piles (S15)."""

    def act(self, state: State, seat: int) -> list[Event] | None:
        """Ask all of them at once."""
        state.pending = reducing(state, seat, OTHERS[state.seats][seat])
        return None if state.pending is None else []


def give(state: State, pending: Reducing, seat: int, kind: int) -> list[Event]:
    """Put a card aside for the scribe; with the last one of all seats what they put aside goes to their piles (S15).

    Raises:
        IllegalAction: NOT_IN_HAND, with nothing changed.
    """
    handed = put_aside(state, pending, seat, kind, Reason.NOT_IN_HAND)
    if not pending.waiting:
        state.pending = None
    given = [CardsGiven(giver, backs_of(kinds), cards_of(kinds)) for giver, kinds in handed]
    return [ChoiceMade(seat, (CARDS[kind],)), *given]
