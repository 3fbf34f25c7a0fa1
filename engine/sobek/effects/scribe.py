"""The scribe, and what his opponents give."""

from __future__ import annotations

from typing import Final

from engine.game import Event, IllegalAction
from engine.sobek.actions import Reason
from engine.sobek.cards import CARDS, backs_of, cards_of
from engine.sobek.effects.base import Plain
from engine.sobek.events import CardsGiven, ChoiceMade
from engine.sobek.state import OTHERS, Reducing, State

SCRIBE_LEAVES: Final = 6


class Scribe(Plain):
    """Makes all opponents with more than 6 cards put the others on their piles (S15)."""

    def act(self, state: State, seat: int) -> list[Event] | None:
        """Ask all of them at once."""
        able = tuple(other for other in OTHERS[state.seats][seat] if len(state.hands[other]) > SCRIBE_LEAVES)
        if not able:
            return None
        state.pending = Reducing(seat, able, [[] for _ in range(state.seats)])
        return []


def not_given(state: State, pending: Reducing, seat: int) -> list[int]:
    """Return the cards of a hand that are not put aside for the scribe yet."""
    rest = state.hands[seat][:]
    for kind in pending.given[seat]:
        rest.remove(kind)
    return rest


def owed(state: State, pending: Reducing, seat: int) -> int:
    """Return how many more cards a seat must put aside for the scribe."""
    return len(state.hands[seat]) - len(pending.given[seat]) - SCRIBE_LEAVES


def give(state: State, pending: Reducing, seat: int, kind: int) -> list[Event]:
    """Put a card aside for the scribe; with the last one of all seats what they put aside goes to their piles (S15).

    Raises:
        IllegalAction: NOT_IN_HAND, with nothing changed.
    """
    if kind not in not_given(state, pending, seat):
        raise IllegalAction(Reason.NOT_IN_HAND)
    pending.given[seat].append(kind)
    events: list[Event] = [ChoiceMade(seat, (CARDS[kind],))]
    if not owed(state, pending, seat):
        pending.waiting = tuple(other for other in pending.waiting if other != seat)
        if not pending.waiting:
            events += _hand_over(state, pending)
            state.pending = None
    return events


def _hand_over(state: State, pending: Reducing) -> list[Event]:
    events: list[Event] = []
    for seat, given in enumerate(pending.given):
        if given:
            for kind in given:
                state.hands[seat].remove(kind)
            state.piles[seat] += given
            events.append(CardsGiven(seat, backs_of(given), cards_of(sorted(given))))
    return events
