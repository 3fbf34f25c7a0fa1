"""Lists the moves of the seat that is asked, in the order in which the engine lists its actions."""

from __future__ import annotations

from engine.duel.simulation.effects import kinds_in, shown
from engine.duel.simulation.ending import sellable
from engine.duel.simulation.market import can_fill, must_take, reach, turns
from engine.duel.simulation.move_codes import (
    AIM,
    CHOICES,
    COPIED,
    FILLS,
    FIRST,
    GIVES,
    NONE,
    ONTO,
    PIROGUE_AIM,
    PLAYS,
    RECLAIMS,
    SALES,
    SET,
    TURNS,
    TWOS,
    USES,
    WILDS,
)
from engine.duel.simulation.packed_counts import (
    ADORNED,
    ADVISER,
    ARCHITECT_DRAWS,
    BACKS,
    COURTESAN,
    FINGER,
    FIRST_CHARACTER,
    FITTING,
    GOOD,
    KINDS,
    KINDS_OF_BACK,
    LINES,
    MASK,
    MERCHANT,
    MOST_ADDED,
    ON_LINE,
    PIROGUES,
    PRIEST,
    PRIESTESS,
    SCARAB,
    SCARAB2,
    SHIFT,
    SIDES,
    SMALLEST_SET,
    SPY,
    SQUARES,
    THIEF,
    TWO,
    UNIT,
    WILD,
)
from engine.duel.simulation.state import ARCHITECT as BUILDING
from engine.duel.simulation.state import OFFERED, PIROGUE, SCRIBE, TURN, TURNING, SimulationState
from engine.duel.simulation.state import VIZIER as LOOKING


def legal(sim: SimulationState) -> list[int]:
    """Return the moves of the seat that is asked; none where nothing is."""
    asked = sim.asked
    if asked == TURN:
        return _turns(sim)
    if asked == TURNING:
        lines = turns(sim)
        return [TURNS + line for line in range(LINES) if lines >> line & 1]
    if asked == OFFERED:
        return [CHOICES, CHOICES + 1]
    if asked == PIROGUE:
        return _uses(sim, sim.tokens)
    if asked == BUILDING:
        return _uses(sim, sim.aside[:ARCHITECT_DRAWS])
    if asked == LOOKING:
        return [RECLAIMS + kind for kind in kinds_in(sim.piles, 1 - sim.seat)]
    if asked == SCRIBE:
        return [GIVES + kind for kind in kinds_in(sim.hands, sim.seat)]
    return []


def _turns(sim: SimulationState) -> list[int]:
    seat = sim.seat
    moves: list[int] = []
    squares = reach(sim)
    while squares:
        squares &= squares - 1
        moves.append(len(moves) + 1)
    if can_fill(sim):
        moves.append(FILLS)
    if must_take(sim):
        return moves
    base = seat * SIDES
    for kind in range(FIRST_CHARACTER, KINDS):
        if sim.hands[base + GOOD[kind]] & UNIT[kind]:
            _plays(moves, sim, kind)
    goods = sellable(sim, seat)
    if goods:
        for good in range(WILD):
            if goods >> good & 1:
                _sales(moves, sim, good)
    return moves


def _plays(moves: list[int], sim: SimulationState, kind: int) -> None:
    """Add all ways to play a character; a spy is aimed like the character that it copies (P8)."""
    if kind != SPY:
        _aimed(moves, PLAYS + kind, aims(sim, kind, kind))
        return
    if not sim.played:
        moves.append(PLAYS + kind)
    for copied in range(FIRST_CHARACTER, SPY):
        if sim.played >> copied - FIRST_CHARACTER & 1:
            _aimed(moves, PLAYS + kind + (copied << COPIED), aims(sim, copied, kind))


def _aimed(moves: list[int], head: int, aimed: list[int]) -> None:
    if not aimed:
        moves.append(head)
    for aim in aimed:
        moves.append(head + (aim + 1 << AIM))


def aims(sim: SimulationState, kind: int, played: int) -> list[int]:
    """Return at what the power of a character can be aimed; `played` is who is played for it, the same or a spy."""
    seat = sim.seat
    if kind == MERCHANT:
        return [square for square in range(SQUARES) if sim.occupied >> square & 1]
    if kind == COURTESAN:
        return _additions(sim, played)
    if kind in (PRIEST, PRIESTESS):
        goods = shown(sim.piles, seat)
        return [good for good in range(WILD + 1) if goods >> good & 1]
    if kind == THIEF:
        return [back for back in range(BACKS) if has_back(sim.hands, 1 - seat, back)]
    if kind == ADVISER:
        return [value for value in range(sim.royal[seat].bit_length()) if sim.royal[seat] >> value & 1]
    return []


def has_back(hands: list[int], seat: int, back: int) -> bool:
    """Return whether a hand has a tile with this back."""
    base = seat * SIDES
    for kind in KINDS_OF_BACK[back]:  # noqa: SIM110 a generator would be slow here
        if hands[base + GOOD[kind]] >> SHIFT[kind] & MASK[kind]:
            return True
    return False


def _alike(packs: list[int], base: int, good: int) -> list[list[int]]:
    """Return the tiles among packs that fit a set of a good, those that do the same in a hand together."""
    found: list[list[int]] = []
    for kinds in FITTING[good]:
        some: list[int] = []
        for kind in kinds:
            for _ in range(packs[base + GOOD[kind]] >> SHIFT[kind] & MASK[kind]):
                some.append(kind)
        if some:
            found.append(some)
    return found


def _sales(moves: list[int], sim: SimulationState, good: int) -> None:
    """Add all ways to sell a set of a good; the first one needs a tile that shows it (D6)."""
    base, enough, least = sim.seat * SIDES, SALES + (good << SET), SMALLEST_SET
    chosen, counts, shows = [enough], [0], [sim.sold[base + good] > 0]
    for some in _alike(sim.hands, base, good):
        units = [0]
        for kind in some:
            units.append(units[-1] + _sold(kind))
        shown_by = GOOD[some[0]] != WILD
        further: list[int] = []
        counted: list[int] = []
        showing: list[bool] = []
        for at in range(len(chosen)):
            for taken in range(len(units)):
                further.append(chosen[at] + units[taken])
                counted.append(counts[at] + taken)
                showing.append(shows[at] or (taken > 0 and shown_by))
        chosen, counts, shows = further, counted, showing
    for at in range(len(chosen)):
        if counts[at] >= least and shows[at]:
            moves.append(chosen[at])


def _sold(kind: int) -> int:
    """Return a tile as a move to sell has it."""
    if GOOD[kind] == WILD:
        return UNIT[kind] << WILDS
    return UNIT[kind] << TWOS if GOOD[kind] == TWO else UNIT[kind]


def _additions(sim: SimulationState, played: int) -> list[int]:
    """Return all ways to add one or two tiles of the hand, which the courtesan or a spy has left, to sets."""
    base = sim.seat * SIDES
    hand = sim.hands[base : base + SIDES]
    hand[GOOD[played]] -= UNIT[played]
    found: list[int] = []
    for good in range(WILD):
        if sim.sold[base + good]:
            _pairs(found, good << ONTO, _alike(hand, 0, good))
    return found


def _pairs(found: list[int], head: int, alike: list[list[int]]) -> None:
    """Add each tile alone and with each other."""
    for at in range(len(alike) - 1, -1, -1):
        some = alike[at]
        first = head + (some[0] << FIRST)
        found.append(first + NONE)
        for other in range(len(alike) - 1, at, -1):
            found.append(first + alike[other][0])
        if len(some) >= MOST_ADDED:
            found.append(first + some[1])


def _uses(sim: SimulationState, choosable: list[int]) -> list[int]:
    """Return all ways to pick one of some pirogues; what can be applied must be (D7)."""
    moves: list[int] = []
    for pirogue in range(PIROGUES):
        if pirogue not in choosable:
            continue
        aimed = pirogue_aims(sim, pirogue)
        if not aimed:
            moves.append(USES + pirogue)
        for aim in aimed:
            moves.append(USES + pirogue + (aim + 1 << PIROGUE_AIM))
    return moves


def pirogue_aims(sim: SimulationState, pirogue: int) -> list[int]:
    """Return at what a pirogue can be aimed."""
    if pirogue in (SCARAB, SCARAB2):
        base = sim.seat * SIDES
        return [good for good in ADORNED[0 if pirogue == SCARAB else 1] if sim.sold[base + good]]
    if pirogue == FINGER:
        squares = ON_LINE[sim.ankh * LINES + sim.line] & sim.occupied
        return [square for square in range(SQUARES) if squares >> square & 1]
    return []
