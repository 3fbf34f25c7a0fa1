"""What the pirogues do (D7, D8)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from engine.duel.actions import Reason, UsePirogue
from engine.duel.events import CorruptionReclaimed, DebenDrawn, PirogueUsed
from engine.duel.market import RAYS, SQUARES
from engine.duel.state import EMPTY, Building, ChoosingPirogue, State
from engine.duel.tiles import (
    GOOD_INDEX,
    GOODS,
    MODEST,
    PIROGUE_INDEX,
    PIROGUES,
    Pirogue,
    backs_of,
    tiles_of,
)
from engine.game import Event, IllegalAction

HORUS_DRAWS = 2

# Actions are values, so each is made once.
_PLAIN = tuple(UsePirogue(pirogue) for pirogue in PIROGUES)
_ON_SET = tuple(UsePirogue(Pirogue.SCARABS, good=good) for good in GOODS)
_AT = tuple(UsePirogue(Pirogue.FINGER, square=square) for square in SQUARES)


def choosable(state: State, pending: ChoosingPirogue | Building) -> Sequence[int]:
    """Return the pirogues (indexes) that can be picked."""
    return pending.drawn if isinstance(pending, Building) else state.tokens


def pirogue_actions(state: State, pending: ChoosingPirogue | Building) -> list[UsePirogue]:
    """Return all ways to pick a pirogue; one that can be applied must be (D7)."""
    actions: list[UsePirogue] = []
    for index in sorted(set(choosable(state, pending))):
        actions += _aimed(state, pending.seat, PIROGUES[index]) or [_PLAIN[index]]
    return actions


def use_pirogue(state: State, pending: ChoosingPirogue | Building, action: UsePirogue) -> tuple[list[Event], bool]:
    """Use up a pirogue and apply it; return what happened and whether the seat has another turn (D9).

    Raises:
        IllegalAction: with nothing changed.
    """
    seat, index = pending.seat, PIROGUE_INDEX[action.pirogue]
    if index not in choosable(state, pending):
        raise IllegalAction(Reason.NO_SUCH_PIROGUE)
    aims = _aimed(state, seat, action.pirogue)
    plain = action.good is None and action.square is None
    if plain and aims:
        raise IllegalAction(Reason.NEEDS_TARGET)
    if not plain and action not in aims:
        raise IllegalAction(Reason.NO_SUCH_TARGET)
    if isinstance(pending, Building):
        state.aside.remove(index)
        state.returned[seat] = sorted(pending.drawn)
        state.returned[seat].remove(index)
    else:
        state.tokens.remove(index)
    state.used.append(index)
    state.pending = None
    follow = _apply(state, seat, action)
    told = PirogueUsed(seat, action.pirogue, follow is not None, action.good, action.square)
    return [told, *(follow or [])], action.pirogue is Pirogue.PYRAMID


def _aimed(state: State, seat: int, pirogue: Pirogue) -> list[UsePirogue]:
    """Return the ways to aim a pirogue that asks for a good or a square."""
    match pirogue:
        case Pirogue.SCARABS:
            return [_ON_SET[good] for good in MODEST if state.sold[seat][good]]
        case Pirogue.FINGER:
            both = RAYS[state.ankh][state.line]
            return [_AT[square] for square in sorted(sum(both, ())) if state.market[square] != EMPTY]
        case _:
            return []


def _apply(state: State, seat: int, action: UsePirogue) -> list[Event] | None:
    """Apply a pirogue; return what more happened, None where there was nothing to apply."""
    index = PIROGUE_INDEX[action.pirogue]
    match action.pirogue:
        case Pirogue.PYRAMID:
            return []
        case Pirogue.SCARABS:
            if action.good is None:
                return None
            state.scarabs[seat][GOOD_INDEX[action.good]] += 1
            return []
        case Pirogue.FINGER:
            if action.square is None:
                return None
            state.finger = action.square.index
            return []
        case Pirogue.SNAKE1 | Pirogue.SNAKE2:
            insort(state.owned[1 - seat], index)
            return []
        case Pirogue.SEVEN:
            insort(state.owned[seat], index)
            return []
        case Pirogue.TWO_DEBEN:
            insort(state.owned[seat], index)
            return _draw(state, seat, 1)
        case Pirogue.HORUS:
            return _draw(state, seat, HORUS_DRAWS) or None
        case _:
            return _reclaim(state, seat)


def _draw(state: State, seat: int, count: int) -> list[Event]:
    """Draw deben, keep the highest and put the others back; draw nothing from an empty bag."""
    drawn = [state.draw_deben() for _ in range(min(count, len(state.bag)))]
    if not drawn:
        return []
    kept = max(drawn)
    state.earn(seat, kept)
    back = drawn[:]
    back.remove(kept)
    for value in back:
        insort(state.bag, value)
    return [DebenDrawn(seat, kept, tuple(drawn))]


def _reclaim(state: State, seat: int) -> list[Event] | None:
    pile = sorted(state.piles[seat])
    if not pile:
        return None
    state.piles[seat] = []
    for kind in pile:
        state.gain(seat, kind)
    return [CorruptionReclaimed(seat, backs_of(pile), tiles_of(pile))]
