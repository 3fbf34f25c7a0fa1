"""The guild's four event tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.effects.aim_types import Aim, AtSeat
from engine.game import Event
from engine.json_value import Json
from engine.sobek.cards import Token
from engine.sobek.effects.base import AT_SEAT, Aimed
from engine.sobek.events import MarkerMoved
from engine.sobek.score_track import ALL_BELOW, Symbol, back, forward
from engine.sobek.state import OTHERS, State

GUILD_SYMBOL: Final = {
    Token.GUILD_ANKH: Symbol.ANKH,
    Token.GUILD_EYE: Symbol.EYE,
    Token.GUILD_FEATHER: Symbol.FEATHER,
    Token.GUILD_LOTUS: Symbol.LOTUS,
}


@dataclass(frozen=True)
class Guild(Aimed[AtSeat]):
    """Moves the own marker on to the next space with its symbol, and an opponent's back to the one before (S18)."""

    symbol: Symbol
    kind = AtSeat

    def aims(self, state: State, seat: int) -> Sequence[AtSeat]:
        """Return the opponents behind whose markers there is such a space."""
        scores = state.scores
        return [
            AT_SEAT[other]
            for other in OTHERS[state.seats][seat]
            if scores[other] >= ALL_BELOW or back(scores[other], self.symbol) is not None
        ]

    def read(self, parts: Sequence[str]) -> AtSeat:
        """Read a seat."""
        return AtSeat.read(parts)

    def act(self, state: State, seat: int, aim: AtSeat) -> list[Event]:
        """Move both markers."""
        events = self.act_unaimed(state, seat)
        before = state.scores[aim.seat]
        lower = back(before, self.symbol)
        if lower is not None:
            state.scores[aim.seat] = lower
            events.append(MarkerMoved(aim.seat, self.symbol, before, lower))
        return events

    def act_unaimed(self, state: State, seat: int) -> list[Event]:
        """Move the own marker where no other can be moved."""
        before = state.scores[seat]
        state.scores[seat] = forward(before, self.symbol)
        return [MarkerMoved(seat, self.symbol, before, state.scores[seat])]

    def written(self, aim: Aim, effect: bool, events: Sequence[Event]) -> dict[str, Json]:
        """Write down the opponent, if there was one."""
        return {"effect": effect, "target": aim.seat if isinstance(aim, AtSeat) else None}
