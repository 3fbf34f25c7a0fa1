"""What was stored is shown and called out, though the answer to the press came too late or was lost."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.interactions.custom_id import PressId, Verb
from sandbox.person import components_of, text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Table
from tests.e2e.truth import CALLBACK, MESSAGES, SOON, calls, game_of, hurried, late, press, right, waited, wish

pytestmark = pytest.mark.asyncio(loop_scope="module")

SILENT = 1 << 12
"""SUPPRESS_NOTIFICATIONS: no push and no sound."""


@pytest.mark.parametrize("fault", [{"kind": "slow", "seconds": 4.0}, {"status": 500, "times": 2}], ids=["late", "500"])
async def test_a_take_whose_answer_is_late_is_shown_and_the_next_is_called(
    sandbox: Sandbox, new_table: NewTable, fault: dict[str, object]
) -> None:
    table = new_table(2)
    old = await table.start(2)
    ((_, actor),) = waited(table).items()
    other = next(one for one in table.people if one is not actor)
    with calls(table) as heard:
        sandbox.fail(fault.get("kind", "status"), path=CALLBACK, **{key: fault[key] for key in fault if key != "kind"})
        with hurried(sandbox):
            answer = await press(table)
        await right(table)
    assert answer.state == "failed", "this was about a press that Discord says has failed"
    assert [row["entry"] for row in table.log] == ["play"]
    assert table.asked() == [other]
    assert old["id"] != table.board["id"]
    assert (heard.of(other), heard.of(actor)) == (1, 0)


@pytest.mark.thorough
async def test_a_start_whose_answer_is_late_begins_the_game(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    lobby = await table.open(2)
    with calls(table) as heard:
        async with late(sandbox):
            await table.host.press(lobby["id"], "Start")
        await right(table)
        ((_, first),) = waited(table).items()
    assert heard.made == [str(first.id)]
    await sandbox.wait_for(lambda: not components_of(message(table, lobby["id"])), SOON)
    assert "The game has begun" in text_of(message(table, lobby["id"]))


@pytest.mark.thorough
async def test_a_computer_begins_though_the_answer_to_the_start_is_late(sandbox: Sandbox, new_table: NewTable) -> None:
    for _ in range(5):
        tables = [new_table(1) for _ in range(4)]
        lobbies = [await table.open(4, computers=3) for table in tables]
        async with late(sandbox, times=len(tables)):
            presses = zip(tables, lobbies, strict=True)
            await asyncio.gather(*(table.host.press(lobby["id"], "Start") for table, lobby in presses))
        await right(*tables)
        assert all(waited(table).keys() == {0} for table in tables)
        if any(table.log for table in tables):
            return
    raise AssertionError("no computer was the first to move")


@pytest.mark.thorough
async def test_a_resignation_whose_answer_is_late_is_shown(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(3)
    await table.start(3)
    question = await table.host.command(table.channel, "sobek resign")
    async with late(sandbox):
        await table.host.press(question.message["id"], "Leave the game")
    await right(table)
    assert table.row["host"] == table.people[1].id
    assert f"{table.host.user.global_name} leaves the table" in text_of(table.board)


@pytest.mark.thorough
async def test_a_stop_whose_answer_is_late_is_shown(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    await table.start(2)
    question = await table.host.command(table.channel, "sobek stop")
    async with late(sandbox):
        await table.host.press(question.message["id"], "Stop the game")
    await right(table)
    assert "stopped this game" in text_of(table.board)


@pytest.mark.thorough
async def test_deleting_data_is_shown_though_the_answer_is_late(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    await table.start(2)
    gone, stays = table.people
    page = await gone.command(table.channel, "sobek privacy")
    question = await gone.press(page.message["id"], "Delete my data")
    async with late(sandbox):
        await gone.press(question.message["id"], "Delete my data")
    await right(table)
    assert table.asked() == [stays]
    assert gone.user.global_name not in text_of(table.board)


async def test_a_lobby_whose_answer_is_late_can_be_seen_and_used(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    async with late(sandbox):
        await table.host.command(table.channel, "sobek new", seats=2)
    await sandbox.wait_for(lambda: table.public, SOON)
    (lobby,) = table.public
    await table.people[1].press(lobby["id"], "Join")
    await table.host.press(lobby["id"], "Start")
    await right(table)


@pytest.mark.thorough
async def test_a_seat_whose_answer_is_late_is_shown_in_the_lobby(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    lobby = (await table.host.command(table.channel, "sobek new", seats=3)).message
    joins = table.people[1]
    async with late(sandbox):
        await joins.press(lobby["id"], "Join")
    await sandbox.wait_for(lambda: joins.user.global_name in text_of(message(table, lobby["id"])), SOON)
    assert "2 of 3 seats taken" in text_of(message(table, lobby["id"]))


@pytest.mark.thorough
async def test_a_rematch_whose_answer_is_late_can_be_seen_and_used(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(1)
    await table.start(2, computers=1)
    question = await table.host.command(table.channel, "sobek stop")
    await table.host.press(question.message["id"], "Stop the game")
    await table.quiet()
    board, over = table.board, table.row
    async with late(sandbox):
        rematch = str(PressId(over["id"], over["version"], Verb.REMATCH))
        await table.host.press(board, rematch, stale=True)
    await sandbox.wait_for(lambda: len(table.boards) == 2, SOON)
    assert table.row["id"] != over["id"]
    assert "2 of 2 seats taken" in "".join(map(text_of, table.public))


async def test_a_board_whose_post_was_not_answered_stands_there_once(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    await table.start(2)
    with calls(table) as heard:
        for _ in range(2):
            sandbox.fail("cut", method="POST", path=MESSAGES + "$")
            await press(table)
            await right(table)
            await table.quiet()
        (asked,) = waited(table).values()
        other = next(one for one in table.people if one is not asked)
    assert len(table.boards) == 1
    assert (heard.of(asked), heard.of(other)) == (1, 1)


@pytest.mark.thorough
async def test_all_who_are_asked_at_the_end_of_a_round_are_called_once(new_table: NewTable) -> None:
    table, chance = new_table(3), Random(5)
    await table.start(3)
    asked = waited(table)
    with calls(table) as heard:
        while len(asked) < 2:
            assert not table.over, "nobody was asked at the same time"
            heard.made.clear()
            await table.turn(chance, take=0.97, last=True)
            asked = waited(table)
        # All but the first answer one after the other; nobody is called again to what he was called to.
        while len(waited(table)) > 1:
            still = {seat: person for seat, person in waited(table).items() if game_of(table).waiting[-1] == seat}
            ((seat, person),) = still.items()
            version = table.row["version"]
            action = game_of(table).legal(seat)[0]
            button = str(PressId(table.row["id"], version, Verb.ACT, action.code))
            await person.press(table.board, button, stale=True, wait=0.1)
            await table.newer(version)
            await right(table)
            if any(seat not in asked for seat in waited(table)):
                break
    assert [heard.of(person) for person in asked.values()] == [1] * len(asked)


async def test_a_permission_that_comes_back_brings_the_board(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    await table.start(2)
    sandbox.permit(table.channel, send_messages=False)
    person, button = wish(table)
    await person.press(table.board, button, stale=True, wait=0.1)

    def told() -> bool:
        return any("Send Messages" in text_of(one) for one in person.sees(table.channel) if one["ephemeral"])

    await sandbox.wait_for(told, SOON)
    assert len(table.log) == 1
    assert waited(table).keys() != {row["seat"] for row in table.log}
    with calls(table) as heard:
        sandbox.permit(table.channel, send_messages=True)
        await right(table)
        (asked,) = waited(table).values()
    assert heard.made == [str(asked.id)]


def message(table: Table, number: str) -> dict[str, object]:
    return next(one for one in table.public if one["id"] == number)


async def test_a_message_that_calls_nobody_is_silent_and_a_call_is_not(new_table: NewTable) -> None:
    table = new_table(2)
    lobby = (await table.host.command(table.channel, "sobek new", seats=2)).message
    assert lobby["flags"] & SILENT
    await table.people[1].press(lobby["id"], "Join")
    await table.host.press(lobby["id"], "Start")
    board = await table.settled()
    assert board["mentions"]
    assert not board["flags"] & SILENT
    await table.host.command(table.channel, "sobek board")
    again = await table.settled()
    assert again["id"] != board["id"]
    assert again["flags"] & SILENT
