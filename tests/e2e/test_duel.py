"""Sobek: 2 Players over the sandbox: the same house, the other game, in two languages and across a restart."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.i18n.messages import Words
from engine.duel import RULES
from sandbox.person import text_of
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, file_of, labels

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.xdist_group("e2e-duel")]

WORDS = Words.load()


@pytest.mark.thorough
async def test_two_people_play_it_in_two_languages_across_a_restart(bot: Bot, new_table: NewTable) -> None:
    table, chance = new_table(2), Random(11)
    first, second = table.people
    first.user.locale, second.user.locale = "fr", "de"
    board = await table.start(2, game="duel")
    assert WORDS.text("en", "duel-title") != WORDS.text("en", "sobek-title")
    panels = {
        language: (await person.press(board, "My hand")).message for person, language in ((first, "fr"), (second, "de"))
    }
    assert WORDS.text("fr", "hand-refresh") in labels(panels["fr"]) or WORDS.text("de", "hand-refresh") in labels(
        panels["de"]
    )
    turns = 0
    while not table.over:
        await table.turn(chance)
        turns += 1
        if turns == 8:
            assert await bot.stop() == 0
            await bot.start()
    answer = await first.command(table.channel, "sobek record")
    record = json.loads(file_of(bot.sandbox, answer.message))
    played = [(row["seat"], row["code"]) for row in table.log]
    assert record == json.loads(json.dumps(RULES.record(2, {}, record["seed"], played)))
    assert "The game is over" in text_of(table.board)
    again = await second.press(table.board, "Rematch")
    assert "1 of 2 seats taken" in again.text
    assert WORDS.text("en", "duel-title") in again.text


@pytest.mark.thorough
async def test_one_plays_it_against_the_computer_beside_a_table_of_the_first_game(
    bot: Bot, new_table: NewTable
) -> None:
    duel, other, chance = new_table(1), new_table(1), Random(5)
    await other.start(2, computers=1)
    await duel.start(2, computers=1, game="duel")
    known = await duel.host.command(duel.channel, "sobek cards")
    assert "This game has no list of known tiles" in known.text, "it has no variants that could be meant"
    await duel.finish(chance)
    await other.turn(chance, take=1.0)
    assert duel.row["kind"] == "duel"
    assert other.row["kind"] == "sobek"
    assert duel.row["status"] == "finished"
    assert other.row["status"] == "running"


async def test_it_is_not_for_three(new_table: NewTable) -> None:
    table = new_table(1)
    refused = await table.host.command(table.channel, "sobek new", game="duel", seats=3)
    assert refused.ephemeral
    assert refused.text.startswith("Sobek: 2 Players is not for that number of players, only for 2. ")
    assert table.public == []


@pytest.mark.thorough
async def test_it_is_played_with_treasures_that_the_host_adds_and_a_rematch_keeps(new_table: NewTable) -> None:
    """The command names no game: it is opened that has them; a select leaves them out and adds them."""
    table, chance = new_table(1), Random(7)
    title = WORDS.text("en", "duel-expansion-treasures")
    lobby = await table.open(2, computers=1, expansion="treasures")
    assert f"{WORDS.text('en', 'duel-title')} + {title}" in text_of(lobby)
    await table.set_up(table.host, "expansion", "-")
    await table.sandbox.wait_for(lambda: title not in text_of(table.lobby or {}))
    await table.set_up(table.host, "expansion", "treasures")
    await table.sandbox.wait_for(lambda: title in text_of(table.lobby or {}))
    await table.host.press(lobby["id"], "Start")
    await table.settled()
    await table.finish(chance)
    answer = await table.host.command(table.channel, "sobek record")
    record = json.loads(file_of(table.sandbox, answer.message))
    assert record["expansion"] is True
    assert record["result"]["royal"]
    again = await table.host.press(table.board, "Rematch")
    assert title in again.text


async def test_the_first_game_has_no_treasures(new_table: NewTable) -> None:
    table = new_table(1)
    refused = await table.host.command(table.channel, "sobek new", game="sobek", expansion="treasures")
    assert refused.ephemeral
    assert refused.text == WORDS.text("en", "error-no-expansion")
