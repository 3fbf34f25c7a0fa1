"""The priest and the priestess, who do the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.codes import codes_of
from engine.duel.effects.base import Aimed
from engine.duel.events import CorruptionCleared
from engine.duel.state import State
from engine.duel.tiles import ALL_GOODS, GOOD_INDEX, GOODS_OF, Good, tiles_of
from engine.effects.aim_types import AtGood
from engine.events import require_event
from engine.game import Event
from engine.json_value import Json

_AT: Final = tuple(AtGood(good) for good in ALL_GOODS)


class Priest(Aimed[AtGood[Good]]):
    """Discards all tiles that show one good, or all statues, out of the own corruption (D14, P10)."""

    kind: type[AtGood[Good]] = AtGood

    def aims(self, state: State, seat: int) -> Sequence[AtGood[Good]]:
        """Return the goods in the corruption."""
        return [_AT[good] for good in sorted({good for kind in state.piles[seat] for good in GOODS_OF[kind]})]

    def read(self, parts: Sequence[str]) -> AtGood[Good]:
        """Read a good."""
        return AtGood.read(parts, Good)

    def act(self, state: State, seat: int, aim: AtGood[Good]) -> list[Event]:
        """Discard the tiles."""
        good, pile = GOOD_INDEX[aim.good], state.piles[seat]
        gone = sorted(kind for kind in pile if good in GOODS_OF[kind])
        state.piles[seat] = [kind for kind in pile if good not in GOODS_OF[kind]]
        state.discard += gone
        return [CorruptionCleared(seat, aim.good, tiles_of(gone))]

    def details(self, aim: AtGood[Good], events: Sequence[Event]) -> dict[str, Json]:
        """Write down the good and the tiles."""
        return {"good": aim.good.code, "discarded": codes_of(require_event(CorruptionCleared, events).tiles)}
