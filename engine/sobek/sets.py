"""Sets: the cards that may be played as one, onto which set, and in how many ways (S5, S6, S16, S19, S24)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.game import IllegalAction
from engine.sobek.actions import AMULETS, NEW, Lay, PlaySet, Reason
from engine.sobek.cards import (
    AMULET,
    CARDS,
    COPIES,
    GOOD_INDEX,
    GOOD_OF,
    GOODS,
    NO_GOOD,
    PIECES,
    PROSPEROUS,
    Good,
)

SMALLEST_SET = 3
_CODES = tuple(good.code for good in GOODS)

# The goods of sets that stand, by the names that actions have for them.
SETS: Final[dict[str, Good | None]] = {**{good.code: good for good in GOODS}, AMULETS: None}

# A place where cards may go: the code of the set they join, and the good (index) that the set has afterwards.
Target = tuple[str, int]


@lru_cache(maxsize=4096)
def selections(kinds: tuple[int, ...], least: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Return every different choice of `least` to `most` cards out of sorted `kinds`, equal cards counted once."""
    found: list[tuple[int, ...]] = [()]
    for kind in sorted(set(kinds)):
        copies = kinds.count(kind)
        found = [chosen + (kind,) * taken for chosen in found for taken in range(copies + 1)]
    return tuple(chosen for chosen in found if least <= len(chosen) <= most)


@lru_cache(maxsize=4096)
def set_actions(onto: str, good: int, kinds: tuple[int, ...]) -> tuple[PlaySet, ...]:
    """Return all ways to play `kinds` (sorted, all eligible) onto a set; a new one needs a card of its good."""
    goal = GOODS[good] if good != NO_GOOD else None
    needs_good = goal is not None and onto in (NEW, AMULETS)
    return tuple(
        PlaySet(onto, goal, tuple([CARDS[kind] for kind in chosen]))
        for chosen in selections(kinds, SMALLEST_SET, len(kinds))
        if not needs_good or any(kind != AMULET for kind in chosen)
    )


@lru_cache(maxsize=4096)
def lay_actions(good: int, kinds: tuple[int, ...]) -> tuple[Lay, ...]:
    """Return all ways to lay one horizontal set of `good` out of `kinds` (sorted, all eligible)."""
    return tuple(Lay(action.good, action.cards) for action in set_actions(NEW, good, kinds))


# The cards of a hand are counted by good in one number of a byte for each, amulets in the highest: _ONE is what a card
# adds. Adding _LACK brings every good's byte to 128 or more whose cards are enough for a set.
_ONE = tuple(1 << 8 * good for good in GOOD_OF)
_EACH = sum(1 << 8 * good for good in range(NO_GOOD))
_LACK = tuple((128 - SMALLEST_SET + amulets) * _EACH for amulets in range(COPIES[AMULET] + 1))
_ENOUGH = 128 * _EACH
# Which goods those marks of 128 stand for, by their sum.
_MARKED = {
    sum(128 << 8 * good for good in goods): goods
    for count in range(NO_GOOD + 1)
    for goods in combinations(range(NO_GOOD), count)
}

# Whether a kind fits a set of each good.
_FITS = tuple(
    tuple(kind == AMULET or GOOD_OF[kind] == good for kind in range(len(CARDS))).__getitem__
    for good in range(NO_GOOD + 1)
)


def targets(hand: Sequence[int], stands: Sequence[list[int]], prosperity: Sequence[int]) -> Sequence[Target]:
    """Return where cards of a hand could go as a set (S6): first the goods in order, then amulets alone."""
    counted = sum(map(_ONE.__getitem__, hand))
    amulets = counted >> 8 * NO_GOOD
    enough = counted + _LACK[amulets] & _ENOUGH
    if not enough:
        return ()
    found: list[Target] = []
    alone = stands[NO_GOOD]
    for good in _MARKED[enough]:
        if stands[good]:
            found.append((_CODES[good], good))
        elif counted >> 8 * good & 127:
            found.append((NEW, good))
            if alone and may_fix(good, stands, prosperity):
                found.append((AMULETS, good))
    if amulets >= SMALLEST_SET:
        found.append((AMULETS if alone else NEW, NO_GOOD))
    return found


def layable(hand: Sequence[int]) -> list[int]:
    """Return the goods (by index, NO_GOOD for amulets alone) of which cards of a hand make a set of their own (S24)."""
    counted = sum(map(_ONE.__getitem__, hand))
    amulets = counted >> 8 * NO_GOOD
    goods = [good for good in _MARKED[counted + _LACK[amulets] & _ENOUGH] if counted >> 8 * good & 127]
    return [*goods, NO_GOOD] if amulets >= SMALLEST_SET else goods


def may_fix(good: int, stands: Sequence[list[int]], prosperity: Sequence[int]) -> bool:
    """Return whether cards of `good` may join the set of amulets alone and fix its good (S6, S19)."""
    return bool(stands[NO_GOOD]) and not stands[good] and (not prosperity[NO_GOOD] or good in PROSPEROUS)


def eligible(hand: Sequence[int], good: int) -> tuple[int, ...]:
    """Return the cards of a sorted hand that fit a set of `good`: its goods, its characters, and amulets."""
    return tuple(filter(_FITS[good], hand))


def set_code(good: int) -> str:
    """Return how an action names a set that stands."""
    return _CODES[good] if good != NO_GOOD else AMULETS


def index_of(good: Good | None) -> int:
    """Return the index under which a good is counted, NO_GOOD for None."""
    return GOOD_INDEX[good]


def check_held(hand: Sequence[int], kinds: Sequence[int]) -> None:
    """Raise IllegalAction(NOT_IN_HAND) unless the hand holds all the cards, equal ones counted."""
    for kind in set(kinds):
        if hand.count(kind) < kinds.count(kind):
            raise IllegalAction(Reason.NOT_IN_HAND)


def check_good(kinds: Sequence[int], good: int) -> None:
    """Raise IllegalAction(MIXED_GOODS) if a card is neither an amulet nor of `good`."""
    if not all(map(_FITS[good], kinds)):
        raise IllegalAction(Reason.MIXED_GOODS)


def check_set(
    action: PlaySet, hand: Sequence[int], stands: Sequence[list[int]], prosperity: Sequence[int]
) -> list[int]:
    """Return the kinds of a set that may be played (S5, S6, S19).

    Raises:
        IllegalAction: with the reason why not.
    """
    kinds = PIECES.kinds_of(action.cards)
    check_held(hand, kinds)
    if len(kinds) < SMALLEST_SET:
        raise IllegalAction(Reason.TOO_FEW_CARDS)
    good = index_of(action.good)
    check_good(kinds, good)
    if action.onto == NEW:
        if stands[good]:
            raise IllegalAction(Reason.SET_STANDS)
    elif action.onto == AMULETS:
        if not stands[NO_GOOD]:
            raise IllegalAction(Reason.NO_SUCH_SET)
        if good != NO_GOOD:
            check_fix(good, stands, prosperity)
    elif action.good is None or action.onto != action.good.code or not stands[good]:
        raise IllegalAction(Reason.NO_SUCH_SET)
    if good != NO_GOOD and action.onto in (NEW, AMULETS) and kinds.count(AMULET) == len(kinds):
        raise IllegalAction(Reason.NEEDS_GOOD)
    return kinds


def check_fix(good: int, stands: Sequence[list[int]], prosperity: Sequence[int]) -> None:
    """Raise IllegalAction unless `good` may become that of the set of amulets alone."""
    if stands[good]:
        raise IllegalAction(Reason.SET_STANDS)
    if not may_fix(good, stands, prosperity):
        raise IllegalAction(Reason.NOT_PROSPEROUS)
