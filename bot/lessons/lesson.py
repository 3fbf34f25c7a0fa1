"""What a lesson is made of: moves of written-down games, each of which whoever learns has to find."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.game import AnyGame, Code, Event
from engine.replay import Move, replay
from engine.rules import AnyRules


class Shows(Code):
    """Which picture a step shows."""

    BOARD = "board"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class Scene:
    """A game in which steps are taken, as it was written down: what it was made of, and its moves from the deal on."""

    seats: int
    options: Mapping[str, str]
    seed: str
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One move to be made by whoever learns: the scene's move of a number, from 0, by the seat that makes it there.

    What was played before has happened already. `code` names the words, `lesson-<game>-<code>` (small letters and
    hyphens). On the picture the signs of `frames` matter (`Picture.spots`), the rest is dimmed. Once the move is made,
    the picture is that of `then`, or the same again.
    """

    code: str
    scene: Scene
    move: int
    shows: Shows
    frames: tuple[str, ...]
    then: Shows | None = None

    @property
    def seat(self) -> int:
        """The seat of whoever learns."""
        return self.scene.moves[self.move][0]

    @property
    def right(self) -> str:
        """The code of the move that is asked for."""
        return self.scene.moves[self.move][1]


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps of a lesson, in their order; `seats` and `options` are those of the game to practise in after it."""

    steps: tuple[Step, ...]
    seats: int
    options: Mapping[str, str]


def written(moves: str) -> tuple[Move, ...]:
    """Return the moves of a scene as they are written down: seat and code of each, such as `0:t.1 1:c.queen`."""
    told = (move.split(":", 1) for move in moves.split())
    return tuple((int(seat), code) for seat, code in told)


def position(rules: AnyRules, step: Step) -> AnyGame:
    """Return the game as it stands when a step's move is to be made.

    Raises:
        IllegalAction: the rules have no such game any more.
    """
    scene = step.scene
    return replay(rules, scene.seats, scene.options, scene.seed, scene.moves[: step.move])


def played(rules: AnyRules, step: Step, code: str) -> tuple[AnyGame, tuple[Event, ...]]:
    """Return the game after some move in a step's position, and what happened, as its seat may know it.

    Raises:
        IllegalAction: that cannot be done there.
    """
    game = position(rules, step)
    events = game.apply(step.seat, rules.parse(code))
    return game, tuple(event.seen(step.seat) for event in events)
