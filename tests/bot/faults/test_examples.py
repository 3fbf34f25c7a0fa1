"""What the machine once found, as fixed examples."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.interactions.custom_id import PressId, Verb
from tests.bot.faults.discord import Fault
from tests.bot.faults.scenarios import acting, game, here, shown
from tests.bot.faults.world import new_world

ANA, BEN = 1001, 1002


@pytest.mark.parametrize("second", [Fault.SLOW, Fault.FORBIDDEN, Fault.LOST, Fault.UNANSWERED])
async def test_what_arrived_unanswered_is_not_forgotten_when_sending_it_again_fails(
    second: Fault, tmp_path: Path
) -> None:
    """Seeds 1019 and 1094: the second refusal was taken for that of the first, and somebody was called twice."""
    world = await new_world(tmp_path)
    await game((ANA, BEN))(world)
    faults = iter((Fault.UNANSWERED, second))
    world.discord.fault = lambda call: next(faults, None) if call == "send" else None
    await acting()(world)
    await world.clock.advance(5)
    await world.heal(65)
    await world.check()
    assert next(faults, None) is None
    await world.stop()


async def test_a_board_that_a_moderator_deletes_before_it_was_heard_of_is_posted_again(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await game((ANA, BEN))(world)
    faults = iter((Fault.UNANSWERED,))
    world.discord.fault = lambda call: next(faults, None) if call == "send" else None
    await acting()(world)
    world.moderate(world.boards(await here(world))[-1])
    await world.heal()
    await world.check()
    await world.stop()


async def test_a_press_on_a_board_that_was_replaced_is_stale_and_changes_nothing(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await game((ANA, BEN))(world)
    table, message = await shown(world)
    await acting()(world)
    await world.clock.quiet()
    before = (await here(world)).version
    for user in (ANA, BEN):
        told = await world.press(user, message, PressId(table.id, table.version, Verb.ACT, "t.1"))
        assert told.told
    assert (await here(world)).version == before
    await world.heal()
    await world.check()
    await world.stop()
