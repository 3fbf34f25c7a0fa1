"""Token arrangements: list all ways in which hidden tokens can lie, each with its number of histories.

Every token is a thing of its own, and so each that might have moved makes a history of its own. There are so few tokens
in the duel that every way is kept.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random
from typing import TypeAlias

# The tokens of each location, as numbers, sorted.
Lying: TypeAlias = tuple[tuple[int, ...], ...]


class TokenArrangements:
    """How tokens can lie: `ways` has the number of histories of each way, and is never changed in place."""

    __slots__ = ("_sums", "ways")
    ways: dict[Lying, int]
    _sums: tuple[list[int], list[Lying]] | None

    def __init__(self, *locations: Sequence[int]) -> None:
        """Begin with tokens of which everybody knows where they lie, location by location."""
        self._keep({tuple([tuple(sorted(location)) for location in locations]): 1})

    def copy(self) -> TokenArrangements:
        """Return an independent copy."""
        other = TokenArrangements.__new__(TokenArrangements)
        other.ways = self.ways
        other._sums = self._sums
        return other

    def move(self, source: int, target: int, token: int | None) -> None:
        """Move one token: any in `source` as likely as another, or one like `token` where it is seen.

        Raises:
            ValueError: none can have lain there.
        """
        found: dict[Lying, int] = {}
        for lying, ways in self.ways.items():
            tokens = lying[source]
            for one in sorted(set(tokens)) if token is None else (token,):
                count = tokens.count(one)
                if count:
                    moved = _moved(lying, source, target, one)
                    found[moved] = found.get(moved, 0) + ways * count
        self._keep(found)

    def lift(self, source: int, target: int) -> None:
        """Move the highest token of a location that has one."""
        self._change(lambda lying: _moved(lying, source, target, lying[source][-1]))

    def pour(self, source: int, target: int) -> None:
        """Move all tokens of a location."""

        def poured(lying: Lying) -> Lying:
            for token in lying[source]:
                lying = _moved(lying, source, target, token)
            return lying

        self._change(poured)

    def fix(self, location: int, tokens: Sequence[int]) -> None:
        """Learn which tokens lie in a location.

        Raises:
            ValueError: they cannot.
        """
        there = tuple(sorted(tokens))
        self._keep({lying: ways for lying, ways in self.ways.items() if lying[location] == there})

    def count(self, location: int) -> int:
        """Return how many tokens lie in a location, which everybody knows."""
        return len(next(iter(self.ways))[location])

    def draw(self, random: Random) -> Lying:
        """Return one way in which the tokens can lie, each history being equally likely."""
        if self._sums is None:
            self._sums = list(accumulate(self.ways.values())), list(self.ways)
        sums, ways = self._sums
        return ways[bisect(sums, random.randrange(sums[-1])) if len(ways) > 1 else 0]

    def _change(self, changed: Callable[[Lying], Lying]) -> None:
        found: dict[Lying, int] = {}
        for lying, ways in self.ways.items():
            then = changed(lying)
            found[then] = found.get(then, 0) + ways
        self._keep(found)

    def _keep(self, ways: dict[Lying, int]) -> None:
        if not ways:
            raise ValueError("what came to light cannot be")
        self.ways = ways
        self._sums = None


def _moved(lying: Lying, source: int, target: int, token: int) -> Lying:
    locations = list(lying)
    rest = list(lying[source])
    rest.remove(token)
    locations[source] = tuple(rest)
    locations[target] = tuple(sorted((*lying[target], token)))
    return tuple(locations)
