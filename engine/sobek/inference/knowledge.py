"""Knowledge: where every card lies or may lie, for a viewer who remembers the whole round.

It is made of events alone, as one viewer saw them: with the table's it is what everybody knows, with a seat's what that
seat knows beyond it. It is exact: a card is certain in a place if it lies there in every arrangement that fits the
events, and possible if it does in at least one. The cards of a hand and of a pile have no order, and nobody can tell
which of several cards with one back moved. What seats choose at the same time (S15, S24) counts when it is uncovered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, assert_never

from engine.game import Event
from engine.inference.constraints import POOL
from engine.inference.location_knowledge import HANDS, PILES, LocationKnowledge
from engine.sobek.cards import (
    BACK_OF,
    BACKS,
    COPIES,
    FIRST_CHARACTER,
    GOOD_INDEX,
    GOOD_OF,
    KIND,
    NO_GOOD,
    Back,
    Card,
    Power,
    Token,
)
from engine.sobek.effects.characters.courtesan import addable
from engine.sobek.events import (
    CardBought,
    CardReclaimed,
    CardsDrawn,
    CardsGiven,
    CardStolen,
    CardTaken,
    CharacterPlayed,
    DeckCounted,
    Delivered,
    EventChosen,
    PileCleared,
    PileEmbalmed,
    PileSeen,
    RoundDealt,
    RoundScored,
    SetExtended,
    SetPlayed,
)
from engine.sobek.inference.dealing import Deal
from engine.sobek.inference.holdings import known_of
from engine.sobek.rules_versions import Version
from engine.sobek.views import Known

_STARTING_HAND: Final = 2


def _hand(seat: int) -> int:
    return HANDS + seat


def _pile(seat: int) -> int:
    return PILES + seat


class Knowledge:
    """A viewer's knowledge of the cards in the present round.

    The pool of `_locations` holds what nobody has seen: the deck, the cards that lie face down in the row, those that
    left the round, and the green ones that were not dealt. `_row` tells of each card of the row whether it lies face
    up, `_deck` how many cards of each back the deck holds, None while that was not told, `_stands` and `_prosperity`
    what lies before each seat.
    """

    __slots__ = ("_copies", "_deck", "_locations", "_prosperity", "_row", "_rules", "_seats", "_stands")

    def __init__(self, seats: int, copies: Sequence[int] = COPIES, rules: Version = Version.FIRST) -> None:
        """Know nothing yet.

        Args:
            seats: 2 to 4.
            copies: how many cards of each kind a round is played with.
            rules: the version that is played.
        """
        self._seats = seats
        self._rules = rules
        self._copies = copies
        self._clear()

    def _clear(self) -> None:
        self._locations = LocationKnowledge(self._copies, BACK_OF)
        self._row: list[bool] = []
        self._deck: list[int] | None = None
        self._stands: list[list[list[int]]] = [[[] for _ in range(NO_GOOD + 1)] for _ in range(self._seats)]
        self._prosperity = [[0] * (NO_GOOD + 1) for _ in range(self._seats)]

    def copy(self) -> Knowledge:
        """Return independent knowledge of the same."""
        other = Knowledge.__new__(Knowledge)
        other._seats = self._seats
        other._rules = self._rules
        other._copies = self._copies
        other._locations = self._locations.copy()
        other._row = self._row[:]
        other._deck = None if self._deck is None else self._deck[:]
        other._stands = [[kinds[:] for kinds in stands] for stands in self._stands]
        other._prosperity = [own[:] for own in self._prosperity]
        return other

    def learn(self, events: Iterable[Event]) -> None:
        """Learn from events as the viewer saw them, in the order in which they happened.

        Raises:
            ValueError: an event cannot have happened after those before it.
        """
        for event in events:
            learn = _LESSONS.get(type(event))
            if learn is not None:
                learn(self, event)
                self._locations.settle()

    def known(self) -> Known:
        """Return what is known now of every place.

        Raises:
            ValueError: how many cards of each back the deck holds was not told, as in the hidden variant.
        """
        deck = self._deck
        if deck is None:
            raise ValueError("the deck was not counted")
        return known_of(self._seats, self._locations, [0, 0, self._row.count(False)], deck)

    def deal(self) -> Deal:
        """Return how the cards are drawn that the viewer cannot see."""
        return Deal(self._seats, self._locations, self._deck)

    def see(self, seat: int, hand: Sequence[int], pile: Sequence[int]) -> None:
        """Learn all cards of a seat, sorted kinds."""
        self._locations.fix(_hand(seat), hand)
        self._locations.fix(_pile(seat), pile)
        self._locations.settle()

    def _show(self, place: int, cards: Iterable[Card]) -> None:
        self._locations.show(place, _kinds(cards))

    def _pass(self, source: int, target: int, backs: Iterable[Back], cards: Sequence[Card | None] | None) -> None:
        """Move cards from place to place, seen or not; their backs always show."""
        kinds = None if cards is None or None in cards else _kinds(cards)
        self._locations.carry(source, target, [BACKS.index(back) for back in backs], kinds)

    # What each event tells.

    def _round_dealt(self, event: RoundDealt) -> None:
        self._clear()
        self._lay_out(event.row)
        for seat, hand in enumerate(event.hands):
            self._pass(POOL, _hand(seat), [Back.GREEN] * _STARTING_HAND, hand)

    def _deck_counted(self, event: DeckCounted) -> None:
        self._deck = [0, event.goods, event.characters]

    def _delivered(self, event: Delivered) -> None:
        characters = event.row.count(None)
        if self._deck is not None:
            self._deck = [0, self._deck[1] - (len(event.row) - characters), self._deck[2] - characters]
        self._lay_out(event.row)

    def _lay_out(self, row: Sequence[Card | None]) -> None:
        self._row = [card is not None for card in row]
        self._locations.show(POOL, _kinds(row))

    def _card_taken(self, event: CardTaken) -> None:
        for card in event.skipped:
            self._leave_row(0, _pile(event.seat), card)
        self._leave_row(0, _hand(event.seat), event.card)

    def _card_bought(self, event: CardBought) -> None:
        self._leave_row(event.place - 1, _hand(event.seat), event.card)

    def _leave_row(self, place: int, target: int, card: Card | None) -> None:
        """Move a card of the row; one that lay face up is in nobody's pool any more."""
        if self._row.pop(place):
            self._locations.gain(target, _kinds([card]))
        else:
            self._pass(POOL, target, [Back.ORANGE], [card])

    def _set_played(self, event: SetPlayed | SetExtended) -> None:
        """Cards of a good that did not stand and yet joined a set have fixed the good of the amulets (S6).

        There are too few amulets for a second set of them, so their prosperity tokens need not go with them.
        """
        self._show(_hand(event.seat), event.cards)
        stands = self._stands[event.seat]
        good = GOOD_INDEX[event.good]
        joined = isinstance(event, SetExtended) or event.joined
        if joined and not stands[good]:
            stands[good], stands[NO_GOOD] = stands[NO_GOOD], []
        stands[good] += _kinds(event.cards)

    def _event_chosen(self, event: EventChosen) -> None:
        if event.token is Token.PROSPERITY and event.effect:
            self._prosperity[event.seat][GOOD_INDEX[event.good]] += 1

    def _pile_embalmed(self, event: PileEmbalmed) -> None:
        self._pass(_pile(event.seat), _hand(event.seat), event.backs, event.cards)

    def _character_played(self, event: CharacterPlayed) -> None:
        """A character without effect tells that there was nothing to apply its power to (S8)."""
        hand = _hand(event.seat)
        self._show(hand, [event.card])
        if event.effect:
            return
        match event.card.power:
            case Power.PRIEST | Power.PRIESTESS:
                self._locations.bar(_pile(event.seat), lambda kind: GOOD_OF[kind] != NO_GOOD)
            case Power.COURTESAN:
                stands, prosperity = self._stands[event.seat], self._prosperity[event.seat]
                goods = [good for good, kinds in enumerate(stands) if kinds]
                self._locations.bar(hand, lambda kind: any(addable([kind], good, stands, prosperity) for good in goods))
            case Power.QUEEN | Power.VIZIER | Power.THIEF | Power.MERCHANT | Power.SCRIBE | None:
                pass  # what they lacked shows: the deck, piles that are counted, hands and the row
            case power:
                assert_never(power)

    def _cards_drawn(self, event: CardsDrawn) -> None:
        if self._deck is not None:
            for back in event.backs:
                self._deck[BACKS.index(back)] -= 1
        self._pass(POOL, _hand(event.seat), event.backs, event.cards)

    def _card_stolen(self, event: CardStolen) -> None:
        self._pass(_hand(event.target), _hand(event.seat), [event.back], [event.card])

    def _pile_seen(self, event: PileSeen) -> None:
        if event.cards is not None:
            self._locations.fix(_pile(event.target), _kinds(event.cards))

    def _card_reclaimed(self, event: CardReclaimed) -> None:
        self._pass(_pile(event.target), _hand(event.seat), [event.back], [event.card])

    def _pile_cleared(self, event: PileCleared) -> None:
        """No goods card of the good is left; no character either, where none can be spared (S13)."""
        pile, good = _pile(event.seat), GOOD_INDEX[event.good]
        bound = FIRST_CHARACTER if self._rules.may_spare else len(GOOD_OF)
        self._show(pile, event.cards)
        self._locations.bar(pile, lambda kind: kind < bound and GOOD_OF[kind] == good)

    def _cards_given(self, event: CardsGiven) -> None:
        self._pass(_hand(event.seat), _pile(event.seat), event.backs, event.cards)

    def _round_scored(self, _: RoundScored) -> None:
        self._clear()


def _kinds(cards: Iterable[Card | None]) -> list[int]:
    return [KIND[card.code] for card in cards if card is not None]


# What is learnt from each type of event; the others tell nothing of where cards lie. What is laid at a round's end
# (S24) is uncovered together with its scores, when all cards return.
_LESSONS: Final[dict[type[Event], Callable[[Knowledge, Any], None]]] = {
    RoundDealt: Knowledge._round_dealt,
    DeckCounted: Knowledge._deck_counted,
    Delivered: Knowledge._delivered,
    CardTaken: Knowledge._card_taken,
    CardBought: Knowledge._card_bought,
    SetPlayed: Knowledge._set_played,
    SetExtended: Knowledge._set_played,
    EventChosen: Knowledge._event_chosen,
    PileEmbalmed: Knowledge._pile_embalmed,
    CharacterPlayed: Knowledge._character_played,
    CardsDrawn: Knowledge._cards_drawn,
    CardStolen: Knowledge._card_stolen,
    PileSeen: Knowledge._pile_seen,
    CardReclaimed: Knowledge._card_reclaimed,
    PileCleared: Knowledge._pile_cleared,
    CardsGiven: Knowledge._cards_given,
    RoundScored: Knowledge._round_scored,
}
