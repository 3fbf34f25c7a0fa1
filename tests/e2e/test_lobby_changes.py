"""A host changes a lobby of three people into a duel, through the sandbox: who is asked, pressed at once, killed."""

from __future__ import annotations

import asyncio
import json

import pytest

from bot.interactions.custom_id import PressId, Verb
from sandbox.person import components_of, text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, Table, labels, version_of
from tests.e2e.truth import CALLBACK, MESSAGES, SOON, calls, game_of, hurried, right

pytestmark = pytest.mark.asyncio(loop_scope="module")

CHANGED = "Changed by the host: Sobek → Sobek: 2 Players and 4 → 2 seats"


def can_press(table: Table, label: str) -> bool:
    """Whether a button of the lobby can be pressed."""
    found = components_of(table.lobby or {})
    return any(one.get("label") == label and not one.get("disabled") for one in found)


def shows(table: Table, *words: str) -> bool:
    """Whether the newest lobby has these words and the stored version."""
    lobby = table.lobby
    said = text_of(lobby or {}).replace("*", "")
    return lobby is not None and version_of(lobby) == table.row["version"] and all(one in said for one in words)


async def test_the_third_person_is_asked_and_the_duel_begins_without_them(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    table = new_table(3)
    host, second, third = table.people
    await table.open(4)
    page = (await table.set_up(host, "game", "duel")).message
    assert f"has no seat for {third.user.global_name}" in text_of(page)
    assert (table.row["kind"], table.row["wanted"]) == ("sobek", None), "nothing before the host has said so"
    with calls(table) as heard:
        page = (await host.press(page, "Ask them")).message
        assert "as soon as" in text_of(page)
        await sandbox.wait_for(lambda: shows(table, "Would you give up your seat for that?"), SOON)
    assert [heard.of(person) for person in table.people] == [0, 0, 1]
    assert not can_press(table, "Join")
    refused = await second.press(table.lobby or {}, "Give up my seat")
    assert "not for you" in refused.text
    await third.press(table.lobby or {}, "Give up my seat")
    await sandbox.wait_for(lambda: shows(table, CHANGED, "2 of 2 seats taken"), SOON)
    assert f"Joining if nobody else does: {third.user.global_name}" in text_of(table.lobby or {})
    await host.press(table.lobby or {}, "Start")
    await right(table)
    assert type(game_of(table)).__module__.startswith("engine.duel")
    assert table.row["wanted"] is None


async def test_who_keeps_the_seat_keeps_the_game(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(3)
    host, _, third = table.people
    await table.open(4)
    page = (await table.set_up(host, "seats", "2")).message
    await host.press(page, "Ask them")
    await sandbox.wait_for(lambda: shows(table, third.mention), SOON)
    await third.press(table.lobby or {}, "Keep my seat")
    await sandbox.wait_for(lambda: shows(table, "so this stays Sobek with 4 seats", "3 of 4 seats taken"), SOON)
    assert json.loads(table.row["wanted"])["declined"] is True


async def test_a_change_and_the_start_pressed_at_once_leave_one_right_table(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    """Whichever comes second is told kindly, or does what it says."""
    for late in (False, True):
        table = new_table(2)
        host = table.host
        lobby = await table.open(2)
        page = await table.options(host)
        start = PressId(table.row["id"], table.row["version"], Verb.START)
        presses = [host.press(lobby["id"], str(start), stale=True), table.set_up(host, "game", "duel", page)]
        await asyncio.gather(*presses[:: -1 if late else 1])
        await sandbox.wait_for(lambda table=table: table.row["status"] == "running", SOON)
        await right(table)
        assert table.row["kind"] in ("sobek", "duel")
        name = game_of(table).__class__.__module__.split(".")[1]
        assert name == table.row["kind"]


async def test_killed_before_the_change_is_shown_the_lobby_shows_it_after_the_start(
    bot: Bot, sandbox: Sandbox, new_table: NewTable
) -> None:
    changed, asking = new_table(2), new_table(3)
    for table in (changed, asking):
        await table.open(4)
    pages = [await table.options(table.host) for table in (changed, asking)]
    question = (await asking.set_up(asking.host, "game", "duel", pages[1])).message
    versions = [table.row["version"] for table in (changed, asking)]
    with calls(asking) as heard, hurried(sandbox):
        for path in (MESSAGES, CALLBACK):
            sandbox.fail("drop", method="POST|PATCH", path=path, times=1000)
        presses = [
            asyncio.create_task(changed.set_up(changed.host, "game", "duel", pages[0])),
            asyncio.create_task(asking.host.press(question, "Ask them")),
        ]
        for table, version in zip((changed, asking), versions, strict=True):
            await table.newer(version)
        await bot.kill()
        sandbox.faults.clear()
        await asyncio.gather(*presses, return_exceptions=True)
        await bot.start()
        await sandbox.wait_for(lambda: shows(changed, CHANGED), SOON)
        await sandbox.wait_for(lambda: shows(asking, asking.people[2].mention), SOON)
    assert [heard.of(person) for person in asking.people] == [0, 0, 1], "once, though it was killed"
    await asking.people[2].press(asking.lobby or {}, "Give up my seat")
    await sandbox.wait_for(lambda: shows(asking, CHANGED), SOON)


async def test_an_old_page_of_options_leads_to_the_game(sandbox: Sandbox, new_table: NewTable) -> None:
    """It is redrawn when the game begins; a button that was on it is answered so as well."""
    table = new_table(2)
    lobby = await table.open(2)
    page = await table.options(table.host)
    page_id = int(page["id"])
    cancel = next(one["custom_id"] for one in components_of(page) if one.get("label") == "Cancel this table")
    begun = "The game has begun, so you can no longer change these options."
    await table.host.press(lobby["id"], "Start")
    await table.settled()
    await sandbox.wait_for(lambda: begun in text_of(sandbox.payloads.page_message(sandbox.world.message(page_id))))
    ended = await table.host.press(page, cancel, stale=True)
    assert begun in ended.text
    assert labels(ended.message) == ["To the board", "My hand"]
    assert table.row["status"] == "running"
    assert (await table.host.press(ended.message, "My hand")).ephemeral


async def test_alone_with_computers_a_rematch_begins_at_once(sandbox: Sandbox, new_table: NewTable) -> None:
    """What the deal is bound to is published before all the same."""
    table = new_table(1)
    await table.start(3, computers=2)
    question = await table.host.command(table.channel, "sobek stop")
    await table.host.press(question.message["id"], "Stop the game")
    await right(table)
    over = table.row["id"]
    await table.host.press(table.board, "Rematch")
    await sandbox.wait_for(lambda: table.row["id"] != over and table.row["status"] == "running", SOON)
    await right(table)
    note = next(one for one in reversed(table.public) if "Fair deal" in text_of(one))
    assert "The game has begun" in text_of(note)
    assert "3 of 3 seats taken" in text_of(note)
