"""What is refused for longer: AutoMod blocks the board, a moderator has timed the bot out, or Discord rejects it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import discord
import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.reconciler import Unexplained
from bot.reconciler.reconciler import FORBIDDEN_PAUSE, UNEXPLAINED_PAUSE
from bot.telemetry.metrics import PRESSES, Outcome
from tests.bot.faults.discord import Fault
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, HERE, game, here, in_thread, press, shown
from tests.bot.faults.world import World, new_world

HOUR = 3600.0
REJECTED = "That is my fault, not yours"
BLOCKED = "AutoMod blocked my message"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a game of two people that is right in the end."""
    world = await new_world(tmp_path)
    await game((ANA, BEN))(world)
    yield world
    await world.heal()
    await world.check()
    await world.stop()


def refuse(world: World, fault: Fault, *calls: str) -> list[float]:
    """Let Discord refuse these calls, and return the moments at which it has."""
    refused: list[float] = []

    def meets(call: str) -> Fault | None:
        if call not in (calls or ("send",)):
            return None
        refused.append(world.clock.now())
        return fault

    world.discord.fault = meets
    return refused


async def acts(world: World) -> FakeInteraction:
    """Let the player whose turn it is take the first card by the board's button; wait until all is answered."""
    table, board = await shown(world)
    ((seat, _),) = table.asked.items()
    seen, user = table.seen_by(seat), table.players[seat].user
    assert seen is not None
    assert user is not None
    pressing = asyncio.create_task(
        world.press(user, board, PressId(table.id, table.version, Verb.ACT, seen.legal[0].code))
    )
    await world.clock.advance(20)
    return await pressing


async def right(world: World) -> bool:
    """Whether the board shows what is stored."""
    table = await here(world)
    return table.shown.board_version == table.version


async def test_the_player_whose_board_automod_blocks_is_told(world: World) -> None:
    refuse(world, Fault.BLOCKED)
    assert BLOCKED in (await acts(world)).told
    assert world.reconciler.seconds_behind(refused=True)
    assert not world.reconciler.seconds_behind(refused=False)


async def test_what_automod_blocks_is_tried_again_each_hour_and_at_each_press(world: World) -> None:
    refused = refuse(world, Fault.BLOCKED)
    begun = world.clock.now()
    await acts(world)
    await world.clock.advance(3 * HOUR)
    assert [round((moment - begun) / HOUR) for moment in refused] == [0, 1, 2, 3]
    before = len(refused)
    assert BLOCKED in (await acts(world)).told
    assert len(refused) == before + 1
    world.discord.fault = lambda call: None
    await world.clock.advance(HOUR)
    assert await right(world)


async def test_a_player_is_told_that_the_bot_is_at_fault_when_discord_has_rejected_the_board_five_times(
    world: World,
) -> None:
    refused = refuse(world, Fault.REJECTED)
    failed = PRESSES.labels("act", Outcome.FAILED)._value.get()
    assert REJECTED in (await acts(world)).told
    assert len(refused) >= 5
    assert PRESSES.labels("act", Outcome.FAILED)._value.get() == failed + 1, "the operator's alert goes by it"
    assert world.reconciler.seconds_behind(refused=False)


async def test_a_press_on_a_table_that_is_rejected_for_long_is_told_so_at_once(world: World) -> None:
    refuse(world, Fault.REJECTED)
    await acts(world)
    table, board = await shown(world)
    user = next(iter(table.players[seat].user for seat in table.asked))
    seen = table.seen_by(next(iter(table.asked)))
    assert user is not None
    assert seen is not None
    again = await world.press(user, board, PressId(table.id, table.version, Verb.ACT, seen.legal[0].code))
    assert REJECTED in again.told


async def test_who_acts_while_a_message_is_rejected_for_once_reads_nothing_of_it(world: World) -> None:
    refused: list[str] = []

    def once(call: str) -> Fault | None:
        refused.append(call)
        return Fault.REJECTED if refused.count("send") == 1 and call == "send" else None

    world.discord.fault = once
    assert (await acts(world)).told == ""
    assert await right(world)


async def test_a_lobby_that_is_rejected_is_told_to_the_player_who_asks_for_it(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await in_thread(world)
    await world.clock.quiet()
    refuse(world, Fault.REJECTED, "send", "edit", "answer update")
    world.moderate(world.notes(await here(world))[0])
    pressing = asyncio.create_task(world.command(ANA, HERE, "board"))
    await world.clock.advance(20)
    assert REJECTED in (await pressing).told
    await world.heal()
    await world.stop()


async def test_a_player_is_told_until_when_the_bot_is_timed_out(world: World) -> None:
    world.discord.timed_out_until = until = world.clock.now() + HOUR / 2
    refuse(world, Fault.TIMED_OUT)
    told = (await acts(world)).told
    assert "timed out by a moderator" in told
    assert f"<t:{int(until)}:R>" in told
    assert "Send Messages" not in told


async def test_who_wants_a_card_or_a_table_is_told_of_the_timeout_not_of_permissions(world: World) -> None:
    """Discord may leave out of an interaction's permissions what a timeout takes away."""
    world.discord.timed_out_until = world.clock.now() + HOUR
    for name in ("about", "new"):
        asking = FakeInteraction(world.discord, ANA, "Ana", HERE + 1)
        asking.app_permissions = discord.Permissions(view_channel=True, read_message_history=True)
        await cast(Any, world.group.get_command(name)).callback(asking, game="sobek")
        assert "timed out by a moderator" in asking.told


@pytest.mark.parametrize(("seconds", "after"), [(600, 600), (7 * 24 * HOUR, FORBIDDEN_PAUSE)], ids=["soon", "long"])
async def test_when_a_timeout_is_over_the_board_comes_of_itself(world: World, seconds: float, after: float) -> None:
    """It may be ended early, too, and nothing might tell of that: an hour later it is tried again in any case."""
    world.discord.timed_out_until = world.clock.now() + seconds
    refused = refuse(world, Fault.TIMED_OUT)
    begun = world.clock.now()
    await acts(world)
    await world.clock.advance(after - 30)
    assert len(refused) == 1
    world.discord.fault = lambda call: None
    await world.clock.advance(begun + after + 3 - world.clock.now())
    assert await right(world)


async def test_a_refusal_that_may_be_a_timeout_is_tried_again_after_five_minutes(world: World) -> None:
    tried: list[float] = []

    def unexplained(call: str) -> Fault | None:
        if call == "send":
            tried.append(world.clock.now())
            raise Unexplained
        return None

    world.discord.fault = unexplained
    await acts(world)
    await world.clock.advance(UNEXPLAINED_PAUSE)
    assert [moment - tried[0] for moment in tried] == [0, UNEXPLAINED_PAUSE]


async def test_who_sits_down_while_the_bot_is_timed_out_is_added_to_the_thread_later(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await in_thread(world)
    await world.clock.quiet()
    world.discord.timed_out_until = world.clock.now() + 600
    refuse(world, Fault.TIMED_OUT, "invite")
    await press(world, BEN, Verb.JOIN)
    await world.heal(11)
    await world.check()
    assert BEN in world.discord.state.members[HERE]
    await world.stop()
