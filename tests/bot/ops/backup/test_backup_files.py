"""Backups are made whole or not at all, checked, named by their moment, and deleted when they are too old."""

from __future__ import annotations

import hashlib
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.ops.backup import sqlite
from bot.ops.backup.backup_files import DAY, SUM, backups_in, delete_old, is_as_written, make_backup
from bot.ops.errors import OperationFailed
from bot.store import Store

NOW = 1_700_000_000.0
NAME = "sobek-20231114T221320Z"


async def test_a_backup_is_named_by_its_moment_and_for_its_owner_alone(url: str, tmp_path: Path) -> None:
    store = await Store.open(url)
    folder = tmp_path / "backups"
    backup = make_backup(url, folder, NOW)
    await store.close()
    kind = "sqlite3" if url.startswith("sqlite") else "pgdump"
    assert backup.file == folder / f"{NAME}.{kind}"
    assert sorted(one.name for one in folder.iterdir()) == [backup.file.name, backup.file.name + SUM]
    assert {stat.S_IMODE(one.stat().st_mode) for one in backup.file.parent.iterdir()} == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert backups_in(folder) == [backup]
    beside = backup.file.with_name(backup.file.name + SUM)
    digest = hashlib.sha256(backup.file.read_bytes()).hexdigest()
    assert beside.read_text() == f"{digest}  {backup.file.name}\n"
    assert is_as_written(backup)


async def test_a_backup_that_is_cut_short_is_never_taken_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, folder = f"sqlite:///{tmp_path}/games.sqlite3", tmp_path / "backups"
    await (await Store.open(url)).close()

    def killed(file: Path) -> None:
        raise KeyboardInterrupt

    for place in ("check", "unlink"):
        with monkeypatch.context() as patched:
            patched.setattr(sqlite, "check", killed)
            if place == "unlink":  # as if nobody could tidy up any more
                patched.setattr(Path, "unlink", lambda *_, **__: None)
            with pytest.raises(KeyboardInterrupt):
                make_backup(url, folder, NOW)
        assert backups_in(folder) == []
    left = [one.name for one in folder.iterdir()]
    assert left == [f".{NAME}.sqlite3.partial"]
    make_backup(url, folder, NOW + 2 * DAY)
    assert delete_old(folder, 14, NOW + 2 * DAY) == 0
    assert not (folder / left[0]).exists()


async def test_what_was_written_and_is_not_sound_is_no_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, folder = f"sqlite:///{tmp_path}/games.sqlite3", tmp_path / "backups"
    await (await Store.open(url)).close()
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as connection, connection:
        connection.execute("INSERT INTO notes VALUES (77, 1, 'of a game that is not there', 5)")
    with pytest.raises(OperationFailed, match=r"/games.sqlite3 is damaged: `sobek-bot restore FILE`"):
        make_backup(url, folder, NOW)
    assert list(folder.iterdir()) == []


def test_backups_older_than_so_many_days_are_deleted_with_their_sums(tmp_path: Path) -> None:
    names = {f"sobek-202311{day:02}T030000Z.{kind}": day for day in range(1, 15) for kind in ("sqlite3", "pgdump")}
    for name in [*names, *(name + SUM for name in names), "letter.txt", "sobek-of-mine.sqlite3", "deletions.json"]:
        (tmp_path / name).write_text("x")
    assert delete_old(tmp_path, 3, NOW) == 22
    left = {one.name.removesuffix(SUM) for one in tmp_path.iterdir()}
    assert left == {name for name, day in names.items() if day > 11} | {
        "letter.txt",
        "sobek-of-mine.sqlite3",
        "deletions.json",
    }
    assert [one.file.name[6:14] for one in backups_in(tmp_path)][::2] == ["20231112", "20231113", "20231114"]


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("sqlite:///{}/nothing.sqlite3", "nothing.sqlite3 could not be backed up"),
        ("sqlite:///{}/letter.sqlite3", "letter.sqlite3 is damaged, or no database: `sobek-bot restore FILE`"),
        ("postgresql://me:secret@127.0.0.1:1/games", "The database could not be backed up"),
    ],
)
def test_a_database_that_cannot_be_read_is_named_in_one_line(tmp_path: Path, address: str, words: str) -> None:
    (tmp_path / "letter.sqlite3").write_bytes(b"a letter to a friend" * 100)
    with pytest.raises(OperationFailed, match=words) as caught:
        make_backup(address.format(tmp_path), tmp_path / "backups", NOW)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)
    assert list((tmp_path / "backups").iterdir()) == []
    assert not (tmp_path / "nothing.sqlite3").exists()


def test_a_folder_in_which_nothing_can_be_written_is_named(tmp_path: Path) -> None:
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/nowhere")):
        (tmp_path / "file").write_text("x")
        with pytest.raises(OperationFailed, match=str(folder)):
            make_backup(f"sqlite:///{tmp_path}/games.sqlite3", folder, NOW)


def test_without_postgresqls_programs_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(OperationFailed, match="pg_dump is not here: install"):
        make_backup("postgresql://me@127.0.0.1/games", tmp_path, NOW)
