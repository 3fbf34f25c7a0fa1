"""What root makes in a folder of the bot's user belongs to that user, who has to read and write it afterwards."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.ops.backup.backup_files import SUM, make_backup
from bot.ops.backup.restore import restore
from bot.store import DeletionLog, Store
from bot.store.file_ownership import give_to_owner

NOW = 1_700_000_000.0
BOT = 12_345


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, tuple[int, int]]:
    """Let these tests be root's, whose folders are the bot's; return to whom files were given."""
    given: dict[str, tuple[int, int]] = {}
    real_stat = Path.stat

    def stat(self: Path, *, follow_symlinks: bool = True) -> object:
        found = real_stat(self, follow_symlinks=follow_symlinks)
        if follow_symlinks and self.is_relative_to(tmp_path) and os.path.isdir(self):
            return SimpleNamespace(st_uid=BOT, st_gid=BOT + 1, st_mode=found.st_mode)
        return found

    def chown(file: Path, user: int, group: int, *, follow_symlinks: bool) -> None:
        assert not follow_symlinks
        given[Path(file).name] = (user, group)

    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("os.chown", chown)
    monkeypatch.setattr(Path, "stat", stat)
    return given


async def test_a_backup_of_roots_is_the_owners_of_its_folder(given: dict[str, tuple[int, int]], tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/games.sqlite3"
    await (await Store.open(address)).close()
    assert given.pop("games.sqlite3") == (BOT, BOT + 1)
    given.clear()
    backup = make_backup(address, tmp_path / "backups", NOW)
    name = backup.file.name
    assert set(given) == {"backups", f".{name}.partial", name + SUM}
    assert set(given.values()) == {(BOT, BOT + 1)}


async def test_what_root_restores_is_the_owners_of_the_folder(
    given: dict[str, tuple[int, int]], tmp_path: Path
) -> None:
    address, listed = f"sqlite:///{tmp_path}/games.sqlite3", tmp_path / "deletions.json"
    DeletionLog(listed).make(int(NOW))
    await (await Store.open(address)).close()
    backup = make_backup(address, tmp_path / "backups", NOW)
    given.clear()
    await restore(backup.file, address, [listed], NOW + 5)
    assert given["games.sqlite3.restoring"] == given["games.sqlite3.lock"] == (BOT, BOT + 1)


def test_a_list_of_deletions_of_roots_is_the_owners_of_its_folder(
    given: dict[str, tuple[int, int]], tmp_path: Path
) -> None:
    """As after a restore by root: the bot has to lock, read and write it."""
    DeletionLog(tmp_path / "data" / "deletions.json").make(int(NOW))
    assert set(given) == {"data", "deletions.json.lock", ".deletions.json.new"}
    assert set(given.values()) == {(BOT, BOT + 1)}


def test_whoever_is_not_root_gives_nothing_away(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 5)
    monkeypatch.setattr("os.chown", lambda *_, **__: pytest.fail("given"))
    give_to_owner(tmp_path)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_it_is_really_given_and_what_cannot_be_given_stops_nothing(tmp_path: Path) -> None:
    os.chown(tmp_path, BOT, BOT)
    (tmp_path / "file").write_text("x")
    give_to_owner(tmp_path / "file")
    found = (tmp_path / "file").stat()
    assert (found.st_uid, found.st_gid) == (BOT, BOT)
    give_to_owner(tmp_path / "nothing")
