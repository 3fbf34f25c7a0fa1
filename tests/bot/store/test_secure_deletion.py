"""What was deleted is not on the disk either: the bytes of the database's files name nobody any more."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import event, text

from bot.reconciler.background_jobs import SWEEP_EVERY, BackgroundJobs
from bot.store import Store, StoreUnavailable
from bot.store.schema import cleanups, metadata
from bot.tables import TableError, Tables, TableSpec
from bot.tables.people.secure_deletion import LONG, PAUSE, QUIET, SMALL
from tests.bot.at_table import ANA, PLACE
from tests.bot.faults.clock import VirtualClock
from tests.bot.store.person_everywhere import ME, NAME, everywhere, forget
from tests.bot.toy import GAMES
from tests.conftest import SERVED

TRACES = (ME.to_bytes(8, "big"), str(ME).encode(), NAME.encode())
"""How a person's id and name are written in a file of SQLite: in columns, in texts."""

ON_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
ON_POSTGRESQL = pytest.mark.parametrize("url", [SERVED], indirect=True)


class Idle:
    """A reconciler that has nothing to do."""

    async def sweep(self) -> None:
        """Sweep."""

    def wake(self, table_id: int) -> None:
        """Look at a table."""


@asynccontextmanager
async def watched(tables: Tables, clock: VirtualClock) -> AsyncIterator[BackgroundJobs]:
    """Let what runs beside the client run."""
    watch = BackgroundJobs(tables, Idle(), clock)  # type: ignore[arg-type]
    watch.start()
    await clock.quiet()
    yield watch
    await watch.close()


@pytest.fixture
def clock() -> VirtualClock:
    """Give a clock that stands."""
    return VirtualClock()


@pytest.fixture
def tables(store: Store, clock: VirtualClock) -> Tables:
    """Give tables of the toy game, by that clock."""
    return Tables(store, GAMES, clock=clock.now)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Give where the file of SQLite is."""
    return tmp_path / "games.sqlite3"


def left_in(file: Path) -> set[str]:
    """Return the files of a database whose bytes name the person."""
    return {one.name for one in file.parent.glob(f"{file.name}*") if any(trace in one.read_bytes() for trace in TRACES)}


def reading(file: Path) -> sqlite3.Connection:
    """Return a connection that reads one state of the database until it is closed."""
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("BEGIN")
    connection.execute("SELECT count(*) FROM games").fetchone()
    return connection


def without_secure_delete(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SQLite be as where it was built without secure_delete: each new connection has it off."""
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def off(*args: Any, **options: Any) -> sqlite3.Connection:
        connection = connect(*args, **options)
        connection.execute("PRAGMA secure_delete=OFF")
        return connection

    monkeypatch.setattr(sqlite3, "connect", off)


@ON_SQLITE
async def test_no_byte_of_the_files_names_who_had_his_data_deleted(store: Store, tables: Tables, file: Path) -> None:
    await everywhere(tables, store)
    assert left_in(file)
    await forget(tables)
    assert left_in(file) == set()


@ON_SQLITE
async def test_nor_where_sqlite_was_built_without_secure_delete(
    url: str, file: Path, clock: VirtualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_secure_delete(monkeypatch)
    store = await Store.open(url)
    tables = Tables(store, GAMES, clock=clock.now)
    await everywhere(tables, store)
    await forget(tables)
    assert left_in(file) == set()
    await store.close()
    assert left_in(file) == set()


@ON_SQLITE
async def test_while_somebody_reads_it_is_tried_again_until_he_has_ended(
    store: Store, tables: Tables, clock: VirtualClock, file: Path
) -> None:
    await everywhere(tables, store)
    with closing(reading(file)):
        await forget(tables)
        assert left_in(file), "the reader still needs what was there"
        async with watched(tables, clock):
            await clock.advance(5 * SWEEP_EVERY)
            assert left_in(file)
    async with watched(tables, clock):
        await clock.advance(SWEEP_EVERY)
    assert left_in(file) == set()


@ON_SQLITE
async def test_it_is_done_after_a_kill_as_well(store: Store, tables: Tables, clock: VirtualClock, file: Path) -> None:
    await everywhere(tables, store)
    killed = file.parent / "killed" / file.name
    killed.parent.mkdir()
    with closing(reading(file)):
        await forget(tables)
        for one in file.parent.glob(f"{file.name}*"):
            if one.suffix != ".lock":
                shutil.copyfile(one, killed.with_name(one.name))
    assert left_in(killed)
    again = await Store.open(f"sqlite:///{killed}")
    async with watched(Tables(again, GAMES, clock=clock.now), clock):
        assert left_in(killed) == set()
        assert await again.cleanup.owed() == frozenset()
    await again.close()


async def test_what_is_deleted_while_the_disk_is_cleaned_is_owed(store: Store) -> None:
    await store.people.forget(ME)
    owed = await store.cleanup.owed()
    await store.people.forget(ME + 1)
    await store.cleanup.settle(owed)
    assert len(await store.cleanup.owed()) == 1
    assert owed.isdisjoint(await store.cleanup.owed())


async def test_a_deletion_is_answered_though_the_disk_cannot_be_cleaned(
    store: Store, tables: Tables, clock: VirtualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await everywhere(tables, store)

    async def broken() -> bool:
        raise StoreUnavailable("the disk is away")

    monkeypatch.setattr(store.cleanup, "clean", broken)
    await forget(tables)
    async with watched(tables, clock):
        assert await store.cleanup.owed()
        monkeypatch.undo()
        await clock.advance(SWEEP_EVERY)
        assert not await store.cleanup.owed()


def on_disk(file: Path) -> bytes:
    """Return the bytes of a file."""
    return file.read_bytes()


def freed(file: Path) -> int:
    """Return how many pages of a file are free."""
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("PRAGMA freelist_count").fetchone()[0])


@pytest.fixture
async def old(url: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a file in which a person's data were deleted before secure_delete was on."""
    store = await Store.open(url)
    await store.close()
    with monkeypatch.context() as patch:
        without_secure_delete(patch)
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            rows = [(number, f"{NAME} {number}", 5) for number in range(2000)]
            connection.execute("PRAGMA foreign_keys=OFF")
            connection.executemany(f"INSERT INTO notes VALUES (?, {ME}, ?, ?)", rows)
            connection.execute("DELETE FROM notes")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert left_in(file)
    return file


@ON_SQLITE
async def test_what_was_deleted_before_is_overwritten_once(url: str, old: Path, clock: VirtualClock) -> None:
    store = await Store.open(url)
    assert freed(old)
    async with watched(Tables(store, GAMES, clock=clock.now), clock):
        assert left_in(old) == set()
        assert freed(old) == 0
    assert not await store.cleanup.wants_vacuum()
    await store.close()
    store = await Store.open(url)
    assert not await store.cleanup.wants_vacuum(), "once a database"
    await store.close()


class Counting:
    """Stands in for the store's part, with a database of any size; counts how often it is rewritten."""

    def __init__(self, size: int, played: int | None) -> None:
        self.size_, self.played, self.vacuumed, self.fails = size, played, 0, 0

    async def owed(self) -> frozenset[str]:
        """Return nothing."""
        return frozenset()

    async def wants_vacuum(self) -> bool:
        """Whether it was not done."""
        return not self.vacuumed

    async def size(self) -> int:
        """Return the size."""
        return self.size_

    async def last_played(self) -> int | None:
        """Return when anybody played last."""
        return self.played

    async def vacuum(self) -> None:
        """Count."""
        if self.fails:
            self.fails -= 1
            raise StoreUnavailable("no space left")
        self.vacuumed += 1


def counted(store: Store, size: int, played: int | None) -> Counting:
    """Put such a part in the place of the store's own."""
    part = Counting(size, played)
    store.cleanup = part  # type: ignore[assignment]
    return part


@pytest.mark.parametrize(("size", "done"), [(SMALL, 1), (SMALL + 1, 0)])
async def test_a_large_file_is_not_rewritten_while_people_play(
    store: Store, tables: Tables, clock: VirtualClock, size: int, done: int
) -> None:
    part = counted(store, size, tables.now)
    for seconds, times in ((0, done), (QUIET - 1, done), (1, 1), (LONG, 1)):
        clock.leap(seconds)
        await tables.disk_cleanup.run()
        assert part.vacuumed == times


async def test_where_people_always_play_it_is_done_after_a_day(
    store: Store, tables: Tables, clock: VirtualClock
) -> None:
    part = counted(store, SMALL + 1, tables.now)
    for seconds, times in ((0, 0), (LONG - 1, 0), (1, 1)):
        clock.leap(seconds)
        part.played = tables.now
        await tables.disk_cleanup.run()
        assert part.vacuumed == times


async def test_what_cannot_be_rewritten_is_tried_again_an_hour_later(
    store: Store, tables: Tables, clock: VirtualClock
) -> None:
    part = counted(store, 0, None)
    part.fails = 1
    with pytest.raises(TableError):
        await tables.disk_cleanup.run()
    for seconds, times in ((PAUSE - 1, 0), (1, 1)):
        clock.leap(seconds)
        await tables.disk_cleanup.run()
        assert part.vacuumed == times


async def test_whoever_plays_last_is_known_by_the_tables(store: Store, tables: Tables, clock: VirtualClock) -> None:
    assert await store.cleanup.last_played() is None
    await tables.lobbies.create(TableSpec(PLACE, "toy", 2, {}, "en"), ANA, "Ana")
    assert await store.cleanup.last_played() == tables.now


@ON_SQLITE
async def test_the_size_of_a_file_is_that_of_its_pages(store: Store, tables: Tables, file: Path) -> None:
    await everywhere(tables, store)
    assert await store.cleanup.clean()
    assert await store.cleanup.size() == len(on_disk(file))


@ON_SQLITE
async def test_a_file_that_is_rewritten_when_the_bot_stops_keeps_it_from_nothing(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted = asyncio.Event()
    interrupt = aiosqlite.Connection.interrupt

    async def noticed(connection: aiosqlite.Connection) -> None:
        interrupted.set()
        await interrupt(connection)

    monkeypatch.setattr(aiosqlite.Connection, "interrupt", noticed)
    await everywhere(tables, store)
    work = asyncio.create_task(store.cleanup.vacuum())
    begun = sqlite_begins(store, "VACUUM")
    await begun.wait()
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    assert interrupted.is_set()
    await forget(tables)
    await store.cleanup.vacuum()
    assert not await store.cleanup.wants_vacuum()


def sqlite_begins(store: Store, words: str) -> asyncio.Event:
    """Return what is set when a statement begins."""
    begun = asyncio.Event()

    def notice(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement == words:
            begun.set()

    event.listen(store._database._engine.sync_engine, "before_cursor_execute", notice)
    return begun


@ON_SQLITE
async def test_emptying_the_log_can_be_cancelled_while_a_reader_holds_it(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it is when the bot is stopped; the database can be used as before."""
    monkeypatch.setattr("bot.store.database._READERS_MS", 10_000)
    await store.guild_settings.change(1, lambda settings: replace(settings, threads=True))
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM guilds").fetchone()
        await store.guild_settings.change(2, lambda settings: replace(settings, threads=True))
        emptying = asyncio.create_task(store.cleanup.clean())
        await asyncio.sleep(0.1)
        emptying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await emptying
    assert (await store.guild_settings.of(2)).threads


@ON_POSTGRESQL
async def test_postgresql_removes_dead_rows_after_a_deletion(store: Store, tables: Tables, clock: VirtualClock) -> None:
    await everywhere(tables, store)
    await forget(tables)
    assert await store.cleanup.owed()
    async with watched(tables, clock):
        assert not await store.cleanup.owed()
    async with store._database.reading() as connection:
        wanted = text("SELECT relname, pg_stat_get_vacuum_count(oid) FROM pg_class WHERE relkind = 'r'")
        counts = {name: count for name, count in await connection.execute(wanted) if name in metadata.tables}
    assert set(counts) == set(metadata.tables)
    assert min(counts.values()) >= 1
    assert cleanups.name in counts
