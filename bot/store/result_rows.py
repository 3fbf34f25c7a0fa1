"""The results of games and what a server's results come to, as they go into the store and come out of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Placing:
    """A player of a game that is over: a person (`user`), a computer of a `level`, or an anonymised person (neither).

    They had the seat after the action `since` (0: from the beginning) up to the action `until` (None: to the end).
    The `points` are of a game that was played to its end, and of its last player in the seat, as is whether they have
    `won`. They had so many `turns` there, and a computer made `stand_in_turns` of these in their place; None where the
    game cannot be replayed.
    """

    seat: int
    since: int
    until: int | None
    user: int | None
    level: str | None
    points: int | None = None
    won: bool = False
    turns: int | None = None
    stand_in_turns: int | None = None


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended: `ended` is "finished" or the code of its early ending, `at` is when.

    The placings are in the order of seats, and in each seat in the order of time.
    """

    at: int
    ended: str
    placings: tuple[Placing, ...]


@dataclass(frozen=True, slots=True)
class PlayedGames:
    """How many games of a kind with these options were played to their end in a server, and how many lately."""

    kind: str
    options: Mapping[str, str]
    games: int
    lately: int


@dataclass(frozen=True, slots=True)
class LongestGame:
    """The game of a server with the most turns, and when it ended."""

    kind: str
    options: Mapping[str, str]
    turns: int
    at: int


@dataclass(frozen=True, slots=True)
class BestScore:
    """The most points of a person in games of a kind with these options, and when; an erased person has no `user`."""

    kind: str
    options: Mapping[str, str]
    points: int
    at: int
    user: int | None
    name: str


@dataclass(frozen=True, slots=True)
class ServerResults:
    """What the results of a server's games come to: those that were played to their end, rated or not."""

    played: tuple[PlayedGames, ...]
    people: int
    longest: LongestGame | None
    best: tuple[BestScore, ...]


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A game that is over and has no result yet: when and how it ended, as in its result."""

    game: int
    at: int
    ended: str
