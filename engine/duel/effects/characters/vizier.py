"""The vizier: its player looks at the opponent's corruption and takes a tile out of it."""

from __future__ import annotations

from engine.duel.actions import Reason
from engine.duel.effects.base import Plain
from engine.duel.events import CorruptionSeen, TileReclaimed
from engine.duel.state import LookingThrough, State
from engine.duel.tiles import BACK_OF, BACKS, TILES, tiles_of
from engine.game import Event, IllegalAction


class Vizier(Plain):
    """Looks at the opponent's corruption and takes a tile of it (D14)."""

    def act(self, state: State, seat: int) -> list[Event] | None:
        """Look at it; the player chooses a tile next."""
        pile = state.piles[1 - seat]
        if not pile:
            return None
        state.pending = LookingThrough(seat)
        return [CorruptionSeen(seat, 1 - seat, tiles_of(sorted(pile)))]


def reclaim(state: State, seat: int, kind: int) -> TileReclaimed:
    """Take a tile out of the corruption that the vizier looks at.

    Raises:
        IllegalAction: NOT_IN_CORRUPTION, with nothing changed.
    """
    target = 1 - seat
    if kind not in state.piles[target]:
        raise IllegalAction(Reason.NOT_IN_CORRUPTION)
    state.piles[target].remove(kind)
    state.gain(seat, kind)
    state.pending = None
    return TileReclaimed(seat, target, BACKS[BACK_OF[kind]], TILES[kind])
