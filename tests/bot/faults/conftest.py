"""A bot in a world of its own, for tests that break it: it must be right again in the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.faults.scenarios import ANA, BEN, game
from tests.bot.faults.world import World, new_world
from tests.bot.threadless_sqlite import quick_store

__all__ = ["quick_store"]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a world that is right in the end."""
    world = await new_world(tmp_path)
    yield world
    await world.heal()
    await world.check()
    await world.stop()


@pytest.fixture
async def playing_world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a world in which Ana and Ben play."""
    world = await new_world(tmp_path)
    await game((ANA, BEN))(world)
    await world.clock.quiet()
    yield world
    await world.stop()
