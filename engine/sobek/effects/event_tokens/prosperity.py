"""The prosperity."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.effects.aim_types import AtSet
from engine.game import Event
from engine.json_value import Json
from engine.sobek.actions import Reason
from engine.sobek.cards import NO_GOOD, PROSPEROUS
from engine.sobek.effects.base import Aimed
from engine.sobek.sets import SETS, index_of, set_code
from engine.sobek.state import State

# The sets on which it can be laid, by the index of their good.
_ON: Final = {good: AtSet(set_code(good)) for good in (*sorted(PROSPEROUS), NO_GOOD)}


class Prosperity(Aimed[AtSet[str]]):
    """Lies on an own set of cattle, fish, wheat or amulets alone and adds to its scarabs (S19)."""

    kind = AtSet
    absent = Reason.NO_SUCH_SET

    def aims(self, state: State, seat: int) -> Sequence[AtSet[str]]:
        """Return the own sets of these goods."""
        stands = state.sets[seat]
        return [aim for good, aim in _ON.items() if stands[good]]

    def read(self, parts: Sequence[str]) -> AtSet[str]:
        """Read a set."""
        return AtSet.read(parts, str)

    def act(self, state: State, seat: int, aim: AtSet[str]) -> list[Event]:
        """Lay it on the set."""
        state.prosperity[seat][index_of(SETS[aim.onto])] += 1
        return []

    def details(self, aim: AtSet[str], events: Sequence[Event]) -> dict[str, Json]:
        """Write down the set."""
        return {"onto": aim.onto}
