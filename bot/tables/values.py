"""What a table looks like from outside: frozen values, made anew at every change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.store import Entry, SeatRow, Status
from bot.tables.course import Course, Step
from bot.tables.errors import Reason
from engine.game import Game, Rules


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands: a server and a channel or thread in it."""

    guild: int
    channel: int


@dataclass(frozen=True, slots=True)
class Player:
    """Who has a seat: a person, or a computer (no user). A person whose data were deleted is neither."""

    seat: int
    user: int | None
    name: str
    computer: bool = False

    @property
    def forgotten(self) -> bool:
        """Whether this was a person who had their data deleted."""
        return self.user is None and not self.computer


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it stood after its last committed change.

    Its seed is here only when the game is over (`seed`); from the start there is its digest. `board` is the number of
    the message that shows it. Moments are seconds since 1970 in UTC.
    """

    id: int
    kind: str
    rules: Rules | None
    size: int
    options: Mapping[str, str]
    status: Status
    version: int
    place: Place
    host: int | None
    language: str
    players: tuple[Player, ...]
    board: int | None
    seed_digest: str | None
    seed: str | None
    created: int
    updated: int
    finished: int | None
    course: Course | None = field(repr=False)

    @property
    def game(self) -> Game | None:
        """The game itself, to be looked at and never to be changed; None in a lobby or if it is retired."""
        return self.course.game if self.course else None

    @property
    def retired(self) -> bool:
        """Whether the rules that the game began with are gone, so that it can only be stopped."""
        return self.seed_digest is not None and self.course is None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now; none unless the game is running."""
        return self.course.game.waiting if self.course and self.status is Status.RUNNING else ()

    @property
    def computer_due(self) -> bool:
        """Whether a computer must act now."""
        return any(self.players[seat].computer for seat in self.waiting)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every action that counts, from the first to the last."""
        return self.course.steps if self.course else ()

    @property
    def recent(self) -> tuple[Step, ...]:
        """What happened from the last press of a person on: that press and the computers' actions since."""
        steps = self.steps
        for step in reversed(steps):
            if step.entry is Entry.PLAY:
                return tuple(each for each in steps if each.number >= step.first)
        return steps

    def since(self, seat: int) -> tuple[Step, ...]:
        """Return what others did since `seat` last acted."""
        steps = self.steps
        last = max((step.number for step in steps if step.seat == seat), default=-1)
        return tuple(step for step in steps if step.number > last)

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a person, or None."""
        return next((player.seat for player in self.players if player.user == user), None)

    def takes_back(self, user: int) -> Reason | None:
        """Return why this person cannot take back what was done last, or None if they can."""
        seat = self.seat_of(user)
        if self.status is not Status.RUNNING:
            return Reason.NOT_RUNNING if self.status is Status.LOBBY else Reason.GAME_OVER
        if self.course is None:
            return Reason.RETIRED
        if seat is None:
            return Reason.NOT_SEATED
        if self.course.before is not None and self.steps[-1].seat == seat:
            return None
        if all(step.seat != seat for step in self.steps):
            return Reason.TAKE_BACK_NOTHING
        last = self.steps[-1]
        if last.seat != seat:
            return Reason.TAKE_BACK_ACTED
        revealed = any(step.reveals for step in self.steps if step.first == last.first)
        return Reason.TAKE_BACK_REVEALED if revealed else Reason.TAKE_BACK_ACTED

    def can_take_back(self, user: int) -> bool:
        """Whether this person can take back what was done last (cheap: for showing the button)."""
        return self.takes_back(user) is None


@dataclass(frozen=True, slots=True)
class Turn:
    """A change of a running game.

    `table` is the table afterwards; `seat` did it; `steps` are the new actions with all that happened (unfiltered),
    none for a take-back or a handing over; `waited` are the seats that were asked before.
    """

    table: Table
    entry: Entry
    seat: int
    steps: tuple[Step, ...]
    waited: tuple[int, ...]

    @property
    def events(self) -> tuple[Any, ...]:
        """Everything that happened, in order and unfiltered: a viewer gets `event.seen(viewer)`."""
        return tuple(event for step in self.steps for event in step.events)

    @property
    def called(self) -> tuple[Player, ...]:
        """The persons who are asked now and were not asked before: whom to ping."""
        new = (seat for seat in self.table.waiting if seat not in self.waited)
        return tuple(self.table.players[seat] for seat in new if self.table.players[seat].user is not None)

    @property
    def over(self) -> bool:
        """Whether the game is finished or stopped."""
        return not self.table.status.live


def seat_rows(players: tuple[Player, ...]) -> tuple[SeatRow, ...]:
    """Return the players as the store keeps them."""
    return tuple(SeatRow(player.seat, player.user, player.name, player.computer) for player in players)
