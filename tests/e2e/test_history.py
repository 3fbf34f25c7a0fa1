"""A finished game is paged through move by move and shown as an animation, by anybody, each in his own language."""

from __future__ import annotations

import asyncio
import io
import re
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from sandbox.person import Answer
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import FILM, Bot, Table, file_of, ids, labels

pytestmark = pytest.mark.asyncio(loop_scope="module")

WORDS = Words.load()


async def played(new_table: NewTable, game: str, seed: int) -> Table:
    table = new_table(1)
    await table.start(2, computers=1, game=game)
    await table.finish(Random(seed), take=0.9, last=True)
    await table.quiet()
    return table


def moves(answer: Answer) -> tuple[int, int]:
    found = re.search(r"Move (\d+) of (\d+)", answer.text)
    assert found is not None, answer.text
    return int(found[1]), int(found[2])


async def test_a_finished_game_is_paged_through_from_its_board(bot: Bot, new_table: NewTable, people: People) -> None:
    table = await played(new_table, "sobek", 3)
    (reader,) = people(1)
    count = len(table.log)
    page = await reader.press(table.board, "History")
    assert page.ephemeral
    assert "Before the first move" in page.text
    for _ in range(3):
        page = await reader.press(page.message, "Next")
    assert moves(page) == (3, count)
    assert "· round 1" in page.text
    page = await reader.press(page.message, "Previous")
    assert moves(page) == (2, count)
    again = await reader.press(page.message, "−10")
    assert "Before the first move" in again.text
    assert len(reader.sees(table.channel)) == len(table.public) + 1, "every page takes the place of the one before"
    select = next(one for one in ids(again.message, selects=True) if one.arg.endswith(".j.b"))
    end = await reader.select(again.message, str(select), [str(count)])
    assert moves(end) == (count, count)
    assert "The game is over" in end.text
    assert [label for label in labels(end.message) if label in ("Next", "+10")] == ["Next", "+10"]
    assert not [one for one in ids(end.message) if one.arg.endswith((".n.b", ".f.b"))], "nothing comes after the end"
    first = await reader.press(table.board, "History")
    assert (await table.host.command(table.channel, "sobek history")).text == first.text
    select = next(one for one in ids(first.message, selects=True) if one.arg.endswith(".j.b"))
    end = await reader.select(first.message, str(select), [str(count)])

    assert await bot.stop() == 0
    await bot.start()
    page = await reader.press(end.message, "Previous")
    assert moves(page) == (count - 1, count)


@pytest.mark.thorough
async def test_a_round_is_shown_as_an_animation(bot: Bot, sandbox: Sandbox, new_table: NewTable) -> None:
    table = await played(new_table, "sobek", 4)
    page = await table.host.press(table.board, "History")
    requests = len(sandbox.requests)
    film = await table.host.press(page.message, "Animate round 1", wait=FILM)
    assert film.ephemeral
    assert film.message["id"] != page.message["id"]
    assert re.match(r"### Round 1 in \d+ moves", film.text)
    (attachment,) = film.message["attachments"]
    assert attachment["content_type"] == "image/gif"
    assert attachment["width"] == 800
    data = file_of(sandbox, film.message)
    assert len(data) < 4 * 2**20
    image = Image.open(io.BytesIO(data))
    assert image.info["loop"] == 0
    assert image.n_frames > 10
    alt = str(film.message["components"])
    assert "Animation (Sobek). Round 1" in alt
    assert "Round 1 is scored" in alt
    assert sandbox.count("POST", "/callback", since=requests) == 1, "it is acknowledged before it is made"
    again = await table.host.press(page.message, "Animate round 1", wait=FILM)
    assert file_of(sandbox, again.message) == data


@pytest.mark.thorough
async def test_the_other_game_is_shown_in_the_readers_language(new_table: NewTable, people: People) -> None:
    table = await played(new_table, "duel", 5)
    (reader,) = people(1)
    reader.user.locale = "fr"
    page = await reader.command(table.channel, "sobek history")
    assert WORDS.text("fr", "history-start") in page.text
    assert "manche" not in page.text, "there is but one round"
    page = await reader.press(page.message, "Suivant")
    assert f"Coup 1 sur {len(table.log)}" in page.text
    film = await reader.press(page.message, "Animer la partie", wait=FILM)
    assert f"La partie en {len(table.log)} coups" in film.text
    assert film.message["attachments"][0]["content_type"] == "image/gif"


@pytest.mark.thorough
async def test_who_presses_twice_is_asked_to_wait_and_gets_one_film(new_table: NewTable, people: People) -> None:
    table = await played(new_table, "duel", 6)
    page = await table.host.press(table.board, "History")
    (other,) = people(1)
    theirs = await other.press(table.board, "History")
    answers = await asyncio.gather(
        table.host.press(page.message, "Animate the game", wait=FILM),
        other.press(theirs.message, "Animate the game", wait=FILM),
    )
    films = [one for one in answers if one.message["attachments"]]
    refused = [one for one in answers if not one.message["attachments"]]
    assert len(films) == len(refused) == 1
    assert refused[0].text == WORDS.text("en", "error-film-busy")
    assert refused[0].ephemeral
    again = await other.press(theirs.message, "Animate the game", wait=FILM)
    assert again.message["attachments"]


@pytest.mark.thorough
async def test_what_no_message_of_ours_can_say_is_refused_kindly(new_table: NewTable) -> None:
    table = await played(new_table, "sobek", 7)
    number, count = table.row["id"], len(table.log)
    page = await table.host.press(table.board, "History")

    async def forged(verb: Verb, arg: str, of: int = number) -> Answer:
        return await table.host.press(page.message, str(PressId(of, 1, verb, arg)), stale=True)

    words = Words.load()
    words.command_id = next(int(one["id"]) for one in table.sandbox.world.commands.values() if one["name"] == "sobek")
    old = words.note("en", "error-old-button")
    for verb, arg in (
        (Verb.HISTORY, "x.b"),
        (Verb.HISTORY, "-1.b"),
        (Verb.FILM, ""),
        (Verb.FILM, "0"),
        (Verb.FILM, "9"),
    ):
        answer = await forged(verb, arg)
        assert (answer.text, answer.ephemeral) == (old, True), arg
    assert moves(await forged(Verb.HISTORY, "99999.n")) == (count, count)
    missing = await forged(Verb.HISTORY, "1.n", 999_999)
    assert missing.text == words.note("en", "error-no-table")


async def test_a_game_has_no_history_before_it_is_over_nor_without_a_move(new_table: NewTable) -> None:
    table = new_table(2)

    async def said() -> str:
        answer = await table.host.command(table.channel, "sobek history")
        assert answer.ephemeral
        return answer.text

    assert await said() == WORDS.text("en", "error-history-none")
    await table.start(2)
    assert await said() == WORDS.text("en", "error-history-running")
    for verb in (Verb.HISTORY, Verb.FILM):
        forged = str(PressId(table.row["id"], table.row["version"], verb, "1"))
        answer = await table.host.press(table.board, forged, stale=True)
        assert answer.text == WORDS.text("en", "error-history-running")
        assert answer.ephemeral
    question: Any = await table.host.command(table.channel, "sobek stop")
    await table.host.press(question.message["id"], "Stop the game")
    await table.settled()
    assert await said() == WORDS.text("en", "error-history-empty")
    assert "History" not in labels(table.board)
    forged = str(PressId(table.row["id"], table.row["version"], Verb.HISTORY, "1.n"))
    answer = await table.host.press(question.message["id"], forged, stale=True)
    assert answer.text == WORDS.text("en", "error-history-empty")


@pytest.mark.thorough
async def test_a_game_that_was_stopped_is_paged_through_and_has_no_record(new_table: NewTable) -> None:
    table, chance = new_table(2), Random(9)
    await table.start(2)
    for _ in range(3):
        await table.turn(chance, take=1)
    count = len(table.log)
    question: Any = await table.host.command(table.channel, "sobek stop")
    await table.host.press(question.message["id"], "Stop the game")
    await table.settled()
    assert labels(table.board) == ["Rematch", "History", "Scores", "More", "Review my game"]
    page = await table.people[1].press(table.board, "History")
    assert "Before the first move" in page.text
    page = await table.people[1].press(page.message, "+10")
    assert moves(page) == (count, count)
    film = await table.people[1].press(page.message, "Animate the game", wait=FILM)
    assert film.message["attachments"][0]["content_type"] == "image/gif"
    assert (await table.host.press(table.board, "Scores")).ephemeral
    assert (await table.host.command(table.channel, "sobek record")).text == WORDS.text("en", "error-no-record")
    again = await table.people[1].press(table.board, "Rematch")
    assert not again.ephemeral


async def test_the_last_finished_game_is_shown_while_another_is_played(new_table: NewTable) -> None:
    table = await played(new_table, "duel", 8)
    count = len(table.log)
    lobby = await table.open(2, computers=1)
    await table.host.press(lobby["id"], "Start")
    await table.quiet()
    assert table.row["status"] == "running"
    page = await table.host.command(table.channel, "sobek history")
    page = await table.host.press(page.message, "+10")
    assert moves(page) == (10, count)
    assert "also tells what was hidden" in page.text
