"""What must be true throughout the simulated month, computed again beside the bot, and what is counted on the way."""

from __future__ import annotations

import logging
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from bench.month_people import Person
from bench.month_surroundings import StillChannels, StillClock
from bot.domain.pace import (
    AFTER_QUIET,
    AWAKE_FOR,
    DAY,
    HOUR,
    IDLE,
    IN_A_ROW,
    LEFT_AFTER,
    MINUTE,
    MOST_REMINDERS,
    SILENT_AFTER,
    TIMINGS,
    Fallback,
    Pace,
)
from bot.domain.ping_recipient import Recipient, Role, Seat, Voter
from bot.domain.preferences import ALLOWANCE
from bot.interactions.response import PlainText, Screen
from bot.reconciler import Executor, Response
from bot.reconciler.diff import Step
from bot.reconciler.due_actions import AskOthers, CloseVote, MoveForPlayer, TakeOver
from bot.reconciler.executor import StepResult
from bot.store import Entry, LogRow
from bot.tables import LATE, Status, Table, Wait

SLACK: Final = MINUTE
"""So many seconds after its moment something may be done: moments are looked for once a minute."""


class Witness:
    """Sees every message and every step of the bot.

    `wrong` says what should not have been. Nothing here asks the bot what it thinks of time: who is quiet or away is
    known from the people, and how long a table may wait from the rules alone.
    """

    def __init__(self, clock: StillClock, persons: Mapping[int, Person]) -> None:
        self._clock = clock
        self._persons = persons
        self.channels: StillChannels
        self.wrong: list[str] = []
        self.counts: Counter[str] = Counter()
        self.reminders: Counter[tuple[int, int]] = Counter()
        """How often everybody was reminded on each day, live tables aside."""
        self.longest: Counter[Pace] = Counter()
        """The longest wait for a person, in seconds; whole hours are looked at."""
        self._pressed: dict[int, int] = {}
        self._away: dict[int, int] = {}
        self._signs: dict[tuple[int, int | None], int] = {}
        self._waited: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
        self._told: defaultdict[tuple[int, Recipient, int, bool], list[int]] = defaultdict(list)

    @property
    def now(self) -> int:
        """The moment at which the month's clock stands, in whole seconds."""
        return int(self._clock.now())

    # What people do.

    def pressed(self, user: int, table: int | None = None) -> None:
        """Note that a person presses something, at a table or at none: their absence ends, if they have one."""
        self.counts["presses"] += 1
        self._pressed[user] = self.now
        if table is not None:
            self._signs[user, table] = self.now
        if self._away.pop(user, 0) > self.now:
            self._signs[user, None] = self.now
        self._waited[user] = [(start, min(end, self.now)) for start, end in self._waited[user]]

    def leaves(self, user: int, until: int, *, stand_in: bool) -> None:
        """Note that a person says that they are away."""
        self._away[user] = until
        self._signs[user, None] = self.now
        if not stand_in:
            self._waited[user].append((self.now, until))

    # What is said to people.

    def called(self, table: Table, recipient: Recipient, decision: int, *, direct: bool) -> None:
        """Look at a call or reminder: wanted, not in quiet hours nor an absence, and not too often."""
        user = table.user_of(recipient) or 0
        live = table.pace is Pace.LIVE and table.timed
        before = self._told[table.id, recipient, decision, direct]
        what = f"table {table.id}: {user} is told at {self.now} for time {len(before) + 1} of {decision}"
        if table.called_for.get(recipient) != decision:
            self.wrong.append(f"{what}, of which he is not asked")
        if self._persons[user].is_quiet(self.now) and not live and self._pressed.get(user, 0) < self.now - AWAKE_FOR:
            self.wrong.append(f"{what}, in his quiet hours")
        if self._away.get(user, 0) > self.now:
            self.wrong.append(f"{what}, while he is away")
        once = isinstance(recipient, Voter | Role)
        if len(before) > (0 if once else MOST_REMINDERS):
            self.wrong.append(f"{what}, which is too often")
        if before and self.now - before[-1] < (MINUTE if live else HOUR):
            self.wrong.append(f"{what}, soon after the last")
        before.append(self.now)
        self.counts["calls to votes" if once else "reminders" if len(before) > 1 else "calls"] += 1
        self.counts["letters"] += direct
        self.reminders[user, self.now // DAY] += len(before) > 1 and not live

    # What is done at tables.

    def does(self, table: Table, step: Step) -> None:
        """Look at a step that is about to be done: nobody's time is up before it is."""
        match step:
            case AskOthers() | MoveForPlayer() | TakeOver():
                self.counts[f"{step.retry_key} {step.why}" if isinstance(step, TakeOver) else step.retry_key] += 1
                late = not isinstance(step, TakeOver) or step.why == LATE
                if late and table.missed.get(step.seat, 0) < IN_A_ROW:
                    self._too_early(table, step.seat)
            case CloseVote():
                decided, vote = table.decided(step.about, over=step.over), table.votes[step.about]
                self.counts[f"vote {decided or 'undecided'}"] += 1
                ends = vote.at + (LEFT_AFTER if table.pace is Pace.UNTIMED else TIMINGS[table.pace].vote)
                if step.over and ends > self.now:
                    self.wrong.append(f"table {table.id}: the time of a vote is said to be over too early")
                if decided is None and not table.has_all_ballots(step.about) and ends > self.now:
                    self.wrong.append(f"table {table.id}: a vote is closed {ends - self.now} s too early")
            case _:
                self.counts[step.retry_key] += 1

    # How things stand.

    def look(self, table: Table) -> None:
        """Expect that a table is shown as it is, and waits for nobody for longer than its pace allows."""
        shown, about = table.shown, f"table {table.id} at {self.now}"
        standing = self.channels.shown[table.channel_ref.channel]
        if shown.sending is not None or shown.board_version != table.version or shown.board not in standing:
            self.wrong.append(f"{about}: its board is not shown as it is: {shown}")
        if not standing <= {shown.board, shown.note}:
            self.wrong.append(f"{about}: {len(standing)} messages stand in its channel")
        if table.status is not Status.RUNNING:
            return
        if table.computer_due:
            self.wrong.append(f"{about}: a computer is waited for")
        signs = (table.updated, *(self._pressed.get(user, 0) for user in table.people))
        if len(table.people) == 1 and self.now > max(signs) + IDLE + SLACK:
            self.wrong.append(f"{about}: nobody has pressed for longer than a month")
        for seat in table.asked:
            self._look_at(table, seat, about)

    def _look_at(self, table: Table, seat: int, about: str) -> None:
        wait = _wait(table, seat)
        if wait is None:
            self.wrong.append(f"{about}: seat {seat} was not shown what it is asked")
            return
        if table.pace is Pace.UNTIMED and table.voters(seat) and seat not in table.votes:
            silent = self._silent(table, seat, wait)
            if self.now > silent + MINUTE + SLACK:
                self.wrong.append(f"{about}: nobody is asked about seat {seat}, without a sign beyond {silent}")
        if endless(table):
            return
        self.longest[table.pace] = max(self.longest[table.pace], self.now - wait.since)
        vote = table.votes.get(seat)
        latest = self._up(table, seat, wait) if vote is None else vote.at + TIMINGS[table.pace].vote
        if self.now > latest + SLACK:
            self.wrong.append(f"{about}: seat {seat} is waited for since {wait.since}, beyond {latest}")

    def _too_early(self, table: Table, seat: int) -> None:
        wait = _wait(table, seat)
        if wait is not None and table.pace is Pace.UNTIMED:
            if (silent := self._silent(table, seat, wait)) > self.now + MINUTE:
                self.wrong.append(f"table {table.id}: others are asked about seat {seat} at {self.now}, not {silent}")
        elif wait is None or endless(table):
            self.wrong.append(f"table {table.id}: seat {seat} is late for what was not shown, or has no deadline")
        elif (up := self._up(table, seat, wait)) > self.now:
            self.wrong.append(f"table {table.id}: the time of seat {seat} is up at {self.now}, not {up}")

    def _silent(self, table: Table, seat: int, wait: Wait) -> int:
        """Return from when the others may decide about a seat at a table without a clock."""
        user = table.players[seat].user or 0
        signs = (wait.since, self._signs.get((user, table.id), 0), self._signs.get((user, None), 0))
        return max(max(signs) + SILENT_AFTER, table.longer.get(seat, 0), self._away.get(user, 0))

    def _up(self, table: Table, seat: int, wait: Wait) -> int:
        """Return when the time of a seat is up at a table with deadlines."""
        user, timing = table.players[seat].user or 0, TIMINGS[table.pace]
        end = self._stood(user, wait.since, timing.deadline or 0)
        if seat in table.longer:
            end = max(end, self._stood(user, table.longer[seat] - timing.longer, timing.longer))
        person = self._persons[user]
        up = end - AWAKE_FOR <= self._pressed.get(user, 0) <= end
        if table.pace is Pace.LIVE or person.quiet is None or not person.is_quiet(end) or up:
            return end
        return (person.quiet.until(end) or end) + AFTER_QUIET

    def _stood(self, user: int, start: int, length: int) -> int:
        """Return the end of a time that stands still while a person has asked to wait, for 20 days in all."""
        end, left = start + length, ALLOWANCE
        for since, until in self._waited[user]:
            granted = since + min(left, until - since)
            left -= granted - since
            if since < end:
                end += max(0, granted - max(since, start))
        return end


class WatchedSteps(Executor[Screen, PlainText]):
    """Steps that a witness sees."""

    witness: Witness

    async def do(self, table: Table, step: Step, response: Response[Screen] | None) -> StepResult:
        """Do a step as ever, after the witness has seen it."""
        self.witness.does(table, step)
        return await super().do(table, step, response)


class Warnings(logging.Handler):
    """Makes everything wrong that the bot warns of: in this month there is no reason to."""

    def __init__(self, witness: Witness) -> None:
        super().__init__(logging.WARNING)
        self._witness = witness

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line of the log."""
        self._witness.wrong.append(f"the log says: {self.format(record)}")


def endless(table: Table) -> bool:
    """Whether nothing promises that a table's game ever ends."""
    return not table.timed or table.fallback is Fallback.WAIT


def calls_of(table: Table, users: Collection[int]) -> dict[Recipient, int]:
    """Return as whom the message that is being sent pings these people, each with what for."""
    sending = table.shown.sending
    called = sending.pinged if sending is not None else {}
    return {to: decision for to, decision in called.items() if table.user_of(to) in users}


def moves(log: Sequence[LogRow]) -> Iterator[str]:
    """Yield who made each move of people's seats: "people", or a computer for one who was "late" or is "away".

    A move is all that a seat does, or is done for it, until another seat acts.
    """
    gone: set[int] = set()
    for (seat, entry), _ in groupby(log, key=lambda row: (row.seat, row.entry)):
        match entry:
            case Entry.GONE:
                gone.add(seat)
            case Entry.HERE:
                gone.discard(seat)
            case Entry.PLAY:
                yield "people"
            case Entry.SUB:
                yield "away" if seat in gone else "late"
            case _:
                pass


def _wait(table: Table, seat: int) -> Wait | None:
    wait = table.shown.waits.get(Seat(seat))
    return wait if wait is not None and wait.decision == table.asked[seat] else None
