"""What lies on disks is looked at: room, backups, lists of deletions, and whether the bot could write there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.config.settings import Storage
from bot.ops.backup import postgresql
from bot.ops.backup.backup_files import SUM, make_backup
from bot.ops.backup.backup_files import backups_in as backups_of
from bot.ops.checks.database import DatabaseHealth, database_health
from bot.ops.checks.finding import Finding
from bot.ops.checks.storage import storage_findings
from bot.ops.errors import OperationFailed
from bot.ops.path_access import why_unwritable
from bot.store import DeletionLog, Store
from bot.store.deletion_log import FILE
from tests.bot.ops.at_play import begin_game

NOW = 1_700_000_000.0
GAMES = DatabaseHealth(True, "", games=True)
NONE = DatabaseHealth(True, "")


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(f"sqlite:///{tmp_path}/data/games.sqlite3", tmp_path / "backups")


def line(storage: Storage, what: str, health: DatabaseHealth = NONE, now: float = NOW) -> Finding:
    (found,) = (one for one in storage_findings(storage, health, now) if one.what == what)
    return found


def test_nothing_is_made_by_looking(storage: Storage, tmp_path: Path) -> None:
    assert [one.right for one in storage_findings(storage, NONE, NOW)] == [True, True, True]
    assert list(tmp_path.iterdir()) == []


async def test_nor_by_looking_at_a_database_that_is_not_there(storage: Storage, tmp_path: Path) -> None:
    health = await database_health(storage.database_url)
    assert health.right
    assert health.line == f"{tmp_path}/data/games.sqlite3 is made at the first start"
    assert await asyncio.to_thread(lambda: list(tmp_path.iterdir())) == []


@pytest.mark.parametrize("below", ["", "backups", "backups/of/sobek"])
def test_a_folder_in_which_the_bot_cannot_write_is_named(
    storage: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, below: str
) -> None:
    (tmp_path / "closed").mkdir()
    folder = tmp_path / "closed" / below

    def refused(prefix: str, dir: Path) -> None:
        raise PermissionError(13, "Permission denied", str(dir))

    assert why_unwritable(folder) is None
    monkeypatch.setattr("tempfile.TemporaryDirectory", refused)
    monkeypatch.setattr("os.geteuid", lambda: -1)
    found = line(Storage(storage.database_url, folder), "backups")
    assert not found.right
    if below:
        assert found.line.startswith(
            f"{folder} is not there and cannot be made (Permission denied): is its disk mounted?"
        )
    else:
        assert found.line == f"nothing can be written in {folder} (Permission denied): let the bot's user own it."
    assert list((tmp_path / "closed").iterdir()) == []


def test_a_file_is_no_folder_for_backups(storage: Storage, tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("x")
    assert not line(storage, "backups").right
    assert why_unwritable(tmp_path / "backups" / "below") == "Not a directory"


@pytest.mark.parametrize("lost", ["content", "sum", "content of the sum"])
async def test_what_is_empty_or_has_no_sum_is_no_backup(storage: Storage, lost: str) -> None:
    folder = storage.backup_dir
    assert folder is not None
    await (await Store.open(storage.database_url)).close()
    make_backup(storage.database_url, folder, NOW - 20)
    last = make_backup(storage.database_url, folder, NOW - 10).file
    assert line(storage, "backups").line.startswith("2 in ")
    match lost:
        case "content":
            last.write_bytes(b"")
        case "sum":
            last.with_name(last.name + SUM).unlink()
        case _:
            last.with_name(last.name + SUM).write_bytes(b"")
    assert len(backups_of(folder)) == 1
    found = line(storage, "backups")
    assert not found.right
    assert found.line == f"{last.name} is empty or has no .sha256 beside it, and is no backup: delete it."
    last.unlink()
    assert line(storage, "backups").line.startswith("1 in ")


def test_where_no_backups_are_made_it_is_mentioned(tmp_path: Path) -> None:
    found = line(Storage(f"sqlite:///{tmp_path}/data/games.sqlite3"), "backups")
    assert found == Finding("backups", True, "none is made by itself: BACKUP_DIR is not set")


async def test_the_last_backup_is_read(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = storage.backup_dir
    assert folder is not None
    await (await Store.open(storage.database_url)).close()
    older, last = (make_backup(storage.database_url, folder, NOW - ago).file for ago in (20, 10))
    older.write_bytes(b"another content")
    assert line(storage, "backups").right, "of the others only their names are"
    content = last.read_bytes()
    last.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    found = line(storage, "backups")
    assert not found.right
    assert found.line == (
        f"{last.name} is damaged, it is not what its .sha256 says: delete both, and make another (`sobek-bot backup`)."
    )
    real = Path.open

    def denied(self: Path, *given: str, **named: str) -> object:
        if self == last:
            raise PermissionError(13, "Permission denied", str(self))
        return real(self, *given, **named)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", denied)
    found = line(storage, "backups")
    assert not found.right
    assert found.line == f"{last} cannot be read (Permission denied): let the bot's user own it."


def test_the_list_of_deletions_is_looked_at(storage: Storage, tmp_path: Path) -> None:
    first, second = storage.deletions
    assert line(storage, "deletions") == Finding("deletions", True, f"{first} is made at the first start")
    found = line(storage, "deletions", GAMES)
    assert not found.right
    assert found.line.startswith(f"no list is there ({first} or {second}), though there are games: copy it there")
    DeletionLog(first, second).make(int(NOW))
    assert line(storage, "deletions", GAMES) == Finding("deletions", True, "all are known since 2023-11-14 22:13 UTC")
    first.unlink()
    assert line(storage, "deletions", GAMES).right, "the next start has it from the other"
    second.write_text("{}")
    assert line(storage, "deletions", GAMES).line.startswith(f"{second} is no list of deletions that can be read.")


def test_a_list_that_cannot_be_written_is_named(storage: Storage, tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("x")
    found = line(storage, "deletions", GAMES)
    assert not found.right
    assert str(tmp_path / "backups" / FILE) in found.line


def test_a_second_copy_that_cannot_be_written_is_mentioned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    storage = Storage("postgresql://me@127.0.0.1:1/games", tmp_path)
    DeletionLog(storage.deletions[0]).make(int(NOW))
    (tmp_path / "data").write_text("x")
    found = line(storage, "deletions", GAMES)
    assert found.right
    assert found.line.endswith("; no second copy in data: Not a directory")


def test_room_is_told_of_a_folder_that_has_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a server there is no folder of the database: a list of deletions lies below that of the bot."""
    monkeypatch.chdir(tmp_path)
    assert line(Storage("postgresql://me@127.0.0.1:1/games"), "disk").line.endswith(f" MB free in {tmp_path}")


def test_whether_there_are_games_is_known(storage: Storage) -> None:
    begin_game(storage.database_url)

    async def health() -> DatabaseHealth:
        return await database_health(storage.database_url)

    assert asyncio.run(health()).games


async def test_whether_there_are_none_and_of_which_version_a_server_is(url: str) -> None:
    await (await Store.open(url)).close()
    health = await database_health(url)
    assert not health.games
    assert (health.server >= 13) == url.startswith("postgresql")


def program(folder: Path, said: str) -> None:
    """Put programs of PostgreSQL into a folder, of which pg_dump says something and fails for all but its version."""
    for name in ("pg_dump", "pg_restore", "psql"):
        (folder / name).write_text(said)
        (folder / name).chmod(0o755)


@pytest.mark.parametrize(("server", "right"), [(14, True), (15, True), (16, False), (17, False)])
def test_programs_that_are_older_than_the_server_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server: int, right: bool
) -> None:
    program(tmp_path, '#!/bin/sh\necho "pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)"\n')
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    storage = Storage("postgresql://me@127.0.0.1:1/games", tmp_path / "backups")
    found = line(storage, "backups", DatabaseHealth(True, "", server=server))
    assert found.right is right
    if not right:
        assert found.line == (
            f"pg_dump is of version 15 and the server of {server}: install PostgreSQL's client programs of version "
            f"{server} or later (on Debian postgresql-client-{server})."
        )


def test_a_backup_that_they_refuse_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = [
        "pg_dump: error: aborting because of server version mismatch",
        "pg_dump: detail: server version: 17.2 (Debian 17.2-1); pg_dump version: 15.18 (Debian 15.18-0)",
    ]
    program(tmp_path, "#!/bin/sh\n" + "".join(f'echo "{one}" >&2\n' for one in said) + "exit 1\n")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(OperationFailed, match="install PostgreSQL's client programs of version 17 or later"):
        make_backup("postgresql://me@127.0.0.1:1/games", tmp_path / "backups", NOW)
    assert postgresql.missing() == []
