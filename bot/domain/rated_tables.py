"""Rated tables: what keeps the game of a lobby from being rated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from bot.domain.pace import DAY

_SNOWFLAKE_TIME: Final = 22
_DISCORD_EPOCH: Final = 1_420_070_400_000
"""The upper bits of an id are milliseconds since this moment, the beginning of 2015."""


class ObstacleKind(StrEnum):
    """Why a game cannot be rated."""

    LADDERS_OFF = "off"
    """The server has no ladders."""
    COMPUTER = "computer"
    """A computer has a seat."""
    UNTIMED = "untimed"
    """There is no clock."""
    WAITING = "waiting"
    """A late player is simply waited for."""
    HINTS = "hints"
    """The table gives hints."""
    YOUNG = "young"
    """The user's account is too young."""
    EXCLUDED = "excluded"
    """A manager of the server has excluded the user."""
    DAY = "day"
    """The two users have begun too many rated games with each other within a day."""
    MONTH = "month"
    """The same within a month."""


class PairLimit(NamedTuple):
    """How many rated games each two people may begin with each other within a span of seconds."""

    span: int
    games: int


PAIR_LIMITS: Final = {ObstacleKind.DAY: PairLimit(DAY, 3), ObstacleKind.MONTH: PairLimit(30 * DAY, 20)}
"""The limits of pairs, by what they are to a game beyond them; running games count."""


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Something that keeps a game from being rated; the users whom it is about, if any.

    `until` is the moment at which time alone removes it, None if that never happens.
    """

    kind: ObstacleKind
    user: int | None = None
    other: int | None = None
    until: int | None = None

    @property
    def told(self) -> tuple[ObstacleKind, int | None, int | None]:
        """What a lobby says of it."""
        return self.kind, self.user, self.other


def pair_obstacle(user: int, other: int, began: Iterable[int], now: int) -> Obstacle | None:
    """Return the limit of a pair that keeps their game from being rated, None if they may begin one.

    Args:
        user: one of them.
        other: the other one.
        began: when they began rated games with each other.
        now: this moment.
    """
    latest = sorted(began, reverse=True)
    for kind, (span, games) in PAIR_LIMITS.items():
        if len(latest) >= games and now - latest[games - 1] < span:
            return Obstacle(kind, user, other, latest[games - 1] + span)
    return None


def account_made(user: int) -> int:
    """Return the moment at which a Discord account was made, in seconds since 1970: its id tells it."""
    return ((user >> _SNOWFLAKE_TIME) + _DISCORD_EPOCH) // 1000


def obstacle_rows(obstacles: Iterable[Obstacle]) -> list[list[str | int | None]] | None:
    """Return obstacles as plain data for the table's row; `obstacles_of` is the reverse."""
    return [[one.kind.value, one.user, one.other, one.until] for one in obstacles] or None


def obstacles_of(rows: Sequence[Sequence[str | int | None]] | None) -> tuple[Obstacle, ...]:
    """Return obstacles from the plain data of a table's row; rows of an older bot do not say until when they hold."""
    return tuple(Obstacle(ObstacleKind(str(kind)), *map(_number, numbers)) for kind, *numbers in rows or ())


def _number(value: str | int | None) -> int | None:
    return None if value is None else int(value)
