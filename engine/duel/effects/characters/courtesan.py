"""The courtesan."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.codes import codes_of
from engine.duel.actions import Reason
from engine.duel.aim_types import Addition
from engine.duel.effects.base import Aimed
from engine.duel.events import SetExtended
from engine.duel.sets import check_tiles, eligible, selections, set_of
from engine.duel.state import State
from engine.duel.tiles import GOOD_INDEX, GOODS, PIECES, read_good, tiles_of
from engine.effects.aim_types import OntoSet
from engine.effects.base import Leaf
from engine.effects.courtesan import MOST_ADDED, gathered
from engine.game import Choice, Event, IllegalAction
from engine.json_value import Json


class Courtesan(Aimed[Addition]):
    """Adds one or two tiles of the hand to an own sold set (D6); `played` is the kind of who does so, she or a spy."""

    kind: type[Addition] = OntoSet

    def __init__(self, played: int) -> None:
        self._played = played

    def aims(self, state: State, seat: int) -> Sequence[Addition]:
        """Return all choices of tiles for all sets; of tiles that differ only in their marks the first."""
        hand = self._hand(state, seat)
        return [
            aim
            for good, stands in enumerate(state.sold[seat])
            if stands
            for aim in _additions(good, eligible(hand, good))
        ]

    def read(self, parts: Sequence[str]) -> Addition:
        """Read a good and tiles."""
        return OntoSet.read(parts, read_good, PIECES.several)

    def check_aim(self, state: State, seat: int, aim: Addition) -> None:
        """Refuse tiles that are not in the hand, too many, or that do not fit the set."""
        if not aim.cards:
            raise IllegalAction(Reason.TOO_FEW_TILES)
        kinds = PIECES.kinds_of(aim.cards)
        good = set_of(aim.onto)
        if not state.sold[seat][good]:
            raise IllegalAction(Reason.NO_SUCH_SET)
        check_tiles(self._hand(state, seat), kinds, good)
        if len(kinds) > MOST_ADDED:
            raise IllegalAction(Reason.TOO_MANY_TILES)

    def branches(self, state: State, seat: int, head: str, leaves: Sequence[Leaf]) -> tuple[Choice, ...]:
        """Ask for the set, and gather tiles for it."""
        hand = self._hand(state, seat)
        fitting = ((GOODS[good], eligible(hand, good)) for good, stands in enumerate(state.sold[seat]) if stands)
        return tuple(gathered(head, good, tiles_of(kinds)) for good, kinds in fitting if kinds)

    def act(self, state: State, seat: int, aim: Addition) -> list[Event]:
        """Add the tiles."""
        total = state.add_to_set(seat, GOOD_INDEX[aim.onto], PIECES.kinds_of(aim.cards))
        return [SetExtended(seat, aim.onto, aim.cards, total)]

    def details(self, aim: Addition, events: Sequence[Event]) -> dict[str, Json]:
        """Write down the good and the tiles."""
        return {"good": aim.onto.code, "tiles": codes_of(aim.cards)}

    def _hand(self, state: State, seat: int) -> list[int]:
        return [kind for kind in state.hands[seat] if kind != self._played]


@lru_cache(maxsize=4096)
def _additions(good: int, kinds: tuple[int, ...]) -> tuple[Addition, ...]:
    """Return all ways to add some of `kinds` (sorted, all eligible) to a set."""
    return tuple(OntoSet(GOODS[good], tiles_of(chosen)) for chosen in selections(kinds, 1, MOST_ADDED))
