"""Sampling: draw one spread of each kind out of a constraint; all ways that fit together are equally likely.

The sums that the first kinds can reach are counted forwards, with the ways to each. Then the kinds are drawn
backwards, each by the ways of its spreads times those in which the kinds before it reach what is left: nothing is ever
tried twice.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate
from typing import TypeAlias

# A spread of a kind: how many of its cards each unseen move took, as one number that can be added; the locations where
# they lie, each with their number; and its ways.
Spread: TypeAlias = tuple[int, tuple[tuple[int, int], ...], int]
# What remains to be moved by the kinds before, and the cards of a kind in their locations.
_Part: TypeAlias = tuple[int, tuple[tuple[int, list[int]], ...]]


class Sampler:
    """Draws uncertain cards: one of the `spreads` of each kind, so that together they moved `moved`."""

    __slots__ = ("_drawn", "_kinds", "_moved", "_reached", "_spreads")

    def __init__(self, spreads: Mapping[int, Iterable[Spread]], moved: int) -> None:
        self._spreads = {kind: tuple(own) for kind, own in spreads.items()}
        self._kinds = sorted(self._spreads, key=lambda kind: len({flow for flow, _, _ in self._spreads[kind]}))
        self._moved = moved
        self._reached = [{0: 1}]
        for kind in self._kinds[:-1]:
            flows: dict[int, int] = {}
            for flow, _, ways in self._spreads[kind]:
                flows[flow] = flows.get(flow, 0) + ways
            sums: dict[int, int] = {}
            for so_far, ways in self._reached[-1].items():
                for flow, more in flows.items():
                    sums[so_far + flow] = sums.get(so_far + flow, 0) + ways * more
            self._reached.append(sums)
        # What can be drawn for each kind, by what it and those before it have to move; worked out when it is needed.
        self._drawn: list[dict[int, tuple[list[int], list[_Part]]]] = [{} for _ in self._kinds]

    def draw(self, contents: list[list[int]], below: Callable[[int], int]) -> None:
        """Draw all cards and add them to the contents of their locations.

        Args:
            contents: the kinds that lie in each location.
            below: draws one of so many equally likely numbers, from 0.
        """
        moved = self._moved
        for number in range(len(self._kinds) - 1, -1, -1):
            ways, parts = self._drawn[number].get(moved) or self._parts(number, moved)
            moved, cards = parts[bisect(ways, below(ways[-1])) if len(ways) > 1 else 0]
            for location, kinds in cards:
                contents[location] += kinds

    def _parts(self, number: int, moved: int) -> tuple[list[int], list[_Part]]:
        kind, before = self._kinds[number], self._reached[number]
        weights: list[int] = []
        parts: list[_Part] = []
        for flow, locations, ways in self._spreads[kind]:
            others = before.get(moved - flow)
            if others:
                weights.append(ways * others)
                parts.append((moved - flow, tuple([(location, [kind] * count) for location, count in locations])))
        found = self._drawn[number][moved] = list(accumulate(weights)), parts
        return found
