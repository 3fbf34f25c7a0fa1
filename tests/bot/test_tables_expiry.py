"""A lobby that nobody starts closes by itself, and is told so from its opening."""

from __future__ import annotations

import pytest

from bot.store import Store
from bot.tables import LOBBY_TIMER, Due, Ending, Reason, Status, Table, Tables
from bot.tables.lobby import LOBBY_SECONDS
from tests.bot.at_table import ANA, BEN, PLACE, refused
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


async def opened(tables: Tables) -> Table:
    return await tables.lobbies.create(PLACE, "toy", 2, {}, ANA, "Ana", "en")


async def test_a_lobby_says_from_its_opening_when_it_closes(tables: Tables, store: Store, clock: Hand) -> None:
    table = await opened(tables)
    assert table.closes == OPENED + LOBBY_SECONDS
    clock.at += 1000
    assert (await tables.lobbies.join(table.id, BEN, "Ben")).closes == table.closes, "nobody who joins puts it off"
    assert (await Tables(store, GAMES).get(table.id)).closes == table.closes


async def test_it_is_due_at_that_moment_and_not_before(tables: Tables, clock: Hand) -> None:
    table = await opened(tables)
    assert await tables.showing.next_timer() == table.closes
    clock.at += LOBBY_SECONDS - 1
    assert await tables.showing.due(10) == ()
    clock.at += 1
    (due,) = await tables.showing.due(10)
    assert (due.game, due.timer.kind) == (table.id, LOBBY_TIMER)


async def test_it_ends_by_its_time_and_frees_its_channel(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    await tables.showing.settle(table)
    await tables.lobbies.expire(table.id)
    for each in (tables, Tables(store, GAMES)):
        over = await each.get(table.id)
        assert (over.status, over.ending, over.closes) == (Status.CANCELLED, Ending.TIME, None)
        assert over.players == table.players
        assert await each.at(PLACE.channel) is None
    assert await tables.showing.next_timer() is None
    assert await tables.showing.owed() == (table.id,), "its message is to say so"
    await refused(Reason.NO_TABLE, tables.lobbies.start(table.id, ANA))
    assert (await opened(tables)).id != table.id


async def test_a_game_that_was_started_in_time_is_let_be(tables: Tables, clock: Hand) -> None:
    table = await opened(tables)
    (due,) = await due_at(tables, clock, table.closes or 0)
    await tables.lobbies.join(table.id, BEN, "Ben")
    running = await tables.lobbies.start(table.id, ANA)
    assert running.closes is None
    assert await tables.showing.next_timer() is None
    # The timer had been read before the start.
    await tables.lobbies.expire(due.game)
    await tables.showing.drop_timer(due)
    assert await tables.get(table.id) == running
    assert (await tables.play.act(table.id, ANA, None, ["k"])).table.status is Status.RUNNING


async def test_what_was_called_off_has_no_timer(tables: Tables) -> None:
    table = await opened(tables)
    cancelled = await tables.lobbies.cancel(table.id, ANA)
    assert (cancelled.closes, cancelled.ending) == (None, Ending.HOST)
    assert await tables.showing.next_timer() is None
    await tables.lobbies.expire(table.id)
    assert (await tables.get(table.id)).ending is Ending.HOST


async def due_at(tables: Tables, clock: Hand, at: int) -> tuple[Due, ...]:
    clock.at = at
    return await tables.showing.due(10)
