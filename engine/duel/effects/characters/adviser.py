"""The royal adviser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.duel.effects.base import Aimed
from engine.duel.events import RoyalDiscarded
from engine.duel.expansion_state import ROYAL_TOKENS
from engine.duel.state import State
from engine.effects.aim_types import AtToken
from engine.events import require_event
from engine.game import Event
from engine.json_value import Json

_AT: Final = {value: AtToken(value) for value in ROYAL_TOKENS}


class Adviser(Aimed[AtToken]):
    """Discards a royal corruption token of one's own, unseen by the opponent; it leaves the game (P7)."""

    kind = AtToken

    def aims(self, state: State, seat: int) -> Sequence[AtToken]:
        """Return the own tokens."""
        return [] if state.treasures is None else [_AT[value] for value in state.treasures.held[seat]]

    def read(self, parts: Sequence[str]) -> AtToken:
        """Read a token's value."""
        return AtToken.read(parts)

    def act(self, state: State, seat: int, aim: AtToken) -> list[Event]:
        """Discard the token."""
        if state.treasures is not None:
            state.treasures.discard(seat, aim.value)
        return [RoyalDiscarded(seat, aim.value)]

    def details(self, aim: AtToken, events: Sequence[Event]) -> dict[str, Json]:
        """Write down its value."""
        return {"royal": require_event(RoyalDiscarded, events).value}
