"""Chance out of a seed: every draw has a generator of its own, so that copying a game is cheap."""

from __future__ import annotations

import hashlib
from random import Random


class Chance:
    """A source of chance made of a seed and the number of draws made so far.

    Only `Random.random` is used, the one method whose sequence Python promises to keep for ever.
    """

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def copy(self) -> Chance:
        """Return a source that will give the same draws."""
        return Chance(self.seed, self.drawn)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle `items` in place (Fisher and Yates)."""
        random = self._next().random
        for last in range(len(items) - 1, 0, -1):
            other = int(random() * (last + 1))
            items[last], items[other] = items[other], items[last]

    def below(self, count: int) -> int:
        """Return a number from 0 to `count` - 1."""
        return int(self._next().random() * count)

    def _next(self) -> Random:
        digest = hashlib.sha256(f"{self.seed}/{self.drawn}".encode("ascii")).digest()
        self.drawn += 1
        return Random(int.from_bytes(digest, "big"))


def seed_digest(seed: str) -> str:
    """Return the SHA-256, in hex, of the seed's ASCII text: what is published before the first deal."""
    return hashlib.sha256(seed.encode("ascii")).hexdigest()
