"""The scribe, and what the opponent gives."""

from __future__ import annotations

from engine.duel.actions import Reason
from engine.duel.effects.base import Plain
from engine.duel.events import ChoiceMade, TilesGiven
from engine.duel.state import State
from engine.duel.tiles import TILES, backs_of, tiles_of
from engine.effects.scribe import Reducing, put_aside, reducing
from engine.game import Event


class Scribe(Plain):
    """Makes an opponent with more than 6 tiles choose which of them become corruption (D14)."""

    def act(self, state: State, seat: int) -> list[Event] | None:
        """Ask the opponent."""
        state.pending = reducing(state, seat, (1 - seat,))
        return None if state.pending is None else []


def give(state: State, pending: Reducing, seat: int, kind: int) -> list[Event]:
    """Put a tile aside for the scribe; with the last one all of them become corruption.

    Raises:
        IllegalAction: NOT_IN_HAND, with nothing changed.
    """
    handed = put_aside(state, pending, seat, kind, Reason.NOT_IN_HAND)
    if not pending.waiting:
        state.pending = None
    given = [TilesGiven(giver, backs_of(kinds), tiles_of(kinds)) for giver, kinds in handed]
    return [ChoiceMade(seat, (TILES[kind],)), *given]
