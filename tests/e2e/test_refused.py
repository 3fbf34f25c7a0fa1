"""A gateway that does not let the bot in: one clear line and exit code 1, or another try; never a traceback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.version import __version__
from sandbox.entry import Closed
from sandbox.server import Sandbox
from tests.e2e.harness import Bot


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """Give a Discord that may be told what to demand."""
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Bot]:
    """Give a bot, and end it if the test has not."""
    bot = Bot(sandbox, tmp_path)
    yield bot
    await bot.kill()


@pytest.mark.parametrize(
    ("demand", "settings", "words"),
    [
        ({"required_shards": 2}, {"SHARD_COUNT": "1"}, "This bot is in too many servers for so few shards (code 4011)"),
        ({"starts_left": 0}, {}, "Discord lets this bot connect 0 times more today, and it has 1 shards: it may"),
        ({"starts_left": 2}, {"SHARD_COUNT": "3"}, "Discord lets this bot connect 2 times more today"),
    ],
    ids=["too few shards", "no starts left", "too few starts left"],
)
async def test_a_bot_that_may_not_connect_says_why_in_one_line(
    sandbox: Sandbox, bot: Bot, demand: dict[str, int], settings: dict[str, str], words: str
) -> None:
    """What the gateway demands can be read by whoever starts the bot."""
    for name, value in demand.items():
        setattr(sandbox.gateway.entry, name, value)
    await refused(bot, words, **settings)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (4004, "Discord does not know this DISCORD_TOKEN"),
        (4010, "Discord knows no such shard (code 4010)"),
        (4012, "Discord no longer takes this version"),
        (4013, "Discord does not grant this bot the intents it asks for (code 4013)"),
        (4014, "Discord does not grant this bot the intents it asks for (code 4014)"),
    ],
)
async def test_a_gateway_that_closes_for_good_is_told_in_one_line(
    sandbox: Sandbox, bot: Bot, monkeypatch: pytest.MonkeyPatch, code: int, words: str
) -> None:
    """A token that was reset while the bot was signing in, and the like: trying again would not help."""

    def check(_: Any) -> Any:
        raise Closed(code)

    monkeypatch.setattr(sandbox.gateway.entry, "check", check)
    await refused(bot, words)


@pytest.mark.parametrize("status", [403, 503])
async def test_a_discord_that_does_not_tell_its_gateway_is_named(sandbox: Sandbox, bot: Bot, status: int) -> None:
    """Whoever starts the bot, or systemd, may try again."""
    sandbox.fail(status=status, path="/gateway/bot$", times=99)
    await refused(bot, "Discord does not tell where its gateway is")


async def test_a_discord_that_fails_at_the_sign_in_is_named(sandbox: Sandbox, bot: Bot) -> None:
    """A 503 is no reason for a traceback."""
    sandbox.fail(status=503, path="/users/@me$", times=99)
    await refused(bot, "Discord does not let the bot start (HTTP 503")


@pytest.mark.thorough
async def test_a_gateway_that_is_away_at_the_start_is_tried_again(sandbox: Sandbox, bot: Bot) -> None:
    """The sockets come later than the rest of Discord; the log has a line for each try, and no traceback."""
    away = True
    handle = sandbox.gateway.handle

    async def refusing(request: web.Request) -> web.WebSocketResponse:
        if away:
            raise web.HTTPServiceUnavailable
        return await handle(request)

    sandbox.gateway.handle = refusing  # type: ignore[method-assign]
    await sandbox.close()
    await sandbox.open()
    await bot.launch()
    async with asyncio.timeout(20):
        while "Failed to connect for shard_id: 0" not in bot.log:  # noqa: ASYNC110 (another process writes it)
            await asyncio.sleep(0.05)
    away = False
    await sandbox.wait_online(20)
    assert await bot.stop() == 0
    assert "Traceback" not in bot.log, bot.log


@pytest.mark.thorough
async def test_a_discord_that_cannot_be_reached_at_the_start_is_tried_again(sandbox: Sandbox, bot: Bot) -> None:
    """As where the machine has started before its network."""
    await unreached(sandbox, bot)
    await sandbox.open()
    await sandbox.wait_online(20)
    assert await bot.stop() == 0
    assert bot.log.count("Discord cannot be reached (") == 1
    assert "Discord can be reached, after " in bot.log
    assert "Traceback" not in bot.log, bot.log


async def test_a_bot_is_stopped_while_discord_cannot_be_reached(sandbox: Sandbox, bot: Bot) -> None:
    """At once, and cleanly; it tells what it is, when it begins to stop and when it has."""
    await unreached(sandbox, bot)
    assert await bot.stop() == 0
    told = [line.partition(": ")[2] for line in bot.log.splitlines()]
    assert told[0].startswith(f"sobek-bot {__version__} on Python 3.")
    assert told[0].endswith(f"; database: sqlite {bot.file}")
    assert told[-2:] == ["stopping", "stopped"]
    assert "Traceback" not in bot.log, bot.log


async def test_a_bot_is_stopped_while_it_cannot_connect(sandbox: Sandbox, bot: Bot) -> None:
    """It does not go on trying when it was asked to stop."""

    async def refusing(request: web.Request) -> web.WebSocketResponse:
        raise web.HTTPServiceUnavailable

    sandbox.gateway.handle = refusing  # type: ignore[method-assign]
    await sandbox.close()
    await sandbox.open()
    await bot.launch()
    async with asyncio.timeout(20):
        while "Failed to connect for shard_id: 0" not in bot.log:  # noqa: ASYNC110 (another process writes it)
            await asyncio.sleep(0.05)
    assert await bot.stop() == 0
    assert "Traceback" not in bot.log, bot.log


async def unreached(sandbox: Sandbox, bot: Bot) -> None:
    """Start a bot that cannot reach Discord, and wait until it says so."""
    await sandbox.close()
    await bot.launch()
    async with asyncio.timeout(20):
        while "Discord cannot be reached (" not in bot.log:  # noqa: ASYNC110 (another process writes it)
            await asyncio.sleep(0.05)


async def refused(bot: Bot, words: str, **settings: str) -> None:
    """Start a bot that ends with one line."""
    await bot.launch(LOG_LEVEL="ERROR", **settings)
    assert await bot.ended() == 1
    lines = bot.log.splitlines()
    assert len(lines) == 1, bot.log
    assert lines[0].startswith(words)
