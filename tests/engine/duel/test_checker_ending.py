"""The checker's largest number of tiles that could have been sold (D10, P10), held against trying everything."""

from collections import Counter
from functools import cache
from itertools import product
from random import Random

import pytest

from tests.engine.duel.checker_ending import Reckoning
from tests.engine.duel.checker_market import GOODS, PHARAOH, PILE, TREASURES, WILD, fits, goods_of
from tests.engine.duel.invented import Invented

EVERY_TILE = sorted((PILE + TREASURES).elements())
LARGEST_SEARCH = 20_000


def hands(count):
    """Yield hands in which wild and pharaoh tiles are frequent, and goods that were sold."""
    random = Random("hands")
    dear = [tile for tile in EVERY_TILE if tile in PHARAOH or WILD in goods_of(tile)]
    while count:
        hand = random.sample(dear, random.randint(0, 4))
        rest = [tile for tile in EVERY_TILE if tile not in hand]
        hand += random.sample(rest, random.randint(0, 6))
        if ways(hand) <= LARGEST_SEARCH:
            count -= 1
            yield hand, {good: [good] for good in random.sample(GOODS, random.choice((0, 0, 1, 2)))}


def ways(hand):
    """Return in how many ways each tile of a hand can go to one of its goods or to none."""
    size = 1
    for tile in hand:
        size *= 1 + sum(fits(tile, good) for good in GOODS)
    return size


@cache
def by_trying(hand, sold):
    """Return how many tiles at most can be sold, by looking at every way to send each tile somewhere or nowhere."""
    best = 0
    for sent in product(*([*(good for good in GOODS if fits(tile, good)), None] for tile in hand)):
        nowhere = sent.count(None)
        if len(hand) - nowhere <= best:
            continue
        sizes = Counter(good for good in sent if good is not None)
        if any(size < 3 for size in sizes.values()):
            continue
        shown = {good for tile, good in zip(hand, sent, strict=True) if good in goods_of(tile)}
        if all(good in sold or good in shown for good in sizes):
            best = len(hand) - nowhere
    return best


@pytest.fixture(scope="module")
def reckoning():
    return Reckoning.__new__(Reckoning)


def test_p10_no_way_to_sell_a_hand_removes_more_and_one_removes_as_many(reckoning):
    """The count agrees with the search, also where a pharaoh tile's first good is the worse choice."""
    chosen_well = 0
    for hand, sold in hands(300):
        reckoning.hands, reckoning.sold = [Counter(hand), Counter()], [sold, {}]
        most = reckoning.most(0)
        assert most == by_trying(tuple(hand), frozenset(sold)), (hand, sold)
        gone = Invented.largest(hand, sold)
        assert len(gone) == most
        assert reckoning.are_sets(0, gone)
        reckoning.hands[0] = Counter(f"{goods_of(tile)[0]}-f0" if tile in PHARAOH else tile for tile in hand)
        chosen_well += reckoning.most(0) < most
    assert chosen_well >= 10


def test_p10_tiles_are_sets_exactly_if_all_of_them_could_be_sold(reckoning):
    """All that is removed has to part into sets without a rest."""
    both = set()
    for hand, sold in hands(300):
        reckoning.sold = [sold, {}]
        whole = by_trying(tuple(hand), frozenset(sold)) == len(hand)
        assert reckoning.are_sets(0, hand) == whole, (hand, sold)
        both.add((whole, bool(hand)))
    assert both >= {(True, True), (False, True)}
