"""The bot is killed between the store and the channel: after the next start the channel shows what is stored."""

from __future__ import annotations

import asyncio

import pytest

from bot.interactions.custom_id import PressId, Verb
from sandbox.person import Person, text_of
from sandbox.server import Sandbox
from tests.databases import alter
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, Table, labels, version_of
from tests.e2e.truth import CALLBACK, MESSAGES, SOON, calls, game_of, hurried, right, waited, wish

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize(
    "fault",
    [{"kind": "drop"}, pytest.param({"kind": "slow", "seconds": 6.0}, marks=pytest.mark.thorough)],
    ids=["lost", "held"],
)
async def test_killed_before_the_boards_show_it_they_show_it_after_the_start(
    bot: Bot, sandbox: Sandbox, new_table: NewTable, fault: dict[str, str]
) -> None:
    people, computers, lobby = new_table(2), new_table(1), new_table(2)
    await people.start(2)
    await computers.start(2, computers=1)
    opened = (await lobby.host.command(lobby.channel, "sobek new", seats=3)).message
    versions = [table.row["version"] for table in (people, computers, lobby)]
    ((_, actor),) = waited(people).items()
    with calls(people) as heard, hurried(sandbox):
        for path in (MESSAGES, CALLBACK):
            sandbox.fail(**fault, method="POST|PATCH", path=path, times=1000)
        presses = [
            asyncio.create_task(act(people, *wish(people))),
            asyncio.create_task(act(computers, *wish(computers))),
            asyncio.create_task(lobby.people[1].press(opened["id"], "Join")),
        ]
        for table, version in zip((people, computers, lobby), versions, strict=True):
            await table.newer(version)
        await bot.kill()
        assert version_of(people.board) == versions[0]
        assert version_of(computers.board) == versions[1]
        sandbox.faults.clear()
        await asyncio.gather(*presses)
        await bot.start()
        await right(people, computers)
        await sandbox.wait_for(lambda: "2 of 3 seats taken" in text_of(lobby.public[-1]), SOON)
        await people.quiet()
    other = next(one for one in people.people if one is not actor)
    assert (heard.of(other), heard.of(actor)) == (1, 0)
    assert [len(table.public) for table in (people, computers, lobby)] == [2, 2, 1], "a lobby, and a board if it began"


async def test_killed_between_a_board_and_the_end_of_the_one_before_only_one_is_left(
    bot: Bot, sandbox: Sandbox, new_table: NewTable
) -> None:
    table = new_table(2)
    await table.start(2)
    sandbox.fail("drop", method="DELETE", path=MESSAGES, times=1000)
    await act(table, *wish(table))
    await sandbox.wait_for(lambda: len(table.boards) == 2, SOON)
    await bot.kill()
    sandbox.faults.clear()
    await bot.start()
    await right(table)


@pytest.mark.thorough
async def test_the_result_is_shown_though_the_bot_was_killed_at_the_last_action(
    bot: Bot, sandbox: Sandbox, new_table: NewTable
) -> None:
    table = new_table(2)
    await table.start(2)
    person, button = await last_action(table)
    for path in (MESSAGES, CALLBACK):
        sandbox.fail("drop", method="POST|PATCH", path=path, times=1000)
    with hurried(sandbox):
        press = asyncio.create_task(act(table, person, button))
        await sandbox.wait_for(lambda: table.over, SOON)
        await bot.kill()
        assert "The game is over" not in text_of(table.board)
        sandbox.faults.clear()
        await press
    await bot.start()
    await right(table)
    assert "The game is over" in text_of(table.board)
    outcome = game_of(table).outcome
    assert outcome is not None
    assert all(f"{score} point" in str(table.board["components"]) for score in outcome.scores)
    assert {"Rematch", "Scores", "History", "More"} <= set(labels(table.board))
    scores = await person.command(table.channel, "sobek score")
    assert scores.ephemeral
    assert all(str(score) in scores.text for score in outcome.scores)
    again = await person.press(table.board, "Rematch")
    assert "1 of 2 seats taken" in again.text


@pytest.mark.thorough
async def test_a_lobby_that_nobody_started_is_closed(bot: Bot, new_table: NewTable) -> None:
    table, other = new_table(2), new_table(2)
    lobby = await table.open(3)
    waiting = await other.open(3)
    assert "Closes <t:" in text_of(lobby)
    assert await bot.stop() == 0
    # The program's clock cannot be turned from outside, so its fortnight is over in the store.
    later = "UPDATE games SET closes = closes - 15 * 24 * 3600, wakes = wakes - 15 * 24 * 3600 WHERE id = ?"
    alter(bot.url, later, [table.row["id"]])
    await bot.start()
    await bot.sandbox.wait_for(lambda: table.row["status"] == "cancelled", SOON)
    await bot.sandbox.wait_for(lambda: "Nobody started this table in time" in text_of(table.public[-1]), SOON)
    assert [one["id"] for one in table.public] == [lobby["id"]]
    assert labels(table.public[-1]) == []
    late = await table.people[1].press(lobby["id"], str(PressId(table.row["id"], 0, Verb.JOIN)), stale=True)
    assert late.ephemeral
    assert "Start" in labels((await table.host.command(table.channel, "sobek new", seats=2)).message)
    assert other.row["status"] == "lobby"
    assert other.public[-1]["id"] == waiting["id"]


async def act(table: Table, person: Person, button: str) -> None:
    """Press on what stands there, though the bot may die meanwhile."""
    await person.press(table.board, button, stale=True, wait=0.1)


async def last_action(table: Table) -> tuple[Person, str]:
    """Play until somebody can end the game, and give that person and the custom id that ends it."""
    while True:
        game, row = game_of(table), table.row
        seat, person = next(iter(waited(table).items()))
        actions = list(game.legal(seat))
        for action in actions:
            after = game.copy()
            after.apply(seat, action)
            if after.outcome is not None:
                return person, str(PressId(row["id"], row["version"], Verb.ACT, action.code))
        takes = [action for action in actions if action.code.startswith("t.")]
        code = (takes or actions)[-1].code
        await act(table, person, str(PressId(row["id"], row["version"], Verb.ACT, code)))
        await table.settled()
