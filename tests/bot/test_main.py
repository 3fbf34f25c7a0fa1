"""The one line that an operator reads when the bot cannot start."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import discord
import pytest

from bot.__main__ import main, start
from bot.store import DatabaseInUse, Store
from tests.unhurried import UNHURRIED


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


def test_what_ends_a_start_is_an_object_where_the_log_is_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it is a setting that is wrong, be it that of the log's format."""
    for name, value, words in [
        ("DISCORD_TOKEN", "", "DISCORD_TOKEN is not set"),
        ("DATABASE_URL", "nonsense", "DATABASE_URL is not an address"),
        ("SENTRY_DSN", "nonsense", "SENTRY_DSN is no address"),
    ]:
        with monkeypatch.context() as patch:
            told = json.loads(line(patch, LOG_FORMAT="json", **{name: value}))
        assert told["level"] == "CRITICAL"
        assert told["message"].startswith(words)
    assert line(monkeypatch, LOG_FORMAT="xml").startswith("LOG_FORMAT=xml is no format")


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Callable[[Exception | None], None]:
    """Give what lets a bot end at once instead of running, by an error or without one."""

    def end_by(error: Exception | None) -> None:
        async def run(*_: object) -> None:
            if error is not None:
                raise error

        monkeypatch.setattr("bot.__main__.run", run)

    return end_by


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_fault_of_the_bots_own_keeps_its_traceback(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    runs: Callable[[Exception | None], None],
    form: str,
) -> None:
    monkeypatch.setenv("LOG_FORMAT", form)
    runs(KeyError("x"))
    with pytest.raises(KeyError if form == "text" else SystemExit):
        main()
    if form == "json":
        (record,) = caplog.records
        assert record.getMessage() == "the bot has ended by a fault of its own"
        assert record.exc_info is not None


def test_a_clean_stop_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, runs: Callable[[Exception | None], None]
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "INFO")
    runs(None)
    main()
    assert caplog.messages == ["stopped"]


def test_a_start_warns_of_a_token_that_others_can_read(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    runs: Callable[[Exception | None], None],
    tmp_path: Path,
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=secret-token")
    (tmp_path / ".env").chmod(0o644)
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    runs(None)
    main()
    (said,) = caplog.messages
    assert said.startswith(".env holds the token, and others on this machine can read or write it")


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
    with pytest.raises(DatabaseInUse, match="Another bot is running on this database"):
        await running
    assert client.left.is_set()
    await store.close()


async def test_a_bot_that_is_stopped_ends_without_a_word(tmp_path: Path) -> None:
    store, client = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3"), Client()
    running = asyncio.create_task(start(client, "token", store.lease))
    await asyncio.sleep(0)
    await client.close()
    await asyncio.wait_for(running, UNHURRIED)
    await store.close()


def test_a_database_that_another_bot_has_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("bot.store.lease.PATIENCE", 0.1)
    address = f"sqlite:///{tmp_path}/games.sqlite3"
    loop = asyncio.new_event_loop()
    store = loop.run_until_complete(Store.open(address))
    assert line(monkeypatch, DATABASE_URL=address).startswith("Another bot is running on this database (sqlite ")
    loop.run_until_complete(store.close())
    loop.close()
