"""The market: tiles within reach, turns of the Ankh, and filling (D1 to D5, D8, D9)."""

from __future__ import annotations

from engine.duel.simulation.packed_counts import CENTRE, EVERY_LINE, FILLING, LINES, ON_LINE, PRIME, SQUARE
from engine.duel.simulation.state import OFF, SimulationState


def reach(sim: SimulationState) -> int:
    """Return the squares that can be taken from; their places are counted from the lowest bit on."""
    ankh = sim.ankh
    if ankh == OFF:
        return CENTRE & sim.occupied
    if sim.again:
        at = ankh * LINES
        found = (ON_LINE[at] | ON_LINE[at + 1] | ON_LINE[at + 2] | ON_LINE[at + 3]) & sim.occupied
    else:
        found = ON_LINE[ankh * LINES + sim.line] & sim.occupied
    return found & 1 << sim.finger if sim.finger != OFF else found


def in_place(squares: int, place: int) -> int:
    """Return the square in a place, counted from 1, among several."""
    for _ in range(place - 1):
        squares &= squares - 1
    return SQUARE[(squares & -squares) % PRIME]


def can_fill(sim: SimulationState) -> bool:
    """Return whether the market may be filled: the pile has tiles, and the Ankh's own line has none (D5, D9)."""
    return sim.ankh != OFF and len(sim.pile) > 0 and not ON_LINE[sim.ankh * LINES + sim.line] & sim.occupied


def must_take(sim: SimulationState) -> bool:
    """Return whether the seat must take: at the start, after a filling, and under the finger (D1, D5, D8)."""
    return sim.ankh == OFF or sim.finger != OFF


def fill(sim: SimulationState) -> None:
    """Remove the Ankh and fill the market (D5)."""
    market, pile, occupied = sim.market, sim.pile, sim.occupied
    sim.ankh = sim.line = OFF
    for square in FILLING:
        if not pile:
            break
        if not occupied >> square & 1:
            market[square] = pile.pop()
            occupied |= 1 << square
    sim.occupied = occupied


def turns(sim: SimulationState) -> int:
    """Return the lines on which the Ankh may be turned, as bits: toward a tile, or anyhow where there is none (D3)."""
    found = 0
    for line in range(LINES):
        if ON_LINE[sim.ankh * LINES + line] & sim.occupied:
            found |= 1 << line
    return found or EVERY_LINE
