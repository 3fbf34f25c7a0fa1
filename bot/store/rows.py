"""The values that go into the store and come out of it: plain rows without games or screens.

What may be hidden is left out of their `repr`, so that no log can contain it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.domain.ping_recipient import Recipient
from bot.store.ladder_rows import RatedGame, RatedPlace
from bot.store.result_rows import GameResult


class Status(StrEnum):
    """The stage of a table."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    STOPPED = "stopped"
    CANCELLED = "cancelled"

    @property
    def live(self) -> bool:
        """Whether the table occupies its channel."""
        return self in LIVE


LIVE = (Status.LOBBY, Status.RUNNING)
DEALT = (Status.RUNNING, Status.FINISHED, Status.STOPPED)
OVER = (Status.FINISHED, Status.STOPPED)


class Entry(StrEnum):
    """The kind of a row of a game's log."""

    PLAY = "play"
    """An action of a person."""
    AUTO = "auto"
    """An action of a computer."""
    BACK = "back"
    """A take-back: the code is the number of the first row that no longer counts."""
    HAND = "hand"
    """A seat was handed over to a computer."""
    SUB = "sub"
    """An action that a computer made for the seat's person, who was late or is away."""
    ASK = "ask"
    """The others vote on the seat's person, who is late or gives no sign."""
    VOTE = "vote"
    """A ballot of the seat's person: the code names the seat that is late and the choice."""
    LONGER = "longer"
    """The table waits longer for the seat's person: the code is the moment until when."""
    GONE = "gone"
    """From now on a computer plays for the seat's person; the code says why."""
    HERE = "here"
    """The seat's person plays again, or has ended a vote about a missing sign."""
    MOTION = "motion"
    """A motion is opened: the code says which; it is stored as a child row under this number. With a dot in the code, a
    motion has ended: after the dot stands how."""
    TAKEN = "taken"
    """A person has taken the seat of another person or of a computer."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """One row of the append-only log; rows of one press share `first`, the number of the first one."""

    number: int
    first: int
    entry: Entry
    seat: int
    code: str = field(repr=False)
    at: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One taken seat: a person (`user`), a computer of a `level`, or an anonymised person (neither)."""

    seat: int
    user: int | None
    name: str
    level: str | None = None
    word: str | None = None
    """The salted hash of a word for the seed, only while the table is in its lobby."""
    salt: int | None = None
    """Which of the lobby's salts, from 0, the person got; only while the table is in its lobby."""


@dataclass(frozen=True, slots=True)
class FormerRow:
    """A person who gave a seat up; the rows of the log for it up to number `until` are theirs."""

    seat: int
    until: int
    user: int | None
    name: str
    level: str | None = None


class GuestKind(StrEnum):
    """The role of a person without a seat at a lobby."""

    HELD = "held"
    """The person is invited, and a seat is held for them until a moment."""
    SPARE = "spare"
    """A standby player, who gets a seat if nobody else takes it."""
    NOTIFIED = "told"
    """The person wants to know when the game begins."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person without a seat at a lobby; `by` has invited them, `version` is that at which they came."""

    user: int
    kind: GuestKind
    name: str
    by: int | None
    at: int
    until: int | None
    version: int


class MotionKind(StrEnum):
    """What the people of a table have to agree upon."""

    OFFER = "offer"
    """A seat's person offers it to another user."""
    CLAIM = "claim"
    """A user wants to take an open seat."""
    HOST = "host"
    """A seat's person wants to be the host."""
    STOP = "stop"
    """A seat's person wants to stop a rated game."""


@dataclass(frozen=True, slots=True)
class Motion:
    """A motion to give `user` a seat or make them the host, and the ballot of each seat.

    `version` is that at which it was opened, `at` the moment. `accepted` says that the user accepts the seat that is
    offered.
    """

    kind: MotionKind
    seat: int
    user: int
    name: str
    at: int
    version: int
    accepted: bool
    ballots: Mapping[int, bool] = field(default_factory=dict)

    @property
    def to_accept(self) -> bool:
        """Whether the user to whom a seat is offered has not accepted yet."""
        return self.kind is MotionKind.OFFER and not self.accepted


@dataclass(frozen=True, slots=True)
class PlanRow:
    """The plan of a seat for one kind of decision; `void` says why it is not valid any more."""

    seat: int
    kind: str
    body: str = field(repr=False)
    version: int
    at: int
    void: str | None = None


@dataclass(frozen=True, slots=True)
class Spectator:
    """A user who watches a table; with `letters` they get a direct message when a round ends.

    `rounds_known` is how many rounds they know of (stored as `told`), `writing` when a direct message was sent of which
    it is not known whether it arrived, `closed` says that they take none. `letter` is the latest message as long as it
    has only its words, `letter_since` how many rounds they knew of before it.
    """

    user: int
    letters: bool
    rounds_known: int
    writing: int | None
    closed: bool
    at: int
    letter: int | None = None
    letter_since: int | None = None


@dataclass(frozen=True, slots=True)
class Wait:
    """How long a recipient has been waited for, and how many messages they got.

    `decision` is the version at which their decision was opened, `since` when it was first shown to them. They got
    `reminded` messages at the table and `written` direct messages, the ping counted in both; `writing` is when a direct
    message was sent of which it is not known whether it arrived. They want no reminder until `snoozed`, which they said
    after `snoozed_after` messages. `closed` says that they take no direct messages.

    At a table without a clock, `seen` is when the player last gave a sign since then, `looked` when Discord was last
    asked whether the player has left the server, and `left` the answer.
    """

    decision: int
    since: int
    reminded: int = 0
    written: int = 0
    writing: int | None = None
    snoozed: int | None = None
    closed: bool = False
    snoozed_after: int = 1
    seen: int | None = None
    looked: int | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class WordsOnlyMessage:
    """A direct message to a player that has only its words yet: a screen must replace them.

    `decision` is the version at which its decision was opened, `count` how many direct messages there were with it,
    `message` its id.
    """

    seat: int
    decision: int
    count: int
    message: int


class Slot(StrEnum):
    """The two messages that a table can have in its channel."""

    NOTE = "note"
    """The lobby, which becomes the start note."""
    BOARD = "board"
    """The board, while the game runs and when it is over."""


@dataclass(frozen=True, slots=True)
class Sending:
    """A message that is being sent: it is stored first, so that a lost one can be looked for later.

    `nonce` tells Discord that it is the same message if it is sent again; None for a response, which has no nonce.
    `version` is that which it shows, `pinged` whom it pings, each with the version of what for, `at` when it was first
    sent. `messages` says how many there will have been for each of them, the ping and reminders; `content_hash` stands
    for what the board shows beside its version.
    """

    slot: Slot
    nonce: str | None
    version: int
    pinged: Mapping[Recipient, int]
    at: int
    messages: Mapping[Recipient, int] = field(default_factory=dict)
    content_hash: str = ""


@dataclass(frozen=True, slots=True)
class ShownState:
    """What a table's channel shows, as far as is known.

    Each of the two messages has its id and the version that it shows (UNSEEN: any). `pinged` says for what each
    recipient was pinged last, by version; None counts everybody who is asked as pinged, for games older than this
    knowledge. `waits` has for each who is pinged since when they are waited for, and how many messages they got.
    `content_hash` stands for what the board shows beside its version, as times and absences. `attempts` numbers the
    sendings. The messages in `discard` must be deleted. With `repost` the board must be posted again, with `rename` the
    thread must lose the name in its title. The users in `invite` must be added to the thread. `asleep` says that the
    thread was archived and is not known to be open again, `reopened` when the bot opened it last, or tried to.
    `letters` are the direct messages to players that have only their words yet. From the moment `redraw` on, if any,
    the messages must be drawn again as they are, because what they tell has changed without a new version.
    """

    note: int | None = None
    note_version: int = -1
    board: int | None = None
    board_version: int = -1
    pinged: Mapping[Recipient, int] | None = field(default_factory=dict)
    sending: Sending | None = None
    attempts: int = 0
    discard: tuple[int, ...] = ()
    repost: bool = False
    rename: bool = False
    invite: tuple[int, ...] = ()
    waits: Mapping[Recipient, Wait] = field(default_factory=dict)
    content_hash: str = ""
    asleep: bool = False
    reopened: int | None = None
    letters: tuple[WordsOnlyMessage, ...] = ()
    redraw: int | None = None

    @property
    def board_unseen(self) -> bool:
        """Whether there is a board of which it is unknown what it shows; it may have only its words yet."""
        return self.board is not None and self.board_version == UNSEEN

    @property
    def note_unseen(self) -> bool:
        """The same of the lobby."""
        return self.note is not None and self.note_version == UNSEEN


@dataclass(frozen=True, slots=True)
class Settled:
    """At this version a table is owed nothing until the moment at which it wakes (None: never)."""

    version: int
    wakes: int | None = None


UNSEEN = -1
"""The version of a message of which it is unknown what it shows."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """One table. Moments are seconds since 1970 in UTC; `owed` says that a step may be due for it now.

    `pace` and `fallback` say how long it waits and what happens then, `proposal` is a change of them that people have
    not agreed upon yet. `changed_from` is the game, seats and options of a lobby before its host changed them, `wanted`
    those for which its host asks people to give up their seats. `wakes` is the moment at which it will be owed
    something, if any; `closes` when a lobby expires, `closing` says what happens then; `role` is pinged when it opens.
    `host_seen` is when its host last gave a sign there. `hints` says whether it gives hints, None where that was not
    chosen; `hinted` has for each seat that got some how many, and the last action before the latest. `rated` is what a
    lobby says and then whether the game is rated, None where there were no ladders; `unrated` is what is against it.
    `secret` is the bot's part in the seed, there from the lobby's opening; `words` are the salted hashes of the words
    that people added to it, where any did. `salts` are drawn with the secret, and kept while the table is in its lobby;
    `salts_sha256` are their digests, which stay, and `salts_given` says how many of them people got. Lobbies of older
    bots have none. `ending` says how a table ended early.
    """

    id: int
    kind: str
    rules: str
    size: int
    options: Mapping[str, str]
    secret: str | None = field(repr=False)
    words: Sequence[str] | None
    salts: Sequence[str] | None = field(repr=False)
    salts_sha256: Sequence[str] | None
    salts_given: int | None
    seed: str | None = field(repr=False)
    status: Status
    version: int
    guild: int
    channel: int
    host: int | None
    language: str
    pace: str
    fallback: str
    proposal: Mapping[str, Any] | None
    changed_from: Mapping[str, Any] | None
    wanted: Mapping[str, Any] | None
    ending: str | None
    owed: bool
    closes: int | None
    closing: str
    role: int | None
    hints: bool | None
    hinted: Mapping[str, Any] | None
    rated: bool | None
    unrated: Sequence[Sequence[str | int | None]] | None
    wakes: int | None
    host_seen: int | None
    created: int
    updated: int
    finished: int | None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """All that is stored of one table: enough to replay it."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    log: tuple[LogRow, ...]
    formers: tuple[FormerRow, ...] = ()
    shown: ShownState = field(default_factory=ShownState)
    guests: tuple[Guest, ...] = ()
    motions: tuple[Motion, ...] = ()
    plans: tuple[PlanRow, ...] = ()
    watches: tuple[Spectator, ...] = ()


@dataclass(frozen=True, slots=True)
class NewTable:
    """What a table begins with: `guests` who are invited, and a `role` that is pinged if it may be then."""

    kind: str
    rules: str
    size: int
    options: Mapping[str, str]
    guild: int
    channel: int
    host: int
    language: str
    at: int
    seats: tuple[SeatRow, ...]
    secret: str = field(repr=False)
    salts: tuple[str, ...] = field(default=(), repr=False)
    salts_sha256: tuple[str, ...] = ()
    pace: str = "untimed"
    fallback: str = "ask"
    closes: int | None = None
    closing: str = "close"
    role: int | None = None
    hints: bool | None = None
    rated: bool | None = None
    invite: tuple[int, ...] = ()
    guests: tuple[Guest, ...] = ()


@dataclass(frozen=True, slots=True)
class TableChange:
    """One change of a table, committed whole or not at all; afterwards something is owed.

    It is made only if the table still has the version `expected`, and was last changed when it is `known` to have been:
    what stands beside the game changes without a new version. `values` are columns of the table (the new version
    among them), `seats` replaces all seats where they are given, as `guests`, `motions`, `plans` and `watches` do;
    `log` and `formers` are appended, `shown` is what is shown from now on where that changes with it. `invited` are
    those of the guests who are invited by it, so that it is counted. `result` is there where the game ends with it,
    `rated_start` where a rated game begins, `rated_places` where the result of one stands from now on.
    """

    game: int
    expected: int
    values: Mapping[str, Any]
    seats: tuple[SeatRow, ...] | None = None
    log: tuple[LogRow, ...] = field(default=())
    formers: tuple[FormerRow, ...] = ()
    shown: ShownState | None = None
    guests: tuple[Guest, ...] | None = None
    motions: tuple[Motion, ...] | None = None
    plans: tuple[PlanRow, ...] | None = None
    watches: tuple[Spectator, ...] | None = None
    invited: tuple[Guest, ...] = ()
    result: GameResult | None = None
    rated_start: RatedGame | None = None
    rated_places: tuple[RatedPlace, ...] | None = None
    known: int | None = None


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A live table at which a user sits, and its server."""

    game: int
    guild: int
