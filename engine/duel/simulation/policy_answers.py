"""The playout policy's answers inside a turn: lines, deben, pirogues, tiles to take and to give."""

from __future__ import annotations

from typing import Final

from engine.duel.simulation.effects import kinds_in
from engine.duel.simulation.ending import held
from engine.duel.simulation.legal_moves import pirogue_aims
from engine.duel.simulation.market import turns as lines_of
from engine.duel.simulation.move_codes import CHOICES, GIVES, PIROGUE_AIM, RECLAIMS, TURNS, USES
from engine.duel.simulation.packed_counts import (
    ALL,
    BETWEEN,
    BLACK,
    FINGER,
    FIRST_CHARACTER,
    FIRST_FACE_DOWN,
    FIRST_STATUE,
    GOOD,
    HORUS,
    LINES,
    MUMMY,
    POINTS,
    PYRAMID,
    RAYS,
    SCARAB,
    SCARAB2,
    SCARABS,
    SCARABS_A_PIROGUE,
    SIDES,
    SNAKES,
    SQUARES,
    THEFT,
    TWO_DEBEN,
    UNIT,
)
from engine.duel.simulation.policy_values import (
    BETTER_DEBEN,
    CLASS,
    CORRUPTION,
    DEBEN,
    POINT,
    UNKNOWN,
    best_of_line,
    gains,
    turns,
)
from engine.duel.simulation.state import SimulationState

# Another turn, by the turns left.
_AGAIN: Final[list[int]] = [64, 80, 90, 100, 100, 100, 100, 100, 100]
# A tile of the corruption that comes back to the hand, beside the corruption that it saves.
_BACK: Final = 2 * POINT
_POINTED: Final = POINT


def turned(sim: SimulationState) -> int:
    """Turn the Ankh to where least is left to the opponent."""
    able, table = lines_of(sim), gains(sim, 1 - sim.seat, BLACK, turns(sim))
    move, least = -1, 0
    for line in range(LINES):
        if able >> line & 1:
            value = best_of_line(sim, RAYS[sim.ankh * LINES + line], sim.occupied, table)
            if move < 0 or value < least:
                move, least = line, value
    return TURNS + move


def offered(sim: SimulationState) -> int:
    """Trade the tile for a deben, unless it brings more in the hand."""
    at = sim.seat * SIDES + GOOD[sim.offered]
    sim.hands[at] -= UNIT[sim.offered]
    table = gains(sim, sim.seat, ALL, turns(sim))
    sim.hands[at] += UNIT[sim.offered]
    return CHOICES + (1 if table[3 * GOOD[sim.offered]] < DEBEN else 0)


def use(sim: SimulationState, choosable: list[int]) -> int:
    """Pick the pirogue that is worth most, aimed at where it is."""
    move, best = USES, -1
    left = turns(sim)
    for pirogue in choosable:
        value, aim = _pirogue(sim, pirogue, left)
        if value > best:
            move, best = USES + pirogue + (aim << PIROGUE_AIM), value
    return move


def _pirogue(sim: SimulationState, pirogue: int, left: int) -> tuple[int, int]:
    """Return what a pirogue is worth, and one more than its aim, 0 without any."""
    seat = sim.seat
    if pirogue == PYRAMID:
        return _AGAIN[left], 0
    if pirogue in (SCARAB, SCARAB2):
        best, aim = 0, 0
        for good in pirogue_aims(sim, pirogue):
            if sim.sold[seat * SIDES + good] > best:
                best, aim = sim.sold[seat * SIDES + good], good + 1
        return best * SCARABS_A_PIROGUE * POINT * (32 + left) // 32, aim
    if pirogue == MUMMY:
        return held(sim.piles, seat) * (CORRUPTION + (_BACK if left else -POINT)), 0
    if pirogue == FINGER:
        return _pointed(sim, left)
    if pirogue == HORUS:
        return BETTER_DEBEN if sim.bag else 0, 0
    if pirogue == THEFT:
        return DEBEN if sim.deben[1 - seat] else 0, 0
    value = POINTS[pirogue] * POINT + SNAKES[pirogue] * CORRUPTION
    return value + (DEBEN if pirogue == TWO_DEBEN and sim.bag else 0), 0


def _pointed(sim: SimulationState, left: int) -> tuple[int, int]:
    """Point to the tile on the line that brings the opponent least."""
    table = gains(sim, 1 - sim.seat, BLACK, left)
    best = aim = least = 0
    for square in pirogue_aims(sim, FINGER):
        passed = (BETWEEN[sim.ankh * SQUARES + square] & sim.occupied).bit_count()
        worth = table[CLASS[sim.market[square]]] - CORRUPTION * passed
        if not aim or worth < least:
            aim, least = square + 1, worth
        if not best or worth > best:
            best = worth
    return (_POINTED + best - least if aim else 0), aim


def reclaim(sim: SimulationState) -> int:
    """Take the best tile of the corruption that the vizier looks at."""
    table = gains(sim, sim.seat, ALL, turns(sim))
    kinds = kinds_in(sim.piles, 1 - sim.seat)
    return RECLAIMS + kinds[_best([_seen(table, kind) for kind in kinds])]


def give(sim: SimulationState) -> int:
    """Give the worst tile of the hand to the scribe."""
    table = gains(sim, sim.seat, ALL, turns(sim))
    kinds = kinds_in(sim.hands, sim.seat)
    return GIVES + kinds[_best([-_seen(table, kind) for kind in kinds])]


def _seen(table: list[int], kind: int) -> int:
    """Return what a tile brings whose face is seen, other than on the market."""
    if kind < FIRST_FACE_DOWN:
        return table[3 * GOOD[kind] + (1 if SCARABS[kind] else 0)] if kind < FIRST_STATUE else table[CLASS[kind]]
    return UNKNOWN if kind >= FIRST_CHARACTER else 2 * UNKNOWN


def _best(values: list[int]) -> int:
    return values.index(max(values))
