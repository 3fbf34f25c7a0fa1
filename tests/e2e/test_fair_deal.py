"""Everybody can check the deal: bound from the lobby's opening, open to everybody's words, told at every end."""

from __future__ import annotations

import hashlib
import json
import re
from random import Random

import pytest

from bot.interactions.custom_id import PressId, Verb
from sandbox.person import text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, Json, Table, file_of, labels, table_of
from tests.e2e.truth import SOON, game_of, press, right, waited

pytestmark = pytest.mark.asyncio(loop_scope="module")

BUTTON = "Add my word to the deal"


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def shown(table: Table, number: str) -> Json:
    return next(one for one in table.public if one["id"] == number)


async def test_the_deal_is_bound_from_the_opening_and_the_record_proves_it(bot: Bot, new_table: NewTable) -> None:
    table = new_table(2)
    lobby = (await table.host.command(table.channel, "sobek new", seats=2)).message
    digest = sha256(table.row["secret"])
    assert f"`{digest[:32]}…`" in text_of(lobby), "before anybody but the host has joined"
    salts = json.loads(table.row["salts"])
    options = await table.people[1].press(lobby["id"], "Options")
    page = await table.people[1].press(options.message, "Fair deal")
    listed = re.findall(r"^[0-9a-f]{64}$", page.text, re.MULTILINE)
    assert listed == [sha256(salt) for salt in salts]
    of_list = sha256("\n".join(listed))
    assert all(f"`{each}`" in page.text for each in (digest, of_list)), "in full"
    assert f"`{of_list[:32]}…`" in text_of(lobby)
    await table.people[1].press(lobby["id"], "Join")
    assert f"`{digest[:32]}…`" in text_of(shown(table, lobby["id"]))
    await table.host.press(lobby["id"], "Start")
    await right(table)
    await bot.sandbox.wait_for(lambda: "The game has begun" in text_of(shown(table, lobby["id"])), SOON)
    assert f"`{digest[:32]}…`" in text_of(shown(table, lobby["id"])), "it stays when the game begins"
    assert f"`{of_list[:32]}…`" in text_of(shown(table, lobby["id"]))
    for _ in range(3):
        await press(table)
        await right(table)
    assert f"`{digest[:32]}…`" in text_of(shown(table, lobby["id"]))
    assert table.row["seed"] == table.row["secret"]
    assert not any(table.row["secret"] in text_of(one) for one in table.public), "not while it is played"


@pytest.mark.thorough
async def test_words_are_mixed_into_the_seed_and_told_to_nobody_else(bot: Bot, new_table: NewTable) -> None:
    table = new_table(2)
    giver, host = table.people[1], table.host
    lobby = (await host.command(table.channel, "sobek new", seats=3)).message
    await giver.press(lobby["id"], "Join")
    await host.press(lobby["id"], "Add a computer")
    form = await table.option(giver, BUTTON)
    assert form.modal is not None
    told = await giver.submit(form.modal, {"word": "crocodile ż"})
    assert told.ephemeral
    salt, digest = re.findall(r"`([0-9a-f]{32,64})`", told.text)
    assert digest == sha256(f"{salt}crocodile ż")
    salts = json.loads(table.row["salts"])
    assert salt == salts[0]
    assert "line 1 of the list" in told.text
    assert not any(other in told.text for other in salts[1:])
    await bot.sandbox.wait_for(lambda: f"`{digest[:32]}…`" in text_of(shown(table, lobby["id"])), SOON)
    seen = "\n".join(map(text_of, host.sees(table.channel)))
    assert digest[:32] in seen
    assert salt not in seen
    assert "crocodile" not in seen
    assert "crocodile" not in bot.log
    assert salt not in bot.log
    commitment = sha256(table.row["secret"])
    assert f"`{commitment[:32]}…`" in text_of(shown(table, lobby["id"]))

    await host.press(lobby["id"], "Start")
    await right(table)
    assert table.row["salts"] is None
    secret, words = table.row["secret"], json.loads(table.row["words"])
    assert words == ["", digest, ""]
    assert table.row["seed"] == sha256("\n".join([secret, *words]))
    for part in (commitment[:32], digest[:32]):
        await bot.sandbox.wait_for(lambda part=part: part in text_of(shown(table, lobby["id"])), SOON)
    await table.finish(Random(3), take=0.95, last=True)
    more = await giver.press(table.board, "More")
    assert f"`{table.row['seed']}`" in more.text
    assert f"`{secret}`" in more.text
    answer = await giver.press(more.message, "Record")
    record = json.loads(file_of(bot.sandbox, answer.message))
    assert sha256(record["secret"]) == record["secret_sha256"] == commitment
    assert record["words"] == words
    assert record["seed"] == sha256("\n".join([record["secret"], *record["words"]]))
    assert record["seed_sha256"] == sha256(record["seed"])
    assert record["salts_sha256"] == [sha256(one) for one in salts]


async def test_a_stranger_adds_no_word_and_a_word_of_nothing_is_none(new_table: NewTable) -> None:
    table = new_table(2)
    host, stranger = table.people
    lobby = (await host.command(table.channel, "sobek new", seats=2)).message
    word = str(PressId(table_of(lobby), 0, Verb.WORD))
    refused = await stranger.press(lobby["id"], word, stale=True)
    assert refused.modal is None
    assert refused.ephemeral
    form = await table.option(host, BUTTON)
    assert form.modal is not None
    empty = await host.submit(form.modal, {"word": "   "})
    assert empty.ephemeral
    assert table.bot.rows("SELECT word FROM seats WHERE game = ?", table.row["id"])[0]["word"] is None


async def test_a_stopped_game_says_who_stopped_it_and_keeps_what_can_be_looked_at(new_table: NewTable) -> None:
    table = new_table(2)
    await table.start(2)
    await press(table)
    await right(table)
    question = await table.host.command(table.channel, "sobek stop")
    await table.host.press(question.message["id"], "Stop the game")
    await right(table)
    text = text_of(table.board)
    assert f"{table.host.user.global_name} stopped this game. It ends without a winner." in text
    assert {"Rematch", "Scores", "History", "More", "Review my game"} == set(labels(table.board))
    assert f"`{table.row['seed']}`" in (await table.host.press(table.board, "More")).text
    assert "'s turn" not in text
    assert not any(person.mention in text for person in table.people)
    assert (await table.host.press(table.board, "Scores")).ephemeral
    assert (await table.host.press(table.board, "History")).ephemeral
    assert "There is no record" in (await table.host.command(table.channel, "sobek record")).text
    assert "1 of 2 seats taken" in (await table.people[1].press(table.board, "Rematch")).text


async def test_who_has_left_keeps_the_name_beside_his_moves(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    await table.start(2)
    ((seat, leaver),) = waited(table).items()
    stays = next(one for one in table.people if one is not leaver)
    name = leaver.user.global_name
    await press(table)
    await right(table)
    before = text_of(table.board)
    assert f"-# {name}" in before
    question = await leaver.command(table.channel, "sobek resign")
    await leaver.press(question.message["id"], "Leave the game")
    await right(table)
    after = text_of(table.board)
    (row,) = table.bot.rows("SELECT name FROM seats WHERE game = ? AND seat = ?", table.row["id"], seat)
    assert f"{name} leaves the table. {row['name']}" in after
    move = next(line for line in before.splitlines() if line.startswith(f"-# {name}"))
    assert move in after, "his move is still his"
    assert stays.mention in table.heading
    assert game_of(table).waiting == (1 - seat,)
