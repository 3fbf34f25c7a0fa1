"""Count the cards of each kind that certainly or possibly lie in each place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from engine.inference.constraints import PLACES, POOL, Constraint, counts
from engine.inference.sampling import Sampler

# The places of the seats' hands and piles, one after the other by up to four seats.
HANDS: Final = POOL + 1
PILES: Final = HANDS + 4

# How many cards of each kind lie in each place.
Table = list[list[int]]


class LocationKnowledge:
    """What a player knows of the cards in the pool (place 0) and in other places, by kind.

    `held[place][back]` counts the cards of each back that lie in a place: backs always show. `_sure[place][kind]` are
    the cards that certainly lie there. `_constraints[back]` limit where the others can lie; no place is part of two
    constraints of one back.
    """

    __slots__ = ("_back_of", "_constraints", "_sure", "held")

    def __init__(self, copies: Sequence[int], back_of: Sequence[int]) -> None:
        """Start with all cards in the pool.

        Args:
            copies: how many cards there are of each kind.
            back_of: the back (an index) of each kind.
        """
        backs = range(max(back_of) + 1)
        self._back_of = back_of
        self.held: Table = [[0 for _ in backs] for _ in range(PLACES)]
        self._sure: Table = [[0] * len(copies) for _ in range(PLACES)]
        self._constraints: list[list[Constraint]] = [[] for _ in backs]
        for kind, (count, back) in enumerate(zip(copies, back_of, strict=True)):
            self._sure[POOL][kind] = count
            self.held[POOL][back] += count

    def copy(self) -> LocationKnowledge:
        """Return the same knowledge, to be carried on apart: what happens to one is not known to the other."""
        other = LocationKnowledge.__new__(LocationKnowledge)
        other._back_of = self._back_of
        other.held = [own[:] for own in self.held]
        other._sure = [own[:] for own in self._sure]
        other._constraints = [[constraint.copy() for constraint in constraints] for constraints in self._constraints]
        return other

    def bounds(self) -> tuple[Table, Table]:
        """Return how many cards of each kind lie in each place at least and at most; everything must be settled."""
        least = [own[:] for own in self._sure]
        most = [own[:] for own in self._sure]
        for constraints in self._constraints:
            for constraint in constraints:
                for place, kind, fewest, highest in constraint.bounds():
                    least[place][kind] += fewest
                    most[place][kind] += highest
        return least, most

    def certain(self) -> Table:
        """Return the kinds of the cards that certainly lie in each place, without the uncertain ones."""
        return [[kind for kind, count in enumerate(own) for _ in range(count)] for own in self._sure]

    def samplers(self) -> list[Sampler]:
        """Return the samplers of the uncertain cards, one for each part; everything must be settled."""
        return [constraint.sampler() for constraints in self._constraints for constraint in constraints]

    def gain(self, place: int, kinds: Iterable[int]) -> None:
        """Put cards that are seen into a place."""
        for kind in kinds:
            self._sure[place][kind] += 1
            self.held[place][self._back_of[kind]] += 1

    def show(self, place: int, kinds: Iterable[int]) -> None:
        """Take cards out of a place where they came to light.

        Raises:
            ValueError: they cannot have lain there.
        """
        for kind in kinds:
            back = self._back_of[kind]
            self.held[place][back] -= 1
            if self._sure[place][kind]:
                self._sure[place][kind] -= 1
            else:
                self._constraint_at(back, place).show(place, kind)

    def hide(self, back: int, source: int, target: int, count: int) -> None:
        """Move cards of one back that nobody can name; all there are stay as known as they were."""
        if not count:
            return
        whole = self.held[source][back] == count
        self.held[source][back] -= count
        self.held[target][back] += count
        of_back, sure = self._back_of, self._sure[source]
        certain = {kind: number for kind, number in enumerate(sure) if number and of_back[kind] == back}
        for kind in certain:
            sure[kind] = 0
        if not whole:
            constraint = self._joined(back, source, target)
            constraint.add(source, certain)
            constraint.move(source, target, count)
            return
        for kind, number in certain.items():
            self._sure[target][kind] += number
        if self._touching(back, source):
            self._joined(back, source, target).move_all(source, target)

    def carry(self, source: int, target: int, backs: Sequence[int], kinds: Sequence[int] | None) -> None:
        """Move cards from place to place, seen or not; their backs always show.

        Args:
            source: where they lay.
            target: where they go to.
            backs: the back of each.
            kinds: what they are, None for those that nobody can name.
        """
        if kinds is None:
            for back in range(len(self._constraints)):
                self.hide(back, source, target, backs.count(back))
            return
        self.show(source, kinds)
        self.gain(target, kinds)

    def fix(self, place: int, kinds: Sequence[int]) -> None:
        """Learn exactly which cards lie in a place."""
        sure = self._sure[place]
        self._learn(place, lambda kind: kinds.count(kind) - sure[kind])

    def bar(self, place: int, barred: Callable[[int], bool]) -> None:
        """Learn that no card of the barred kinds lies in a place."""
        self._learn(place, lambda kind: 0 if barred(kind) else None)

    def settle(self) -> None:
        """Draw the conclusions of what was learnt.

        Raises:
            ValueError: it contradicts itself.
        """
        for back, constraints in enumerate(self._constraints):
            for constraint in constraints:
                for kind, spread in constraint.settle().items():
                    for place, count in counts(spread):
                        self._sure[place][kind] += count
            if not all(constraint.spreads for constraint in constraints):
                self._constraints[back] = [constraint for constraint in constraints if constraint.spreads]

    def _learn(self, place: int, count_of: Callable[[int], int | None]) -> None:
        """Learn how many cards of each kind lie in a place beside the certain ones; None where that stays open."""
        found: list[tuple[int, int]] = []
        for constraints in self._constraints:
            for constraint in [constraint for constraint in constraints if constraint.touches(place)]:
                for kind in list(constraint.spreads):
                    number = count_of(kind)
                    if number is not None:
                        constraint.fix(place, kind, number)
                        found.append((kind, number))
        for kind, number in found:
            self._sure[place][kind] += number

    def _touching(self, back: int, place: int) -> list[Constraint]:
        return [constraint for constraint in self._constraints[back] if constraint.touches(place)]

    def _constraint_at(self, back: int, place: int) -> Constraint:
        for constraint in self._touching(back, place):
            return constraint
        raise ValueError("what came to light cannot be")

    def _joined(self, back: int, *places: int) -> Constraint:
        """Join the constraints of one back that touch some places and return the one that is left."""
        constraints = self._constraints[back]
        own = [constraint for constraint in constraints if any(constraint.touches(place) for place in places)]
        if not own:
            own = [Constraint()]
            constraints += own
        first, *others = own
        for other in others:
            first.join(other)
            constraints.remove(other)
        return first
