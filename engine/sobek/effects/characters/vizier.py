"""The vizier: its player looks through a pile and takes a card out of it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.effects.aim_types import AtSeat
from engine.events import require_event
from engine.game import Event, IllegalAction
from engine.json_value import Json
from engine.sobek.actions import Reason
from engine.sobek.cards import BACK_OF, BACKS, CARDS, cards_of
from engine.sobek.effects.base import AT_SEAT, Aimed
from engine.sobek.events import CardReclaimed, PileSeen
from engine.sobek.state import OTHERS, LookingThrough, State


class Vizier(Aimed[AtSeat]):
    """Looks through an opponent's corruption pile and takes a card of it (S14)."""

    kind = AtSeat

    def aims(self, state: State, seat: int) -> Sequence[AtSeat]:
        """Return the opponents who have a pile."""
        return [AT_SEAT[target] for target in OTHERS[state.seats][seat] if state.piles[target]]

    def read(self, parts: Sequence[str]) -> AtSeat:
        """Read a seat."""
        return AtSeat.read(parts)

    def act(self, state: State, seat: int, aim: AtSeat) -> list[Event]:
        """Look through the pile; the player chooses a card next."""
        state.pending = LookingThrough(seat, aim.seat)
        return [PileSeen(seat, aim.seat, cards_of(sorted(state.piles[aim.seat])))]

    def details(self, aim: AtSeat, events: Sequence[Event]) -> dict[str, Json]:
        """Write down whose pile it was; what was taken is added when it is known."""
        return {"target": require_event(PileSeen, events).target}


def reclaim(state: State, pending: LookingThrough, kind: int) -> list[Event]:
    """Take a card out of the pile that the vizier looks through (S14).

    Raises:
        IllegalAction: NOT_IN_PILE, with nothing changed.
    """
    pile = state.piles[pending.target]
    if kind not in pile:
        raise IllegalAction(Reason.NOT_IN_PILE)
    pile.remove(kind)
    state.gain(pending.seat, kind)
    state.pending = None
    return [CardReclaimed(pending.seat, pending.target, BACKS[BACK_OF[kind]], CARDS[kind])]
