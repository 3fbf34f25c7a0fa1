"""A SQLite file that is deleted or replaced under the bot takes nothing more, and what it held is saved beside it."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import shutil
import sqlite3
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from sqlalchemy import text

from bot.store import BadDatabaseUrl, DatabaseInUse, GameRow, Store, StoreUnavailable
from tests.bot.store.new_table import NEW
from tests.databases import look

COMPANIONS = ("-wal", "-shm")


class Bot:
    """A store over a file, and what happens to that file behind its back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "data"
        self.file = self.folder / "games.sqlite3"
        self.url = f"sqlite:///{self.file}"
        self._channel = 500

    async def start(self) -> Bot:
        self.store = await Store.open(self.url)
        return self

    async def open_table(self) -> GameRow:
        self._channel += 1
        return await self.store.create(replace(NEW, channel=self._channel))

    async def refused(self, match: str) -> None:
        """Expect that nothing can be stored now."""
        with pytest.raises(StoreUnavailable, match=match):
            await self.open_table()

    def beside(self, ending: str) -> Path:
        return self.file.with_name(f"{self.file.name}{ending}")

    @property
    def rescued(self) -> list[Path]:
        return self.rescued_in(Path())

    def rescued_in(self, folder: Path) -> list[Path]:
        return sorted((self.folder / folder).glob("games.sqlite3.rescued-*"))

    def another(self) -> Path:
        """Make another database in the same folder."""
        file = self.folder / "another.sqlite3"
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("CREATE TABLE another (number)")
        return file

    async def new_connections(self) -> None:
        """Let the next statements be asked of connections that are still to be opened."""
        await self.store._database._engine.dispose()


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    """Give a bot that has stored one table and no more."""
    bot = await Bot(tmp_path).start()
    await bot.open_table()
    yield bot
    await bot.store.close()


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Give what fills the disk on which something is saved, or makes room there."""
    opened = os.open

    def refuse(path: Any, *rest: Any) -> int:
        if str(path).endswith(".rescuing"):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return opened(path, *rest)

    return lambda so: monkeypatch.setattr(os, "open", refuse if so else opened)


def numbers(file: Path) -> list[int]:
    """Return the numbers of the tables that a file holds."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return [number for (number,) in connection.execute("SELECT id FROM games ORDER BY id")]


async def test_a_file_that_is_deleted_takes_nothing_more_and_what_it_held_is_saved(bot: Bot) -> None:
    second = await bot.open_table()
    bot.file.unlink()
    await bot.refused("games.sqlite3 is gone")
    (rescued,) = bot.rescued
    assert numbers(rescued) == [1, second.id]
    assert not bot.file.exists()


async def test_it_is_saved_once_however_often_people_press(bot: Bot) -> None:
    bot.file.unlink()
    results = await asyncio.gather(*(bot.open_table() for _ in range(9)), return_exceptions=True)
    assert {type(one).__name__ for one in results} == {"FileReplaced"}
    await bot.refused("is gone")
    assert len(bot.rescued) == 1
    assert [one.name for one in bot.folder.glob("*.rescuing*")] == []


async def test_what_is_stored_is_still_shown_from_connections_that_are_open(bot: Bot) -> None:
    await bot.store.load(1)
    bot.file.unlink()
    assert await bot.store.load(1) is not None


async def test_no_connection_is_opened_to_a_file_that_is_gone_and_none_makes_one(bot: Bot) -> None:
    await bot.new_connections()
    bot.file.unlink()
    with pytest.raises(StoreUnavailable, match="is gone"):
        await bot.store.load(1)
    assert not bot.file.exists()
    assert len(bot.rescued) == 1


async def test_a_file_that_was_put_in_its_place_is_never_written_to(bot: Bot) -> None:
    await bot.open_table()
    another = bot.another()
    before = another.read_bytes()
    another.replace(bot.file)
    await bot.refused("games.sqlite3 is another file")
    await bot.new_connections()
    await bot.refused("games.sqlite3 is another file")
    with pytest.raises(StoreUnavailable, match="is another file"):
        await bot.store.load(1)
    assert bot.file.read_bytes() == before
    assert [numbers(one) for one in bot.rescued] == [[1, 2]]


async def test_what_was_not_yet_in_the_file_is_no_part_of_the_one_in_its_place(bot: Bot) -> None:
    """SQLite would take the log beside it for its own, as after a kill, and nothing of it would be left."""
    bot.another().replace(bot.file)
    await bot.refused("is another file")
    assert bot.beside("-wal").stat().st_size == 0
    await bot.store.close()
    assert [bot.beside(ending).exists() for ending in COMPANIONS] == [False, False]
    with closing(sqlite3.connect(bot.file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("another",)]


async def test_the_file_that_was_moved_away_has_all_of_it_by_itself(bot: Bot) -> None:
    await bot.open_table()
    moved = bot.file.rename(bot.folder / "moved")
    await bot.refused("is gone")
    assert numbers(moved) == [1, 2]


async def test_it_goes_on_when_the_same_file_is_back(bot: Bot, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "bot.store")
    moved = bot.folder / "moved"
    for times in (1, 2):
        bot.file.rename(moved)
        for _ in range(3):
            await bot.refused("is gone")
        assert len(bot.rescued) == times
        moved.rename(bot.file)
        made = await bot.open_table()
        assert made.id == times + 1
    assert numbers(bot.file) == [1, 2, 3]
    assert [numbers(one) for one in bot.rescued] == [[1], [1, 2]]
    told = [one.getMessage() for one in caplog.records]
    assert len(told) == 6
    for first, saved, over in (told[:3], told[3:]):
        assert first == "nothing is stored, for the database is not the file that was opened (games.sqlite3 is gone)"
        assert saved.startswith("what the open database holds is saved in ")
        assert saved.endswith(tuple(str(one) for one in bot.rescued))
        assert over.startswith("the database is the file that was opened again, after ")


async def test_it_goes_on_when_the_same_file_takes_its_place_back_from_another(bot: Bot) -> None:
    same = bot.folder / "same"
    os.link(bot.file, same)
    bot.another().replace(bot.file)
    await bot.refused("is another file")
    same.replace(bot.file)
    assert (await bot.open_table()).id == 2


async def test_what_is_saved_never_takes_the_place_of_what_is_there(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1_700_000_000.0)
    there = [bot.beside(f".rescued-20231114T2213{second}Z") for second in (20, 21)]
    for one in there:
        one.write_text("there")
    bot.file.unlink()
    await bot.refused("is gone")
    assert [one.read_text() for one in there] == ["there"] * 2
    assert numbers(bot.beside(".rescued-20231114T221322Z")) == [1]


async def test_what_is_deleted_in_the_middle_of_a_transaction_is_noticed_before_it_is_committed(bot: Bot) -> None:
    async def delete() -> None:
        async with bot.store._database.writing() as connection:
            await connection.execute(text("DELETE FROM games"))
            bot.file.unlink()

    with pytest.raises(StoreUnavailable, match="is gone"):
        await delete()
    (rescued,) = bot.rescued
    assert numbers(rescued) == [1]
    assert bot.beside("-wal").stat().st_size == 0


@pytest.mark.parametrize("ending", COMPANIONS)
async def test_a_companion_that_is_deleted_is_as_bad(bot: Bot, ending: str) -> None:
    """Of the log all that is not in the file would be lost with a kill; without the index others do not see locks."""
    await bot.open_table()
    bot.beside(ending).unlink()
    await bot.new_connections()
    await bot.refused(f"games.sqlite3{ending} is gone")
    assert [numbers(one) for one in bot.rescued] == [[1, 2]]
    killed = shutil.copyfile(bot.file, bot.folder / "killed")
    assert numbers(killed) == [1, 2]
    await bot.store.close()
    await bot.start()
    assert (await bot.open_table()).id == 3


async def test_what_was_deleted_right_before_the_bot_stops_is_saved(bot: Bot) -> None:
    bot.file.unlink()
    await bot.store.close()
    assert [numbers(one) for one in bot.rescued] == [[1]]


async def test_a_bot_that_stops_saves_nothing_where_all_is_well(bot: Bot) -> None:
    await bot.store.close()
    assert sorted(one.name for one in bot.folder.iterdir()) == ["games.sqlite3", "games.sqlite3.lock"]


async def test_what_is_saved_has_the_permissions_of_the_file(tmp_path: Path) -> None:
    bot = await Bot(tmp_path).start()
    assert stat.S_IMODE(bot.file.stat().st_mode) == 0o600
    await bot.store.close()
    bot.file.chmod(0o640)
    await bot.start()
    bot.file.unlink()
    await bot.refused("is gone")
    await bot.store.close()
    assert [stat.S_IMODE(one.stat().st_mode) for one in bot.rescued] == [0o640]


async def test_what_cannot_be_saved_is_tried_again_a_minute_later(
    bot: Bot, full: Callable[[bool], None], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    full(True)
    bot.file.unlink()
    await bot.refused("is gone")
    full(False)
    await bot.refused("is gone")
    assert bot.rescued == []
    assert "could not be saved beside" in caplog.text
    assert os.strerror(errno.ENOSPC) in caplog.text
    now += 61
    await bot.refused("is gone")
    assert [numbers(one) for one in bot.rescued] == [[1]]


async def test_what_could_not_be_saved_is_tried_once_more_at_the_end(bot: Bot, full: Callable[[bool], None]) -> None:
    full(True)
    bot.file.unlink()
    await bot.refused("is gone")
    full(False)
    await bot.store.close()
    assert [numbers(one) for one in bot.rescued] == [[1]]


async def test_what_another_try_left_half_done_is_in_nobodys_way(bot: Bot) -> None:
    bot.beside(".rescuing").write_text("half")
    bot.file.unlink()
    await bot.refused("is gone")
    assert [numbers(one) for one in bot.rescued] == [[1]]
    assert not bot.beside(".rescuing").exists()


async def test_a_folder_that_is_deleted_is_made_again_for_what_is_saved(bot: Bot) -> None:
    shutil.rmtree(bot.folder)
    await bot.refused("games.sqlite3 is gone")
    assert [numbers(one) for one in bot.rescued] == [[1]]
    assert stat.S_IMODE(bot.folder.stat().st_mode) == 0o700
    assert list(bot.folder.iterdir()) == bot.rescued


async def test_a_link_that_leads_elsewhere_is_noticed(tmp_path: Path) -> None:
    bot = Bot(tmp_path)
    bot.folder.mkdir()
    first = Path("first", "games.sqlite3")
    (bot.folder / first).parent.mkdir()
    bot.file.symlink_to(first)
    await bot.start()
    await bot.open_table()
    bot.file.unlink()
    bot.file.symlink_to(bot.another())
    await bot.refused("games.sqlite3 is another file")
    assert [numbers(one) for one in bot.rescued_in(first.parent)] == [[1]]
    await bot.store.close()


async def test_a_file_that_is_replaced_while_it_is_opened_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await Bot(tmp_path).start()
    await bot.store.close()
    another, connect = bot.another(), sqlite3.connect

    def late(*args: Any, **options: Any) -> sqlite3.Connection:
        if another.exists():
            another.replace(bot.file)
        return connect(*args, **options)

    monkeypatch.setattr(sqlite3, "connect", late)
    with pytest.raises(BadDatabaseUrl, match=r"cannot be used \(games.sqlite3 is another file\)"):
        await bot.start()


async def test_a_file_that_is_replaced_while_another_connection_is_opened_is_not_written_to(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    another, connect = bot.another(), sqlite3.connect
    with closing(sqlite3.connect(another, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # which the bot would change
    before = another.read_bytes()

    def late(*args: Any, **options: Any) -> sqlite3.Connection:
        if another.exists():
            another.replace(bot.file)
        return connect(*args, **options)

    await bot.new_connections()
    monkeypatch.setattr(sqlite3, "connect", late)
    await bot.refused("games.sqlite3 is another file")
    assert bot.file.read_bytes() == before


async def test_a_lock_that_is_deleted_is_locked_again(bot: Bot, caplog: pytest.LogCaptureFixture) -> None:
    bot.beside(".lock").unlink()
    assert (await bot.open_table()).id == 2
    assert stat.S_IMODE(bot.beside(".lock").stat().st_mode) == 0o600
    assert caplog.text.count("is not the file that was locked") == 1
    with pytest.raises(DatabaseInUse):
        await Store.open(bot.url)
    await bot.open_table()
    assert caplog.text.count("is not the file that was locked") == 1


async def test_who_has_locked_another_file_in_its_place_has_the_database(bot: Bot) -> None:
    bot.beside(".lock").unlink()
    with FileLock(bot.beside(".lock"), timeout=1):
        for _ in range(2):
            await bot.refused("somebody else may be writing")
        assert bot.store.lease.lost.is_set()
        assert not bot.store.lease.held
    assert numbers(bot.file) == [1]
    assert bot.rescued == []


async def test_a_lock_that_cannot_be_locked_again_at_once_is_so_later(bot: Bot) -> None:
    bot.beside(".lock").unlink()
    bot.beside(".lock").mkdir()
    await bot.refused("games.sqlite3.lock cannot be locked")
    bot.beside(".lock").rmdir()
    assert (await bot.open_table()).id == 2
    assert not bot.store.lease.lost.is_set()


async def test_no_lock_is_made_beside_another_database(bot: Bot) -> None:
    bot.another().replace(bot.file)
    bot.beside(".lock").unlink()
    await bot.refused("is another file")
    assert not bot.beside(".lock").exists()


async def test_a_path_that_cannot_be_looked_at_counts_as_away(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = os.stat

    def closed(path: Any, *rest: Any, **options: Any) -> os.stat_result:
        if str(path) == str(bot.file):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return looked(path, *rest, **options)

    with monkeypatch.context() as patched:
        patched.setattr(os, "stat", closed)
        await bot.refused("games.sqlite3 cannot be reached: Permission denied")
    assert (await bot.open_table()).id == 2


async def test_it_can_be_looked_at_without_storing_anything(bot: Bot) -> None:
    await bot.store.require_file()
    assert not bot.store.file_away
    bot.file.unlink()
    assert bot.store.file_away
    assert bot.rescued == []
    with pytest.raises(StoreUnavailable, match="is gone"):
        await bot.store.require_file()
    assert len(bot.rescued) == 1


async def test_an_address_that_is_a_uri_makes_no_file_either(tmp_path: Path) -> None:
    bot = Bot(tmp_path)
    bot.folder.mkdir()
    bot.url = f"sqlite:///file:{bot.file}?mode=rwc&uri=true"
    await bot.start()
    await bot.open_table()
    assert look(bot.store._database._engine.url.set(database=str(bot.file)), "SELECT id FROM games")[0][0] == 1
    bot.file.unlink()
    await bot.new_connections()
    await bot.refused("is gone")
    assert not bot.file.exists()
    await bot.store.close()
