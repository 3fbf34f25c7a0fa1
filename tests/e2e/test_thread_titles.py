"""A thread's title has the name of whoever opened its table, and loses it with them."""

from __future__ import annotations

import pytest

from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Table

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def forget(table: Table) -> None:
    """Let the host have his data deleted."""
    page = await table.host.command(table.channel, "sobek privacy")
    asked = await table.host.press(page.message["id"], "Delete my data")
    await table.host.press(asked.message["id"], "Delete my data")


async def test_a_title_loses_the_name_of_who_has_the_data_deleted(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    waiting, inside = await table.thread(), await table.thread()
    lobby, game = sandbox.channel(waiting.channel), sandbox.channel(inside.channel)
    name = table.host.user.global_name
    assert name in lobby.name
    assert name in game.name
    await inside.people[1].press(inside.lobby, "Join")
    await inside.host.press(inside.lobby, "Start")
    await inside.settled()
    await forget(table)
    await sandbox.wait_for(lambda: (lobby.name, game.name) == ("Sobek", "Sobek"))


async def test_a_title_loses_the_name_of_a_host_who_leaves(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    inside = await table.thread()
    thread = sandbox.channel(inside.channel)
    await inside.people[1].press(inside.lobby, "Join")
    await inside.host.press(inside.lobby, "Leave")
    await sandbox.wait_for(lambda: thread.name == "Sobek")


@pytest.mark.thorough
async def test_an_archived_thread_of_a_game_that_is_over_is_renamed_and_archived_again(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    table = new_table(1)
    inside = await table.thread()
    thread = sandbox.channel(inside.channel)
    await inside.host.press(inside.lobby, "Add a computer")
    await inside.host.press(inside.lobby, "Start")
    await inside.settled()
    question = await inside.host.command(inside.channel, "sobek stop")
    await inside.host.press(question.message["id"], "Stop the game")
    await sandbox.wait_for(lambda: inside.row["status"] == "stopped" and not inside.row["owed"])
    sandbox.archive(thread)
    await forget(table)
    await sandbox.wait_for(lambda: thread.name == "Sobek")
    await sandbox.wait_for(lambda: thread.archived)
