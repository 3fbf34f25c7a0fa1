"""The courtesan."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.codes import codes_of
from engine.effects.aim_types import OntoSet
from engine.effects.base import Leaf
from engine.effects.courtesan import MOST_ADDED, gathered
from engine.events import require_event
from engine.game import Choice, Event, IllegalAction
from engine.json_value import Json
from engine.sobek.actions import AMULETS, Reason
from engine.sobek.aim_types import Addition
from engine.sobek.cards import AMULET, GOOD_OF, GOODS, NO_GOOD, PIECES, Good, cards_of
from engine.sobek.effects.base import Aimed
from engine.sobek.events import SetExtended
from engine.sobek.sets import (
    SETS,
    check_fix,
    check_good,
    check_held,
    eligible,
    index_of,
    may_fix,
    selections,
    set_code,
)
from engine.sobek.state import State


class Courtesan(Aimed[Addition]):
    """Adds one or two cards of the hand to an own set on the table (S16); `played` is her own kind."""

    kind: type[Addition] = OntoSet

    def __init__(self, played: int) -> None:
        self._played = played

    def aims(self, state: State, seat: int) -> Sequence[Addition]:
        """Return all choices of cards for all sets."""
        stands = state.sets[seat]
        if not any(stands):
            return ()
        hand = self._hand(state, seat)
        aims: list[Addition] = []
        for good in range(NO_GOOD):
            if stands[good]:
                aims += _additions(GOODS[good].code, eligible(hand, good))
        if stands[NO_GOOD]:
            aims += _additions(AMULETS, addable(hand, NO_GOOD, stands, state.prosperity[seat]))
        return aims

    def read(self, parts: Sequence[str]) -> Addition:
        """Read a set and cards."""
        return OntoSet.read(parts, str, PIECES.several)

    def check_aim(self, state: State, seat: int, aim: Addition) -> None:
        """Refuse cards that are not in the hand, too many, or that do not fit the set."""
        if not aim.cards:
            raise IllegalAction(Reason.TOO_FEW_CARDS)
        stands = state.sets[seat]
        kinds = PIECES.kinds_of(aim.cards)
        check_held(self._hand(state, seat), kinds)
        if len(kinds) > MOST_ADDED:
            raise IllegalAction(Reason.TOO_MANY_CARDS)
        if aim.onto not in SETS:
            raise IllegalAction(Reason.NO_SUCH_SET)
        before, after = _goods(aim)
        if not stands[before]:
            raise IllegalAction(Reason.NO_SUCH_SET)
        check_good(kinds, after)
        if before != after:
            check_fix(after, stands, state.prosperity[seat])

    def branches(self, state: State, seat: int, head: str, leaves: Sequence[Leaf]) -> tuple[Choice, ...]:
        """Ask for the set, and gather cards for it."""
        hand, stands = self._hand(state, seat), state.sets[seat]
        fitting = (
            (set_code(good), addable(hand, good, stands, state.prosperity[seat]))
            for good in range(NO_GOOD + 1)
            if stands[good]
        )
        return tuple(gathered(head, code, cards_of(kinds)) for code, kinds in fitting if kinds)

    def act(self, state: State, seat: int, aim: Addition) -> list[Event]:
        """Add the cards; those that join the amulets alone fix their good."""
        before, after = _goods(aim)
        total = state.add_to_set(seat, before, after, PIECES.kinds_of(aim.cards))
        return [SetExtended(seat, good_after(aim), aim.cards, total)]

    def details(self, aim: Addition, events: Sequence[Event]) -> dict[str, Json]:
        """Write down the set, its good now, and the cards."""
        extended = require_event(SetExtended, events)
        return {"onto": aim.onto, "good": extended.good and extended.good.code, "cards": codes_of(extended.cards)}

    def _hand(self, state: State, seat: int) -> list[int]:
        return [kind for kind in state.hands[seat] if kind != self._played]


def addable(hand: Sequence[int], good: int, stands: Sequence[list[int]], prosperity: Sequence[int]) -> tuple[int, ...]:
    """Return the cards of a hand (without the courtesan) that fit an own set of `good`, NO_GOOD for amulets alone."""
    if good != NO_GOOD:
        return eligible(hand, good)
    return tuple([kind for kind in hand if kind == AMULET or may_fix(GOOD_OF[kind], stands, prosperity)])


def good_after(aim: Addition) -> Good | None:
    """Return the good of a set after cards have joined it, None for amulets alone."""
    if aim.onto == AMULETS:
        return next((card.good for card in aim.cards if card.good is not None), None)
    return SETS[aim.onto]


def _goods(aim: Addition) -> tuple[int, int]:
    """Return the good (index) of a set before and after cards have joined it."""
    after = index_of(good_after(aim))
    return NO_GOOD if aim.onto == AMULETS else after, after


@lru_cache(maxsize=4096)
def _additions(onto: str, kinds: tuple[int, ...]) -> tuple[Addition, ...]:
    """Return all ways to add some of `kinds` (sorted, all fitting) to a set, whose good they may fix."""
    return tuple(
        OntoSet(onto, cards_of(chosen))
        for chosen in selections(kinds, 1, MOST_ADDED)
        if len({GOOD_OF[kind] for kind in chosen if kind != AMULET}) <= 1
    )
