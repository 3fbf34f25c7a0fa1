"""Plays a move."""

from __future__ import annotations

from engine.duel.simulation.effects import draw_deben, draw_royal, gain, give, play, reclaim, use
from engine.duel.simulation.ending import pass_turn
from engine.duel.simulation.market import fill, in_place, reach
from engine.duel.simulation.move_codes import (
    BODY,
    CHOOSE,
    FILL,
    GIVE,
    HEAD,
    LAST_TAKE,
    PLAY,
    RECLAIM,
    SELL,
    SET,
    SIDE,
    TURN_ANKH,
    TWOS,
    USE,
    WILDS,
)
from engine.duel.simulation.packed_counts import (
    BETWEEN,
    COUNT,
    EMPTY,
    FIRST_FACE_DOWN,
    GOOD,
    HAS_DEBEN,
    MARK,
    PACKS,
    PHARAOH_SCARABS,
    PRIME,
    SIDES,
    SQUARE,
    SQUARES,
    TWO,
    UNIT,
    VALUED,
    WILD,
    WORTH,
)
from engine.duel.simulation.state import OFF, OFFERED, PIROGUE, TURNING, SimulationState


def apply(sim: SimulationState, move: int) -> None:
    """Change a position by a move of the seat that is asked; it must be one of `legal`, which is not checked."""
    if move <= LAST_TAKE:
        _take(sim, in_place(reach(sim), move))
        return
    head = move >> HEAD
    if head == SELL:
        _sell(sim, move)
    elif head == USE:
        use(sim, move)
    elif head == PLAY:
        play(sim, move)
    elif head == TURN_ANKH:
        sim.line = move & BODY
        pass_turn(sim)
    elif head == CHOOSE:
        if move & BODY:
            _trade(sim)
        pass_turn(sim)
    elif head == FILL:
        fill(sim)
    elif head == RECLAIM:
        reclaim(sim, move & BODY)
    elif head == GIVE:
        give(sim, move & BODY)


def _take(sim: SimulationState, square: int) -> None:
    """Take a tile; those passed over become corruption (D1, D2)."""
    seat, market = sim.seat, sim.market
    if sim.ankh != OFF:
        passed = BETWEEN[sim.ankh * SQUARES + square] & sim.occupied
        while passed:
            lowest = passed & -passed
            passed -= lowest
            sim.occupied -= lowest
            other = SQUARE[lowest % PRIME]
            skipped = market[other]
            market[other] = EMPTY
            sim.piles[seat * SIDES + GOOD[skipped]] += UNIT[skipped]
            sim.corruption[seat] += 1
    kind = market[square]
    market[square] = EMPTY
    sim.occupied -= 1 << square
    sim.ankh = square
    sim.line = MARK[kind]
    sim.finger = OFF
    gain(sim, seat, kind)
    if kind >= FIRST_FACE_DOWN:
        draw_royal(sim, kind)
        sim.asked = TURNING
    elif HAS_DEBEN[kind] and sim.bag:
        sim.offered = kind
        sim.asked = OFFERED
    else:
        pass_turn(sim)


def _trade(sim: SimulationState) -> None:
    """Discard the tile that was just taken and draw a deben (D4)."""
    sim.hands[sim.seat * SIDES + GOOD[sim.offered]] -= UNIT[sim.offered]
    draw_deben(sim, sim.seat)


def _sell(sim: SimulationState, move: int) -> None:
    """Sell a set; its seller picks a pirogue if there is any (D6, D7)."""
    base, hands, good = sim.seat * SIDES, sim.hands, move >> SET & SIDE
    pack, wild, two = move & PACKS - 1, move >> WILDS & PACKS - 1, move >> TWOS & PACKS - 1
    hands[base + good] -= pack
    hands[base + WILD] -= wild
    hands[base + TWO] -= two
    sim.sold[base + good] += COUNT[pack] + COUNT[wild] + COUNT[two]
    sim.scarabs[base + good] += COUNT[pack & VALUED] * WORTH[good] + COUNT[two] * PHARAOH_SCARABS
    if sim.tokens:
        sim.asked = PIROGUE
    else:
        pass_turn(sim)
