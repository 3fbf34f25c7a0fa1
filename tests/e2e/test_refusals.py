"""What a server or Discord refuses for long: a timeout, AutoMod, a message that is rejected; each in its own words."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.interactions.custom_id import Verb
from sandbox.person import Person, text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, Table, ids

pytestmark = pytest.mark.asyncio(loop_scope="module")

POST = r"/channels/\d+/messages$"
HOUR = 3600.0


@pytest_asyncio.fixture(loop_scope="module")
async def table(sandbox: Sandbox, new_table: NewTable) -> AsyncIterator[Table]:
    """Give a game of two people; afterwards nothing is refused, and the board is right."""
    table = new_table(2)
    # What is left is done when the shard is there, be it refused: that comes first.
    await sandbox.wait_for(lambda: "ready as" in table.bot.log)
    await table.start(2)
    yield table
    sandbox.faults.clear()
    sandbox.time_out(0)
    sandbox.move_clock(HOUR + 60)
    await table.settled()


async def takes(table: Table) -> Person:
    """Let the player whose turn it is take the first card, and return them."""
    (actor,) = table.asked()
    await actor.press(table.board, str(next(one for one in ids(table.board) if one.verb is Verb.ACT)))
    return actor


async def told(table: Table, person: Person, words: str) -> str:
    """Wait until a person was told something alone, and return all of it."""

    def found() -> str | None:
        texts = (text_of(one) for one in person.sees(table.channel) if one["ephemeral"])
        return next((text for text in texts if words in text), None)

    return str(await table.sandbox.wait_for(found))


async def test_who_acts_while_the_bot_is_timed_out_is_told_until_when(sandbox: Sandbox, table: Table) -> None:
    """No list of permissions that a moderator would look for in vain; when it is over, the board comes of itself."""
    sandbox.time_out(600)
    actor = await takes(table)
    words = await told(table, actor, "timed out by a moderator")
    found = re.search(r"<t:(\d+):R>", words)
    assert found is not None
    assert abs(int(found[1]) - sandbox.clock.now() - 600) < 60
    assert "Send Messages" not in words
    sandbox.move_clock(660)
    await table.settled()
    assert table.asked() != [actor]


async def test_a_timeout_that_is_ended_early_is_heard_of(sandbox: Sandbox, table: Table) -> None:
    sandbox.time_out(24 * HOUR)
    actor = await takes(table)
    await told(table, actor, "timed out by a moderator")
    sandbox.time_out(0)
    await table.settled()
    assert table.asked() != [actor]


async def test_no_thread_is_opened_while_the_bot_is_timed_out_and_that_is_said(
    bot: Bot, sandbox: Sandbox, table: Table, new_table: NewTable
) -> None:
    other = new_table(1)
    sandbox.time_out(600)
    answer = await other.host.command(other.channel, "sobek new", seats=2, thread=True)
    assert answer.ephemeral
    assert "timed out by a moderator" in answer.text
    assert bot.rows("SELECT id FROM games WHERE channel = ?", other.id) == []


async def test_who_acts_while_automod_blocks_the_board_is_told_and_it_comes_at_a_press(
    sandbox: Sandbox, table: Table
) -> None:
    sandbox.fail(status=400, code=200000, method="POST", path=POST, times=1000)
    actor = await takes(table)
    await told(table, actor, "AutoMod blocked my message")
    sandbox.faults.clear()
    await actor.command(table.channel, "sobek board")
    await table.settled()


async def test_who_acts_while_discord_rejects_the_board_is_told_that_the_bot_is_at_fault(
    sandbox: Sandbox, table: Table
) -> None:
    sandbox.fail(status=400, code=50035, method="POST", path=POST, times=1000)
    actor = await takes(table)
    await told(table, actor, "That is my fault, not yours")
