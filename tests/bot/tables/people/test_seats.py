"""Where people sit is asked of the store once, and known to be otherwise as soon as it is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.store import ShardAssignment, Store
from bot.tables import ChannelRef, Table, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, CLEO, DAN
from tests.bot.store.statements import statements
from tests.bot.toy import GAMES

OWN, FOREIGN = ChannelRef(2 << 22, 77), ChannelRef((1 << 22) + 5, 78)
"""Channels of servers on shard 0 and on shard 1 of 2."""


async def opened(tables: Tables, channel: int, *people: int, guild: int = 1) -> Table:
    """Open a lobby of these people."""
    table = await tables.lobbies.create(TableSpec(ChannelRef(guild, channel), "toy", 3, {}, "en"), people[0], "n")
    for user in people[1:]:
        table = await tables.lobbies.join(table.id, user, "n")
    return table


def numbers(tables: tuple[Table, ...]) -> list[int]:
    return [table.id for table in tables]


async def test_all_live_tables_of_somebody_are_found_and_no_others(tables: Tables) -> None:
    lobby = await opened(tables, 1, ANA, BEN)
    game = await opened(tables, 2, BEN, ANA, CLEO)
    await tables.lobbies.start(game.id, BEN)
    stopped = await opened(tables, 3, ANA)
    await tables.early_ends.stop(stopped.id, ANA)
    await opened(tables, 4, CLEO)
    assert numbers(await tables.people.tables_of(ANA)) == [lobby.id, game.id]
    assert numbers(await tables.people.tables_of(DAN)) == []


async def test_the_store_is_asked_once_for_as_long_as_nothing_changes(tables: Tables) -> None:
    """Moves change nothing about it."""
    game = await opened(tables, 1, ANA, BEN, CLEO)
    await tables.lobbies.start(game.id, ANA)
    assert tables.people.cached_tables(ANA) is None
    await tables.people.preload_seats(ANA)
    with statements(tables) as asked:
        await tables.people.preload_seats(ANA)
        held, others = tables.people.cached_tables(ANA) or ((), ())
    assert asked == []
    assert (numbers(held), others) == ([game.id], ())
    await tables.play.act(game.id, ANA, None, ["t1"])
    assert tables.people.cached_tables(ANA) is not None


async def test_whoever_comes_or_goes_is_known_at_once(tables: Tables) -> None:
    """A new table, a seat taken or given up, a table that ends: each is seen by whoever it is about."""

    async def seen(user: int) -> list[int]:
        return numbers(await tables.people.tables_of(user))

    assert await seen(ANA) == await seen(BEN) == []
    first = await opened(tables, 1, ANA)
    assert await seen(ANA) == [first.id]
    await tables.lobbies.join(first.id, BEN, "n")
    assert await seen(BEN) == [first.id]
    await tables.lobbies.join(first.id, CLEO, "n")
    assert await seen(CLEO) == [first.id]
    await tables.lobbies.start(first.id, ANA)
    await tables.early_ends.resign(first.id, BEN, "merchant")
    assert (await seen(ANA), await seen(BEN)) == ([first.id], [])
    await tables.early_ends.stop(first.id, ANA)
    assert (await seen(ANA), await seen(CLEO)) == ([], [])


async def test_an_answer_that_is_older_than_a_change_is_not_remembered(tables: Tables, store: Store) -> None:
    """Somebody sits down while the store is asked."""
    people = store.people
    asked = people.sittings_of

    async def slow(user: int) -> Any:
        found = await asked(user)
        await opened(tables, 1, ANA)
        return found

    people.sittings_of = slow  # type: ignore[method-assign]
    await tables.people.preload_seats(ANA)
    people.sittings_of = asked  # type: ignore[method-assign]
    assert tables.people.cached_tables(ANA) is None
    assert len(await tables.people.tables_of(ANA)) == 1


async def test_a_table_that_is_not_in_memory_is_named_and_not_read(tables: Tables) -> None:
    game = await opened(tables, 1, ANA, BEN)
    await tables.people.preload_seats(ANA)
    await tables._repository.evict([game.id])
    assert tables.people.cached_tables(ANA) == ((), (game.id,))


@pytest.fixture
async def half(url: str) -> AsyncIterator[tuple[Tables, list[int]]]:
    """Give the tables of a process with half of the servers, and its clock's moment."""
    store, now = await Store.open(url, ShardAssignment(2, frozenset({0})), exclusive=False), [1000]
    yield Tables(store, GAMES, clock=lambda: now[0]), now
    await store.close()


async def test_what_other_processes_may_change_is_remembered_for_a_minute_only(half: tuple[Tables, list[int]]) -> None:
    """And a list of all is never out of it; what is remembered is about this process's own tables."""
    tables, now = half
    own = await opened(tables, OWN.channel, ANA, guild=OWN.guild)
    theirs = await opened(tables, FOREIGN.channel, ANA, guild=FOREIGN.guild)
    await tables.people.preload_seats(ANA)
    assert numbers((tables.people.cached_tables(ANA) or ((), ()))[0]) == [own.id]
    now[0] += 60
    assert tables.people.cached_tables(ANA) is None
    with statements(tables) as asked:
        for _ in range(2):
            assert numbers(await tables.people.tables_of(ANA)) == [own.id, theirs.id]
    assert sum("seats.user =" in one.replace('"', "") for one in asked) == 2
