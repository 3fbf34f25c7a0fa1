"""The database's file is moved away, replaced or deleted under the whole bot: people are told, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import shlex
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from sandbox.person import Answer
from sandbox.server import Sandbox
from tests.e2e.certified_fork import COMMAND
from tests.e2e.forked import ROOT, start
from tests.e2e.harness import Bot, Table
from tests.e2e.truth import right
from tests.e2e.watched import Watched, free_port


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[Watched]:
    """Give a bot that can be looked at."""
    async with Sandbox() as sandbox:
        sandbox.world.add_channel("here")
        bot, port = Bot(sandbox, tmp_path, deals="database file"), free_port()
        await bot.start(icons=False, METRICS_PORT=str(port))
        yield Watched(bot, port)
        assert "Traceback" not in bot.log, bot.log


async def begun(bot: Bot) -> Table:
    """Begin a game for two, who have each acted."""
    table = Table(bot, "here", bot.sandbox.person("Xanthippe"), bot.sandbox.person("Zebulon"))
    await table.start(2)
    for _ in range(2):
        await table.turn(Random(1))
    return table


async def tried(table: Table) -> Answer:
    """Let a person who is asked take a card."""
    return await table.act(table.asked()[0], Random(2), take=1)


async def command(bot: Bot, *words: str) -> str:
    """Run one of the bot's commands, as an operator does, and return what it says."""
    address, said = bot.url.render_as_string(hide_password=False), bot.folder / "said"
    wanted = {"PYTHONPATH": str(ROOT), "DATABASE_URL": address, COMMAND: shlex.join(words)}
    said.unlink(missing_ok=True)
    typed = await start("tests.e2e.certified_fork", bot.folder, {**os.environ, **wanted}, said)
    assert await asyncio.wait_for(typed.wait(), 60) == 0, said.read_text()
    return said.read_text()


async def test_people_are_told_that_nothing_is_stored_until_the_same_file_is_back(watched: Watched) -> None:
    bot = watched.bot
    table = await begun(bot)
    before = table.row["version"]
    moved = bot.file.rename(bot.folder / "moved")
    answer = await tried(table)
    assert "could not be saved" in answer.text
    lacks = "store: nothing is stored, for games.sqlite3 is gone\n"
    await watched.until("/ready", lambda status, said: status == 503 and lacks in said)
    assert await watched.figure("sobek_database_away") == 1
    assert await watched.figure("sobek_commits_failed_total", why="store") >= 1
    (saved,) = bot.folder.glob("games.sqlite3.rescued-*")
    assert bot.log.count(f"what the open database holds is saved in {saved}") == 1
    moved.rename(bot.file)
    assert await watched.until("/ready", lambda status, _: status == 200) == "ready\n"
    assert await watched.figure("sobek_database_away") == 0
    assert table.row["version"] == before
    await table.turn(Random(3))
    assert await bot.stop() == 0
    assert list(bot.folder.glob("games.sqlite3.rescued-*")) == [saved]


async def test_a_deleted_file_is_restored_from_what_the_bot_has_saved_and_the_game_goes_on(watched: Watched) -> None:
    bot = watched.bot
    table = await begun(bot)
    before = dict(table.row)
    bot.file.unlink()
    assert "could not be saved" in (await tried(table)).text
    assert await bot.stop() == 0
    await bot.launch()
    assert await bot.ended() == 1
    assert "though what it held when it was deleted is saved in" in bot.log
    assert not bot.file.exists()
    (saved,) = bot.folder.glob("games.sqlite3.rescued-*")
    assert f"restored: {saved}" in await command(bot, "restore", str(saved))
    await bot.start(icons=False)
    await right(table)
    assert table.row["version"] == before["version"]
    await table.turn(Random(3))
    assert await bot.stop() == 0


@pytest.mark.thorough
async def test_a_bot_that_is_killed_beside_another_file_has_left_nothing_of_its_own_in_it(watched: Watched) -> None:
    bot = watched.bot
    table = await begun(bot)
    another = bot.folder / "another.sqlite3"
    with closing(sqlite3.connect(another, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE another (number)")
    another.replace(bot.file)
    assert "could not be saved" in (await tried(table)).text
    await watched.until("/ready", lambda status, said: status == 503 and "games.sqlite3 is another file" in said)
    await bot.kill()
    with closing(sqlite3.connect(bot.file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("another",)]
    (saved,) = bot.folder.glob("games.sqlite3.rescued-*")
    bot.file.unlink()
    await command(bot, "restore", str(saved))
    await bot.start(icons=False)
    await right(table)
    assert await bot.stop() == 0
