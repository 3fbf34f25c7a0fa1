"""A database or a list of deletions that is lost is never taken for a first start without a word."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import discord
import pytest

from bot.__main__ import main
from bot.client import SobekClient
from bot.config import Storage
from bot.operations.backups import make
from bot.operations.errors import OperationFailed
from bot.operations.lost import lost
from bot.operations.restore import restore
from bot.store import Store
from bot.store.deletions import FILE
from bot.store.url import database_url
from tests.bot.operations.at_play import begin, closed, opened
from tests.databases import alter

NOW = 1_700_000_000.0


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(f"sqlite:///{tmp_path}/games.sqlite3", tmp_path / "backups")


@pytest.fixture
def begun(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> pytest.LogCaptureFixture:
    """Let the bot be started as far as Discord, which does not know its token."""
    monkeypatch.chdir(tmp_path)
    # The addresses are globals of discord.py, and levels of the process: they are put back afterwards.
    for one, name in (
        (discord.http.Route, "BASE"),
        (discord.asset.Asset, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
    ):
        monkeypatch.setattr(one, name, getattr(one, name))
    monkeypatch.setattr("bot.__main__.log_from", lambda *_: None)

    async def login(*_: object) -> None:
        raise discord.LoginFailure

    monkeypatch.setattr(SobekClient, "login", login)
    settings = {
        "DISCORD_TOKEN": "sandbox",
        "DISCORD_API_URL": "http://127.0.0.1:1",
        "DATABASE_URL": storage.database_url,
        "BACKUP_DIR": str(storage.backup_dir),
    }
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    caplog.set_level(logging.WARNING, "bot.operations")
    return caplog


def start(said: pytest.LogCaptureFixture) -> str:
    """Start the bot, and return what it warns of."""
    said.clear()
    with pytest.raises(SystemExit, match="DISCORD_TOKEN"):
        main()
    return said.text


def play(address: str) -> None:
    async def played() -> None:
        tables = await opened(address)
        await begin(tables, 1)
        await closed(tables)

    asyncio.run(played())


def test_a_first_start_warns_of_nothing_nor_does_a_second(begun: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    assert start(begun) == ""
    assert (tmp_path / "backups" / FILE).exists()
    assert (tmp_path / FILE).exists()
    assert start(begun) == ""


def test_a_database_that_is_gone_beside_its_backups_is_told_of(
    begun: pytest.LogCaptureFixture, storage: Storage, tmp_path: Path
) -> None:
    start(begun)
    assert storage.backup_dir is not None
    make(storage.database_url, storage.backup_dir, NOW)
    assert start(begun) == ""
    (tmp_path / "games.sqlite3").unlink()
    said = start(begun)
    assert f"none is there, though there are backups in {tmp_path}/backups: is its disk there?" in said
    assert "sobek-bot restore FILE" in said


async def test_it_is_lost_on_a_server_as_well(url: str, tmp_path: Path) -> None:
    storage = Storage(url, tmp_path / "backups")
    assert await lost(storage) is None
    await (await Store.open(url)).close()
    await asyncio.to_thread(make, url, tmp_path / "backups", NOW)
    assert await lost(storage) is None
    if url.startswith("sqlite"):
        (tmp_path / "games.sqlite3").write_bytes(b"")
    else:
        alter(database_url(url), "DROP SCHEMA public CASCADE")
        alter(database_url(url), "CREATE SCHEMA public")
    assert "none is there" in (await lost(storage) or "")
    assert await lost(Storage(url)) is None


def test_a_lost_list_is_told_of_where_there_are_games_and_restores_nothing_older(
    begun: pytest.LogCaptureFixture, storage: Storage, tmp_path: Path
) -> None:
    start(begun)
    play(storage.database_url)
    assert storage.backup_dir is not None
    backup = make(storage.database_url, storage.backup_dir, NOW)
    storage.deletions[0].unlink()
    assert start(begun) == "", "the other copy has it"
    for one in storage.deletions:
        one.unlink()
    said = start(begun)
    assert "there was no list of deletions" in said
    assert str(storage.deletions[0]) in said
    with pytest.raises(OperationFailed, match="No list of deletions is there that reaches back to 20231114T221320Z"):
        asyncio.run(restore(backup.file, storage.database_url, storage.deletions, NOW + 5))
    done = asyncio.run(restore(backup.file, storage.database_url, storage.deletions, NOW + 5, anyway=True))
    assert done.into == str(tmp_path / "games.sqlite3")
