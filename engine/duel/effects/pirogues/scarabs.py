"""The two kinds of scarab pirogues."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.effects.base import Aimed
from engine.duel.state import State
from engine.duel.tiles import GOOD_INDEX, GOODS, Good, read_good
from engine.effects.aim_types import AtSet
from engine.game import Event
from engine.json_value import Json


class Scarabs(Aimed[AtSet[Good]]):
    """Lies on an own sold set of one of its goods (indexes) and adds to its scarabs (D7, P9)."""

    kind: type[AtSet[Good]] = AtSet

    def __init__(self, goods: Sequence[int]) -> None:
        self._on = tuple((good, AtSet(GOODS[good])) for good in goods)

    def aims(self, state: State, seat: int) -> Sequence[AtSet[Good]]:
        """Return the own sets of these goods."""
        return [aim for good, aim in self._on if state.sold[seat][good]]

    def read(self, parts: Sequence[str]) -> AtSet[Good]:
        """Read a good."""
        return AtSet.read(parts, read_good)

    def act(self, state: State, seat: int, aim: AtSet[Good]) -> list[Event]:
        """Lay it on the set."""
        state.scarabs[seat][GOOD_INDEX[aim.onto]] += 1
        return []

    def details(self, aim: AtSet[Good], events: Sequence[Event]) -> dict[str, Json]:
        """Write down the good."""
        return {"good": aim.onto.code}
