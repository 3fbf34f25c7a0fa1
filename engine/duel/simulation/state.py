"""The state of a simulated game of the duel, in flat lists of ints."""

from __future__ import annotations

from typing import Final

from engine.duel.simulation.packed_counts import EMPTY, SEATS, SIDES, SQUARES
from engine.simulation.rng import Rng

# What is asked now.
TURN: Final = 0
TURNING: Final = 1
OFFERED: Final = 2
PIROGUE: Final = 3
ARCHITECT: Final = 4
VIZIER: Final = 5
SCRIBE: Final = 6
# Nothing is: the game is over.
OVER: Final = 7

# Where the Ankh is while it is off the market, and where the finger is while it does not lie there.
OFF: Final = -1


class SimulationState:
    """A position of the duel with all hidden tiles, such as one that is drawn among those that a seat holds possible.

    `hands` and `piles` (of corruption) have eight packs for each seat (see `tables`), `sold` as many counts of the
    tiles in its sets, `scarabs` of the scarabs there, those of pirogues included. `market` has a kind or EMPTY for each
    square, `occupied` a bit for each that has a tile, `pile` its top at the end. `corruption` are the corruption points
    of each seat: tiles, snakes, and royal corruption, whose values are the bits of `royal`; `points` those that its
    pirogues bring. `bag`, `deben` and `royal_bag` are values; `tokens` and `aside` the pirogues on the board and those
    set aside. `played` has a bit for each character that a spy can copy, counted from the first one, one for both
    scribes; `treasures` tells whether there is a spy.

    `asked` is the decision, and `seat` who makes it; `turn` is the seat whose turn it is, `again` whether it is a
    pyramid's, `offered` the kind that may be traded. What is given to the scribe leaves the hand at once. With OVER
    `scores` are the points in the end; then hands and piles are what they were before.
    """

    __slots__ = (
        "again",
        "ankh",
        "aside",
        "asked",
        "bag",
        "corruption",
        "deben",
        "finger",
        "hands",
        "line",
        "market",
        "occupied",
        "offered",
        "pile",
        "piles",
        "played",
        "points",
        "rng",
        "royal",
        "royal_bag",
        "scarabs",
        "scores",
        "seat",
        "sold",
        "tokens",
        "treasures",
        "turn",
    )

    def __init__(self, treasures: bool, rng: Rng) -> None:
        self.treasures = treasures
        self.rng = rng
        self.asked = TURN
        self.seat = 0
        self.turn = 0
        self.again = False
        self.offered = EMPTY
        self.ankh = OFF
        self.line = OFF
        self.finger = OFF
        self.occupied = 0
        self.played = 0

    def clear(self) -> None:
        """Take away all tiles and tokens."""
        packs = SIDES * SEATS
        self.market: list[int] = [EMPTY] * SQUARES
        self.pile: list[int] = []
        self.hands: list[int] = [0] * packs
        self.piles: list[int] = [0] * packs
        self.sold: list[int] = [0] * packs
        self.scarabs: list[int] = [0] * packs
        self.corruption: list[int] = [0] * SEATS
        self.points: list[int] = [0] * SEATS
        self.scores: list[int] = [0] * SEATS
        self.royal: list[int] = [0] * SEATS
        self.royal_bag: list[int] = []
        self.bag: list[int] = []
        self.deben: list[list[int]] = [[] for _ in range(SEATS)]
        self.tokens: list[int] = []
        self.aside: list[int] = []

    def copy(self, rng: Rng) -> SimulationState:
        """Return an independent position that is the same and draws from `rng`."""
        other = SimulationState(self.treasures, rng)
        other.asked = self.asked
        other.seat = self.seat
        other.turn = self.turn
        other.again = self.again
        other.offered = self.offered
        other.ankh = self.ankh
        other.line = self.line
        other.finger = self.finger
        other.occupied = self.occupied
        other.played = self.played
        other.market = self.market[:]
        other.pile = self.pile[:]
        other.hands = self.hands[:]
        other.piles = self.piles[:]
        other.sold = self.sold[:]
        other.scarabs = self.scarabs[:]
        other.corruption = self.corruption[:]
        other.points = self.points[:]
        other.scores = self.scores[:]
        other.royal = self.royal[:]
        other.royal_bag = self.royal_bag[:]
        other.bag = self.bag[:]
        other.deben = [self.deben[0][:], self.deben[1][:]]
        other.tokens = self.tokens[:]
        other.aside = self.aside[:]
        return other
