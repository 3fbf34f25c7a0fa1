"""Which tiles can be taken, how the Ankh may be turned, and the market's filling (D1 to D5, D8, D9)."""

from __future__ import annotations

from engine.duel.simulation.lookup_tables import CENTRE, EVERY_LINE, FILLING, LINES, ON_LINE, PRIME, SQUARE
from engine.duel.simulation.state import OFF, Lean


def reach(lean: Lean) -> int:
    """Return the squares that can be taken from; their places are counted from the lowest bit on."""
    ankh = lean.ankh
    if ankh == OFF:
        return CENTRE & lean.occupied
    if lean.again:
        at = ankh * LINES
        found = (ON_LINE[at] | ON_LINE[at + 1] | ON_LINE[at + 2] | ON_LINE[at + 3]) & lean.occupied
    else:
        found = ON_LINE[ankh * LINES + lean.line] & lean.occupied
    return found & 1 << lean.finger if lean.finger != OFF else found


def in_place(squares: int, place: int) -> int:
    """Return the square in a place, counted from 1, among several."""
    for _ in range(place - 1):
        squares &= squares - 1
    return SQUARE[(squares & -squares) % PRIME]


def can_fill(lean: Lean) -> bool:
    """Whether the market may be filled: the pile has tiles, and the Ankh's own line has none (D5, D9)."""
    return lean.ankh != OFF and len(lean.pile) > 0 and not ON_LINE[lean.ankh * LINES + lean.line] & lean.occupied


def must_take(lean: Lean) -> bool:
    """Whether nothing but taking is open: at the start, after a filling, and under the finger (D1, D5, D8)."""
    return lean.ankh == OFF or lean.finger != OFF


def fill(lean: Lean) -> None:
    """Remove the Ankh and fill the market (D5)."""
    market, pile, occupied = lean.market, lean.pile, lean.occupied
    lean.ankh = lean.line = OFF
    for square in FILLING:
        if not pile:
            break
        if not occupied >> square & 1:
            market[square] = pile.pop()
            occupied |= 1 << square
    lean.occupied = occupied


def turns(lean: Lean) -> int:
    """Return the lines on which the Ankh may be turned, as bits: toward a tile, or anyhow where there is none (D3)."""
    found = 0
    for line in range(LINES):
        if ON_LINE[lean.ankh * LINES + line] & lean.occupied:
            found |= 1 << line
    return found or EVERY_LINE
