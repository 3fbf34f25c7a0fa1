"""Knowledge: where every card lies or may lie, for somebody who remembers all that he saw in this round.

It is made of events alone, as one viewer saw them: with the table's it is what everybody knows, with a seat's what that
seat knows beyond it. It is exact: a card is certain in a place if it lies there in every arrangement that fits the
events, and possible if it does in at least one. The cards of a hand and of a pile have no order, and nobody can tell
which of several cards with one back moved. What seats choose at the same time (S15, S24) counts when it is uncovered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from engine.game import Event
from engine.sobek.cards import (
    BACK_OF,
    BACKS,
    CARDS,
    COPIES,
    GOOD_INDEX,
    GOOD_OF,
    KIND,
    NO_GOOD,
    Back,
    Card,
    Power,
    Token,
    cards_of,
)
from engine.sobek.doubt import POOL, Doubt, counts
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
from engine.sobek.sets import courtesan_items
from engine.sobek.views import BackCount, Holding, Known

_KINDS: Final = range(len(CARDS))
_OF_BACK: Final = tuple(tuple(kind for kind in _KINDS if BACK_OF[kind] == back) for back in range(len(BACKS)))
_GREEN, _BEIGE, _ORANGE = range(len(BACKS))
_SEATS: Final = 4
_STARTING_HAND: Final = 2


def _hand(seat: int) -> int:
    return 1 + seat


def _pile(seat: int) -> int:
    return 1 + _SEATS + seat


class Knowledge:
    """What one viewer knows of the cards of the present round.

    `_sure[place][kind]` are the cards that are certain in a place, `_doubts[back]` what is in doubt beside them, and
    `_held[place][back]` how many cards lie there in all. The pool holds what nobody has seen: the deck, the cards that
    lie face down in the row, those that left the round, and the green ones that were not dealt.
    """

    __slots__ = ("_copies", "_deck", "_doubts", "_held", "_prosperity", "_row", "_seats", "_stands", "_sure")

    def __init__(self, seats: int, copies: Sequence[int] = COPIES) -> None:
        """Know nothing yet.

        Args:
            seats: 2 to 4.
            copies: how many cards of each kind a round is played with.
        """
        self._seats = seats
        self._copies = copies
        self._clear()

    def _clear(self) -> None:
        places = 1 + 2 * _SEATS
        self._sure = [[0] * len(CARDS) for _ in range(places)]
        self._held = [[0] * len(BACKS) for _ in range(places)]
        self._doubts: list[list[Doubt]] = [[] for _ in BACKS]
        self._row: list[bool] = []
        self._deck = [0] * len(BACKS)
        self._stands: list[list[list[int]]] = [[[] for _ in range(NO_GOOD + 1)] for _ in range(self._seats)]
        self._prosperity = [[0] * (NO_GOOD + 1) for _ in range(self._seats)]

    def copy(self) -> Knowledge:
        """Return independent knowledge of the same."""
        other = Knowledge.__new__(Knowledge)
        other._seats = self._seats
        other._copies = self._copies
        other._sure = [own[:] for own in self._sure]
        other._held = [own[:] for own in self._held]
        other._doubts = [[doubt.copy() for doubt in doubts] for doubts in self._doubts]
        other._row = self._row[:]
        other._deck = self._deck[:]
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
                self._settle()

    def known(self) -> Known:
        """Return what is known now of every place."""
        least, most = self._bounds()
        pool = self._held[POOL]
        face_down = [0, 0, self._row.count(False)]
        removed = [pool[back] - self._deck[back] - face_down[back] for back in range(len(BACKS))]

        def part(backs: list[int]) -> Holding:
            """Any of the cards of the pool may lie in any part of it."""
            other = [pool[back] - backs[back] for back in range(len(BACKS))]
            sure = [max(0, least[POOL][kind] - other[BACK_OF[kind]]) for kind in _KINDS]
            return _holding(sure, [min(most[POOL][kind], backs[BACK_OF[kind]]) for kind in _KINDS], backs)

        def place(number: int) -> Holding:
            return _holding(least[number], most[number], self._held[number])

        return Known(
            hands=tuple(place(_hand(seat)) for seat in range(self._seats)),
            piles=tuple(place(_pile(seat)) for seat in range(self._seats)),
            row=part(face_down),
            deck=part(self._deck),
            removed=part(removed),
        )

    def _bounds(self) -> tuple[list[list[int]], list[list[int]]]:
        """Return how many cards of each kind lie in each place at least and at most."""
        least = [own[:] for own in self._sure]
        most = [own[:] for own in self._sure]
        for doubts in self._doubts:
            for doubt in doubts:
                for kind in doubt.ways:
                    for place in doubt.places():
                        fewest, highest = doubt.spread(place, kind)
                        least[place][kind] += fewest
                        most[place][kind] += highest
        return least, most

    # What can happen to cards.

    def _gain(self, place: int, cards: Iterable[Card]) -> None:
        """Put cards that are seen into a place."""
        for card in cards:
            kind = KIND[card.code]
            self._sure[place][kind] += 1
            self._held[place][BACK_OF[kind]] += 1

    def _show(self, place: int, cards: Iterable[Card]) -> None:
        """Take cards out of a place where they came to light."""
        for card in cards:
            kind = KIND[card.code]
            back = BACK_OF[kind]
            self._held[place][back] -= 1
            if self._sure[place][kind]:
                self._sure[place][kind] -= 1
            else:
                self._doubt_at(back, place).show(place, kind)

    def _hide(self, back: int, source: int, target: int, count: int) -> None:
        """Move cards of one back that nobody can name."""
        held = self._held
        if not count:
            return
        whole = held[source][back] == count
        held[source][back] -= count
        held[target][back] += count
        if whole:
            for kind in _OF_BACK[back]:
                self._sure[target][kind] += self._sure[source][kind]
                self._sure[source][kind] = 0
        if whole and not self._touching(back, source):
            return
        doubt = self._joined(back, (source, target))
        if whole:
            doubt.move_all(source, target)
            return
        doubt.add(source, {kind: self._sure[source][kind] for kind in _OF_BACK[back] if self._sure[source][kind]})
        for kind in _OF_BACK[back]:
            self._sure[source][kind] = 0
        doubt.move(source, target, count)

    def _pass(self, source: int, target: int, backs: Iterable[Back], cards: Sequence[Card | None] | None) -> None:
        """Move cards from place to place, seen or not; their backs always show."""
        if cards is None or None in cards:
            moved = list(backs)
            for back, colour in enumerate(BACKS):
                self._hide(back, source, target, moved.count(colour))
            return
        seen = [card for card in cards if card is not None]
        self._show(source, seen)
        self._gain(target, seen)

    def _fix(self, place: int, wanted: Callable[[int], int | None]) -> None:
        """Learn for every kind how many of its cards lie in a place, where `wanted` does not return None."""
        for back in range(len(BACKS)):
            for doubt in self._touching(back, place):
                doubt.fix(place, wanted)

    def _without(self, place: int, barred: Callable[[int], bool]) -> None:
        """Learn that no card of certain kinds lies in a place."""
        self._fix(place, lambda kind: 0 if barred(kind) else None)

    def _touching(self, back: int, place: int) -> list[Doubt]:
        return [doubt for doubt in self._doubts[back] if doubt.touches(place)]

    def _doubt_at(self, back: int, place: int) -> Doubt:
        for doubt in self._doubts[back]:
            if doubt.touches(place):
                return doubt
        raise ValueError("what came to light cannot be")

    def _joined(self, back: int, places: Sequence[int]) -> Doubt:
        """Return one doubt that holds all there is of one back in some places."""
        own = [doubt for doubt in self._doubts[back] if any(doubt.touches(place) for place in places)]
        if not own:
            own = [Doubt()]
            self._doubts[back] += own
        first, *others = own
        for other in others:
            first.join(other)
            self._doubts[back].remove(other)
        return first

    def _settle(self) -> None:
        for back, doubts in enumerate(self._doubts):
            for doubt in doubts:
                for kind, way in doubt.settle().items():
                    for place, count in counts(way):
                        self._sure[place][kind] += count
            if not all(doubt.ways for doubt in doubts):
                self._doubts[back] = [doubt for doubt in doubts if doubt.ways]

    # What each event tells.

    def _round_dealt(self, event: RoundDealt) -> None:
        self._clear()
        for kind in _KINDS:
            self._sure[POOL][kind] = self._copies[kind]
            self._held[POOL][BACK_OF[kind]] += self._copies[kind]
        self._lay_out(event.row)
        for seat, hand in enumerate(event.hands):
            self._pass(POOL, _hand(seat), [Back.GREEN] * _STARTING_HAND, hand)

    def _deck_counted(self, event: DeckCounted) -> None:
        self._deck = [0, event.goods, event.characters]

    def _delivered(self, event: Delivered) -> None:
        characters = event.row.count(None)
        self._deck[_ORANGE] -= characters
        self._deck[_BEIGE] -= len(event.row) - characters
        self._lay_out(event.row)

    def _lay_out(self, row: Sequence[Card | None]) -> None:
        self._row = [card is not None for card in row]
        self._show(POOL, [card for card in row if card is not None])

    def _card_taken(self, event: CardTaken) -> None:
        for card in event.skipped:
            self._leave_row(0, _pile(event.seat), card)
        self._leave_row(0, _hand(event.seat), event.card)

    def _card_bought(self, event: CardBought) -> None:
        self._leave_row(event.place - 1, _hand(event.seat), event.card)

    def _leave_row(self, place: int, target: int, card: Card | None) -> None:
        """Move a card of the row; one that lay face up is in nobody's pool any more."""
        if self._row.pop(place):
            self._gain(target, [card] if card is not None else [])
        else:
            self._pass(POOL, target, [Back.ORANGE], [card])

    def _set_played(self, event: SetPlayed | SetExtended) -> None:
        """Cards of a good that did not stand and yet joined a set have fixed the good of the amulets (S6)."""
        self._show(_hand(event.seat), event.cards)
        stands, prosperity = self._stands[event.seat], self._prosperity[event.seat]
        good = GOOD_INDEX[event.good]
        joined = isinstance(event, SetExtended) or event.joined
        if joined and not stands[good]:
            stands[good], stands[NO_GOOD] = stands[NO_GOOD], []
            prosperity[good], prosperity[NO_GOOD] = prosperity[NO_GOOD], 0
        stands[good] += [KIND[card.code] for card in event.cards]

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
        if event.card.power in (Power.PRIEST, Power.PRIESTESS):
            self._without(_pile(event.seat), lambda kind: GOOD_OF[kind] != NO_GOOD)
        elif event.card.power is Power.COURTESAN:
            stands, prosperity = self._stands[event.seat], self._prosperity[event.seat]
            goods = [good for good, kinds in enumerate(stands) if kinds]
            self._without(hand, lambda kind: any(courtesan_items([kind], good, stands, prosperity) for good in goods))

    def _cards_drawn(self, event: CardsDrawn) -> None:
        for back in event.backs:
            self._deck[BACKS.index(back)] -= 1
        self._pass(POOL, _hand(event.seat), event.backs, event.cards)

    def _card_stolen(self, event: CardStolen) -> None:
        self._pass(_hand(event.target), _hand(event.seat), [event.back], [event.card])

    def _pile_seen(self, event: PileSeen) -> None:
        if event.cards is not None:
            pile = _pile(event.target)
            seen = [KIND[card.code] for card in event.cards]
            self._fix(pile, lambda kind: seen.count(kind) - self._sure[pile][kind])

    def _card_reclaimed(self, event: CardReclaimed) -> None:
        self._pass(_pile(event.target), _hand(event.seat), [event.back], [event.card])

    def _pile_cleared(self, event: PileCleared) -> None:
        pile = _pile(event.seat)
        self._show(pile, event.cards)
        self._without(pile, lambda kind: GOOD_OF[kind] == GOOD_INDEX[event.good])

    def _cards_given(self, event: CardsGiven) -> None:
        self._pass(_hand(event.seat), _pile(event.seat), event.backs, event.cards)

    def _round_scored(self, _: RoundScored) -> None:
        self._clear()


def _holding(least: Sequence[int], most: Sequence[int], held: Sequence[int]) -> Holding:
    return Holding(
        sure=cards_of([kind for kind in _KINDS for _ in range(least[kind])]),
        maybe=cards_of([kind for kind in _KINDS for _ in range(most[kind] - least[kind])]),
        backs=BackCount(*held),
    )


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
