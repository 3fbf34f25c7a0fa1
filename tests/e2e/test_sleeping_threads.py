"""Threads that fall asleep while a player is asked: the bot opens them again, once a day, but for locked ones."""

from __future__ import annotations

import pytest

from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY = 24 * 3600.0


async def in_thread(table: Table) -> Table:
    """Begin a game of two people in a thread of its own."""
    inside = await table.thread()
    await inside.people[1].press(inside.lobby, "Join")
    await inside.host.press(inside.lobby, "Start")
    await inside.settled()
    await rested(inside)
    return inside


async def rested(table: Table, *, asleep: bool = False) -> None:
    """Wait until nothing is left to be done for a table, whose thread is known to be asleep or not."""
    wanted = "SELECT owed, asleep FROM games JOIN shown ON shown.game = games.id WHERE channel = ?"

    def rests() -> bool:
        ((owed, sleeps),) = table.bot.rows(wanted, table.id)
        return not owed and bool(sleeps) is asleep

    await table.sandbox.wait_for(rests)


async def test_a_thread_that_falls_asleep_is_opened_again_at_once_and_only_once_a_day(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    inside = await in_thread(new_table(2))
    thread = sandbox.channel(inside.channel)
    sandbox.archive(thread)
    await sandbox.wait_for(lambda: not thread.archived)
    await rested(inside)
    sandbox.archive(thread)
    await rested(inside, asleep=True)
    assert thread.archived
    sandbox.move_clock(DAY + 60)
    await sandbox.wait_for(lambda: not thread.archived)


async def test_a_locked_thread_is_left_alone(sandbox: Sandbox, new_table: NewTable) -> None:
    """What is archived after it is open again by then."""
    locked, other = await in_thread(new_table(2)), await in_thread(new_table(2))
    since = len(sandbox.requests)
    sandbox.archive(locked.channel, locked=True)
    sandbox.archive(other.channel)
    await sandbox.wait_for(lambda: not sandbox.channel(other.channel).archived)
    await rested(locked)
    assert sandbox.channel(locked.channel).archived
    assert sandbox.count("GET|PATCH", rf"/channels/{locked.id}$", since=since) == 0


async def test_a_thread_that_fell_asleep_while_the_bot_was_down_is_opened_after_the_start(
    bot: Bot, sandbox: Sandbox, new_table: NewTable
) -> None:
    awake, slept = await in_thread(new_table(2)), await in_thread(new_table(2))
    thread = sandbox.channel(slept.channel)
    await bot.kill()
    sandbox.archive(thread)
    since = len(sandbox.requests)
    await bot.start()
    await sandbox.wait_for(lambda: not thread.archived)
    await rested(slept)
    assert sandbox.count("GET", rf"/channels/{awake.id}$", since=since) == 0, "nothing is asked about open threads"


async def test_a_restart_opens_no_thread_a_second_time_on_a_day(
    bot: Bot, sandbox: Sandbox, new_table: NewTable
) -> None:
    slept = await in_thread(new_table(2))
    thread = sandbox.channel(slept.channel)
    sandbox.archive(thread)
    await sandbox.wait_for(lambda: not thread.archived)
    await rested(slept)
    await bot.kill()
    sandbox.archive(thread)
    since = len(sandbox.requests)
    await bot.start()
    await rested(slept, asleep=True)
    assert thread.archived
    assert sandbox.count("GET|PATCH", rf"/channels/{slept.id}$", since=since) == 0
