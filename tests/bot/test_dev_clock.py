"""A stand-in may move the bot's time; nothing that has to do with Discord can."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator

import pytest

from bot.config.settings import Config, Storage
from bot.dev_clock import ShiftedClock, clock_for, may_be_moved
from bot.domain.clock import SystemClock
from sandbox.server import Sandbox
from tests.unhurried import UNHURRIED

HERE = "http://127.0.0.1:8765"
DISCORD = "MTA2ODMwNTg2NTM1ODg4Njg0MQ.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
"""Of the form of a token, and nobody's."""
DAY = 24 * 3600.0


def config(api_url: str | None, token: str = "sandbox") -> Config:
    return Config(token, Storage(), api_url, logging.ERROR)


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


async def told(sandbox: Sandbox, clock: ShiftedClock, ahead: float) -> None:
    await sandbox.wait_for(lambda: clock.ahead == ahead)


@pytest.mark.parametrize(
    ("api_url", "token", "may"),
    [
        (HERE, "sandbox", True),
        ("http://localhost:8765/", "sandbox", True),
        ("http://[::1]:8765", "sandbox", True),
        (None, "sandbox", False),
        (None, DISCORD, False),
        (HERE, DISCORD, False),
        ("https://discord.com", "sandbox", False),
        ("http://127.0.0.1.example.org", "sandbox", False),
        ("http://192.0.2.1:8765", "sandbox", False),
    ],
)
async def test_only_a_stand_in_on_this_machine_moves_it(api_url: str | None, token: str, may: bool) -> None:
    """With a token of Discord's, or an address elsewhere, there is the system's clock and nobody is asked."""
    assert may_be_moved(config(api_url, token)) is may
    if not may:
        async with clock_for(config(api_url, token)) as clock:
            assert type(clock) is SystemClock


async def test_a_real_token_hears_nothing_of_a_stand_in_that_moves_time(sandbox: Sandbox) -> None:
    """Whatever stands at the address, it cannot talk a bot with a token out of the time."""
    sandbox.move_clock(DAY)
    async with clock_for(config(sandbox.url, DISCORD)) as clock:
        assert abs(clock.now() - time.time()) < 60


async def test_it_is_ahead_from_the_start_and_goes_along(sandbox: Sandbox) -> None:
    """What was moved before the bot came counts too, before anything asks for the time."""
    sandbox.move_clock(DAY)
    async with clock_for(config(sandbox.url)) as clock:
        assert isinstance(clock, ShiftedClock)
        assert clock.ahead == DAY
        for step in range(2, 5):
            sandbox.move_clock(DAY)
            await told(sandbox, clock, step * DAY)
        assert abs(clock.now() - time.time() - 4 * DAY) < 60


async def test_a_sleep_ends_when_time_is_moved_past_its_end() -> None:
    """Others sleep on, for what is left to them."""
    clock = ShiftedClock()
    early, late = (asyncio.create_task(clock.sleep(seconds)) for seconds in (3600, DAY))
    await asyncio.sleep(0)
    clock.move_to(3599.95)
    await asyncio.wait({early}, timeout=UNHURRIED)
    assert early.done()
    assert not late.done()
    clock.move_to(DAY)
    await asyncio.wait_for(late, UNHURRIED)
    await asyncio.wait_for(clock.sleep(0), UNHURRIED)


async def test_patience_with_discord_is_not_used_up_by_a_move() -> None:
    """How long a request may take is measured by the machine's clock, at any moved time."""
    clock = ShiftedClock()
    request = asyncio.create_task(asyncio.sleep(0.2))
    waiting = asyncio.create_task(clock.within(30, request))
    await asyncio.sleep(0)
    clock.move_to(DAY)
    assert await waiting is True


async def test_a_stand_in_that_comes_later_is_followed(sandbox: Sandbox) -> None:
    """A lost connection is made again; until then the time that was told goes on."""
    async with clock_for(config(sandbox.url)) as clock:
        assert isinstance(clock, ShiftedClock)
        sandbox.move_clock(DAY)
        await told(sandbox, clock, DAY)
        await sandbox.close()
        await asyncio.sleep(0.1)
        assert clock.ahead == DAY
        await sandbox.open()
        sandbox.move_clock(DAY)
        await told(sandbox, clock, 2 * DAY)
