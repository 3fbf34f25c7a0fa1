"""Whose turn comes next, and the end of the game (D9 to D12)."""

from __future__ import annotations

from engine.duel.simulation.market import can_fill, reach
from engine.duel.simulation.packed_counts import (
    CHARACTERS,
    COUNT,
    FIRST_CHARACTER,
    FIRST_FACE_DOWN,
    PHARAOHS,
    SIDES,
    SMALLEST_SET,
    STEP,
    TWO,
    UNIT,
    WILD,
)
from engine.duel.simulation.state import OFF, OVER, TURN, SimulationState


def held(packs: list[int], seat: int) -> int:
    """Return how many tiles a seat has among packs, such as its hand."""
    count = 0
    for at in range(seat * SIDES, seat * SIDES + SIDES):
        count += COUNT[packs[at]]
    return count


def pass_turn(sim: SimulationState) -> None:
    """Let the other seat have its turn, or end the game if it can do nothing."""
    sim.turn = 1 - sim.turn
    sim.again = False
    begin_turn(sim)


def begin_turn(sim: SimulationState) -> None:
    """Ask the seat whose turn it is; the game ends if it can neither take, nor sell, nor play a character (D10)."""
    sim.seat = sim.turn
    sim.asked = TURN
    if not reach(sim) and not can_fill(sim) and not _has_character(sim) and not sellable(sim, sim.turn):
        _finish(sim, sim.turn)


def sellable(sim: SimulationState, seat: int) -> int:
    """Return the goods of which a seat can sell tiles, as bits (D6)."""
    base, hands = seat * SIDES, sim.hands
    two = hands[base + TWO]
    enough = SMALLEST_SET - COUNT[hands[base + WILD]]
    found = 0
    for good in range(WILD):
        count = COUNT[hands[base + good]]
        if two:
            count += COUNT[two & PHARAOHS[good]]
        if count >= enough and (count or sim.sold[base + good]):
            found |= 1 << good
    return found


def _has_character(sim: SimulationState) -> bool:
    base = sim.turn * SIDES
    for at in range(base, base + TWO):  # noqa: SIM110 a generator would be slow here
        if sim.hands[at] & CHARACTERS:
            return True
    return False


def _finish(sim: SimulationState, ended_by: int) -> None:
    """Score the game (D10 to D12)."""
    other, corruption = 1 - ended_by, sim.corruption
    corruption[ended_by] += held(sim.hands, ended_by)
    corruption[other] += held(sim.hands, other) - unsold(sim, other)
    if corruption[0] != corruption[1]:
        cleaner = 0 if corruption[0] < corruption[1] else 1
        count = 1 + (corruption[1 - cleaner] - corruption[cleaner]) // STEP
        for _ in range(min(count, len(sim.bag))):
            sim.deben[cleaner].append(sim.bag.pop(sim.rng.below(len(sim.bag))))
    for seat in range(2):
        score = sim.points[seat]
        for value in sim.deben[seat]:
            score += value
        for at in range(seat * SIDES, seat * SIDES + WILD):
            score += sim.sold[at] * sim.scarabs[at]
        sim.scores[seat] = score
    sim.asked = OVER
    sim.turn = -1
    sim.again = False
    sim.finger = OFF


def unsold(sim: SimulationState, seat: int) -> int:
    """Return the largest number of tiles of a hand that could have been sold in sets (D10, P10)."""
    base = seat * SIDES
    counts = [COUNT[pack] for pack in sim.hands[base : base + WILD + 1]]
    pharaohs = [kind for kind in range(FIRST_FACE_DOWN, FIRST_CHARACTER) if sim.hands[base + TWO] & UNIT[kind]]
    stands = False
    for good in range(WILD):
        if sim.sold[base + good]:
            stands = True
    return _shared_out(counts, pharaohs, stands)


def _shared_out(counts: list[int], pharaohs: list[int], stands: bool) -> int:
    """Return the same, each pharaoh tile counted for the one of its goods that brings most."""
    if not pharaohs:
        return _sold_together(counts, stands)
    best, first = 0, UNIT[pharaohs[0]]
    for good in range(WILD):
        if first & PHARAOHS[good]:
            counts[good] += 1
            best = max(best, _shared_out(counts, pharaohs[1:], stands))
            counts[good] -= 1
    return best


def _sold_together(counts: list[int], stands: bool) -> int:
    """Return the largest number of tiles in sets: what is wild goes first where a good lacks least.

    Statues alone join a set only if one of the seat's `stands`.
    """
    wild = counts[WILD]
    total = 0
    for lack in range(SMALLEST_SET):
        for good in range(WILD):
            count = counts[good]
            if count and max(0, SMALLEST_SET - count) == lack <= wild:
                wild -= lack
                total += count
    if total or (stands and wild >= SMALLEST_SET):
        total += counts[WILD]
    return total
