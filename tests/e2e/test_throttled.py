"""A channel in which Discord lets new messages wait: the old board goes on, and whoever is next can play on it."""

from __future__ import annotations

import time
from random import Random

import pytest

from bot.interactions.custom_id import Verb
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Table, ids, version_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

BOARD = r"/channels/\d+/messages$"


def version(table: Table, number: str) -> int | None:
    """Give the version that a message shows, None if it is not there."""
    return next((version_of(one) for one in table.boards if one["id"] == number), None)


async def take(table: Table, board: dict[str, object]) -> None:
    """Let whoever is asked take a card by the board's own button."""
    person = table.asked()[0]
    takes = [one for one in ids(board) if one.verb is Verb.ACT]
    await person.press(str(board["id"]), str(takes[-1]), wait=2)


@pytest.mark.thorough
async def test_the_next_one_plays_on_the_old_board_while_the_new_one_waits(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    table = new_table(2)
    old = await table.start(2)
    slow = sandbox.fail("slow", method="POST", path=BOARD, seconds=30.0)
    before = table.row["version"]
    await take(table, old)
    await sandbox.wait_for(lambda: before < table.row["version"] == version(table, old["id"]))
    assert [one["id"] for one in table.boards] == [old["id"]], "the new one is still on its way"
    await take(table, table.board)
    slow.heal()
    board = await table.settled()
    assert len(table.log) == 2
    assert board["id"] != old["id"]
    (asked,) = table.asked()
    await sandbox.wait_for(lambda: table.shown() and str(asked.id) in table.board["mentions"])


@pytest.mark.thorough
async def test_nobody_is_refused_where_people_play_faster_than_a_channel_takes_boards(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    """Five messages in five seconds are what a channel takes; these two are quicker."""
    table, chance = new_table(2), Random(4)
    sandbox.limit_rates(True)
    try:
        await table.start(2)
        since, begin = len(sandbox.requests), time.monotonic()
        for _ in range(12):
            takes = [one for one in ids(table.board) if one.verb is Verb.ACT and one.arg.startswith("t.")]
            if not takes:
                break
            person, before = table.asked()[0], table.row["version"]
            answer = await person.press(table.board, str(chance.choice(takes)), wait=0.1)
            assert answer.state != "failed"
            await table.newer(before)
            await sandbox.wait_for(lambda: version_of(table.board) == table.row["version"])
        await table.settled()
        assert sandbox.count("POST", BOARD, since=since) >= 5, f"{time.monotonic() - begin:.1f} s"
        assert sandbox.rate_limits.earned == {}
        assert not [one for one in list(sandbox.requests)[since:] if one.status == 429]
    finally:
        sandbox.limit_rates(False)
