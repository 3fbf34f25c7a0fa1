"""Failures: the store cannot be written, and the game stands where it stood."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import Store
from bot.store.url import database_url
from bot.tables import Reason, Table, TableError, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, refused, started, state
from tests.bot.toy import GAMES
from tests.databases import SERVED


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    """Give a store on a file that soon loses patience."""
    monkeypatch.setattr("bot.store.database.BUSY_SECONDS", 0.05)
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    yield store
    await store.close()


async def pragma(store: Store, words: str) -> None:
    """Let every connection from now on begin with a pragma."""
    engine = store._database._engine
    event.listen(engine.sync_engine, "connect", lambda connection, _: connection.execute(f"PRAGMA {words}"))
    await engine.dispose()


async def stands(tables: Tables, table: Table, store: Store) -> None:
    """Expect the table to be as it was, in memory and on disk."""
    assert state(await tables.get(table.id)) == state(table)
    assert state(await Tables(store, GAMES).get(table.id)) == state(table)


async def test_a_locked_store_is_told_and_the_press_counts_later(tables: Tables, store: Store, tmp_path: Path) -> None:
    table = (await tables.play.act((await started(tables)).id, ANA, None, ["k"])).table
    other = sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    await refused(Reason.STORE, tables.play.act(table.id, ANA, table.version, ["k"]))
    await refused(Reason.STORE, tables.play.take_back(table.id, ANA))
    await refused(Reason.STORE, tables.outbox.update_shown(table.id, lambda table, shown: replace(shown, board=5)))
    await refused(Reason.STORE, tables.early_ends.stop(table.id, ANA))
    await refused(Reason.STORE, tables.lobbies.create(TableSpec(table.channel_ref, "toy", 2, {}, "en"), ANA, "Ana"))
    await stands(tables, table, store)
    assert (await tables.get(table.id)).board is None
    other.execute("ROLLBACK")
    other.close()
    assert (await tables.play.act(table.id, ANA, table.version, ["k"])).table._game_session.game.scores == [2, 0]


async def test_a_store_that_may_only_be_read_is_told(tables: Tables, store: Store) -> None:
    table = await started(tables)
    await pragma(store, "query_only=ON")
    await refused(Reason.STORE, tables.play.act(table.id, ANA, table.version, ["k"]))
    await stands(tables, table, store)
    await pragma(store, "query_only=OFF")
    await tables.play.act(table.id, ANA, table.version, ["k"])


async def test_a_full_disk_is_told_and_no_press_is_half_there(tables: Tables, store: Store) -> None:
    table = await started(tables, left="9999")
    await pragma(store, "max_page_count=1")
    for _ in range(2000):
        before = await tables.get(table.id)
        try:
            await tables.play.act(table.id, ANA, None, ["k"] * 10)
        except TableError as error:
            told = error.reason
            break
    else:
        pytest.fail("the disk never filled up")
    assert told is Reason.STORE
    await stands(tables, before, store)
    assert before._game_session.game.scores[0] % 10 == 0
    await pragma(store, "max_page_count=1000000")
    after = (await tables.play.act(table.id, ANA, before.version, ["k"])).table
    assert after._game_session.game.scores[0] == before._game_session.game.scores[0] + 1


async def test_a_press_that_is_given_up_half_way_leaves_no_doubt(tables: Tables, store: Store) -> None:
    table = await started(tables, left="9999")
    for delay in range(30):
        press = asyncio.create_task(tables.play.act(table.id, ANA, None, ["k"]))
        await asyncio.sleep(delay / 10000)
        press.cancel()
        await asyncio.gather(press, return_exceptions=True)
    # A commit that went on behind the back of a cancelled press shows at the next one, which looks again.
    last = await asyncio.gather(tables.play.act(table.id, ANA, None, ["k"]), return_exceptions=True)
    assert getattr(last[0], "reason", Reason.STALE) is Reason.STALE
    await tables.play.act(table.id, ANA, None, ["k"])
    stored = await store.load(table.id)
    assert stored is not None
    now = await tables.get(table.id)
    assert now._game_session.game.scores[0] == len(stored.log)
    assert now.version == stored.game.version == stored.log[-1].number
    assert state(await Tables(store, GAMES).get(table.id)) == state(now)


@pytest.mark.parametrize("url", [SERVED], indirect=True)
async def test_lost_connections_are_found_again(url: str) -> None:
    store = await Store.open(url)
    tables = Tables(store, GAMES)
    table = await started(tables)
    engine = create_async_engine(database_url(url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    await engine.dispose()
    assert (await tables.play.act(table.id, ANA, table.version, ["t1"])).table._game_session.game.scores == [1, 0]
    await store.close()


@pytest.mark.parametrize("url", [SERVED], indirect=True)
async def test_a_server_that_is_gone_is_told(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.database.BUSY_SECONDS", 0.05)
    store = await Store.open(url)
    tables = Tables(store, GAMES)
    table = await started(tables)
    engine = create_async_engine(database_url(url).set(database="postgres"), isolation_level="AUTOCOMMIT")
    name = database_url(url).database
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        await refused(Reason.STORE, tables.play.act(table.id, ANA, table.version, ["t1"]))
        await refused(Reason.STORE, tables.get(table.id))
        await refused(Reason.STORE, tables.play.act(table.id, BEN, table.version, ["t1"]))
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    await store.close()
