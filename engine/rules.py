"""Rules of a game as the rest of the program uses them: make, read, play, plan and record it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from engine.ai.action_comparison import Comparison
from engine.ai.deal_luck import DealLuck
from engine.ai.search_contract import Search
from engine.ai.worlds_contract import Memory
from engine.game import Action, Event, Game, View
from engine.json_value import Json
from engine.planning.contract import Planner

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)


class Recorder(Protocol):
    """Writes a finished game down as plain data that another program can check (docs/record.md)."""

    def __call__(
        self,
        seats: int,
        options: Mapping[str, str],
        seed: str,
        moves: Sequence[tuple[int, str]],
        stand_ins: Collection[int] = (),
    ) -> dict[str, Json]:
        """Return the game's record.

        `moves` are pairs of seat and action code; `stand_ins` the numbers, from 0, of those that a computer made in the
        place of a seat's person.
        """


@dataclass(frozen=True, slots=True)
class Rules(Generic[A, V, E]):
    """One game as the rest of the program knows it: how to make, read, play and write down games of its kind.

    All that belongs to it is about the same actions, views and events; mypy sees what is another game's.

    `new(seats, options, seed)` makes a game; `parse(code)` reads an action (raises IllegalAction);
    `compose(head, items)` makes the actions of a Gather from its choice's code and the codes of the gathered items;
    `choose(view, legal)` is the computer player; `record(seats, options, seed, moves)` exports a finished game;
    `variants` are the names of those between which there is a choice, the usual one first, none where there is none;
    `planner` knows what may be decided in advance, None where nothing may.

    `memory(view)` is what a viewer knows when a game or round begins, from the view then; it learns the events that the
    viewer sees, and draws the positions that the game may be in (`engine.ai.worlds_contract`); None where a game has
    nothing of it.

    `search` judges what a seat can do by playing on in such positions (`engine.ai.search_contract`); None where nothing
    does.
    `playouts` is how many of them a master has for a decision, about as many as Python makes in a quarter of a second;
    `playouts_compiled` as many as compiled code does.
    `compare` says how much more one action is worth than another (`engine.ai.action_comparison`).

    `luck` tells how kind what was dealt was to a seat (`engine.ai.deal_luck`); None where nothing does.

    `expansions` are those of which a game may have one, `options["expansion"]`; without that option it has none.

    `lay_all(view)` are the actions that lay all that the viewer still can at a round's end, in any order; None where
    nothing is laid then.

    `version` is that of the rules; `earlier` are the same game's older ones, under which games go on and are looked at
    again that were begun under them.
    """

    code: str
    version: str
    seats: range
    new: Callable[[int, Mapping[str, str], str], Game[A, V, E]]
    parse: Callable[[str], A]
    compose: Callable[[str, Sequence[str]], tuple[A, ...]]
    choose: Callable[[V, Sequence[A]], A]
    record: Recorder
    variants: tuple[str, ...] = ()
    planner: Planner[A, V, E] | None = None
    memory: Callable[[V], Memory[A, V, E]] | None = None
    search: Search[A, V, E] | None = None
    playouts: int = 400
    playouts_compiled: int = 1_200
    compare: Comparison[A, V, E] | None = None
    luck: DealLuck[A, V, E] | None = None
    earlier: tuple[Rules[A, V, E], ...] = ()
    expansions: tuple[str, ...] = ()
    lay_all: Callable[[V], tuple[A, ...]] | None = None

    def of(self, version: str) -> Rules[A, V, E] | None:
        """Return the game's rules of a version, None where it is not known here (any more)."""
        return next((rules for rules in (self, *self.earlier) if rules.version == version), None)


# The rules of a game of which nobody knows which it is; `bot.games.playable` makes them of a game's own.
AnyRules: TypeAlias = Rules[Action, View, Event]
