"""What one viewer may see of a game of Sobek: the table's view, and a seat's with its own hand and pile."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Outcome
from engine.sobek.cards import Back, Card, Good, Token
from engine.sobek.events import RoundScored
from engine.sobek.scores import LaidSet


@dataclass(frozen=True, slots=True)
class BackCount:
    """How many cards of each back colour a hand shows."""

    green: int
    beige: int
    orange: int

    @property
    def total(self) -> int:
        """All cards of the hand."""
        return self.green + self.beige + self.orange


@dataclass(frozen=True, slots=True)
class SetView:
    """A set on the table: its good (None for amulets alone), cards and prosperity tokens."""

    good: Good | None
    cards: tuple[Card, ...]
    prosperity: int

    @property
    def scarabs(self) -> int:
        """All scarabs of the set, 2 for each prosperity token included (S19)."""
        return sum(card.scarabs for card in self.cards) + 2 * self.prosperity

    @property
    def points(self) -> int:
        """What the set would score now: scarabs times cards (S24)."""
        return self.scarabs * len(self.cards)


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the viewer sees it. `hand` and `pile` are sorted and None unless they are the viewer's own."""

    seat: int
    score: int
    backs: BackCount
    sets: tuple[SetView, ...]
    curses: int
    hand: tuple[Card, ...] | None
    pile: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class SobekView:
    """A game of Sobek as `viewer` (a seat, or None for the table) may see it.

    `row` runs from the temple outwards, None where a character lies face down. `turn` is the seat whose turn it is,
    `waiting` who must decide now and `asked` the kind of that decision. `tokens` are the event tokens that remain, None
    unless the viewer has looked at them this round. `looked_at` is the pile that the viewer's vizier looks through.
    `put_aside` (for the scribe) and `laid` (at the end of the round) are what the viewer has chosen so far in a
    simultaneous choice. `history` has one entry for each scored round.
    """

    viewer: int | None
    way: str
    round: int
    starter: int | None
    turn: int | None
    waiting: tuple[int, ...]
    asked: str | None
    seats: tuple[SeatView, ...]
    row: tuple[Card | None, ...]
    deck: int
    deck_top: Back | None
    discard: tuple[Card, ...]
    tokens_left: int
    tokens_used: tuple[Token, ...]
    tokens: tuple[Token, ...] | None
    looked_at: tuple[Card, ...] | None
    put_aside: tuple[Card, ...]
    laid: tuple[LaidSet, ...]
    history: tuple[RoundScored, ...]
    outcome: Outcome | None
