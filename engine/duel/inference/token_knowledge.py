"""Token knowledge: track where hidden deben, royal corruption and pirogues can lie, by the events that a viewer saw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from engine.duel.effects.characters.architect import ARCHITECT_DRAWS
from engine.duel.effects.pirogues.deben import HORUS_DRAWS
from engine.duel.events import DebenDrawn, DebenLost, PiroguesSeen, PirogueUsed, RoyalDiscarded, RoyalDrawn
from engine.duel.inference.token_arrangements import TokenArrangements
from engine.duel.state import SEATS
from engine.duel.tiles import PIROGUE_INDEX, Pirogue
from engine.duel.using_pirogues import remember
from engine.game import Event

# The places of deben and royal corruption: the bag, before each seat, lost or discarded by each, in hand just now.
BAG, HELD, GONE, DRAWN = 0, 1, 1 + SEATS, 1 + 2 * SEATS
_NOWHERE: tuple[tuple[int, ...], ...] = ((),) * (DRAWN - BAG)
# Those of pirogues: on the board, set aside, drawn by the viewer's architect, used.
BOARD, ASIDE, ARCHITECTS, USED = range(4)


class TokenKnowledge:
    """A viewer's knowledge of the tokens.

    `looked` tells which seats have seen the board's pirogues. `_built` are the architect's choices so far, the seat and
    the pirogue (an index) of each; `_from` is where the next pirogue comes from, and `_horus` whether the next deben
    are drawn for the Horus eye.
    """

    __slots__ = ("_built", "_from", "_horus", "_viewer", "deben", "looked", "pirogues", "royal")

    def __init__(
        self, viewer: int | None, deben: Sequence[int], royal: Sequence[int], pirogues: TokenArrangements
    ) -> None:
        """Begin with a game.

        Args:
            viewer: who looks, None for the table.
            deben: the values in the bag.
            royal: those of royal corruption.
            pirogues: how they can lie on the board and aside; see `dealt`.
        """
        self.deben = TokenArrangements(deben, *_NOWHERE)
        self.royal = TokenArrangements(royal, *_NOWHERE)
        self.pirogues = pirogues.copy()
        self.looked = [False] * SEATS
        self._viewer = viewer
        self._built: list[tuple[int, int]] = []
        self._from = BOARD
        self._horus = False

    def copy(self) -> TokenKnowledge:
        """Return independent knowledge of the same."""
        other = TokenKnowledge.__new__(TokenKnowledge)
        other.deben, other.royal, other.pirogues = self.deben.copy(), self.royal.copy(), self.pirogues.copy()
        other.looked = self.looked[:]
        other._viewer = self._viewer
        other._built = self._built[:]
        other._from = self._from
        other._horus = self._horus
        return other

    def learn(self, events: Iterable[Event]) -> None:
        """Learn from events as the viewer saw them, in the order in which they happened.

        Raises:
            ValueError: an event cannot have happened after those before it.
        """
        for event in events:
            match event:
                case DebenDrawn():
                    self._deben_drawn(event)
                case DebenLost():
                    self.deben.move(HELD + event.seat, GONE + event.seat, event.value)
                case RoyalDrawn():
                    self.royal.move(BAG, HELD + event.seat, event.value)
                case RoyalDiscarded():
                    self.royal.move(HELD + event.seat, GONE + event.seat, event.value)
                case PiroguesSeen():
                    self._pirogues_seen(event)
                case PirogueUsed():
                    self._pirogue_used(event)

    def returned(self, random: Random, aside: Sequence[int]) -> list[list[int]]:
        """Return what each seat but the viewer may know to lie aside, of what its architect has put back.

        Args:
            random: the only source of chance.
            aside: all that lies aside now, as indexes.
        """
        found: list[list[int]] = [[] for _ in range(SEATS)]
        rest = [*aside, *(used for _, used in self._built)]
        for seat, used in self._built:
            rest.remove(used)
            others = [] if seat == self._viewer else random.sample(rest, ARCHITECT_DRAWS - 1)
            remember(found, seat, [used, *others], used)
        return found

    def _deben_drawn(self, event: DebenDrawn) -> None:
        """Deben are drawn one after the other; the highest is kept, and another goes back (D7)."""
        count = min(HORUS_DRAWS if self._horus else 1, self.deben.count(BAG))
        self._horus = False
        for value in event.drawn or [None] * count:
            self.deben.move(BAG, DRAWN, value)
        self.deben.lift(DRAWN, HELD + event.seat)
        self.deben.pour(DRAWN, BAG)

    def _pirogues_seen(self, event: PiroguesSeen) -> None:
        self._from = ASIDE if event.architect else BOARD
        if not event.architect:
            self.looked[event.seat] = True
        if event.seat != self._viewer:
            return
        seen = [PIROGUE_INDEX[pirogue] for pirogue in event.pirogues]
        if not event.architect:
            self.pirogues.fix(BOARD, seen)
            return
        for index in seen:
            self.pirogues.move(ASIDE, ARCHITECTS, index)

    def _pirogue_used(self, event: PirogueUsed) -> None:
        index = PIROGUE_INDEX[event.pirogue]
        own = self._from == ASIDE and event.seat == self._viewer
        self.pirogues.move(ARCHITECTS if own else self._from, USED, index)
        self.pirogues.pour(ARCHITECTS, ASIDE)
        if self._from == ASIDE:
            self._built.append((event.seat, index))
        self._horus = event.pirogue is Pirogue.HORUS and event.effect


def dealt(pirogues: Sequence[int], on_board: int) -> TokenArrangements:
    """Return how pirogues (indexes) can lie when so many were laid on the board unseen and the others set aside."""
    arrangements = TokenArrangements((), pirogues, (), ())
    for _ in range(on_board):
        arrangements.move(ASIDE, BOARD, None)
    return arrangements
