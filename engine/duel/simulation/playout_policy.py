"""The playout policy: look one move ahead and pick by rough values, without listing all moves."""

from __future__ import annotations

from typing import Final

from engine.duel.simulation.market import reach
from engine.duel.simulation.move_codes import FILLS, PLAYS, SALES, SET, TWOS, WILDS
from engine.duel.simulation.packed_counts import (
    ALL,
    ARCHITECT_DRAWS,
    BETWEEN,
    BLACK,
    CHARACTERS,
    COUNT,
    FIRST_CHARACTER,
    FIRST_FACE_DOWN,
    GOOD,
    KINDS,
    LINES,
    MARK,
    PHARAOH_SCARABS,
    PHARAOHS,
    PLAIN,
    PRIME,
    RAYS,
    SIDES,
    SMALLEST_SET,
    SQUARE,
    SQUARES,
    STATUES_FIRST,
    TWO,
    UNIT,
    VALUED,
    WILD,
    WORTH,
)
from engine.duel.simulation.policy_answers import give, offered, reclaim, turned, use
from engine.duel.simulation.policy_powers import HELD, power
from engine.duel.simulation.policy_values import CLASS, CORRUPTION, POINT, best_of_line, gains, promise, turns
from engine.duel.simulation.state import ARCHITECT, OFF, OFFERED, PIROGUE, SCRIBE, TURN, TURNING, SimulationState

# A pirogue, and a filling with the tile that is taken then.
_PIROGUE: Final = 4 * POINT
_FILLED: Final = 6 * POINT
# Less than anything is worth.
_NEVER: Final = -256 * POINT
# What part of what is left to the opponent counts, in sixteenths.
_LEFT: Final = 11
# The same where the Ankh is turned as one likes.
_TURNED: Final = 2 * POINT
# What a statue and a character in the hand are worth at least, by the turns left.
_KEPT: Final[list[int]] = [0, 24, 60, 80, 90, 100, 100, 100, 100]


def choose(sim: SimulationState) -> int:
    """Return one of the legal moves of the seat that is asked; the same in the same position.

    It looks at no more than the seat knows of the market and the pile. Of the opponent's hand it looks at the goods
    tiles with a black back, nearly all of which were taken from the market face up.
    """
    asked = sim.asked
    if asked == TURN:
        return _turn(sim)
    if asked == TURNING:
        return turned(sim)
    if asked == OFFERED:
        return offered(sim)
    if asked == PIROGUE:
        return use(sim, sim.tokens)
    if asked == ARCHITECT:
        return use(sim, sim.aside[:ARCHITECT_DRAWS])
    if asked == SCRIBE:
        return give(sim)
    return reclaim(sim)


def _turn(sim: SimulationState) -> int:
    """Take, fill, sell, or play a character, whichever is worth most."""
    seat, ankh, occupied = sim.seat, sim.ankh, sim.occupied
    squares = reach(sim)
    if squares and not squares & squares - 1 and (sim.finger != OFF or ankh == OFF):
        return 1
    left = turns(sim)
    own, other = gains(sim, seat, ALL, left), gains(sim, 1 - seat, BLACK, left)
    move, best, place = FILLS, _FILLED, 0
    if squares or not sim.pile:
        best = _NEVER
    while squares:
        lowest = squares & -squares
        squares -= lowest
        place += 1
        square = SQUARE[lowest % PRIME]
        kind, gone = sim.market[square], lowest
        value = own[CLASS[kind]]
        if ankh != OFF:
            passed = BETWEEN[ankh * SQUARES + square] & occupied
            if passed:
                value -= CORRUPTION * passed.bit_count()
                gone |= passed
        if value <= best:
            continue
        if kind >= FIRST_FACE_DOWN:
            value -= _TURNED
        else:
            rays = RAYS[square * LINES + MARK[kind]]
            value -= best_of_line(sim, rays, occupied & ~gone, other) * _LEFT >> 4
        if value > best:
            move, best = place, value
    if ankh == OFF or sim.finger != OFF:
        return move
    stays = best_of_line(sim, RAYS[ankh * LINES + sim.line], occupied, other) * _LEFT >> 4
    return _of_hand(sim, left, own, move, best + stays)


def _of_hand(sim: SimulationState, left: int, own: list[int], move: int, best: int) -> int:
    """Sell or play a character if that is worth more than the best so far, else return the move."""
    base, hands = sim.seat * SIDES, sim.hands
    characters = 0
    for good in range(WILD + 1):
        characters |= hands[base + good]
    if characters & CHARACTERS:
        for kind in range(FIRST_CHARACTER, KINDS):
            if hands[base + GOOD[kind]] & UNIT[kind]:
                value, coded = power(sim, kind, own)
                value -= HELD[kind] * _KEPT[left] >> 6
                if value > best:
                    move, best = PLAYS + kind + coded, value
    statues, two = hands[base + WILD], hands[base + TWO]
    wild = COUNT[statues]
    for good in range(WILD):
        pack = hands[base + good]
        count = COUNT[pack]
        if two:
            count += COUNT[two & PHARAOHS[good]]
        if count + wild < SMALLEST_SET or not (count or sim.sold[base + good]):
            continue
        value, coded = _sale(sim, good, left)
        if value > best:
            move, best = SALES + (good << SET) + coded, value
    return move


def _sale(sim: SimulationState, good: int, left: int) -> tuple[int, int]:
    """Return what selling a good is worth, and its tiles as the move has them.

    All goods tiles are sold; characters and statues where they are needed, or worth less than they bring in the set.
    """
    base, hands = sim.seat * SIDES, sim.hands
    pack, statues, two = hands[base + good], hands[base + WILD], hands[base + TWO] & PHARAOHS[good]
    stands, scarabs = sim.sold[base + good], sim.scarabs[base + good]
    plain = pack & PLAIN
    pharaohs = COUNT[two]
    signs = COUNT[plain & VALUED] * WORTH[good] + pharaohs * PHARAOH_SCARABS
    count = COUNT[plain] + pharaohs
    before = promise(good, count, signs, stands, scarabs, left)
    keep_value, each = _KEPT[left], (scarabs + signs) * POINT
    lost = 0
    # Characters of the good first, then what is wild.
    characters = pack & CHARACTERS
    for unit in (CHARACTERS & -CHARACTERS, CHARACTERS & CHARACTERS - 1):
        if characters & unit and (count < SMALLEST_SET or each > keep_value):
            plain += unit
            count += 1
            lost += keep_value
    wild = 0
    for unit in STATUES_FIRST:
        while statues - wild & unit and (count < SMALLEST_SET or each > keep_value):
            wild += unit & -unit
            count += 1
            lost += keep_value
    value = ((stands + count) * (scarabs + signs) - stands * scarabs) * POINT - before - lost
    if sim.tokens:
        value += _PIROGUE
    return value, plain + (wild << WILDS) + (two << TWOS)
