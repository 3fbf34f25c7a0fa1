"""A database that is lost is not taken for a first start, nor a list of deletions without a word."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import discord
import pytest

from bot.__main__ import main
from bot.client import SobekClient
from bot.config.settings import Storage
from bot.ops.backup.backup_files import make_backup, stamp
from bot.ops.backup.restore import restore
from bot.ops.checks.lost_database import lost_database_text, require_database
from bot.ops.errors import OperationFailed
from bot.store import BadDatabaseUrl, FileReplaced, Store
from bot.store.deletion_log import FILE
from bot.store.url import database_url
from tests.bot.ops.at_play import begin_game
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
    monkeypatch.setattr("bot.__main__.set_up_log", lambda *_: None)

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
    caplog.set_level(logging.WARNING, "bot.ops")
    return caplog


def start(said: pytest.LogCaptureFixture) -> str:
    """Start the bot, and return what it warns of."""
    said.clear()
    with pytest.raises(SystemExit, match="DISCORD_TOKEN"):
        main()
    return said.text


async def deleted(address: str) -> Path:
    """Delete a database under a bot, and return what it has saved of it."""
    store = await Store.open(address)
    file = Path(address.removeprefix("sqlite:///"))
    await asyncio.to_thread(file.unlink)
    with pytest.raises(FileReplaced):
        await store.require_file()
    await store.close()
    (saved,) = await asyncio.to_thread(lambda: list(file.parent.glob("games.sqlite3.rescued-*")))
    return saved


def test_a_first_start_warns_of_nothing_nor_does_a_second(begun: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    assert start(begun) == ""
    assert (tmp_path / "backups" / FILE).exists()
    assert (tmp_path / FILE).exists()
    assert start(begun) == ""


def test_no_bot_starts_without_its_database_beside_backups_until_one_is_restored_or_they_are_moved(
    begun: pytest.LogCaptureFixture, storage: Storage, tmp_path: Path
) -> None:
    """Its disk may not be mounted; a new database would hide that, and soon have backups of its own in their place."""
    start(begun)
    folder = storage.backup_dir
    assert folder is not None
    backup = make_backup(storage.database_url, folder, NOW)
    assert start(begun) == ""
    for one in tmp_path.glob("games.sqlite3*"):
        one.unlink()
    for _ in range(2):
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == (
            f"There is no database sqlite {tmp_path}/games.sqlite3, though there are backups in {folder}: is its disk "
            "there? Otherwise restore the latest one (`sobek-bot restore FILE`), or move them elsewhere if you want to "
            "begin anew."
        )
        assert not list(tmp_path.glob("games.sqlite3*"))
    asyncio.run(restore(backup.file, storage.database_url, storage.deletions, NOW + 5, anyway=True))
    assert start(begun) == ""
    (tmp_path / "games.sqlite3").unlink()
    folder.rename(tmp_path / "old")
    assert start(begun) == ""


def test_no_bot_starts_without_its_database_beside_what_was_saved_of_it(
    begun: pytest.LogCaptureFixture, storage: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a file that was deleted under a running bot, whose supervisor starts it again."""
    monkeypatch.delenv("BACKUP_DIR")
    begin_game(storage.database_url)
    saved = asyncio.run(deleted(storage.database_url))
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == (
        f"There is no database sqlite {tmp_path}/games.sqlite3, though what it held when it was deleted is saved in "
        f"{saved}: restore that (`sobek-bot restore {saved}`), or move it elsewhere to begin with an empty database."
    )
    assert not (tmp_path / "games.sqlite3").exists()
    saved.rename(tmp_path / "old")
    assert start(begun) == ""


async def test_of_what_was_saved_and_backups_the_later_is_named(storage: Storage, tmp_path: Path) -> None:
    await (await Store.open(storage.database_url)).close()
    assert storage.backup_dir is not None
    await asyncio.to_thread(make_backup, storage.database_url, storage.backup_dir, NOW)
    (tmp_path / "games.sqlite3").rename(tmp_path / "another.sqlite3.rescued-20261126T000000Z")
    for moment, named in ((NOW - 1, "there are backups in"), (NOW, "is saved in")):
        (tmp_path / f"games.sqlite3.rescued-{stamp(moment)}").write_text("saved")
        assert named in (await lost_database_text(storage) or "")


async def test_it_is_lost_on_a_server_as_well(url: str, tmp_path: Path) -> None:
    storage = Storage(url, tmp_path / "backups")
    assert await lost_database_text(storage) is None
    await (await Store.open(url)).close()
    await asyncio.to_thread(make_backup, url, tmp_path / "backups", NOW)
    assert await lost_database_text(storage) is None
    if url.startswith("sqlite"):
        (tmp_path / "games.sqlite3").write_bytes(b"")
    else:
        alter(database_url(url), "DROP SCHEMA public CASCADE")
        alter(database_url(url), "CREATE SCHEMA public")
    assert "none is there" in (await lost_database_text(storage) or "")
    with pytest.raises(BadDatabaseUrl, match=r"There is no database .*, though there are backups in "):
        await require_database(storage)
    await require_database(Storage(url))
    assert await lost_database_text(Storage(url)) is None


def test_a_lost_list_is_told_of_where_there_are_games_and_restores_nothing_older(
    begun: pytest.LogCaptureFixture, storage: Storage, tmp_path: Path
) -> None:
    start(begun)
    begin_game(storage.database_url)
    assert storage.backup_dir is not None
    backup = make_backup(storage.database_url, storage.backup_dir, NOW)
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
