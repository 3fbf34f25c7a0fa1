"""What can happen in Sobek, and what each viewer may learn of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.game import Event, Outcome, Revealing
from engine.sobek.cards import Back, Card, Good, Token
from engine.sobek.scores import LaidSet, SeatScore
from engine.sobek.track import Symbol

# A card that the viewer may not know is None in an event; its back is told where it is public.


class _OwnCards(Event):
    """Only the seat itself knows the cards; the others see at most their backs."""

    __slots__ = ()
    seat: int

    def seen(self, viewer: int | None) -> Self:
        """Keep the cards for the seat itself."""
        if viewer == self.seat:
            return self
        return replace(self, cards=None)  # type: ignore[type-var] # every such event is a dataclass with cards


class _BetweenTwo(Event):
    """Only the two players whom it is about know the card."""

    __slots__ = ()
    seat: int
    target: int

    def seen(self, viewer: int | None) -> Self:
        """Keep the card for these two."""
        if viewer is not None and viewer in (self.seat, self.target):
            return self
        return replace(self, card=None)  # type: ignore[type-var] # every such event is a dataclass with a card


@dataclass(frozen=True, slots=True)
class RoundDealt(Revealing):
    """A new round is set up (S1); a hand is told to its owner only."""

    code: ClassVar[str] = "round-dealt"
    round: int
    hands: tuple[tuple[Card, ...] | None, ...]
    row: tuple[Card | None, ...]

    def seen(self, viewer: int | None) -> Self:
        """Each seat sees its own starting hand."""
        hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        return replace(self, hands=hands)


@dataclass(frozen=True, slots=True)
class DeckCounted(Event):
    """How many goods cards and characters the deck of a new round holds: the open way counts all backs."""

    code: ClassVar[str] = "deck-counted"
    goods: int
    characters: int


@dataclass(frozen=True, slots=True)
class StarterNamed(Event):
    """The starting player of a round is known: by chance (`by` is None) or named by the lowest player (S27)."""

    code: ClassVar[str] = "starter-named"
    round: int
    by: int | None
    seat: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A card was taken from the row, the skipped ones went to the taker's corruption pile (S3)."""

    code: ClassVar[str] = "card-taken"
    seat: int
    place: int
    card: Card | None
    back: Back
    skipped: tuple[Card | None, ...]

    def seen(self, viewer: int | None) -> Self:
        """Characters lie face down: only the taker learns them."""
        if viewer == self.seat:
            return self
        return replace(self, card=_face_up(self.card), skipped=tuple(_face_up(card) for card in self.skipped))

    @property
    def reveals(self) -> bool:
        """A face-down card has been seen by its taker."""
        return self.back is Back.ORANGE or any(_face_up(card) is None for card in self.skipped)


@dataclass(frozen=True, slots=True)
class Delivered(Revealing):
    """A delivery was laid out (S4); characters are None."""

    code: ClassVar[str] = "delivered"
    row: tuple[Card | None, ...]
    deck: int


@dataclass(frozen=True, slots=True)
class SetPlayed(Event):
    """Cards were played as a set (S5, S6); `good` is that of the set afterwards, `joined` whether it stood before."""

    code: ClassVar[str] = "set-played"
    seat: int
    good: Good | None
    joined: bool
    cards: tuple[Card, ...]
    total: int


@dataclass(frozen=True, slots=True)
class TokensSeen(Revealing):
    """A seat looks at the remaining event tokens (S7)."""

    code: ClassVar[str] = "tokens-seen"
    seat: int
    tokens: tuple[Token, ...]

    def seen(self, viewer: int | None) -> Self:
        """Only the seat that chooses sees them."""
        return self if viewer == self.seat else replace(self, tokens=())


@dataclass(frozen=True, slots=True)
class EventChosen(Event):
    """An event token was picked; without `effect` it was only discarded (S7)."""

    code: ClassVar[str] = "event-chosen"
    seat: int
    token: Token
    effect: bool
    target: int | None = None
    good: Good | None = None


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """A guild moved a marker to the next space with its symbol, or back to the one before (S18)."""

    code: ClassVar[str] = "marker-moved"
    seat: int
    symbol: Symbol
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class PileEmbalmed(Revealing, _OwnCards):
    """A whole corruption pile went to its owner's hand (S20). How many is seen by the size of the hand."""

    code: ClassVar[str] = "pile-embalmed"
    seat: int
    backs: tuple[Back, ...]
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class PileCounted(Revealing):
    """Deceit: one point for each card in the own pile; the number is public, the cards are not (S21)."""

    code: ClassVar[str] = "pile-counted"
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class CharacterPlayed(Event):
    """A character was played for its power; without `effect` it was only discarded (S8)."""

    code: ClassVar[str] = "character-played"
    seat: int
    card: Card
    effect: bool
    target: int | None = None
    good: Good | None = None
    back: Back | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True)
class CardsDrawn(Revealing, _OwnCards):
    """The queen drew from the deck (S12): the backs are public."""

    code: ClassVar[str] = "cards-drawn"
    seat: int
    backs: tuple[Back, ...]
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class CardStolen(Revealing, _BetweenTwo):
    """The thief took a random card of a back colour (S11)."""

    code: ClassVar[str] = "card-stolen"
    seat: int
    target: int
    back: Back
    card: Card | None


@dataclass(frozen=True, slots=True)
class PileSeen(Revealing):
    """The vizier looks through an opponent's corruption pile (S14)."""

    code: ClassVar[str] = "pile-seen"
    seat: int
    target: int
    cards: tuple[Card, ...] | None

    def seen(self, viewer: int | None) -> Self:
        """The vizier's player sees the cards, and their owner knew them."""
        return self if viewer is not None and viewer in (self.seat, self.target) else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class CardReclaimed(_BetweenTwo):
    """The vizier's player took a card out of the pile (S14); its back shows in the hand."""

    code: ClassVar[str] = "card-reclaimed"
    seat: int
    target: int
    back: Back
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """The merchant took a card of the row without corruption (S17)."""

    code: ClassVar[str] = "card-bought"
    seat: int
    place: int
    card: Card | None
    back: Back

    def seen(self, viewer: int | None) -> Self:
        """Characters lie face down: only the taker learns them."""
        return self if viewer == self.seat else replace(self, card=_face_up(self.card))

    @property
    def reveals(self) -> bool:
        """A face-down card has been seen by its taker."""
        return self.back is Back.ORANGE


@dataclass(frozen=True, slots=True)
class PileCleared(Revealing):
    """A priest or priestess discarded one good out of the own pile, face up (S13, S10)."""

    code: ClassVar[str] = "pile-cleared"
    seat: int
    good: Good
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SetExtended(Event):
    """The courtesan added 1 or 2 cards to an own set (S16); `good` is that of the set afterwards."""

    code: ClassVar[str] = "set-extended"
    seat: int
    good: Good | None
    cards: tuple[Card, ...]
    total: int


@dataclass(frozen=True, slots=True)
class CardsGiven(Revealing, _OwnCards):
    """A seat reduced its hand to 6 for the scribe (S15): how many and their backs show, the cards do not."""

    code: ClassVar[str] = "cards-given"
    seat: int
    backs: tuple[Back, ...]
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class ChoiceMade(_OwnCards):
    """A part of a simultaneous choice was made; only its owner sees which."""

    code: ClassVar[str] = "choice-made"
    seat: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class SetsLaid(Revealing):
    """What a seat laid at the end of the round (S24)."""

    code: ClassVar[str] = "sets-laid"
    seat: int
    sets: tuple[LaidSet, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(Revealing):
    """The last card of the last delivery was taken (S4)."""

    code: ClassVar[str] = "round-ended"
    seat: int


@dataclass(frozen=True, slots=True)
class RoundScored(Revealing):
    """A round was scored; one entry for each seat."""

    code: ClassVar[str] = "round-scored"
    round: int
    seats: tuple[SeatScore, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Revealing):
    """The game is over (S28)."""

    code: ClassVar[str] = "game-ended"
    outcome: Outcome


def _face_up(card: Card | None) -> Card | None:
    return None if card is None or card.power is not None else card
