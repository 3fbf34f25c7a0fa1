"""What is drawn of hidden cards is as likely as the courses that lead to it, and nothing else."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from engine.sobek.cards import BACK_OF, CARDS, FIRST_CHARACTER, KIND
from engine.sobek.events import DeckCounted, RoundDealt
from engine.sobek.inference.knowledge import Knowledge
from tests.depth import first_of
from tests.engine.sobek.uniformity import positions
from tests.engine.uniformity import exactly, prove, surprise

# Far beyond what chance alone brings in a few hundred tests.
SURPRISING = 4.5


@first_of("chunk", range(3))
def test_arrangements_of_small_decks_are_exactly_as_likely_as_counting_all_courses_says(chunk):
    """To the last fraction, in every position of every round for which there is time."""
    seen, uneven = 0, 0
    for number in range(chunk * 12, chunk * 12 + 12):
        for position in positions(number, 300):
            assert exactly(position) == position.likelihoods
            seen += 1
            uneven += len(set(position.likelihoods.values())) > 1
    assert seen > 60
    assert uneven > 8


def test_what_is_drawn_comes_as_often_as_it_is_likely():
    """`python -m tests.engine.sobek.uniformity` draws a hundred thousand in each position."""
    tested, largest = prove(positions, range(24), 400, 120, 0.4)
    assert tested > 40
    assert largest < SURPRISING


def test_a_chi_square_sees_what_is_not_so_likely():
    """A die that falls on six a little too often."""
    likelihoods = dict.fromkeys(range(6), Fraction(1, 6))
    assert surprise(dict.fromkeys(range(6), 1000), likelihoods) < 0
    assert surprise({**dict.fromkeys(range(5), 1000), 5: 1220}, likelihoods) > SURPRISING
    with pytest.raises(ValueError):
        surprise({7: 1}, likelihoods)


ROW = ("fish1", None, "wheat1")
POOL = ("ivory3", "ivory3", "amulet", "wheat0", "queen", "thief", "scribe-fish")


@pytest.mark.parametrize("counted", [None, (2, 1), (1, 2)])
@pytest.mark.parametrize("top", ["beige", "orange"])
def test_row_deck_and_what_left_the_round_are_dealt_every_way_alike(counted, top):
    """One character lies in the row and three cards in the deck; three are out. The back of the deck's top shows."""
    copies = [0] * len(CARDS)
    for word in (*ROW, *POOL, *["fish0g"] * 4):
        copies[KIND[word or "fish0g"]] += 1
    copies[KIND["fish0g"]] -= 1
    knowledge = Knowledge(2, copies)
    row = tuple(None if word is None else CARDS[KIND[word]] for word in ROW)
    knowledge.learn([RoundDealt(1, (None, None), row)])
    if counted:
        knowledge.learn([DeckCounted(*counted)])
    back = {"beige": 1, "orange": 2}[top]
    likely: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for order in permutations([KIND[word] for word in POOL]):
        down, deck, removed = order[:1], order[1:4], order[4:]
        characters = sum(1 for kind in deck if kind >= FIRST_CHARACTER)
        if down[0] >= FIRST_CHARACTER and BACK_OF[deck[-1]] == back and counted in (None, (3 - characters, characters)):
            likely[down, deck, tuple(sorted(removed))] += 1
    deal, random = knowledge.deal(), Random(f"{counted} {top}")
    came: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _ in range(6000):
        dealt = deal.draw(random, 1, 3, back)
        assert dealt.hands == [[KIND["fish0g"]] * 2] * 2
        came[tuple(dealt.down), tuple(dealt.deck), tuple(sorted(dealt.removed))] += 1
    total = likely.total()
    assert surprise(came, {one: Fraction(number, total) for one, number in likely.items()}) < SURPRISING
