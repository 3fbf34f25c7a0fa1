"""A press gives a seat back for which a computer played: its player is told once, in front, and nobody else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.domain.pace import HOUR, Fallback
from bot.interactions.custom_id import Verb
from tests.bot.faults.overtime import waited
from tests.bot.faults.scenarios import here, press
from tests.bot.faults.world import World, new_world

BACK = "You are back. Your seat is yours again."


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await new_world(tmp_path)
    yield world
    await world.stop()


async def absent(world: World) -> int:
    """Return a user for whom a computer plays."""
    await waited(48 * HOUR + 60, Fallback.TAKEOVER)(world)
    table = await here(world)
    (seat,) = table.absent
    user = table.players[seat].user
    assert user is not None
    return user


async def test_the_hand_says_in_front_that_its_player_is_back_and_does_so_once(world: World) -> None:
    user = await absent(world)
    assert (await press(world, user, Verb.HAND)).told.startswith(BACK)
    assert BACK not in (await press(world, user, Verb.HAND)).told
    (other,) = [one for one in (await here(world)).people if one != user]
    assert BACK not in (await press(world, other, Verb.HAND)).told


async def test_a_press_without_a_hand_tells_it_too(world: World) -> None:
    user = await absent(world)
    told = (await press(world, user, Verb.MORE)).told
    assert told.count(BACK) == 1
    assert not (await here(world)).absent
