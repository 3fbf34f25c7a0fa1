"""The bases of all effects of Sobek: they work on its state, and are refused for its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, TypeVar

from engine.effects import base as effects
from engine.effects.aim_types import Aim, AtSeat, Unaimed
from engine.sobek.actions import Reason
from engine.sobek.aim_types import CharacterAim, TokenAim
from engine.sobek.state import State

A = TypeVar("A", bound=Aim)

Character: TypeAlias = effects.Effect[State, CharacterAim]
EventToken: TypeAlias = effects.Effect[State, TokenAim]

# Aims are values, so the common ones are made once.
AT_SEAT: Final = tuple(AtSeat(seat) for seat in range(4))


class Plain(effects.Plain[State, Unaimed]):
    """A character that asks for nothing."""

    foreign = Reason.NO_SUCH_TARGET


class PlainToken(effects.Plain[State, AtSeat]):
    """An event token that asks for nothing; the code of every token may name a seat, which is refused then."""

    foreign = Reason.NO_SUCH_TARGET

    def read(self, parts: Sequence[str]) -> AtSeat:
        """Read a seat."""
        return AtSeat.read(parts)


class Aimed(effects.Aimed[State, A]):
    """An effect that asks for an aim."""

    needed = Reason.NEEDS_TARGET
    foreign = Reason.NO_SUCH_TARGET
    absent = Reason.NO_SUCH_TARGET
