"""Ladders are up to date with the store: a new result costs one rate, any other change a computation anew."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from sqlalchemy import delete, insert, update

from bot.domain import ratings
from bot.domain.clock import SystemClock
from bot.domain.ladders import LadderChange
from bot.domain.ratings import LadderState, RatedResult, RatedSeat
from bot.queries import ladders as query
from bot.queries.ladders import Ladders
from bot.store import RatedGame, RatedPlace, RatedPlayer, ShardAssignment, Store, TableChange
from bot.store.schema import games, ladder_changes, ladder_exclusions, rated_games, rated_players
from bot.tables import Tables, rated_results
from tests.bot.at_table import ANA, BEN, CLEO
from tests.bot.store.new_table import NEW
from tests.bot.toy import GAMES

GUILD, TOY = 1, "toy"
NAMES = {ANA: "Ana", BEN: "Ben", CLEO: "Cleo"}


class Rates:
    """Counts what is rated, and in which threads a ladder is computed anew."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.threads: list[threading.Thread] = []
        add = LadderState.add

        def counted(state: LadderState, result: RatedResult) -> None:
            self.count += 1
            add(state, result)

        def computed(results: Iterable[RatedResult]) -> LadderState:
            self.threads.append(threading.current_thread())
            return ratings.ladder_of(results)

        monkeypatch.setattr(LadderState, "add", counted)
        monkeypatch.setattr(query, "ladder_of", computed)

    def since(self) -> tuple[int, int]:
        """Return how much was rated, and how often a ladder was computed anew, since the last call."""
        found = self.count, len(self.threads)
        self.count = 0
        self.threads.clear()
        return found


@pytest.fixture
def rates(monkeypatch: pytest.MonkeyPatch) -> Rates:
    """Count what is rated."""
    return Rates(monkeypatch)


@pytest.fixture
def ladders(tables: Tables) -> Ladders:
    """Give the ladders of a bot."""
    return Ladders(tables, SystemClock())


class Played:
    """Rated games, played into a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._channels = count(1)

    async def started(self, *people: int, at: int = 5, ladder: str = TOY) -> int:
        """Begin a rated game."""
        game = (await self.store.create(replace(NEW, channel=next(self._channels)))).id
        players = tuple(RatedPlayer(seat, user, NAMES[user]) for seat, user in enumerate(people))
        rated = RatedGame(game, GUILD, ladder, at, players)
        change = {"version": 1, "status": "running", "updated": at}
        await self.store.change(TableChange(game, 0, change, rated_start=rated))
        return game

    async def settled(self, game: int, at: int, people: int = 2, *, counts: bool = True) -> int:
        """Let the result of a game stand, in the order of seats."""
        places = tuple(RatedPlace(seat, seat + 1, counts) for seat in range(people))
        change = {"version": 2, "status": "finished", "updated": at}
        await self.store.change(TableChange(game, 1, change, rated_places=places))
        return game

    async def over(self, *people: int, at: int) -> int:
        """Play a game in which the first wins."""
        return await self.settled(await self.started(*people), at, len(people))

    async def do(self, kind: LadderChange, at: int = 50, **what: Any) -> None:
        """Do what a manager can, in one transaction with its line of the log."""
        async with self.store._database.writing() as connection:
            row = {"guild": GUILD, "at": at, "by": CLEO, "kind": kind.value, **what}
            await connection.execute(insert(ladder_changes), row)
            if "game" in what:
                struck = at if kind is LadderChange.STRIKE else None
                await connection.execute(
                    update(rated_games).where(rated_games.c.game == what["game"]).values(struck=struck)
                )


@pytest.fixture
def played(store: Store) -> Played:
    """Give rated games."""
    return Played(store)


async def users(ladders: Ladders) -> dict[int, int]:
    """Return how many games counted for whom."""
    return {one.user: one.games for one in (await ladders.state(GUILD, TOY)).standings()}


async def agrees(ladders: Ladders, store: Store) -> bool:
    """Return whether the ladder in memory is the one that a new bot computes."""
    fresh = await Ladders(Tables(store, GAMES), SystemClock()).of(GUILD, TOY)
    mine = await ladders.of(GUILD, TOY)
    same = tuple(mine.state.standings()) == tuple(fresh.state.standings())
    return same and (mine.names, mine.games, mine.struck) == (fresh.names, fresh.games, fresh.struck)


async def test_a_new_result_costs_one_rate(ladders: Ladders, played: Played, rates: Rates) -> None:
    """And asking again costs none."""
    await played.over(ANA, BEN, at=9)
    await played.over(ANA, CLEO, at=10)
    assert await users(ladders) == {ANA: 2, BEN: 1, CLEO: 1}
    assert rates.since() == (2, 1)
    assert await users(ladders) == {ANA: 2, BEN: 1, CLEO: 1}
    assert rates.since() == (0, 0)
    await played.over(BEN, CLEO, at=10)
    assert await users(ladders) == {ANA: 2, BEN: 2, CLEO: 2}
    assert rates.since() == (1, 0)
    assert await agrees(ladders, played.store)


async def test_nothing_is_known_of_a_ladder_without_games(ladders: Ladders, played: Played) -> None:
    """Running games are on none, and each server and each ladder is for itself."""
    running = await played.started(ANA, BEN)
    assert await users(ladders) == {}
    await played.settled(running, 9)
    assert len(await ladders.state(GUILD, TOY)) == 1
    assert len(await ladders.state(GUILD, "other")) == len(await ladders.state(2, TOY)) == 0


async def test_a_struck_game_does_not_count_until_it_is_restored(
    ladders: Ladders, played: Played, rates: Rates
) -> None:
    """Each leads to a computation anew."""
    await played.over(ANA, BEN, at=9)
    game = await played.over(ANA, CLEO, at=10)
    await ladders.of(GUILD, TOY)
    rates.since()
    await played.do(LadderChange.STRIKE, game=game)
    ladder = await ladders.of(GUILD, TOY)
    assert rates.since() == (1, 1)
    assert (ladder.games, ladder.struck) == (1, 1)
    assert await users(ladders) == {ANA: 1, BEN: 1}
    await played.do(LadderChange.RESTORE, game=game)
    assert await users(ladders) == {ANA: 2, BEN: 1, CLEO: 1}
    assert rates.since() == (2, 1)
    assert (await ladders.of(GUILD, TOY)).struck == 0


async def test_one_game_struck_and_another_restored_is_noticed(ladders: Ladders, played: Played) -> None:
    """As many games are struck as before, at the same moment."""
    one, other = await played.over(ANA, BEN, at=9), await played.over(ANA, CLEO, at=10)
    await played.do(LadderChange.STRIKE, game=one)
    assert await users(ladders) == {ANA: 1, CLEO: 1}
    await played.do(LadderChange.RESTORE, game=one)
    await played.do(LadderChange.STRIKE, game=other)
    assert await users(ladders) == {ANA: 1, BEN: 1}


async def test_games_from_before_a_restart_do_not_count(ladders: Ladders, played: Played, rates: Rates) -> None:
    """A game counts by when it began, not by when it ended; other ladders go on."""
    running = await played.started(ANA, BEN, at=49)
    await played.over(ANA, BEN, at=9)
    later = await played.started(BEN, CLEO, at=50)
    await ladders.of(GUILD, TOY)
    rates.since()
    await played.do(LadderChange.RESTART, ladder="other")
    assert len(await ladders.state(GUILD, TOY)) == 1
    await played.do(LadderChange.RESTART, ladder=TOY)
    assert (await ladders.of(GUILD, TOY)).restarted == 50
    assert await users(ladders) == {}
    await played.settled(running, 60)
    assert await users(ladders) == {}
    rates.since()
    await played.settled(later, 61)
    assert await users(ladders) == {BEN: 1, CLEO: 1}
    assert rates.since() == (1, 0)
    assert await agrees(ladders, played.store)


async def test_an_erased_person_is_gone_from_the_ladder(ladders: Ladders, played: Played, rates: Rates) -> None:
    """Their name too; the rounded rating counts for their opponents, as soon as it is stored."""
    game = await played.over(ANA, BEN, at=9)
    await played.over(ANA, CLEO, at=10)
    await ladders.of(GUILD, TOY)
    await played.store.people.forget(BEN)
    assert await ladders.names(GUILD, TOY) == {ANA: "Ana", CLEO: "Cleo"}
    assert await users(ladders) == {ANA: 2, CLEO: 1}
    before = (await ladders.state(GUILD, TOY)).standing(ANA)
    rates.since()
    async with played.store._database.writing() as connection:
        known = rated_players.c.game == game, rated_players.c.user.is_(None)
        await connection.execute(update(rated_players).where(*known).values(mean=40, deviation=3))
    assert (await ladders.state(GUILD, TOY)).standing(ANA) != before
    assert rates.since() == (2, 1)
    assert await agrees(ladders, played.store)


async def test_a_result_with_an_erased_player_is_a_new_result(ladders: Ladders, played: Played, rates: Rates) -> None:
    """They were erased while the game ran."""
    await played.over(ANA, CLEO, at=8)
    running = await played.started(ANA, BEN)
    await ladders.of(GUILD, TOY)
    await played.store.people.forget(BEN)
    rates.since()
    await played.settled(running, 9)
    assert await users(ladders) == {ANA: 2, CLEO: 1}
    assert rates.since() == (1, 0)


async def test_a_result_that_is_stored_late_takes_its_place(ladders: Ladders, played: Played, rates: Rates) -> None:
    """Its moment is earlier than that of the last known one."""
    running = await played.started(BEN, CLEO)
    await played.over(ANA, BEN, at=20)
    await ladders.of(GUILD, TOY)
    rates.since()
    await played.settled(running, 10)
    assert await users(ladders) == {ANA: 1, BEN: 2, CLEO: 1}
    assert rates.since() == (2, 1)
    assert await agrees(ladders, played.store)


async def test_a_game_that_is_deleted_is_gone_from_the_ladder(ladders: Ladders, played: Played) -> None:
    """Another one came at the same time."""
    gone = await played.over(ANA, BEN, at=9)
    await ladders.of(GUILD, TOY)
    async with played.store._database.writing() as connection:
        await connection.execute(delete(games).where(games.c.id == gone))
    await played.over(BEN, CLEO, at=10)
    assert await users(ladders) == {BEN: 1, CLEO: 1}


async def test_many_results_are_rated_off_the_event_loop(
    ladders: Ladders, played: Played, rates: Rates, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are read in batches, one after the other."""
    monkeypatch.setattr(rated_results, "BATCH", 2)
    monkeypatch.setattr(query, "_FEW", 2)
    for at in range(5):
        await played.over(ANA, BEN, at=at + 9)
    assert await users(ladders) == {ANA: 5, BEN: 5}
    assert [one is threading.main_thread() for one in rates.threads] == [False]
    for at in range(3):
        await played.over(ANA, CLEO, at=at + 20)
    assert await users(ladders) == {ANA: 8, BEN: 5, CLEO: 3}
    assert [one is threading.main_thread() for one in rates.threads] == [False, False]


async def test_what_changes_while_a_ladder_is_read_is_in_the_next_answer_at_the_latest(
    ladders: Ladders, played: Played, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what changes each time."""
    game = await played.over(ANA, BEN, at=9)
    read, late = tables.rated_results.settled, iter((LadderChange.STRIKE, LadderChange.RESTORE) * 3)

    async def slow(*values: Any) -> tuple[RatedGame, ...]:
        found = await read(*values)
        if found and (kind := next(late, None)) is not None:
            await played.do(kind, game=game)
        return found

    monkeypatch.setattr(tables.rated_results, "settled", slow)
    for _ in range(6):
        await ladders.of(GUILD, TOY)
    assert next(late, None) is None
    assert await users(ladders) == {ANA: 1, BEN: 1}


async def test_two_who_ask_at_once_cost_one_computation(ladders: Ladders, played: Played, rates: Rates) -> None:
    """The second waits for the first."""
    await played.over(ANA, BEN, at=9)
    await asyncio.gather(*(ladders.of(GUILD, TOY) for _ in range(3)))
    assert rates.since() == (1, 1)


async def test_hidden_and_excluded_people_are_shown_on_no_ladder(ladders: Ladders, played: Played) -> None:
    """Who is excluded in one server is shown in others."""
    await played.store.people.choose_hidden(ANA, True)
    async with played.store._database.writing() as connection:
        await connection.execute(insert(ladder_exclusions), {"guild": GUILD, "user": BEN, "name": "Ben", "at": 5})
    assert await ladders.without(GUILD, (ANA, BEN, CLEO)) == {ANA, BEN}
    assert await ladders.without(2, (ANA, BEN, CLEO)) == {ANA}
    assert await ladders.without(GUILD, (CLEO,)) == frozenset()
    assert (await ladders.is_hidden(ANA), await ladders.is_hidden(BEN)) == (True, False)


async def test_totals_are_of_all_servers_and_ladders(ladders: Ladders, played: Played) -> None:
    """Struck games, games that did not count and running ones are not in them; wins need somebody behind."""
    await played.over(ANA, BEN, at=9)
    await played.over(BEN, ANA, at=10)
    await played.settled(await played.started(ANA, BEN, ladder="other"), 11)
    await played.do(LadderChange.STRIKE, game=await played.over(ANA, BEN, at=12))
    await played.settled(await played.started(ANA, BEN), 13, counts=False)
    await played.started(ANA, BEN)
    assert await ladders.totals(ANA) == {TOY: (2, 1), "other": (1, 1)}
    assert await ladders.totals(BEN) == {TOY: (2, 1), "other": (1, 0)}
    assert await ladders.totals(CLEO) == {}
    assert (await ladders.of(GUILD, TOY)).games == 2


@pytest.fixture
async def halves(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Give the stores of two processes with one database."""
    stores = [await Store.open(url, ShardAssignment(2, frozenset({shard})), exclusive=False) for shard in (0, 1)]
    yield stores[0], stores[1]
    for store in stores:
        await store.close()


@pytest.mark.parametrize(
    "change",
    [
        lambda played, game: played.over(BEN, CLEO, at=20),
        lambda played, game: played.do(LadderChange.STRIKE, game=game),
        lambda played, game: played.do(LadderChange.RESTART, ladder=TOY),
        lambda played, game: played.store.people.forget(ANA),
    ],
    ids=["result", "strike", "restart", "erasure"],
)
async def test_what_another_process_changes_is_in_the_next_answer(
    halves: tuple[Store, Store], change: Callable[[Played, int], Any]
) -> None:
    """Each answer is checked against the store."""
    mine, others = halves
    ladders, played = Ladders(Tables(mine, GAMES), SystemClock()), Played(others)
    game = await played.over(ANA, BEN, at=9)
    before = tuple((await ladders.state(GUILD, TOY)).standings())
    await change(played, game)
    assert tuple((await ladders.state(GUILD, TOY)).standings()) != before
    assert await agrees(ladders, others)


def test_results_are_as_they_are_stored() -> None:
    """Places, ratings of erased players and points."""
    players = RatedPlayer(0, ANA, "Ana", 1, True, points=80), RatedPlayer(1, None, "", 2, False, 30, 5, 60)
    game = RatedGame(3, GUILD, TOY, 5, players, settled=9)
    seats = RatedSeat(ANA, 1, True, points=80), RatedSeat(None, 2, False, 30, 5, 60)
    assert query._results([game], query.LadderStamp()) == [RatedResult(3, 9, seats)]
