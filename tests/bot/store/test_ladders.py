"""Rated games are stored with their start, and settled once, in the transactions of their tables."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import insert

from bot.domain.ladders import LadderChange
from bot.store import RatedGame, RatedPlace, RatedPlayer, StaleVersion, Store, TableChange
from bot.store.schema import ladder_changes, ladder_exclusions
from tests.bot.at_table import ANA, BEN, CLEO
from tests.bot.store.new_table import NEW

PLAYERS = (RatedPlayer(0, ANA, "Ana"), RatedPlayer(1, BEN, "Ben"))
PLACES = (RatedPlace(0, 2, True), RatedPlace(1, 1, False))


def start(game: int, at: int = 5, players: tuple[RatedPlayer, ...] = PLAYERS) -> TableChange:
    rated = RatedGame(game, 1, "toy", at, players)
    return TableChange(game, 0, {"version": 1, "status": "running", "updated": at}, rated_start=rated)


def settle(game: int, at: int, expected: int = 1, places: tuple[RatedPlace, ...] = PLACES) -> TableChange:
    return TableChange(game, expected, {"version": expected + 1, "updated": at}, rated_places=places)


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
