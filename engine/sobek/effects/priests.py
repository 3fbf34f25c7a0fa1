"""The priest and the priestess, who do the same."""

from __future__ import annotations

from collections.abc import Sequence

from engine.aims import AtGood
from engine.codes import codes_of
from engine.found import one
from engine.game import Event
from engine.sobek.actions import Reason
from engine.sobek.cards import GOOD_INDEX, GOOD_OF, GOODS, Good, cards_of
from engine.sobek.effects.base import Aimed
from engine.sobek.events import PileCleared
from engine.sobek.state import State

_AT = tuple(AtGood(good) for good in GOODS)


class Priest(Aimed[AtGood[Good]]):
    """Discards all cards of one good out of the own corruption pile (S13)."""

    kind: type[AtGood[Good]] = AtGood
    absent = Reason.NOT_IN_PILE

    def aims(self, state: State, seat: int) -> Sequence[AtGood[Good]]:
        """Return the goods in the pile."""
        goods = {GOOD_OF[held] for held in state.piles[seat]}
        return [aim for good, aim in enumerate(_AT) if good in goods]

    def read(self, parts: Sequence[str]) -> AtGood[Good]:
        """Read a good."""
        return AtGood.read(parts, Good)

    def act(self, state: State, seat: int, aim: AtGood[Good]) -> list[Event]:
        """Discard the cards."""
        good, pile = GOOD_INDEX[aim.good], state.piles[seat]
        gone = sorted(kind for kind in pile if GOOD_OF[kind] == good)
        state.piles[seat] = [kind for kind in pile if GOOD_OF[kind] != good]
        state.discard += gone
        return [PileCleared(seat, aim.good, cards_of(gone))]

    def details(self, aim: AtGood[Good], events: Sequence[Event]) -> dict[str, object]:
        """Write down the good and the cards."""
        cleared = one(PileCleared, events)
        return {"good": cleared.good.code, "discarded": codes_of(cleared.cards)}
