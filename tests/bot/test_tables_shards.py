"""Two processes with half of the servers each, on one store: each sees to its own tables, and hears of the other's."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.clock import SystemClock
from bot.languages import Languages
from bot.reconciler import Watch
from bot.store import Shards, Store
from bot.tables import Place, Table, Tables
from bot.words import Words
from tests.bot.at_table import ANA, BEN, CLEO
from tests.bot.toy import GAMES

LEFT, RIGHT = Place(2 << 22, 77), Place((1 << 22) + 5, 78)
"""A channel of a server on shard 0 of 2, and of one on shard 1."""


@pytest.fixture
async def halves(url: str) -> AsyncIterator[tuple[Tables, Tables]]:
    """Give the tables of both processes."""
    stores = [await Store.open(url, Shards(2, frozenset({shard})), exclusive=False) for shard in (0, 1)]
    yield Tables(stores[0], GAMES), Tables(stores[1], GAMES)
    for store in stores:
        await store.close()


async def opened(tables: Tables, place: Place, *people: int) -> Table:
    """Open a lobby with these people in it."""
    table = await tables.lobbies.create(place, "toy", 3, {}, people[0], f"n{people[0]}", "en")
    for user in people[1:]:
        table = await tables.lobbies.join(table.id, user, f"n{user}")
    return table


async def settled(tables: Tables, table: Table) -> None:
    """Take it that all was shown."""
    await tables.showing.settle(await tables.get(table.id))


async def test_each_sees_to_the_tables_and_moments_of_its_own_servers(halves: tuple[Tables, Tables]) -> None:
    """Neither sweeps, nor rouses tables, for the other."""
    left, right = halves
    one, two = await opened(left, LEFT, ANA), await opened(right, RIGHT, ANA)
    assert (await left.showing.owed(), await right.showing.owed()) == ((one.id,), (two.id,))
    later = 1 << 40
    for tables, table in ((left, one), (right, two)):
        await tables.showing.settle(table, later)
        assert await tables._shelf.store.duties.rouse(later, 9) == (table.id,)


async def test_moments_of_another_process_are_left_alone(halves: tuple[Tables, Tables], url: str) -> None:
    """The watch rouses tables of its own servers, and only those."""
    store = await Store.open(url, Shards(2, frozenset({1})), exclusive=False)
    late = Tables(store, GAMES, clock=lambda: 1 << 40)
    left, right = halves
    theirs, own = await opened(left, LEFT, ANA), await opened(right, RIGHT, ANA)
    for tables, table in ((left, theirs), (right, own)):
        await tables.showing.settle(table, 5)
    woken: list[int] = []

    class Woken:
        def wake(self, table: int) -> None:
            woken.append(table)

    await Watch(late, Woken(), SystemClock()).rouse()  # type: ignore[arg-type]
    assert woken == [own.id]
    await store.close()


async def test_a_person_who_goes_leaves_every_table_and_each_process_hears_of_its_own(
    halves: tuple[Tables, Tables],
) -> None:
    """Who deletes his data in one server is gone from the others' tables, though another process has them in memory."""
    left, right = halves
    mine, theirs = await opened(left, LEFT, CLEO, ANA), await opened(right, RIGHT, BEN, ANA)
    for tables, table in ((left, mine), (right, theirs)):
        await settled(tables, table)
    assert await left.people.forget(ANA, lambda _: "computer") == (mine.id,)
    assert (await left.get(mine.id)).people == (CLEO,)
    assert (await right.get(theirs.id)).people == (BEN, ANA), "nobody has told it yet"
    assert await right.showing.owed() == (theirs.id,)
    assert (await right.get(theirs.id)).people == (BEN,)
    await settled(right, theirs)
    assert await right.showing.owed() == ()


async def test_what_one_process_knows_of_anothers_table_does_not_matter(halves: tuple[Tables, Tables]) -> None:
    """A table that was read here long ago, and has gone on elsewhere, is left as it is now."""
    left, right = halves
    theirs = await opened(right, RIGHT, BEN, ANA)
    await left.get(theirs.id)
    await right.lobbies.join(theirs.id, CLEO, "n")
    assert await left.people.forget(ANA, lambda _: "computer") == ()
    await right.showing.owed()
    await right._shelf.let_go([theirs.id])
    assert (await right.get(theirs.id)).people == (BEN, CLEO)


async def test_what_was_forgotten_elsewhere_is_forgotten_in_finished_games(halves: tuple[Tables, Tables]) -> None:
    """Names in games that are over are removed from the store; whoever has such a game in memory reads it anew."""
    left, right = halves
    theirs = await opened(right, RIGHT, BEN, ANA)
    await right.leaving.stop(theirs.id, BEN)
    await settled(right, theirs)
    assert await left.people.forget(BEN, lambda _: "computer") == ()
    assert await right.showing.owed() == (theirs.id,)
    assert (await right.get(theirs.id)).host is None


async def test_a_language_chosen_in_another_process_is_followed(halves: tuple[Tables, Tables]) -> None:
    """A person is in servers of both; a server belongs to one of them."""
    words = Words.load()
    here, there = (Languages(words, tables, alone=False) for tables in halves)
    for language in ("pl", "de", None):
        await there.choose(ANA, language)
        assert (await here.reader(ANA, None, LEFT.guild, None)).chosen == language
