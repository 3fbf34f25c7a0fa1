"""What tiles and corruption are worth to the fast policy, roughly, in sixteenths of a point."""

from __future__ import annotations

from typing import Final

from engine.duel.lean.state import Lean
from engine.duel.lean.tables import (
    COUNT,
    FIRST_CHARACTER,
    FIRST_FACE_DOWN,
    FIRST_STATUE,
    GOOD,
    HAS_DEBEN,
    KINDS,
    PHARAOH_SCARABS,
    PHARAOHS,
    SCARABS,
    SIDES,
    SMALLEST_SET,
    TWO,
    VALUED,
    WILD,
    WORTH,
)

POINT: Final = 16
# A deben, and the better of two.
DEBEN: Final = 83
BETTER_DEBEN: Final = 104
# A tile that lies face down, a pharaoh tile with its royal corruption, and a statue at least.
UNKNOWN: Final = 4 * POINT
PHARAOH: Final = 5 * POINT
STATUE: Final = 3 * POINT
# Tiles that leave the market between two turns of a seat, and from when on a turn more makes no difference.
PACE: Final = 5
LATEST: Final = 8

# What may be gained, by what it is: twice the good, 1 more for a valued tile; statues, pharaoh tiles, characters, and
# from ICONS on what has the deben icon, by its good.
_STATUES: Final = 12
_PHARAOHS: Final = 13
_CHARACTERS: Final = 14
_ICONS: Final = 15


def _class(kind: int) -> int:
    if kind >= FIRST_CHARACTER:
        return _CHARACTERS
    if kind >= FIRST_FACE_DOWN:
        return _PHARAOHS
    if kind >= FIRST_STATUE:
        return _STATUES
    return _ICONS + GOOD[kind] if HAS_DEBEN[kind] else 2 * GOOD[kind] + (SCARABS[kind] > 0)


CLASS: Final[list[int]] = [_class(kind) for kind in range(KINDS)]

# Mean scarabs of a good's tiles, in sixteenths.
_MEAN: Final[list[int]] = [26, 16, 14, 8, 8, 7]
# What part of a set to be counts that has one or two of its three tiles, in hundredths.
_STARTED: Final[list[int]] = [0, 20, 50]
# What part of a set counts that can be sold, by the turns left, in hundredths.
_READY: Final[list[int]] = [60, 80, 92, 98, 104, 110, 110, 110, 110]
# What a tile that may never be sold costs, by the turns left.
_LOOSE: Final[list[int]] = [27, 22, 16, 11, 5, 0, 0, 0, 0]
# A point of corruption, by how many more one has than the other, from _EDGE fewer to as many more: it costs most where
# both have the same.
_EDGE: Final = 80
_COST: Final[list[int]] = [max(27, 42 - 2 * abs(more)) for more in range(-_EDGE, _EDGE + 1)]

_GAINS: Final[dict[int, list[int]]] = {}


def turns(lean: Lean) -> int:
    """Return about how many turns a seat still has, LATEST at most."""
    lying, pile = lean.occupied.bit_count(), len(lean.pile)
    left = (lying + pile if pile else lying // 2) // PACE
    return left if left < LATEST else LATEST


def corruption_cost(lean: Lean, seat: int) -> int:
    """Return what one more point of corruption costs a seat."""
    return _COST[lean.corruption[seat] - lean.corruption[1 - seat] + _EDGE]


def gains(lean: Lean, seat: int, fields: int, left: int) -> list[int]:
    """Return what one more tile brings to a hand with so many turns left, by its CLASS.

    Args:
        lean: the position.
        seat: whose hand.
        fields: those of the packs that are looked at.
        left: as `turns` says.
    """
    base, hands, sold, scarabs = seat * SIDES, lean.hands, lean.sold, lean.scarabs
    two = hands[base + TWO]
    found: list[int] = []
    statue = STATUE
    for good in range(WILD):
        pack = hands[base + good] & fields
        held, signs, stands = COUNT[pack], COUNT[pack & VALUED] * WORTH[good], sold[base + good]
        if two:
            more = COUNT[two & PHARAOHS[good]]
            held += more
            signs += PHARAOH_SCARABS * more
        key = ((((good << 4 | held) << 5 | signs) << 5 | stands) << 6 | scarabs[base + good]) << 4 | left
        pair = _GAINS.get(key)
        if pair is None:
            pair = _GAINS[key] = _pair(good, held, signs, stands, scarabs[base + good], left)
        found += pair
        if (held or stands) and pair[0] > statue:
            statue = pair[0]
    icon = DEBEN if lean.bag else 0
    found += (statue, PHARAOH, UNKNOWN)
    for good in range(0, 2 * WILD, 2):
        found.append(found[good] if found[good] > icon else icon)
    return found


def _pair(good: int, held: int, signs: int, stands: int, scarabs: int, left: int) -> list[int]:
    """Return what a tile without value and a valued one bring to those of a good that are held."""
    now = promise(good, held, signs, stands, scarabs, left)
    return [promise(good, held + 1, signs + more, stands, scarabs, left) - now for more in (0, WORTH[good])]


def promise(good: int, held: int, signs: int, stands: int, scarabs: int, left: int) -> int:
    """Return what tiles of a good in a hand may bring, beyond what its set has, less what they may cost.

    Args:
        good: its index.
        held: how many tiles there are.
        signs: the scarabs on them.
        stands: how many tiles the set has.
        scarabs: and its scarabs.
        left: as `turns` says.
    """
    if not held:
        return 0
    if held >= SMALLEST_SET:
        return ((stands + held) * (scarabs + signs) - stands * scarabs) * POINT * _READY[left] // 100
    lack = SMALLEST_SET - held
    hoped = (stands + SMALLEST_SET) * ((scarabs + signs) * POINT + lack * _MEAN[good]) - stands * scarabs * POINT
    return _STARTED[held] * hoped * min(2 * lack, left) // (200 * lack) - held * _LOOSE[left]


def best_of_line(lean: Lean, rays: list[list[int]], occupied: int, table: list[int], cost: int) -> int:
    """Return what the best tile on a line brings to who may take next, by its gains and what corruption costs it.

    Only the first two tiles of each side count. Where there is none, it is what a filling brings.
    """
    market, best, found = lean.market, 0, False
    for ray in rays:
        passed = 0
        for square in ray:
            if occupied >> square & 1:
                worth = table[CLASS[market[square]]] - passed
                if not found or worth > best:
                    best, found = worth, True
                if passed:
                    break
                passed = cost
    if found:
        return best
    return UNKNOWN if lean.pile else 0
