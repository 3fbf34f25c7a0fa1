"""Write records of finished games: what the records of all games share (docs/record.md)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from engine.chance import seed_digest
from engine.game import Action, Event, Game, View
from engine.json_value import Json
from engine.replay import Move, steps

FORMAT = "sobek-record/1"

# A move as `stand_ins` name it: the numbers, from 0, of what it is found by.
Place: TypeAlias = tuple[tuple[str, int], ...]

A = TypeVar("A", bound=Action)
# A game of one kind, of which only its writer knows more than `Game` says.
G = TypeVar("G")


class Writer(ABC, Generic[A]):
    """What one game writes of its own; it is made of a game that has just been set up, and writes while that goes on.

    `chosen` are the options that stand in a record, under their keys there.
    """

    chosen: Mapping[str, Json] = {}

    @property
    @abstractmethod
    def game(self) -> Game[A, View, Event]:
        """The game that goes on while it is written down."""

    @abstractmethod
    def write(self, seat: int, action: A, events: Sequence[Event]) -> Place:
        """Write down an action and what it led to; return the move that it belongs to."""

    @abstractmethod
    def body(self) -> dict[str, Json]:
        """Return all that was written, when the game is over."""


@dataclass(frozen=True, slots=True)
class Recording(Generic[G, A]):
    """Writes finished games down as JSON data that can be checked without our generator: an `engine.rules.Recorder`.

    `code` and `version` are those of the rules; `new` makes a game and `parse` its actions; `begin` its writer.
    """

    code: str
    version: str
    new: Callable[[int, Mapping[str, str], str], G]
    parse: Callable[[str], A]
    begin: Callable[[G], Writer[A]]

    def __call__(
        self,
        seats: int,
        options: Mapping[str, str],
        seed: str,
        moves: Sequence[Move],
        stand_ins: Collection[int] = (),
    ) -> dict[str, Json]:
        """Return a finished game as JSON data.

        Args:
            seats: as the game was made.
            options: as the game was made.
            seed: as the game was made.
            moves: all actions in the order in which they were applied, each the seat and the action's code.
            stand_ins: the numbers, from 0, of those actions that a computer made in the place of a seat's person.

        Raises:
            ValueError: the game is not over, or cannot be made.
            IllegalAction: a move does not fit.
        """
        writer = self.begin(self.new(seats, options, seed))
        game = writer.game
        stood_in: set[tuple[Place, int]] = set()
        for number, (seat, action, events) in enumerate(steps(game, self.parse, moves)):
            place = writer.write(seat, action, events)
            if number in stand_ins:
                stood_in.add((place, seat))
        if game.outcome is None:
            raise ValueError("the game is not over")
        record: dict[str, Json] = {
            "format": FORMAT,
            "game": self.code,
            **writer.chosen,
            "rules": self.version,
            "seats": seats,
            "seed": seed,
            "seed_sha256": seed_digest(seed),
            **writer.body(),
            "final": {"scores": list(game.outcome.scores), "winners": list(game.outcome.winners)},
        }
        if stood_in:
            record["stand_ins"] = [{**dict(place), "seat": seat} for place, seat in sorted(stood_in)]
        return record
