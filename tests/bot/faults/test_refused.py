"""A channel that refuses: it is asked again as soon as there is a sign that it takes more, whenever that sign comes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.interactions.custom_id import Verb
from bot.reconciler.reconciler import FORBIDDEN_PAUSE
from tests.bot.faults.discord import Fault
from tests.bot.faults.scenarios import ANA, HERE, here, lobby, press
from tests.bot.faults.world import GUILD, World, new_world


@pytest.fixture
async def world(tmp_path: Path) -> World:
    """Give a lobby whose game is about to begin, in a channel that lets nothing be sent."""
    world = await new_world(tmp_path)
    await lobby((ANA,), 1)(world)
    await world.clock.quiet()
    return world


def refusing(world: World, *, changes: bool, channel: int | None = None) -> list[str]:
    """Let all that is sent be refused until the permissions change, be it while the first refusal is on its way."""
    refused: list[str] = []

    def fault(name: str) -> Fault | None:
        if name != "send" or (refused and changes):
            return None
        refused.append(name)
        if changes:
            world.reconciler.wake_channel(guild=GUILD, channel=channel)
        return Fault.FORBIDDEN

    world.discord.fault = fault
    return refused


async def shown(world: World) -> bool:
    """Whether the channel shows what is stored."""
    table = await here(world)
    return world.board(table) is not None and table.shown.board_version == table.version


@pytest.mark.parametrize("channel", [None, HERE])
async def test_permissions_that_change_while_they_are_refused_are_asked_for_again(
    world: World, channel: int | None
) -> None:
    """The refusal is older than the sign: the table would have stood still for an hour."""
    refused = refusing(world, changes=True, channel=channel)
    await press(world, ANA, Verb.START)
    await world.clock.advance(60)
    assert refused == ["send"]
    assert await shown(world)
    await world.stop()


async def test_what_changes_elsewhere_is_no_sign(world: World) -> None:
    refused = refusing(world, changes=True, channel=HERE + 1)
    await press(world, ANA, Verb.START)
    await world.clock.advance(60)
    assert refused == ["send"]
    assert not await shown(world)
    await world.clock.advance(FORBIDDEN_PAUSE)
    assert await shown(world)
    await world.stop()


async def test_what_a_server_refuses_is_counted_apart_from_what_is_behind(world: World) -> None:
    """Whoever keeps the bot can do nothing about the first."""
    refusing(world, changes=False)
    await press(world, ANA, Verb.START)
    await world.clock.advance(60)
    assert world.reconciler.seconds_behind(refused=False) == ()
    (since,) = world.reconciler.seconds_behind(refused=True)
    assert since >= 60
    await world.stop()


async def test_of_two_who_see_to_a_place_at_once_each_hears_for_himself(world: World) -> None:
    """As a board and what stands beside it are seen to."""
    place = (await here(world)).channel_ref
    with world.reconciler._watching_channel(place) as board:
        with world.reconciler._watching_channel(place) as beside:
            pass
        world.reconciler.wake_channel(guild=GUILD)
    assert board.changed
    assert not beside.changed
    await world.stop()
