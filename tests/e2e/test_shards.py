"""Servers on different shards: in one process, and in two that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.url import database_url
from sandbox.guilds import Guild
from sandbox.person import text_of
from sandbox.server import Sandbox
from tests.databases import SERVED
from tests.e2e.harness import Bot
from tests.e2e.truth import hurried

SOON = 60


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """Give a Discord with a server on each of two shards, and a channel in each: "left" and "right"."""
    async with Sandbox() as sandbox:
        for shard, channel in enumerate(("left", "right")):
            guild_on(sandbox, shard, channel)
        yield sandbox


@pytest.fixture
async def bots(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[list[Bot]]:
    """Give two bots with folders of their own, and end them."""
    made = []
    for number in (0, 1):
        folder = tmp_path / f"bot{number}"
        folder.mkdir()
        made.append(Bot(sandbox, folder, alone=False, icons_there=False))
    yield made
    for bot in made:
        if bot._process is not None:
            await bot.kill()


def guild_on(sandbox: Sandbox, shard: int, channel: str) -> Guild:
    """Found a server that belongs to one of two shards."""
    for number in range(100):
        if Sandbox().add_guild(f"Server {number}").shard(2) == shard:
            return sandbox.add_guild(f"Server {number}", channel)
    raise AssertionError("there is none")


async def all_there(sandbox: Sandbox) -> None:
    """Wait until both shards are connected."""
    await sandbox.wait_for(lambda: sandbox.gateway.shards == {(0, 2), (1, 2)}, SOON)


def public(sandbox: Sandbox, channel: str) -> list[Any]:
    """Give what everybody sees in a channel."""
    return [message for message in sandbox.person("ana").sees(channel) if not message["ephemeral"]]


async def lobby(sandbox: Sandbox, channel: str, *names: str) -> Any:
    """Let people open a lobby and join, and give the message."""
    host, *others = [sandbox.person(name) for name in names]
    message = (await host.command(channel, "sobek new", seats=2)).message
    for one in others:
        await one.press(message, "Join")
    return message


@pytest.mark.thorough
async def test_one_process_answers_on_all_shards_that_discord_recommends(sandbox: Sandbox, bots: list[Bot]) -> None:
    """Both servers have a lobby, also after one shard was away for a moment."""
    sandbox.gateway.entry.shards = 2
    bot = bots[0]
    await bot.start()
    await all_there(sandbox)
    for channel in ("left", "right"):
        await lobby(sandbox, channel, "ana", "ben")
        assert "Ben" in text_of(sandbox.person("ana").sees(channel)[-1])
    identified = sandbox.gateway.identified
    await sandbox.gateway.close(4000, shard=1)
    await sandbox.wait_for(lambda: sandbox.gateway.resumed == 1, SOON)
    assert (await sandbox.person("eve").command("right", "sobek privacy")).ephemeral
    assert (await sandbox.person("eve").command("left", "sobek privacy")).ephemeral
    assert sandbox.gateway.identified == identified
    assert await bot.stop() == 0
    assert "Traceback" not in bot.log, bot.log
    assert {row["guild"] for row in bot.rows("SELECT guild FROM games")} == {
        sandbox.channel("left").guild_id,
        sandbox.channel("right").guild_id,
    }


async def test_a_bot_is_stopped_while_its_shards_are_still_connecting(sandbox: Sandbox, bots: list[Bot]) -> None:
    """There are five seconds between two shards; nobody waits for them at the end."""
    bot = bots[0]
    await bot.start(SHARD_COUNT="9")
    assert len(sandbox.gateway.shards) < 9
    assert await bot.stop() == 0
    assert "Traceback" not in bot.log, bot.log
    assert "Failed to connect" not in bot.log, bot.log


@pytest.mark.thorough
async def test_what_is_owed_is_done_as_soon_as_the_first_shard_is_there(sandbox: Sandbox, bots: list[Bot]) -> None:
    """All that is done for tables goes by HTTP: nobody waits five seconds for each shard."""
    bot = bots[0]
    await bot.start(SHARD_COUNT="2")
    await all_there(sandbox)
    message = await lobby(sandbox, "right", "ana", "ben")
    await bot.kill()
    sandbox.delete_message(message)
    await owed_to_all(f"sqlite:///{bot.file}")
    await bot.start(SHARD_COUNT="2")
    await sandbox.wait_for(lambda: public(sandbox, "right"), SOON)
    assert len(sandbox.gateway.shards) == 1


@pytest.mark.parametrize("url", [SERVED], indirect=True)
async def test_two_processes_each_answer_in_their_servers_and_mend_their_tables(
    sandbox: Sandbox, bots: list[Bot], url: str
) -> None:
    """The one with shard 0 registers commands and sends icons; while one is down the other leaves its tables alone."""
    left, right = bots
    settings = {"DATABASE_URL": url, "SHARD_COUNT": "2"}
    await left.start(SHARD_IDS="0", **settings)
    await right.start(SHARD_IDS="1", **settings)
    await all_there(sandbox)
    assert sandbox.count("PUT", "/commands$") == 1
    await sandbox.wait_for(lambda: "the icons are there" in right.log, SOON)
    assert sandbox.count("POST", "/emojis$") == left.icons
    lobbies = {}
    for channel in ("left", "right"):
        lobbies[channel] = await lobby(sandbox, channel, "ana", "ben")

    await right.kill()
    with hurried(sandbox, 0.5):
        assert (await sandbox.person("ana").command("right", "sobek privacy")).state == "failed"
    assert (await sandbox.person("ana").command("left", "sobek privacy")).ephemeral

    # Both tables are to be shown anew, and nobody has yet.
    for channel, message in lobbies.items():
        sandbox.delete_message(message)
        assert public(sandbox, channel) == []
    await owed_to_all(url)
    await sandbox.gateway.close(4000, shard=0)
    await sandbox.wait_for(lambda: public(sandbox, "left"), SOON)
    await asyncio.sleep(1)
    assert public(sandbox, "right") == []
    await right.start(SHARD_IDS="1", **settings)
    await sandbox.wait_for(lambda: public(sandbox, "right"), SOON)
    assert sandbox.count("PUT", "/commands$") == 1
    for bot in bots:
        assert await bot.stop() == 0
        assert "Traceback" not in bot.log, bot.log


@pytest.mark.parametrize("url", [SERVED], indirect=True)
async def test_two_processes_with_one_shard_are_refused(sandbox: Sandbox, bots: list[Bot], url: str) -> None:
    """The second ends with the one line that says so."""
    settings = {"DATABASE_URL": url, "SHARD_COUNT": "4"}
    await bots[0].start(SHARD_IDS="0", **settings)
    await bots[1].launch(SHARD_IDS="0,1", LOG_LEVEL="ERROR", **settings)
    assert await bots[1].ended() == 1
    assert bots[1].log.startswith("Another bot is running on this database (")


async def owed_to_all(url: str) -> None:
    """Have every table be looked at, its lobby unseen."""
    engine = create_async_engine(database_url(url))
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE games SET owed = true"))
        await connection.execute(text("UPDATE shown SET note_version = -1"))
    await engine.dispose()
