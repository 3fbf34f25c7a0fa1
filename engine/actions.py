"""Actions that several games share, and how every action makes its code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar, dataclass_transform

from engine.codes import GIVE, TAKE, joined
from engine.effects.aim_types import UNAIMED, Aim, Unaimed
from engine.game import Named, Role, TurnAction

# Stands in a code for a good, or anything else, that is None.
NONE: Final = "-"

Part: TypeAlias = Named | Aim | tuple[Named, ...] | int | str | None
C = TypeVar("C", bound=Named)
A = TypeVar("A", bound=Aim)


@dataclass(frozen=True, slots=True)
class Coded:
    """An action whose code is its `head` and then its fields in their order, from which its game reads it back."""

    head: ClassVar[str]

    @property
    def code(self) -> str:
        """The head, and behind a full stop each field; nothing for no aim."""
        fields: tuple[str, ...] = self.__match_args__
        return self.head + "".join([_part(getattr(self, name)) for name in fields])


K = TypeVar("K", bound=Coded)


@dataclass_transform(frozen_default=True)
def action(head: str) -> Callable[[type[K]], type[K]]:
    """Make a class one of actions: frozen values with slots whose codes begin with a head."""

    def made(kind: type[K]) -> type[K]:
        kind.head = head
        return dataclass(frozen=True, slots=True)(kind)

    return made


@dataclass(frozen=True, slots=True)
class Take(TurnAction):
    """Take what lies in `place`, counted from 1 among all that can be taken (S2, D1); its code is made with it."""

    role = Role.TAKE
    place: int
    code: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", f"{TAKE}.{self.place}")


@action("c")
class PlayCharacter(Coded, TurnAction, Generic[C, A]):
    """Play a character for its power (S8, D14), unaimed only where it asks for nothing or cannot be applied."""

    role = Role.CHARACTER
    card: C
    aim: A | Unaimed = UNAIMED


@action("v")
class TakeFromPile(Coded, Generic[C]):
    """Take one card out of the corruption that the vizier looks through (S14, D14)."""

    card: C


@action(GIVE)
class Give(Coded, Generic[C]):
    """Put one card of the hand aside for the own corruption, as the scribe demands (S15, D14)."""

    card: C


def _part(value: Part) -> str:
    match value:
        case Unaimed():
            return ""
        case tuple():
            return f".{joined(value)}"
        case int() | str():
            return f".{value}"
        case None:
            return f".{NONE}"
        case _:
            return f".{value.code}"
