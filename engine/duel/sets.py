"""Which tiles may be sold as a set, and in how many ways (D6, D10); marks make no difference in a hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from engine.duel.actions import Reason, Sell
from engine.duel.tiles import GOOD_INDEX, GOOD_OF, GOODS, KIND, TILES, WILD, Good, Tile
from engine.game import IllegalAction, Refusal

SMALLEST_SET = 3

# Tiles of one class do the same in a hand, whatever their marks: the kinds of a class stand together, and this is
# the first of them.
_LOOKS = [(tile.good, tile.scarabs, tile.back, tile.code if tile.power else "") for tile in TILES]
CLASS_OF = tuple(_LOOKS.index(look) for look in _LOOKS)
# Which kinds fit a set of each good.
_FITS = tuple(tuple(GOOD_OF[kind] in (good, WILD) for kind in range(len(TILES))) for good in range(WILD))


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
        if sold or any(GOOD_OF[kind] == good for kind in chosen)
    )


def targets(hand: Sequence[int], stands: Sequence[list[int]]) -> list[int]:
    """Return the goods (indexes) of which tiles of a hand can be sold (D6)."""
    if len(hand) < SMALLEST_SET:
        return []
    counts = _counted(hand)
    enough = SMALLEST_SET - counts[WILD]
    return [good for good in range(WILD) if counts[good] >= enough and (counts[good] or stands[good])]


def eligible(hand: Sequence[int], good: int) -> tuple[int, ...]:
    """Return the tiles of a sorted hand that fit a set of `good`: its goods, its characters, statues, the architect."""
    fits = _FITS[good]
    return tuple([kind for kind in hand if fits[kind]])


def kinds_of(tiles: Sequence[Tile]) -> list[int]:
    """Return the kinds of the tiles of an action.

    Raises:
        IllegalAction: MALFORMED if they are not in the order of their kinds, the one order in which they are listed.
    """
    kinds = [KIND[tile.code] for tile in tiles]
    if kinds != sorted(kinds):
        raise IllegalAction(Refusal.MALFORMED)
    return kinds


def check_sale(action: Sell, hand: Sequence[int], stands: Sequence[list[int]]) -> tuple[int, list[int]]:
    """Return the good (index) and the kinds of a sale that is allowed (D6).

    Raises:
        IllegalAction: with the reason why not.
    """
    kinds = kinds_of(action.tiles)
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
    """Return the largest number of tiles that could have been sold in sets, sorted; goods in order if equal (D10)."""
    counts = _counted(hand)
    able = [good for good in range(WILD) if counts[good] or stands[good]]
    best: tuple[int, ...] = ()
    most = 0
    for size in range(1, len(able) + 1):
        for goods in combinations(able, size):
            lack = sum(max(0, SMALLEST_SET - counts[good]) for good in goods)
            total = sum(counts[good] for good in goods) + counts[WILD]
            if lack <= counts[WILD] and total > most:
                best, most = goods, total
    return [kind for kind in hand if best and (GOOD_OF[kind] == WILD or GOOD_OF[kind] in best)]


def _counted(hand: Sequence[int]) -> list[int]:
    counts = [0] * (WILD + 1)
    for kind in hand:
        counts[GOOD_OF[kind]] += 1
    return counts
