"""A second way to know how likely each arrangement of a small deck is: all courses of its hidden cards are counted.

An arrangement is counted as often as there are courses to it: every card is a thing of its own, so cards that move
unseen are counted by all choices of single cards, and a card that comes to light by all equal ones that it may be.
Those of which it is known where they lie are kept apart, and come to light before their equals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from math import comb, prod

# Cards of one place, sorted, and an arrangement: the unseen cards first, then the hands, then the piles.
Cards = tuple[int, ...]
Arrangement = tuple[Cards, ...]
UNSEEN = 0


class TooMany(Exception):
    """More arrangements than a test has time for."""


class Courses:
    """All arrangements of some cards (kinds) that fit what was seen of their moves, with their courses."""

    def __init__(self, seats: int, cards: Iterable[int], most: int, back_of: Cards) -> None:
        self.seats = seats
        self.most = most
        self.back_of = back_of
        self.known: list[Counter[int]] = [Counter() for _ in range(1 + 2 * seats)]
        self.all: Counter[Arrangement] = Counter({(tuple(sorted(cards)), *[()] * (2 * seats)): 1})

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

    def conclude(self) -> None:
        """Draw the conclusions of an event."""
        self._know_what_is_certain()
        if len(self.all) > self.most:
            raise TooMany

    def remove(self, place: int, kinds: Iterable[int]) -> None:
        """Take cards that come to light out of a place."""
        for kind in kinds:
            if self.known[place][kind]:
                self.known[place][kind] -= 1
                continue
            found: Counter[Arrangement] = Counter()
            for one, courses in self.all.items():
                if kind in one[place]:
                    found[_changed(one, place, gone=(kind,))] += courses * one[place].count(kind)
            self.all = found
            assert found, "nothing fits"

    def move(self, source: int, target: int, kinds: Sequence[int] | None, backs: Sequence[int]) -> None:
        """Move cards, whose backs show, and which are seen unless `kinds` is None."""
        if kinds is not None:
            self.remove(source, kinds)
            self.known[target].update(kinds)
            return
        for back in set(backs):
            self._move_unseen(source, target, back, backs.count(back))

    def _move_unseen(self, source: int, target: int, back: int, count: int) -> None:
        known = {kind: number for kind, number in self.known[source].items() if self.back_of[kind] == back}
        one = next(iter(self.all))
        held = sum(known.values()) + sum(1 for kind in one[source] if self.back_of[kind] == back)
        for kind in known:
            del self.known[source][kind]
        if held == count:  # all of them, so that what is known stays known
            self.known[target].update(known)
            known = {}
        found: Counter[Arrangement] = Counter()
        for before, courses in self.all.items():
            there = _changed(before, source, come=tuple(Counter(known).elements()))
            of_back = [0] * (max(self.back_of) + 1)
            of_back[back] = count if held != count else sum(1 for kind in there[source] if self.back_of[kind] == back)
            for moved in parts_of(there[source], tuple(of_back), self.back_of):
                ways = prod(comb(there[source].count(kind), number) for kind, number in Counter(moved).items())
                found[_changed(_changed(there, source, gone=moved), target, come=moved)] += courses * ways
            if len(found) > self.most:
                raise TooMany
        self.all = found

    def bar(self, place: int, kinds: Iterable[int]) -> None:
        """Keep what has none of these in a place."""
        barred = set(kinds)
        self.all = Counter({one: courses for one, courses in self.all.items() if not barred & set(one[place])})
        assert self.all, "nothing fits"

    def lay_open(self, place: int, kinds: Iterable[int]) -> None:
        """Keep what has exactly these in a place."""
        lying = Counter(kinds)
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


@lru_cache(maxsize=100_000)
def parts_of(cards: Cards, backs: Cards, back_of: Cards) -> frozenset[Cards]:
    """Return all different choices out of some cards with so many of each back."""
    by_back = [[kind for kind in cards if back_of[kind] == back] for back in range(len(backs))]
    chosen = [set(combinations(own, count)) for own, count in zip(by_back, backs, strict=True)]
    return frozenset(tuple(sorted(sum(some, ()))) for some in product(*chosen))
