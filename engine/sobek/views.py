"""Views of a game of Sobek: the table's view, and a seat's with its own hand and pile."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Final

from engine.back_counts import Backs
from engine.fast_dataclass import quick
from engine.game import Outcome
from engine.sobek.cards import Back, Card, Good, Token
from engine.sobek.events import RoundScored
from engine.sobek.rounds import REACH, ROUNDS
from engine.sobek.rules_versions import Version
from engine.sobek.scores import CORRUPTION_A_CURSE, SCARABS_A_PROSPERITY, LaidSet

# What each card of the row that can be taken costs: one card of corruption for every card before it (S3).
COSTS: Final = tuple(range(REACH))


@quick
@dataclass(frozen=True, slots=True)
class BackCount(Backs):
    """How many cards of each back colour a hand shows."""

    green: int
    beige: int
    orange: int


@quick
@dataclass(frozen=True, slots=True)
class Holding:
    """What is known of the cards in one place: those that certainly lie there and those that may, both sorted.

    `sure` has every card that lies there in every arrangement of the others; `maybe` what may lie there beside them, as
    often as it may. `backs` counts the cards that are really there.
    """

    sure: tuple[Card, ...]
    maybe: tuple[Card, ...]
    backs: BackCount

    @property
    def doubtful(self) -> BackCount:
        """How many of the cards are not certain: so many of `maybe` are really there."""
        sure = [card.back for card in self.sure]
        backs = self.backs
        return BackCount(
            backs.green - sure.count(Back.GREEN),
            backs.beige - sure.count(Back.BEIGE),
            backs.orange - sure.count(Back.ORANGE),
        )


@quick
@dataclass(frozen=True, slots=True)
class Known:
    """What a player with a perfect memory knows of the cards that do not lie open.

    `hands` and `piles` are by seat. `row` are the cards that lie face down in the row, `removed` those that left the
    round: the green ones that were not dealt, and with two players the nine off the deck.
    """

    hands: tuple[Holding, ...]
    piles: tuple[Holding, ...]
    row: Holding
    deck: Holding
    removed: Holding


@quick
@dataclass(frozen=True, slots=True)
class SetView:
    """A set on the table: its good (None for amulets alone), cards and prosperity tokens."""

    good: Good | None
    cards: tuple[Card, ...]
    prosperity: int

    @property
    def scarabs(self) -> int:
        """All scarabs of the set, those of its prosperity tokens included (S19)."""
        return sum(card.scarabs for card in self.cards) + SCARABS_A_PROSPERITY * self.prosperity

    @property
    def points(self) -> int:
        """What the set would score now: scarabs times cards (S24)."""
        return self.scarabs * len(self.cards)


@quick
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

    @property
    def cursed(self) -> int:
        """What its curses will add to its corruption at the end of the round (S22)."""
        return CORRUPTION_A_CURSE * self.curses


@quick
@dataclass(frozen=True, slots=True)
class SobekView:
    """A game of Sobek as `viewer` (a seat, or None for the table) may see it.

    `row` runs in the order of places (S2), None where a character lies face down. `turn` is the seat whose turn it is,
    `waiting` who must decide now and `asked` the kind of that decision. `tokens` are the event tokens that remain, None
    unless the viewer has looked at them this round. `looked_at` is the pile that the viewer's vizier looks through.
    `put_aside` (for the scribe) and `laid` (at the end of the round) are what the viewer has chosen so far in a
    simultaneous choice. `history` has one entry for each scored round.

    `rounds` is how many rounds there are at most. `costs` are what the cards of the row cost, in cards of
    corruption, from the first on; those that lie behind are out of reach (S2, S3). `rules` is the version that is
    played, which says at which end of the row its places begin.
    """

    viewer: int | None
    variant: str
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
    rounds: int = ROUNDS
    costs: tuple[int, ...] = COSTS
    rules: Version = Version.FIRST

    @property
    def left_in_hand(self) -> tuple[Card, ...]:
        """The viewer's hand without what they have put aside or laid so far."""
        left = [] if self.viewer is None else list(self.seats[self.viewer].hand or ())
        for card in (*self.put_aside, *(card for laid in self.laid for card in laid.cards)):
            left.remove(card)
        return tuple(left)


@dataclass(frozen=True, slots=True)
class OpenView(SobekView):
    """A view of a game that is played in the open variant and not over.

    `common` is what everybody knows of the cards that do not lie open, `known` what the viewer knows of them; the table
    knows what everybody knows.
    """

    common: Known = field(kw_only=True)
    known: Known = field(kw_only=True)

    @classmethod
    def of(cls, view: SobekView, common: Known, known: Known) -> OpenView:
        """Return the same view for the open variant, with what is known of the cards that do not lie open."""
        seen = {one.name: getattr(view, one.name) for one in fields(view)}
        return cls(**seen, common=common, known=known)
