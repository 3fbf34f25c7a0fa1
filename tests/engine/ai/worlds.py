"""What tests of drawn worlds share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.game import Event
from engine.rules import Rules


@dataclass(frozen=True)
class DrawnGame:
    """A game whose hidden things are drawn.

    `begun` returns by a number a new game, a viewer, their memory, chance for the players and how they lean. `steps`
    plays a game on; players who lean to `lean` may do anything, those who lean to `hoarding` often need a scribe.
    `check_whole` fails unless all pieces are there; `hidden` is all that is hidden from some viewer.

    In so many `games` worlds are drawn at the questions `asked`, each a kind with whether the viewer is asked. In so
    many `pairs` of a game and a world that go on alike, more than `differing` positions differ in what is hidden.
    `late` makes of the views before and after the first move one that shows only a part of the move.
    `drawn` are parts of a new game that no seat knows, each with how many of 20 worlds differ in it at least.
    """

    rules: Rules[Any, Any, Any]
    begun: Callable[[int], tuple[Any, int | None, Any, Random, Any]]
    steps: Callable[[Any, Random, Any], Iterator[tuple[int, Any, tuple[Event, ...]]]]
    lean: Any
    hoarding: Any
    check_whole: Callable[[Any], None]
    hidden: Callable[[Any], tuple[object, ...]]
    games: int
    asked: frozenset[tuple[str, bool]]
    pairs: int
    differing: int
    late: Callable[[Any, Any], Any]
    drawn: Mapping[str, tuple[int, Callable[[Any], object]]]

    def course(
        self, number: int, lean: Any = None, late: bool = False
    ) -> Iterator[tuple[Any, int | None, Any, Random, tuple[Event, ...]]]:
        """Play a game to its end; yield it after each action, with viewer, memory, chance, and what happened.

        A `late` memory, good for drawing worlds alone, learns nothing before it is asked for them.
        """
        game, viewer, memory, random, own = self.begun(number)
        waiting = _Late(memory, viewer)
        for _, _, happened in self.steps(game, random, own if lean is None else lean):
            waiting.told.append(happened)
            if not late:
                waiting.learn()
            yield game, viewer, waiting if late else memory, random, happened


class _Late:
    """A memory that learns what happened only when it is asked for worlds."""

    def __init__(self, memory: Any, viewer: int | None) -> None:
        self._memory = memory
        self._viewer = viewer
        self.told: list[tuple[Event, ...]] = []

    def learn(self) -> None:
        for happened in self.told:
            self._memory.learn(event.seen(self._viewer) for event in happened)
        self.told.clear()

    def worlds(self, view: Any) -> Any:
        self.learn()
        return self._memory.worlds(view)
