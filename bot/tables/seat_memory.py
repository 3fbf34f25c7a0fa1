"""What the seats of a table remember: kept while the table is in memory, so that a move costs only what is new."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.tables.session import Course, Step
from engine.ai.worlds import Memory
from engine.game import Action, Event, View
from engine.rules import AnyRules


@dataclass(frozen=True, slots=True)
class Remembered:
    """A seat's side of a game at one moment: what it sees, remembers and can do, and nothing that it may not know.

    `version` is that of the table, `number` how many actions were made before.
    """

    version: int
    seat: int
    view: View = field(repr=False)
    memory: Memory[Action, View, Event] = field(repr=False)
    legal: Sequence[Action] = field(repr=False)
    number: int


class Memories:
    """The memories of a table's seats, each with the last action that it knows of."""

    __slots__ = ("_of",)

    def __init__(self) -> None:
        self._of: dict[int, tuple[tuple[Step, ...], Memory[Action, View, Event]]] = {}

    def remembered(self, rules: AnyRules, course: Course, seat: int) -> Remembered | None:
        """Return a seat's side of a game; None where its game has no memory.

        The memory is the caller's own. It is fed with what the seat was told alone (`Event.seen`); what was taken back
        was never there.
        """
        if rules.memory is None or course.start is None:
            return None
        steps, memory = self._of.get(seat, ((), None))
        if memory is None or not _begins_with(course.steps, steps):
            steps, memory = (), rules.memory(course.start.view(seat))
        memory.learn(event.seen(seat) for step in course.steps[len(steps) :] for event in step.events)
        self._of[seat] = course.steps, memory
        game = course.game
        return Remembered(
            course.version, seat, game.view(seat), memory.copy(), tuple(game.legal(seat)), len(course.steps)
        )


def _begins_with(steps: tuple[Step, ...], first: tuple[Step, ...]) -> bool:
    """Whether a course goes on from another one: each step is a thing of its own, and so are all before it."""
    return not first or (len(first) <= len(steps) and steps[len(first) - 1] is first[-1])
