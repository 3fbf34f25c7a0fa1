"""A third way to know what can lie where, for full decks: a solver that follows every single card of the round.

Every card is a thing of its own here, equal ones too: for each of them there is an expression for each place that says
whether it lies there, and each unseen move is a free choice for every card, of which so many as moved must be true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import z3

from engine.game import Event
from engine.sobek import events as happened
from engine.sobek.cards import BACK_OF, BACKS, CARDS, COPIES, KIND, Back, Card
from engine.sobek.rules_versions import Version
from engine.sobek.views import SobekView

from .arrangements import fits_a_set, is_cleared

UNSEEN = "unseen"
TRUE, FALSE = z3.BoolVal(True), z3.BoolVal(False)


class Solver:
    """Where each card of a full round may be, after the events that a viewer has seen."""

    def __init__(self, rules: Version) -> None:
        self.rules = rules
        self.kinds = [kind for kind in range(len(CARDS)) for _ in range(COPIES[kind])]
        self.at: list[dict[str, z3.BoolRef]] = [{UNSEEN: TRUE} for _ in self.kinds]
        self.row: list[Card | None] = []
        self._solver = z3.SolverFor("QF_FD")
        self._names = 0

    def learn(self, event: Event, before: SobekView) -> None:
        """Take in an event; `before` is what the table saw before it, for the sets that stand."""
        match event:
            case happened.RoundDealt():
                self._deal(event.row)
                for seat, hand in enumerate(event.hands):
                    self._move(UNSEEN, f"hand {seat}", hand, [0, 0])
            case happened.Delivered():
                self._deal(event.row)
            case happened.CardTaken():
                for card in event.skipped:
                    self._leave(0, f"pile {event.seat}", card)
                self._leave(0, f"hand {event.seat}", event.card)
            case happened.CardBought():
                self._leave(event.place - 1, f"hand {event.seat}", event.card)
            case happened.SetPlayed() | happened.SetExtended():
                self._move(f"hand {event.seat}", "table", event.cards, ())
            case happened.CharacterPlayed():
                self._move(f"hand {event.seat}", "table", [event.card], ())
                if not event.effect and event.card.code.startswith("priest"):
                    self._none(f"pile {event.seat}", [card for card in CARDS if card.good is not None])
                if not event.effect and event.card.code == "courtesan":
                    fitting = [card for card in CARDS if fits_a_set(card, before, event.seat)]
                    self._none(f"hand {event.seat}", fitting)
            case happened.CardsDrawn():
                self._move(UNSEEN, f"hand {event.seat}", event.cards, _backs(event.backs))
            case happened.CardStolen():
                stolen = None if event.card is None else [event.card]
                self._move(f"hand {event.target}", f"hand {event.seat}", stolen, _backs([event.back]))
            case happened.PileSeen() if event.cards is not None:
                for card in CARDS:
                    count = event.cards.count(card)
                    self._solver.add(self._count(f"pile {event.target}", KIND[card.code], count))
            case happened.CardReclaimed():
                reclaimed = None if event.card is None else [event.card]
                self._move(f"pile {event.target}", f"hand {event.seat}", reclaimed, _backs([event.back]))
            case happened.PileCleared():
                self._move(f"pile {event.seat}", "table", event.cards, ())
                self._none(f"pile {event.seat}", [card for card in CARDS if is_cleared(card, event, self.rules)])
            case happened.PileEmbalmed():
                self._move(f"pile {event.seat}", f"hand {event.seat}", event.cards, _backs(event.backs))
            case happened.CardsGiven():
                self._move(f"hand {event.seat}", f"pile {event.seat}", event.cards, _backs(event.backs))

    @contextmanager
    def within(self, place: str, backs: Sequence[int]) -> Iterator[Callable[[int, int, int], bool]]:
        """Look into a place that has so many cards of each back.

        What is given tells whether from `least` to `most` cards of a kind can lie there.
        """
        if place not in ("deck", "row", "removed"):
            yield lambda kind, least, most: self._fits(self._where(place, [kind]), least, most)
            return
        self._solver.push()
        inside: dict[int, z3.BoolRef] = {}
        for back, count in enumerate(backs):
            unseen = [card for card, own in enumerate(self.kinds) if BACK_OF[own] == back and UNSEEN in self.at[card]]
            own = {card: self._new() for card in unseen}
            self._solver.add(*[z3.Implies(one, self.at[card][UNSEEN]) for card, one in own.items()])
            if own:
                self._solver.add(z3.PbEq([(one, 1) for one in own.values()], count))
            inside |= own
        yield lambda kind, least, most: self._fits(
            [one for card, one in inside.items() if self.kinds[card] == kind], least, most
        )
        self._solver.pop()

    def _fits(self, where: Sequence[z3.BoolRef], least: int, most: int) -> bool:
        if not where:
            return least == 0
        self._solver.push()
        weighted = [(one, 1) for one in where]
        self._solver.add(z3.PbGe(weighted, least), z3.PbLe(weighted, most))
        found = self._solver.check()
        self._solver.pop()
        assert found != z3.unknown
        return bool(found == z3.sat)

    def fits(self, contents: Mapping[str, Sequence[int]]) -> bool:
        """Whether these kinds, and no others, can lie in some hands and piles, all at once."""
        self._solver.push()
        for place, lying in contents.items():
            for kind in set(self.kinds):
                self._solver.add(self._count(place, kind, lying.count(kind)))
        found = self._solver.check()
        self._solver.pop()
        assert found != z3.unknown
        return bool(found == z3.sat)

    def _where(self, place: str, kinds: Sequence[int]) -> list[z3.BoolRef]:
        return [
            self.at[card][place] for card, kind in enumerate(self.kinds) if kind in kinds and place in self.at[card]
        ]

    def _count(self, place: str, kind: int, count: int) -> z3.BoolRef:
        where = self._where(place, [kind])
        return z3.PbEq([(one, 1) for one in where], count) if where else z3.BoolVal(count == 0)

    def _none(self, place: str, cards: Iterable[Card]) -> None:
        for one in self._where(place, [KIND[card.code] for card in cards]):
            self._solver.add(z3.Not(one))

    def _deal(self, row: Sequence[Card | None]) -> None:
        self.row = list(row)
        self._move(UNSEEN, "table", [card for card in row if card is not None], ())

    def _leave(self, index: int, target: str, card: Card | None) -> None:
        lay = self.row.pop(index)
        if lay is None:
            self._move(UNSEEN, target, None if card is None else [card], [2])
        else:
            self._move("table", target, [lay], ())

    def _move(self, source: str, target: str, cards: Sequence[Card | None] | None, backs: Sequence[int]) -> None:
        if cards is not None and None not in cards:
            seen = [KIND[card.code] for card in cards if card is not None]
            for kind in set(seen):
                self._moved(source, target, [kind], seen.count(kind))
            return
        for back in set(backs):
            self._moved(source, target, [kind for kind in set(self.kinds) if BACK_OF[kind] == back], backs.count(back))

    def _moved(self, source: str, target: str, kinds: Sequence[int], count: int) -> None:
        """Move `count` of the cards of some kinds from place to place, whichever they are."""
        there = [card for card, kind in enumerate(self.kinds) if kind in kinds and source in self.at[card]]
        certain = [card for card in there if self.at[card][source] is TRUE]
        if len(kinds) == 1 and len(certain) >= count:
            chosen = dict.fromkeys(certain[:count], TRUE)  # equal cards in one place: whichever
        elif len(there) == count:
            self._solver.add(*[self.at[card][source] for card in there])
            chosen = dict.fromkeys(there, TRUE)
        else:
            chosen = {card: self._new() for card in there}
            self._solver.add(z3.PbEq([(one, 1) for one in chosen.values()], count))
        for card, moves in chosen.items():
            places = self.at[card]
            if moves is TRUE:
                self.at[card] = {target: TRUE}
                continue
            self._solver.add(z3.Implies(moves, places[source]))
            stays, arrives = self._new(), self._new()
            self._solver.add(stays == z3.And(places[source], z3.Not(moves)))
            self._solver.add(arrives == z3.Or(places.get(target, FALSE), moves))
            places[source], places[target] = stays, arrives

    def _new(self) -> z3.BoolRef:
        self._names += 1
        return z3.Bool(f"b{self._names}")


def _backs(backs: Iterable[Back]) -> list[int]:
    return [BACKS.index(back) for back in backs]
