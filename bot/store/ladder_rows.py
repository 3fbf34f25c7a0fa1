"""Rated games and changes of ladders, as they go into the store and come out of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.domain.ladders import LadderChange


@dataclass(frozen=True, slots=True)
class RatedPlayer:
    """A player who began a rated game, also if they gave their seat up; an erased person has no `user`.

    Once the result stands, they have a `place` (1 is the best; players who tie share a number), and it says whether the
    game `counts` for them. The whole numbers `mean` and `deviation` are of an erased person: their rating before. The
    `points` are those of the result of the game, if they played it to its end.
    """

    seat: int
    user: int | None
    name: str
    place: int | None = None
    counts: bool = False
    mean: int | None = None
    deviation: int | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game of a server: on which ladder it counts, when it began, when its result stood, when it was struck."""

    game: int
    guild: int
    ladder: str
    started: int
    players: tuple[RatedPlayer, ...]
    settled: int | None = None
    struck: int | None = None


@dataclass(frozen=True, slots=True)
class RatedPlace:
    """The place of a player in the result of a rated game, and whether the game counts for them."""

    seat: int
    place: int
    counts: bool


@dataclass(frozen=True, slots=True)
class ErasedRatings:
    """The ratings that stay of a person who is erased, each a mean and a deviation in whole numbers.

    They are `before` each game whose result stood when they were computed, and for other games the `latest` by server
    and ladder; `otherwise` is for ladders that are not known. None stays of a game without any.
    """

    before: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    latest: Mapping[tuple[int, str], tuple[int, int]] = field(default_factory=dict)
    otherwise: tuple[int, int] | tuple[None, None] = (None, None)

    def of(self, game: int, guild: int, ladder: str) -> tuple[int, int] | tuple[None, None]:
        """Return what stays of a game."""
        return self.before.get(game) or self.latest.get((guild, ladder)) or self.otherwise


@dataclass(frozen=True, slots=True)
class LadderStamp:
    """What tells one state of a ladder's rated games from another, read without reading the games.

    There are `settled` games whose result stands, with `moments` as the sum of when. `erased` players of them have no
    user, with `means` and `deviations` as the sums of their ratings. Managers made so many `changes` to games or
    ladders of the server, the last one being `last_change`. The ladder was restarted at `restarted`.
    """

    settled: int = 0
    moments: int = 0
    erased: int = 0
    means: int = 0
    deviations: int = 0
    changes: int = 0
    last_change: int = 0
    restarted: int | None = None


@dataclass(frozen=True, slots=True)
class LadderChangeRow:
    """What the manager `by` did to the ladders of a server: to a game, to a user, or to a whole ladder."""

    id: int
    at: int
    by: int | None
    kind: LadderChange
    game: int | None
    user: int | None
    ladder: str | None
