"""Random walks of any game: how a game hands its own to the tests that all games share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from engine.game import Event
from engine.rules import Rules


class Deal(NamedTuple):
    """What makes the same game again."""

    rules: Rules[Any, Any, Any]
    seats: int
    options: Mapping[str, str]
    seed: str

    def game(self) -> Any:
        """Return a new game."""
        return self.rules.new(self.seats, self.options, self.seed)


@dataclass(frozen=True)
class Walks:
    """The random walks of one game, by their numbers, and what is special about its positions.

    `check_over` is given a finished game and the events of each action. So many walks as `enough` have all that is
    `wanted`, of the codes of events and what `rare` returns. Codes of choices for the common board begin with a letter
    of `public`. `alike` returns what actions share that are listed once; sets of more than `largest` pieces are too
    many to go through.
    """

    deal: Callable[[int], Deal]
    walk: Callable[[int], tuple[Any, Random, Any]]
    steps: Callable[[Any, Random, Any], Iterator[tuple[int, Any, tuple[Event, ...]]]]
    check_whole: Callable[[Any], None]
    check_over: Callable[[Any, Sequence[tuple[Event, ...]]], None]
    rare: Callable[[Any, Any, tuple[Event, ...]], set[str]]
    wanted: set[str]
    enough: int
    public: str
    alike: Callable[[Any], Any] = lambda action: action
    largest: int = 99

    _played: dict[int, list[tuple[int, Any]]] = field(default_factory=dict, repr=False, compare=False)

    @property
    def code(self) -> str:
        """The code of the game."""
        return self.deal(0).rules.code

    def again(self, number: int) -> tuple[Any, Iterator[tuple[int, Any, tuple[Event, ...]]]]:
        """Return a new game, and the steps of its walk; what is done in them is chosen once only."""
        game, random, lean = self.walk(number)
        return game, self._steps_again(number, game, self.steps(game, random, lean))

    def _steps_again(
        self, number: int, game: Any, steps: Iterator[tuple[int, Any, tuple[Event, ...]]]
    ) -> Iterator[tuple[int, Any, tuple[Event, ...]]]:
        if number in self._played:
            for seat, action in self._played[number]:
                yield seat, action, game.apply(seat, action)
            return
        played: list[tuple[int, Any]] = []
        for step in steps:
            played.append(step[:2])
            yield step
        self._played[number] = played

    def positions(self, numbers: Iterable[int]) -> Iterator[Any]:
        """Yield the game of each walk after each action."""
        for number in numbers:
            game, steps = self.again(number)
            for _ in steps:
                yield game

    def moments(self, numbers: Iterable[int]) -> Iterator[tuple[Any, Random]]:
        """Yield the game of each walk after each action, with the walk's chance."""
        for number in numbers:
            game, random, lean = self.walk(number)
            for _ in self.steps(game, random, lean):
                yield game, random


def snapshot(game: Any) -> str:
    """Return all that a game is, as text that can be compared."""
    parts = [f"{name}={getattr(game, name)!r}" for name in _names(game.__class__)]
    return "; ".join([*parts, f"chance={game.chance.seed}/{game.chance.drawn}"])


def same(one: Any, other: Any) -> bool:
    """Return whether two games are the same in all that `snapshot` tells of them."""
    if (one.chance.seed, one.chance.drawn) != (other.chance.seed, other.chance.drawn):
        return False
    return all(getattr(one, name) == getattr(other, name) for name in _names(one.__class__))


@cache
def _names(kind: Any) -> tuple[str, ...]:
    """Return the names of all that a game is, but for its chance."""
    every = (name for one in kind.__mro__ for name in getattr(one, "__slots__", ()))
    return tuple(name for name in every if name != "chance")


def event_codes(events: ModuleType) -> set[str]:
    """Return the codes of all events that a game's module of events defines."""
    kinds = [one for one in vars(events).values() if isinstance(one, type) and issubclass(one, Event)]
    return {kind.code for kind in kinds if hasattr(kind, "code")}


def true_of(**names: bool) -> set[str]:
    """Return the names of what is true."""
    return {name for name, true in names.items() if true}
