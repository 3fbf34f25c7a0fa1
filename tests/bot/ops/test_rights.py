"""What a command is not let at is told by the fault that it is, with what to do about that one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.config.settings import Storage
from bot.ops.backup.backup_files import make_backup
from bot.ops.backup.restore import restore
from bot.ops.backup.sqlite import unusable
from bot.ops.checks.database import DatabaseHealth, database_health
from bot.ops.checks.storage import storage_findings
from bot.ops.errors import OperationFailed
from bot.ops.path_access import unwritable_advice
from bot.store import BadDeletionLog, DeletionLog, Store, UnreadableDeletionLog
from bot.store.deletion_log import FILE, read
from tests.bot.ops.exit_code import ended

NOW = 1_700_000_000.0
GAMES = DatabaseHealth(True, "", games=True)
DENIED = "Permission denied"


@pytest.fixture
def closed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Give what lets nobody do something with a file, as root cannot be kept from it."""

    def close(file: Path, *ways: str) -> None:
        for way in ways:
            real = getattr(Path, way)

            def denied(self: Path, *given: Any, real: Any = real, **named: Any) -> Any:
                if self == file:
                    raise PermissionError(13, DENIED, str(file))
                return real(self, *given, **named)

            monkeypatch.setattr(Path, way, denied)

    return close


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(f"sqlite:///{tmp_path}/games.sqlite3", tmp_path / "backups")


def line(storage: Storage, what: str) -> str:
    (found,) = (one for one in storage_findings(storage, GAMES, NOW) if one.what == what)
    assert not found.right
    return found.line


async def test_a_list_that_may_not_be_read_is_not_called_damaged(
    storage: Storage, closed: Callable[..., None], tmp_path: Path
) -> None:
    await (await Store.open(storage.database_url)).close()
    first, _ = storage.deletions
    DeletionLog(*storage.deletions).make(int(NOW))
    backup = make_backup(storage.database_url, tmp_path / "backups", NOW)
    closed(first, "read_bytes")
    words = (
        f"The list of deletions {first} cannot be read ({DENIED}): let the bot's user own it (chown), and its folder."
    )
    with pytest.raises(UnreadableDeletionLog) as caught:
        read(first)
    assert str(caught.value) == words
    assert line(storage, "deletions") == words
    with pytest.raises(BadDeletionLog) as caught_too:
        await restore(backup.file, storage.database_url, storage.deletions, NOW + 5)
    assert str(caught_too.value) == words, "and nothing of doing without"


async def test_a_damaged_list_is_told_as_before(storage: Storage, tmp_path: Path) -> None:
    await (await Store.open(storage.database_url)).close()
    backup = make_backup(storage.database_url, tmp_path / "backups", NOW)
    (tmp_path / FILE).write_text("{}")
    assert line(storage, "deletions").endswith("Delete it if another copy is whole, and start the bot.")
    with pytest.raises(OperationFailed, match=r"is no list of deletions.*Copy one there that is whole, or `--without-"):
        await restore(backup.file, storage.database_url, storage.deletions, NOW + 5)


def test_a_list_that_is_named_and_not_there_is_called_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/games.sqlite3")
    assert ended("restore", "sobek-20231114T221320Z.sqlite3", "--deletions", f"{tmp_path}/nowhere.json") == (
        f"There is no file {tmp_path}/nowhere.json: name the list of deletions, deletions.json."
    )


def test_a_backup_that_cannot_be_reached_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: Callable[..., None]
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/games.sqlite3")
    file = tmp_path / "sobek-20231114T221320Z.sqlite3"
    closed(file, "stat")
    words = (
        f"cannot be reached ({DENIED}): let the bot's user own it, and let him into the folders above it "
        "(nobody but root is below /root)."
    )
    assert ended("restore", str(file)) == f"{file} {words}"
    assert ended("restore", "x", "--deletions", str(file)) == f"{file} {words}"
    closed(tmp_path / "games.sqlite3", "stat")
    for command in (["move", "DATABASE_URL", f"sqlite:///{tmp_path}/new.sqlite3"], ["export"], ["export", "1"]):
        assert ended(*command) == f"{tmp_path}/games.sqlite3 {words}"


async def test_a_database_or_backup_that_cannot_be_reached_is_one_line(
    storage: Storage, tmp_path: Path, closed: Callable[..., None]
) -> None:
    closed(tmp_path / "closed.sqlite3", "stat")
    with pytest.raises(OperationFailed, match=r"closed.sqlite3 cannot be reached"):
        await restore(tmp_path / "closed.sqlite3", storage.database_url, storage.deletions, NOW)
    closed(tmp_path / "games.sqlite3", "stat", "exists")
    health = await database_health(storage.database_url)
    assert not health.right
    assert health.line.startswith(f"{tmp_path}/games.sqlite3 cannot be reached ({DENIED}): let the bot's user own it")
    with pytest.raises(OperationFailed, match=r"games.sqlite3 cannot be reached"):
        make_backup(storage.database_url, tmp_path / "backups", NOW)


def test_a_record_that_cannot_be_written_says_what_to_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def export_record(*_: object) -> str:
        return "{}"

    monkeypatch.setattr("bot.ops.cli.export_record", export_record)
    (tmp_path / "game.json").write_text("x")
    assert ended("export", "1", "--to", f"{tmp_path}/game.json") == (
        f"{tmp_path}/game.json cannot be written (File exists): name a file that is not there yet, in a folder in "
        "which the bot's user may write."
    )


def test_a_folder_that_is_not_there_is_no_matter_of_who_owns_it(tmp_path: Path) -> None:
    assert unwritable_advice(tmp_path / "disk" / "backups", DENIED) == (
        f"{tmp_path}/disk/backups is not there and cannot be made ({DENIED}): is its disk mounted? Otherwise make it, "
        "and let the bot's user own it."
    )


def test_nor_is_a_file_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("x")
    assert unwritable_advice(tmp_path / "backups", "Not a directory") == (
        f"{tmp_path}/backups is no folder (Not a directory): move what is there elsewhere, or name another folder."
    )


@pytest.mark.parametrize(("user", "advice"), [(0, "chmod u+rwx {}"), (1, "let the bot's user own it")])
def test_a_folder_of_the_bots_own_needs_another_mode_and_no_other_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, user: int, advice: str
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    folder.chmod(0o500)
    monkeypatch.setattr("os.geteuid", lambda: folder.stat().st_uid + user)
    assert (
        unwritable_advice(folder, DENIED) == f"nothing can be written in {folder} ({DENIED}): {advice.format(folder)}."
    )


@pytest.mark.parametrize(
    ("mode", "advice"), [(0o400, "chmod u+rw {}/games.sqlite3"), (0o600, "let the bot's user own it")]
)
def test_so_does_a_database_that_cannot_be_opened(tmp_path: Path, mode: int, advice: str) -> None:
    file, nowhere = tmp_path / "games.sqlite3", tmp_path / "nowhere" / "games.sqlite3"
    file.write_text("")
    file.chmod(mode)
    with pytest.raises(sqlite3.OperationalError) as caught:
        sqlite3.connect(nowhere)
    assert unusable(file, caught.value) == (
        f"{file} cannot be read or written (unable to open database file): {advice.format(tmp_path)}."
    )


async def test_a_database_that_another_program_holds_is_no_matter_of_who_owns_it(
    storage: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ops.checks.database._PATIENCE", 0.1)
    await (await Store.open(storage.database_url)).close()
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as other:
        other.execute("BEGIN IMMEDIATE")
        health = await database_health(storage.database_url)
    assert not health.right
    assert health.line == (
        f"{tmp_path}/games.sqlite3 is held by another program (database is locked): stop that, then do this again."
    )


def test_a_folder_for_backups_that_cannot_be_read_says_what_to_do(
    storage: Storage, closed: Callable[..., None]
) -> None:
    folder = storage.backup_dir
    assert folder is not None
    folder.mkdir()
    closed(folder, "iterdir")
    assert line(storage, "backups") == f"{folder} cannot be read ({DENIED}): let the bot's user own it."


@pytest.mark.parametrize(
    ("error", "words"),
    [
        ("InvalidPasswordError", "the password is wrong or the user is not known there"),
        ("InvalidCatalogNameError", "there is no database of that name"),
        ("ConnectionRefusedError", "no server answers there"),
        ("gaierror", "there is no machine of that name"),
        ("TimeoutError", "no server has answered in time"),
        ("OddError", "OddError"),
    ],
)
async def test_what_a_server_says_is_told_in_words(monkeypatch: pytest.MonkeyPatch, error: str, words: str) -> None:
    class Engine:
        def connect(self) -> None:
            raise type(error, (OSError,), {})("secret")

        async def dispose(self) -> None:
            """Nothing was opened."""

    monkeypatch.setattr("bot.ops.checks.database.create_async_engine", lambda *_, **__: Engine())
    health = await database_health("postgresql://me:secret@127.0.0.1:1/games")
    assert health.line == f"postgresql 127.0.0.1:1/games cannot be used ({words}): see to DATABASE_URL and the server."
