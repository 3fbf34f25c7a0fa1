"""Whose turn comes next, and the end of the game (D9 to D12)."""

from __future__ import annotations

from engine.duel.simulation.lookup_tables import (
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
from engine.duel.simulation.market import can_fill, reach
from engine.duel.simulation.state import OFF, OVER, TURN, Lean


def held(packs: list[int], seat: int) -> int:
    """Return how many tiles a seat has among packs, such as its hand."""
    count = 0
    for at in range(seat * SIDES, seat * SIDES + SIDES):
        count += COUNT[packs[at]]
    return count


def pass_turn(lean: Lean) -> None:
    """Let the other seat have its turn, or end the game if it can do nothing."""
    lean.turn = 1 - lean.turn
    lean.again = False
    begin_turn(lean)


def begin_turn(lean: Lean) -> None:
    """Ask the seat whose turn it is; the game ends if it can neither take, nor sell, nor play a character (D10)."""
    lean.seat = lean.turn
    lean.asked = TURN
    if not reach(lean) and not can_fill(lean) and not _has_character(lean) and not sellable(lean, lean.turn):
        _finish(lean, lean.turn)


def sellable(lean: Lean, seat: int) -> int:
    """Return the goods of which a seat can sell tiles, as bits (D6)."""
    base, hands = seat * SIDES, lean.hands
    two = hands[base + TWO]
    enough = SMALLEST_SET - COUNT[hands[base + WILD]]
    found = 0
    for good in range(WILD):
        count = COUNT[hands[base + good]]
        if two:
            count += COUNT[two & PHARAOHS[good]]
        if count >= enough and (count or lean.sold[base + good]):
            found |= 1 << good
    return found


def _has_character(lean: Lean) -> bool:
    base = lean.turn * SIDES
    for at in range(base, base + TWO):  # noqa: SIM110 a generator would be slow here
        if lean.hands[at] & CHARACTERS:
            return True
    return False


def _finish(lean: Lean, ended_by: int) -> None:
    """Score the game (D10 to D12)."""
    other, corruption = 1 - ended_by, lean.corruption
    corruption[ended_by] += held(lean.hands, ended_by)
    corruption[other] += held(lean.hands, other) - unsold(lean, other)
    if corruption[0] != corruption[1]:
        cleaner = 0 if corruption[0] < corruption[1] else 1
        count = 1 + (corruption[1 - cleaner] - corruption[cleaner]) // STEP
        for _ in range(min(count, len(lean.bag))):
            lean.deben[cleaner].append(lean.bag.pop(lean.luck.below(len(lean.bag))))
    for seat in range(2):
        score = lean.points[seat]
        for value in lean.deben[seat]:
            score += value
        for at in range(seat * SIDES, seat * SIDES + WILD):
            score += lean.sold[at] * lean.scarabs[at]
        lean.scores[seat] = score
    lean.asked = OVER
    lean.turn = -1
    lean.again = False
    lean.finger = OFF


def unsold(lean: Lean, seat: int) -> int:
    """Return the largest number of tiles of a hand that could have been sold in sets (D10, P10)."""
    base = seat * SIDES
    counts = [COUNT[pack] for pack in lean.hands[base : base + WILD + 1]]
    pharaohs = [kind for kind in range(FIRST_FACE_DOWN, FIRST_CHARACTER) if lean.hands[base + TWO] & UNIT[kind]]
    stands = False
    for good in range(WILD):
        if lean.sold[base + good]:
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
