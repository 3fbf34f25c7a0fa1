"""Pick pirogues (D7); the effect of each is in `engine.duel.effects`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import assert_never

from engine.duel.actions import Reason, UsePirogue
from engine.duel.effects import PIROGUE_EFFECTS
from engine.duel.events import PirogueUsed
from engine.duel.state import Building, ChoosingPirogue, State
from engine.duel.tiles import PIROGUE_INDEX, PIROGUES
from engine.effects.aim_types import AtSet, AtSquare, Unaimed
from engine.effects.base import AimedActions, used
from engine.game import Choice, Event, IllegalAction

_ACTIONS = tuple(AimedActions(PIROGUE_EFFECTS[pirogue], partial(UsePirogue, pirogue), pirogue) for pirogue in PIROGUES)


def choosable(state: State, pending: ChoosingPirogue | Building) -> Sequence[int]:
    """Return the pirogues (indexes) that can be picked."""
    return pending.drawn if isinstance(pending, Building) else state.tokens


def pirogue_actions(state: State, pending: ChoosingPirogue | Building) -> list[UsePirogue]:
    """Return all ways to pick a pirogue; one that can be applied must be (D7)."""
    actions: list[UsePirogue] = []
    for index in sorted(set(choosable(state, pending))):
        actions += _ACTIONS[index].now(state, pending.seat)
    return actions


def pirogue_choices(state: State, pending: ChoosingPirogue | Building) -> tuple[Choice, ...]:
    """Return the choices to pick a pirogue, each with all ways below it."""
    kinds = sorted(set(choosable(state, pending)))
    return tuple(_ACTIONS[index].choice(state, pending.seat) for index in kinds)


def use_pirogue(state: State, pending: ChoosingPirogue | Building, action: UsePirogue) -> tuple[list[Event], bool]:
    """Use up a pirogue and apply it; return what happened and whether the seat has another turn (D9).

    Raises:
        IllegalAction: with nothing changed.
    """
    seat, index = pending.seat, PIROGUE_INDEX[action.pirogue]
    if index not in choosable(state, pending):
        raise IllegalAction(Reason.NO_SUCH_PIROGUE)
    effect = _ACTIONS[index].effect
    effect.check(state, seat, action.aim)
    if isinstance(pending, Building):
        _put_back(state, seat, pending.drawn, index)
    else:
        state.tokens.remove(index)
    state.used.append(index)
    state.pending = None
    return used(effect, state, seat, action, _used_event), effect.again


def remember(returned: list[list[int]], seat: int, drawn: Sequence[int], used: int) -> None:
    """Let seats remember what lies aside when one of them used a pirogue and put back what else it had drawn.

    Who drew knows what lies aside now. The other may have known that what was used did, and knows it no more.

    Args:
        returned: what each seat knows to lie aside, as indexes; it is changed.
        seat: who drew.
        drawn: what it drew, what it used included.
        used: what it used.
    """
    known = Counter(drawn) | Counter(returned[seat])
    known[used] -= 1
    returned[seat] = sorted(known.elements())
    if used in returned[1 - seat]:
        returned[1 - seat].remove(used)


def _put_back(state: State, seat: int, drawn: Sequence[int], used: int) -> None:
    """Put back the pirogues that an architect drew but did not use; a spy may copy it later, so shuffle then (P8)."""
    state.aside.remove(used)
    remember(state.returned, seat, drawn, used)
    if state.treasures is not None:
        (state.aside,) = state.chance.shuffled(state.aside)


def _used_event(seat: int, action: UsePirogue, effect: bool) -> PirogueUsed:
    pirogue, aim = action.pirogue, action.aim
    match aim:
        case Unaimed():
            return PirogueUsed(seat, pirogue, effect)
        case AtSet(good):
            return PirogueUsed(seat, pirogue, effect, good=good)
        case AtSquare(square):
            return PirogueUsed(seat, pirogue, effect, square=square)
        case _:
            assert_never(aim)
