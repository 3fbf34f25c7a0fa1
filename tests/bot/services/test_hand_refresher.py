"""A hand that was opened while others played: drawn again when its player is asked, as long as Discord allows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import TOKEN_LIFE
from tests.bot.faults.discord import Message
from tests.bot.faults.scenarios import ANA, BEN, CLEO, acting, game, here, press
from tests.bot.faults.world import World, new_world

WAITS = "Waiting for"


@pytest.fixture
async def world(tmp_path: Path) -> World:
    """Give a game of three people in which it is a turn's beginning."""
    world = await new_world(tmp_path)
    await game((ANA, BEN, CLEO), seed=3)(world)
    await world.clock.quiet()
    return world


async def players(world: World) -> tuple[int, int, int]:
    """Return the player who is asked, the one after them, and the last."""
    table = await here(world)
    (seat,) = table.waiting
    users = [table.players[(seat + number) % 3].user for number in range(3)]
    first, second, third = (user for user in users if user is not None)
    return first, second, third


def newest(world: World, user: int) -> Message:
    """Return the private message of a user that came last."""
    found = [one for one in world.discord.state.messages.values() if one.ephemeral_for == user and not one.deleted]
    return max(found, key=lambda one: one.id)


async def play_until_asked(world: World, user: int) -> None:
    """Let the players act until a user is asked."""
    table = await here(world)
    while user not in [table.players[seat].user for seat in table.waiting]:
        await acting()(world)
        await world.clock.quiet()
        table = await here(world)


async def opened(world: World, user: int) -> Message:
    """Let a user open their hand."""
    await press(world, user, Verb.HAND)
    await world.clock.quiet()
    return newest(world, user)


async def test_a_hand_is_drawn_again_when_its_player_is_asked_and_not_before(world: World) -> None:
    _, second, third = await players(world)
    hand = await opened(world, third)
    await play_until_asked(world, second)
    assert WAITS in newest(world, third).text
    await play_until_asked(world, third)
    assert newest(world, third).id == hand.id
    assert WAITS not in newest(world, third).text
    assert "Your turn: take a card" in newest(world, third).text
    await world.stop()


async def test_a_hand_that_cannot_be_edited_any_more_names_its_moment(world: World) -> None:
    _, second, _ = await players(world)
    hand = await opened(world, second)
    before = hand.text
    await world.later(TOKEN_LIFE + 1)
    await play_until_asked(world, second)
    assert newest(world, second).text == before
    (line,) = (line for line in before.splitlines() if WAITS in line)
    assert line.startswith("<t:")
    await world.stop()


async def test_a_page_that_is_read_in_the_place_of_the_hand_stays(world: World) -> None:
    _, second, _ = await players(world)
    hand = await opened(world, second)
    table = await here(world)
    await world.press(second, hand, PressId(table.id, table.version, Verb.MORE))
    await world.clock.quiet()
    page = newest(world, second).text
    assert WAITS not in page
    await play_until_asked(world, second)
    assert newest(world, second).text == page
    await world.stop()
