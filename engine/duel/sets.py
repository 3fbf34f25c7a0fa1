"""Sets: the tiles that may be sold as one, and in how many ways (D6, D10, P4); marks make no difference in a hand."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product

from engine.duel.actions import Reason, Sell
from engine.duel.tiles import (
    FIRST_CHARACTER,
    FIRST_FACE_DOWN,
    GOOD_INDEX,
    GOOD_OF,
    GOODS,
    GOODS_OF,
    PIECES,
    TILES,
    WILD,
    Good,
)
from engine.game import IllegalAction

SMALLEST_SET = 3

# Tiles of one class do the same in a hand, no matter what their marks are: the kinds of a class stand together, and
# this is the first of them.
_LOOKS = [(tile.good, tile.scarabs, tile.back, tile.code if tile.face_down else "") for tile in TILES]
CLASS_OF = tuple(_LOOKS.index(look) for look in _LOOKS)
# Which kinds fit a set of each good.
_FITS = tuple(tuple(good in goods or WILD in goods for goods in GOODS_OF) for good in range(WILD))


@lru_cache(maxsize=4096)
def selections(kinds: tuple[int, ...], least: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Return every different choice of `least` to `most` tiles out of sorted `kinds`; of a class the first ones."""
    found: list[tuple[int, ...]] = [()]
    for one in sorted({CLASS_OF[kind] for kind in kinds}):
        alike = tuple([kind for kind in kinds if CLASS_OF[kind] == one])
        found = [chosen + alike[:taken] for chosen in found for taken in range(min(len(alike), most - len(chosen)) + 1)]
    return tuple(chosen for chosen in found if len(chosen) >= least)


@lru_cache(maxsize=4096)
def sales(good: int, kinds: tuple[int, ...], sold: bool) -> tuple[Sell, ...]:
    """Return all ways to sell some of `kinds` (sorted, all eligible); a good not `sold` yet needs a tile of its own."""
    return tuple(
        Sell(GOODS[good], tuple([TILES[kind] for kind in chosen]))
        for chosen in selections(kinds, SMALLEST_SET, len(kinds))
        if sold or any(GOOD_OF[kind] != WILD for kind in chosen)
    )


def targets(hand: Sequence[int], stands: Sequence[list[int]]) -> list[int]:
    """Return the goods (indexes) of which tiles of a hand can be sold (D6)."""
    if len(hand) < SMALLEST_SET:
        return []
    counts = _counted(hand)
    enough = SMALLEST_SET - counts[WILD]
    return [good for good in range(WILD) if counts[good] >= enough and (counts[good] or stands[good])]


def eligible(hand: Sequence[int], good: int) -> tuple[int, ...]:
    """Return the tiles of a sorted hand that fit a set of `good`: all that show it (P4), and what is wild."""
    fits = _FITS[good]
    return tuple([kind for kind in hand if fits[kind]])


def check_sale(action: Sell, hand: Sequence[int], stands: Sequence[list[int]]) -> tuple[int, list[int]]:
    """Return the good (index) and the kinds of a sale that is allowed (D6).

    Raises:
        IllegalAction: with the reason why not.
    """
    kinds = PIECES.kinds_of(action.tiles)
    good = set_of(action.good)
    check_tiles(hand, kinds, good)
    if len(kinds) < SMALLEST_SET:
        raise IllegalAction(Reason.TOO_FEW_TILES)
    if not stands[good] and all(GOOD_OF[kind] == WILD for kind in kinds):
        raise IllegalAction(Reason.NEEDS_GOOD)
    return good, kinds


def set_of(good: Good) -> int:
    """Return the index of a good of which a set can be.

    Raises:
        IllegalAction: NO_SUCH_SET for the statue.
    """
    index = GOOD_INDEX[good]
    if index == WILD:
        raise IllegalAction(Reason.NO_SUCH_SET)
    return index


def check_tiles(hand: Sequence[int], kinds: Sequence[int], good: int) -> None:
    """Raise IllegalAction unless the hand holds all the tiles, equal ones counted, and all fit a set of `good`."""
    if any(hand.count(kind) < kinds.count(kind) for kind in set(kinds)):
        raise IllegalAction(Reason.NOT_IN_HAND)
    if not all(_FITS[good][kind] for kind in kinds):
        raise IllegalAction(Reason.MIXED_GOODS)


def unsold(hand: Sequence[int], stands: Sequence[list[int]]) -> list[int]:
    """Return the largest number of tiles that could have been sold in sets, sorted; goods in order if equal (D10).

    Each pharaoh tile is counted for the one of its goods that brings most (P10).
    """
    best: list[int] = []
    for shown in product(*[GOODS_OF[kind] for kind in hand]):
        sold = _sold_together(shown, stands)
        gone = [kind for kind, good in zip(hand, shown, strict=True) if good in sold]
        if len(gone) > len(best):
            best = gone
    return best


def _sold_together(shown: Sequence[int], stands: Sequence[list[int]]) -> tuple[int, ...]:
    """Return the goods of the sets in which most of some tiles, each of one good, could be sold, and what is wild."""
    counts = [shown.count(good) for good in range(WILD + 1)]
    able = [good for good in range(WILD) if counts[good] or stands[good]]
    best: tuple[int, ...] = ()
    most = 0
    for size in range(1, len(able) + 1):
        for goods in combinations(able, size):
            lack = sum(max(0, SMALLEST_SET - counts[good]) for good in goods)
            total = sum(counts[good] for good in goods) + counts[WILD]
            if lack <= counts[WILD] and total > most:
                best, most = (*goods, WILD), total
    return best


def _counted(hand: Sequence[int]) -> list[int]:
    """Return how many tiles of a sorted hand show each good, those of two goods in both."""
    counts = [0] * (WILD + 1)
    for kind in hand:
        counts[GOOD_OF[kind]] += 1
    if hand and hand[-1] >= FIRST_FACE_DOWN:
        for kind in hand[bisect_left(hand, FIRST_FACE_DOWN) : bisect_left(hand, FIRST_CHARACTER)]:
            counts[GOODS_OF[kind][1]] += 1
    return counts
