"""The bases of all events: whose an event is, and what of it the other seats may see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from inspect import get_annotations
from typing import ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar, dataclass_transform

from engine.fast_dataclass import quick
from engine.game import Code, EndsGame, Event, Outcome, Revealing

# By the names of an event's fields: what those who may not know a field are told in its place.
Veil: TypeAlias = Mapping[str, Callable[..., object]]


class Sided(Protocol):
    """A card or tile that lies open or face down where all see it."""

    @property
    def face_down(self) -> bool:
        """Whether only its back shows there."""


P = TypeVar("P", bound=Sided)
E = TypeVar("E", bound=Event)
B = TypeVar("B", bound=Code)


def nothing(value: object) -> None:
    """Tell nothing."""


def none_of(values: object) -> tuple[()]:
    """Tell none of several things."""
    return ()


def face(piece: P | None) -> P | None:
    """Tell a card that lay open, and None for one that lay face down."""
    return None if piece is None or piece.face_down else piece


def faces(pieces: tuple[P | None, ...]) -> tuple[P | None, ...]:
    """Tell the cards that lay open, and None for each that lay face down."""
    return tuple(map(face, pieces))


@dataclass(frozen=True, slots=True)
class OfSeat(Event):
    """Something that a seat did, or that happened to it; only it knows the fields in `veil`."""

    veil: ClassVar[Veil] = {}
    seat: int

    def known_to(self, viewer: int | None) -> bool:
        """Return whether a viewer may know everything of it."""
        return viewer == self.seat

    def seen(self, viewer: int | None) -> Self:
        """Put a veil on what the viewer may not know."""
        veil = self.veil
        if not veil or self.known_to(viewer):
            return self
        made: Callable[..., Self] = type(self)
        return made(*[veil.get(name, _itself)(getattr(self, name)) for name in self.__match_args__])


@dataclass(frozen=True, slots=True)
class BetweenTwo(OfSeat):
    """Something that a seat did to another; only these two know the fields in `veil`."""

    target: int

    def known_to(self, viewer: int | None) -> bool:
        """Return whether a viewer is one of the two."""
        return viewer in (self.seat, self.target)


@dataclass(frozen=True, slots=True)
class BacksShown(OfSeat, Generic[B]):
    """Cards went somewhere of which the others see the backs."""

    backs: tuple[B, ...]


@dataclass(frozen=True, slots=True)
class BackShown(BetweenTwo, Generic[B]):
    """A card went from one player to another, of which the others see the back."""

    back: B


@dataclass(frozen=True, slots=True)
class FromTable(OfSeat):
    """A seat took what lay before all; what lay face down, it alone has seen. `veil` says which fields have faces."""

    @property
    def reveals(self) -> bool:
        """Whether anything of it lay face down."""
        shown = [tell(getattr(self, name)) for name, tell in self.veil.items()]
        return any(one is None or (isinstance(one, tuple) and None in one) for one in shown)


@dataclass_transform(frozen_default=True)
def event(code: str, /, **veil: Callable[..., object]) -> Callable[[type[E]], type[E]]:
    """Make a class one of events: frozen values with slots under a code, which never changes, and with a veil.

    Raises:
        TypeError: the veil lies over what is no field, or over an event that is no seat's.
    """

    def made(kind: type[E]) -> type[E]:
        kind.code = code
        if issubclass(kind, OfSeat):
            kind.veil = veil
        elif veil:
            raise TypeError(f"nobody knows {', '.join(veil)} of {kind.__name__}")
        unknown = veil.keys() - {name for base in kind.__mro__ for name in get_annotations(base)}
        if unknown:
            raise TypeError(f"{kind.__name__} has no {', '.join(unknown)}")
        return quick(dataclass(frozen=True, slots=True)(kind))

    return made


@event("game-ended")
class GameEnded(Revealing, EndsGame):
    """The game is over (S28, D12)."""

    outcome: Outcome


def find_event(kind: type[E], events: Iterable[Event]) -> E | None:
    """Return the first event of a kind, None where there is none."""
    return next((event for event in events if isinstance(event, kind)), None)


def require_event(kind: type[E], events: Iterable[Event]) -> E:
    """Return the first event of a kind.

    Raises:
        LookupError: there is none.
    """
    found = find_event(kind, events)
    if found is None:
        raise LookupError(kind.__name__)
    return found


def _itself(value: object) -> object:
    return value
