"""Threads that are archived while a player is asked: opened again at once, once a day, whatever fails meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.domain.pace import DAY
from bot.interactions.custom_id import Verb
from bot.reconciler import ArchivedThreads
from tests.bot.faults.discord import Fault
from tests.bot.faults.scenarios import ANA, BEN, HERE, game, here, in_thread, press
from tests.bot.faults.world import World, new_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a game of two people, one of whom is asked; the thread is opened again in the end."""
    world = await new_world(tmp_path)
    await world.ready()
    await game((ANA, BEN))(world)
    await world.clock.quiet()
    yield world
    await world.heal()
    await world.check()
    await world.stop()


def threads(world: World) -> ArchivedThreads:
    """Return what listens to threads, as the client has it."""
    return ArchivedThreads(world.tables, world.reconciler, lambda place: place.channel in world.discord.state.asleep)


async def archive(world: World, *, locked: bool = False) -> None:
    """Let the table's thread be archived while the bot listens."""
    archive_unheard(world, locked=locked)
    await threads(world).note_archived(HERE, asleep=not locked)
    await world.clock.quiet()


def archive_unheard(world: World, *, locked: bool = False) -> None:
    """Let the table's thread be archived while the bot is away."""
    world.discord.state.asleep.add(HERE)
    if locked:
        world.discord.state.locked.add(HERE)


def asleep(world: World) -> bool:
    """Whether the table's thread is archived."""
    return HERE in world.discord.state.asleep


async def test_a_thread_in_which_a_player_is_asked_is_opened_again_at_once(world: World) -> None:
    await archive(world)
    assert not asleep(world)
    assert world.discord.calls.count("reopen") == 1


async def test_it_is_opened_again_once_a_day_of_itself(world: World) -> None:
    await archive(world)
    await archive(world)
    await world.later(DAY - 7200)
    assert asleep(world)
    await world.later(7200)
    assert not asleep(world)
    assert world.discord.calls.count("reopen") == 2


async def test_a_restart_is_not_another_day(world: World) -> None:
    await archive(world)
    await archive(world)
    for _ in range(3):
        await world.kill()
        await threads(world).find_archived()
        await world.clock.advance(60)
    assert asleep(world)
    assert world.discord.calls.count("reopen") == 1


async def test_a_thread_that_fell_asleep_unheard_is_found_by_a_look(world: World) -> None:
    archive_unheard(world)
    await world.kill()
    await threads(world).find_archived()
    await world.clock.advance(5)
    assert not asleep(world)


async def test_a_look_asks_nothing_about_threads_that_are_open(world: World) -> None:
    world.discord.calls.clear()
    await threads(world).find_archived()
    await world.clock.advance(120)
    assert world.discord.calls == []


async def test_a_locked_thread_is_left_alone(world: World) -> None:
    await archive(world, locked=True)
    await world.later(3 * DAY)
    assert asleep(world)
    assert "reopen" not in world.discord.calls


async def test_a_locked_thread_that_is_found_by_looks_is_asked_about_once_a_day(world: World) -> None:
    archive_unheard(world, locked=True)
    for _ in range(10):
        await threads(world).find_archived()
        await world.clock.advance(60)
    assert world.discord.calls.count("reopen") == 1


@pytest.mark.parametrize("fault", [Fault.LOST, Fault.UNANSWERED, Fault.SLOW, Fault.KILL, Fault.KILL_AFTER])
async def test_opening_it_is_tried_until_it_is_done(world: World, fault: Fault) -> None:
    faults = iter([fault])
    world.discord.fault = lambda call: next(faults, None) if call == "reopen" else None
    await archive(world)
    await world.heal()
    assert not asleep(world)


async def test_what_is_refused_is_left_alone_for_a_day(world: World) -> None:
    world.discord.fault = lambda call: Fault.FORBIDDEN if call == "reopen" else None
    await archive(world)
    await world.clock.advance(3 * 3600)
    assert world.discord.calls.count("reopen") == 1
    assert await world.tables.outbox.owed() == ()
    world.discord.fault = lambda call: None
    await archive(world)
    await world.later(DAY)
    assert not asleep(world)


async def test_a_thread_that_was_opened_by_others_is_left_as_it_is(world: World) -> None:
    await archive(world)
    await archive(world)
    world.discord.state.asleep.discard(HERE)
    await threads(world).note_archived(HERE, asleep=False)
    await world.later(2 * DAY)
    assert world.discord.calls.count("reopen") == 1


async def test_a_lobby_in_which_nobody_is_asked_lets_its_thread_sleep(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await in_thread(world)
    await world.clock.quiet()
    await archive(world)
    assert asleep(world)
    assert "reopen" not in world.discord.calls
    await press(world, BEN, Verb.JOIN)
    assert (await here(world)).shown.asleep
    await world.stop()
