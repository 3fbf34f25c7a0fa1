"""What answers interactions, at the end of the bot: it is waited for, then ended, and nothing is sent after that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from bot.interactions.response import InteractionResponse, ResponseMode
from bot.reconciler import Blocked, DiscordFailure, Forbidden, Lacking, Locked, Rejected, TimedOut, Unexplained
from bot.screens.components import notice
from bot.services.error_messages import ErrorMessages
from bot.telemetry.metrics import PRESSES, Outcome
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, HERE
from tests.bot.faults.world import World, new_world

SOON = 60.0
"""Seconds for what has to come."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a bot that runs."""
    world = await new_world(tmp_path)
    yield world
    await world.stop()


class Slow:
    """An interaction that is answered as soon as it is `free`."""

    def __init__(self, world: World, user: int) -> None:
        self.interaction = FakeInteraction(world.discord, user, "Ana", HERE)
        self.free = asyncio.Event()
        self.begun = asyncio.Event()
        self._response = InteractionResponse(cast(Any, self.interaction), ResponseMode.PRIVATE)
        self.task = asyncio.create_task(self._answer(world.error_messages))

    async def _answer(self, error_messages: ErrorMessages) -> None:
        if error_messages.begins():
            async with error_messages.guard(self._response):
                self.begun.set()
                await self.free.wait()
                await self._response.show_ephemeral(notice("done"))


async def test_what_is_still_being_answered_at_the_end_is_ended_and_sends_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.services.error_messages._LAST_WORDS", 0.05)
    late = Slow(world, ANA)
    await late.begun.wait()
    finishing = asyncio.create_task(world.error_messages.finish())
    await asyncio.wait({finishing}, timeout=SOON)
    late.free.set()
    await asyncio.wait({late.task}, timeout=SOON)
    assert late.interaction.answered == []
    assert late.task.cancelled()
    assert "ERROR" not in caplog.text


async def test_what_comes_while_the_bot_waits_for_answers_is_waited_for_too(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.error_messages._LAST_WORDS", SOON)
    first = Slow(world, ANA)
    await first.begun.wait()
    finishing = asyncio.create_task(world.error_messages.finish())
    await asyncio.sleep(0)
    second = Slow(world, BEN)
    await second.begun.wait()
    first.free.set()
    await first.task
    for _ in range(10):
        await asyncio.sleep(0)
    assert not finishing.done()
    second.free.set()
    await asyncio.wait_for(finishing, SOON)
    assert first.interaction.answered == second.interaction.answered == ["message"]


async def test_what_comes_after_the_end_is_not_begun(world: World) -> None:
    await world.error_messages.finish()
    late = Slow(world, ANA)
    await asyncio.wait({late.task}, timeout=0.2)
    assert late.task.done()
    assert not late.begun.is_set()
    assert late.interaction.answered == []


@pytest.mark.parametrize(
    ("trouble", "words", "outcome"),
    [
        (Lacking(("attach_files",)), "Without **Attach Files** there is no board. Please ask", Outcome.FORBIDDEN),
        (Lacking(("attach_files", "view_channel")), "no board.\nWithout **View Channel** I do", Outcome.FORBIDDEN),
        (Locked(), "This thread is locked, so I may not post here", Outcome.FORBIDDEN),
        (Blocked(), "AutoMod blocked my message", Outcome.FORBIDDEN),
        (TimedOut(1_700_000_000.9), "That ends <t:1700000000:", Outcome.FORBIDDEN),
        (Unexplained(), "Discord does not let me post the board there", Outcome.FORBIDDEN),
        (Forbidden(), "Discord does not let me post the board there", Outcome.FORBIDDEN),
        (Rejected(), "Discord does not accept my message with the board", Outcome.FAILED),
    ],
    ids=lambda one: type(one).__name__,
)
async def test_what_the_channel_refuses_is_told_the_user_who_pressed_as_it_is(
    trouble: DiscordFailure, words: str, outcome: Outcome, world: World
) -> None:
    interaction = FakeInteraction(world.discord, ANA, "Ana", HERE)
    before = counted(outcome)
    async with world.error_messages.guard(InteractionResponse(cast(Any, interaction), ResponseMode.PRIVATE)):
        raise trouble
    assert words in interaction.told
    assert counted(outcome) == before + 1


def counted(outcome: Outcome) -> float:
    """Return how many presses came to this."""
    return PRESSES.labels("unknown", outcome)._value.get()
