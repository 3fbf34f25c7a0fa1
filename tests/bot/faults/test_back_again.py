"""People who had said that they are away: whatever they press, they are back."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.interactions.custom_id import Verb
from tests.bot.faults.scenarios import ANA, BEN, CLEO, HERE, game, lobby, press
from tests.bot.faults.world import World, new_world

LONG = 10 * 24 * 3600


@pytest.fixture
async def world(tmp_path: Path) -> World:
    """Give a world in which Ben is away."""
    world = await new_world(tmp_path)
    await world.tables.people.go_away(BEN, int(world.clock.now()) + LONG, stand_in=False)
    await world.clock.advance(3600)
    return world


async def is_away(world: World) -> bool:
    """Whether Ben still is."""
    return (await world.tables.people.preferences([BEN]))[BEN].away(int(world.clock.now())) is not None


async def test_whoever_sits_down_is_back(world: World) -> None:
    """He would not be called at the table at which he has just sat down."""
    await lobby((ANA,))(world)
    assert await is_away(world)
    await press(world, BEN, Verb.JOIN)
    assert not await is_away(world)
    await world.stop()


async def test_whoever_opens_a_table_is_back(world: World) -> None:
    """A command is a sign as good as a press."""
    await world.command(BEN, HERE, "new", game="sobek", seats=2)
    assert not await is_away(world)
    await world.stop()


async def test_whoever_watches_others_play_is_back(world: World) -> None:
    """It need not be a table of his own."""
    await game((ANA, CLEO))(world)
    await press(world, BEN, Verb.SCORES)
    assert not await is_away(world)
    await world.stop()
