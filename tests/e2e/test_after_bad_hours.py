"""Discord refuses all messages for a while: play goes on, and when it works again the boards catch up by themselves."""

from __future__ import annotations

import pytest

from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Table
from tests.e2e.truth import MESSAGES, SOON, press, right, waited

pytestmark = pytest.mark.asyncio(loop_scope="module")

LONGEST = 60.0
"""Seconds between two tries at most, as the reconciler promises."""


async def played(new_table: NewTable) -> list[Table]:
    """Start games of several sorts."""
    tables = [new_table(2), new_table(1), new_table(3)]
    await tables[0].start(2)
    await tables[1].start(2, computers=1)
    await tables[2].start(3)
    return tables


async def act(tables: list[Table], times: int) -> None:
    """Let people act so often at each table, which is stored whatever can be shown."""
    for _ in range(times):
        for table in tables:
            await press(table)
            await table.sandbox.wait_for(lambda table=table: waited(table), SOON)


@pytest.mark.thorough
async def test_after_a_while_of_refusals_all_boards_are_right(sandbox: Sandbox, new_table: NewTable) -> None:
    tables = await played(new_table)
    sandbox.fail(status=503, path=MESSAGES, times=10_000)
    await act(tables, 3)
    await act(tables[:1], 1)
    sandbox.faults.clear()
    await right(*tables, seconds=LONGEST + SOON)
    assert [len([row for row in table.log if row["entry"] == "play"]) for table in tables] == [4, 3, 3]


@pytest.mark.thorough
async def test_a_resumed_session_makes_an_end_of_the_pause(sandbox: Sandbox, new_table: NewTable) -> None:
    tables = [new_table(2), new_table(3)]
    for table in tables:
        await table.start(len(table.people))
    before = len(sandbox.requests)
    sandbox.fail(status=503, path=MESSAGES, times=10_000)
    await act(tables, 1)
    # Tried at once and after 1, 2 and 4 s: the next time would be 8 s later.
    paths = [f"/channels/{table.id}/messages" for table in tables]
    await sandbox.wait_for(lambda: all(sandbox.count("POST", path, since=before) >= 4 for path in paths), LONGEST)
    sandbox.faults.clear()
    resumed = sandbox.gateway.resumed
    await sandbox.gateway.close(4000, resumable=True)
    await sandbox.wait_for(lambda: sandbox.gateway.resumed > resumed, SOON)
    await right(*tables, seconds=7)
