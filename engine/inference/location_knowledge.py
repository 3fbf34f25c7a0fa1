"""Count the cards of each kind that certainly or possibly lie in each location."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from engine.inference.constraints import LOCATIONS, POOL, Constraint, counts
from engine.inference.sampling import Sampler

# The locations of the seats' hands and piles, one after the other by up to four seats.
HANDS: Final = POOL + 1
PILES: Final = HANDS + 4

# How many cards of each kind lie in each location.
Table = list[list[int]]


class LocationKnowledge:
    """What a player knows of the cards in the pool (location 0) and in other locations, by kind.

    `held[location][back]` counts the cards of each back that lie in a location: backs always show.
    `_sure[location][kind]` are the cards that certainly lie there. `_constraints[back]` limit where the others can lie;
    no location is part of two constraints of one back.
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
        self.held: Table = [[0 for _ in backs] for _ in range(LOCATIONS)]
        self._sure: Table = [[0] * len(copies) for _ in range(LOCATIONS)]
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
        """Return how many cards of each kind lie in each location at least and at most; everything must be settled."""
        least = [own[:] for own in self._sure]
        most = [own[:] for own in self._sure]
        for constraints in self._constraints:
            for constraint in constraints:
                for location, kind, fewest, highest in constraint.bounds():
                    least[location][kind] += fewest
                    most[location][kind] += highest
        return least, most

    def certain(self) -> Table:
        """Return the kinds of the cards that certainly lie in each location, without the uncertain ones."""
        return [[kind for kind, count in enumerate(own) for _ in range(count)] for own in self._sure]

    def samplers(self) -> list[Sampler]:
        """Return the samplers of the uncertain cards, one for each part; everything must be settled."""
        return [constraint.sampler() for constraints in self._constraints for constraint in constraints]

    def gain(self, location: int, kinds: Iterable[int]) -> None:
        """Put cards that are seen into a location."""
        for kind in kinds:
            self._sure[location][kind] += 1
            self.held[location][self._back_of[kind]] += 1

    def show(self, location: int, kinds: Iterable[int]) -> None:
        """Take cards out of a location where they came to light.

        Raises:
            ValueError: they cannot have lain there.
        """
        for kind in kinds:
            back = self._back_of[kind]
            self.held[location][back] -= 1
            if self._sure[location][kind]:
                self._sure[location][kind] -= 1
            else:
                self._constraint_at(back, location).show(location, kind)

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
        """Move cards from location to location, seen or not; their backs always show.

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

    def fix(self, location: int, kinds: Sequence[int]) -> None:
        """Learn exactly which cards lie in a location."""
        sure = self._sure[location]
        self._learn(location, lambda kind: kinds.count(kind) - sure[kind])

    def bar(self, location: int, barred: Callable[[int], bool]) -> None:
        """Learn that no card of the barred kinds lies in a location."""
        self._learn(location, lambda kind: 0 if barred(kind) else None)

    def settle(self) -> None:
        """Draw the conclusions of what was learnt.

        Raises:
            ValueError: it contradicts itself.
        """
        for back, constraints in enumerate(self._constraints):
            for constraint in constraints:
                for kind, spread in constraint.settle().items():
                    for location, count in counts(spread):
                        self._sure[location][kind] += count
            if not all(constraint.spreads for constraint in constraints):
                self._constraints[back] = [constraint for constraint in constraints if constraint.spreads]

    def _learn(self, location: int, count_of: Callable[[int], int | None]) -> None:
        """Learn how many cards of each kind lie in a location beside the certain ones; None where that stays open."""
        found: list[tuple[int, int]] = []
        for constraints in self._constraints:
            for constraint in [constraint for constraint in constraints if constraint.touches(location)]:
                for kind in list(constraint.spreads):
                    number = count_of(kind)
                    if number is not None:
                        constraint.fix(location, kind, number)
                        found.append((kind, number))
        for kind, number in found:
            self._sure[location][kind] += number

    def _touching(self, back: int, location: int) -> list[Constraint]:
        return [constraint for constraint in self._constraints[back] if constraint.touches(location)]

    def _constraint_at(self, back: int, location: int) -> Constraint:
        for constraint in self._touching(back, location):
            return constraint
        raise ValueError("what came to light cannot be")

    def _joined(self, back: int, *locations: int) -> Constraint:
        """Join the constraints of one back that touch some locations and return the one that is left."""
        constraints = self._constraints[back]
        own = [constraint for constraint in constraints if any(constraint.touches(location) for location in locations)]
        if not own:
            own = [Constraint()]
            constraints += own
        first, *others = own
        for other in others:
            first.join(other)
            constraints.remove(other)
        return first
