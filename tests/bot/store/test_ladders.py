"""Rated games are stored with their start, and settled once, in the transactions of their tables."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import insert

from bot.domain.ladders import LadderChange
from bot.store import (
    RatedGame,
    RatedPlace,
    RatedPlayer,
    SeatRow,
    Settled,
    ShownState,
    StaleVersion,
    Store,
)
from bot.store.schema import ladder_changes, ladder_exclusions
from tests.bot.at_table import ANA, BEN, CLEO
from tests.bot.store.new_table import NEW
from tests.bot.store.rated_games import PLAYERS, settle, settled, start


async def test_a_rated_game_is_stored_with_its_start_and_settled_with_its_result(store: Store) -> None:
    """Until then it is on no ladder."""
    game = (await store.create(NEW)).id
    assert await store.ladders.of(game) is None
    await store.change(start(game))
    assert await store.ladders.of(game) == RatedGame(game, 1, "toy", 5, PLAYERS)
    assert await store.ladders.settled(1, "toy") == ()
    await store.change(settle(game, 9))
    ana, ben = PLAYERS
    settled = RatedGame(game, 1, "toy", 5, (replace(ana, place=2, counts=True), replace(ben, place=1)), settled=9)
    assert await store.ladders.settled(1, "toy") == (settled,)
    assert await store.ladders.settled(1, "other") == await store.ladders.settled(2, "toy") == ()


async def test_a_result_that_stands_is_not_changed(store: Store) -> None:
    """What happens in the game afterwards changes no place."""
    game = (await store.create(NEW)).id
    await store.change(start(game))
    await store.change(settle(game, 9))
    before = await store.ladders.of(game)
    await store.change(settle(game, 11, 2, (RatedPlace(0, 1, True), RatedPlace(1, 2, True))))
    assert await store.ladders.of(game) == before


async def test_lobbies_where_two_of_its_players_sit_are_owed_a_look_when_a_rated_game_begins(store: Store) -> None:
    """In its server; lobbies where one of them sits are not."""
    both = (SeatRow(0, ANA, "Ana"), SeatRow(1, BEN, "Ben"))
    lobby = await store.create(replace(NEW, channel=8, seats=both))
    abroad = await store.create(replace(NEW, channel=9, seats=both, guild=2))
    one = await store.create(replace(NEW, channel=10, seats=(SeatRow(0, ANA, "Ana"), SeatRow(1, CLEO, "Cleo"))))
    running = await store.create(replace(NEW, channel=11, seats=both))
    others = (lobby, abroad, one, running)
    await store.change(replace(start(running.id), rated_start=None))
    for table in others:
        await store.outbox.show(
            table.id, int(table is running), ShownState(), ShownState(), settled=Settled(int(table is running), None)
        )
    begins = (await store.create(NEW)).id
    assert await store.change(start(begins)) == (lobby.id,)
    owed = [stored.game.owed for table in others if (stored := await store.load(table.id))]
    assert owed == [True, False, False, False]
    assert await store.change(settle(begins, 9)) == ()


async def test_who_loses_a_race_starts_no_rated_game(store: Store) -> None:
    """The start and the rated game are one transaction."""
    game = (await store.create(NEW)).id
    await store.change(replace(start(game), rated_start=None))
    with pytest.raises(StaleVersion):
        await store.change(start(game))
    assert await store.ladders.of(game) is None


async def test_games_are_in_the_order_in_which_their_results_stood(store: Store) -> None:
    """Then by their numbers; and only those after the last known one are read."""
    games = [(await store.create(replace(NEW, channel=channel))).id for channel in (7, 8, 9)]
    for game, at in zip(games, (12, 9, 9), strict=True):
        await store.change(start(game))
        await store.change(settle(game, at))
    first, second, third = games
    assert [one.game for one in await store.ladders.settled(1, "toy")] == [second, third, first]
    assert [one.game for one in await store.ladders.settled(1, "toy", (9, second))] == [third, first]


async def test_pairs_are_counted_from_the_start_in_one_server(store: Store) -> None:
    """Whether the game is over or not."""
    for channel, at, players in (
        (7, 5, PLAYERS),
        (8, 6, (*PLAYERS, RatedPlayer(2, CLEO, "Cleo"))),
        (9, 4, PLAYERS),
    ):
        await store.change(start((await store.create(replace(NEW, channel=channel))).id, at, players))
    pair = tuple(sorted((ANA, BEN)))
    assert await store.ladders.games_together(1, (ANA, BEN), 4) == {pair: [5, 6]}
    found = await store.ladders.games_together(1, (ANA, BEN, CLEO), 0)
    assert {one: sorted(times) for one, times in found.items()} == {
        pair: [4, 5, 6],
        tuple(sorted((ANA, CLEO))): [6],
        tuple(sorted((BEN, CLEO))): [6],
    }
    assert await store.ladders.games_together(2, (ANA, BEN), 0) == {}


async def test_who_is_excluded_and_what_managers_did_is_read_for_one_server(store: Store) -> None:
    """In order of time."""
    async with store._database.writing() as connection:
        rows = [{"guild": guild, "user": user, "name": "x", "at": at} for guild, user, at in ((1, BEN, 7), (1, ANA, 5))]
        await connection.execute(insert(ladder_exclusions), rows)
        change = {"guild": 1, "at": 7, "by": CLEO, "kind": "exclude", "user": BEN}
        await connection.execute(insert(ladder_changes), change)
    assert list(await store.ladders.excluded(1)) == [ANA, BEN]
    assert await store.ladders.excluded(2) == {}
    (done,) = await store.ladders.changes(1)
    assert (done.kind, done.by, done.user, done.game, done.ladder) == (LadderChange.EXCLUDE, CLEO, BEN, None, None)
    assert await store.ladders.changes(2) == ()


async def logged(store: Store, guild: int = 1) -> list[tuple[object, ...]]:
    """Return what the log says, without its numbers."""
    return [(one.kind, one.by, one.at, one.game, one.user, one.ladder) for one in await store.ladders.changes(guild)]


async def test_the_latest_games_come_first_page_by_page(store: Store) -> None:
    """By when their results stood, then by their numbers; running games are not among them, struck ones are."""
    games = [await settled(store, channel, at) for channel, at in ((7, 20), (8, 30), (9, 30), (10, 10))]
    await store.change(start((await store.create(replace(NEW, channel=11))).id))
    await settled(store, 12, guild=2)
    await store.ladders.strike(1, games[2], CLEO, 40)
    latest = [games[2], games[1], games[0], games[3]]
    assert [one.game for one in await store.ladders.latest(1, 9)] == latest
    assert [one.game for one in await store.ladders.latest(1, 2, 1)] == latest[1:3]
    assert await store.ladders.latest(1, 2, 4) == ()
    assert (await store.ladders.latest(1, 1))[0].players[0].name == "Ana"
    assert sorted(await store.ladders.games(1, [*games[:2], 999])) == games[:2]
    assert await store.ladders.games(2, games) == await store.ladders.games(1, ()) == {}


async def test_a_game_is_struck_once_and_counts_again_once(store: Store) -> None:
    """Each with its line in the log; nothing is done twice, nor to games of other servers or without a result."""
    game, running = await settled(store, 7), (await store.create(replace(NEW, channel=8))).id
    await store.change(start(running))
    assert await store.ladders.restore(1, game, CLEO, 19) is False
    assert [await store.ladders.strike(1, game, CLEO, at) for at in (20, 21)] == [True, False]
    assert await store.ladders.strike(2, game, CLEO, 22) is False
    assert await store.ladders.strike(1, running, CLEO, 22) is False
    struck = await store.ladders.of(game)
    assert struck is not None
    assert struck.struck == 20
    assert [await store.ladders.restore(1, game, BEN, at) for at in (30, 31)] == [True, False]
    again = await store.ladders.of(game)
    assert again is not None
    assert again.struck is None
    assert await logged(store) == [
        (LadderChange.STRIKE, CLEO, 20, game, None, None),
        (LadderChange.RESTORE, BEN, 30, game, None, None),
    ]
    assert await logged(store, 2) == []


async def test_two_who_strike_a_game_at_once_strike_it_once(store: Store) -> None:
    game = await settled(store, 7)
    done = await asyncio.gather(*(store.ladders.strike(1, game, by, 20) for by in (ANA, BEN, CLEO)))
    assert sorted(done) == [False, False, True]
    assert len(await logged(store)) == 1


async def test_a_game_of_an_erased_player_can_be_struck(store: Store) -> None:
    """And the log forgets a manager who is erased."""
    game = await settled(store, 7)
    await store.ladders.exclude(1, BEN, "Ben", ANA, 10)
    await store.people.forget(ANA)
    assert await store.ladders.strike(1, game, CLEO, 20)
    assert await logged(store) == [
        (LadderChange.EXCLUDE, None, 10, None, BEN, None),
        (LadderChange.STRIKE, CLEO, 20, game, None, None),
    ]
    await store.people.forget(BEN)
    assert await store.ladders.excluded(1) == {}
    assert (await logged(store))[0] == (LadderChange.EXCLUDE, None, 10, None, None, None)


async def test_a_person_is_excluded_once_and_readmitted_once(store: Store) -> None:
    """Only lobbies of the server where they sit are owed a look."""
    lobby, elsewhere = await store.create(NEW), await store.create(replace(NEW, channel=8, guild=2))
    other = await store.create(replace(NEW, channel=9, seats=(SeatRow(0, CLEO, "Cleo"),)))
    await settled(store, 10)
    for table in (lobby, elsewhere, other):
        await store.outbox.show(table.id, 0, ShownState(), ShownState(), settled=Settled(0, None), owed=False)
    assert await store.ladders.exclude(1, ANA, "Ana", CLEO, 20) == (lobby.id,)
    assert await store.ladders.exclude(1, ANA, "Anna", CLEO, 21) is None
    assert await store.ladders.excluded(1) == {ANA: "Ana"}
    owed = {one: stored.game.owed for one in (lobby.id, elsewhere.id, other.id) if (stored := await store.load(one))}
    assert owed == {lobby.id: True, elsewhere.id: False, other.id: False}
    assert await store.ladders.readmit(2, ANA, CLEO, 22) is None
    assert await store.ladders.readmit(1, ANA, BEN, 23) == (lobby.id,)
    assert await store.ladders.readmit(1, ANA, BEN, 24) is None
    assert await store.ladders.excluded(1) == {}
    assert await logged(store) == [
        (LadderChange.EXCLUDE, CLEO, 20, None, ANA, None),
        (LadderChange.READMIT, BEN, 23, None, ANA, None),
    ]


async def test_a_ladder_starts_anew_only_if_its_last_restart_is_known(store: Store) -> None:
    """So a second press, or another manager, does not do it again."""
    assert await store.ladders.restart(1, "toy", CLEO, 20, None)
    assert not await store.ladders.restart(1, "toy", CLEO, 21, None)
    (first,) = await store.ladders.changes(1)
    assert await store.ladders.restart(1, "other", BEN, 22, None)
    assert await store.ladders.restart(2, "toy", BEN, 22, None)
    assert await store.ladders.restart(1, "toy", BEN, 23, first.id)
    assert not await store.ladders.restart(1, "toy", BEN, 24, first.id)
    assert await logged(store) == [
        (LadderChange.RESTART, CLEO, 20, None, None, "toy"),
        (LadderChange.RESTART, BEN, 22, None, None, "other"),
        (LadderChange.RESTART, BEN, 23, None, None, "toy"),
    ]
