"""The state of a game of Sobek: 2 Players: flat lists of small numbers, cheap to copy, and how tiles move in them."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from engine.chance import Chance
from engine.duel.events import GameScored
from engine.duel.expansion_state import Treasures
from engine.duel.market import SQUARES
from engine.duel.tiles import GOODS
from engine.effects.scribe import Reducing
from engine.game import Outcome
from engine.holdings import Holdings
from engine.pending import Asked

SEATS = 2
EMPTY = -1
# Where the Ankh is while it is off the market, and how it lies while it is still to be turned.
OFF = -1
UNTURNED = -1


@dataclass(slots=True)
class Turning(Asked):
    """The taker of a character or a pharaoh tile turns the Ankh (D3, P2)."""

    kind = "turn-ankh"


@dataclass(slots=True)
class Offered(Asked):
    """The taker of a tile (its kind) with the deben icon may trade it (D4)."""

    tile: int
    kind = "deben"


@dataclass(slots=True)
class ChoosingPirogue(Asked):
    """The seller picks one of the remaining pirogues (D7)."""

    kind = "pirogue"


@dataclass(slots=True)
class Building(Asked):
    """The architect's player picks one of three pirogues that were set aside."""

    drawn: tuple[int, ...]
    kind = "architect"


@dataclass(slots=True)
class LookingThrough(Asked):
    """The vizier's player looks at the opponent's corruption."""

    kind = "vizier"


Pending = Turning | Offered | ChoosingPirogue | Building | LookingThrough | Reducing


class State(Holdings):
    """All that a game is at one moment.

    Tiles are kinds (indexes into TILES), squares, lines, goods and pirogues are indexes too. `market` has a kind or
    EMPTY for each square, `pile` has its top at the end, hands are sorted. `sold[seat][good]` are the tiles of a set
    ([] for none), `scarabs[seat][good]` its scarab pirogues, `owned[seat]` the other pirogues that lie before a seat
    for the final count. `tokens` are the board's remaining pirogues, `aside` those set aside, `returned[seat]` those
    of them that the seat has seen. `looked[seat]` tells whether the seat has seen the board's. `turn` is the seat
    whose turn it is, -1 when the game is over, `again` whether it is a pyramid's (D9); `pending` a decision inside it,
    None for the turn's own. `treasures` is what Treasures of the Pharaoh adds, None without that expansion.
    """

    __slots__ = (
        "again",
        "ankh",
        "aside",
        "bag",
        "boxed",
        "chance",
        "deben",
        "finger",
        "first",
        "line",
        "looked",
        "market",
        "outcome",
        "owned",
        "pending",
        "pile",
        "removed",
        "returned",
        "scarabs",
        "scored",
        "sold",
        "tokens",
        "treasures",
        "turn",
        "used",
    )

    def __init__(self, chance: Chance) -> None:
        everybody = range(SEATS)
        self.chance = chance
        self.first = 0
        self.turn = 0
        self.again = False
        self.pending: Pending | None = None
        self.outcome: Outcome | None = None
        self.scored: GameScored | None = None
        self.market = [EMPTY] * len(SQUARES)
        self.ankh = OFF
        self.line = UNTURNED
        self.finger = OFF
        self.pile: list[int] = []
        self.boxed: list[int] = []
        self.discard = []
        self.bag: list[int] = []
        self.tokens: list[int] = []
        self.aside: list[int] = []
        self.used: list[int] = []
        self.hands = [[] for _ in everybody]
        self.piles = [[] for _ in everybody]
        self.removed: list[list[int]] = [[] for _ in everybody]
        self.deben: list[list[int]] = [[] for _ in everybody]
        self.owned: list[list[int]] = [[] for _ in everybody]
        self.returned: list[list[int]] = [[] for _ in everybody]
        self.sold: list[list[list[int]]] = [[[] for _ in GOODS] for _ in everybody]
        self.scarabs: list[list[int]] = [[0] * len(GOODS) for _ in everybody]
        self.looked = [False] * SEATS
        self.treasures: Treasures | None = None

    def copy_into(self, other: State) -> None:
        """Make `other` an independent copy of this state."""
        other.chance = self.chance.copy()
        other.first = self.first
        other.turn = self.turn
        other.again = self.again
        other.pending = None if self.pending is None else self.pending.copy()
        other.outcome = self.outcome
        other.scored = self.scored
        other.market = self.market[:]
        other.ankh = self.ankh
        other.line = self.line
        other.finger = self.finger
        other.pile = self.pile[:]
        other.boxed = self.boxed[:]
        other.discard = self.discard[:]
        other.bag = self.bag[:]
        other.tokens = self.tokens[:]
        other.aside = self.aside[:]
        other.used = self.used[:]
        other.hands = [hand[:] for hand in self.hands]
        other.piles = [pile[:] for pile in self.piles]
        other.removed = [kinds[:] for kinds in self.removed]
        other.deben = [values[:] for values in self.deben]
        other.owned = [tokens[:] for tokens in self.owned]
        other.returned = [tokens[:] for tokens in self.returned]
        other.sold = [[kinds[:] for kinds in sets] for sets in self.sold]
        other.scarabs = [counts[:] for counts in self.scarabs]
        other.looked = self.looked[:]
        other.treasures = None if self.treasures is None else self.treasures.copy()

    def add_to_set(self, seat: int, good: int, kinds: list[int]) -> int:
        """Move tiles of a hand onto the sold set of a good; return the set's size."""
        hand, sold = self.hands[seat], self.sold[seat][good]
        for kind in kinds:
            hand.remove(kind)
        sold += kinds
        sold.sort()
        return len(sold)

    def draw_deben(self) -> int:
        """Take a random deben out of the bag, which is not empty."""
        return self.bag.pop(self.chance.below(len(self.bag)))

    def earn(self, seat: int, value: int) -> None:
        """Put a deben before a seat."""
        insort(self.deben[seat], value)
