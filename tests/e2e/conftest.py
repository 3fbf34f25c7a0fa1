"""A sandbox with the bot in it, one for each module; every test plays in channels and with people of its own.

One worker runs a whole module (--dist loadfile), so that its bot is started once. TEST_BOTS_ON says on what
it keeps its games.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from sandbox.guilds import Guild
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.databases import WHOLE_BOTS, drop_database, make_database, server
from tests.e2e.harness import Bot, Table

NewTable = Callable[..., Table]
People = Callable[[int], list[Person]]
_NAMES = itertools.count(1)


@pytest.fixture(scope="module")
def rate_limits() -> bool:
    """Tell whether the sandbox keeps Discord's rate limits; a module that wants them has this fixture anew."""
    return False


@pytest.fixture(scope="module")
def program() -> str:
    """Tell which program is started; a module that wants the bot with other games has this fixture anew."""
    return "tests.e2e.dealt"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, rate_limits: bool, program: str
) -> AsyncIterator[Bot]:
    """Give the running bot; at the end its log must hold no traceback, and it sent nothing that Discord ignores."""
    async with Sandbox(rate_limits=rate_limits) as sandbox:
        bot = Bot(sandbox, tmp_path_factory.mktemp("bot"), program=program, deals=request.node.name)
        at = server() if os.environ.get(WHOLE_BOTS) == "postgresql" else None
        if at is not None:
            bot.url = await make_database(at)
        await bot.start()
        yield bot
        assert await bot.stop() == 0
        assert "Traceback" not in bot.log, bot.log
        assert " is broken" not in bot.log, "a text lacks a value"
        assert sandbox.warnings == []
        if at is not None:
            await drop_database(at, bot.url)


@pytest_asyncio.fixture(loop_scope="module")
async def sandbox(bot: Bot) -> AsyncIterator[Sandbox]:
    """Give the sandbox, with the sun shining again afterwards."""
    yield bot.sandbox
    bot.sandbox.faults.clear()
    bot.sandbox.repeat_interactions(0)


@pytest.fixture
def people(sandbox: Sandbox) -> People:
    """Give a function that brings people who have never played."""
    return lambda count: [sandbox.person(f"p{next(_NAMES)}x") for _ in range(count)]


@pytest.fixture
def new_table(bot: Bot, sandbox: Sandbox, people: People) -> NewTable:
    """Give a function that brings a channel and so many people to play in it."""

    def make(count: int = 2, guild: Guild | None = None) -> Table:
        channel = f"e2e-{next(_NAMES)}"
        sandbox.world.add_channel(channel, guild)
        return Table(bot, channel, *people(count))

    return make
