"""The architect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.codes import codes_of
from engine.duel.effects.base import Plain
from engine.duel.events import PiroguesSeen
from engine.duel.state import Building, State
from engine.duel.tiles import PIROGUES
from engine.events import require_event
from engine.game import Event
from engine.json_value import Json

ARCHITECT_DRAWS: Final = 3


class Architect(Plain):
    """Draws three of the pirogues that were set aside and picks one (D14)."""

    def act(self, state: State, seat: int) -> list[Event]:
        """Draw; the player chooses one of them next."""
        drawn = tuple(sorted(state.aside[:ARCHITECT_DRAWS]))
        state.pending = Building(seat, drawn)
        return [PiroguesSeen(seat, True, tuple([PIROGUES[index] for index in drawn]))]

    def details(self, events: Sequence[Event]) -> dict[str, Json]:
        """Write down the three."""
        return {"three": codes_of(require_event(PiroguesSeen, events).pirogues)}
