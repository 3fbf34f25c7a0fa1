"""The playout policy's rough values of cards and corruption, in sixteenths of a point."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.sobek.simulation.packed_counts import (
    AMULET,
    COUNT,
    DECK_CARDS,
    FIRST_CHARACTER,
    GOOD,
    SCARABS,
    SCARABS_A_PROSPERITY,
    SIDES,
    SMALLEST_SET,
    VALUED,
    WORTH,
)
from engine.sobek.simulation.state import SimulationState

POINT: Final = 16
# A character in the row or in the hand, and an amulet.
CHARACTER: Final = 5 * POINT
AMULETS_WORTH: Final = 6 * POINT
# The third card of a good, while there are event tokens.
COMPLETE: Final = 3 * POINT
# What a card brings for each of its scarabs, no matter what becomes of its good, and how many cards a set has at least
# by which they are counted, by the number of seats.
_SCARAB: Final = 4
_HOPED: Final[list[int]] = [0, 0, 6, 10, 12]
# How many turns a seat has at most, as `turns` counts them.
_MOST: Final = len(DECK_CARDS) // 4
# The parts of their points, in sixteenths, that the first card of a good brings, the second, and those that complete a
# set or join a complete one: so much of it the more turns are left.
_FIRST: Final = 18
_SECOND: Final = 22
_OTHERS: Final = 14


def _parts() -> list[int]:
    """Return those parts, by how many turns are left and, within, how many cards of the good are held before."""
    found: list[int] = []
    for left in range(_MOST + 1):
        found.append(int(_FIRST * max(0, left - 2) / (left + 2)))
        found.append(int(_SECOND * max(0, left - 1) / (left + 2)))
        found.append(int(_OTHERS * left / (left + 0.5)))
    return found


# By the last of them: any further card has the same part.
_MANY: Final = SMALLEST_SET - 1
_PARTS: Final[list[int]] = _parts()

# What being the most corrupt costs, by the number of seats (with two it counts twice, for else the rival is), and how
# uncertain it is who that will be: at the round's end, and more so for each turn that is left.
_PENALTY: Final[list[int]] = [0, 0, 56 * POINT, 36 * POINT, 28 * POINT]
_UNSURE: Final = 1.5
_UNSURE_A_TURN: Final = 0.4
# A card of corruption costs this at least.
_LEAST: Final = 3
# How many cards more or fewer than the rival who has most are told apart.
_EDGE: Final = 80
_RANGE: Final = 2 * _EDGE + 1


def _costs(penalty: int) -> list[int]:
    """Return what a card of corruption costs, by how many turns are left and, within, how many more one has.

    That is the penalty times by how much it grows likelier, by a logistic curve: most where both have the same.
    """
    found: list[int] = []
    for left in range(_MOST + 1):
        scale = _UNSURE + _UNSURE_A_TURN * left
        for more in range(-_EDGE, _EDGE + 1):
            likely = 1 / (1 + exp(-(more + 0.5) / scale))
            found.append(int(penalty * likely * (1 - likely) / scale) + _LEAST)
    return found


# By the number of seats.
_COSTS: Final[list[list[int]]] = [_costs(penalty) for penalty in _PENALTY]


def turns(sim: SimulationState) -> int:
    """Return about how many turns a seat still has in the round, after the present one."""
    return (len(sim.deck) + len(sim.row)) // (2 * sim.seats)


def corruption_cost(sim: SimulationState, seat: int) -> int:
    """Return what one more card of corruption costs a seat."""
    corruption, costs, even = sim.corruption, _COSTS[sim.seats], turns(sim) * _RANGE + _EDGE
    if sim.seats == 2:
        return costs[even + corruption[seat] - corruption[1 - seat]]
    most = 0
    for other in range(sim.seats):
        if other != seat and corruption[other] > most:
            most = corruption[other]
    return costs[even + corruption[seat] - most]


def worths(sim: SimulationState, seat: int, kinds: list[int], left: int) -> list[int]:
    """Return what each of some cards brings to a hand with so many turns left."""
    base, hands, sets, prosperity = seat * SIDES, sim.hands, sim.sets, sim.prosperity
    complete = COMPLETE if sim.tokens else 0
    hoped = _HOPED[sim.seats]
    found: list[int] = []
    for kind in kinds:
        if kind >= AMULET:
            found.append(CHARACTER if kind >= FIRST_CHARACTER else AMULETS_WORTH)
            continue
        good = GOOD[kind]
        pack = hands[base + good]
        held = COUNT[pack]
        pack += sets[base + good]
        gain = (pack >> VALUED) * WORTH[good] + SCARABS_A_PROSPERITY * prosperity[base + good]
        scarabs = SCARABS[kind]
        if scarabs:
            size = COUNT[pack] + 1
            gain += (size if size > hoped else hoped) * scarabs
        value = gain * _PARTS[left * SMALLEST_SET + (held if held < _MANY else _MANY)] + _SCARAB * scarabs
        if held == _MANY and left:
            value += complete
        found.append(value)
    return found


def joined(sim: SimulationState, at: int, pack: int) -> int:
    """Return how many points a set, by its place among the packs, gains by more cards."""
    good, before = at % SIDES, sim.sets[at]
    tokens = SCARABS_A_PROSPERITY * sim.prosperity[at]
    there = (before >> VALUED) * WORTH[good] + tokens
    after = before + pack
    return COUNT[after] * (there + (pack >> VALUED) * WORTH[good]) - COUNT[before] * there
