"""What whoever runs the bot sees of it: that it lives, whether it is ready, and what is counted, with nobody named."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.version import __version__
from sandbox.faults import Fault
from sandbox.server import Sandbox
from tests.e2e.harness import Bot, Table
from tests.e2e.watched import Watched, free_port

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def watched(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Watched]:
    """Give a bot that runs in a server, with its port open."""
    async with Sandbox() as sandbox:
        sandbox.rate_limits.on = False
        bot, port = Bot(sandbox, tmp_path_factory.mktemp("bot"), deals="eyes"), free_port()
        await bot.start(METRICS_PORT=str(port))
        yield Watched(bot, port)
        assert await bot.stop() == 0
        assert "Traceback" not in bot.log, bot.log


async def test_a_running_bot_is_live_and_ready(watched: Watched) -> None:
    """And says of what version it is."""
    assert await watched.look("/live") == (200, "live\n")
    assert await watched.until("/ready", lambda status, _: status == 200) == "ready\n"
    assert await watched.figure("sobek_info", version=__version__) == 1


async def test_presses_are_counted_by_what_came_of_them(watched: Watched) -> None:
    """With the time that they took, and what the tables are about."""
    bot = watched.bot
    bot.sandbox.world.add_channel("presses")
    ana, ben = bot.sandbox.person("Xanthippe"), bot.sandbox.person("Zebulon")
    table = Table(bot, "presses", ana, ben)
    await table.start(2)
    chance = Random(1)
    for _ in range(6):
        await table.turn(chance)
    asked = table.asked()[0]
    other = next(one for one in (ana, ben) if one is not asked)
    await other.command(table.channel, "sobek take", card="1")
    assert await watched.figure("sobek_presses_total", kind="/new", outcome="done") == 1
    assert await watched.figure("sobek_presses_total", kind="start", outcome="done") == 1
    assert await watched.figure("sobek_presses_total", kind="/take", outcome="refused") == 1
    presses = await watched.figure("sobek_presses_total")
    assert await watched.figure("sobek_answered_seconds_count") == presses
    assert await watched.figure("sobek_acknowledged_seconds_count") == presses
    assert await watched.figure("sobek_commit_seconds_count") > presses / 2
    assert await watched.figure("sobek_drawn_seconds_count") >= 6
    assert await watched.figure("sobek_tables", game="sobek", status="running") == 1
    assert await watched.figure("process_resident_memory_bytes") > 10_000_000


async def test_a_scrape_names_nobody_and_nothing_hidden(watched: Watched) -> None:
    """No name, no number of a person, server or channel, no seed, no card."""
    bot = watched.bot
    _, text = await watched.look("/metrics")
    assert "sobek_presses_total" in text
    (row,) = bot.rows("SELECT secret, seed, guild, channel, host FROM games")
    hidden = [str(value) for value in row if value]
    assert len(hidden) == 5
    for word in (*hidden, "Xanthippe", "Zebulon", "wheat", "scribe", "amulet"):
        assert word not in text


async def test_what_discord_refuses_is_counted_by_code_and_route(watched: Watched) -> None:
    """A refusal to edit a board, and one because of too many requests."""
    sandbox = watched.bot.sandbox
    sandbox.world.add_channel("refused")
    table = Table(watched.bot, "refused", sandbox.person("Xanthippe"))
    sandbox.faults.add(Fault(status=429, method="POST", path=r"/channels/\d+/messages$", times=1))
    await table.start(2, 1)
    route = "POST /channels/:id/messages"
    assert await watched.figure("sobek_rate_limited_total", route=route) == 1


@pytest.mark.thorough
async def test_a_database_that_takes_nothing_is_counted(watched: Watched) -> None:
    """While somebody else holds it; the one who presses is told kindly, and the bot goes on."""
    bot = watched.bot
    bot.sandbox.world.add_channel("locked")
    table = Table(bot, "locked", bot.sandbox.person("Xanthippe"))
    lobby = await table.open(2)
    with closing(sqlite3.connect(bot.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await table.host.press(lobby["id"], "Add a computer")
        other.execute("ROLLBACK")
    assert await watched.figure("sobek_commits_failed_total", why="store") >= 1
    assert await watched.figure("sobek_presses_total", kind="add_computer", outcome="store") == 1


async def test_a_board_that_is_not_shown_is_behind_until_it_is(watched: Watched) -> None:
    """And what Discord refused is counted by its status."""
    sandbox = watched.bot.sandbox
    sandbox.world.add_channel("behind")
    table = Table(watched.bot, "behind", sandbox.person("Xanthippe"))
    lobby = await table.open(2, 1)
    await watched.until("/metrics", lambda _, text: 'sobek_boards_behind{seconds="0"} 0.0' in text)
    fault = sandbox.fail(status=503, method="POST", path=r"/channels/\d+/messages$", times=1000)
    await table.host.press(lobby["id"], "Start", wait=0.1)
    await watched.until("/metrics", lambda _, text: 'sobek_boards_behind{seconds="0"} 1.0' in text)
    sandbox.faults.clear()
    fault.heal()
    await watched.until("/metrics", lambda _, text: 'sobek_boards_behind{seconds="0"} 0.0' in text)
    assert await watched.figure("sobek_messages_failed_total", code="503") >= 1


@pytest.mark.thorough
async def test_a_bot_without_its_gateway_is_live_and_not_ready(watched: Watched) -> None:
    """Until the session is there again."""
    gone = asyncio.create_task(watched.until("/ready", lambda status, _: status == 503))
    while not gone.done():
        await watched.bot.sandbox.gateway.close(4000, resumable=False)
        await asyncio.sleep(0.2)
    assert await gone == "gateway: not connected\n"
    assert (await watched.look("/live"))[0] == 200
    await watched.until("/ready", lambda status, _: status == 200)
    assert await watched.figure("sobek_gateway_closed_total", shard="0") >= 1


async def test_nothing_is_served_unless_it_is_asked_for(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        sandbox.rate_limits.on = False
        bot = Bot(sandbox, tmp_path, deals="eyes")
        await bot.start()
        assert "it can be looked at" not in bot.log
        assert await bot.stop() == 0


@pytest.mark.thorough
async def test_a_port_that_somebody_else_has_is_named_in_one_line(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, tmp_path, program="bot")
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            await bot.launch(METRICS_PORT=str(port), LOG_LEVEL="ERROR")
            assert await bot.ended() == 1
        (line,) = bot.log.splitlines()
        assert line.startswith(f"METRICS_PORT={port}: nothing can be served there on 127.0.0.1 (")
