"""Workers that are stopped: tables go on, hints are given, and the bot ends when it is asked to."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.domain.computer_level import ComputerLevel
from bot.domain.guild_settings import HintState
from bot.interactions.custom_id import Verb
from sandbox.person import components_of, text_of
from sandbox.server import Sandbox
from tests.e2e.harness import Bot, Table, ids
from tests.processes import lives
from tests.unhurried import UNHURRIED

pytestmark = pytest.mark.asyncio(loop_scope="module")

WORKER = "worker_main"
SOON = 15.0
"""Seconds in which a bot ends that nothing holds up, on a busy machine."""


@pytest_asyncio.fixture(loop_scope="module")
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, tmp_path)
        await bot.start(icons=False, SEARCH_WORKERS="1")
        yield bot
        for worker in bot.children(WORKER):
            os.kill(worker, signal.SIGKILL)
        if bot.running:
            await bot.kill()


async def against_a_master(bot: Bot) -> Table:
    """Begin a game of one person and one master, who has answered already and has a worker."""
    bot.sandbox.world.add_channel("slow")
    table = Table(bot, "slow", bot.sandbox.person("slow"))
    lobby = await table.open(2, 1)
    page = await table.options(table.host)
    (levels,) = (part for part in components_of(page) if f":{Verb.LEVEL}" in part.get("custom_id", ""))
    master = [one["value"] for one in levels["options"] if f"|{ComputerLevel.MASTER}|" in one["value"]]
    await table.host.select(page, levels["custom_id"], master)
    hints = next(one for one in ids(page) if one.verb is Verb.HINTS)
    if hints.arg == HintState.ON:
        await table.host.press(page, str(hints))
    await table.host.press(lobby["id"], "Start")
    await table.settled()
    while not bot.children(WORKER):
        await turn(table)
    return table


async def turn(table: Table) -> None:
    """Take a card, and wait until the person is asked again."""
    await table.done(table.act(table.host, Random(1), take=1.0))
    await asked_again(table)


async def asked_again(table: Table) -> None:
    await table.sandbox.wait_for(lambda: table.asked() and table.shown(), 2 * UNHURRIED)


async def hint_offered(table: Table) -> tuple[Any, str]:
    """Return a panel that offers a hint, and its button; where somebody has no choice there is none."""
    while True:
        hand = next(str(one) for one in ids(table.board) if one.verb is Verb.HAND)
        panel = (await table.host.press(table.board, hand)).message
        for one in ids(panel):
            if one.verb is Verb.HINT:
                return panel, str(one)
        await turn(table)


def stop_workers(bot: Bot) -> set[int]:
    stopped = bot.children(WORKER)
    assert stopped
    for worker in stopped:
        os.kill(worker, signal.SIGSTOP)
    return stopped


async def test_a_table_goes_on_and_a_hint_is_given_though_the_worker_was_stopped(bot: Bot) -> None:
    table = await against_a_master(bot)
    stopped = stop_workers(bot)
    await turn(table)
    assert not any(map(lives, stopped))
    panel, hint = await hint_offered(table)
    stopped = stop_workers(bot)
    await table.host.press(panel, hint)
    seen = table.host.sees
    await bot.sandbox.wait_for(lambda: any("First choice" in text_of(one) for one in seen(table.channel)))
    assert not any(map(lives, stopped))
    assert bot.log.count("another takes its place (it hung)") == 2
    assert await bot.stop() == 0
    assert "Traceback" not in bot.log


async def test_the_bot_ends_when_it_is_asked_to_while_a_worker_is_stopped(bot: Bot) -> None:
    """As a master thinks, so that the worker has been asked for something."""
    table = await against_a_master(bot)
    stopped = stop_workers(bot)
    await table.done(table.act(table.host, Random(1), take=1.0))
    assert await asyncio.wait_for(bot.stop(), SOON) == 0
    assert not any(map(lives, stopped))
    assert "Traceback" not in bot.log
