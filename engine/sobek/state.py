"""The state of a game of Sobek: flat lists of small numbers, cheap to copy, and the moves that keep it whole."""

from __future__ import annotations

from dataclasses import dataclass

from engine.chance import Chance
from engine.effects.scribe import Reducing
from engine.game import Outcome
from engine.holdings import Holdings
from engine.pending import Asked
from engine.sobek.cards import NO_GOOD
from engine.sobek.events import RoundScored
from engine.sobek.rules_versions import Version

# OTHERS[seats][seat] are the opponents of a seat, in seat order.
OTHERS = tuple(tuple(tuple(o for o in range(seats) if o != seat) for seat in range(seats)) for seats in range(5))


_NO_SETS: tuple[tuple[int, ...], ...] = ((),) * (NO_GOOD + 1)


@dataclass(slots=True)
class ChoosingEvent(Asked):
    """The player who played a set picks an event token (S7)."""

    kind = "event"


@dataclass(slots=True)
class LookingThrough(Asked):
    """The vizier's player looks through a pile (S14)."""

    target: int
    kind = "vizier"


@dataclass(slots=True)
class Laying:
    """All players with a possible set lay horizontal ones at once (S24); laid cards stay in hand till the end.

    `laid` has a list for each seat of pairs: index of the good, kinds.
    """

    waiting: tuple[int, ...]
    laid: list[list[tuple[int, tuple[int, ...]]]]
    kind = "lay"

    def copy(self) -> Laying:
        """Return an independent decision in the same state."""
        return Laying(self.waiting, [list(sets) for sets in self.laid])


@dataclass(slots=True)
class NamingStarter(Asked):
    """The player with the fewest points names who starts the round (S27)."""

    kind = "starter"


Pending = ChoosingEvent | LookingThrough | Reducing | Laying | NamingStarter


class State(Holdings):
    """All that a game of Sobek is at one moment.

    Cards are kinds (indexes into CARDS). `row` runs in the order of places (S2), `deck` has its top at the end, hands
    are sorted. `sets[seat][good]` are the cards of a set ([] for none), index NO_GOOD that of amulets alone, and
    `prosperity[seat][good]` its tokens. `looked[seat]` tells whether the seat has seen this round's tokens. `turn` is
    the seat whose turn it is, -1 when the game is over; `pending` a decision inside it, None for the turn's own.
    """

    __slots__ = (
        "chance",
        "curses",
        "deck",
        "history",
        "looked",
        "outcome",
        "pending",
        "prosperity",
        "removed",
        "round",
        "row",
        "rules",
        "scores",
        "seats",
        "sets",
        "starter",
        "tokens",
        "turn",
        "used",
        "variant",
    )

    def __init__(self, seats: int, variant: str, chance: Chance, rules: Version = Version.FIRST) -> None:
        self.seats = seats
        self.variant = variant
        self.rules = rules
        self.chance = chance
        self.round = 0
        self.starter: int | None = None
        self.turn = 0
        self.pending: Pending | None = None
        self.outcome: Outcome | None = None
        self.scores = [0] * seats
        self.history: tuple[RoundScored, ...] = ()
        self.clear()

    def clear(self) -> None:
        """Take all cards and tokens off the table."""
        everybody = range(self.seats)
        self.row: list[int] = []
        self.deck: list[int] = []
        self.removed: list[int] = []
        self.discard = []
        self.hands = [[] for _ in everybody]
        self.piles = [[] for _ in everybody]
        self.sets: list[list[list[int]]] = [list(map(list, _NO_SETS)) for _ in everybody]
        self.prosperity: list[list[int]] = [[0] * (NO_GOOD + 1) for _ in everybody]
        self.tokens: list[int] = []
        self.used: list[int] = []
        self.looked = [False] * self.seats
        self.curses = [0] * self.seats

    def copy_into(self, other: State) -> None:
        """Make `other` an independent copy of this state."""
        other.seats = self.seats
        other.variant = self.variant
        other.rules = self.rules
        other.chance = self.chance.copy()
        other.round = self.round
        other.starter = self.starter
        other.turn = self.turn
        other.pending = None if self.pending is None else self.pending.copy()
        other.outcome = self.outcome
        other.scores = self.scores[:]
        other.history = self.history
        other.row = self.row[:]
        other.deck = self.deck[:]
        other.removed = self.removed[:]
        other.discard = self.discard[:]
        other.hands = [hand[:] for hand in self.hands]
        other.piles = [pile[:] for pile in self.piles]
        other.sets = [[kinds[:] for kinds in sets] for sets in self.sets]
        other.prosperity = [counts[:] for counts in self.prosperity]
        other.tokens = self.tokens[:]
        other.used = self.used[:]
        other.looked = self.looked[:]
        other.curses = self.curses[:]

    def add_to_set(self, seat: int, before: int, after: int, kinds: list[int]) -> int:
        """Move cards of a hand onto a set that had the good `before` and has `after` now; return the set's size."""
        hand, sets = self.hands[seat], self.sets[seat]
        for kind in kinds:
            hand.remove(kind)
        if before != after:
            counts = self.prosperity[seat]
            sets[after], sets[before] = sets[before], []
            counts[after], counts[before] = counts[before], 0
        sets[after] += kinds
        sets[after].sort()
        return len(sets[after])
