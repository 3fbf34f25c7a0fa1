"""Those who watch a table, and what there is to tell them: asked of a table as it stands."""

from __future__ import annotations

from bot.store import Status, Watch
from bot.tables.errors import Reason, TableError
from bot.tables.round_ends import scores
from bot.tables.table import Ending, Table


def watch_of(table: Table, user: int) -> Watch | None:
    """Return how somebody watches a table, None if he does not."""
    return next((watch for watch in table.watches if watch.user == user), None)


def rounds_of(table: Table) -> int:
    """Return how many rounds of a game have been scored."""
    steps = () if table._course is None else table._course.steps
    return sum(1 for step in steps if scores(step.events) is not None)


def to_tell(table: Table) -> int:
    """Return how many things there have been of which whoever watches is told: the rounds, and the end."""
    return rounds_of(table) + (not table.status.live)


def who_go_on(table: Table) -> tuple[Watch, ...]:
    """Return those who go on watching: whoever has sat down is told as a player; where a place is gone nobody is."""
    if table.ending is Ending.GONE:
        return ()
    return tuple(watch for watch in table.watches if table.seat_of(watch.user) is None)


def may_watch(table: Table, user: int) -> None:
    """See that somebody may watch a table.

    Raises:
        TableError: WATCH_SEATED, NOT_RUNNING, GAME_OVER.
    """
    if table.status is not Status.RUNNING:
        raise TableError(Reason.NOT_RUNNING if table.status is Status.LOBBY else Reason.GAME_OVER)
    if table.seat_of(user) is not None:
        raise TableError(Reason.WATCH_SEATED)
