"""All courses of the hidden cards of a small deck of Sobek, as its events tell of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.game import Event
from engine.sobek import events as happened
from engine.sobek.cards import BACK_OF, BACKS, CARDS, KIND, Back, Card
from engine.sobek.rules_versions import Version
from engine.sobek.views import SobekView
from tests.engine.courses import UNSEEN, Courses

from .arrangements import fits_a_set, is_cleared


class SobekCourses(Courses):
    """All arrangements of a round's cards that fit the events a viewer has seen so far, with their courses."""

    def __init__(self, seats: int, cards: Iterable[int], most: int, rules: Version) -> None:
        super().__init__(seats, cards, most, BACK_OF)
        self.rules = rules
        self.row: list[Card | None] = []

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
                self.remove(self.hand(event.seat), _kinds(event.cards))
            case happened.CharacterPlayed():
                self.remove(self.hand(event.seat), _kinds([event.card]))
                if not event.effect and event.card.code.startswith("priest"):
                    self.bar(self.pile(event.seat), _kinds(card for card in CARDS if card.good is not None))
                if not event.effect and event.card.code == "courtesan":
                    self.bar(
                        self.hand(event.seat), _kinds(card for card in CARDS if fits_a_set(card, before, event.seat))
                    )
            case happened.CardsDrawn():
                self._move(UNSEEN, self.hand(event.seat), event.cards, _backs(event.backs))
            case happened.CardStolen():
                stolen = None if event.card is None else [event.card]
                self._move(self.hand(event.target), self.hand(event.seat), stolen, _backs([event.back]))
            case happened.PileSeen() if event.cards is not None:
                self.lay_open(self.pile(event.target), _kinds(event.cards))
            case happened.CardReclaimed():
                reclaimed = None if event.card is None else [event.card]
                self._move(self.pile(event.target), self.hand(event.seat), reclaimed, _backs([event.back]))
            case happened.PileCleared():
                self.remove(self.pile(event.seat), _kinds(event.cards))
                self.bar(self.pile(event.seat), _kinds(card for card in CARDS if is_cleared(card, event, self.rules)))
            case happened.PileEmbalmed():
                self._move(self.pile(event.seat), self.hand(event.seat), event.cards, _backs(event.backs))
            case happened.CardsGiven():
                self._move(self.hand(event.seat), self.pile(event.seat), event.cards, _backs(event.backs))
        self.conclude()

    def _lay_out(self, row: Sequence[Card | None]) -> None:
        self.row = list(row)
        self.remove(UNSEEN, _kinds(card for card in row if card is not None))

    def _leave(self, index: int, target: int, card: Card | None) -> None:
        lay = self.row.pop(index)
        if lay is not None:
            self.known[target][KIND[lay.code]] += 1
        else:
            self._move(UNSEEN, target, None if card is None else [card], [2])

    def _move(self, source: int, target: int, cards: Sequence[Card | None] | None, backs: Sequence[int]) -> None:
        seen = None if cards is None or None in cards else _kinds(card for card in cards if card is not None)
        self.move(source, target, seen, backs)


def _kinds(cards: Iterable[Card]) -> list[int]:
    return [KIND[card.code] for card in cards]


def _backs(backs: Iterable[Back]) -> list[int]:
    return [BACKS.index(back) for back in backs]
