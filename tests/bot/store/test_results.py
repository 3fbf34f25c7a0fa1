"""Results in the store: one for each game, whole or not at all, and without the ids of people who were deleted."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import delete, event, select, update

from bot.store import EndedGame, GameResult, Placing, SeatRow, ShardAssignment, StaleVersion, Status, Store, TableChange
from bot.store.rows import FormerRow
from bot.store.schema import formers, games, placings, results, seats
from bot.tables import TableError, Tables
from tests.bot.at_table import ANA, BEN, CLEO, started
from tests.bot.faults.discord import Crash
from tests.bot.store.new_table import NEW
from tests.bot.toy import GAMES

RESULT = GameResult(
    1_700_000_100,
    "finished",
    (
        Placing(0, 0, 7, CLEO, None, None, won=False, turns=3, stand_in_turns=1),
        Placing(0, 7, None, ANA, None, 31, won=True, turns=4, stand_in_turns=0),
        Placing(1, 0, None, None, "merchant", -2, won=False, turns=8, stand_in_turns=0),
    ),
)
SEATS = (SeatRow(0, ANA, "Ana"), SeatRow(1, None, "merchant", "merchant"))
LEFT = (FormerRow(0, 7, CLEO, "Cleo"),)


async def begun(store: Store, *, channel: int = 77, guild: int = 1) -> int:
    """Return the number of a table that plays."""
    game = (await store.create(replace(NEW, channel=channel, guild=guild))).id
    dealt = {"version": 1, "status": Status.RUNNING.value, "seed": "5eed"}
    await store.change(TableChange(game, 0, dealt, seats=SEATS, formers=LEFT))
    return game


def ending(game: int, version: int = 1, result: GameResult | None = RESULT, **values: Any) -> TableChange:
    """Return the change by which a game ends."""
    over = {"version": version + 1, "status": Status.FINISHED.value, "finished": RESULT.at, **values}
    return TableChange(game, version, over, result=result)


async def test_a_result_is_read_as_it_was_written(store: Store) -> None:
    """With the change that ends the game, or later; of that game alone."""
    game, other, later = await begun(store), await begun(store, channel=78), await begun(store, channel=79)
    await store.change(ending(game))
    await store.change(ending(later, result=None))
    await store.results.keep(later, RESULT)
    assert await store.results.of(game) == RESULT
    assert await store.results.of(later) == RESULT
    assert await store.results.of(other) is None


async def test_who_loses_a_race_writes_no_result(store: Store) -> None:
    """Another process has ended the game before, or has gone on with it."""
    game = await begun(store)
    first, second = ending(game), ending(game, result=replace(RESULT, ended="host"))
    done = await asyncio.gather(store.change(first), store.change(second), return_exceptions=True)
    assert [type(one) for one in done if one != ()] == [StaleVersion]
    result = await store.results.of(game)
    assert result is not None
    assert result.ended == ("finished" if done[0] == () else "host")
    with pytest.raises(StaleVersion):
        await store.change(ending(game, 2))
    assert await store.results.of(game) == result


async def test_a_result_that_is_there_stays(store: Store) -> None:
    """Whoever fills it in finds it, and one of a table that is gone is not kept."""
    game = await begun(store)
    await store.change(ending(game))
    await store.results.keep(game, replace(RESULT, ended="host", placings=()))
    assert await store.results.of(game) == RESULT
    await store.results.keep(game + 1, RESULT)
    assert await store.results.of(game + 1) is None


async def test_results_go_with_their_table(store: Store) -> None:
    game = await begun(store)
    await store.change(ending(game))
    async with store._database.writing() as connection:
        await connection.execute(delete(games).where(games.c.id == game))
        for table in (results, placings):
            assert (await connection.execute(select(table))).all() == []


async def test_a_player_who_was_deleted_before_the_result_is_written_is_not_in_it(store: Store) -> None:
    """It was computed before the deletion, perhaps by a process that has not heard of it."""
    game, later = await begun(store), await begun(store, channel=78)
    await store.people.forget(CLEO)
    await store.change(ending(game))
    await store.change(ending(later, result=None))
    await store.people.forget(ANA)
    await store.results.keep(later, RESULT)
    found = [await store.results.of(one) for one in (game, later)]
    assert [[one.user for one in result.placings] for result in found if result] == [[None, None, None]] * 2
    assert [[one.turns for one in result.placings] for result in found if result] == [[3, 4, 8]] * 2


async def test_a_deletion_takes_the_person_out_of_results(store: Store) -> None:
    """And tells which tables these were, even if nothing else there names the person; all else stays."""
    game = await begun(store)
    await store.change(ending(game))
    async with store._database.writing() as connection:
        await connection.execute(update(seats).values(user=BEN))
        await connection.execute(update(formers).values(user=None))
    assert await store.people.forget(CLEO) == (game,)
    cleo, ana, merchant = RESULT.placings
    assert await store.results.of(game) == replace(RESULT, placings=(replace(cleo, user=None), ana, merchant))
    assert await store.people.forget(CLEO) == ()


async def test_games_without_a_result_are_found_in_order(store: Store) -> None:
    """Those that are over and were dealt; so many after a number."""
    made = [await begun(store, channel=70 + number) for number in range(6)]
    one, stopped, older, unended, has, _running = made
    await store.change(ending(one, result=None))
    await store.change(ending(stopped, result=None, status=Status.STOPPED.value, ending="idle"))
    await store.change(ending(older, result=None, finished=None, updated=5))
    await store.change(ending(unended, result=None, status=Status.STOPPED.value))
    await store.change(ending(has))
    lobby = (await store.create(replace(NEW, channel=90))).id
    await store.change(TableChange(lobby, 0, {"version": 1, "status": Status.CANCELLED.value}))
    lacking = (
        EndedGame(one, RESULT.at, "finished"),
        EndedGame(stopped, RESULT.at, "idle"),
        EndedGame(older, 5, "finished"),
        EndedGame(unended, RESULT.at, "stopped"),
    )
    assert await store.results.without_result(9) == lacking
    assert await store.results.without_result(2) == lacking[:2]
    assert await store.results.without_result(2, one) == lacking[1:3]
    assert await store.results.without_result(9, unended) == ()


async def test_only_games_of_own_shards_are_found(url: str) -> None:
    store = await Store.open(url, ShardAssignment(2, frozenset({1})), exclusive=False)
    for number in (0, 1):
        await store.change(ending(await begun(store, channel=70 + number, guild=(number << 22) + 5), result=None))
    assert [one.game for one in await store.results.without_result(9)] == [2]
    await store.close()


async def test_a_last_action_that_fails_at_any_statement_is_either_done_with_its_result_or_not_at_all(
    store: Store, url: str
) -> None:
    """Also if the process dies there, or at the commit."""
    for dies in range(1, 60):
        table = await started(Tables(store, GAMES), (ANA, BEN), left="1")
        mortal = await Store.open(url, exclusive=False)
        tables, count = Tables(mortal, GAMES), 0
        await tables.get(table.id)

        def killed(*_: Any, dies: int = dies) -> None:
            nonlocal count
            count += 1
            if count == dies:
                raise Crash

        for name in ("before_cursor_execute", "commit"):
            event.listen(mortal._database._engine.sync_engine, name, killed)
        with suppress(Crash, TableError):
            await tables.play.act(table.id, ANA, None, ["t1"])
        await mortal.close()
        now, result = await Tables(store, GAMES).get(table.id), await store.results.of(table.id)
        assert (result is not None) == (now.status is Status.FINISHED), dies
        assert result is None or len(result.placings) == 2
        await Tables(store, GAMES).early_ends.close_place(table.channel_ref.channel)
        assert await store.results.of(table.id) is not None
        if count < dies:
            break
    else:
        raise AssertionError("it never succeeds")
    assert dies > 5
