"""One game as the rest of the program knows it: how it is made, read, played, planned and written down."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.foresight import Planner
from engine.game import Game


class Recorder(Protocol):
    """Writes a finished game down as plain data that another program can check (docs/record.md)."""

    def __call__(
        self,
        seats: int,
        options: Mapping[str, str],
        seed: str,
        moves: Sequence[tuple[int, str]],
        stand_ins: Collection[int] = (),
    ) -> dict[str, Any]:
        """Return the game's record.

        `moves` are pairs of seat and action code; `stand_ins` the numbers, from 0, of those that a computer made in the
        place of a seat's person.
        """


@dataclass(frozen=True, slots=True)
class Rules:
    """One game as the rest of the program knows it: how to make, read, play and write down games of its kind.

    `new(seats, options, seed)` makes a game; `parse(code)` reads an action (raises IllegalAction);
    `compose(head, items)` makes the actions of a Gather from its choice's code and the codes of the gathered items;
    `choose(view, legal)` is the computer player; `record(seats, options, seed, moves)` exports a finished game;
    `planner` knows what may be decided in advance, None where nothing may.

    `version` is that of the rules; `earlier` are the same game's older ones, under which games go on and are looked at
    again that were begun under them.
    """

    code: str
    version: str
    seats: range
    ways: tuple[str, ...]
    new: Callable[[int, Mapping[str, str], str], Game]
    parse: Callable[[str], Any]
    compose: Callable[[str, Sequence[str]], tuple[Any, ...]]
    choose: Callable[[Any, Sequence[Any]], Any]
    record: Recorder
    planner: Planner | None = None
    earlier: tuple[Rules, ...] = ()

    def of(self, version: str) -> Rules | None:
        """Return the game's rules of a version, None where it is not known here (any more)."""
        return next((rules for rules in (self, *self.earlier) if rules.version == version), None)
