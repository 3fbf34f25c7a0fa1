"""A second way to know how likely each arrangement of a small deck is: all courses of its hidden cards are counted.

An arrangement is counted as often as there are courses to it: every card is a thing of its own, so cards that move
unseen are counted by all choices of single cards, and a card that comes to light by all equal ones that it may be.
Those of which it is known where they lie are kept apart, and come to light before their equals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import comb, prod

from engine.game import Event
from engine.sobek import events as happened
from engine.sobek.cards import BACK_OF, BACKS, CARDS, KIND, Card
from engine.sobek.versions import Version
from engine.sobek.views import SobekView

from .arrangements import Arrangement, Cards, TooMany, _parts, fits_a_set, is_cleared

UNSEEN = 0


class Courses:
    """All arrangements of a round's cards that fit the events a viewer has seen so far, with their courses."""

    def __init__(self, seats: int, cards: Iterable[int], most: int, rules: Version) -> None:
        self.seats = seats
        self.rules = rules
        self.most = most
        self.known: list[Counter[int]] = [Counter() for _ in range(1 + 2 * seats)]
        self.all: Counter[Arrangement] = Counter({(tuple(sorted(cards)), *[()] * (2 * seats)): 1})
        self.row: list[Card | None] = []

    def hand(self, seat: int) -> int:
        return 1 + seat

    def pile(self, seat: int) -> int:
        return 1 + self.seats + seat

    def likelihoods(self) -> dict[Arrangement, Fraction]:
        """Return how likely each arrangement of all cards is: unseen ones, hands, piles."""
        total = self.all.total()
        return {
            tuple(
                tuple(sorted((*hidden, *known.elements()))) for hidden, known in zip(one, self.known, strict=True)
            ): Fraction(courses, total)
            for one, courses in self.all.items()
        }

    def learn(self, event: Event, before: SobekView) -> None:
        """Keep what fits an event; `before` is what the table saw before it, for the sets that stand."""
        match event:
            case happened.RoundDealt():
                self._lay_out(event.row)
                for seat, hand in enumerate(event.hands):
                    self._move(UNSEEN, self.hand(seat), hand, [0, 0])
            case happened.Delivered():
                self._lay_out(event.row)
            case happened.CardTaken():
                for card in event.skipped:
                    self._leave(0, self.pile(event.seat), card)
                self._leave(0, self.hand(event.seat), event.card)
            case happened.CardBought():
                self._leave(event.place - 1, self.hand(event.seat), event.card)
            case happened.SetPlayed() | happened.SetExtended():
                self._remove(self.hand(event.seat), event.cards)
            case happened.CharacterPlayed():
                self._remove(self.hand(event.seat), [event.card])
                if not event.effect and event.card.code.startswith("priest"):
                    self._bar(self.pile(event.seat), [card for card in CARDS if card.good is not None])
                if not event.effect and event.card.code == "courtesan":
                    self._bar(self.hand(event.seat), [card for card in CARDS if fits_a_set(card, before, event.seat)])
            case happened.CardsDrawn():
                self._move(UNSEEN, self.hand(event.seat), event.cards, _backs(event.backs))
            case happened.CardStolen():
                card = None if event.card is None else [event.card]
                self._move(self.hand(event.target), self.hand(event.seat), card, _backs([event.back]))
            case happened.PileSeen() if event.cards is not None:
                self._lay_open(self.pile(event.target), event.cards)
            case happened.CardReclaimed():
                card = None if event.card is None else [event.card]
                self._move(self.pile(event.target), self.hand(event.seat), card, _backs([event.back]))
            case happened.PileCleared():
                self._remove(self.pile(event.seat), event.cards)
                self._bar(self.pile(event.seat), [card for card in CARDS if is_cleared(card, event, self.rules)])
            case happened.PileEmbalmed():
                self._move(self.pile(event.seat), self.hand(event.seat), event.cards, _backs(event.backs))
            case happened.CardsGiven():
                self._move(self.hand(event.seat), self.pile(event.seat), event.cards, _backs(event.backs))
        self._know_what_is_certain()
        if len(self.all) > self.most:
            raise TooMany

    def _lay_out(self, row: Sequence[Card | None]) -> None:
        self.row = list(row)
        self._remove(UNSEEN, [card for card in row if card is not None])

    def _leave(self, index: int, target: int, card: Card | None) -> None:
        lay = self.row.pop(index)
        if lay is not None:
            self.known[target][KIND[lay.code]] += 1
        else:
            self._move(UNSEEN, target, None if card is None else [card], [2])

    def _remove(self, place: int, cards: Iterable[Card]) -> None:
        for card in cards:
            kind = KIND[card.code]
            if self.known[place][kind]:
                self.known[place][kind] -= 1
                continue
            found: Counter[Arrangement] = Counter()
            for one, courses in self.all.items():
                if kind in one[place]:
                    found[_changed(one, place, gone=(kind,))] += courses * one[place].count(kind)
            self.all = found
            assert found, "nothing fits"

    def _move(self, source: int, target: int, cards: Sequence[Card | None] | None, backs: Sequence[int]) -> None:
        if cards is not None and None not in cards:
            seen = [card for card in cards if card is not None]
            self._remove(source, seen)
            self.known[target].update(KIND[card.code] for card in seen)
            return
        for back in set(backs):
            self._move_unseen(source, target, back, backs.count(back))

    def _move_unseen(self, source: int, target: int, back: int, count: int) -> None:
        known = {kind: number for kind, number in self.known[source].items() if BACK_OF[kind] == back}
        one = next(iter(self.all))
        held = sum(known.values()) + sum(1 for kind in one[source] if BACK_OF[kind] == back)
        for kind in known:
            del self.known[source][kind]
        if held == count:  # all of them, so that what is known stays known
            self.known[target].update(known)
            known = {}
        found: Counter[Arrangement] = Counter()
        for before, courses in self.all.items():
            there = _changed(before, source, come=tuple(Counter(known).elements()))
            of_back = [0, 0, 0]
            of_back[back] = count if held != count else sum(1 for kind in there[source] if BACK_OF[kind] == back)
            for moved in _parts(there[source], tuple(of_back)):
                ways = prod(comb(there[source].count(kind), number) for kind, number in Counter(moved).items())
                found[_changed(_changed(there, source, gone=moved), target, come=moved)] += courses * ways
            if len(found) > self.most:
                raise TooMany
        self.all = found

    def _bar(self, place: int, cards: Iterable[Card]) -> None:
        barred = {KIND[card.code] for card in cards}
        self.all = Counter({one: courses for one, courses in self.all.items() if not barred & set(one[place])})
        assert self.all, "nothing fits"

    def _lay_open(self, place: int, cards: Sequence[Card]) -> None:
        lying = Counter(KIND[card.code] for card in cards)
        hidden = tuple(sorted((lying - self.known[place]).elements()))
        self.all = Counter(
            {
                (*one[:place], (), *one[place + 1 :]): courses
                for one, courses in self.all.items()
                if one[place] == hidden
            }
        )
        self.known[place] = lying
        assert self.all, "nothing fits"

    def _know_what_is_certain(self) -> None:
        first, *others = self.all
        for kind in {kind for place in first for kind in place}:
            spread = [place.count(kind) for place in first]
            if all([place.count(kind) for place in one] == spread for one in others):
                for place, number in enumerate(spread):
                    if number:
                        self.known[place][kind] += number
                        self.all = Counter(
                            {_changed(one, place, gone=(kind,) * number): courses for one, courses in self.all.items()}
                        )


def _changed(one: Arrangement, place: int, gone: Cards = (), come: Cards = ()) -> Arrangement:
    cards = Counter(one[place])
    cards.subtract(gone)
    cards.update(come)
    return (*one[:place], tuple(sorted(cards.elements())), *one[place + 1 :])


def _backs(backs: Iterable[object]) -> list[int]:
    return [BACKS.index(back) for back in backs]  # type: ignore[arg-type]
