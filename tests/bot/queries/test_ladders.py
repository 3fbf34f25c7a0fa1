"""Ladders are up to date with the store: a new result costs one rate, any other change a computation anew."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from sqlalchemy import delete, insert, update

from bot.domain.clock import SystemClock
from bot.domain.ladders import LadderChange
from bot.domain.ratings import RatedResult, RatedSeat
from bot.queries import ladders as query
from bot.queries.ladders import LadderPage, Ladders, OwnNote
from bot.store import RatedGame, RatedPlayer, ShardAssignment, Store
from bot.store.schema import games, ladder_exclusions, rated_players
from bot.tables import Tables, counted_results, rated_results
from tests.bot.at_table import ANA, BEN, CLEO
from tests.bot.rated_games import GUILD, NAMES, TOY, Played, Rates
from tests.bot.toy import GAMES


@pytest.fixture
def rates(monkeypatch: pytest.MonkeyPatch) -> Rates:
    """Count what is rated."""
    return Rates(monkeypatch)


@pytest.fixture
def ladders(tables: Tables) -> Ladders:
    """Give the ladders of a bot."""
    return Ladders(tables, SystemClock())


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


async def test_a_ladder_of_which_only_a_part_was_read_in_time_is_read_again(
    ladders: Ladders, played: Played, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two results come meanwhile, one where the reading has been already."""
    await played.over(ANA, BEN, at=9)
    read, late = tables.rated_results.settled, iter([(8, 20)])

    async def slow(*values: Any) -> tuple[RatedGame, ...]:
        found = await read(*values)
        for at in next(late, ()) if found else ():
            await played.over(ANA, CLEO, at=at)
        return found

    monkeypatch.setattr(tables.rated_results, "settled", slow)
    assert await users(ladders) == {ANA: 3, BEN: 1, CLEO: 2}


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
    assert counted_results([game], None) == [RatedResult(3, 9, seats)]


DAY = 86_400
NOW = 400 * DAY


class Standstill(SystemClock):
    """A clock that shows one moment."""

    def now(self) -> float:
        """Return that moment."""
        return NOW


@pytest.fixture
def later(tables: Tables) -> Ladders:
    """Give the ladders of a bot at a known moment."""
    return Ladders(tables, Standstill())


async def all_against_all(played: Played, people: int, at: int, first: int = 2001) -> None:
    """Let each person have six games against five others, who stand at the end as they are numbered."""
    for number in range(6):
        await played.over(*range(first, first + people), at=at + number)


def shown(page: LadderPage) -> list[tuple[int | None, int]]:
    return [(one.place, one.standing.user) for one in page.rows]


async def test_a_page_has_eight_people_in_order_and_there_are_as_many_as_needed(later: Ladders, played: Played) -> None:
    """A page that is not there is the last one; the reader's own is found."""
    await all_against_all(played, 10, NOW - DAY)
    page = await later.page(GUILD, TOY, 0, 2010)
    assert shown(page) == [(place, 2000 + place) for place in range(1, 9)]
    assert (page.people, page.pages, page.games, page.ranked) == (10, 2, 6, True)
    assert page.own is not None
    assert (page.own.place, page.own_page, page.note) == (10, 1, None)
    for number in (None, 1, 99):
        assert shown(await later.page(GUILD, TOY, number, 2010)) == [(9, 2009), (10, 2010)]
    assert (await later.page(GUILD, TOY, None)).page == 0


async def test_hidden_people_are_on_no_page_and_places_are_counted_without_them(later: Ladders, played: Played) -> None:
    """They alone see their own row, and why."""
    await all_against_all(played, 6, NOW - DAY)
    await played.store.people.choose_hidden(2002, True)
    everybody = await later.page(GUILD, TOY, 0)
    assert shown(everybody) == [(1, 2001), (2, 2003), (3, 2004), (4, 2005), (5, 2006)]
    mine = await later.page(GUILD, TOY, 0, 2002)
    assert shown(mine) == shown(everybody)
    assert mine.own is not None
    assert (mine.own.place, mine.own.standing.user, mine.own_page, mine.note) == (2, 2002, None, OwnNote.HIDDEN)
    assert (await later.page(GUILD, TOY, 0, 2003)).own == everybody.rows[1]


async def test_who_hides_while_a_page_is_made_is_not_on_it(
    later: Ladders, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A result that comes meanwhile shows nobody who was not asked about."""
    await all_against_all(played, 4, NOW - DAY)
    without = later.without

    async def slow(guild: int, asked: frozenset[int]) -> frozenset[int]:
        found = await without(guild, asked)
        for number in range(6):
            await played.over(ANA, 2001, 2002, 2003, at=NOW - 9 + number)
        await later.of(GUILD, TOY)
        return found

    monkeypatch.setattr(later, "without", slow)
    assert ANA not in [user for _, user in shown(await later.page(GUILD, TOY, 0))]
    monkeypatch.undo()
    assert ANA in [user for _, user in shown(await later.page(GUILD, TOY, 0))]


async def test_excluded_people_are_told_that_they_are(later: Ladders, played: Played) -> None:
    """They see no row of their own."""
    await all_against_all(played, 5, NOW - DAY)
    async with played.store._database.writing() as connection:
        await connection.execute(insert(ladder_exclusions), {"guild": GUILD, "user": 2001, "name": "n", "at": 5})
    page = await later.page(GUILD, TOY, 0, 2001)
    assert (page.own, page.note, page.people) == (None, OwnNote.EXCLUDED, 4)


async def test_who_has_not_played_for_ninety_days_is_left_off_until_their_next_game(
    later: Ladders, played: Played
) -> None:
    await all_against_all(played, 5, NOW - 91 * DAY)
    await played.over(2002, 2003, 2004, 2005, at=NOW - DAY)
    page = await later.page(GUILD, TOY, 0, 2001)
    assert [user for _, user in shown(page)] == [2002, 2003, 2004, 2005]
    assert (page.own, page.note) == (None, OwnNote.LEFT_OFF)
    await played.over(2001, 2005, at=NOW - 5)
    assert (await later.page(GUILD, TOY, 0, 2001)).own is not None


async def test_three_people_with_a_rating_are_no_ladder_yet(later: Ladders, played: Played) -> None:
    """All who play stand there by games, wins and best scores, without places."""
    await all_against_all(played, 4, NOW - DAY, 2001)
    assert (await later.page(GUILD, TOY, 0)).ranked
    await played.store.people.choose_hidden(2004, True)
    await played.over(ANA, 2001, at=NOW - 9)
    page = await later.page(GUILD, TOY, 0, 2004)
    assert not page.ranked
    assert shown(page) == [(None, 2001), (None, 2002), (None, 2003), (None, ANA)]
    assert [one.index for one in page.rows] == [0, 1, 2, 3]
    assert page.own is not None
    assert page.own.place is None


async def test_who_lacks_two_games_or_only_opponents_is_nearly_there(later: Ladders, played: Played) -> None:
    """The nearest first."""
    await all_against_all(played, 4, NOW - DAY)
    for number in range(3):
        await played.over(ANA, 2001, at=NOW - 90 + number)
        assert [one.standing.user for one in (await later.page(GUILD, TOY, 0)).nearly] == [ANA][: number // 2]
    for number in range(5):
        await played.over(BEN, 2001, at=NOW - 80 + number)
    page = await later.page(GUILD, TOY, 0)
    assert [(one.standing.user, one.standing.people_missing) for one in page.nearly] == [(BEN, 2), (ANA, 2)]


async def test_who_is_nearly_there_has_one_index_in_a_table_without_places(later: Ladders, played: Played) -> None:
    """A name that cannot be drawn becomes a number by it, in the table and below."""
    await all_against_all(played, 3, NOW - DAY)
    for number in range(8):
        await played.over(ANA, BEN, at=NOW - 90 + number)
    page = await later.page(GUILD, TOY, 0)
    assert not page.ranked
    assert page.nearly
    rows = {one.standing.user: one.index for one in page.rows}
    assert {one.standing.user: one.index for one in page.nearly}.items() <= rows.items()


async def test_who_has_no_rating_yet_is_told_what_is_missing(later: Ladders, played: Played) -> None:
    """Who has never played there is told nothing."""
    await all_against_all(played, 4, NOW - DAY)
    await played.over(ANA, 2001, at=NOW - 9)
    page = await later.page(GUILD, TOY, 0, ANA)
    assert (page.own, page.note) == (None, OwnNote.UNRATED)
    assert page.standing is not None
    assert (page.standing.games_missing, page.standing.people_missing) == (4, 2)
    assert (await later.page(GUILD, TOY, 0, BEN)).note is None


async def test_ratings_tell_how_they_moved_in_thirty_days(later: Ladders, played: Played) -> None:
    """Nothing is told of who had none then."""
    await all_against_all(played, 4, NOW - 40 * DAY)
    assert [one.moved for one in (await later.page(GUILD, TOY, 0)).rows] == [0, 0, 0, 0]
    await played.over(2004, 2003, 2002, 2001, at=NOW - DAY)
    moved = {one.standing.user: one.moved or 0 for one in (await later.page(GUILD, TOY, 0)).rows}
    assert moved[2004] > 0 > moved[2001]
    await all_against_all(played, 2, NOW - 5, 3001)
    await played.over(3001, 2001, 2002, at=NOW - 1)
    rows = (await later.page(GUILD, TOY, 0)).rows
    assert [one.moved for one in rows if one.standing.user == 3001] == [None]


async def test_names_that_readers_cannot_tell_apart_have_numbers(
    later: Ladders, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The older account has the name alone."""
    monkeypatch.setitem(NAMES, 2002, "Alex")
    monkeypatch.setitem(NAMES, 2001, "ALEX")
    await all_against_all(played, 4, NOW - DAY)
    assert [one.name for one in (await later.page(GUILD, TOY, 0)).rows] == ["ALEX", "Alex (2)", "n2003", "n2004"]


async def test_all_who_are_not_hidden_are_told_apart_as_on_the_pages(
    later: Ladders, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those who are left off or excluded, after those who are on the ladder."""
    for user in (2001, 2002, 2003, 2004, 2005):
        monkeypatch.setitem(NAMES, user, "Alex")
    await all_against_all(played, 2, NOW - 200 * DAY)
    await all_against_all(played, 3, NOW - DAY, 2003)
    await played.store.people.choose_hidden(2005, True)
    await played.store.ladders.exclude(GUILD, 2003, "Alex", CLEO, NOW)
    assert [one.name for one in (await later.page(GUILD, TOY, 0)).rows] == ["Alex"]
    assert await later.names(GUILD, TOY) == {2001: "Alex (2)", 2002: "Alex (3)", 2003: "Alex (4)", 2004: "Alex"}


async def test_ladders_with_games_are_those_to_choose(ladders: Ladders, played: Played) -> None:
    await played.over(ANA, BEN, at=9, ladder="b")
    assert await ladders.codes(GUILD, ("a", "b", "c")) == ("b",)
