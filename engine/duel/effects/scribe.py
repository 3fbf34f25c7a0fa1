"""The scribe, and what the opponent gives."""

from __future__ import annotations

from typing import Final

from engine.duel.actions import Reason
from engine.duel.effects.base import Plain
from engine.duel.events import ChoiceMade, TilesGiven
from engine.duel.state import Reducing, State
from engine.duel.tiles import TILES, backs_of, tiles_of
from engine.game import Event, IllegalAction

SCRIBE_LEAVES: Final = 6


class Scribe(Plain):
    """Makes an opponent with more than 6 tiles choose which of them become corruption (D14)."""

    def act(self, state: State, seat: int) -> list[Event] | None:
        """Ask the opponent."""
        if len(state.hands[1 - seat]) <= SCRIBE_LEAVES:
            return None
        state.pending = Reducing(1 - seat, [])
        return []


def not_given(state: State, pending: Reducing) -> list[int]:
    """Return the tiles of the hand that are not put aside for the scribe yet."""
    rest = state.hands[pending.seat][:]
    for kind in pending.given:
        rest.remove(kind)
    return rest


def give(state: State, pending: Reducing, kind: int) -> list[Event]:
    """Put a tile aside for the scribe; with the last one all of them become corruption.

    Raises:
        IllegalAction: NOT_IN_HAND, with nothing changed.
    """
    seat = pending.seat
    rest = not_given(state, pending)
    if kind not in rest:
        raise IllegalAction(Reason.NOT_IN_HAND)
    pending.given.append(kind)
    events: list[Event] = [ChoiceMade(seat, (TILES[kind],))]
    if len(rest) - 1 == SCRIBE_LEAVES:
        given = sorted(pending.given)
        for each in given:
            state.hands[seat].remove(each)
        state.piles[seat] += given
        state.pending = None
        events.append(TilesGiven(seat, backs_of(given), tiles_of(given)))
    return events
