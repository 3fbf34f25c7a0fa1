"""The values that go into the store and come out of it: plain rows, known to no game and no screen.

What may be hidden is left out of their texts, so that no log can tell it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


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
    """One taken seat: a person (`user`), a computer, or a person whose data were deleted (neither)."""

    seat: int
    user: int | None
    name: str
    computer: bool


@dataclass(frozen=True, slots=True)
class GameRow:
    """One table. Moments are seconds since 1970 in UTC; `due` says that a computer must act."""

    id: int
    kind: str
    rules: str
    size: int
    options: Mapping[str, str]
    seed: str | None = field(repr=False)
    status: Status
    version: int
    guild: int
    channel: int
    host: int | None
    language: str
    board: int | None
    due: bool
    created: int
    updated: int
    finished: int | None


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is stored of one table: enough to replay it."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    log: tuple[LogRow, ...]


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a table begins with."""

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


@dataclass(frozen=True, slots=True)
class Change:
    """One change of a table, committed whole or not at all.

    It is made only if the table still has the version `expected`. `values` are columns of the table (the new version
    among them), `seats` replaces all seats where it is given, `log` is appended.
    """

    game: int
    expected: int
    values: Mapping[str, Any]
    seats: tuple[SeatRow, ...] | None = None
    log: tuple[LogRow, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept about a person: how many tables of each status have a seat of theirs, and the language chosen."""

    tables: Mapping[Status, int]
    language: str | None
