"""Two bots on one database: the second ends with one clear line, the first notices nothing, the dead do not count."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from sandbox.server import Sandbox
from tests.bot.store.stolen_lease import stolen
from tests.databases import SERVED
from tests.e2e.harness import Bot

NewBot = Callable[[], Bot]


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """Give a Discord to which bots connect."""
    async with Sandbox() as sandbox:
        sandbox.world.add_channel("here")
        yield sandbox


@pytest.fixture
def new_bot(sandbox: Sandbox, tmp_path: Path) -> NewBot:
    """Give a function that makes a bot with a folder of its own."""
    numbers = iter(range(10))

    def make() -> Bot:
        folder = tmp_path / f"bot{next(numbers)}"
        folder.mkdir()
        return Bot(sandbox, folder)

    return make


async def test_a_second_bot_ends_with_one_line_and_the_first_goes_on(
    sandbox: Sandbox, new_bot: NewBot, url: str
) -> None:
    first, second = new_bot(), new_bot()
    await first.start(DATABASE_URL=url)
    await second.launch(DATABASE_URL=url)
    assert await second.ended() == 1
    lines = second.log.splitlines()
    assert len(lines) == 1, second.log
    assert lines[0].startswith("Another bot is running on this database (")
    assert sandbox.gateway.identified == 1
    answer = await sandbox.person("ana").command("here", "sobek new", seats=2)
    assert not answer.ephemeral
    assert await first.stop() == 0
    assert "WARNING" not in first.log, first.log


@pytest.mark.thorough
async def test_after_a_kill_the_next_bot_starts_at_once(sandbox: Sandbox, new_bot: NewBot, url: str) -> None:
    bot = new_bot()
    for name in ("ana", "ben", "eve"):
        await bot.start(DATABASE_URL=url)
        answer = await sandbox.person(name).command("here", "sobek privacy")
        assert answer.ephemeral
        await bot.kill()
    assert "Another bot" not in bot.log


@pytest.mark.parametrize("url", [SERVED], indirect=True)
async def test_a_bot_whose_database_is_taken_over_ends_with_one_line(new_bot: NewBot, url: str) -> None:
    bot = new_bot()
    await bot.start(DATABASE_URL=url, LOG_LEVEL="ERROR")
    async with stolen(url):
        assert await asyncio.wait_for(bot.ended(), 60) == 1
    lines = bot.log.splitlines()
    assert len(lines) == 1, bot.log
    assert lines[0].startswith("Another bot is running on this database (postgresql ")
