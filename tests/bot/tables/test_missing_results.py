"""Games that ended before results were kept get the very results that they would have got, whatever happens."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, event, select, update

from bot.domain.clock import SystemClock
from bot.reconciler import BackgroundJobs, background_jobs
from bot.store import GameResult, ShardAssignment, Store, StoreUnavailable
from bot.store.schema import games, log, placings, results
from bot.tables import ChannelRef, Table, TableError, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, started
from tests.bot.faults.discord import Crash
from tests.bot.play_on import press
from tests.bot.toy import GAMES


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait."""
    monkeypatch.setattr(background_jobs, "RESULT_PAUSE", 0.0)


async def fill(tables: Tables) -> None:
    """Do the duty once."""
    await BackgroundJobs(tables, None, SystemClock()).fill_results()  # type: ignore[arg-type]


async def over(tables: Tables, count: int = 5) -> list[Table]:
    """Return games that ended in different ways: played at random to the end, left by a person, stopped."""
    ended = []
    for number in range(count):
        table = await started(tables, (ANA, BEN), computers=1, left="20")
        random = Random(number)
        for _ in range(2 * number):
            await press(tables, random, table.id)
        if number % 3 == 1:
            await tables.early_ends.resign(table.id, BEN, "merchant")
        if number % 3:
            await tables.early_ends.stop(table.id, ANA)
        while (await tables.get(table.id)).status.live:
            await press(tables, random, table.id)
        ended.append(await tables.get(table.id))
    return ended


async def stored(store: Store) -> tuple[list[Any], list[Any]]:
    """Return all rows of results."""
    async with store._database.reading() as connection:
        return (
            [tuple(row) for row in await connection.execute(select(results).order_by(results.c.game))],
            [tuple(row) for row in await connection.execute(select(placings).order_by(*placings.primary_key.columns))],
        )


async def forget(store: Store, after: int = 0) -> None:
    """Let it be a database of a bot that kept no results, or none of the games after this one."""
    async with store._database.writing() as connection:
        await connection.execute(delete(placings).where(placings.c.game > after))
        await connection.execute(delete(results).where(results.c.game > after))


@pytest.fixture
async def ended(tables: Tables, store: Store) -> list[Table]:
    """Give games that are over."""
    return await over(tables)


async def test_they_get_the_very_rows_that_the_last_action_would_have_written(
    tables: Tables, store: Store, ended: list[Table]
) -> None:
    running, lobby = await started(tables, (ANA, BEN), left="900"), ChannelRef(1, 78)
    cancelled = await tables.lobbies.create(TableSpec(lobby, "toy", 2, {}, "en"), ANA, "Ana")
    await tables.early_ends.stop(cancelled.id, ANA)
    before = await stored(store)
    assert [row[0] for row in before[0]] == [one.id for one in ended]
    await forget(store)
    later = Tables(store, GAMES)
    await fill(later)
    assert await stored(store) == before
    assert len(later) == 0, "they came into memory"
    await fill(later)
    assert await stored(store) == before
    assert await store.results.of(running.id) is None


async def test_batches_follow_each_other(
    tables: Tables, store: Store, ended: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await stored(store)
    await forget(store)
    monkeypatch.setattr("bot.tables.missing_results._BATCH", 2)
    await fill(tables)
    assert await stored(store) == before


async def test_a_bot_that_is_killed_at_any_statement_has_done_it_once_in_the_end(
    url: str, store: Store, ended: list[Table]
) -> None:
    """At a commit, too; the games before it keep what they have got, and no game has half of a result."""
    before = await stored(store)
    count, dies = 0, 0

    def killed(*_: Any) -> None:
        nonlocal count
        count += 1
        if count == dies:
            raise Crash

    for dies in range(1, 200):
        await forget(store, after=3)
        count = 0
        mortal = await Store.open(url, exclusive=False)
        for name in ("before_cursor_execute", "commit"):
            event.listen(mortal._database._engine.sync_engine, name, killed)
        with suppress(Crash, TableError):
            await fill(Tables(mortal, GAMES))
        await mortal.close()
        found = await stored(store)
        there = {row[0] for row in found[0]}
        assert found[1] == [row for row in before[1] if row[0] in there]
        if count < dies:
            break
        await fill(Tables(store, GAMES))
        assert await stored(store) == before
    else:
        raise AssertionError("it never succeeds")
    assert dies > 2 * 5
    assert await stored(store) == before


async def test_what_is_done_twice_at_the_same_time_is_done_once(
    tables: Tables, store: Store, ended: list[Table]
) -> None:
    before = await stored(store)
    await forget(store)
    await asyncio.gather(fill(tables), fill(Tables(store, GAMES)))
    assert await stored(store) == before


async def test_a_game_whose_rules_are_gone_gets_a_result_without_points(store: Store, ended: list[Table]) -> None:
    """Once: nobody tries it again."""
    table = ended[0]
    await forget(store)
    await fill(Tables(store, {}))
    result = await store.results.of(table.id)
    assert result is not None
    assert (result.at, result.ended) == (table.finished, "finished")
    assert [(one.user, one.points, one.won, one.turns) for one in result.placings] == [
        (ANA, None, False, None),
        (BEN, None, False, None),
        (None, None, False, None),
    ]
    assert await store.results.without_result(9) == ()


async def test_a_game_that_cannot_be_replayed_gets_a_result_without_points(store: Store, ended: list[Table]) -> None:
    """However its log is wrong: an action that nobody knows, or a take-back of nothing."""
    first, second, third = (table.id for table in ended[2:])
    before = await stored(store)
    await forget(store)
    async with store._database.writing() as connection:
        for game, row in ((first, {"code": "no such thing"}), (second, {"entry": "back", "code": "1"})):
            last = select(log.c.number).where(log.c.game == game).order_by(log.c.number).limit(1).scalar_subquery()
            await connection.execute(update(log).where(log.c.game == game, log.c.number == last).values(row))
        await connection.execute(update(games).where(games.c.id == third).values(options={"left": "many"}))
    await fill(Tables(store, GAMES))
    rows = await stored(store)
    assert rows[0] == before[0]
    for was, now in zip(before[1], rows[1], strict=True):
        gone = was[0] in (first, second, third)
        assert now == ((*was[:6], None, False, None, None) if gone else was)


async def test_a_game_that_cannot_even_be_read_gets_its_end_alone(store: Store, ended: list[Table]) -> None:
    """And those behind it get their own."""
    table = ended[1]
    await forget(store)
    async with store._database.writing() as connection:
        await connection.execute(update(log).where(log.c.game == table.id).values(entry="what"))
    await fill(Tables(store, GAMES))
    assert await store.results.of(table.id) == GameResult(table.finished or 0, "host", ())
    assert await store.results.without_result(9) == ()


async def test_a_game_on_which_the_store_fails_is_done_another_time(
    tables: Tables, store: Store, ended: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are not kept from theirs by it."""
    before = await stored(store)
    await forget(store)
    with monkeypatch.context() as patched:
        real = store.load

        async def load(game: int) -> Any:
            if game == ended[1].id:
                raise StoreUnavailable("disk I/O error")
            return await real(game)

        patched.setattr(store, "load", load)
        await fill(tables)
    assert [one.game for one in await store.results.without_result(9)] == [ended[1].id]
    await fill(tables)
    assert await stored(store) == before


async def test_each_process_does_it_for_its_own_servers(url: str) -> None:
    halves = [await Store.open(url, ShardAssignment(2, frozenset({shard})), exclusive=False) for shard in (0, 1)]
    made = []
    for shard, store in enumerate(halves):
        place = ChannelRef((shard << 22) + 5, 70 + shard)
        table = await Tables(store, GAMES).lobbies.create(TableSpec(place, "toy", 2, {}, "en"), ANA, "Ana")
        await Tables(store, GAMES).lobbies.join(table.id, BEN, "Ben")
        await Tables(store, GAMES).lobbies.start(table.id, ANA)
        made.append((await Tables(store, GAMES).early_ends.stop(table.id, ANA)).id)
    await forget(halves[0])
    await fill(Tables(halves[1], GAMES))
    assert await halves[0].results.of(made[0]) is None
    assert await halves[0].results.of(made[1]) is not None
    for store in halves:
        await store.close()


async def test_who_is_deleted_meanwhile_is_not_brought_back(
    tables: Tables, store: Store, ended: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game was read before the deletion, and its result is stored after it."""
    await forget(store)
    real = store.load

    async def load(game: int) -> Any:
        found = await real(game)
        await Tables(store, GAMES).people.erase(BEN, lambda language: "merchant")
        return found

    monkeypatch.setattr(store, "load", load)
    await fill(tables)
    rows = (await stored(store))[1]
    assert {row[4] for row in rows} == {ANA, None}
    assert len(rows) > len(ended)


async def test_a_deletion_at_the_same_time_leaves_nobody_either(store: Store, ended: list[Table]) -> None:
    """A moment earlier or later each time."""
    for user in (BEN, ANA):
        await forget(store)

        async def deletes(user: int = user) -> None:
            await asyncio.sleep(0.01 * (user - ANA))
            await Tables(store, GAMES).people.erase(user, lambda language: "merchant")

        await asyncio.gather(fill(Tables(store, GAMES)), deletes())
        rows = await stored(store)
        assert user not in {row[4] for row in rows[1]}
        assert len(rows[0]) == len(ended)


async def test_it_begins_by_itself_a_while_after_the_start(
    store: Store, ended: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await stored(store)
    await forget(store)
    monkeypatch.setattr(background_jobs, "RESULTS_AFTER", 0.05)
    tables = Tables(store, GAMES)
    jobs = BackgroundJobs(tables, None, SystemClock())  # type: ignore[arg-type]
    jobs.start()
    assert await stored(store) == ([], [])
    for _ in range(500):
        await asyncio.sleep(0.01)
        if await stored(store) == before:
            break
    await jobs.close()
    assert await stored(store) == before
