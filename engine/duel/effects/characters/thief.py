"""The thief."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.codes import code_of
from engine.duel.effects.base import Aimed
from engine.duel.events import TileStolen
from engine.duel.state import State
from engine.duel.tiles import BACK_OF, BACKS, TILES, Back
from engine.effects.aim_types import AtBack
from engine.events import require_event
from engine.game import Event
from engine.json_value import Json

_AT: Final = tuple(AtBack(back) for back in BACKS)


class Thief(Aimed[AtBack[Back]]):
    """Takes a random tile of a back colour out of the opponent's hand (D14)."""

    kind: type[AtBack[Back]] = AtBack

    def aims(self, state: State, seat: int) -> Sequence[AtBack[Back]]:
        """Return every back in the opponent's hand."""
        return [_AT[back] for back in sorted({BACK_OF[kind] for kind in state.hands[1 - seat]})]

    def read(self, parts: Sequence[str]) -> AtBack[Back]:
        """Read a back."""
        return AtBack.read(parts, Back)

    def act(self, state: State, seat: int, aim: AtBack[Back]) -> list[Event]:
        """Steal a tile."""
        target, back = 1 - seat, BACKS.index(aim.back)
        held = [kind for kind in state.hands[target] if BACK_OF[kind] == back]
        stolen = held[state.chance.below(len(held))]
        state.hands[target].remove(stolen)
        state.gain(seat, stolen)
        return [TileStolen(seat, target, aim.back, TILES[stolen])]

    def details(self, aim: AtBack[Back], events: Sequence[Event]) -> dict[str, Json]:
        """Write down the back and the tile."""
        return {"back": aim.back.code, "taken": code_of(require_event(TileStolen, events).tile)}
