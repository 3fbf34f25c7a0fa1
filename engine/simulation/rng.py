"""Chance for playouts: cheap, and all of it out of one number."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol


class Rng(Protocol):
    """The source of chance of a simulation; the engine's Chance is one, so both can get the same draws."""

    def below(self, count: int) -> int:
        """Draw one of `count` equally likely numbers, from 0."""

    def shuffled(self, *piles: Sequence[int]) -> list[list[int]]:
        """Return each of the piles in a random order."""


class SeededRng:
    """Luck out of one generator.

    Args:
        seed: any number; the same one gives the same draws.
    """

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def below(self, count: int) -> int:
        """Draw one of `count` equally likely numbers, from 0."""
        return int(self.random() * count)

    def shuffled(self, *piles: Sequence[int]) -> list[list[int]]:
        """Return each of the piles in a random order."""
        shuffled = []
        for pile in piles:
            cards = list(pile)
            for last in range(len(cards) - 1, 0, -1):
                other = int(self.random() * (last + 1))
                cards[last], cards[other] = cards[other], cards[last]
            shuffled.append(cards)
        return shuffled
