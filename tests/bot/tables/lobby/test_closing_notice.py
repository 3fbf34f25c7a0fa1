"""A lobby that nobody starts closes by itself, and is told so from its opening."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.deadlines.table_deadlines import NOTHING
from bot.reconciler.due_actions import CloseLobby, next_due_at
from bot.store import Store
from bot.tables import Ending, Reason, Status, Table, Tables, TableSpec
from bot.tables.lobby.actions import LOBBY_SECONDS
from tests.bot.at_table import ANA, BEN, PLACE, plan, refused
from tests.bot.toy import GAMES

OPENED = 1_700_000_000


class Hand:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.at = float(OPENED)

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
def tables(store: Store, clock: Hand) -> Tables:
    return Tables(store, GAMES, clock=clock)


def named(table: Table) -> str:
    return f"merchant {len(table.players)}"


async def opened(tables: Tables) -> Table:
    return await tables.lobbies.create(TableSpec(PLACE, "toy", 2, {}, "en"), ANA, "Ana")


async def test_a_lobby_says_from_its_opening_when_it_closes(tables: Tables, store: Store, clock: Hand) -> None:
    table = await opened(tables)
    assert table.closes == OPENED + LOBBY_SECONDS
    clock.at += 1000
    assert (await tables.lobbies.join(table.id, BEN, "Ben")).closes == table.closes, "nobody who joins puts it off"
    assert (await Tables(store, GAMES).get(table.id)).closes == table.closes


async def test_it_wakes_at_that_moment_and_not_before(tables: Tables, clock: Hand) -> None:
    table = await opened(tables)
    table = await shown(tables, table)
    assert await tables.outbox.next_wake() == table.closes
    clock.at += LOBBY_SECONDS - 1
    assert await tables.outbox.wake_due(10) == ()
    assert plan(table, clock.at) is None
    clock.at += 1
    assert await tables.outbox.wake_due(10) == (table.id,)
    assert await tables.outbox.owed() == (table.id,)
    assert plan(table, clock.at) == CloseLobby()


async def test_it_ends_by_its_time_and_frees_its_channel(tables: Tables, store: Store, clock: Hand) -> None:
    table = await opened(tables)
    await shown(tables, table)
    assert (await tables.waiting_lobbies.expire(table.id, named)).status is Status.LOBBY, "it is not time yet"
    clock.at += LOBBY_SECONDS
    await tables.waiting_lobbies.expire(table.id, named)
    for each in (tables, Tables(store, GAMES)):
        over = await each.get(table.id)
        assert (over.status, over.ending, over.closes) == (Status.CANCELLED, Ending.TIME, None)
        assert over.players == table.players
        assert await each.live_in(PLACE.channel) is None
    assert await tables.outbox.owed() == (table.id,), "its message is to say so"
    await refused(Reason.NO_TABLE, tables.lobbies.start(table.id, ANA))
    assert (await opened(tables)).id != table.id


async def test_a_game_that_was_started_in_time_is_let_be(tables: Tables, clock: Hand) -> None:
    table = await opened(tables)
    await tables.lobbies.join(table.id, BEN, "Ben")
    running = await tables.lobbies.start(table.id, ANA)
    assert running.closes is None
    clock.at += LOBBY_SECONDS
    await tables.waiting_lobbies.expire(table.id, named)
    assert await tables.get(table.id) == running
    assert (await tables.play.act(table.id, ANA, None, ["k"])).table.status is Status.RUNNING


async def test_what_was_called_off_closes_no_more(tables: Tables, clock: Hand) -> None:
    table = await opened(tables)
    cancelled = await tables.lobbies.cancel(table.id, ANA)
    assert (cancelled.closes, cancelled.ending) == (None, Ending.HOST)
    clock.at += LOBBY_SECONDS
    await tables.waiting_lobbies.expire(table.id, named)
    assert (await tables.get(table.id)).ending is Ending.HOST


async def shown(tables: Tables, table: Table) -> Table:
    """Note that the lobby stands in its channel, so that nothing is left to do until it closes."""
    table = await tables.outbox.update_shown(
        table.id, lambda _, shown: replace(shown, note=1, note_version=table.version)
    )
    await tables.outbox.settle(table, next_due_at(table, 0, NOTHING))
    return table
