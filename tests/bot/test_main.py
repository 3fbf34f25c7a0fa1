"""The one line that an operator reads when the bot cannot start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from bot.__main__ import main, start
from bot.store import InUse, Store


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "sandbox")
    monkeypatch.setenv("LOG_LEVEL", "ERROR")
    monkeypatch.delenv("DISCORD_API_URL", raising=False)
    yield
    logging.getLogger("bot").setLevel(logging.NOTSET)


def line(monkeypatch: pytest.MonkeyPatch, **settings: str) -> str:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit) as ended:
        main()
    # An exit with a text prints it and gives code 1.
    text = str(ended.value.code)
    assert len(text.splitlines()) == 1
    assert text.count("DATABASE_URL") <= 1
    return text


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("DISCORD_TOKEN", "", "DISCORD_TOKEN is not set"),
        ("DISCORD_TOKEN", "  ", "DISCORD_TOKEN is not set"),
        ("LOG_LEVEL", "LOUD", "LOG_LEVEL=LOUD is no level"),
        ("DATABASE_URL", "mysql://root@localhost/sobek", "DATABASE_URL begins with mysql"),
        ("DATABASE_URL", "games.sqlite3", "DATABASE_URL is not an address"),
        ("DATABASE_URL", "sqlite:///", "DATABASE_URL names no file"),
        ("DATABASE_URL", "sqlite:////proc/nowhere/games.sqlite3", "DATABASE_URL: the folder of /proc/nowhere"),
        ("DATABASE_URL", "sqlite:////proc/games.sqlite3", "DATABASE_URL: sqlite /proc/games.sqlite3 cannot be used"),
    ],
)
def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str, words: str) -> None:
    assert line(monkeypatch, **{name: value}).startswith(words)


def test_a_file_that_is_no_database_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_bytes(b"a letter to a friend, and no database at all" * 100)
    assert "not a database" in line(monkeypatch, DATABASE_URL=f"sqlite:///{letter}")


def test_a_discord_that_cannot_be_reached_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # The addresses are globals of discord.py: they are put back afterwards.
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(discord.asset.Asset, "BASE", discord.asset.Asset.BASE)
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    said = line(monkeypatch, DISCORD_API_URL="http://127.0.0.1:1", DATABASE_URL=f"sqlite:///{tmp_path}/games.sqlite3")
    assert said.startswith("Discord cannot be reached")


class Client(discord.Client):
    """A client that runs until it is closed, and says whether it was."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.left = asyncio.Event()

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        await self.left.wait()

    async def close(self) -> None:
        self.left.set()


async def test_a_bot_whose_database_is_somebody_elses_leaves_discord(tmp_path: Path) -> None:
    store, client = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3"), Client()
    running = asyncio.create_task(start(client, "token", store.lease))
    await asyncio.sleep(0)
    assert not running.done()
    store.lease.lost.set()
    with pytest.raises(InUse, match="Another bot is running on this database"):
        await running
    assert client.left.is_set()
    await store.close()


async def test_a_bot_that_is_stopped_ends_without_a_word(tmp_path: Path) -> None:
    store, client = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3"), Client()
    running = asyncio.create_task(start(client, "token", store.lease))
    await asyncio.sleep(0)
    await client.close()
    await asyncio.wait_for(running, 5)
    await store.close()


def test_a_database_that_another_bot_has_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("bot.store.lease.PATIENCE", 0.1)
    address = f"sqlite:///{tmp_path}/games.sqlite3"
    loop = asyncio.new_event_loop()
    store = loop.run_until_complete(Store.open(address))
    assert line(monkeypatch, DATABASE_URL=address).startswith("Another bot is running on this database (sqlite ")
    loop.run_until_complete(store.close())
    loop.close()
