"""The state of a simulated game of Sobek, in flat lists of ints."""

from __future__ import annotations

from typing import Final

from engine.simulation.rng import Rng
from engine.sobek.simulation.packed_counts import SIDES

# What is asked now.
TURN: Final = 0
EVENT: Final = 1
VIZIER: Final = 2
SCRIBE: Final = 3
LAYING: Final = 4
STARTER: Final = 5
# Nothing is: the round has been scored and the next is still to be dealt, or the game is over.
SCORED: Final = 6
OVER: Final = 7


class SimulationState:
    """A position of Sobek with all hidden cards, such as one that is drawn among those that a seat holds possible.

    `hands`, `piles`, `sets`, `aside` and `laid` have seven packs for each seat (see `tables`), `prosperity` as many
    counts of tokens. A set lies whole at the index of its good, its amulets with it. `aside` are the cards of a hand
    that are put aside for the scribe or laid at the round's end; they stay in the hand till all have chosen. `laid` are
    the horizontal sets themselves. `corruption` counts cards in the pile and 2 for each of the `curses`. `tokens` are
    the event tokens left, `row` the cards from the first place on, `deck` has its top at the end; both are kinds.

    `asked` is the decision, and `seat` who makes it: of several who choose at once the lowest, `waiting` has all of
    them as bits. `turn` is the seat whose turn it is, also while others choose; `target` whose pile the vizier's player
    looks through. `sparing` and `from_temple` are the rules' version. With `pausing` the next round is not dealt until
    `deal` is called.
    """

    __slots__ = (
        "aside",
        "asked",
        "corruption",
        "curses",
        "deck",
        "from_temple",
        "hands",
        "laid",
        "pausing",
        "piles",
        "prosperity",
        "rng",
        "round",
        "row",
        "scores",
        "seat",
        "seats",
        "sets",
        "sparing",
        "target",
        "tokens",
        "turn",
        "waiting",
    )

    def __init__(self, seats: int, sparing: bool, from_temple: bool, rng: Rng) -> None:
        self.seats = seats
        self.sparing = sparing
        self.from_temple = from_temple
        self.rng = rng
        self.pausing = False
        self.round = 0
        self.asked = TURN
        self.seat = 0
        self.turn = 0
        self.target = 0
        self.waiting = 0
        self.scores: list[int] = [0] * seats
        self.row: list[int] = []
        self.deck: list[int] = []
        self.tokens: list[int] = []
        self.clear()

    def clear(self) -> None:
        """Take away all that lies in front of seats, in their hands and under their corruption tiles."""
        packs = SIDES * self.seats
        self.hands: list[int] = [0] * packs
        self.piles: list[int] = [0] * packs
        self.sets: list[int] = [0] * packs
        self.aside: list[int] = [0] * packs
        self.laid: list[int] = [0] * packs
        self.prosperity: list[int] = [0] * packs
        self.curses: list[int] = [0] * self.seats
        self.corruption: list[int] = [0] * self.seats

    def copy(self, rng: Rng) -> SimulationState:
        """Return an independent position that is the same and draws from `rng`."""
        other = SimulationState(self.seats, self.sparing, self.from_temple, rng)
        other.pausing = self.pausing
        other.round = self.round
        other.asked = self.asked
        other.seat = self.seat
        other.turn = self.turn
        other.target = self.target
        other.waiting = self.waiting
        other.scores = self.scores[:]
        other.row = self.row[:]
        other.deck = self.deck[:]
        other.tokens = self.tokens[:]
        other.hands = self.hands[:]
        other.piles = self.piles[:]
        other.sets = self.sets[:]
        other.aside = self.aside[:]
        other.laid = self.laid[:]
        other.prosperity = self.prosperity[:]
        other.curses = self.curses[:]
        other.corruption = self.corruption[:]
        return other
