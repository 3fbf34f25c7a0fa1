"""A game that is over, move by move: it is played again from its seed, so nothing is kept beside the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.store import Entry, Status
from bot.tables.players import Handover, Player
from bot.tables.round_ends import scores
from bot.tables.session import Step
from bot.tables.table import Table
from bot.tables.visibility import Happening
from engine.ai.deal_luck import Lead
from engine.game import Action, Code, Decision, Event, View
from engine.replay import replay, steps
from engine.review import PastDecision, decisions
from engine.rules import AnyRules


class NoHistory(Exception):
    """A table has no history, with the reason."""

    def __init__(self, reason: Missing) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Missing(Code):
    """Why a table has no history."""

    RUNNING = "running"
    EMPTY = "empty"
    RETIRED = "retired"


@dataclass(frozen=True, slots=True)
class Asked:
    """A moment at which a seat was to choose: what the table and it saw, what it was asked, could do and did."""

    public: View
    view: View
    decision: Decision
    legal: Sequence[Action]
    made: Action


@dataclass(frozen=True, slots=True)
class Luck:
    """What tells how kind what was dealt was to a seat (`engine.ai.deal_luck.DealLuck`).

    `led(part)`, with a deadline, plays one part of `PARTS`; `kinder(parts)` is what they come to together.
    """

    led: Callable[..., tuple[Lead, ...]] = field(repr=False)
    kinder: Callable[[Iterable[Sequence[Lead]]], tuple[int, ...]] = field(repr=False)


@dataclass(frozen=True, slots=True)
class History:
    """What happened in a game that is over. Moment 0 is the deal, moment n the table after the n-th move.

    `ends` has the last move of each round, the last of which may have been broken off.
    """

    rules: AnyRules
    table: Table
    ends: tuple[int, ...]
    _steps: tuple[Step, ...] = field(repr=False)

    @classmethod
    def of(cls, table: Table) -> History:
        """Return the history of a table.

        Raises:
            NoHistory: its game is not over, ended before the first move, or had rules that are gone.
        """
        if table.status.live:
            raise NoHistory(Missing.RUNNING)
        if table.status is Status.CANCELLED:
            raise NoHistory(Missing.EMPTY)
        if table.rules is None or table._course is None or table.seed is None:
            raise NoHistory(Missing.RETIRED)
        steps = table._course.steps
        ends = [number for number, step in enumerate(steps, 1) if scores(step.events) is not None]
        if not steps:
            raise NoHistory(Missing.EMPTY)
        if not ends or ends[-1] != len(steps):
            ends.append(len(steps))  # the round in which the game was stopped
        return cls(table.rules, table, tuple(ends), steps)

    @property
    def moves(self) -> int:
        """How many moves there were; what was taken back is none."""
        return len(self._steps)

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return len(self.ends)

    def round_of(self, number: int) -> int:
        """Return in which round, from 1, a move was made; the deal belongs to the first."""
        return next((place for place, end in enumerate(self.ends, 1) if number <= end), self.rounds)

    def span(self, number: int) -> tuple[int, int]:
        """Return the moments at which a round, from 1, began and ended."""
        return (0 if number == 1 else self.ends[number - 2]), self.ends[number - 1]

    def move(self, number: int) -> Happening | None:
        """Return a move with all that happened, hidden things too; None for the deal."""
        if not number:
            return None
        step = self._steps[number - 1]
        public = tuple(event.seen(None) for event in step.events)
        return Happening(step.number, step.seat, self.players(number), step.events, public, step.entry is Entry.SUB)

    def handovers(self, number: int) -> tuple[Handover, ...]:
        """Return which seats changed hands between the move before and a move."""
        if not number:
            return ()
        after = self._steps[number - 2].number if number > 1 else 0
        until = self._steps[number - 1].number
        return tuple(one for one in self.table.sitters.handovers(after) if one.number < until)

    def players(self, number: int) -> tuple[Player, ...]:
        """Return who sat at the table at a moment."""
        return self.table.sitters.at(self._steps[max(number, 1) - 1].number)

    def view(self, number: int) -> View:
        """Return what the table saw at a moment (a millisecond for a whole game)."""
        return self.seen(number, ())[0]

    def seen(self, number: int, seats: Sequence[int]) -> tuple[View, ...]:
        """Return what the table saw at a moment, and after it what each of these seats saw then."""
        game = replay(self.rules, self.table.size, self.table.options, self._seed, self._moves[:number])
        return tuple(game.view(viewer) for viewer in (None, *seats))

    def views(self, first: int, last: int) -> Iterator[View]:
        """Yield what the table saw at each moment from `first` to `last`."""
        game = replay(self.rules, self.table.size, self.table.options, self._seed, self._moves[:first])
        yield game.view(None)
        for _ in steps(game, self.rules.parse, self._moves[first:last]):
            yield game.view(None)

    def asked(self, number: int) -> Asked:
        """Return the moment before a move, from 1, as it was to the seat that made it.

        Raises:
            ValueError: nothing was asked there.
        """
        step = self._steps[number - 1]
        game = replay(self.rules, self.table.size, self.table.options, self._seed, self._moves[: number - 1])
        decision = game.decision(step.seat)
        if decision is None:
            raise ValueError("nothing was asked")
        made = self.rules.parse(step.code)
        return Asked(game.view(None), game.view(step.seat), decision, tuple(game.legal(step.seat)), made)

    def decisions(self, seat: int) -> list[PastDecision[Action, View, Event]]:
        """Return where the person who has a seat had a choice there; takes a moment, so not on the event loop."""
        user = self.table.players[seat].user
        own = {
            number
            for number, step in enumerate(self._steps, 1)
            if step.seat == seat and step.entry is Entry.PLAY and self.players(number)[seat].user == user
        }
        game = self.rules.new(self.table.size, self.table.options, self._seed)
        return list(decisions(self.rules, game, self._moves, seat, own))

    def luck(self, seat: int) -> Luck | None:
        """Return what tells how kind what was dealt was to a seat, which takes seconds; None where nothing does."""
        luck, size, options = self.rules.luck, self.table.size, self.table.options
        if luck is None or luck.stored(size, options) is None:
            return None
        return Luck(
            partial(luck.measure, size, options, self._seed, self._moves, seat), partial(luck.deciles, size, options)
        )

    @property
    def _moves(self) -> list[tuple[int, str]]:
        return [(step.seat, step.code) for step in self._steps]

    @property
    def _seed(self) -> str:
        return self.table.seed or ""
