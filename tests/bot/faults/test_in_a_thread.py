"""Whoever sits down at a table in a thread is added to the thread, whatever fails meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.interactions.custom_id import Verb
from tests.bot.faults.discord import Fault
from tests.bot.faults.scenarios import ANA, BEN, CLEO, HERE, in_thread, lobby, press
from tests.bot.faults.world import new_world


@pytest.mark.parametrize("fault", [None, Fault.LOST, Fault.UNANSWERED, Fault.SLOW, Fault.KILL])
async def test_host_and_players_are_added_to_the_thread_they_sit_in(fault: Fault | None, tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await in_thread(world)
    await world.clock.quiet()
    assert world.discord.state.members == {HERE: {ANA}}
    faults = iter([fault])
    world.discord.fault = lambda call: next(faults, None) if call == "invite" else None
    await press(world, BEN, Verb.JOIN)
    await world.heal()
    await world.check()
    assert world.discord.state.members == {HERE: {ANA, BEN}}
    await world.stop()


async def test_whoever_may_not_be_added_keeps_nothing_waiting(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await in_thread(world)
    await world.clock.quiet()
    world.discord.fault = lambda call: Fault.FORBIDDEN if call == "invite" else None
    await press(world, BEN, Verb.JOIN)
    await press(world, CLEO, Verb.JOIN)
    await world.clock.quiet()
    assert await world.tables.outbox.owed() == ()
    assert world.discord.state.members == {HERE: {ANA}}
    await world.stop()


async def test_in_a_channel_nobody_is_added_to_anything(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await lobby((ANA, BEN))(world)
    assert "invite" not in world.discord.calls
    await world.stop()


async def test_a_person_who_has_left_again_is_not_added_later(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await in_thread(world)
    await world.clock.quiet()
    world.discord.fault = lambda call: Fault.LOST if call == "invite" else None
    await press(world, BEN, Verb.JOIN)
    await press(world, BEN, Verb.LEAVE)
    await world.heal()
    await world.check()
    assert world.discord.state.members == {HERE: {ANA}}
    await world.stop()


async def test_nobody_stays_to_be_added_to_a_thread_that_is_gone(tmp_path: Path) -> None:
    """Whoever deletes his data afterwards is kept nowhere."""
    world = await new_world(tmp_path)
    await in_thread(world)
    await world.clock.quiet()
    world.discord.fault = lambda call: Fault.LOST if call == "invite" else None
    await press(world, BEN, Verb.JOIN)
    await world.tables.early_ends.close_place(HERE)
    world.discord.state.gone.add(HERE)
    await world.heal()
    assert [(await world.tables.get(number)).shown.invite for number in await world.numbers()] == [()]
    await world.stop()


async def test_a_thread_whose_title_must_wait_keeps_no_turn_waiting(tmp_path: Path) -> None:
    """Discord lets a channel be renamed twice in ten minutes."""
    world = await new_world(tmp_path)
    await in_thread(world)
    world.discord.throttled["rename"] = 600.0
    await press(world, BEN, Verb.JOIN)
    await press(world, ANA, Verb.LEAVE)
    await press(world, CLEO, Verb.JOIN)
    table = await world.tables.live_in(HERE)
    assert table is not None
    assert [one.version for one in world.notes(table)] == [table.version]
    await world.clock.advance(700)
    assert HERE in world.discord.state.titles
    await world.stop()
