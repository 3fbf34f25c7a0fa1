"""Servers that removed the bot: since when is noted once, and 30 days later nothing of their ladders is left."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.domain.guild_settings import NO_SETTINGS, Openers
from bot.domain.ladders import LadderPreset
from bot.store import Store
from bot.store.schema import (
    cleanups,
    games,
    guilds,
    placings,
    results,
)
from tests.bot.at_table import ANA
from tests.bot.store.rated_games import HERE, OTHER, count, kept, rated, with_ladders


async def test_a_server_is_known_by_anything_that_is_kept_of_its_ladders(store: Store) -> None:
    """Games, exclusions, changes and settings; other settings are not about ladders."""
    assert await store.gone_servers.with_ladders() == {}
    await rated(store, 3, 71)
    await store.ladders.exclude(4, ANA, "Ana", 5, 10)
    await store.ladders.restart(5, "toy", 5, 10, None)
    for guild, chosen in enumerate(({"results": True}, {"ladders": LadderPreset.UNRATED}, {"announcements": 1}), 6):
        await store.guild_settings.change(guild, lambda settings, chosen=chosen: replace(settings, **chosen))
    await store.guild_settings.change(9, lambda settings: replace(settings, threads=True))
    assert await store.gone_servers.with_ladders() == dict.fromkeys(range(3, 9))


async def test_the_last_removal_counts_until_the_bot_is_back(store: Store) -> None:
    """A server without settings has a row only for that."""
    await rated(store, HERE, 71)
    for moment in (10, 20):
        await store.gone_servers.note(HERE, moment)
    assert await store.gone_servers.with_ladders() == {HERE: 20}
    assert await store.guild_settings.of(HERE) == NO_SETTINGS
    for _ in range(2):
        await store.gone_servers.forget(HERE)
    assert await store.gone_servers.with_ladders() == {HERE: None}
    assert await count(store, guilds) == 0
    await asyncio.gather(*(store.gone_servers.note(HERE, moment) for moment in (40, 40, 40)))
    assert await store.gone_servers.with_ladders() == {HERE: 40}


async def test_settings_keep_the_moment(store: Store) -> None:
    """It is nothing that a server sets, and a row that holds only it is kept."""
    await store.guild_settings.change(HERE, lambda settings: replace(settings, threads=True))
    await store.gone_servers.note(HERE, 20)
    await store.guild_settings.change(HERE, lambda settings: NO_SETTINGS)
    assert await store.gone_servers.with_ladders() == {HERE: 20}


async def test_all_of_its_ladders_is_deleted_and_the_results_stay(store: Store) -> None:
    """Other settings stay as well, and so does all of other servers; a cleanup of the disk is owed."""
    mine, theirs = await with_ladders(store, HERE, 71), await with_ladders(store, OTHER, 72)
    await store.gone_servers.note(HERE, 20)
    await store.cleanup.settle(await store.cleanup.owed())
    assert await store.gone_servers.delete_ladders(HERE, 21) == (mine,)
    assert await kept(store, HERE) == [0, 0, 0, 0]
    assert await kept(store, OTHER) == [1, 2, 1, 2]
    assert await count(store, results) == await count(store, placings) == 2
    assert await count(store, games, games.c.rated.is_(None)) == 1
    assert await store.guild_settings.of(HERE) == replace(NO_SETTINGS, openers=Openers.MANAGE)
    assert await store.gone_servers.with_ladders() == {OTHER: None}
    assert await count(store, cleanups) == 1
    assert await store.ladders.of(theirs) is not None
    assert await store.gone_servers.delete_ladders(HERE, 21) is None, "it is done once"
    assert await count(store, cleanups) == 1


async def test_nothing_is_deleted_too_early_or_once_the_bot_is_back(store: Store) -> None:
    await with_ladders(store, HERE, 71)
    before = await kept(store, HERE)
    assert await store.gone_servers.delete_ladders(HERE, 99) is None
    await store.gone_servers.note(HERE, 20)
    assert await store.gone_servers.delete_ladders(HERE, 20) is None
    await store.gone_servers.forget(HERE)
    assert await store.gone_servers.delete_ladders(HERE, 99) is None
    assert await kept(store, HERE) == before == [1, 2, 1, 2]
    assert await count(store, cleanups) == 0
