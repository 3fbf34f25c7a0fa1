"""The values that go into the store and come out of it: plain rows, known to no game and no screen.

What may be hidden is left out of their texts, so that no log can tell it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.domain.recipient import Recipient


class Status(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    STOPPED = "stopped"
    CANCELLED = "cancelled"

    @property
    def live(self) -> bool:
        """Whether the table occupies its place."""
        return self in LIVE


LIVE = (Status.LOBBY, Status.RUNNING)
DEALT = (Status.RUNNING, Status.FINISHED, Status.STOPPED)


class Entry(StrEnum):
    """What a row of a game's log tells."""

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
    """The others are asked what is to be done about the seat's person, who is late or gives no sign."""
    VOTE = "vote"
    """A ballot of the seat's person: the code names the seat that is late and the choice."""
    LONGER = "longer"
    """The table waits longer for the seat's person: the code is the moment until when."""
    GONE = "gone"
    """From now on a computer plays for the seat's person; the code says why."""
    HERE = "here"
    """The seat's person plays again, or has ended a vote for want of a sign."""
    MOTION = "motion"
    """Something is put to the people of the table: the code says what; it stands beside the game under this number."""
    TAKEN = "taken"
    """A person has taken the seat of somebody else, or of a computer."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """One row of the append-only log; rows that were committed by one press share `first`, the first one's number."""

    number: int
    first: int
    entry: Entry
    seat: int
    code: str = field(repr=False)
    at: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One taken seat: a person (`user`), a computer of a `level`, or a person whose data were deleted (neither)."""

    seat: int
    user: int | None
    name: str
    level: str | None = None
    word: str | None = None
    """The salted hash of a word for the seed, only while the table is in its lobby."""
    salt: int | None = None
    """Which of the lobby's salts, from 0, that person was told; only while the table is in its lobby."""


@dataclass(frozen=True, slots=True)
class FormerRow:
    """A person who gave a seat up: the rows of the log up to number `until` are this person's at that seat."""

    seat: int
    until: int
    user: int | None
    name: str
    level: str | None = None


class GuestKind(StrEnum):
    """What somebody has to do with a lobby who has no seat there."""

    HELD = "held"
    """He is invited, and a seat is held for him until a moment."""
    SPARE = "spare"
    """He sits down if nobody else does."""
    NOTIFIED = "told"
    """He wants to hear when the game begins."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody without a seat who has to do with a lobby; `by` is who has invited him, `version` when he came."""

    user: int
    kind: GuestKind
    name: str
    by: int | None
    at: int
    until: int | None
    version: int


class MotionKind(StrEnum):
    """What the people of a table are to agree upon."""

    OFFER = "offer"
    """A seat's person offers it to somebody."""
    CLAIM = "claim"
    """Somebody wants to take an open seat."""
    HOST = "host"
    """A seat's person wants to be the host."""


@dataclass(frozen=True, slots=True)
class Motion:
    """A seat is to change hands, or the host: who is to have it (`user`), and what each seat says to that.

    `version` is that at which it was opened, `at` the moment. `accepted` says that the one to whom a seat is offered
    will have it.
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
        """Whether the one to whom a seat is offered has yet to say whether he wants it."""
        return self.kind is MotionKind.OFFER and not self.accepted


@dataclass(frozen=True, slots=True)
class PlanRow:
    """What a seat has decided in advance for one kind of decision; `void` says why it is good no more."""

    seat: int
    kind: str
    body: str = field(repr=False)
    version: int
    at: int
    void: str | None = None


@dataclass(frozen=True, slots=True)
class Watch:
    """Somebody watches a table; with `letters` he is written to when a round ends.

    `rounds_known` is how many rounds he knows of (stored as `told`), `writing` when a letter was sent of which it is
    not known whether it arrived, `closed` says that he takes none. `letter` is the latest letter as long as it has only
    its words, `letter_since` how many rounds he knew of before it.
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
    """How long somebody has been waited for, and how often he was told.

    `decision` is the version at which his decision was opened, `since` when it was first shown to him. He was reminded
    at the table `reminded` times, and written to directly `written` times, the call counted in both; `writing` is when
    a letter was sent of which it is not known whether it arrived. He wants no reminder until `snoozed`, which he said
    when he had been told `snoozed_after` times. `closed` says that no letter can be sent to him.

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
class WordsOnly:
    """A letter to a player that has only its words yet: a screen is to take their place.

    `decision` is the version at which the decision was opened of which the seat was told, `count` how many letters
    there were with it, `message` the letter's id.
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
    """A message that is being sent, stored before it is: whether it arrived may be found out later.

    `nonce` tells Discord that it is the same message if it is sent again, None where it went as an answer, which has no
    nonce. `version` is that which it shows, `called` whom it pings, each with the version of what for, `at` when it was
    first sent. `messages` says how many there will have been for each of them, the ping and reminders; `look` what the
    board shows beside its version.
    """

    slot: Slot
    nonce: str | None
    version: int
    called: Mapping[Recipient, int]
    at: int
    messages: Mapping[Recipient, int] = field(default_factory=dict)
    look: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a table's channel shows, as far as is known.

    Each of the two messages has its id and the version that it shows (UNSEEN: any). `called` says for what each
    recipient was pinged last, by version; None counts everybody who is asked as pinged, for games older than this
    knowledge. `waits` has for each who is pinged since when they are waited for, and how often they were told. `look`
    stands for what the board shows beside its version: times, absences. `attempts` numbers the sendings. The messages
    in `discard` are to be deleted. With `repost` the board is to be posted anew, with `rename` the thread is to lose
    the name in its title. The users in `invite` are to be added to the thread. `asleep` says that the thread was
    archived and is not known to be open again, `reopened` when the bot opened it last, or looked whether it can.
    `letters` are those to players that have only their words yet.
    """

    note: int | None = None
    note_version: int = -1
    board: int | None = None
    board_version: int = -1
    called: Mapping[Recipient, int] | None = field(default_factory=dict)
    sending: Sending | None = None
    attempts: int = 0
    discard: tuple[int, ...] = ()
    repost: bool = False
    rename: bool = False
    invite: tuple[int, ...] = ()
    waits: Mapping[Recipient, Wait] = field(default_factory=dict)
    look: str = ""
    asleep: bool = False
    reopened: int | None = None
    letters: tuple[WordsOnly, ...] = ()

    @property
    def board_unseen(self) -> bool:
        """Whether there is a board of which nobody knows what it shows; it may have only its words yet."""
        return self.board is not None and self.board_version == UNSEEN

    @property
    def note_unseen(self) -> bool:
        """The same of the lobby."""
        return self.note is not None and self.note_version == UNSEEN


@dataclass(frozen=True, slots=True)
class Rest:
    """At this version nothing is to be done for a table until it wakes by itself (None: never)."""

    version: int
    wakes: int | None = None


UNSEEN = -1
"""The version of a message of which nobody knows what it shows."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """One table. Moments are seconds since 1970 in UTC; `owed` says that there may be something to be done for it now.

    `pace` and `fallback` say how long it waits and what happens then, `proposal` is a change of them that people have
    not agreed upon yet. `wakes` is the moment at which it will be owed something by itself, if any; `closes` when a
    lobby closes, `closing` says what happens then; `role` is called when it opens. `host_seen` is when its host last
    showed himself there. `hints` says whether it gives some, None where that was not chosen; `hinted` has for each seat
    that was given some how many, and the last action before the latest.
    `secret` is the bot's part in the seed, there from the lobby's opening; `words` are the salted hashes of the words
    that people added to it, where any did. `salts` are drawn with the secret, and kept while the table is in its lobby;
    `salts_sha256` are their digests, which stay, and `salts_given` says how many of them were told to somebody. Lobbies
    of older bots have none. `ending` says how a table ended early.
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
    ending: str | None
    owed: bool
    closes: int | None
    closing: str
    role: int | None
    hints: bool | None
    hinted: Mapping[str, Any] | None
    wakes: int | None
    host_seen: int | None
    created: int
    updated: int
    finished: int | None


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is stored of one table: enough to replay it."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    log: tuple[LogRow, ...]
    formers: tuple[FormerRow, ...] = ()
    shown: Shown = field(default_factory=Shown)
    guests: tuple[Guest, ...] = ()
    motions: tuple[Motion, ...] = ()
    plans: tuple[PlanRow, ...] = ()
    watches: tuple[Watch, ...] = ()


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a table begins with: `guests` who are invited, and a `role` that is called if it may be by then."""

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
    invite: tuple[int, ...] = ()
    guests: tuple[Guest, ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """One change of a table, committed whole or not at all; afterwards something is owed.

    It is made only if the table still has the version `expected`, and was last changed when it is `known` to have been:
    what stands beside the game changes without a new version. `values` are columns of the table (the new version
    among them), `seats` replaces all seats where they are given, as `guests`, `motions`, `plans` and `watches` do;
    `log` and `formers` are appended, `shown` is what is shown from now on where that changes with it. `invited` are
    those of the guests who are invited by it, so that it is counted.
    """

    game: int
    expected: int
    values: Mapping[str, Any]
    seats: tuple[SeatRow, ...] | None = None
    log: tuple[LogRow, ...] = field(default=())
    formers: tuple[FormerRow, ...] = ()
    shown: Shown | None = None
    guests: tuple[Guest, ...] | None = None
    motions: tuple[Motion, ...] | None = None
    plans: tuple[PlanRow, ...] | None = None
    watches: tuple[Watch, ...] | None = None
    invited: tuple[Guest, ...] = ()
    known: int | None = None


@dataclass(frozen=True, slots=True)
class Sitting:
    """A live table at which somebody sits, and its server."""

    game: int
    guild: int
