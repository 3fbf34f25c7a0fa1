"""Plays a move."""

from __future__ import annotations

from engine.sobek.simulation.effects import add_to_set, gain, give, pick, play, reclaim
from engine.sobek.simulation.lookup_tables import AMULETS, GOOD, NO_GOOD, OF_GOOD, PACKS, SIDES, UNIT
from engine.sobek.simulation.move_codes import (
    AFTER,
    BODY,
    FIXED,
    GIVE,
    HEAD,
    KIND,
    LAST_TAKE,
    LAY,
    LAY_NO_MORE,
    NAME,
    ONTO,
    PICK,
    PLAY,
    PLAY_SET,
    RECLAIM,
    SIDE,
)
from engine.sobek.simulation.rounds import done_laying, may_lay, pass_turn
from engine.sobek.simulation.state import EVENT, TURN, Lean


def apply(lean: Lean, move: int) -> None:
    """Change a position by a move of the seat that is asked; it must be one of `legal`, which is not checked."""
    if move <= LAST_TAKE:
        _take(lean, move)
        return
    head = move >> HEAD
    if head == PLAY_SET:
        _play_set(lean, move)
    elif head == PICK:
        pick(lean, move)
    elif head == PLAY:
        play(lean, move)
    elif head == RECLAIM:
        reclaim(lean, move & KIND)
    elif head == GIVE:
        give(lean, move & KIND)
    elif head == LAY:
        _lay(lean, move)
    elif head == LAY_NO_MORE:
        done_laying(lean, lean.seat)
    elif head == NAME:
        lean.turn = lean.seat = move & BODY
        lean.asked = TURN


def _take(lean: Lean, place: int) -> None:
    """Take a card of the row; those before it become corruption (S3)."""
    row, seat = lean.row, lean.seat
    if place > 1:
        base = seat * SIDES
        for at in range(place - 1):
            skipped = row[at]
            lean.piles[base + GOOD[skipped]] += UNIT[skipped]
        lean.corruption[seat] += place - 1
    gain(lean, seat, row[place - 1])
    del row[:place]
    pass_turn(lean)


def _play_set(lean: Lean, move: int) -> None:
    """Play a set; its player picks an event token if there is any (S5 to S7)."""
    base, pack = lean.seat * SIDES, move & PACKS - 1
    after = move >> AFTER & SIDE
    lean.hands[base + after] -= pack & OF_GOOD
    lean.hands[base + NO_GOOD] -= pack & AMULETS
    add_to_set(lean, base, NO_GOOD if move >> ONTO & FIXED else after, after, pack)
    if lean.tokens:
        lean.asked = EVENT
    else:
        pass_turn(lean)


def _lay(lean: Lean, move: int) -> None:
    """Lay a horizontal set (S24)."""
    seat, pack = lean.seat, move & PACKS - 1
    base, good = seat * SIDES, move >> AFTER & SIDE
    lean.laid[base + good] = pack
    lean.aside[base + good] += pack & OF_GOOD
    lean.aside[base + NO_GOOD] += pack & AMULETS
    if not may_lay(lean, seat):
        done_laying(lean, seat)
