"""Short ways for tests of tables: people, a place, a started table, what is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Collection
from dataclasses import replace
from typing import Any

import pytest

from bot.deadlines.table_deadlines import NOTHING, TableContext
from bot.domain.pace import Pace
from bot.reconciler.diff import Step, due_steps, not_yet_pinged, pinged_after
from bot.tables import ChannelRef, Reason, Table, TableError, Tables, TableSpec
from tests.bot.toy import Toy

ANA, BEN, CLEO, DAN = 1001, 1002, 1003, 1004
PLACE = ChannelRef(1, 77)


async def started(tables: Tables, people: tuple[int, ...] = (ANA, BEN), computers: int = 0, **options: str) -> Table:
    """Return a running table of these people and so many computers."""
    size = len(people) + computers
    table = await tables.lobbies.create(
        TableSpec(PLACE, "toy", size, options, "en", pace=Pace.UNTIMED), people[0], f"n{people[0]}"
    )
    for user in people[1:]:
        await tables.lobbies.join(table.id, user, f"n{user}")
    for _ in range(computers):
        await tables.lobbies.add_computer(table.id, people[0], "merchant")
    return await tables.lobbies.start(table.id, people[0])


def state(table: Table) -> Any:
    """Return all that tells one course of a game from another."""
    assert table._game_session is not None
    chain, course = 0, table._game_session
    while course.before is not None:
        chain, course = chain + 1, course.before
    game = table._game_session.game
    assert isinstance(game, Toy)
    return game.state(), table._game_session.steps, table._game_session.opened, table._game_session.version, chain


def plan(table: Table, now: float, context: TableContext = NOTHING, *, failed: Collection[str] = ()) -> Step | None:
    """Return the first thing that is due and whose key is not among the failed, None if there is nothing left."""
    return next((step for step in due_steps(table, now, context) if step.retry_key not in failed), None)


async def called(tables: Tables, table: Table) -> Table:
    """Remember that everybody who is asked has been called, as if a board had been posted; return the table."""
    return await tables.outbox.update_shown(
        table.id, lambda now, shown: replace(shown, pinged=pinged_after(now, not_yet_pinged(now)))
    )


async def refused(reason: Reason, doing: Awaitable[Any]) -> None:
    """Expect a table to refuse for this reason."""
    with pytest.raises(TableError) as caught:
        await doing
    assert caught.value.reason is reason
