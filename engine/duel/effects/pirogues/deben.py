"""The pirogues that bring deben: two points and a deben, and the eye of Horus."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from engine.duel.effects.base import Plain
from engine.duel.events import DebenDrawn
from engine.duel.state import State
from engine.duel.tiles import PIROGUE_INDEX, Pirogue
from engine.effects.aim_types import Aim
from engine.events import find_event
from engine.game import Event
from engine.json_value import Json

HORUS_DRAWS: Final = 2


class TwoDeben(Plain):
    """Lies before its player as two points at the end, and brings a deben (D7, D12)."""

    def act(self, state: State, seat: int) -> list[Event]:
        """Keep it, and draw."""
        insort(state.owned[seat], PIROGUE_INDEX[Pirogue.TWO_DEBEN])
        return _draw(state, seat, 1)

    def written(self, aim: Aim, effect: bool, events: Sequence[Event]) -> dict[str, Json]:
        """Write down the deben, if there was one."""
        drawn = find_event(DebenDrawn, events)
        return {"deben": drawn.kept if drawn else None}


class Horus(Plain):
    """Brings the better of two deben (D7)."""

    def act(self, state: State, seat: int) -> list[Event] | None:
        """Draw."""
        return _draw(state, seat, HORUS_DRAWS) or None

    def written(self, aim: Aim, effect: bool, events: Sequence[Event]) -> dict[str, Json]:
        """Write down both deben and which was kept, if there were any."""
        drawn = find_event(DebenDrawn, events)
        return {"drawn": list(drawn.drawn) if drawn else [], "deben": drawn.kept if drawn else None}


def _draw(state: State, seat: int, count: int) -> list[Event]:
    """Draw deben, keep the highest and put the others back; draw nothing from an empty bag."""
    drawn = [state.draw_deben() for _ in range(min(count, len(state.bag)))]
    if not drawn:
        return []
    kept = max(drawn)
    state.earn(seat, kept)
    back = drawn[:]
    back.remove(kept)
    for value in back:
        insort(state.bag, value)
    return [DebenDrawn(seat, kept, tuple(drawn))]
