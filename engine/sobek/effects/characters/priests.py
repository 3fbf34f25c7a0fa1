"""The priest and the priestess, who do the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from engine.codes import codes_of
from engine.effects.aim_types import AtGood, Steps
from engine.effects.base import Leaf, grown
from engine.events import require_event
from engine.game import Choice, Code, Event, Label
from engine.json_value import Json
from engine.sobek.actions import Reason
from engine.sobek.cards import CARDS, FIRST_CHARACTER, GOOD_INDEX, GOOD_OF, GOODS, KIND, PIECES, Good, cards_of
from engine.sobek.effects.base import Aimed
from engine.sobek.events import PileCleared
from engine.sobek.state import State


class Priest(Aimed[AtGood[Good]]):
    """Discards the cards of one good out of the own corruption pile; characters of it may be spared (S13)."""

    kind: type[AtGood[Good]] = AtGood
    absent = Reason.NOT_IN_PILE

    def aims(self, state: State, seat: int) -> Sequence[AtGood[Good]]:
        """Return the goods in the pile, each with all that may be spared of it."""
        pile = state.piles[seat]
        held = {GOOD_OF[kind] for kind in pile}
        sparing = state.rules.may_spare
        aims: list[AtGood[Good]] = []
        for good in range(len(GOODS)):
            if good in held:
                characters = _characters(pile, good) if sparing else ()
                aims += _ways(good, characters, not characters or _has_goods(pile, good))
        return aims

    def read(self, parts: Sequence[str]) -> AtGood[Good]:
        """Read a good, and the characters that are spared."""
        return AtGood.read(parts, Good, PIECES.several)

    def branches(self, state: State, seat: int, head: str, leaves: Sequence[Leaf]) -> tuple[Choice, ...]:
        """Return a leaf for each good, or for each choice of what goes, where there is any."""
        aims = [(aim, action) for aim, action in leaves if isinstance(aim, AtGood)]
        several = {aim.good for aim, _ in aims if aim.spared}
        return grown(head, [(_steps(aim) if aim.good in several else aim.steps, action) for aim, action in aims])

    def act(self, state: State, seat: int, aim: AtGood[Good]) -> list[Event]:
        """Discard the cards."""
        good, pile = GOOD_INDEX[aim.good], state.piles[seat]
        spared = {KIND[card.code] for card in aim.spared}
        gone = sorted(kind for kind in pile if GOOD_OF[kind] == good and kind not in spared)
        state.piles[seat] = [kind for kind in pile if GOOD_OF[kind] != good or kind in spared]
        state.discard += gone
        return [PileCleared(seat, aim.good, cards_of(gone))]

    def details(self, aim: AtGood[Good], events: Sequence[Event]) -> dict[str, Json]:
        """Write down the good and the cards."""
        cleared = require_event(PileCleared, events)
        return {"good": cleared.good.code, "discarded": codes_of(cleared.cards)}


def _characters(pile: list[int], good: int) -> tuple[int, ...]:
    return tuple(sorted([kind for kind in pile if kind >= FIRST_CHARACTER and GOOD_OF[kind] == good]))


def _has_goods(pile: list[int], good: int) -> bool:
    return any(kind < FIRST_CHARACTER and GOOD_OF[kind] == good for kind in pile)


@lru_cache(maxsize=256)
def _ways(good: int, characters: tuple[int, ...], goods: bool) -> tuple[AtGood[Good], ...]:
    """Return all ways to clear a pile of a good: which of its characters are spared, none of them first.

    Something has to go: all characters can be spared only where there are `goods` cards.
    """
    most = len(characters) if goods else max(0, len(characters) - 1)
    return tuple(
        AtGood(GOODS[good], tuple([CARDS[kind] for kind in spared]))
        for count in range(most + 1)
        for spared in combinations(characters, count)
    )


def _steps(aim: AtGood[Code]) -> Steps:
    """Name a good of which something may stay, and what does."""
    return ((aim.code, Label("clear", "-".join(card.code for card in aim.spared) or aim.good.code)),)
