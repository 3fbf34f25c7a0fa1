"""The ladders of servers that removed the bot go after 30 days: once, on one process, and not if the bot is back."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select, update

from bot.domain.clock import SystemClock
from bot.domain.ladders import LadderPreset
from bot.reconciler import BackgroundJobs
from bot.store import ShardAssignment, Store, StoreUnavailable
from bot.store.schema import games
from bot.tables import Reason, TableError, Tables
from tests.bot.store.rated_games import HERE, OTHER, kept, with_ladders
from tests.bot.toy import GAMES

START = 1_790_000_000


class Bot:
    """A bot with a clock, that is in some servers; of others it does not know."""

    def __init__(self, store: Store) -> None:
        self.at = START
        self.joined: dict[int, bool] = {}
        self.games: list[int] = []
        self.tables = Tables(store, GAMES, clock=lambda: self.at)

    async def look(self, days: float = 0) -> None:
        """Do the duty after so many days."""
        self.at += int(days * 86400)
        await self.tables.gone_servers.look(self.joined.get)


@pytest.fixture
async def bot(store: Store) -> Bot:
    """Give a bot with two servers that have ladders."""
    bot = Bot(store)
    bot.games = [await with_ladders(store, guild, channel) for guild, channel in ((HERE, 71), (OTHER, 72))]
    return bot


async def test_a_server_that_removed_the_bot_loses_its_ladders_after_30_days(bot: Bot, store: Store) -> None:
    bot.joined = {HERE: False, OTHER: True}
    (rated, _) = bot.games
    assert (await bot.tables.get(rated)).rated
    await bot.look()
    await bot.look(days=30)
    assert await kept(store, HERE) == [1, 2, 1, 2]
    assert (await bot.tables.guild_settings.of(HERE)).ladders is LadderPreset.RATED
    await bot.look(days=0.1)
    assert await kept(store, HERE) == [0, 0, 0, 0]
    assert (await bot.tables.guild_settings.of(HERE)).ladders is None
    assert not (await bot.tables.get(rated)).rated
    await bot.look(days=40)
    assert await kept(store, OTHER) == [1, 2, 1, 2]


async def test_the_event_of_the_last_removal_counts(bot: Bot, store: Store) -> None:
    """No look has to come between two of them; a server without ladders has nothing to be noted."""
    await bot.tables.gone_servers.note(HERE)
    await bot.tables.gone_servers.note(99)
    bot.at += 86400
    await bot.tables.gone_servers.note(HERE)
    bot.joined = {HERE: False, OTHER: True}
    await bot.look(days=1)
    assert await store.gone_servers.with_ladders() == {HERE: START + 86400, OTHER: None}


async def test_a_bot_that_is_back_in_time_keeps_all(bot: Bot, store: Store) -> None:
    """However long nobody looked, and the 30 days begin anew with the next removal."""
    bot.joined = {HERE: False, OTHER: False}
    await bot.look()
    bot.joined = {HERE: True, OTHER: True}
    await bot.look(days=31)
    assert await store.gone_servers.with_ladders() == {HERE: None, OTHER: None}
    bot.joined = {HERE: False, OTHER: True}
    await bot.look(days=1)
    await bot.look(days=29)
    assert await kept(store, HERE) == await kept(store, OTHER) == [1, 2, 1, 2]


async def test_nothing_happens_as_long_as_nobody_knows_where_the_bot_is(bot: Bot, store: Store) -> None:
    """At a start, or without a connection, also long after the removal."""
    await bot.look()
    assert await store.gone_servers.with_ladders() == {HERE: None, OTHER: None}
    await bot.tables.gone_servers.note(HERE)
    await bot.look(days=99)
    assert await kept(store, HERE) == [1, 2, 1, 2]


async def test_a_process_looks_after_its_own_servers(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of other shards are in no server that it knows."""
    mine, theirs = 2 << 22, 3 << 22
    for guild, channel in ((mine, 71), (theirs, 72)):
        await with_ladders(store, guild, channel)
    monkeypatch.setattr(store, "shards", ShardAssignment(2, frozenset({0})))
    bot = Bot(store)
    bot.joined = {mine: False, theirs: False}
    await bot.look()
    await bot.look(days=31)
    assert await kept(store, mine) == [0, 0, 0, 0]
    assert await kept(store, theirs) == [1, 2, 1, 2]
    assert await store.gone_servers.with_ladders() == {theirs: None}


@pytest.mark.parametrize("done", [False, True])
async def test_a_deletion_that_fails_is_done_by_the_next_look(
    bot: Bot, store: Store, monkeypatch: pytest.MonkeyPatch, done: bool
) -> None:
    """Also if only its answer was lost; the settings are read again in any case."""
    bot.joined = {HERE: False, OTHER: True}
    await bot.look()
    await bot.tables.guild_settings.of(HERE)
    delete = store.gone_servers.delete_ladders

    async def fails(guild: int, before: int) -> Any:
        if done:
            await delete(guild, before)
        raise StoreUnavailable("lost")

    with monkeypatch.context() as patched:
        patched.setattr(store.gone_servers, "delete_ladders", fails)
        with pytest.raises(TableError) as caught:
            await bot.look(days=31)
        assert caught.value.reason is Reason.STORE
    assert ((await bot.tables.guild_settings.of(HERE)).ladders is None) is done
    await bot.look()
    assert await kept(store, HERE) == [0, 0, 0, 0]


class Stopped(Exception):
    """The bot ends."""


class Impatient(SystemClock):
    """A clock at which nobody waits, and the bot ends after some pauses."""

    def __init__(self, pauses: int) -> None:
        self.left = pauses

    async def sleep(self, seconds: float) -> None:
        self.left -= 1
        if self.left < 0:
            raise Stopped


async def test_the_duty_is_a_background_job_that_survives_a_failure(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is logged, and done again an hour later."""

    async def look(is_joined: Any) -> None:
        raise TableError(Reason.STORE)

    monkeypatch.setattr(bot.tables.gone_servers, "look", look)
    background = BackgroundJobs(bot.tables, None, Impatient(3), is_joined=bot.joined.get)  # type: ignore[arg-type]
    with pytest.raises(Stopped):
        await background._look_for_gone_servers(bot.joined.get)
    assert caplog.text.count("could not be looked after") == 3


async def test_a_rated_game_that_was_not_ended_is_left_alone(bot: Bot, store: Store) -> None:
    """Its table is changed under its lock only; its result is not rated any more."""
    running = await with_ladders(store, HERE, 73)
    async with store._database.writing() as connection:
        await connection.execute(update(games).where(games.c.id == running).values(status="running"))
    bot.joined = {HERE: False, OTHER: True}
    await bot.look()
    await bot.look(days=31)
    assert await kept(store, HERE) == [0, 0, 0, 0]
    async with store._database.reading() as connection:
        found = (await connection.execute(select(games).where(games.c.id == running))).one()
    assert (found.rated, found.status) == (True, "running")
