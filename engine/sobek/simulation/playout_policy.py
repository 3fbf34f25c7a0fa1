"""The playout policy: look one move ahead and pick by rough values, without listing all moves."""

from __future__ import annotations

from typing import Final

from engine.sobek.simulation.effects import held
from engine.sobek.simulation.move_codes import (
    AFTER,
    AIM,
    BODY,
    FIRST_SHIFT,
    NAMES,
    NEW,
    NONE,
    ONTO,
    OWN,
    PLAYS,
    SET_SHIFT,
    SETS,
)
from engine.sobek.simulation.packed_counts import (
    AMULET,
    BACKS,
    CHARACTERS,
    CHARACTERS_OF,
    COUNT,
    COURTESAN,
    GOOD,
    KINDS_OF,
    MASK,
    MERCHANT,
    NO_GOOD,
    PRIEST,
    PRIESTESS,
    QUEEN,
    QUEEN_DRAWS,
    REACH,
    SCARABS,
    SCRIBE_LEAVES,
    SHIFT,
    SIDES,
    SMALLEST_SET,
    THIEF,
    UNIT,
)
from engine.sobek.simulation.packed_counts import VIZIER as VIZIER_KIND
from engine.sobek.simulation.policy_answers import give, lay, pick, reclaim
from engine.sobek.simulation.policy_values import (
    AMULETS_WORTH,
    CHARACTER,
    POINT,
    corruption_cost,
    joined,
    turns,
    worths,
)
from engine.sobek.simulation.state import EVENT, LAYING, SCRIBE, TURN, VIZIER, SimulationState

# An event token, having to wait for 3 more cards once a set has been played, and the powers that are always alike.
_EVENT: Final = 8 * POINT
_WAIT: Final = 3 * POINT
_DRAWN: Final = 3 * POINT
_STOLEN: Final = 5 * POINT
_LOOKED: Final = 4 * POINT
_GIVEN: Final = 4 * POINT
_HELD: Final = 2 * POINT
# A scarab that is left first in the row.
_LEFT: Final = 10
# Sets that have fewer cards of their good are played in the last turn alone.
_FEW: Final = 2
# Fewer turns than this left, and characters are worth no keeping.
_SOON: Final = 2


def choose(sim: SimulationState) -> int:
    """Return one of the legal moves of the seat that is asked; the same in the same position.

    It looks at no more than the seat knows of the row, the rivals' hands and the deck, but for the scribe's and the
    vizier's choices, where the seat sees all that it needs.
    """
    asked = sim.asked
    if asked == TURN:
        return _turn(sim)
    if asked == EVENT:
        return pick(sim)
    if asked == VIZIER:
        return reclaim(sim)
    if asked == SCRIBE:
        return give(sim)
    if asked == LAYING:
        return lay(sim)
    return NAMES + sim.seat


def _turn(sim: SimulationState) -> int:
    """Take, play a set, or play a character, whichever is worth most."""
    seat, left = sim.seat, turns(sim)
    cost = corruption_cost(sim, seat)
    row = sim.row[: REACH + 1]
    values = worths(sim, seat, row[:REACH], left)
    row.append(AMULET)
    move, best, lost = 1, -BODY, 0
    for at in range(len(values)):
        value = values[at] - lost - _LEFT * SCARABS[row[at + 1]]
        if value > best:
            move, best = at + 1, value
        lost += cost
    base, hands, sets = seat * SIDES, sim.hands, sim.sets
    amulets = hands[base + NO_GOOD]
    few = SMALLEST_SET - COUNT[amulets]
    if left and few < _FEW:
        few = _FEW
    at_once = (_EVENT if sim.tokens else 0) - (_WAIT if left else 0)
    spare = left + 1
    for own in hands[base : base + NO_GOOD]:
        if COUNT[own] >= SMALLEST_SET:
            spare -= 1
    good = -1
    for own in hands[base : base + NO_GOOD]:
        good += 1
        if not own:
            continue
        count = COUNT[own]
        if own & CHARACTERS:
            for kind in CHARACTERS_OF[good]:
                if own & UNIT[kind]:
                    value, aim = power(sim, kind, left, cost)
                    if left < _SOON:
                        value += _HELD
                    if count >= SMALLEST_SET:
                        value -= CHARACTER
                    if value > best:
                        move, best = PLAYS + kind + (aim << AIM), value
        if count >= few:
            pack = own
            if not left:
                pack += amulets
            elif count < SMALLEST_SET:
                pack += (SMALLEST_SET - count) * UNIT[AMULET]
            value = joined(sim, base + good, pack) * POINT // (1 + spare if spare > 0 else 1) + at_once
            if left and pack != own:
                value -= AMULETS_WORTH * (SMALLEST_SET - count)
            if value > best:
                onto = OWN if sets[base + good] else NEW
                move, best = SETS + (onto << ONTO) + (good << AFTER) + pack, value
    return move


def power(sim: SimulationState, kind: int, left: int, cost: int) -> tuple[int, int]:
    """Return what a character is worth now, and one more than its best aim, 0 without any."""
    seat = sim.seat
    if kind == QUEEN:
        drawn = min(QUEEN_DRAWS, len(sim.deck))
        return (_DRAWN if left >= _SOON else 0) * drawn, 0
    if kind == MERCHANT:
        return _bought(sim, left)
    if kind == COURTESAN:
        return _added(sim)
    if kind in (PRIEST, PRIESTESS):
        most, aim = 0, 0
        for good in range(NO_GOOD):
            count = COUNT[sim.piles[seat * SIDES + good]]
            if count > most:
                most, aim = count, (good << 2) + 1
        return (most * cost - _HELD if aim else -_HELD), aim
    if kind == THIEF:
        return _stolen(sim)
    if kind == VIZIER_KIND:
        most, aim = 0, 0
        for other in range(sim.seats):
            count = held(sim.piles, other)
            if other != seat and count > most:
                most, aim = count, other + 1
        return (_LOOKED if most >= SMALLEST_SET else -_HELD), aim
    excess = 0
    for other in range(sim.seats):
        if other != seat:
            excess += max(0, held(sim.hands, other) - SCRIBE_LEAVES)
    return excess * _GIVEN - _HELD, 0


def _bought(sim: SimulationState, left: int) -> tuple[int, int]:
    values = worths(sim, sim.seat, sim.row, left)
    best = max(values)
    return best - _HELD, values.index(best) + 1


def _stolen(sim: SimulationState) -> tuple[int, int]:
    """Steal from the largest hand, of the back that it has most of."""
    largest, aim = 0, 0
    for other in range(sim.seats):
        count = held(sim.hands, other) if other != sim.seat else 0
        if count > largest:
            largest = count
            backs = [0] * BACKS
            for good in range(SIDES):
                pack = sim.hands[other * SIDES + good]
                green, orange = pack >> SHIFT[2] & MASK[2], COUNT[pack & CHARACTERS]
                backs[0] += green
                backs[2] += orange
                backs[1] += COUNT[pack] - green - orange
            back = backs.index(max(backs))
            aim = other * BACKS + back + 1
    return (_STOLEN if aim else -_HELD), aim


def _added(sim: SimulationState) -> tuple[int, int]:
    """Add the two best cards of a good to its set."""
    base, best, aim = sim.seat * SIDES, -1, 0
    for good in range(NO_GOOD):
        if not sim.sets[base + good]:
            continue
        own = sim.hands[base + good] - (UNIT[COURTESAN] if good == GOOD[COURTESAN] else 0)
        first = second = NONE
        for kind in KINDS_OF[good]:
            for _ in range(own >> SHIFT[kind] & MASK[kind]):
                if first == NONE:
                    first = kind
                elif second == NONE:
                    second = kind
        if first != NONE:
            pack = UNIT[first] + (UNIT[second] if second != NONE else 0)
            value = joined(sim, base + good, pack) * POINT
            if value > best:
                best, aim = value, (good << SET_SHIFT) + (first << FIRST_SHIFT) + second + 1
    if aim or not _must_add(sim, base):
        return best - _HELD, aim
    # Something can be added, which cannot be refused then: an amulet.
    return -POINT * REACH * REACH, 0


def _must_add(sim: SimulationState, base: int) -> bool:
    """Return whether the courtesan can be aimed though no card of a good fits the good's own set (S8)."""
    for good in range(SIDES):  # noqa: SIM110 a generator would be slow here
        if sim.sets[base + good] and (sim.hands[base + NO_GOOD] or good == NO_GOOD):
            return True
    return False
