"""Plays a move."""

from __future__ import annotations

from engine.duel.simulation.effects import draw_deben, draw_royal, gain, give, play, reclaim, use
from engine.duel.simulation.ending import pass_turn
from engine.duel.simulation.lookup_tables import (
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
from engine.duel.simulation.state import OFF, OFFERED, PIROGUE, TURNING, Lean


def apply(lean: Lean, move: int) -> None:
    """Change a position by a move of the seat that is asked; it must be one of `legal`, which is not checked."""
    if move <= LAST_TAKE:
        _take(lean, in_place(reach(lean), move))
        return
    head = move >> HEAD
    if head == SELL:
        _sell(lean, move)
    elif head == USE:
        use(lean, move)
    elif head == PLAY:
        play(lean, move)
    elif head == TURN_ANKH:
        lean.line = move & BODY
        pass_turn(lean)
    elif head == CHOOSE:
        if move & BODY:
            _trade(lean)
        pass_turn(lean)
    elif head == FILL:
        fill(lean)
    elif head == RECLAIM:
        reclaim(lean, move & BODY)
    elif head == GIVE:
        give(lean, move & BODY)


def _take(lean: Lean, square: int) -> None:
    """Take a tile; those passed over become corruption (D1, D2)."""
    seat, market = lean.seat, lean.market
    if lean.ankh != OFF:
        passed = BETWEEN[lean.ankh * SQUARES + square] & lean.occupied
        while passed:
            lowest = passed & -passed
            passed -= lowest
            lean.occupied -= lowest
            other = SQUARE[lowest % PRIME]
            skipped = market[other]
            market[other] = EMPTY
            lean.piles[seat * SIDES + GOOD[skipped]] += UNIT[skipped]
            lean.corruption[seat] += 1
    kind = market[square]
    market[square] = EMPTY
    lean.occupied -= 1 << square
    lean.ankh = square
    lean.line = MARK[kind]
    lean.finger = OFF
    gain(lean, seat, kind)
    if kind >= FIRST_FACE_DOWN:
        draw_royal(lean, kind)
        lean.asked = TURNING
    elif HAS_DEBEN[kind] and lean.bag:
        lean.offered = kind
        lean.asked = OFFERED
    else:
        pass_turn(lean)


def _trade(lean: Lean) -> None:
    """Discard the tile that was just taken and draw a deben (D4)."""
    lean.hands[lean.seat * SIDES + GOOD[lean.offered]] -= UNIT[lean.offered]
    draw_deben(lean, lean.seat)


def _sell(lean: Lean, move: int) -> None:
    """Sell a set; its seller picks a pirogue if there is any (D6, D7)."""
    base, hands, good = lean.seat * SIDES, lean.hands, move >> SET & SIDE
    pack, wild, two = move & PACKS - 1, move >> WILDS & PACKS - 1, move >> TWOS & PACKS - 1
    hands[base + good] -= pack
    hands[base + WILD] -= wild
    hands[base + TWO] -= two
    lean.sold[base + good] += COUNT[pack] + COUNT[wild] + COUNT[two]
    lean.scarabs[base + good] += COUNT[pack & VALUED] * WORTH[good] + COUNT[two] * PHARAOH_SCARABS
    if lean.tokens:
        lean.asked = PIROGUE
    else:
        pass_turn(lean)
