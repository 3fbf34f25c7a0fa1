"""The course of a game: its log played out. A restart replays the log through the very functions that play it live."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final, TypeVar, assert_never

from bot.domain.pace import Ballot
from bot.store import Entry, LogRow
from bot.tables.errors import Reason
from engine.game import Action, AnyGame, Event, IllegalAction, Refusal, TurnAction
from engine.rules import AnyRules

V = TypeVar("V")

LATE: Final = "late"
"""A computer plays for somebody who let the table wait."""
AWAY: Final = "away"
"""A computer plays for somebody who has asked for it while he is away."""
OPENED: Final = "opened"
"""A computer plays for a player whose seat the host, or a vote of the others, has opened."""
SILENT: Final = "silent"
"""A computer plays for a player who gave no sign for long, by a vote of the others; the seat is not open."""
KEPT: Final = frozenset({AWAY, SILENT})
"""For these reasons a computer plays in a seat that nobody else may take."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action that counts: its number in the log, that of its press's first action, and what happened.

    `events` are unfiltered: what a viewer may learn of them is `event.seen(viewer)`. The step's own text has neither
    them nor the code, so that no log can tell them. With a `turn` the seat took its turn; any other step answers what
    something led to.
    """

    number: int
    first: int
    entry: Entry
    seat: int
    code: str = field(repr=False)
    events: tuple[Event, ...] = field(repr=False)
    turn: bool = True

    @property
    def reveals(self) -> bool:
        """Whether something hidden came to light."""
        return any(event.reveals for event in self.events)


@dataclass(frozen=True, slots=True)
class Vote:
    """What is to be done about a seat that is late is asked: at which version and moment, and who has said what."""

    version: int
    at: int
    ballots: Mapping[int, Ballot] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Late:
    """What the table knows of people who let it wait; it never changes, as the course does not.

    A computer plays for the `absent` seats, each with the reason, until their people return. There is a vote about some
    of those who are asked, and for some the table waits `longer`, until a moment. `missed` counts the moves in a row
    that a computer made for somebody who was late, `passed` how often in a row the time of somebody was up.
    """

    absent: Mapping[int, str] = field(default_factory=dict)
    votes: Mapping[int, Vote] = field(default_factory=dict)
    longer: Mapping[int, int] = field(default_factory=dict)
    missed: Mapping[int, int] = field(default_factory=dict)
    passed: Mapping[int, int] = field(default_factory=dict)

    def acted(self, seat: int) -> Late:
        """Return what is known when a seat has acted, or was acted for."""
        if seat not in self.votes and seat not in self.longer:
            return self
        return replace(self, votes=_without(self.votes, seat), longer=_without(self.longer, seat))

    def came(self, seat: int) -> Late:
        """Return what is known when a seat has a person who plays himself, or nobody else is waited for there."""
        absent, missed = _without(self.absent, seat), _without(self.missed, seat)
        return replace(self, absent=absent, missed=missed, passed=_without(self.passed, seat))

    def overdue(self, seat: int) -> Late:
        """Return what is known when somebody's time was up once more."""
        return replace(self, passed={**self.passed, seat: self.passed.get(seat, 0) + 1})

    def noted(self, row: LogRow) -> Late:
        """Return what is known after a row that is no action."""
        seat = row.seat
        match row.entry:
            case Entry.ASK:
                late = replace(self, votes={**self.votes, seat: Vote(row.number, row.at)})
                return late.overdue(seat)
            case Entry.VOTE:
                about, _, ballot = row.code.partition(":")
                vote = self.votes.get(int(about))
                if vote is None:
                    return self
                given = replace(vote, ballots={**vote.ballots, seat: Ballot(ballot)})
                return replace(self, votes={**self.votes, int(about): given})
            case Entry.LONGER:
                return replace(self.acted(seat), longer={**self.longer, seat: int(row.code)})
            case Entry.GONE:
                return replace(self.acted(seat), absent={**self.absent, seat: row.code})
            case Entry.HERE:
                return self.acted(seat).came(seat)
            case Entry.MOTION:
                return self
            case Entry.TAKEN:
                # Ballots are those of whoever sat there.
                votes = {
                    about: replace(vote, ballots=_without(vote.ballots, seat)) for about, vote in self.votes.items()
                }
                return replace(self.acted(seat).came(seat), votes=_without(votes, seat))
            case _:
                return self.acted(seat).came(seat)


@dataclass(frozen=True, slots=True)
class Course:
    """A game and how it came about; it never changes: playing on gives a new one, so a failed commit costs nothing.

    `opened` says for each waiting seat at which version its present decision was put to it: an answer given to a later
    version than that is still an answer to this decision, whatever others did in the meantime. `before` is the course
    before the last press, kept until somebody else acts. `dealt` is the version at which the game began, `start` the
    game as it was then, `late` what is known of people who let the table wait.
    """

    game: AnyGame = field(repr=False)
    version: int
    steps: tuple[Step, ...]
    opened: Mapping[int, int]
    before: Course | None = field(repr=False)
    dealt: int = 0
    start: AnyGame | None = field(repr=False, default=None)
    late: Late = field(default_factory=Late)

    def play(self, entry: Entry, seat: int, actions: Sequence[Action]) -> Course:
        """Return the course after the actions of one press, numbered on from the version.

        Raises:
            IllegalAction: one of them is against the rules.
        """
        if not actions:
            raise IllegalAction(Refusal.MALFORMED)
        game = self.game.copy()
        first = self.version + 1
        steps = tuple(
            Step(number, first, entry, seat, action.code, game.apply(seat, action), isinstance(action, TurnAction))
            for number, action in enumerate(actions, first)
        )
        version = self.version + len(actions)
        return Course(
            game,
            version,
            self.steps + steps,
            self._opened_after(game, seat, version),
            # Whoever acts ends the chance of the one before to take back; only an own chain goes on.
            (self if self._last_seat == seat else replace(self, before=None)) if entry is Entry.PLAY else None,
            self.dealt,
            self.start,
            self._late_after(entry, seat),
        )

    def since(self, number: int) -> Sequence[Step]:
        """Return the actions after that of a number."""
        return self.steps[bisect_right(self.steps, number, key=lambda step: step.number) :]

    def takes_back(self, seat: int) -> Reason | None:
        """Return why a seat cannot take back the last press, or None if it can."""
        if all(step.seat != seat for step in self.steps):
            return Reason.TAKE_BACK_NOTHING
        last = self.steps[-1]
        if last.seat != seat:
            return Reason.TAKE_BACK_ACTED
        if any(step.reveals for step in self.steps if step.first == last.first) or self._tells:
            return Reason.TAKE_BACK_REVEALED
        return Reason.TAKE_BACK_ACTED if self.before is None else None

    def take_back(self, seat: int) -> Course:
        """Return the course as it was before the last press, under a new version; there must be a `before`.

        Whether a seat may do so is said by `takes_back`. What was taken back by the rules of its time stays so.
        """
        if self.before is None:
            raise ValueError("nothing can be taken back")
        version = self.version + 1
        opened = self._opened_after(self.before.game, seat, version)
        # What is known of those who are late stays as it is: whoever takes back has shown himself.
        return replace(self.before, version=version, opened=opened, late=self.late)

    def noted(self, row: LogRow) -> Course:
        """Return the course after a row that is no action: the game is the same, nothing can be taken back.

        What is merely put to the people of the table takes nothing from whoever acted last. Who has taken a seat is
        asked what it is asked anew.
        """
        before = self.before if row.entry is Entry.MOTION else None
        opened = self.opened
        if row.entry is Entry.TAKEN and row.seat in opened:
            opened = {**opened, row.seat: row.number}
        return replace(self, version=row.number, before=before, opened=opened, late=self.late.noted(row))

    def _late_after(self, entry: Entry, seat: int) -> Late:
        late = self.late.acted(seat)
        match entry:
            case Entry.PLAY if seat in late.missed or seat in late.passed:
                return replace(late, missed=_without(late.missed, seat), passed=_without(late.passed, seat))
            case Entry.SUB if seat not in late.absent and not self._substituted(seat):
                # Where the others were asked first, that his time was up is counted already.
                late = late if seat in self.late.votes else late.overdue(seat)
                return replace(late, missed={**late.missed, seat: late.missed.get(seat, 0) + 1})
            case _:
                return late

    def _substituted(self, seat: int) -> bool:
        """Whether a computer has just acted for a seat, so that what it does next belongs to the same move."""
        last = self.steps[-1] if self.steps else None
        return last is not None and last.seat == seat and last.entry is Entry.SUB

    @property
    def _tells(self) -> bool:
        """Whether the mere fact of who is asked since the last press has told something."""
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


def begin(game: AnyGame, version: int) -> Course:
    """Return the course of a game that has just been dealt."""
    return Course(game, version, (), dict.fromkeys(game.waiting, version), None, version, game)


def replay(rules: AnyRules, game: AnyGame, version: int, log: Iterable[LogRow]) -> Course:
    """Return the course of a stored game.

    Args:
        rules: those that the game began with.
        game: as it was dealt.
        version: that of the table when it was dealt.
        log: all rows, in order.

    Raises:
        IllegalAction: the rules do not allow what was stored: they are not the rules of this game.
    """
    course = begin(game, version)
    for _, rows in groupby(log, key=lambda row: row.first):
        press = tuple(rows)
        last = press[-1]
        match last.entry:
            case Entry.BACK:
                course = course.take_back(last.seat)
            case Entry.PLAY | Entry.AUTO | Entry.SUB:
                course = course.play(last.entry, last.seat, [rules.parse(row.code) for row in press])
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
                course = course.noted(last)
            case _:
                assert_never(last.entry)
    return course


def _without(kept: Mapping[int, V], seat: int) -> Mapping[int, V]:
    return {each: value for each, value in kept.items() if each != seat}
