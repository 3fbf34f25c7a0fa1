"""The playout policy's values of the characters' powers, and the aims that it chooses."""

from __future__ import annotations

from typing import Final

from engine.duel.simulation.ending import held
from engine.duel.simulation.legal_moves import aims, has_back
from engine.duel.simulation.move_codes import AIM, COPIED, FIRST, NONE, ONTO
from engine.duel.simulation.packed_counts import (
    ADVISER,
    ARCHITECT,
    BACKS,
    COUNT,
    COURTESAN,
    FIRST_CHARACTER,
    GOODS_TILES,
    MASK,
    MERCHANT,
    PHARAOHS,
    PLAIN,
    PRIEST,
    PRIESTESS,
    QUEEN,
    QUEEN_DRAWS,
    SCARABS,
    SCRIBE_LEAVES,
    SHIFT,
    SIDES,
    SPY,
    SQUARES,
    THIEF,
    TWO,
    VIZIER,
    WILD,
)
from engine.duel.simulation.policy_values import CLASS, CORRUPTION, POINT, UNKNOWN
from engine.duel.simulation.state import SimulationState

# What a tile with each back is worth to a thief, a pirogue, and a tile that goes to corruption.
_STOLEN: Final[list[int]] = [3 * POINT, 6 * POINT, 5 * POINT, 8 * POINT]
_PIROGUE: Final = 7 * POINT
_SHED: Final = 2 * POINT
# A tile out of the opponent's corruption, the more there are to choose from.
_RECLAIMED: Final[list[int]] = [0, 1 * POINT, 3 * POINT, 4 * POINT, 5 * POINT, 6 * POINT]

# What a character is worth in the hand, in parts of 64 of what a statue is.
HELD: Final[list[int]] = [0] * FIRST_CHARACTER + [64, 40, 45, 50, 40, 32, 32, 32, 32, 60, 32, 60]


def power(sim: SimulationState, kind: int, own: list[int]) -> tuple[int, int]:
    """Return what playing a character brings now, and how its move is aimed best.

    Args:
        sim: the position.
        kind: who is played.
        own: what tiles bring, as `gains` says.
    """
    if kind != SPY:
        value, aim = _power(sim, kind, kind, own)
        return value, aim << AIM
    best, coded = 0, 0
    for copied in range(FIRST_CHARACTER, SPY):
        if sim.played >> copied - FIRST_CHARACTER & 1:
            value, aim = _power(sim, copied, kind, own)
            if not coded or value > best:
                best, coded = value, (copied << COPIED) + (aim << AIM)
    return best, coded


def _power(sim: SimulationState, kind: int, played: int, own: list[int]) -> tuple[int, int]:
    """Return what a power brings, and 1 more than its aim, 0 without any; `played` may be a spy."""
    seat = sim.seat
    if kind == QUEEN:
        return UNKNOWN * min(QUEEN_DRAWS, len(sim.pile)), 0
    if kind == MERCHANT:
        return _bought(sim, own)
    if kind == THIEF:
        best, aim = 0, 0
        for back in range(BACKS):
            if _STOLEN[back] > best and has_back(sim.hands, 1 - seat, back):
                best, aim = _STOLEN[back], back + 1
        return best, aim
    if kind in (PRIEST, PRIESTESS):
        return _cleared(sim)
    if kind == COURTESAN:
        return _added(sim, played)
    if kind == VIZIER:
        return _RECLAIMED[min(held(sim.piles, 1 - seat), len(_RECLAIMED) - 1)], 0
    if kind == ARCHITECT:
        return _PIROGUE, 0
    if kind == ADVISER:
        value = sim.royal[seat].bit_length() - 1
        return (value * CORRUPTION, value + 1) if value > 0 else (0, 0)
    return _SHED * max(0, held(sim.hands, 1 - seat) - SCRIBE_LEAVES), 0


def _bought(sim: SimulationState, own: list[int]) -> tuple[int, int]:
    best, aim = 0, 0
    for square in range(SQUARES):
        kind = sim.market[square]
        if kind >= 0 and (not aim or own[CLASS[kind]] > best):
            best, aim = own[CLASS[kind]], square + 1
    return best, aim


def _cleared(sim: SimulationState) -> tuple[int, int]:
    base, piles, best, aim = sim.seat * SIDES, sim.piles, 0, 0
    two = piles[base + TWO]
    for good in range(WILD + 1):
        count = COUNT[piles[base + good]]
        if two:
            count += COUNT[two & PHARAOHS[good]]
        if count > best:
            best, aim = count, good + 1
    return best * CORRUPTION, aim


def _added(sim: SimulationState, played: int) -> tuple[int, int]:
    """Add the two dearest goods tiles to the set where that brings most at once."""
    base, best, aim = sim.seat * SIDES, 0, 0
    for good in range(WILD):
        stands, signs, pack = sim.sold[base + good], sim.scarabs[base + good], sim.hands[base + good]
        if not stands or not pack & PLAIN:
            continue
        first = second = NONE
        for kind in GOODS_TILES[good]:
            for _ in range(pack >> SHIFT[kind] & MASK[kind]):
                if first == NONE:
                    first = kind
                elif second == NONE:
                    second = kind
        added = 1 if second == NONE else 2
        more = SCARABS[first] + (0 if second == NONE else SCARABS[second])
        value = ((stands + added) * (signs + more) - stands * signs) * POINT - added * UNKNOWN
        if not aim or value > best:
            best, aim = value, (good << ONTO) + (first << FIRST) + second + 1
    if not aim:
        # What is wild or a pharaoh tile cannot be spared, but has to be added where nothing else can be.
        for other in aims(sim, COURTESAN, played):
            return -_PIROGUE, other + 1
    return best, aim
