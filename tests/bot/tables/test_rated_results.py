"""What stays of a person's rated games when they are erased: in each their rating before it, and nothing else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event, select
from sqlalchemy.exc import OperationalError

from bot.domain.ladders import LadderChange
from bot.domain.ratings import START, LadderState, ladder_of
from bot.store import ErasedRatings, RatedGame, Store
from bot.store.schema import metadata, rated_players
from bot.tables import TableError, Tables, counted_results, rated_results
from tests.bot.at_table import ANA, BEN, CLEO, DAN
from tests.bot.store.rated_history import GUILD, TOY, RatedGames
from tests.bot.toy import GAMES

BEGINNER = (round(START.mean), round(START.deviation))


@pytest.fixture
def played(store: Store) -> RatedGames:
    """Give rated games."""
    return RatedGames(store)


async def erase(store: Store, *people: int) -> Tables:
    """Erase people and return the tables that did it."""
    tables = Tables(store, GAMES)
    for user in people:
        await tables.people.erase(user, lambda language: "merchant")
    return tables


async def kept(store: Store) -> dict[int, tuple[int | None, int | None]]:
    """Return what stays of erased players, by game."""
    columns = rated_players.c
    query = select(columns.game, columns.name, columns.mean, columns.deviation).where(columns.user.is_(None))
    async with store._database.reading() as connection:
        rows = list(await connection.execute(query))
    assert {row.name for row in rows} <= {""}
    return {row.game: (row.mean, row.deviation) for row in rows}


async def ladder(store: Store) -> LadderState:
    """Return the ladder as it is computed from the store."""
    return ladder_of(counted_results(await store.ladders.settled(GUILD, TOY), None))


def before(state: LadderState, user: int, game: int) -> tuple[int, int]:
    """Return a rating before a game in whole numbers."""
    mean, deviation = state.before(user, game)
    return round(mean), round(deviation)


async def test_each_result_keeps_the_rating_before_it(store: Store, played: RatedGames) -> None:
    """That of its own ladder and server; the first is that of a beginner."""
    games = [await played.play(BEN, CLEO if number % 2 else ANA, at=9 + number) for number in range(12)]
    elsewhere = await played.play(CLEO, BEN, at=12, guild=2)
    other = await played.play(CLEO, BEN, at=13, ladder="toy-open")
    state = await ladder(store)
    await erase(store, BEN)
    found = await kept(store)
    assert found == {**{game: before(state, BEN, game) for game in games}, elsewhere: BEGINNER, other: BEGINNER}
    assert found[games[0]] == BEGINNER
    assert found[games[-1]] != BEGINNER


async def test_numbers_of_others_change_by_rounding_only(store: Store, played: RatedGames) -> None:
    """Nobody gains or loses what a game of the ladder is worth."""
    people = (ANA, BEN, CLEO, DAN)
    for number in range(24):
        await played.play(people[number % 4], people[(number + 1 + number // 4 % 3) % 4], at=9 + number)
    old = await ladder(store)
    await erase(store, BEN)
    new = await ladder(store)
    assert new.standing(BEN) is None
    for user in (ANA, CLEO, DAN):
        then, now = old.standing(user), new.standing(user)
        assert then is not None
        assert now is not None
        assert (now.games, now.wins, now.last) == (then.games, then.wins, then.last)
        assert now.mean == pytest.approx(then.mean, abs=0.5)
        assert now.deviation == pytest.approx(then.deviation, abs=0.5)


async def test_a_struck_game_keeps_the_rating_that_it_would_have_begun_with(store: Store, played: RatedGames) -> None:
    """It may be restored; games from before a restart count for ever as those of a beginner."""
    games = [await played.play(BEN, ANA, at=9 + number) for number in range(8)]
    await played.manage(LadderChange.STRIKE, game=games[6])
    state = ladder_of(counted_results(await store.ladders.settled(GUILD, TOY), None))
    await erase(store, BEN)
    assert (await kept(store))[games[6]] == before(state, BEN, games[7])
    later = [await played.play(CLEO, ANA, at=100 + number) for number in range(6)]
    await played.manage(LadderChange.RESTART, at=90, ladder=TOY)
    await erase(store, CLEO)
    assert {(await kept(store))[game] for game in later} == {BEGINNER}


async def test_a_game_that_is_settled_meanwhile_or_still_runs_keeps_the_latest_rating(
    store: Store, played: RatedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The running one is settled later without the person."""
    for number in range(8):
        await played.play(BEN, ANA, at=9 + number)
    standing = (await ladder(store)).standing(BEN)
    assert standing is not None
    latest = round(standing.mean), round(standing.deviation)
    assert latest != BEGINNER
    late, runs = await played.begin(BEN, ANA), await played.begin(BEN, CLEO)
    real = store.people.forget

    async def forget(user: int, ratings: ErasedRatings) -> tuple[int, ...]:
        await played.end(late, BEN, ANA, at=30)
        monkeypatch.undo()
        return await real(user, ratings)

    monkeypatch.setattr(store.people, "forget", forget)
    tables = Tables(store, GAMES)
    await tables._repository.store.people.forget(BEN, await tables.rated_results.erased_ratings(BEN))
    found = await kept(store)
    assert found[late] == found[runs] == latest
    await played.end(runs, BEN, CLEO, at=40)
    assert len(await ladder(store)) == 10
    assert await kept(store) == found


async def test_a_second_erasure_finds_nothing(store: Store, played: RatedGames) -> None:
    """Also while another one runs."""
    await played.play(BEN, ANA, at=9)
    tables = Tables(store, GAMES)
    await asyncio.gather(*(tables.people.erase(BEN, lambda language: "merchant") for _ in range(3)))
    found = await kept(store)
    assert found == {1: BEGINNER}
    assert await tables.people.erase(BEN, lambda language: "merchant") == ()
    assert await kept(store) == found


async def test_a_game_is_erased_with_its_rating_or_not_at_all(store: Store, played: RatedGames) -> None:
    """Wherever it fails: at each statement once. A second request does the rest, with the same numbers."""
    games = [await played.play(BEN, CLEO if number % 2 else ANA, at=9 + number) for number in range(6)]
    runs = await played.begin(BEN, ANA)
    state, engine = await ladder(store), store._database._engine.sync_engine
    standing = state.standing(BEN)
    assert standing is not None
    expected = {game: before(state, BEN, game) for game in games}
    expected[runs] = round(standing.mean), round(standing.deviation)
    count, fails = 0, 0

    def broken(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        nonlocal count
        count += 1
        if count == fails:
            raise OperationalError(statement, {}, Exception("database is locked"))

    for fails in range(1, 400):
        count = 0
        event.listen(engine, "before_cursor_execute", broken)
        with suppress(TableError):
            await erase(store, BEN)
        event.remove(engine, "before_cursor_execute", broken)
        assert await kept(store) in ({}, expected)
        if count < fails:
            break
    else:
        raise AssertionError("it never succeeds")
    assert fails > 20
    assert await kept(store) == expected


async def test_an_error_of_the_computation_keeps_nobody_from_being_erased(
    store: Store, played: RatedGames, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Their results are those of a beginner then."""
    games = [await played.play(BEN, ANA, at=9 + number) for number in range(6)]

    def broken(*_: object) -> Any:
        raise ValueError("broken")

    monkeypatch.setattr(rated_results, "ladder_of", broken)
    await erase(store, BEN)
    assert await kept(store) == dict.fromkeys(games, BEGINNER)
    assert str(BEN) not in caplog.text


async def test_it_is_computed_off_the_event_loop(
    store: Store, played: RatedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each ladder once."""
    await played.play(BEN, ANA, at=9)
    await played.play(BEN, ANA, at=10, ladder="toy-open")
    threads = []

    def counted(games: Sequence[RatedGame], restarted: int | None) -> Any:
        threads.append(threading.current_thread())
        return counted_results(games, restarted)

    monkeypatch.setattr(rated_results, "counted_results", counted)
    await Tables(store, GAMES).rated_results.erased_ratings(BEN)
    assert len(threads) == 2
    assert threading.main_thread() not in threads


async def test_two_results_of_an_erased_person_cannot_be_told_to_be_of_one_person(tmp_path: Any) -> None:
    """The same games with somebody else in one of them leave the same in every table."""

    async def left(url: str, second: int) -> object:
        store = await Store.open(url)
        played = RatedGames(store)
        await played.play(BEN, ANA, at=9)
        await played.play(second, CLEO, at=10, ladder="toy-open")
        await erase(store, BEN, DAN)
        async with store._database.reading() as connection:
            rows = {
                table.name: [tuple(row) for row in await connection.execute(select(table))]
                for table in metadata.sorted_tables
                if table.name in ("rated_games", "rated_players", "placings", "seats", "formers", "results")
            }
        await store.close()
        return rows

    one = await left(f"sqlite:///{tmp_path}/one.sqlite3", BEN)
    two = await left(f"sqlite:///{tmp_path}/two.sqlite3", DAN)
    assert one == two


def test_games_that_were_struck_or_began_before_a_restart_do_not_count() -> None:
    """A game that began with the restart counts."""
    game = RatedGame(1, GUILD, TOY, 50, (), settled=60)
    games = [game, replace(game, game=2, started=49), replace(game, game=3, struck=70)]
    assert [one.game for one in counted_results(games, 50)] == [1]
    assert [one.game for one in counted_results(games, None)] == [1, 2]
