"""Starting with wrong settings: one clear line, exit code 1, no traceback."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox.server import Sandbox
from tests.e2e.harness import Bot

pytestmark = pytest.mark.asyncio(loop_scope="module")
FORK = "tests.e2e.dealt"


@pytest_asyncio.fixture(loop_scope="module")
async def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Bot]:
    async with Sandbox() as sandbox:
        yield Bot(sandbox, tmp_path, program=getattr(request, "param", "bot"))


@pytest.mark.parametrize(
    ("fresh", "settings", "words"),
    [
        (FORK, {"DISCORD_TOKEN": None}, "DISCORD_TOKEN is not set"),
        ("bot", {"DISCORD_TOKEN": "bad token"}, "Discord does not know this DISCORD_TOKEN"),
        (
            FORK,
            {"DATABASE_URL": "postgresql://nobody:secret@127.0.0.1:1/sobek"},
            "DATABASE_URL: postgresql 127.0.0.1:1",
        ),
    ],
    indirect=["fresh"],
    ids=["no token", "wrong token", "no database"],
)
async def test_a_wrong_setting_is_named_in_one_line(fresh: Bot, settings: dict[str, str | None], words: str) -> None:
    """The bot that gets furthest is started as an operator starts it."""
    await fresh.launch(**{"LOG_LEVEL": "ERROR", **settings})
    assert await fresh.ended() == 1
    lines = fresh.log.splitlines()
    assert len(lines) == 1, fresh.log
    assert lines[0].startswith(words)
    assert "secret" not in lines[0]


@pytest.mark.deep
async def test_the_commands_are_registered_once_and_not_again_unless_they_change(fresh: Bot) -> None:
    await fresh.start()
    assert fresh.sandbox.count("PUT", "/commands$") == 1
    await fresh.stop()
    for _ in range(2):
        await fresh.start()
        await fresh.stop()
    assert fresh.sandbox.count("PUT", "/commands$") == 1


@pytest.mark.deep
async def test_a_bot_that_gets_no_commands_says_so_in_one_line(fresh: Bot) -> None:
    """Nobody could use it, so it ends; what Discord said and what to do stand in the line."""
    fresh.sandbox.fail(status=503, method="PUT", path="/commands$")
    await fresh.launch(LOG_LEVEL="ERROR")
    assert await fresh.ended() == 1
    (line,) = fresh.log.splitlines()
    assert line.startswith("Discord does not take the bot's commands (503 ")
    assert "Start it again in some minutes" in line


@pytest.mark.deep
async def test_a_bot_whose_commands_are_there_runs_whatever_becomes_of_their_registration(fresh: Bot) -> None:
    """They may be older ones, but tables can be played."""
    await fresh.start()
    await fresh.stop()
    (group,) = fresh.sandbox.world.commands.values()
    group["description"] = "As it was said before"
    fresh.sandbox.fail(status=503, method="PUT", path="/commands$")
    await fresh.start()
    person = fresh.sandbox.person("alice")
    assert f"</sobek new:{group['id']}>" in (await person.command("table-one", "sobek board")).text
    assert await fresh.stop() == 0
    assert fresh.log.count("the commands are not up to date (503 ") == 1
    assert "Traceback" not in fresh.log
