"""A board that was pressed and replaced is deleted by the token of that press, which counts against no limit."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.reconciler.executor import TOKEN_LIFETIME
from tests.bot.faults.breaking import Breaker
from tests.bot.faults.discord import Fault
from tests.bot.faults.scenarios import TWO, Scenario, acting, game, here, shown
from tests.bot.faults.world import World, new_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a game of two that is right in the end."""
    world = await new_world(tmp_path)
    await game(TWO)(world)
    await world.clock.quiet()
    world.discord.calls.clear()
    yield world
    await world.heal()
    await world.check()
    await world.stop()


async def test_a_pressed_board_is_deleted_by_its_press(world: World) -> None:
    _, old = await shown(world)
    await acting()(world)
    await world.clock.quiet()
    assert old.deleted
    assert "erase" in world.discord.calls
    assert "delete" not in world.discord.calls
    calls = world.discord.calls
    assert calls.index("edit") < calls.index("erase"), "it stays until the new one is a board"


async def test_a_board_that_was_not_pressed_is_deleted_by_a_request(world: World) -> None:
    _, old = await shown(world)
    await acting(panel=True)(world)
    await world.clock.quiet()
    assert old.deleted
    assert "erase" not in world.discord.calls


@pytest.mark.parametrize("fault", [Fault.LOST, Fault.UNANSWERED, Fault.FORBIDDEN, Fault.LATE])
async def test_what_a_press_cannot_delete_a_request_does(world: World, fault: Fault) -> None:
    _, old = await shown(world)
    world.discord.fault = lambda name: fault if name == "erase" else None
    await acting()(world)
    await world.clock.quiet()
    assert old.deleted
    assert world.discord.calls.count("delete") == 1


async def test_a_token_that_has_ended_is_not_tried(world: World) -> None:
    _, old = await shown(world)
    world.discord.fault = lambda name: Fault.LOST if name == "edit" else None
    await acting()(world)
    await world.clock.advance(TOKEN_LIFETIME + 60)
    assert not old.deleted
    world.discord.fault = lambda name: None
    await world.clock.advance(120)
    assert old.deleted
    assert "erase" not in world.discord.calls


async def test_after_a_restart_a_request_deletes_it(world: World) -> None:
    _, old = await shown(world)
    world.discord.fault = lambda name: Fault.KILL if name == "erase" else None
    await acting()(world)
    await world.clock.quiet()
    await world.heal()
    assert old.deleted
    assert "delete" in world.discord.calls


async def test_a_press_whose_answer_is_private_deletes_nothing(world: World) -> None:
    """The original of its answer is another message, which must stay."""
    table, old = await shown(world)
    user = table.players[min(table.asked)].user
    assert user is not None
    opened = await world.press(user, old, PressId(table.id, table.version, Verb.HAND))
    await acting(panel=True)(world)
    await world.clock.quiet()
    assert old.deleted
    assert "withdrawn" not in opened.answered
    assert (await here(world)).shown.discard == ()


@pytest.mark.thorough
async def test_whatever_fails_the_old_board_goes_and_nothing_else(tmp_path: Path) -> None:
    breaker = Breaker(Scenario("a board replaced by a press on it", game(TWO), acting()), tmp_path)
    for place in await breaker.prepare():
        await breaker.at(place)
