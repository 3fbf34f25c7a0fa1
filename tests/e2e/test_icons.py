"""The icons as the application's emojis, with the whole bot: beside words in whole turns, and never in the way."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from sandbox.components import TEXT, walk
from sandbox.errors import Json
from sandbox.faults import Fault
from sandbox.person import components_of
from sandbox.server import Sandbox
from tests.e2e.harness import Bot, Table

EMOJIS = "/emojis$"
MONTH = 31 * 86_400


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Bot]:
    """Give a bot that is not started yet."""
    bot = Bot(sandbox, tmp_path, icons_there=False)
    yield bot
    sandbox.faults.clear()
    assert await bot.stop() == 0
    assert "Traceback" not in bot.log, bot.log


def table(bot: Bot) -> Table:
    """Give a channel with two people in it."""
    bot.sandbox.world.add_channel("icons")
    return Table(bot, "icons", bot.sandbox.person("ana"), bot.sandbox.person("ben"))


def written(message: Json) -> str:
    """Give a message's texts as they were sent."""
    return "\n".join(part["content"] for part in walk(message["components"]) if part["type"] == TEXT)


def icons_on(message: Json) -> set[str]:
    """Give the names of the application's emojis on buttons and options."""
    parts = components_of(message)
    holders = [*parts, *(option for part in parts for option in part.get("options", ()))]
    return {one["emoji"]["name"] for one in holders if (one.get("emoji") or {}).get("id")}


async def test_icons_are_sent_once_and_stand_beside_words(bot: Bot, sandbox: Sandbox) -> None:
    """In turns on a table: on buttons, and in the words that tell what happened; a second start sends nothing."""
    await bot.start()
    there = table(bot)
    await there.start(2)
    chance, seen, told = Random(3), set[str](), ""
    for _ in range(6):
        person, _answer = await there.turn(chance)
        panel = (await person.press(there.board, "My hand")).message
        for message in (there.board, panel):
            seen |= icons_on(message)
            told += written(message)
            assert all(part.get("label") for part in components_of(message) if part["type"] == 2)
    assert len(seen) > 3
    assert "<:seat1:" in told
    await bot.stop()
    looks = sandbox.count("GET", EMOJIS)
    await bot.start()
    await sandbox.wait_for(lambda: bot.log.count("the icons are there") == 2)
    assert sandbox.count("GET", EMOJIS) == looks + 1
    assert sandbox.count("POST", EMOJIS) == bot.icons == len(sandbox.world.emojis)


async def test_the_start_does_not_wait_for_icons(bot: Bot, sandbox: Sandbox) -> None:
    """Discord does not answer about emojis at all: people play with words alone."""
    sandbox.faults.add(Fault("slow", path=EMOJIS, times=9, seconds=600))
    await bot.start(icons=False)
    board = await table(bot).start(2)
    assert icons_on(board) == set()
    assert "<:" not in written(board)


@pytest.mark.thorough
async def test_a_bot_that_was_killed_goes_on_where_it_was(bot: Bot, sandbox: Sandbox) -> None:
    """What was sent is found by its name."""
    await bot.launch()
    await sandbox.wait_for(lambda: len(sandbox.world.emojis) > 3)
    await bot.kill()
    await bot.start(icons=False)
    await sandbox.wait_for(lambda: "the icons are there" in bot.log)
    assert len(sandbox.world.emojis) == bot.icons
    assert sandbox.count("POST", EMOJIS) <= bot.icons + 1


@pytest.mark.thorough
async def test_an_icon_that_is_wanted_no_more_goes_within_a_month(bot: Bot, sandbox: Sandbox) -> None:
    """Not at once: a development bot may share the application. What others made stays."""
    await bot.start()
    await sandbox.wait_for(lambda: "the icons are there" in bot.log)
    first, second = list(sandbox.world.emojis)[:2]
    for emoji, name in ((first, "sobek_fish_1a2b3c4d"), (second, "foreign")):
        emojis = sandbox.world.emojis
        emojis[emoji] = type(emojis[emoji])(emoji, name, emojis[emoji].picture)
    sandbox.move_clock(MONTH)
    await sandbox.wait_for(lambda: bot.log.count("the icons are there") == 2)
    assert bot.rows("SELECT name FROM unwanted") != []
    assert {first, second} <= set(sandbox.world.emojis)
    sandbox.move_clock(MONTH)
    await sandbox.wait_for(lambda: first not in sandbox.world.emojis)
    assert second in sandbox.world.emojis
    await sandbox.wait_for(lambda: len(sandbox.world.emojis) == bot.icons + 1)


@pytest.mark.thorough
async def test_an_icon_that_was_deleted_by_hand_stops_nobody(bot: Bot, sandbox: Sandbox) -> None:
    """The first answer that is refused for it comes without icons, and makes the bot look again; all are sent anew."""
    await bot.start()
    there = table(bot)
    await there.start(2)
    sandbox.world.emojis.clear()
    sandbox.move_clock(61)
    person = there.asked()[0]
    answer = await person.press(there.board, "My hand")
    assert (answer.state, icons_on(answer.message)) == ("ok", set())
    await sandbox.wait_for(lambda: len(sandbox.world.emojis) == bot.icons)
    assert icons_on((await person.press(there.board, "My hand")).message)
