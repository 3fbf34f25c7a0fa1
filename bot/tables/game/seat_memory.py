"""The memories of a table's seats, kept while the table is in memory, so that a move costs only what is new."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.tables.game.session import GameSession, GameStep
from engine.ai.worlds_contract import Memory
from engine.game import Action, Event, View
from engine.rules import AnyRules


@dataclass(frozen=True, slots=True)
class SeatMemory:
    """A seat's side of a game at one moment: its view, memory and legal actions, nothing hidden from it.

    `version` is the table's, `number` the number of actions before.
    """

    version: int
    seat: int
    view: View = field(repr=False)
    memory: Memory[Action, View, Event] = field(repr=False)
    legal: Sequence[Action] = field(repr=False)
    number: int


class SeatMemories:
    """The memories of a table's seats, each with the last action that it has learned."""

    __slots__ = ("_of",)

    def __init__(self) -> None:
        self._of: dict[int, tuple[tuple[GameStep, ...], Memory[Action, View, Event]]] = {}

    def remembered(self, rules: AnyRules, game_session: GameSession, seat: int) -> SeatMemory | None:
        """Return a seat's side of a game; None if the game has no memory.

        The memory is a copy. It learns only what the seat was shown (`Event.seen`), without what was taken back.
        """
        if rules.memory is None or game_session.start is None:
            return None
        steps, memory = self._of.get(seat, ((), None))
        if memory is None or not _begins_with(game_session.steps, steps):
            steps, memory = (), rules.memory(game_session.start.view(seat))
        memory.learn(event.seen(seat) for step in game_session.steps[len(steps) :] for event in step.events)
        self._of[seat] = game_session.steps, memory
        game = game_session.game
        return SeatMemory(
            game_session.version, seat, game.view(seat), memory.copy(), tuple(game.legal(seat)), len(game_session.steps)
        )


def _begins_with(steps: tuple[GameStep, ...], first: tuple[GameStep, ...]) -> bool:
    """Whether steps continue others; steps are compared by identity, and so is all before them."""
    return not first or (len(first) <= len(steps) and steps[len(first) - 1] is first[-1])
