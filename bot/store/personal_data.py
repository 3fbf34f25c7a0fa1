"""All that is kept about one person, as values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.domain.preferences import NO_HABITS, Habits
from bot.store.blocklist import Avoided
from bot.store.lessons import Learnt
from bot.store.rows import Entry, Guest, Motion, MotionKind, PlanRow, Status, Wait, Watch


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What anybody may know of a table: nothing of its secret, its seed, or how its cards lie.

    `hosted` says that the person is its host, `agreed` to which other pace and fallback he has agreed there.
    """

    id: int
    kind: str
    size: int
    options: Mapping[str, str]
    status: Status
    guild: int
    channel: int
    language: str
    pace: str
    fallback: str
    ending: str | None
    created: int
    updated: int
    finished: int | None
    hosted: bool
    agreed: tuple[str, str] | None


@dataclass(frozen=True, slots=True)
class Seating:
    """A seat of somebody's, with what is shown as his name there.

    `until` is the last action of his where he gave it up, None where he has it. `word` is the hash of his word for the
    deal, `salt` the place of its salt among those of the lobby, from 0, `wait` how long he has been
    waited for and what he was told, `hints` how many were given at the seat, `review` what a review of his game found
    there, as it is stored.
    """

    game: int
    seat: int
    name: str
    until: int | None
    word: str | None = None
    wait: Wait | None = None
    hints: int = 0
    review: Mapping[str, Any] | None = None
    salt: int | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """A row of a game's log about somebody's seat while he had it."""

    game: int
    number: int
    seat: int
    entry: Entry
    code: str = field(repr=False)
    at: int


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody noted for himself about a game."""

    game: int
    text: str = field(repr=False)
    at: int


@dataclass(frozen=True, slots=True)
class Said:
    """What somebody's seat has said to a motion about a seat."""

    game: int
    kind: MotionKind
    about: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation that somebody sent, or was sent."""

    game: int
    at: int
    sent: bool


@dataclass(frozen=True, slots=True)
class Practised:
    """A game in which somebody practises, without its seed: his `seat` and his own moves there, what was explained.

    `quiet` says that nothing is explained any more, `at` is when he went on last.
    """

    game: str
    seats: int
    seat: int
    options: Mapping[str, str]
    moves: tuple[str, ...]
    told: tuple[str, ...]
    quiet: bool
    at: int


@dataclass(frozen=True, slots=True)
class About:
    """What is kept about a person; all that stands at tables has the table's number before it.

    `invited` are those whom he has invited to lobbies, `acts` how many rows of logs are his, by kind, and `log` these
    rows, if they were asked for.
    """

    language: str | None = None
    uninvited: bool = False
    habits: Habits = NO_HABITS
    tables: Mapping[int, TableFacts] = field(default_factory=dict)
    seatings: tuple[Seating, ...] = ()
    acts: Mapping[Entry, int] = field(default_factory=dict)
    log: tuple[Act, ...] = ()
    notes: tuple[Note, ...] = ()
    plans: tuple[tuple[int, PlanRow], ...] = ()
    motions: tuple[tuple[int, Motion], ...] = ()
    said: tuple[Said, ...] = ()
    guests: tuple[tuple[int, Guest], ...] = ()
    invited: tuple[tuple[int, Guest], ...] = ()
    invitations: tuple[Invitation, ...] = ()
    watches: tuple[tuple[int, Watch], ...] = ()
    avoided: tuple[Avoided, ...] = ()
    lessons: tuple[Learnt, ...] = ()
    practices: tuple[Practised, ...] = ()

    @property
    def numbers(self) -> frozenset[int]:
        """The tables that anything is about."""
        seen: tuple[Iterable[Seating | Act | Note | Said | Invitation], ...]
        seen = (self.seatings, self.log, self.notes, self.said, self.invitations)
        beside = (self.plans, self.motions, self.guests, self.invited, self.watches)
        return frozenset({one.game for some in seen for one in some} | {one[0] for some in beside for one in some})

    @property
    def statuses(self) -> Mapping[Status, int]:
        """How many tables of each status have a seat that is his now."""
        sat = [self.tables[number].status for number in {one.game for one in self.seatings if one.until is None}]
        return {status: sat.count(status) for status in Status if status in sat}

    @property
    def left(self) -> int:
        """How many seats he gave up."""
        return sum(one.until is not None for one in self.seatings)
