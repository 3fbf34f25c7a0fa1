"""The merchant."""

from __future__ import annotations

from collections.abc import Sequence

from engine.codes import code_of
from engine.effects.aim_types import AtPlace, Steps
from engine.events import require_event
from engine.game import Event
from engine.json_value import Json
from engine.sobek.actions import Reason
from engine.sobek.cards import BACK_OF, BACKS, CARDS, SHOWN
from engine.sobek.effects.base import Aimed
from engine.sobek.events import CardBought
from engine.sobek.state import State

_AT = tuple(AtPlace(place) for place in range(1, 10))


class Merchant(Aimed[AtPlace]):
    """Takes any card of the row, and no corruption for it (S17)."""

    kind = AtPlace
    absent = Reason.NO_SUCH_PLACE

    def aims(self, state: State, seat: int) -> Sequence[AtPlace]:
        """Return all places of the row."""
        return _AT[: len(state.row)]

    def read(self, parts: Sequence[str]) -> AtPlace:
        """Read a place."""
        return AtPlace.read(parts)

    def steps(self, state: State, aim: AtPlace) -> Steps:
        """Call a place what lies there, as far as everybody sees it."""
        return ((aim.code, SHOWN[state.row[aim.place - 1]]),)

    def act(self, state: State, seat: int, aim: AtPlace) -> list[Event]:
        """Take the card."""
        kind = state.row.pop(aim.place - 1)
        state.gain(seat, kind)
        return [CardBought(seat, aim.place, CARDS[kind], BACKS[BACK_OF[kind]])]

    def details(self, aim: AtPlace, events: Sequence[Event]) -> dict[str, Json]:
        """Write down the place and the card."""
        bought = require_event(CardBought, events)
        return {"place": bought.place, "taken": code_of(bought.card)}
