"""Answers to interactions, where Discord is not reached."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import aiohttp
import pytest

from bot.domain.clock import SystemClock
from bot.interactions.response import Kind, Reply
from tests.bot.faults.discord import FakeDiscord, FakeInteraction


async def test_a_deferral_that_does_not_reach_discord_is_one_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The task that defers is awaited by nothing: whatever it raises would be a traceback."""
    caplog.set_level("INFO", "bot.interactions.response")
    monkeypatch.setattr("bot.interactions.response._PATIENCE", 0)
    interaction = FakeInteraction(FakeDiscord(cast(Any, SystemClock())), 1, "Ana", 2)

    async def unreached(**_: Any) -> None:
        raise aiohttp.ClientConnectionError

    monkeypatch.setattr(interaction, "defer", unreached)
    async with Reply(cast(Any, interaction), Kind.PRIVATE) as reply:
        assert reply._timer is not None
        await asyncio.wait({reply._timer})
        assert reply._timer.exception() is None
    assert "an interaction could not be deferred (ClientConnectionError)" in caplog.text
