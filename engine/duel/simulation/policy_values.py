"""The playout policy's rough values of tiles and corruption, in sixteenths of a point."""

from __future__ import annotations

from typing import Final

from engine.duel.simulation.packed_counts import (
    ALL,
    COUNT,
    FIRST_CHARACTER,
    FIRST_FACE_DOWN,
    FIRST_STATUE,
    GOOD,
    HAS_DEBEN,
    KINDS,
    PACKS,
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
from engine.duel.simulation.state import SimulationState

POINT: Final = 16
# What a point of corruption costs.
CORRUPTION: Final = 18
# A deben, and the better of two.
DEBEN: Final = 74
BETTER_DEBEN: Final = 104
# A tile that lies face down, a pharaoh tile with its royal corruption, and a statue at least.
UNKNOWN: Final = 4 * POINT
PHARAOH: Final = 1 * POINT
STATUE: Final = 3 * POINT
# What is left to who may fill the market, and to who finds nothing to take.
REFILLED: Final = 4 * POINT
NOTHING: Final = 5 * POINT
# Tiles that leave the market between two turns of a seat, and from when on a turn more makes no difference.
PACE: Final = 6
LATEST: Final = 8
# Of what gains are kept by: that there are deben in the bag, and where pharaoh tiles of the good are counted.
_BAG: Final = 16
_PHARAOHS_SHIFT: Final = 24

# What may be gained, by what it is: from three times the good on one without value, a valued one, one with the deben
# icon; then statues, pharaoh tiles, characters.
_STATUES: Final = 18
_PHARAOHS: Final = 19
_CHARACTERS: Final = 20


def _class(kind: int) -> int:
    if kind >= FIRST_CHARACTER:
        return _CHARACTERS
    if kind >= FIRST_FACE_DOWN:
        return _PHARAOHS
    if kind >= FIRST_STATUE:
        return _STATUES
    return 3 * GOOD[kind] + (2 if HAS_DEBEN[kind] else 1 if SCARABS[kind] else 0)


CLASS: Final[list[int]] = [_class(kind) for kind in range(KINDS)]
# By pack: how many tiles it holds, and from the fourth bit on how many valued ones.
_SEEN: Final[list[int]] = [COUNT[pack] | COUNT[pack & VALUED] << 4 for pack in range(PACKS)]

# Mean scarabs of a good's tiles, in sixteenths.
_MEAN: Final[list[int]] = [26, 16, 14, 8, 8, 7]
# What part of a set to be counts that has one or two of its three tiles, in hundredths.
_STARTED: Final[list[int]] = [0, 20, 50]
# What part of a set counts that can be sold, by the turns left, in hundredths.
_READY: Final[list[int]] = [60, 80, 92, 98, 104, 110, 110, 110, 110]
# What a tile that may never be sold costs, by the turns left.
_LOOSE: Final[list[int]] = [27, 22, 16, 11, 5, 0, 0, 0, 0]
# By good, and then by all that it depends on: what one more tile brings. It is reckoned when it is first asked for;
# in thousands of games some ten thousand are.
_GAINS: Final[list[dict[int, list[int]]]] = [{} for _ in range(WILD)]


def turns(sim: SimulationState) -> int:
    """Return about how many turns a seat still has, LATEST at most."""
    lying, pile = sim.occupied.bit_count(), len(sim.pile)
    left = (lying + pile if pile else lying // 2) // PACE
    return left if left < LATEST else LATEST


def gains(sim: SimulationState, seat: int, fields: int, left: int) -> list[int]:
    """Return what one more tile brings to a hand with so many turns left, by its CLASS.

    Args:
        sim: the position.
        seat: whose hand.
        fields: those of the packs that are looked at; pharaoh tiles only with ALL.
        left: as `turns` says.
    """
    at = seat * SIDES
    hands, sold, scarabs = sim.hands, sim.sold, sim.scarabs
    two = hands[at + TWO] if fields == ALL else 0
    moment = left | _BAG if sim.bag else left
    found: list[int] = []
    for known in _GAINS:
        key = _SEEN[hands[at] & fields] | scarabs[at] << 7 | sold[at] << 13 | moment << 18
        if two:
            key |= COUNT[two & PHARAOHS[at % SIDES]] << _PHARAOHS_SHIFT
        some = known.get(key)
        if some is None:
            some = known[key] = _gain(sim, at, hands[at] & fields, two, left)
        found += some
        at += 1
    best = max(found[::3])
    found += (best if best > STATUE else STATUE, PHARAOH, UNKNOWN)
    return found


def _gain(sim: SimulationState, at: int, pack: int, two: int, left: int) -> list[int]:
    """Return what a tile without value, a valued one, and one with the deben icon bring to a pack and pharaoh tiles."""
    good = at % SIDES
    pharaohs = COUNT[two & PHARAOHS[good]]
    held, signs = COUNT[pack] + pharaohs, COUNT[pack & VALUED] * WORTH[good] + PHARAOH_SCARABS * pharaohs
    stands, scarabs = sim.sold[at], sim.scarabs[at]
    now = promise(good, held, signs, stands, scarabs, left)
    plain, valued = [promise(good, held + 1, signs + more, stands, scarabs, left) - now for more in (0, WORTH[good])]
    return [plain, valued, max(plain, DEBEN) if sim.bag else plain]


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


def best_of_line(sim: SimulationState, rays: list[list[int]], occupied: int, table: list[int]) -> int:
    """Return what the best tile on a line brings to who may take next, by its gains.

    Only the first two tiles of each side count. Where there is none, it is what a filling brings.
    """
    market, best, found = sim.market, 0, False
    for ray in rays:
        passed = 0
        for square in ray:
            if occupied >> square & 1:
                worth = table[CLASS[market[square]]] - passed
                if not found or worth > best:
                    best, found = worth, True
                if passed:
                    break
                passed = CORRUPTION
    if found:
        return best
    return REFILLED if sim.pile else NOTHING
