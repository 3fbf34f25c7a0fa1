"""What those who watch a table are to be told, and when; pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.domain.pace import DAY
from bot.scheduling.context import Around
from bot.tables import Table, update_count

GIVEN_UP: Final = 7 * DAY
"""Seconds after the end of a game from which nobody is told of it any more whom no letter has reached."""


@dataclass(frozen=True, slots=True)
class Tell:
    """Write to somebody who watches what the last round came to, or how it all ended: that makes so many things."""

    user: int
    count: int

    @property
    def key(self) -> str:
        """What fails if this fails."""
        return f"tell {self.user}"


@dataclass(frozen=True, slots=True)
class FinishTold:
    """Put a screen in the place of the words of a direct message to a spectator."""

    user: int

    @property
    def key(self) -> str:
        """What fails if this fails."""
        return f"finish told {self.user}"


@dataclass(frozen=True, slots=True)
class Unwatch:
    """Forget those who watched a game that is over and need not be told of that any more."""

    users: tuple[int, ...]
    key = "unwatch"


def watchers(table: Table, now: float, around: Around) -> list[Tell | FinishTold | Unwatch]:
    """Return what is to be done for those who watch a table; of several things they are told by one letter."""
    due = _due(table, now, around)
    words = [
        one.user for one in table.watches if one.letter is not None and not _given_up(table, one.user, now, around)
    ]
    steps: list[Tell | FinishTold | Unwatch] = [FinishTold(user) for user in words]
    steps += [Tell(user, update_count(table)) for user, moment in due.items() if moment <= now]
    done = tuple(one.user for one in table.watches if one.user not in due and one.user not in words)
    return steps if table.status.live or not done else [*steps, Unwatch(done)]


def moments(table: Table, now: float, around: Around) -> Iterator[int]:
    """Yield when those may be told who must not be disturbed just now."""
    yield from _due(table, now, around).values()


def _due(table: Table, now: float, around: Around) -> dict[int, int]:
    """Return who is to be told something, each with the first moment from now on at which he may be."""
    if not table.watches:
        return {}
    count = update_count(table)
    wanted = (one.user for one in table.watches if one.letters and not one.closed and one.rounds_known < count)
    return {user: around.free(user, int(now)) for user in wanted if not _given_up(table, user, now, around)}


def _given_up(table: Table, user: int, now: float, around: Around) -> bool:
    """Whether somebody could have been told of the end for long, and was not reached."""
    over = None if table.status.live else table.finished
    return over is not None and now - around.free(user, over) > GIVEN_UP
