"""Chance out of a seed: the draws that the page of records promises to other programs."""

from __future__ import annotations

import hashlib
from random import Random

from engine.chance import Chance

CARDS = list(range(54))


def test_each_draw_is_that_of_a_generator_seeded_with_a_digest_of_its_own():
    chance = Chance("a seed")
    for draw in range(5):
        random = Random(int.from_bytes(hashlib.sha256(f"a seed/{draw}".encode("ascii")).digest(), "big"))
        if draw % 2:
            assert chance.below(7) == int(random.random() * 7)
        else:
            numbers = [random.random() for _ in CARDS]
            assert chance.shuffled(CARDS) == [sorted(CARDS, key=numbers.__getitem__)]
