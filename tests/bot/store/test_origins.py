"""Databases that earlier commits have written are read as they were meant, and every game in them goes on."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import Connection, MetaData, create_engine, select, text

from bot.domain.clock import SystemClock
from bot.games import GAMES
from bot.reconciler import BackgroundJobs, background_jobs
from bot.store import Store
from bot.store.schema import games
from bot.tables import Status, Table, Tables
from bot.tables.results import result_of
from engine.game import Outcome
from tests.bot.faults.world import NAMES
from tests.bot.origins.origin import ORIGINS, database_of, said
from tests.bot.origins.saying import PRACTISED, everything
from tests.bot.store.old_schemas import connected, to

RULES = {code: game.rules for code, game in GAMES.items()}


@pytest.fixture(params=ORIGINS)
def commit(request: pytest.FixtureRequest) -> str:
    """Give each commit whose database is kept."""
    return str(request.param)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def opened_once(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Give what each commit has left as a store has made it today's when it was first opened over that."""
    files = {commit: database_of(commit, tmp_path_factory.mktemp("left")) for commit in ORIGINS}
    for file in files.values():
        await (await Store.open(f"sqlite:///{file}")).close()
    return files


@pytest.fixture
async def store(commit: str, url: str, tmp_path: Path, opened_once: dict[str, Path]) -> AsyncIterator[Store]:
    """Give a store that was opened over what a commit has left."""
    if url.startswith("sqlite"):
        shutil.copyfile(opened_once[commit], tmp_path / "games.sqlite3")
    else:
        await carried_over(database_of(commit, tmp_path), url)
    store = await Store.open(url)
    yield store
    await store.close()


@pytest.fixture
def tables(commit: str, store: Store) -> Tables:
    """Give its tables, at the moment at which the commit left them."""
    at = said(commit)["at"]
    return Tables(store, RULES, clock=lambda: at)


async def carried_over(file: Path, url: str) -> None:
    """Put all rows of a SQLite file into a database of the same version on a server."""
    with closing(sqlite3.connect(file)) as connection:
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    source, known = create_engine(f"sqlite:///{file}"), MetaData()
    known.reflect(source)
    with source.connect() as connection:
        rows = {
            table.name: [dict(row._mapping) for row in connection.execute(table.select())]
            for table in known.sorted_tables
        }
    source.dispose()
    async with connected(url) as there:
        await there.run_sync(lambda sync: to(revision, sync))
    async with connected(url) as there:
        await there.run_sync(lambda sync: _fill(sync, rows))


def _fill(connection: Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    known = MetaData()
    known.reflect(connection)
    for table in known.sorted_tables:
        if rows[table.name] and table.name != "alembic_version":
            connection.execute(table.insert(), rows[table.name])
    connection.execute(text("SELECT setval(pg_get_serial_sequence('games', 'id'), (SELECT max(id) FROM games))"))


def differences(then: Any, now: Any, where: str = "") -> list[str]:
    """Return where something that was said once is not said now; what is said besides is no difference."""
    if isinstance(then, dict) and isinstance(now, dict):
        lacking = [f"{where}/{key} is gone" for key in then.keys() - now.keys()]
        both = (differences(then[key], now[key], f"{where}/{key}") for key in then.keys() & now.keys())
        return lacking + [one for found in both for one in found]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [
            one
            for place, pair in enumerate(zip(then, now, strict=True))
            for one in differences(*pair, f"{where}/{place}")
        ]
    return [] if then == now else [f"{where}: {then!r} is {now!r} now"]


async def test_all_that_a_commit_said_of_its_database_is_said_of_it_now(
    commit: str, tables: Tables, store: Store
) -> None:
    """Tables, seats, plans, motions, votes, records, exports, what people and servers have chosen."""
    now = json.loads(json.dumps(await everything(tables, store)))
    then = {key: value for key, value in said(commit).items() if key not in ("at", "messages")}
    assert sorted(differences(then, now)) == []


async def those(store: Store, status: Status) -> list[int]:
    """Return the numbers of all tables of a status, which nobody has to play again to know it."""
    async with store._database.reading() as connection:
        return list(await connection.scalars(select(games.c.id).where(games.c.status == status).order_by(games.c.id)))


async def test_every_game_that_is_over_gets_its_result(
    commit: str, tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scores that were told of it then, and who sat there; no other table gets one."""
    monkeypatch.setattr(background_jobs, "RESULT_PAUSE", 0.0)
    await BackgroundJobs(tables, None, SystemClock()).fill_results()  # type: ignore[arg-type]
    then, filled = said(commit)["tables"], 0
    for status in Status:
        for number in await those(store, status):
            result = await store.results.of(number)
            if status not in (Status.FINISHED, Status.STOPPED):
                assert result is None
                continue
            table, told = await tables.get(number), then[str(number)]
            assert result is not None
            assert result == result_of(table)
            assert (result.at, result.ended) == (told["finished"], told["ending"] or told["status"])
            last = [one for one in result.placings if one.until is None]
            assert [one.user for one in last] == [seat["user"] for seat in told["seats"]]
            if status is Status.FINISHED:
                scores, winners = (one.points for one in last), (one.seat for one in last if one.won)
                assert repr(Outcome(tuple(scores), tuple(winners))) == told["scores"]  # type: ignore[arg-type]
            filled += 1
    assert filled > 5
    assert await store.results.without_result(1) == ()


async def end(tables: Tables, table: Table, random: Random) -> Table:
    """Let everybody act at random until the game is over."""
    for _ in range(1000):
        if table.status is not Status.RUNNING:
            break
        if table.computer_due:
            turn = await tables.play.play_computer(table.id)
            table = turn.table if turn is not None else await tables.get(table.id)
            continue
        seat = random.choice(sorted(table.asked))
        seen, user = table.seen_by(seat), table.players[seat].user
        assert seen is not None
        code = random.choice(list(seen.legal)).code
        table = (await tables.play.act(table.id, user or 0, table.version, [code])).table
    return table


@pytest.mark.parametrize("step", [pytest.param(8, id="some"), pytest.param(1, id="all", marks=pytest.mark.thorough)])
async def test_every_game_in_progress_is_played_to_its_end(
    commit: str, tables: Tables, store: Store, step: int
) -> None:
    """What was played before counts, and the record tells all of it."""
    running = await those(store, Status.RUNNING)
    assert len(running) > 20
    for number in running[::step]:
        table = await tables.get(number)
        assert table.status is Status.RUNNING
        before = await store.load(table.id)
        over = await end(tables, table, Random(table.id))
        assert over.status is Status.FINISHED, table.id
        after = await store.load(table.id)
        assert before is not None
        assert after is not None
        assert after.log[: len(before.log)] == before.log
        record = await tables.game_records.record(table.id)
        assert record["seed"] == over.seed


async def test_every_lobby_that_is_full_begins(tables: Tables, store: Store) -> None:
    """All that was chosen, promised or written in it."""
    lobbies = [await tables.get(number) for number in await those(store, Status.LOBBY)]
    full = [one for one in lobbies if len(one.players) == one.size]
    assert full
    for table in full:
        assert (await tables.lobbies.start(table.id, table.host or 0)).status is Status.RUNNING


async def test_every_practice_game_is_played_to_its_end(tables: Tables) -> None:
    """Each by the person whose it is."""
    played = 0
    for user, name in NAMES.items():
        for kind in PRACTISED:
            names, random = (name, "Merit"), Random(kind)
            now = await tables.practice_games.of(user, kind, names)
            while now is not None and now.table.status is Status.RUNNING:
                seen = now.table.seen_by(now.practice.seat)
                assert seen is not None
                code = random.choice(list(seen.legal)).code
                now = await tables.practice_games.act(user, kind, now.practice.version, [code], (), names)
                played += 1
    assert played
