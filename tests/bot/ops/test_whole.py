"""A database without all its tables is called good nowhere: not at the start, by a check, a backup or a restore."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from bot.ops.backup import sqlite
from bot.ops.backup.backup_files import Backup, backups_in, make_backup
from bot.ops.backup.restore import restore
from bot.ops.checks.database import database_health
from bot.ops.errors import OperationFailed
from bot.ops.export_games import export_record
from bot.store import BadDatabaseUrl, DeletionLog, Store
from bot.store.migrate import missing_tables, newest_version
from bot.store.schema import metadata
from bot.store.url import database_url
from tests.bot.store.old_schemas import connected, to
from tests.databases import alter

NOW = 1_700_000_000.0


async def without(url: str, *tables: str) -> URL:
    """Make a database, and drop tables of it."""
    await (await Store.open(url)).close()
    for table in tables:
        alter(database_url(url), f"DROP TABLE {table}")
    return database_url(url)


async def made(url: str, folder: Path, *, at: float = NOW, before: bool = False) -> Backup:
    return await asyncio.to_thread(lambda: make_backup(url, folder, at, before=before))


async def test_no_bot_starts_on_a_database_that_lacks_tables_and_nothing_exports_from_it(url: str) -> None:
    await without(url, "log", "notes")
    with pytest.raises(BadDatabaseUrl, match=r"\(it lacks the tables log, notes: restore a backup\)"):
        await Store.open(url)
    with pytest.raises(BadDatabaseUrl, match="lacks the tables log, notes"):
        await export_record(url, 1)


async def test_an_older_database_is_asked_for_the_tables_of_its_time(url: str) -> None:
    async with connected(url) as connection:
        await connection.run_sync(lambda sync: to("0010", sync))
    assert "is of an older version" in (await database_health(url)).line
    alter(database_url(url), "DROP TABLE guests")
    assert "lacks the tables guests: restore" in (await database_health(url)).line
    with pytest.raises(BadDatabaseUrl, match="lacks the tables guests:"):
        await Store.open(url)


def test_what_lacks_is_told_of_versions_that_are_known() -> None:
    assert missing_tables(newest_version(), metadata.tables) == []
    assert missing_tables("0001", ["games"]) == ["log", "people", "seats"]
    assert missing_tables("9999", []) == []
    assert missing_tables(None, []) == []
    assert missing_tables(None, ["letters"]) == []
    assert missing_tables(None, ["games", "log"]) == ["alembic_version"]


@pytest.mark.parametrize("table", ["log", "games", "alembic_version"])
async def test_a_check_names_the_tables_that_are_lacking(url: str, table: str) -> None:
    if table == "games":
        await without(url, *(one.name for one in reversed(metadata.sorted_tables) if one.name != "people"))
    else:
        await without(url, table)
    health = await database_health(url)
    assert not health.right
    assert table in health.line
    assert health.line.endswith("restore a backup (`sobek-bot restore FILE`).")


async def test_a_check_names_tables_of_others_for_no_restore_would_be_done(url: str) -> None:
    await without(url)
    alter(database_url(url), "CREATE TABLE letters (text VARCHAR(5))")
    health = await database_health(url)
    assert not health.right
    assert health.line.endswith("has tables that are not of this bot (letters): give it a database of its own.")


async def test_no_backup_is_made_of_it_and_older_ones_stay(url: str, tmp_path: Path) -> None:
    await without(url)
    whole = await made(url, tmp_path)
    await without(url, "log")
    with pytest.raises(OperationFailed, match="lacks the tables log: no backup was made of it; restore an older one"):
        await made(url, tmp_path, at=NOW + 5)
    assert backups_in(tmp_path) == [whole]
    assert await asyncio.to_thread(lambda: len(list(tmp_path.glob("*sobek-*")))) == 2, "that one and its sum"


async def test_a_backup_without_all_tables_is_not_restored_and_what_was_there_is_kept_whatever_it_lacks(
    url: str, tmp_path: Path
) -> None:
    listed = tmp_path / "deletions.json"
    DeletionLog(listed).make(int(NOW))
    await without(url)
    whole = await made(url, tmp_path)
    await without(url, "log")
    broken = await made(url, tmp_path / "others", at=NOW + 5, before=True)
    with pytest.raises(OperationFailed, match=f"{broken.file} lacks the tables log: use another backup"):
        await restore(broken.file, url, [listed], NOW + 10)
    done = await restore(whole.file, url, [listed], NOW + 20)
    assert done.previous is not None
    assert done.previous.exists()
    assert (await database_health(url)).right


async def test_what_was_there_before_has_a_name_of_its_own_and_is_not_the_last_backup(url: str, tmp_path: Path) -> None:
    await without(url)
    nightly = await made(url, tmp_path)
    before = await made(url, tmp_path, at=NOW + 5, before=True)
    assert before.file.name.startswith("sobek-before-20231114T221325Z.")
    assert backups_in(tmp_path) == [nightly]


async def test_a_damaged_database_is_named_and_not_the_folder_of_its_backups(tmp_path: Path) -> None:
    address, file = f"sqlite:///{tmp_path}/games.sqlite3", tmp_path / "games.sqlite3"
    await without(address)
    whole = file.read_bytes()
    for broken in (whole[:20_000], whole[:3000] + bytes(4000) + whole[7000:], b"a letter" * 1000):
        file.write_bytes(broken)
        with pytest.raises(OperationFailed, match=r"games.sqlite3 is damaged.*: `sobek-bot restore FILE`") as caught:
            await made(address, tmp_path / "backups")
        assert "backups" not in str(caught.value)
        assert (await database_health(address)).line == str(caught.value)
    file.write_bytes(whole)
    assert sqlite.check((await made(address, tmp_path / "backups")).file).version == newest_version()
