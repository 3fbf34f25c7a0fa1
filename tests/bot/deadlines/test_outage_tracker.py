"""Signs of life: a stop of the bot, a lost connection and failures of the store take nobody's time."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from bot.deadlines.outage_tracker import KEPT, OutageTracker
from bot.domain.outages import HEARTBEAT_INTERVAL, OUTAGE_AFTER, Outage
from bot.store import Store, StoreUnavailable
from bot.tables import TableError, Tables
from tests.bot.faults.clock import VirtualClock

GUILDS = (0 << 22, 1 << 22, 2 << 22, 3 << 22)
LEAST = 600


class Gateway:
    """Says which shards are connected."""

    def __init__(self) -> None:
        self.shards: Collection[int] = (0,)
        self.count = 1

    def __call__(self) -> tuple[Collection[int], int]:
        return self.shards, self.count


class Life:
    """A bot that gives signs of life, over a store that outlives it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.clock = VirtualClock()
        self.gateway = Gateway()
        self.heartbeat = OutageTracker(tables, self.clock, self.gateway)
        self.began = self.now

    @property
    def now(self) -> int:
        return int(self.clock.now())

    async def live(self, seconds: int) -> None:
        """Be there for so long."""
        for _ in range(seconds // HEARTBEAT_INTERVAL):
            await self.heartbeat.give()
            self.clock.leap(HEARTBEAT_INTERVAL)
        await self.heartbeat.give()

    async def restart(self) -> None:
        """Start anew, with nothing in memory."""
        self.heartbeat = OutageTracker(self.tables, self.clock, self.gateway)
        await self.heartbeat.load()

    def added(self, guild: int = 0) -> int:
        """Return by how much the time of somebody has grown who is waited for since the beginning."""
        end = self.began + 7 * 24 * 3600
        return self.heartbeat.of(guild).extended(self.began, end, LEAST, self.now) - end


@pytest.fixture
def life(tables: Tables) -> Life:
    return Life(tables)


async def test_while_the_bot_is_there_everybodys_time_runs(life: Life) -> None:
    await life.live(900)
    assert life.heartbeat.of(0).past == ()
    assert life.added() == 0


async def test_a_stop_of_the_bot_takes_nobodys_time(life: Life) -> None:
    """It counts from the moment of the start, before the first new sign, and not twice after it."""
    await life.live(60)
    life.clock.leap(3600)
    await life.restart()
    assert life.added() == 3600
    await life.live(60)
    assert life.added() == 3600
    await life.restart()
    assert life.added() == 3600


async def test_a_start_after_a_short_pause_is_no_outage(life: Life) -> None:
    await life.live(60)
    life.clock.leap(OUTAGE_AFTER)
    await life.restart()
    await life.live(60)
    assert life.heartbeat.of(0).past == ()


async def test_while_the_connection_is_lost_no_time_is_up_and_afterwards_it_is_made_good(life: Life) -> None:
    await life.live(60)
    life.gateway.shards = ()
    last = life.now
    for hours in (1, 2, 3):
        life.clock.leap(3600)
        await life.heartbeat.give()
        assert life.added() == hours * 3600
    life.gateway.shards = (0,)
    await life.live(60)
    assert life.heartbeat.of(0).past == (Outage(last, last + 3 * 3600),)


async def test_a_lost_shard_takes_the_time_of_its_own_servers_alone(life: Life) -> None:
    life.gateway.shards, life.gateway.count = (0, 1), 2
    await life.live(60)
    life.gateway.shards = (0,)
    await life.live(3600)
    life.gateway.shards = (0, 1)
    await life.live(60)
    assert [life.added(guild) for guild in GUILDS] == [0, 3600, 0, 3600]


async def test_with_another_number_of_shards_the_pause_between_counts_for_all(life: Life) -> None:
    await life.live(60)
    life.clock.leap(1200)
    life.gateway.shards, life.gateway.count = (0, 1), 2
    await life.restart()
    await life.live(60)
    assert [life.added(guild) for guild in GUILDS] == [1200] * 4


async def test_going_back_to_the_old_number_of_shards_is_no_outage_since_then(life: Life) -> None:
    """What one shard of one said hours ago is not its last sign: those of two were there meanwhile."""
    await life.live(60)
    life.gateway.shards, life.gateway.count = (0, 1), 2
    await life.live(2 * 3600)
    life.gateway.shards, life.gateway.count = (0,), 1
    await life.restart()
    await life.live(60)
    assert [life.added(guild) for guild in GUILDS] == [0] * 4


async def test_a_clock_that_is_set_back_makes_no_outage(life: Life) -> None:
    await life.live(60)
    life.clock.leap(-3600)
    await life.live(60)
    assert life.heartbeat.of(0).past == ()
    assert life.added() == 0


async def test_what_the_store_does_not_take_is_given_with_the_next_sign(
    life: Life, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it fails no time runs out; afterwards the pause is an outage like any other."""
    await life.live(60)

    async def fails(*rest: Any) -> None:
        raise StoreUnavailable("it is locked")

    with monkeypatch.context() as broken:
        broken.setattr(store.heartbeats, "give", fails)
        for _ in range(100):
            life.clock.leap(HEARTBEAT_INTERVAL)
            with pytest.raises(TableError):
                await life.heartbeat.give()
        assert life.added() == 100 * HEARTBEAT_INTERVAL
    await life.heartbeat.give()
    assert life.added() == 100 * HEARTBEAT_INTERVAL
    await life.restart()
    assert life.added() == 100 * HEARTBEAT_INTERVAL


async def test_a_sign_whose_commit_was_not_answered_is_no_obstacle_to_the_next(
    life: Life, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The outage that it ended is stored already; it is stored again, longer, and counts once."""
    await life.live(60)
    life.clock.leap(3600)
    give = store.heartbeats.give

    async def unanswered(*rest: Any) -> None:
        await give(*rest)
        raise StoreUnavailable("the answer is lost")

    with monkeypatch.context() as broken:
        broken.setattr(store.heartbeats, "give", unanswered)
        with pytest.raises(TableError):
            await life.heartbeat.give()
    life.clock.leap(HEARTBEAT_INTERVAL)
    await life.live(60)
    assert life.added() == 3600 + HEARTBEAT_INTERVAL
    await life.restart()
    assert life.added() == 3600 + HEARTBEAT_INTERVAL


async def test_what_is_older_than_anybodys_time_is_forgotten(life: Life) -> None:
    for _ in range(3):
        await life.live(60)
        life.clock.leap(KEPT // 2)
    await life.live(60)
    kept = life.heartbeat.of(0).past
    assert all(outage.ended >= life.now - KEPT - 60 for outage in kept)
    await life.restart()
    assert life.heartbeat.of(0).past == kept


async def test_the_first_start_of_all_is_no_outage(life: Life) -> None:
    await life.heartbeat.load()
    assert life.added() == 0
    await life.heartbeat.give()
    assert life.heartbeat.of(0).past == ()
