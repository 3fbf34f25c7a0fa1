"""A press gives a seat back for which a computer played, or ends an absence: its player is told once, nobody else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.domain.pace import DAY, HOUR, Fallback, VoteChoice
from bot.interactions.custom_id import Verb
from tests.bot.faults.overtime import waited
from tests.bot.faults.scenarios import here, press
from tests.bot.faults.world import World, new_world

BACK = "You are back. Your seat is yours again."
OVER = "You are back. Your absence is over."


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


async def away(world: World, *, stand_in: bool) -> tuple[int, int]:
    """Let the user who is asked be away, and return them and another user."""
    await waited(60, Fallback.ASK)(world)
    table = await here(world)
    user = table.players[min(table.asked)].user
    assert user is not None
    for changed in await world.tables.people.go_away(user, int(world.clock.now()) + 5 * DAY, stand_in=stand_in):
        world.reconciler.wake(changed)
    await world.clock.quiet()
    return user, next(one for one in table.present if one != user)


async def test_a_hand_says_in_front_that_its_press_has_ended_an_absence_and_does_so_once(world: World) -> None:
    user, other = await away(world, stand_in=False)
    assert OVER not in (await press(world, other, Verb.HAND)).told
    assert (await press(world, user, Verb.HAND)).told.startswith(OVER)
    assert OVER not in (await press(world, user, Verb.HAND)).told


async def test_any_press_says_that_it_has_ended_an_absence(world: World) -> None:
    user, _ = await away(world, stand_in=False)
    assert (await press(world, user, Verb.MORE)).told.count(OVER) == 1
    assert OVER not in (await press(world, user, Verb.MORE)).told


async def test_a_press_on_the_board_says_that_it_has_ended_an_absence(world: World) -> None:
    await waited(48 * HOUR + 60)(world)
    table = await here(world)
    (late,) = table.votes
    user = next(one for one in table.present if one != table.players[late].user)
    await world.tables.people.go_away(user, int(world.clock.now()) + 5 * DAY, stand_in=False)
    told = (await press(world, user, Verb.BALLOT, f"{late}.{VoteChoice.WAIT}")).told
    assert told.count(OVER) == 1


async def test_a_press_that_ends_an_absence_and_gives_the_seat_back_says_both_at_once(world: World) -> None:
    user, _ = await away(world, stand_in=True)
    assert (await here(world)).absent
    told = (await press(world, user, Verb.HAND)).told
    assert told.startswith("You are back. Your absence is over, and your seat is yours again.")
    assert BACK not in told
