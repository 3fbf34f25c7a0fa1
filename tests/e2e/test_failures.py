"""Failures: missing permissions, things deleted by others, a locked store, a failing Discord. The game stands."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.interactions.custom_id import Verb
from sandbox.person import text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, Table, ids
from tests.e2e.truth import hurried

pytestmark = pytest.mark.asyncio(loop_scope="module")

POST = r"/channels/\d+/messages$"
CALLBACK = "/callback"


def first_take(table: Table) -> str:
    return next(str(one) for one in ids(table.board) if one.verb is Verb.ACT)


@pytest.mark.parametrize(
    ("permission", "name", "thread"),
    [
        ("view_channel", "View Channel", False),
        ("send_messages", "Send Messages", False),
        ("attach_files", "Attach Files", False),
        ("embed_links", "Embed Links", False),
        ("read_message_history", "Read Message History", False),
        ("create_public_threads", "Create Public Threads", True),
        ("send_messages_in_threads", "Send Messages in Threads", True),
    ],
)
async def test_a_missing_permission_is_named_and_nothing_is_made(
    bot: Bot, sandbox: Sandbox, new_table: NewTable, permission: str, name: str, thread: bool
) -> None:
    table = new_table(1)
    sandbox.permit(table.channel, **{permission: False})
    answer = await table.host.command(table.channel, "sobek new", thread=thread)
    assert answer.ephemeral
    assert answer.text.startswith(f"Without **{name}** ")
    assert len(answer.text.splitlines()) == 1
    assert bot.rows("SELECT id FROM games WHERE channel = ?", table.id) == []
    assert not any(channel.parent_id == table.id for channel in sandbox.world.channels.values())
    assert table.public == []
    sandbox.permit(table.channel, **{permission: True})
    assert not (await table.host.command(table.channel, "sobek new", thread=thread)).ephemeral


async def test_a_permission_lost_in_the_game_is_named_and_the_game_stands(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    table, chance = new_table(), Random(4)
    await table.start(2)
    sandbox.permit(table.channel, send_messages=False, attach_files=False)
    person = table.asked()[0]
    await person.press(table.board, first_take(table), wait=0.1)

    def told() -> bool:
        return any("Send Messages" in text_of(one) for one in person.sees(table.channel) if one["ephemeral"])

    await sandbox.wait_for(told)
    assert len(table.log) == 1, "what was done is done, though it cannot be shown"
    sandbox.permit(table.channel, send_messages=True, attach_files=True)
    await table.host.command(table.channel, "sobek board")
    await table.settled()
    await table.turn(chance, take=1)
    assert len(table.log) == 2


async def test_a_deleted_board_comes_back_at_the_next_action(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(1)
    board = await table.start(2, computers=1)
    sandbox.delete_message(board)
    assert table.boards == []
    await table.host.command(table.channel, "sobek take", card="1")
    new = await table.settled()
    assert new["id"] != board["id"]
    sandbox.delete_message(new)
    await table.host.command(table.channel, "sobek board")
    await table.settled()


@pytest.mark.thorough
async def test_a_game_in_a_deleted_channel_or_thread_is_closed(bot: Bot, sandbox: Sandbox, new_table: NewTable) -> None:
    gone = new_table(1)
    await gone.start(2, computers=1)
    number = gone.row["id"]
    sandbox.delete_channel(gone.channel)
    await sandbox.wait_for(lambda: bot.rows("SELECT status FROM games WHERE id = ?", number)[0][0] == "stopped")

    table = new_table(1)
    inside = await table.thread()
    number = inside.row["id"]
    sandbox.delete_channel(inside.channel)
    await sandbox.wait_for(lambda: bot.rows("SELECT status FROM games WHERE id = ?", number)[0][0] == "cancelled")


@pytest.mark.thorough
async def test_a_game_goes_on_in_a_thread_that_was_archived(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(1)
    inside = await table.thread()
    lobby = inside.lobby
    await table.host.press(lobby["id"], "Add a computer")
    await table.host.press(lobby["id"], "Start")
    await inside.settled()
    sandbox.archive(inside.channel)
    answer = await table.host.command(inside.channel, "sobek take", card="1")
    assert answer.state == "ok"
    await inside.settled()
    assert any(row["seat"] == 0 for row in inside.log)


async def test_a_locked_store_changes_nothing_and_says_so(bot: Bot, new_table: NewTable) -> None:
    if bot.url.get_backend_name() != "sqlite":
        pytest.skip("a lock on everything is SQLite's")
    table = new_table()
    await table.start(2)
    person, press = table.asked()[0], first_take(table)
    with closing(sqlite3.connect(bot.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = await person.press(table.board, press)
        assert answer.ephemeral
        assert "This could not be saved, so nothing has changed" in answer.text
        assert table.log == []
        other.execute("ROLLBACK")
    (said,) = [line for line in bot.log.splitlines() if "a press was refused" in line]
    _, _, said = said.partition(" WARNING bot.services.error_messages: ")
    words = rf"table {ids(table.board)[0].table}: a press was refused, for the store does not work \(act: [a-z ]+\)"
    assert re.fullmatch(rf"{words} \[[0-9a-f]+\]", said)
    await table.done(person.press(table.board, press, wait=0.1))
    assert len(table.log) == 1


@pytest.mark.parametrize(
    ("fault", "path"),
    [
        ({"status": 500}, POST),
        ({"status": 503}, POST),
        ({"status": 429, "seconds": 0.2}, POST),
        ({"status": 429, "seconds": 0.2, "via": False}, POST),
        ({"kind": "slow", "seconds": 2.0}, POST),
        ({"kind": "drop"}, POST),
        ({"status": 500}, CALLBACK),
        ({"status": 429, "seconds": 0.2, "via": False}, CALLBACK),
        ({"kind": "slow", "seconds": 1.0}, CALLBACK),
        ({"kind": "drop"}, CALLBACK),
    ],
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else value.strip(r"/\d+$"),
)
async def test_a_failing_discord_holds_the_board_up_but_not_the_game(
    sandbox: Sandbox, new_table: NewTable, fault: dict[str, object], path: str
) -> None:
    table, chance = new_table(), Random(6)
    await table.start(2)
    sandbox.fail(fault.get("kind", "status"), path=path, **{key: fault[key] for key in fault if key != "kind"})
    with hurried(sandbox):
        await table.done(table.asked()[0].press(table.board, first_take(table), wait=0.1))
    assert len(table.log) == 1
    await table.turn(chance, take=1)
    assert len(table.log) == 2


@pytest.mark.thorough
async def test_the_gateway_comes_back_with_and_without_its_session(sandbox: Sandbox, new_table: NewTable) -> None:
    table, chance = new_table(), Random(6)
    await table.start(2)
    identified, resumed = sandbox.gateway.identified, sandbox.gateway.resumed
    await sandbox.gateway.close(4000, resumable=True)
    await sandbox.wait_for(lambda: sandbox.gateway.resumed == resumed + 1)
    await table.turn(chance, take=1)
    await sandbox.gateway.close(4000, resumable=False)
    await sandbox.wait_for(lambda: sandbox.gateway.identified == identified + 1 and sandbox.gateway.online)
    await table.turn(chance, take=1)
    assert len(table.log) == 2
    assert len(table.boards) == 1


@pytest.mark.thorough
async def test_the_tables_of_a_server_that_throws_the_bot_out_are_closed(
    bot: Bot, sandbox: Sandbox, new_table: NewTable
) -> None:
    table, lobby = new_table(1), new_table(1)
    await table.start(2, computers=1)
    await lobby.open(2)
    sandbox.remove_bot()
    try:
        await sandbox.wait_for(lambda: (table.row["status"], lobby.row["status"]) == ("stopped", "cancelled"))
        assert bot.rows("SELECT id FROM games WHERE status IN ('lobby', 'running')") == []
    finally:
        sandbox.invite_bot()
