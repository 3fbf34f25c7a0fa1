"""The bases of all effects of Sobek: 2 Players: they work on its state, and are refused for its reasons."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from engine.duel.actions import Reason
from engine.duel.aim_types import CharacterAim, OwnAim, PirogueAim
from engine.duel.state import State
from engine.effects import base as effects
from engine.effects.aim_types import Aim, Unaimed

A = TypeVar("A", bound=Aim)

# What a spy can copy, and all that a character can be.
OwnPower: TypeAlias = effects.Effect[State, OwnAim]
Character: TypeAlias = effects.Effect[State, CharacterAim]
PirogueEffect: TypeAlias = effects.Effect[State, PirogueAim]


class Plain(effects.Plain[State, Unaimed]):
    """An effect that asks for nothing."""

    foreign = Reason.NO_SUCH_TARGET


class Aimed(effects.Aimed[State, A]):
    """An effect that asks for an aim."""

    needed = Reason.NEEDS_TARGET
    foreign = Reason.NO_SUCH_TARGET
    absent = Reason.NO_SUCH_TARGET
