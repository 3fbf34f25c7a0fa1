"""Starting with wrong settings: one clear line, exit code 1, no traceback."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox.server import Sandbox
from tests.e2e.harness import Bot

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.xdist_group("e2e-startup")]


@pytest_asyncio.fixture(loop_scope="module")
async def fresh(tmp_path: Path) -> AsyncIterator[Bot]:
    async with Sandbox() as sandbox:
        yield Bot(sandbox, tmp_path)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"DISCORD_TOKEN": None}, "DISCORD_TOKEN is not set"),
        ({"DISCORD_TOKEN": "  "}, "DISCORD_TOKEN is not set"),
        ({"DISCORD_TOKEN": "bad token"}, "Discord does not know this DISCORD_TOKEN"),
        ({"DATABASE_URL": "mysql://root@localhost/sobek"}, "DATABASE_URL begins with mysql"),
        ({"DATABASE_URL": "games.sqlite3"}, "DATABASE_URL is not an address"),
        ({"DATABASE_URL": "sqlite:///"}, "DATABASE_URL names no file"),
        ({"DATABASE_URL": "sqlite:////proc/games.sqlite3"}, "DATABASE_URL: sqlite"),
        ({"DATABASE_URL": "postgresql://nobody:secret@127.0.0.1:1/sobek"}, "DATABASE_URL: postgresql"),
        ({"DISCORD_API_URL": "http://127.0.0.1:1"}, "Discord cannot be reached"),
        ({"LOG_LEVEL": "LOUD"}, "LOG_LEVEL=LOUD is no level"),
    ],
    ids=lambda value: value.replace("/", "_")[:40] if isinstance(value, str) else "",
)
async def test_a_wrong_setting_is_named_in_one_line(fresh: Bot, settings: dict[str, str | None], words: str) -> None:
    await fresh.launch(**{"LOG_LEVEL": "ERROR", **settings})
    assert await fresh.ended() == 1
    lines = fresh.log.splitlines()
    assert len(lines) == 1, fresh.log
    assert words in lines[0]
    assert "secret" not in lines[0]
    assert lines[0].count("DATABASE_URL") <= 1


async def test_a_file_that_is_no_database_is_named(fresh: Bot) -> None:
    fresh.file.write_bytes(b"this is a letter to a friend, and no database at all" * 100)
    await fresh.launch(LOG_LEVEL="ERROR")
    assert await fresh.ended() == 1
    assert "DATABASE_URL" in fresh.log
    assert "not a database" in fresh.log
    assert "Traceback" not in fresh.log


async def test_the_commands_are_registered_once_and_not_again_unless_they_change(fresh: Bot) -> None:
    await fresh.start()
    assert fresh.sandbox.count("PUT", "/commands$") == 1
    await fresh.stop()
    await fresh.start()
    await fresh.stop()
    assert fresh.sandbox.count("PUT", "/commands$") == 1
