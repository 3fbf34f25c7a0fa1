"""The thief."""

from __future__ import annotations

from collections.abc import Sequence

from engine.codes import code_of
from engine.effects.aim_types import AtBackOf
from engine.events import require_event
from engine.game import Event
from engine.json_value import Json
from engine.sobek.cards import BACK_OF, BACKS, CARDS, Back
from engine.sobek.effects.base import Aimed
from engine.sobek.events import CardStolen
from engine.sobek.state import OTHERS, State

_AT = tuple(tuple(AtBackOf(seat, back) for back in BACKS) for seat in range(4))


class Thief(Aimed[AtBackOf[Back]]):
    """Takes a random card of a back colour out of an opponent's hand (S11)."""

    kind: type[AtBackOf[Back]] = AtBackOf

    def aims(self, state: State, seat: int) -> Sequence[AtBackOf[Back]]:
        """Return every back in every opponent's hand."""
        aims = []
        for target in OTHERS[state.seats][seat]:
            backs = set(map(BACK_OF.__getitem__, state.hands[target]))
            aims += [aim for back, aim in enumerate(_AT[target]) if back in backs]
        return aims

    def read(self, parts: Sequence[str]) -> AtBackOf[Back]:
        """Read a seat and a back."""
        return AtBackOf.read(parts, Back)

    def act(self, state: State, seat: int, aim: AtBackOf[Back]) -> list[Event]:
        """Steal a card."""
        back, hand = BACKS.index(aim.back), state.hands[aim.seat]
        held = [kind for kind in hand if BACK_OF[kind] == back]
        stolen = held[state.chance.below(len(held))]
        hand.remove(stolen)
        state.gain(seat, stolen)
        return [CardStolen(seat, aim.seat, aim.back, CARDS[stolen])]

    def details(self, aim: AtBackOf[Back], events: Sequence[Event]) -> dict[str, Json]:
        """Write down from whom, the back, and the card."""
        stolen = require_event(CardStolen, events)
        return {"target": stolen.target, "back": stolen.back.code, "taken": code_of(stolen.card)}
