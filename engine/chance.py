"""Chance from a seed: every draw has its own generator, so that copying a game is cheap."""

from __future__ import annotations

import hashlib
from _random import Random  # random.Random without its half in Python, which seeds it a second time
from collections.abc import Sequence


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

    def shuffled(self, *piles: Sequence[int]) -> list[list[int]]:
        """Return each of the piles in a random order, all in one draw: each card gets a number, and they are sorted."""
        random = self._next().random
        return [_sorted_by([random() for _ in pile], pile) for pile in piles]

    def below(self, count: int) -> int:
        """Draw one of `count` equally likely numbers, from 0."""
        return int(self._next().random() * count)

    def _next(self) -> Random:
        digest = hashlib.sha256(f"{self.seed}/{self.drawn}".encode("ascii")).digest()
        self.drawn += 1
        return Random(int.from_bytes(digest, "big"))


def seed_digest(seed: str) -> str:
    """Return the SHA-256, in hex, of the seed's ASCII text: what is published before the first deal."""
    return hashlib.sha256(seed.encode("ascii")).hexdigest()


def mixed_seed(secret: str, words: Sequence[str]) -> str:
    """Return the seed made of a secret and of what others added to it (docs/record.md).

    Args:
        secret: hex; alone it is the seed.
        words: the salted hash of a word for each seat, hex, empty for who gave none; empty if nobody did.
    """
    if not any(words):
        return secret
    return hashlib.sha256("\n".join((secret, *words)).encode("ascii")).hexdigest()


def word_digest(salt: str, word: str) -> str:
    """Return the salted hash of a word: the SHA-256, in hex, of the UTF-8 text of salt and word."""
    return hashlib.sha256(f"{salt}{word}".encode()).hexdigest()


def _sorted_by(numbers: list[float], pile: Sequence[int]) -> list[int]:
    return list(map(pile.__getitem__, sorted(range(len(pile)), key=numbers.__getitem__)))
