"""Plays a move."""

from __future__ import annotations

from engine.sobek.simulation.effects import add_to_set, gain, give, pick, play, reclaim
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
from engine.sobek.simulation.packed_counts import AMULETS, GOOD, NO_GOOD, OF_GOOD, PACKS, SIDES, UNIT
from engine.sobek.simulation.rounds import done_laying, may_lay, pass_turn
from engine.sobek.simulation.state import EVENT, TURN, SimulationState


def apply(sim: SimulationState, move: int) -> None:
    """Change a position by a move of the seat that is asked; it must be one of `legal`, which is not checked."""
    if move <= LAST_TAKE:
        _take(sim, move)
        return
    head = move >> HEAD
    if head == PLAY_SET:
        _play_set(sim, move)
    elif head == PICK:
        pick(sim, move)
    elif head == PLAY:
        play(sim, move)
    elif head == RECLAIM:
        reclaim(sim, move & KIND)
    elif head == GIVE:
        give(sim, move & KIND)
    elif head == LAY:
        _lay(sim, move)
    elif head == LAY_NO_MORE:
        done_laying(sim, sim.seat)
    elif head == NAME:
        sim.turn = sim.seat = move & BODY
        sim.asked = TURN


def _take(sim: SimulationState, place: int) -> None:
    """Take a card of the row; those before it become corruption (S3)."""
    row, seat = sim.row, sim.seat
    if place > 1:
        base = seat * SIDES
        for at in range(place - 1):
            skipped = row[at]
            sim.piles[base + GOOD[skipped]] += UNIT[skipped]
        sim.corruption[seat] += place - 1
    gain(sim, seat, row[place - 1])
    del row[:place]
    pass_turn(sim)


def _play_set(sim: SimulationState, move: int) -> None:
    """Play a set; its player picks an event token if there is any (S5 to S7)."""
    base, pack = sim.seat * SIDES, move & PACKS - 1
    after = move >> AFTER & SIDE
    sim.hands[base + after] -= pack & OF_GOOD
    sim.hands[base + NO_GOOD] -= pack & AMULETS
    add_to_set(sim, base, NO_GOOD if move >> ONTO & FIXED else after, after, pack)
    if sim.tokens:
        sim.asked = EVENT
    else:
        pass_turn(sim)


def _lay(sim: SimulationState, move: int) -> None:
    """Lay a horizontal set (S24)."""
    seat, pack = sim.seat, move & PACKS - 1
    base, good = seat * SIDES, move >> AFTER & SIDE
    sim.laid[base + good] = pack
    sim.aside[base + good] += pack & OF_GOOD
    sim.aside[base + NO_GOOD] += pack & AMULETS
    if not may_lay(sim, seat):
        done_laying(sim, seat)
