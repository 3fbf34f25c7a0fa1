"""The parts of a lesson: moves of recorded games, each of which the learner has to find."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.game import AnyGame, Code, Event
from engine.replay import Move, replay
from engine.rules import AnyRules


class Shows(Code):
    """The picture that a step shows."""

    BOARD = "board"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class Scene:
    """A recorded game in which steps are taken: its options, its seed, and its moves from the deal on."""

    seats: int
    options: Mapping[str, str]
    seed: str
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One move that the learner has to find: a move of the scene by its number, from 0.

    The moves before it have been made already. `code` names the message, `lesson-<game>-<code>` (small letters and
    hyphens). The picture frames the spots of `frames` (`Picture.spots`) and dims the rest. After the move it shows
    `then`, or the same part again.
    """

    code: str
    scene: Scene
    move: int
    shows: Shows
    frames: tuple[str, ...]
    then: Shows | None = None

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.scene.moves[self.move][0]

    @property
    def right(self) -> str:
        """The code of the right move."""
        return self.scene.moves[self.move][1]


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps of a lesson in order; `seats` and `options` are those of the practice game after it."""

    steps: tuple[Step, ...]
    seats: int
    options: Mapping[str, str]


def written(moves: str) -> tuple[Move, ...]:
    """Parse the moves of a scene, given as seat and code of each, such as `0:t.1 1:c.queen`."""
    pairs = (move.split(":", 1) for move in moves.split())
    return tuple((int(seat), code) for seat, code in pairs)


def position(rules: AnyRules, step: Step) -> AnyGame:
    """Return the game before a step's move.

    Raises:
        IllegalAction: the rules no longer allow this game.
    """
    scene = step.scene
    return replay(rules, scene.seats, scene.options, scene.seed, scene.moves[: step.move])


def played(rules: AnyRules, step: Step, code: str) -> tuple[AnyGame, tuple[Event, ...]]:
    """Return the game after a move in a step's position, and the events as the step's seat may know them.

    Raises:
        IllegalAction: the move is illegal there.
    """
    game = position(rules, step)
    events = game.apply(step.seat, rules.parse(code))
    return game, tuple(event.seen(step.seat) for event in events)
