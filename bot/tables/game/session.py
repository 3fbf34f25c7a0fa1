"""The event-sourced session of a game: its log, replayed. A restart uses the same functions as live play."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final, TypeVar, assert_never

from bot.domain.pace import VoteChoice
from bot.store import Entry, LogRow
from bot.tables.errors import Reason
from engine.game import Action, AnyGame, Event, IllegalAction, Refusal, TurnAction
from engine.rules import AnyRules

V = TypeVar("V")

LATE: Final = "late"
"""A computer plays for a person who let the table wait."""
AWAY: Final = "away"
"""A computer plays for a person who asked for it during their absence."""
OPENED: Final = "opened"
"""A computer plays for a person whose seat was opened by the host or by a vote."""
SILENT: Final = "silent"
"""A computer plays for a person who gave no sign for long, by a vote of the others; the seat is not open."""
OPENED_BY_HOST: Final = "opened-host"
"""The code of the decision of the host to open a seat."""
HOST_PASSED: Final = "host-passed"
"""The code of the decision that a person is the host because the host before gave no sign for long."""
RESERVED: Final = frozenset({AWAY, SILENT})
"""The reasons for which a computer plays in a seat that nobody else may take."""


@dataclass(frozen=True, slots=True)
class ClosedVote:
    """A vote after which a computer moved: the ballots for that, and the seats whose players were absent then."""

    moves: int
    absent: frozenset[int]


@dataclass(frozen=True, slots=True)
class GameStep:
    """An action that counts: its number in the log, the first number of its press, and its events.

    `events` are unfiltered: a viewer may see `event.seen(viewer)`. The repr has neither them nor the code, so that no
    log reveals them. With `turn` the seat took its turn; other steps answer questions. With `vote` a computer made it
    because a vote had decided so, or nothing.
    """

    number: int
    first: int
    entry: Entry
    seat: int
    code: str = field(repr=False)
    events: tuple[Event, ...] = field(repr=False)
    turn: bool = True
    vote: ClosedVote | None = None

    @property
    def voted(self) -> bool:
        """Whether a computer made it after a vote."""
        return self.vote is not None

    @property
    def reveals(self) -> bool:
        """Whether the action revealed something hidden."""
        return any(event.reveals for event in self.events)


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote about a late seat: the version and moment at which it was opened, and the ballots by seat."""

    version: int
    at: int
    ballots: Mapping[int, VoteChoice] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SeatDecision:
    """What the table decided about a seat, by the log row of this number; the messages "decided-code" tell it."""

    number: int
    seat: int
    code: str


@dataclass(frozen=True, slots=True)
class OverdueSeats:
    """The late players of a table and their stand-ins; immutable, like the game session.

    A computer plays for each seat in `absent`, for a reason, until its person returns. `votes` are about some of the
    seats that are asked; for the seats in `longer` the table waits until a moment. `missed` counts the moves in a row
    that a computer made for a late player, `passed` the deadlines in a row that a player missed. `decisions` has the
    results of the votes and motions, in order, except stand-in moves and seats that changed hands.
    """

    absent: Mapping[int, str] = field(default_factory=dict)
    votes: Mapping[int, Vote] = field(default_factory=dict)
    longer: Mapping[int, int] = field(default_factory=dict)
    missed: Mapping[int, int] = field(default_factory=dict)
    passed: Mapping[int, int] = field(default_factory=dict)
    decisions: tuple[SeatDecision, ...] = ()

    def after_action(self, seat: int) -> OverdueSeats:
        """Return the state after an action of a seat, or for it."""
        if seat not in self.votes and seat not in self.longer:
            return self
        return replace(self, votes=_without(self.votes, seat), longer=_without(self.longer, seat))

    def after_return(self, seat: int) -> OverdueSeats:
        """Return the state when a seat has a person who plays, or is waited for no longer."""
        absent, missed = _without(self.absent, seat), _without(self.missed, seat)
        return replace(self, absent=absent, missed=missed, passed=_without(self.passed, seat))

    def after_timeout(self, seat: int) -> OverdueSeats:
        """Return the state after a player missed another deadline."""
        return replace(self, passed={**self.passed, seat: self.passed.get(seat, 0) + 1})

    def after_row(self, row: LogRow) -> OverdueSeats:
        """Return the state after a log row that is no action."""
        seat = row.seat
        match row.entry:
            case Entry.ASK:
                asked = replace(self, votes={**self.votes, seat: Vote(row.number, row.at)})
                return asked.after_timeout(seat)
            case Entry.VOTE:
                about, _, ballot = row.code.partition(":")
                vote = self.votes.get(int(about))
                if vote is None:
                    return self
                given = replace(vote, ballots={**vote.ballots, seat: VoteChoice(ballot)})
                return replace(self, votes={**self.votes, int(about): given})
            case Entry.LONGER:
                longer = replace(self.after_action(seat), longer={**self.longer, seat: int(row.code)})
                return longer._with_decision(row, VoteChoice.WAIT if seat in self.votes else None)
            case Entry.GONE:
                gone = replace(self.after_action(seat), absent={**self.absent, seat: row.code})
                return gone._with_decision(row, self._why_gone(row))
            case Entry.HERE:
                return self.after_action(seat).after_return(seat)
            case Entry.MOTION:
                kind, ended, end = row.code.partition(".")
                return self._with_decision(row, f"{kind}-{end}" if ended else None)
            case Entry.TAKEN:
                # The ballots of the former player do not count.
                votes = {
                    about: replace(vote, ballots=_without(vote.ballots, seat)) for about, vote in self.votes.items()
                }
                return replace(self.after_action(seat).after_return(seat), votes=_without(votes, seat))
            case _:
                return self.after_action(seat).after_return(seat)

    def _why_gone(self, row: LogRow) -> str | None:
        """Return the code of the decision by which a computer plays for a seat; None if it was not decided."""
        vote = self.votes.get(row.seat)
        if row.code == OPENED:
            voted = vote is not None and VoteChoice.OPEN in vote.ballots.values()
            return VoteChoice.OPEN if voted else OPENED_BY_HOST
        return VoteChoice.TAKEOVER if vote is not None else None

    def _with_decision(self, row: LogRow, code: str | None) -> OverdueSeats:
        if code is None:
            return self
        return replace(self, decisions=(*self.decisions, SeatDecision(row.number, row.seat, code)))


@dataclass(frozen=True, slots=True)
class GameSession:
    """A game with its log; immutable: an action returns a new session, so a failed commit costs nothing.

    `opened` has the version at which each waiting seat was asked its present decision: an answer to this or a
    later version is an answer to this decision, even if others have acted meanwhile. `before` is the session before the
    last press, kept until another seat acts. `dealt` is the version at which the game began, `start` the game at that
    moment, `overdue` what is known of late players.
    """

    game: AnyGame = field(repr=False)
    version: int
    steps: tuple[GameStep, ...]
    opened: Mapping[int, int]
    before: GameSession | None = field(repr=False)
    dealt: int = 0
    start: AnyGame | None = field(repr=False, default=None)
    overdue: OverdueSeats = field(default_factory=OverdueSeats)

    def play(self, entry: Entry, seat: int, actions: Sequence[Action]) -> GameSession:
        """Return the session after the actions of one press, with the next numbers.

        Raises:
            IllegalAction: an action is against the rules.
        """
        if not actions:
            raise IllegalAction(Refusal.MALFORMED)
        game = self.game.copy()
        first = self.version + 1
        vote = self._closed_vote(seat) if entry is Entry.SUB else None
        steps = tuple(
            GameStep(
                number,
                first,
                entry,
                seat,
                action.code,
                game.apply(seat, action),
                isinstance(action, TurnAction),
                vote,
            )
            for number, action in enumerate(actions, first)
        )
        version = self.version + len(actions)
        return GameSession(
            game,
            version,
            self.steps + steps,
            self._opened_after(game, seat, version),
            # An action of another seat ends the chance to take back; actions of the same seat keep it.
            (self if self._last_seat == seat else replace(self, before=None)) if entry is Entry.PLAY else None,
            self.dealt,
            self.start,
            self._overdue_after(entry, seat),
        )

    def since(self, number: int) -> Sequence[GameStep]:
        """Return the steps after the action of a number."""
        return self.steps[bisect_right(self.steps, number, key=lambda step: step.number) :]

    def take_back_refusal(self, seat: int) -> Reason | None:
        """Return why a seat cannot take back the last press, None if it can."""
        if all(step.seat != seat for step in self.steps):
            return Reason.TAKE_BACK_NOTHING
        last = self.steps[-1]
        if last.seat != seat:
            return Reason.TAKE_BACK_ACTED
        if any(step.reveals for step in self.steps if step.first == last.first) or self._tells:
            return Reason.TAKE_BACK_REVEALED
        return Reason.TAKE_BACK_ACTED if self.before is None else None

    def take_back(self, seat: int) -> GameSession:
        """Return the session before the last press, under a new version; there must be a `before`.

        `take_back_refusal` says whether a seat may do so. A take-back in the log is valid under the rules of its time.
        """
        if self.before is None:
            raise ValueError("nothing can be taken back")
        version = self.version + 1
        opened = self._opened_after(self.before.game, seat, version)
        # What is known of late players stays: taking back is a sign of activity.
        return replace(self.before, version=version, opened=opened, overdue=self.overdue)

    def with_row(self, row: LogRow) -> GameSession:
        """Return the session after a log row that is no action: the same game, nothing can be taken back.

        A motion, however, does not end the chance to take back. The new player of a seat is asked its decision again.
        """
        before = self.before if row.entry is Entry.MOTION else None
        opened = self.opened
        if row.entry is Entry.TAKEN and row.seat in opened:
            opened = {**opened, row.seat: row.number}
        return replace(self, version=row.number, before=before, opened=opened, overdue=self.overdue.after_row(row))

    def _overdue_after(self, entry: Entry, seat: int) -> OverdueSeats:
        overdue = self.overdue.after_action(seat)
        match entry:
            case Entry.PLAY if seat in overdue.missed or seat in overdue.passed:
                return replace(overdue, missed=_without(overdue.missed, seat), passed=_without(overdue.passed, seat))
            case Entry.SUB if seat not in overdue.absent and not self._substituted(seat):
                # If the others were asked first, the missed deadline is counted already.
                overdue = overdue if seat in self.overdue.votes else overdue.after_timeout(seat)
                return replace(overdue, missed={**overdue.missed, seat: overdue.missed.get(seat, 0) + 1})
            case _:
                return overdue

    def _closed_vote(self, seat: int) -> ClosedVote | None:
        """Return the vote after which a computer acts for a seat, also with the rest of a move; None without one."""
        vote = self.overdue.votes.get(seat)
        if vote is None:
            return self.steps[-1].vote if self._substituted(seat) else None
        absent = frozenset(self.overdue.absent)
        given = [ballot for voter, ballot in vote.ballots.items() if voter not in absent]
        return ClosedVote(given.count(VoteChoice.MOVE), absent)

    def _substituted(self, seat: int) -> bool:
        """Whether a computer has just acted for a seat, so that its next action belongs to the same move."""
        last = self.steps[-1] if self.steps else None
        return last is not None and last.seat == seat and last.entry is Entry.SUB

    @property
    def _tells(self) -> bool:
        """Whether the seats that are asked since the last press reveal something by being asked."""
        new = (seat for seat, version in self.opened.items() if version == self.version)
        return any(decision.telling for seat in new if (decision := self.game.decision(seat)) is not None)

    @property
    def _last_seat(self) -> int | None:
        return self.steps[-1].seat if self.steps else None

    def _opened_after(self, game: AnyGame, seat: int, version: int) -> dict[int, int]:
        opened = {}
        for waiting in game.waiting:
            same = (
                waiting != seat
                and waiting in self.opened
                and tuple(self.game.legal(waiting)) == tuple(game.legal(waiting))
            )
            opened[waiting] = self.opened[waiting] if same else version
        return opened


def begin_session(game: AnyGame, version: int) -> GameSession:
    """Return the session of a game that has just been dealt."""
    return GameSession(game, version, (), dict.fromkeys(game.waiting, version), None, version, game)


def replay_log(rules: AnyRules, game: AnyGame, version: int, log: Iterable[LogRow]) -> GameSession:
    """Return the session of a stored game.

    Args:
        rules: the rules that the game began with.
        game: as it was dealt.
        version: the table's version at the deal.
        log: all rows, in order.

    Raises:
        IllegalAction: the rules do not allow a stored action: they are not the rules of this game.
    """
    game_session = begin_session(game, version)
    for _, rows in groupby(log, key=lambda row: row.first):
        press = tuple(rows)
        last = press[-1]
        match last.entry:
            case Entry.BACK:
                game_session = game_session.take_back(last.seat)
            case Entry.PLAY | Entry.AUTO | Entry.SUB:
                game_session = game_session.play(last.entry, last.seat, [rules.parse(row.code) for row in press])
            case (
                Entry.HAND
                | Entry.ASK
                | Entry.VOTE
                | Entry.LONGER
                | Entry.GONE
                | Entry.HERE
                | Entry.MOTION
                | Entry.TAKEN
            ):
                game_session = game_session.with_row(last)
            case _:
                assert_never(last.entry)
    return game_session


def _without(values: Mapping[int, V], seat: int) -> Mapping[int, V]:
    return {each: value for each, value in values.items() if each != seat}
