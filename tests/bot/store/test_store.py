"""The store itself: addresses, migrations, compare-and-set, and what it says when it cannot be used."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from bot.store import (
    BadDatabaseUrl,
    ChannelTaken,
    Entry,
    LogRow,
    ShownState,
    StaleVersion,
    Status,
    Store,
    TableChange,
    migrate,
)
from bot.store.database import Database
from bot.store.schema import metadata
from bot.store.url import database_url
from tests.bot.store.new_table import NEW


def change(game: int, expected: int, *numbers: int) -> TableChange:
    """Return a change that appends rows of these numbers."""
    rows = tuple(LogRow(number, numbers[0], Entry.PLAY, 0, f"c{number}", 5) for number in numbers)
    return TableChange(game, expected, {"version": numbers[-1], "updated": 5}, log=rows)


async def test_what_is_stored_comes_back(store: Store) -> None:
    made = await store.create(NEW)
    await store.change(change(made.id, 0, 1, 2))
    await store.outbox.show(made.id, 2, ShownState(), ShownState(board=2**62))
    stored = await store.load(made.id)
    assert stored is not None
    assert stored.game == replace(made, version=2, updated=5)
    assert stored.shown == ShownState(board=2**62)
    assert stored.seats == NEW.seats
    assert [(row.number, row.first, row.entry, row.code) for row in stored.log] == [
        (1, 1, Entry.PLAY, "c1"),
        (2, 1, Entry.PLAY, "c2"),
    ]
    assert await store.load(made.id + 1) is None


async def test_of_two_writers_one_wins(store: Store, url: str) -> None:
    made = await store.create(NEW)
    other = await Store.open(url, exclusive=False)
    done = await asyncio.gather(
        *(each.change(change(made.id, 0, 1)) for each in (store, other) for _ in range(5)), return_exceptions=True
    )
    await other.close()
    assert done.count(()) == 1
    assert all(each == () or isinstance(each, StaleVersion) for each in done)
    stored = await store.load(made.id)
    assert stored is not None
    assert len(stored.log) == 1


async def test_a_row_that_is_there_already_undoes_the_whole_change(store: Store) -> None:
    made = await store.create(NEW)
    await store.change(change(made.id, 0, 1))
    with pytest.raises(StaleVersion):
        await store.change(replace(change(made.id, 1, 2, 1), seats=()))
    stored = await store.load(made.id)
    assert stored is not None
    assert (stored.game.version, len(stored.log), len(stored.seats)) == (1, 1, 1)


async def test_the_database_itself_keeps_a_channel_to_one_live_table(store: Store) -> None:
    made = await store.create(NEW)
    with pytest.raises(ChannelTaken):
        await store.create(NEW)
    await store.change(TableChange(made.id, 0, {"version": 1, "status": Status.FINISHED}))
    second = await store.create(NEW)
    with pytest.raises(StaleVersion):
        await store.change(TableChange(made.id, 1, {"version": 2, "status": Status.RUNNING}))
    assert await store.live_in_channel(77) == second.id
    assert await store.last_of(77, Status.FINISHED) == made.id


async def test_migrations_run_twice_change_nothing_and_keep_everything(store: Store, url: str) -> None:
    made = await store.create(NEW)
    again = await Store.open(url, exclusive=False)
    assert (await again.load(made.id)) == await store.load(made.id)
    await again.close()


async def test_migrations_lead_to_the_schema(url: str) -> None:
    database = await Database.open(url)

    def differences(connection: Connection) -> Any:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, metadata)

    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


async def test_two_bots_may_start_at_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy disk it may take long until the first one has made its tables.
    monkeypatch.setattr("bot.store.database.BUSY_SECONDS", 30.0)
    monkeypatch.setattr("bot.store.database.upgrade", migrate.upgrade)  # not what the other tests have in its place
    stores = await asyncio.gather(*(Store.open(url, exclusive=False) for _ in range(3)))
    await stores[0].create(NEW)
    assert await stores[2].live_in_channel(77) is not None
    for each in stores:
        await each.close()


async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    database = await Database.open(url)
    async with database.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    with pytest.raises(BadDatabaseUrl, match="newer version"):
        await Store.open(url)


async def test_the_default_is_a_file_in_a_folder_that_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = await Store.open("")
    await store.close()
    assert (tmp_path / "data" / "sobek.sqlite3").is_file()


def modes(folder: Path) -> dict[str, int]:
    """Return who may do what with a folder (".") and the files in it."""
    return {str(path.relative_to(folder)): stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
@pytest.mark.parametrize("address", ["data/games.sqlite3", "file:{folder}/data/games.sqlite3?uri=true", "data/link"])
async def test_nobody_else_may_read_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.chdir(tmp_path)
    umask = os.umask(0o022)
    try:
        if address != "data/games.sqlite3":
            (tmp_path / "data").mkdir(mode=0o700)
            (tmp_path / "data" / "link").symlink_to("games.sqlite3")
        store = await Store.open(f"sqlite:///{address.format(folder=tmp_path)}")
        await store.create(NEW)
        found = modes(tmp_path / "data")
        await store.close()
    finally:
        os.umask(umask)
    assert found.pop(".") == 0o700
    assert {"games.sqlite3", "games.sqlite3-wal", "games.sqlite3-shm"} <= set(found)
    assert set(found.values()) == {0o600}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
async def test_a_file_and_a_folder_that_are_there_keep_their_modes(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").touch()
    os.chmod(tmp_path / "games.sqlite3", 0o664)
    os.chmod(tmp_path, 0o750)
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    found = modes(tmp_path)
    await store.close()
    assert (found["."], found["games.sqlite3"], found["games.sqlite3-wal"]) == (0o750, 0o664, 0o664)


async def test_a_sqlite_file_is_written_ahead_and_flushed_at_every_commit(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path}/games.sqlite3")
    async with database.reading() as connection:
        found = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    await database.close()
    assert found == ["wal", 2, 1]


@pytest.mark.parametrize(
    ("written", "used"),
    [
        ("sqlite:///a.db", "sqlite+aiosqlite:///a.db"),
        ("postgres://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
        (" postgresql://u:p@h:5/d ", "postgresql+asyncpg://u:p@h:5/d"),
        ("postgresql+asyncpg://h/d", "postgresql+asyncpg://h/d"),
        ("postgres://h/d?sslmode=require", "postgresql+asyncpg://h/d?ssl=require"),
    ],
)
def test_plain_addresses_get_the_driver(
    written: str, used: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert database_url(written).render_as_string(hide_password=False) == used


@pytest.mark.parametrize(
    "bad",
    [
        "nonsense",
        "mysql://user:Secret1@host/db",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite://games.sqlite3",
        "sqlite:////dev/null/games.sqlite3",
        "postgres://user:Secret1@[::1/db",
        "postgres://user:Secret1@127.0.0.1:1/db",
        "postgres://user:Secret1@127.0.0.1:port/db",
        "postgres://user:Secret1@127.0.0.1:1/db?nonsense=Secret1",
        "postgres://user:Secret1@127.0.0.1:1/db?password=Secret1",
        "postgres://user:a@Secret1/c#d@localhost/db",
        "postgres://user:a@b?Secret1@localhost/db",
        "postgres://us@Secret1:a@localhost/db",
    ],
)
async def test_a_bad_address_is_one_line_without_its_password(bad: str) -> None:
    with pytest.raises(BadDatabaseUrl) as caught:
        await Store.open(bad)
    message = str(caught.value)
    assert "DATABASE_URL" in message
    assert "\n" not in message
    assert "Secret1" not in message
    assert caught.value.__cause__ is None


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (asyncpg.InvalidPasswordError, "the password is wrong or the user is not known there"),
        (asyncpg.InvalidCatalogNameError, "there is no database of that name"),
        (asyncpg.InvalidAuthorizationSpecificationError, "the user is not known there, or not let in from here"),
        (asyncpg.TooManyConnectionsError, "TooManyConnectionsError"),
    ],
)
async def test_a_server_that_lets_nobody_in_is_told_by_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, error: type[Exception], words: str
) -> None:
    """In words where there are any; and under the name by which the operator knows the address."""

    async def refuse(*_: object, **__: object) -> None:
        raise error("password Secret1")

    monkeypatch.setattr(asyncpg, "connect", refuse)
    with pytest.raises(BadDatabaseUrl) as caught:
        await Database.open("postgresql://user:Secret1@h/d", name="NEW")
    assert str(caught.value) == f"NEW: postgresql h/d cannot be used ({words})"


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear all, this is not a database, however long it may be. " * 50)
    with pytest.raises(BadDatabaseUrl, match=r"letter\.txt.*not a database"):
        await Store.open(f"sqlite:///{path}")


@pytest.mark.parametrize("name", ["log", "games", "one_live_game_per_channel", "alembic_version"])
@pytest.mark.parametrize("hurt", ["overwritten", "cut off"])
async def test_a_damaged_file_is_found_out_at_the_start(tmp_path: Path, name: str, hurt: str) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    made = await store.create(NEW)
    await store.change(change(made.id, 0, 1, 2))
    await store.close()
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    start = (root - 1) * size
    whole = (tmp_path / "games.sqlite3").read_bytes()
    rest = b"" if hurt == "cut off" else b"\xaa" * size + whole[start + size :]
    (tmp_path / "games.sqlite3").write_bytes(whole[:start] + rest)
    with pytest.raises(
        BadDatabaseUrl, match=r"games\.sqlite3 cannot be used \(the file is damaged: .* goes back to a backup"
    ):
        await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")


async def test_a_read_only_file_is_found_out_at_the_start(tmp_path: Path) -> None:
    await (await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")).close()
    with pytest.raises(BadDatabaseUrl, match="readonly"):
        await Store.open(f"sqlite:///file:{tmp_path}/games.sqlite3?mode=ro&uri=true")


async def test_a_locked_file_is_found_out_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.database.BUSY_SECONDS", 0.05)
    await (await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")).close()
    other = sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(BadDatabaseUrl, match="locked"):
        await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    other.close()
