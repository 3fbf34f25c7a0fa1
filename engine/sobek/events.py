"""Events of Sobek, and what each viewer may learn of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Self

from engine.events import BackShown, BacksShown, BetweenTwo, FromTable, OfSeat, event, face, faces, none_of, nothing
from engine.events import GameEnded as GameEnded
from engine.game import ChoosesInSecret, Event, Harming, LaysOut, Revealing, ScoresRound, TellsChoices
from engine.sobek.cards import Back, Card, Good, Token
from engine.sobek.score_track import Symbol
from engine.sobek.scores import LaidSet, SeatScore

_LEADING: Final = (Token.FLOOD, Token.GUILD_ANKH, Token.GUILD_EYE, Token.GUILD_FEATHER, Token.GUILD_LOTUS)

# A card that the viewer may not know is None in an event; its back is told where it is public.


@event("round-dealt")
class RoundDealt(Revealing):
    """A new round is set up (S1); a hand is told to its owner only."""

    round: int
    hands: tuple[tuple[Card, ...] | None, ...]
    row: tuple[Card | None, ...]

    def seen(self, viewer: int | None) -> Self:
        """Each seat sees its own starting hand."""
        hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        return replace(self, hands=hands)


@event("deck-counted")
class DeckCounted(Event):
    """How many goods cards and characters the deck of a new round holds: the open variant counts all backs."""

    goods: int
    characters: int


@event("starter-named")
class StarterNamed(Event):
    """The starting player of a round is known: by chance (`by` is None) or named by the lowest player (S27).

    `tied` says that several were the lowest, and chance chose who named.
    """

    round: int
    by: int | None
    seat: int
    tied: bool = False


@event("card-taken", card=face, skipped=faces)
class CardTaken(FromTable):
    """A card was taken from the row, the skipped ones went to the taker's corruption pile (S3)."""

    place: int
    card: Card | None
    back: Back
    skipped: tuple[Card | None, ...]


@event("delivered")
class Delivered(Revealing, LaysOut):
    """A delivery was laid out (S4); characters are None."""

    row: tuple[Card | None, ...]
    deck: int


@event("set-played")
class SetPlayed(OfSeat):
    """Cards were played as a set (S5, S6); `good` is that of the set afterwards, `joined` whether it stood before."""

    good: Good | None
    joined: bool
    cards: tuple[Card, ...]
    total: int


@event("tokens-seen", tokens=none_of)
class TokensSeen(OfSeat, Revealing):
    """A seat looks at the remaining event tokens (S7)."""

    tokens: tuple[Token, ...]


@event("event-chosen")
class EventChosen(OfSeat):
    """An event token was picked; without `effect` it was only discarded (S7)."""

    token: Token
    effect: bool
    target: int | None = None
    good: Good | None = None

    @property
    def harms(self) -> bool:
        """Whether it is a curse: what a guild costs is told by the marker."""
        return self.effect and self.token is Token.CURSE

    @property
    def leads_on(self) -> bool:
        """Whether it is a guild, or a flood, which gives another turn."""
        return self.effect and self.token in _LEADING

    @property
    def wasted(self) -> bool:
        """Whether it was only discarded."""
        return not self.effect


@event("marker-moved")
class MarkerMoved(OfSeat):
    """A guild moved a marker to the next space with its symbol, or back to the one before (S18)."""

    symbol: Symbol
    before: int
    after: int

    @property
    def harms(self) -> bool:
        """Whether the marker was sent back."""
        return self.after < self.before


@event("pile-embalmed", cards=nothing)
class PileEmbalmed(BacksShown[Back], Revealing):
    """A whole corruption pile went to its owner's hand (S20). How many is seen by the size of the hand."""

    cards: tuple[Card, ...] | None


@event("pile-counted")
class PileCounted(OfSeat, Revealing):
    """Deceit: one point for each card in the own pile; the number is public, the cards are not (S21)."""

    points: int


@event("character-played")
class CharacterPlayed(OfSeat):
    """A character was played for its power; without `effect` it was only discarded (S8)."""

    card: Card
    effect: bool
    target: int | None = None
    good: Good | None = None
    back: Back | None = None
    place: int | None = None

    @property
    def wasted(self) -> bool:
        """Whether it was only discarded."""
        return not self.effect


@event("cards-drawn", cards=nothing)
class CardsDrawn(BacksShown[Back], Revealing):
    """The queen drew from the deck (S12): the backs are public."""

    cards: tuple[Card, ...] | None


@event("card-stolen", card=nothing)
class CardStolen(BackShown[Back], Revealing, Harming):
    """The thief took a random card of a back colour (S11)."""

    card: Card | None


@event("pile-seen", cards=nothing)
class PileSeen(BetweenTwo, Revealing):
    """The vizier looks through an opponent's corruption pile (S14)."""

    cards: tuple[Card, ...] | None


@event("card-reclaimed", card=nothing)
class CardReclaimed(BackShown[Back], Harming):
    """The vizier's player took a card out of the pile (S14); its back shows in the hand."""

    card: Card | None


@event("card-bought", card=face)
class CardBought(FromTable):
    """The merchant took a card of the row without corruption (S17)."""

    place: int
    card: Card | None
    back: Back


@event("pile-cleared")
class PileCleared(OfSeat, Revealing):
    """A priest or priestess discarded one good out of the own pile, face up (S13, S10)."""

    good: Good
    cards: tuple[Card, ...]


@event("set-extended")
class SetExtended(OfSeat):
    """The courtesan added 1 or 2 cards to an own set (S16); `good` is that of the set afterwards."""

    good: Good | None
    cards: tuple[Card, ...]
    total: int


@event("cards-given", cards=nothing)
class CardsGiven(BacksShown[Back], Revealing, Harming, TellsChoices):
    """A seat reduced its hand to 6 for the scribe (S15): how many and their backs show, the cards do not."""

    cards: tuple[Card, ...] | None


@event("choice-made", cards=nothing)
class ChoiceMade(OfSeat, ChoosesInSecret):
    """A part of a simultaneous choice was made; only its owner sees which."""

    cards: tuple[Card, ...] | None


@event("sets-laid")
class SetsLaid(OfSeat, Revealing, TellsChoices):
    """What a seat laid at the end of the round (S24)."""

    sets: tuple[LaidSet, ...]


@event("round-ended")
class RoundEnded(OfSeat, Revealing):
    """The last card of the last delivery was taken (S4)."""


@event("round-scored")
class RoundScored(Revealing, ScoresRound):
    """A round was scored; one entry for each seat."""

    round: int
    seats: tuple[SeatScore, ...]
