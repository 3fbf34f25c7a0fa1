"""What an older message of a plan answers once the plan was played, dropped or is off."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.reconciler.due_actions import PLAN_DELAY
from tests.bot.faults.discord import Message
from tests.bot.faults.planning import FIRST, SECOND, follower, offered, panel, planned
from tests.bot.faults.scenarios import acting, here, press
from tests.bot.faults.world import World, new_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await new_world(tmp_path)
    yield world
    await world.stop()


async def with_drop(world: World) -> tuple[int, Message, PressId]:
    """Let a player make a plan; return the player, their hand, and its button that drops the plan."""
    await planned(SECOND)(world)
    user = follower(await here(world))
    page = panel(world, user)
    drop = offered(page, Verb.PLAN_DROP)
    assert page is not None
    assert drop is not None
    return user, page, drop


async def test_a_plan_that_was_played_says_so_and_has_nothing_to_drop(world: World) -> None:
    """The hand from before it was played still has its button."""
    user, page, drop = await with_drop(world)
    await acting()(world)
    world.watch.start()
    await world.later(PLAN_DELAY + 5)
    assert (await here(world)).seat_of(user) not in (await here(world)).asked
    await world.press(user, page, drop)
    assert "Your plan has already been played." in page.text
    assert "Your plan is dropped" not in page.text
    assert offered(page, Verb.PLAN_DROP) is None
    await world.heal()
    await world.check()


async def test_a_plan_that_is_gone_says_so(world: World) -> None:
    """Dropped from another message meanwhile."""
    user, _, drop = await with_drop(world)
    await press(world, user, Verb.PLAN_DROP, "turn")
    newest = panel(world, user)
    assert newest is not None
    assert "Your plan is dropped." in newest.text
    assert "This plan is already gone." in (await world.press(user, newest, drop)).told


async def test_a_plan_that_is_off_says_why_and_is_only_acknowledged(world: World) -> None:
    """What it wanted was taken: there is nothing to drop, and nobody is told that they dropped it."""
    await planned(FIRST)(world)
    user = follower(await here(world))
    await acting()(world)
    await press(world, user, Verb.HAND)
    page = panel(world, user)
    drop = offered(page, Verb.PLAN_DROP)
    assert page is not None
    assert drop is not None
    assert "Dropped: " in page.text
    assert "Drop this plan" not in page.text
    await world.press(user, page, drop)
    assert "Dropped: " not in page.text
    assert "dropped" not in page.text
    assert offered(page, Verb.PLAN_DROP) is None
