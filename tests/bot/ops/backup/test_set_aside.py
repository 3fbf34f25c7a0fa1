"""What a restore puts a backup in the place of can be gone back to by a restore, and by nothing else."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.ops.backup import set_aside as aside
from bot.ops.backup.backup_files import Backup, make_backup, stamp
from bot.ops.backup.restore import restore
from bot.ops.backup.set_aside import rescued
from bot.ops.checks.database import database_health
from bot.ops.errors import OperationFailed
from bot.store import BadDatabaseUrl, DeletionLog, FileReplaced, Store
from bot.store.url import database_url
from tests.bot.ops.at_play import FIRST, begin, closed, opened, play
from tests.databases import look, version_numbers
from tests.deals import same_deals

NOW = 1_700_000_000.0
LATER = NOW + 3600
AGAIN = LATER + 60


class Kept:
    """A SQLite database in whose place a backup was put, after a game had gone on and another was begun."""

    def __init__(self, folder: Path) -> None:
        self.file, self.list = folder / "data" / "games.sqlite3", folder / "deletions.json"
        self.url, self.folder = f"sqlite:///{self.file}", folder
        self.deletions = DeletionLog(self.list)

    async def made(self) -> Kept:
        self.deletions.make(int(NOW))
        tables = await opened(self.url)
        (self.number,) = await begin(tables, 1)
        self.backup = (await asyncio.to_thread(make_backup, self.url, self.folder / "backups", NOW)).file
        self.version = (await play(tables, self.number, 3, Random(1))).version
        self.last = (await begin(tables, 5, 500))[-1]
        await closed(tables)
        return self

    def copied(self, folder: Path) -> Kept:
        """Return the same in another folder."""
        shutil.copytree(self.folder, folder, dirs_exist_ok=True)
        other = Kept(folder)
        other.number, other.version, other.last = self.number, self.version, self.last
        other.backup = folder / self.backup.relative_to(self.folder)
        return other

    async def restored(self, file: Path, at: float) -> Path | None:
        return (await restore(file, self.url, [self.list], at)).previous


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    with same_deals("set aside"):
        return await Kept(tmp_path_factory.mktemp("made")).made()


@pytest.fixture
def there(made: Kept, tmp_path: Path) -> Kept:
    return made.copied(tmp_path)


@pytest.fixture
async def kept(there: Kept) -> Path:
    kept = await there.restored(there.backup, LATER)
    assert kept is not None
    return kept


async def test_it_is_restored_by_its_name_and_who_had_his_data_deleted_since_is_gone(there: Kept, kept: Path) -> None:
    assert kept.name == f"games.sqlite3.before-{stamp(LATER)}"
    there.deletions.note(FIRST, int(LATER) + 5)
    done = await restore(kept, there.url, [there.list], AGAIN)
    assert done.erased == 1
    assert done.previous == there.file.with_name(f"games.sqlite3.before-{stamp(AGAIN)}")
    tables = await opened(there.url)
    table = await tables.get(there.number)
    await closed(tables)
    assert table.version >= there.version
    assert FIRST not in table.people
    assert look(database_url(there.url), "SELECT count(*) FROM games WHERE owed")[0][0] == 6, "channels are in doubt"


async def test_numbers_that_were_given_after_the_restore_are_not_given_again_after_going_back(
    there: Kept, kept: Path
) -> None:
    """They stand on buttons in channels; here more time passed before the first restore than before the second."""
    tables = await opened(there.url)
    given = (await begin(tables, 1, 800))[-1]
    await closed(tables)
    await there.restored(kept, AGAIN)
    tables = await opened(there.url)
    assert (await begin(tables, 1, 900))[0] > given > there.last
    await closed(tables)


async def test_no_bot_starts_on_it_under_the_old_name_and_it_is_said_what_to_do(there: Kept, kept: Path) -> None:
    os.replace(kept, there.file)
    words = f"was set aside by a restore: give it back its name, which ends in {kept.name[13:]}, and go back to it by"
    with pytest.raises(BadDatabaseUrl, match=f"{there.file} cannot be used .it {words} `sobek-bot restore FILE`"):
        await Store.open(there.url)
    health = await database_health(there.url)
    assert not health.right
    assert health.line == f"{there.file} {words} `sobek-bot restore FILE`."
    with pytest.raises(OperationFailed, match=words):
        make_backup(there.url, there.folder / "backups", AGAIN)
    os.replace(there.file, kept)
    assert await there.restored(kept, AGAIN) is None
    await (await Store.open(there.url)).close()


async def test_its_moment_stays_with_it_under_another_name_and_when_it_is_kept_again(there: Kept, kept: Path) -> None:
    there.deletions.note(FIRST, int(LATER) + 5)
    os.replace(kept, there.file)
    again = await there.restored(there.backup, AGAIN)
    assert again is not None
    named = again.rename(there.folder / f"sobek-{stamp(AGAIN)}.sqlite3")
    assert (await restore(named, there.url, [there.list], AGAIN + 5)).erased == 1


async def test_nothing_else_in_it_is_changed(there: Kept) -> None:
    def rows(file: Path) -> list[str]:
        with closing(sqlite3.connect(file)) as connection:
            return [line for line in connection.iterdump() if "alembic_version" not in line]

    before = rows(there.file)
    kept = await there.restored(there.backup, LATER)
    assert kept is not None
    assert rows(kept) == before
    assert rows(there.file) != before
    assert kept.stat().st_mode & 0o777 == 0o600


async def test_two_restores_of_one_second_keep_both(there: Kept, kept: Path) -> None:
    other = await there.restored(there.backup, LATER)
    assert other is not None
    assert other != kept
    assert version_numbers(kept) != []


async def test_what_an_older_version_has_kept_is_restored_with_what_lies_beside_it(there: Kept) -> None:
    """It was not marked, and what a bot that was killed had not written into the file is beside it, and stays there
    while a reader has it open.
    """
    old, copied = there.file.with_name(f"games.sqlite3.before-{stamp(NOW + 60)}"), there.folder / "copied"
    with closing(sqlite3.connect(there.file)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("UPDATE games SET channel = 77 WHERE id = 1")
        connection.commit()
        for ending in ("", "-wal"):
            copied.with_name(f"copied{ending}").write_bytes(there.file.with_name(there.file.name + ending).read_bytes())
    for ending in ("", "-wal"):
        copied.with_name(f"copied{ending}").replace(old.with_name(old.name + ending))
    with closing(sqlite3.connect(old)) as reader:
        assert reader.execute("SELECT channel FROM games WHERE id = 1").fetchone() == (77,)
        await there.restored(old, LATER)
    assert look(database_url(there.url), "SELECT channel FROM games WHERE id = 1")[0][0] == 77


async def test_a_database_that_another_program_holds_is_left_alone(
    there: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ops.backup.sqlite._PATIENCE", 0.1)
    with closing(sqlite3.connect(there.file)) as reader, closing(sqlite3.connect(there.file)) as writer:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM games").fetchone()
        writer.execute("UPDATE games SET owed = owed")
        writer.commit()
        with pytest.raises(
            OperationFailed, match=f"^{there.file} is held by another program: stop that, then do this again"
        ):
            await there.restored(there.backup, LATER)
    tables = await opened(there.url)
    assert (await tables.get(there.number)).version == there.version
    await closed(tables)


async def test_what_cannot_be_kept_is_not_replaced(there: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(aside, "set_aside", full)
    with pytest.raises(
        OperationFailed, match=r"could not be kept \(database or disk is full\), so nothing was restored"
    ):
        await there.restored(there.backup, LATER)
    assert not list(there.file.parent.glob("*before-*"))
    assert not list(there.file.parent.glob("*keeping*"))
    await (await Store.open(there.url)).close()


class Death(BaseException):
    """The program is killed: nothing of it runs any more."""


def dying(monkeypatch: pytest.MonkeyPatch, step: int) -> Callable[[], int]:
    """Let nothing be done to files from a step on; return what tells how many steps were done."""
    done = 0

    def steps(real: Callable[..., Any]) -> Callable[..., Any]:
        def one(*given: Any, **named: Any) -> Any:
            nonlocal done
            if done >= step:
                raise Death
            done += 1
            return real(*given, **named)

        return one

    for owner, name in (
        (Path, "replace"),
        (Path, "unlink"),
        (os, "fsync"),
        (shutil, "copyfileobj"),
        (aside, "set_aside"),
        (aside, "checkpoint"),
    ):
        monkeypatch.setattr(owner, name, steps(getattr(owner, name)))
    return lambda: done


async def test_what_a_running_bot_has_saved_of_a_deleted_file_is_restored_by_its_name(
    there: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And deletions that were made since are made again."""
    monkeypatch.setattr("time.time", lambda: LATER)
    store = await Store.open(there.url)
    there.file.unlink()
    with pytest.raises(FileReplaced):
        await store.require_file()
    await store.close()
    saved = there.file.with_name(f"games.sqlite3.rescued-{stamp(LATER)}")
    assert rescued(there.file) == [Backup(saved, int(LATER), sqlite=True, before=True)]
    there.deletions.note(FIRST, int(LATER) + 5)
    done = await restore(saved, there.url, [there.list], AGAIN)
    assert (done.previous, done.erased) == (None, 1)
    tables = await opened(there.url)
    table = await tables.get(there.number)
    await closed(tables)
    assert table.version >= there.version


async def test_wherever_it_is_cut_short_there_is_one_database_and_what_was_kept_is_marked(
    there: Kept, tmp_path: Path
) -> None:
    step, after = 0, False
    whole = there.file.read_bytes()
    while not after:
        for left in there.file.parent.glob("games.sqlite3*"):
            left.unlink()
        there.file.write_bytes(whole)
        with pytest.MonkeyPatch.context() as patched:
            done = dying(patched, step)
            with suppress(Death):
                await there.restored(there.backup, LATER)
                after = True
            assert done() == step or after
        tables = await opened(there.url)
        now = (await tables.get(there.number)).version
        await closed(tables)
        aside = [one for one in there.file.parent.glob("*.before-*") if not one.name.endswith(("-wal", "-shm"))]
        for one in aside:
            assert version_numbers(one)[0].startswith("set-aside-"), step
        assert now == there.version or aside, step
        step += 1
        kept = await there.restored(there.backup, AGAIN)
        assert kept is not None
        assert version_numbers(kept)[0].startswith("set-aside-")
    assert step > 10
