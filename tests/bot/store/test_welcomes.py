"""Welcomes in the store: one for each server, and of one joining."""

from __future__ import annotations

from dataclasses import replace

from bot.store import Store, Welcome

GUILD = 10**18
BEGUN = Welcome(1000, 10**17, 1010)


async def test_a_welcome_is_begun_and_done(store: Store) -> None:
    """Of one server alone."""
    assert await store.welcomes.of(GUILD) is None
    await store.welcomes.begin(GUILD, BEGUN)
    await store.welcomes.begin(GUILD + 1, BEGUN)
    await store.welcomes.finish(GUILD, BEGUN.joined)
    assert await store.welcomes.of(GUILD) == replace(BEGUN, done=True)
    assert await store.welcomes.of(GUILD + 1) == BEGUN


async def test_one_that_is_begun_anew_takes_the_place_of_the_last(store: Store) -> None:
    await store.welcomes.begin(GUILD, BEGUN)
    await store.welcomes.finish(GUILD, BEGUN.joined)
    again = Welcome(2000, 10**17 + 1, 2010)
    await store.welcomes.begin(GUILD, again)
    assert await store.welcomes.of(GUILD) == again


async def test_the_end_of_an_earlier_one_or_of_a_forgotten_one_is_not_noted(store: Store) -> None:
    await store.welcomes.begin(GUILD, BEGUN)
    await store.welcomes.finish(GUILD, BEGUN.joined - 1)
    assert await store.welcomes.of(GUILD) == BEGUN
    await store.welcomes.forget(GUILD)
    await store.welcomes.finish(GUILD, BEGUN.joined)
    assert await store.welcomes.of(GUILD) is None


async def test_old_ones_are_deleted(store: Store) -> None:
    await store.welcomes.begin(GUILD, BEGUN)
    await store.welcomes.begin(GUILD + 1, replace(BEGUN, joined=2000))
    await store.welcomes.expire(2000)
    assert await store.welcomes.of(GUILD) is None
    assert await store.welcomes.of(GUILD + 1) is not None
