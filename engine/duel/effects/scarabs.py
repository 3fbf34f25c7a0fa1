"""The scarab pirogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.aims import AtSet
from engine.duel.effects.base import Aimed
from engine.duel.state import State
from engine.duel.tiles import GOOD_INDEX, GOODS, MODEST, Good, read_good
from engine.game import Event

_ON: Final = tuple((good, AtSet(GOODS[good])) for good in MODEST)


class Scarabs(Aimed[AtSet[Good]]):
    """Lies on an own sold set of livestock, fish or wheat and adds to its scarabs (D7)."""

    kind: type[AtSet[Good]] = AtSet

    def aims(self, state: State, seat: int) -> Sequence[AtSet[Good]]:
        """Return the own sets of these goods."""
        return [aim for good, aim in _ON if state.sold[seat][good]]

    def read(self, parts: Sequence[str]) -> AtSet[Good]:
        """Read a good."""
        return AtSet.read(parts, read_good)

    def act(self, state: State, seat: int, aim: AtSet[Good]) -> list[Event]:
        """Lay it on the set."""
        state.scarabs[seat][GOOD_INDEX[aim.onto]] += 1
        return []

    def details(self, aim: AtSet[Good], events: Sequence[Event]) -> dict[str, object]:
        """Write down the good."""
        return {"good": aim.onto.code}
