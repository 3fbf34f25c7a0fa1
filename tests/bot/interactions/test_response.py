"""Answers to interactions, where Discord is not reached."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import aiohttp
import pytest
from discord import InteractionType

from bot.domain.clock import SystemClock
from bot.interactions.response import InteractionResponse, ResponseMode
from bot.reconciler import DiscordFailure
from bot.screens.components import notice
from tests.bot.faults.discord import FakeDiscord, Fault, Message
from tests.bot.faults.interaction import FakeInteraction


async def test_a_deferral_that_does_not_reach_discord_is_one_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing awaits the task that defers: an error in it would be a traceback."""
    caplog.set_level("INFO", "bot.interactions.response")
    monkeypatch.setattr("bot.interactions.response._PATIENCE", 0)
    interaction = FakeInteraction(FakeDiscord(cast(Any, SystemClock())), 1, "Ana", 2)

    async def unreached(**_: Any) -> None:
        raise aiohttp.ClientConnectionError

    monkeypatch.setattr(interaction, "defer", unreached)
    async with InteractionResponse(cast(Any, interaction), ResponseMode.PRIVATE) as reply:
        assert reply._timer is not None
        await asyncio.wait({reply._timer})
        assert reply._timer.exception() is None
    assert "an interaction could not be deferred (ClientConnectionError)" in caplog.text


@pytest.mark.parametrize("fault", [Fault.LOST, Fault.FORBIDDEN, Fault.REJECTED, Fault.SLOW, Fault.LATE])
async def test_what_goes_wrong_with_a_response_is_a_trouble_to_the_reconciler(fault: Fault) -> None:
    discord = FakeDiscord(cast(Any, SystemClock()))
    pressed = Message(7, 2, (), "", None, 0.0)
    discord.state.messages[7] = pressed
    discord.fault = lambda call: fault
    for give in (InteractionResponse.update, InteractionResponse.post):
        interaction = FakeInteraction(discord, 1, "Ana", 2, kind=InteractionType.component, message=pressed)
        with pytest.raises(DiscordFailure):
            await give(InteractionResponse(cast(Any, interaction), ResponseMode.UPDATE), notice("x"))


async def test_a_press_that_can_no_longer_be_acknowledged_stops_no_pass(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "bot.interactions.response")
    discord = FakeDiscord(cast(Any, SystemClock()))
    pressed = Message(7, 2, (), "", None, 0.0)
    discord.fault = lambda call: Fault.LATE
    interaction = FakeInteraction(discord, 1, "Ana", 2, kind=InteractionType.component, message=pressed)
    await InteractionResponse(cast(Any, interaction), ResponseMode.UPDATE).acknowledge()
    assert "a press could not be acknowledged (NotFound)" in caplog.text


async def test_a_board_that_its_press_cannot_delete_is_left_to_an_ordinary_request(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO", "bot.interactions.response")
    discord = FakeDiscord(cast(Any, SystemClock()))
    pressed = Message(7, 2, (), "", None, 0.0)
    interaction = FakeInteraction(discord, 1, "Ana", 2, kind=InteractionType.component, message=pressed)
    reply = InteractionResponse(cast(Any, interaction), ResponseMode.UPDATE)
    await reply.acknowledge()
    discord.fault = lambda call: Fault.LOST
    assert not await reply.erase(7)
    assert "a message could not be deleted by the press on it" in caplog.text
