"""The history of a game that is over, move by move: replayed from its seed, so only the log is stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.store import Entry, Status
from bot.tables.game.session import GameStep, SeatDecision
from bot.tables.game.turn_boundaries import round_end_index
from bot.tables.seat_history import Player, SeatHandover
from bot.tables.table import Table
from bot.tables.visible_game import VisibleAction, is_agreed
from engine.ai.deal_luck import Lead
from engine.game import Action, Code, Decision, Event, View
from engine.replay import replay, steps
from engine.review import PastDecision, decisions
from engine.rules import AnyRules


class NoHistory(Exception):
    """A table has no history, for this reason."""

    def __init__(self, reason: NoHistoryReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class NoHistoryReason(Code):
    """Why a table has no history."""

    RUNNING = "running"
    EMPTY = "empty"
    RETIRED = "retired"


@dataclass(frozen=True, slots=True)
class DecisionMoment:
    """A decision of a seat: the views of the table and the seat, the legal actions, and the action taken."""

    public: View
    view: View
    decision: Decision
    legal: Sequence[Action]
    made: Action


@dataclass(frozen=True, slots=True)
class DealLuckMeasure:
    """A measure of how good the deal of a seat was (`engine.ai.deal_luck.DealLuck`).

    `led(part)`, with a deadline, plays one of the `PARTS`; `compare(parts)` returns the result of all of them.
    """

    led: Callable[..., tuple[Lead, ...]] = field(repr=False)
    compare: Callable[[Iterable[Sequence[Lead]]], tuple[int, ...]] = field(repr=False)


@dataclass(frozen=True, slots=True)
class History:
    """The moves of a game that is over. Moment 0 is the deal, moment n the table after the n-th move.

    `ends` has the last move of each round; the last round may be incomplete.
    """

    rules: AnyRules
    table: Table
    ends: tuple[int, ...]
    _steps: tuple[GameStep, ...] = field(repr=False)

    @classmethod
    def of(cls, table: Table) -> History:
        """Return the history of a table.

        Raises:
            NoHistory: the game is not over, ended before the first move, or its rules are gone.
        """
        if table.status.live:
            raise NoHistory(NoHistoryReason.RUNNING)
        if table.status is Status.CANCELLED:
            raise NoHistory(NoHistoryReason.EMPTY)
        if table.rules is None or table._game_session is None or table.seed is None:
            raise NoHistory(NoHistoryReason.RETIRED)
        steps = table._game_session.steps
        ends = [number for number, step in enumerate(steps, 1) if round_end_index(step.events) is not None]
        if not steps:
            raise NoHistory(NoHistoryReason.EMPTY)
        if not ends or ends[-1] != len(steps):
            ends.append(len(steps))  # the round in which the game was stopped
        return cls(table.rules, table, tuple(ends), steps)

    @property
    def moves(self) -> int:
        """The number of moves; what was taken back does not count."""
        return len(self._steps)

    @property
    def rounds(self) -> int:
        """The number of rounds that were begun."""
        return len(self.ends)

    def round_of(self, number: int) -> int:
        """Return the round of a move, from 1; the deal belongs to the first."""
        return next((index for index, end in enumerate(self.ends, 1) if number <= end), self.rounds)

    def span(self, number: int) -> tuple[int, int]:
        """Return the first and the last moment of a round, from 1."""
        return (0 if number == 1 else self.ends[number - 2]), self.ends[number - 1]

    def move(self, number: int) -> VisibleAction | None:
        """Return a move with all its events, hidden ones too; None for the deal."""
        if not number:
            return None
        step = self._steps[number - 1]
        public = tuple(event.seen(None) for event in step.events)
        stood_in = step.entry is Entry.SUB
        players = self.players(number)
        return VisibleAction(
            step.number,
            step.seat,
            players,
            step.events,
            public,
            stood_in,
            voted=step.voted,
            agreed=is_agreed(step, players),
        )

    def between(self, number: int) -> tuple[SeatHandover | SeatDecision, ...]:
        """Return what was decided, and the seats that changed hands, between the move before and a move."""
        if not number:
            return ()
        after = self._steps[number - 2].number if number > 1 else 0
        until = self._steps[number - 1].number
        changes: list[SeatHandover | SeatDecision] = [*self.table.seat_history.handovers(after)]
        changes += self._decisions(after)
        return tuple(sorted((one for one in changes if one.number < until), key=lambda one: one.number))

    def players(self, number: int) -> tuple[Player, ...]:
        """Return the players at a moment."""
        return self.table.seat_history.at(self._steps[max(number, 1) - 1].number)

    def view(self, number: int) -> View:
        """Return the table's view at a moment (a millisecond for a whole game)."""
        return self.seen(number, ())[0]

    def seen(self, number: int, seats: Sequence[int]) -> tuple[View, ...]:
        """Return the table's view at a moment, followed by the views of these seats."""
        game = replay(self.rules, self.table.size, self.table.options, self._seed, self._moves[:number])
        return tuple(game.view(viewer) for viewer in (None, *seats))

    def views(self, first: int, last: int) -> Iterator[View]:
        """Yield the table's view at each moment from `first` to `last`."""
        game = replay(self.rules, self.table.size, self.table.options, self._seed, self._moves[:first])
        yield game.view(None)
        for _ in steps(game, self.rules.parse, self._moves[first:last]):
            yield game.view(None)

    def asked(self, number: int) -> DecisionMoment:
        """Return the decision that a move, from 1, was made for.

        Raises:
            ValueError: there was no decision.
        """
        step = self._steps[number - 1]
        game = replay(self.rules, self.table.size, self.table.options, self._seed, self._moves[: number - 1])
        decision = game.decision(step.seat)
        if decision is None:
            raise ValueError("nothing was asked")
        made = self.rules.parse(step.code)
        return DecisionMoment(game.view(None), game.view(step.seat), decision, tuple(game.legal(step.seat)), made)

    def decisions(self, seat: int) -> list[PastDecision[Action, View, Event]]:
        """Return the decisions of the present player of a seat; slow, so not for the event loop."""
        user = self.table.players[seat].user
        own = {
            number
            for number, step in enumerate(self._steps, 1)
            if step.seat == seat and step.entry is Entry.PLAY and self.players(number)[seat].user == user
        }
        game = self.rules.new(self.table.size, self.table.options, self._seed)
        return list(decisions(self.rules, game, self._moves, seat, own))

    def luck(self, seat: int) -> DealLuckMeasure | None:
        """Return the measure of a seat's deal luck, which takes seconds; None if the game has none."""
        luck, size, options = self.rules.luck, self.table.size, self.table.options
        if luck is None or luck.stored(size, options) is None:
            return None
        return DealLuckMeasure(
            partial(luck.measure, size, options, self._seed, self._moves, seat), partial(luck.deciles, size, options)
        )

    def _decisions(self, after: int) -> Iterator[SeatDecision]:
        game_session = self.table._game_session
        decisions = () if game_session is None else game_session.overdue.decisions
        return (one for one in decisions if one.number > after)

    @property
    def _moves(self) -> list[tuple[int, str]]:
        return [(step.seat, step.code) for step in self._steps]

    @property
    def _seed(self) -> str:
        return self.table.seed or ""
