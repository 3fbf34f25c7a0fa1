"""What cards and corruption are worth to the fast policy, roughly, in sixteenths of a point."""

from __future__ import annotations

from typing import Final

from engine.sobek.lean.state import Lean
from engine.sobek.lean.tables import (
    AMULET,
    COUNT,
    FIRST_CHARACTER,
    GOOD,
    SCARABS,
    SCARABS_A_PROSPERITY,
    SIDES,
    SMALLEST_SET,
    VALUED,
    WORTH,
)

POINT: Final = 16
# A character in the row or in the hand, and an amulet.
CHARACTER: Final = 5 * POINT
AMULETS_WORTH: Final = 6 * POINT
# The third card of a good, while there are event tokens.
COMPLETE: Final = 3 * POINT
# A card that cannot come to a set any more: its good in the hand and the turns left are fewer than this.
_LATE: Final = -2 * POINT
_SOONEST: Final = 2
# What part of its points a card brings that joins none, one, two or more of its good in the hand.
_CHANCE: Final[list[int]] = [6, 9, 13] + [14] * 16
# A card of corruption, by how many more one has than the rival who has most, from _EDGE fewer to as many more: it costs
# most where both have the same.
_EDGE: Final = 80
_COST: Final[list[int]] = [max(12, 54 - 6 * abs(more) - abs(more) // 2) for more in range(-_EDGE, _EDGE + 1)]


def turns(lean: Lean) -> int:
    """Return about how many turns a seat still has in the round, after the present one."""
    return (len(lean.deck) + len(lean.row)) // (2 * lean.seats)


def corruption_cost(lean: Lean, seat: int) -> int:
    """Return what one more card of corruption costs a seat."""
    corruption = lean.corruption
    if lean.seats == 2:
        return _COST[corruption[seat] - corruption[1 - seat] + _EDGE]
    most = 0
    for other in range(lean.seats):
        if other != seat and corruption[other] > most:
            most = corruption[other]
    return _COST[corruption[seat] - most + _EDGE]


def worths(lean: Lean, seat: int, kinds: list[int], left: int) -> list[int]:
    """Return what each of some cards brings to a hand with so many turns left; below 0 where it comes too late."""
    base, hands, sets, prosperity = seat * SIDES, lean.hands, lean.sets, lean.prosperity
    complete = COMPLETE if lean.tokens else 0
    found: list[int] = []
    for kind in kinds:
        if kind >= AMULET:
            found.append(CHARACTER if kind >= FIRST_CHARACTER else AMULETS_WORTH)
            continue
        good = GOOD[kind]
        pack = hands[base + good]
        held = COUNT[pack]
        if held + left < _SOONEST:
            found.append(_LATE)
            continue
        pack += sets[base + good]
        gain = (pack >> VALUED) * WORTH[good] + SCARABS_A_PROSPERITY * prosperity[base + good]
        scarabs = SCARABS[kind]
        if scarabs:
            gain += (COUNT[pack] + 1) * scarabs
        if held == SMALLEST_SET - 1:
            found.append(gain * _CHANCE[held] + complete)
        else:
            found.append(gain * _CHANCE[held])
    return found


def joined(lean: Lean, at: int, pack: int) -> int:
    """Return how many points a set, by its place among the packs, gains by more cards."""
    good, before = at % SIDES, lean.sets[at]
    tokens = SCARABS_A_PROSPERITY * lean.prosperity[at]
    there = (before >> VALUED) * WORTH[good] + tokens
    after = before + pack
    return COUNT[after] * (there + (pack >> VALUED) * WORTH[good]) - COUNT[before] * there
