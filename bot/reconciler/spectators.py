"""What the spectators of a table are told, and when; pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.deadlines.table_deadlines import TableContext
from bot.domain.pace import DAY
from bot.tables import Table, update_count

GIVEN_UP: Final = 7 * DAY
"""Seconds after the end of a game from which a spectator whom no message has reached is not told any more."""


@dataclass(frozen=True, slots=True)
class TellSpectator:
    """Send a spectator the result of the last round or of the game; `count` results are known then."""

    user: int
    count: int

    @property
    def retry_key(self) -> str:
        """Return the key under which failures of this step are counted and retried."""
        return f"tell {self.user}"


@dataclass(frozen=True, slots=True)
class FinishSpectatorMessage:
    """Replace the words of a direct message to a spectator by a screen."""

    user: int

    @property
    def retry_key(self) -> str:
        """Return the key under which failures of this step are counted and retried."""
        return f"finish told {self.user}"


@dataclass(frozen=True, slots=True)
class RemoveSpectators:
    """Remove the spectators of a finished game who need not be told of its end any more."""

    users: tuple[int, ...]
    retry_key = "unwatch"


def spectator_steps(
    table: Table, now: float, context: TableContext
) -> list[TellSpectator | FinishSpectatorMessage | RemoveSpectators]:
    """Return the steps for a table's spectators; several results are told in one message."""
    due = _due(table, now, context)
    words = [
        one.user for one in table.watches if one.letter is not None and not _is_given_up(table, one.user, now, context)
    ]
    steps: list[TellSpectator | FinishSpectatorMessage | RemoveSpectators] = [
        FinishSpectatorMessage(user) for user in words
    ]
    steps += [TellSpectator(user, update_count(table)) for user, moment in due.items() if moment <= now]
    done = tuple(one.user for one in table.watches if one.user not in due and one.user not in words)
    return steps if table.status.live or not done else [*steps, RemoveSpectators(done)]


def spectator_moments(table: Table, now: float, context: TableContext) -> Iterator[int]:
    """Yield when spectators may be told who must not be disturbed now."""
    yield from _due(table, now, context).values()


def _due(table: Table, now: float, context: TableContext) -> dict[int, int]:
    """Return who must be told something, each with the first moment from now on at which they may be."""
    if not table.watches:
        return {}
    count = update_count(table)
    followers = (one.user for one in table.watches if one.letters and not one.closed and one.rounds_known < count)
    return {user: context.free(user, int(now)) for user in followers if not _is_given_up(table, user, now, context)}


def _is_given_up(table: Table, user: int, now: float, context: TableContext) -> bool:
    """Return whether a spectator could have been told of the end for long, and was not reached."""
    over = None if table.status.live else table.finished
    return over is not None and now - context.free(user, over) > GIVEN_UP
