"""Targets of effects, called aims: a closed union of values, each with its code and its labels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from engine.codes import joined
from engine.game import Code, Label, Named, Seat

# The steps to an aim in the tree of choices, each the end of its code and its label; the last one's is the aim's own.
Steps: TypeAlias = Sequence[tuple[str, Named]]

B = TypeVar("B", bound=Code)
N = TypeVar("N", bound=Named)
T = TypeVar("T", bound=str)
B_co = TypeVar("B_co", bound=Code, covariant=True)
N_co = TypeVar("N_co", bound=Named, covariant=True)
A_co = TypeVar("A_co", bound="Aim", covariant=True)
T_co = TypeVar("T_co", bound=str, covariant=True)


@dataclass(frozen=True, slots=True)
class Unaimed:
    """Nothing is aimed at: nothing is asked for, or there is nothing that could be applied."""

    code: ClassVar[str] = ""
    steps: ClassVar[Steps] = ()


@dataclass(frozen=True, slots=True)
class AtSeat:
    """At another seat."""

    seat: int

    @property
    def code(self) -> str:
        """The seat's number."""
        return str(self.seat)

    @property
    def steps(self) -> Steps:
        """The seat."""
        return ((self.code, Seat(self.seat)),)

    @classmethod
    def read(cls, parts: Sequence[str]) -> AtSeat:
        """Read it back; raise ValueError for what is none."""
        (seat,) = parts
        return cls(int(seat))


@dataclass(frozen=True, slots=True)
class AtBack(Generic[B_co]):
    """At the cards of a back in the only other hand."""

    back: B_co

    @property
    def code(self) -> str:
        """The back's code."""
        return self.back.code

    @property
    def steps(self) -> Steps:
        """The back."""
        return ((self.code, self.back),)

    @classmethod
    def read(cls, parts: Sequence[str], back: Callable[[str], B]) -> AtBack[B]:
        """Read it back with what reads a back; raise ValueError for what is none."""
        (code,) = parts
        return AtBack(back(code))


@dataclass(frozen=True, slots=True)
class AtBackOf(Generic[B_co]):
    """At the cards of a back in the hand of a seat."""

    seat: int
    back: B_co

    @property
    def code(self) -> str:
        """The seat's number and the back's code."""
        return f"{self.seat}.{self.back.code}"

    @property
    def steps(self) -> Steps:
        """The seat, then the back."""
        return (*AtSeat(self.seat).steps, (self.code, self.back))

    @classmethod
    def read(cls, parts: Sequence[str], back: Callable[[str], B]) -> AtBackOf[B]:
        """Read it back with what reads a back; raise ValueError for what is none."""
        seat, code = parts
        return AtBackOf(int(seat), back(code))


@dataclass(frozen=True, slots=True)
class AtPlace:
    """At a place of the row, counted from 1."""

    place: int

    @property
    def code(self) -> str:
        """The place's number."""
        return str(self.place)

    @property
    def steps(self) -> Steps:
        """The place; an effect that sees the row names what lies there instead."""
        return ((self.code, Label("place", self.code)),)

    @classmethod
    def read(cls, parts: Sequence[str]) -> AtPlace:
        """Read it back; raise ValueError for what is none."""
        (place,) = parts
        return cls(int(place))


@dataclass(frozen=True, slots=True)
class AtSquare(Generic[N_co]):
    """At a square of the market."""

    square: N_co

    @property
    def code(self) -> str:
        """The square's code."""
        return self.square.code

    @property
    def steps(self) -> Steps:
        """The square."""
        return ((self.code, self.square),)

    @classmethod
    def read(cls, parts: Sequence[str], square: Callable[[str], N]) -> AtSquare[N]:
        """Read it back with what reads a square; raise ValueError or KeyError for what is none."""
        (code,) = parts
        return AtSquare(square(code))


@dataclass(frozen=True, slots=True)
class AtGood(Generic[B_co]):
    """At all cards of a good, but for those that are spared."""

    good: B_co
    spared: tuple[Named, ...] = ()

    @property
    def code(self) -> str:
        """The good's code, and those of what is spared."""
        return f"{self.good.code}.{joined(self.spared)}" if self.spared else self.good.code

    @property
    def steps(self) -> Steps:
        """The good; an effect that may spare something says what, too."""
        return ((self.code, self.good),)

    @classmethod
    def read(
        cls, parts: Sequence[str], good: Callable[[str], B], spared: Callable[[str], tuple[Named, ...]] | None = None
    ) -> AtGood[B]:
        """Read it back with what reads a good, and joined pieces if any may be spared; raise ValueError for none."""
        if spared is not None and len(parts) > 1:
            code, spared_codes = parts
            return AtGood(good(code), spared(spared_codes))
        (code,) = parts
        return AtGood(good(code))


@dataclass(frozen=True, slots=True)
class AtSet(Generic[T_co]):
    """At an own set on the table, by the game's name of it."""

    onto: T_co

    @property
    def code(self) -> str:
        """The set's name."""
        return str(self.onto)

    @property
    def steps(self) -> Steps:
        """The set."""
        return ((self.code, Label("set", self.code)),)

    @classmethod
    def read(cls, parts: Sequence[str], onto: Callable[[str], T]) -> AtSet[T]:
        """Read it back with what reads a set's name; raise ValueError for what is none."""
        (code,) = parts
        return AtSet(onto(code))


@dataclass(frozen=True, slots=True)
class OntoSet(Generic[T_co, N_co]):
    """Onto an own set on the table, with the cards of the hand that are added to it."""

    onto: T_co
    cards: tuple[N_co, ...]

    @property
    def code(self) -> str:
        """The set's name and the codes of the cards."""
        return f"{AtSet(self.onto).code}.{joined(self.cards)}"

    @property
    def steps(self) -> Steps:
        """The set; the cards are gathered below it."""
        return AtSet(self.onto).steps

    @classmethod
    def read(
        cls, parts: Sequence[str], onto: Callable[[str], T], cards: Callable[[str], tuple[N, ...]]
    ) -> OntoSet[T, N]:
        """Read it back with what reads a set's name and joined cards; raise ValueError for what is none."""
        code, given = parts
        return OntoSet(onto(code), cards(given))


@dataclass(frozen=True, slots=True)
class AtToken:
    """At an own token that lies face down, by its value, which only its owner may know."""

    value: int

    @property
    def code(self) -> str:
        """The value."""
        return str(self.value)

    @property
    def steps(self) -> Steps:
        """The token."""
        return ((self.code, Label("royal", self.code)),)

    @classmethod
    def read(cls, parts: Sequence[str]) -> AtToken:
        """Read it back; raise ValueError for what is none."""
        (value,) = parts
        return cls(int(value))


@dataclass(frozen=True, slots=True)
class Copy(Generic[B_co, A_co]):
    """As another effect is aimed: by the name of its power, and at what that is aimed."""

    power: B_co
    aim: A_co

    @property
    def code(self) -> str:
        """The power's code and that of its own aim."""
        return f"{self.power.code}.{self.aim.code}" if self.aim.code else self.power.code

    @property
    def steps(self) -> Steps:
        """The power, then the steps to its own aim."""
        power = self.power.code
        return ((power, self.power), *[(f"{power}.{code}", label) for code, label in self.aim.steps])


# All that an effect can be aimed at; each game names its own goods, backs, squares, sets and cards in it.
Aim: TypeAlias = (
    Unaimed
    | AtSeat
    | AtBack[Code]
    | AtBackOf[Code]
    | AtPlace
    | AtSquare[Named]
    | AtGood[Code]
    | AtSet[str]
    | OntoSet[str, Named]
    | AtToken
    | Copy[Code, "Aim"]
)
UNAIMED: Final = Unaimed()


def own_aim(aim: Aim) -> Aim:
    """Return at what a power is aimed, also where it is copied."""
    return aim.aim if isinstance(aim, Copy) else aim
