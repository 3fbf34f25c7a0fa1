"""A PostgreSQL server stands still while people press: the bot goes on, or ends for the right reason and in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from bot.interactions.custom_id import Verb
from bot.store.url import database_url
from sandbox.errors import Impossible, Refusal
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.bot.store.stolen_lease import stolen
from tests.databases import SERVED
from tests.e2e.harness import Bot, Table, ids
from tests.e2e.truth import SOON, hurried, right
from tests.proxy import Proxy

ON_SERVER = pytest.mark.parametrize("url", [SERVED], indirect=True)
NOT_WRITTEN = "nothing is written until it is ours again"
PASSING = (Impossible, LookupError, Refusal, TimeoutError)
"""What people meet who press a board that is just being replaced, or whom the bot does not answer."""
PRESSED = (Verb.HAND, Verb.MORE, Verb.RULES)


@pytest.fixture
async def proxy(url: str) -> AsyncIterator[Proxy]:
    """Give the proxy by which the bot reaches its database."""
    async with Proxy(database_url(url)) as proxy:
        yield proxy


@pytest.fixture
async def table(proxy: Proxy, url: str, tmp_path: Path) -> AsyncIterator[Table]:
    """Give a table at which two people play."""
    async with Sandbox() as sandbox:
        sandbox.world.add_channel("here")
        (folder := tmp_path / "bot").mkdir()
        bot = Bot(sandbox, folder, program="tests.e2e.impatient")
        bot.url = database_url(url)
        await bot.start(DATABASE_URL=proxy.url)
        table = Table(bot, "here", sandbox.person("ana"), sandbox.person("ben"))
        await table.start(2)
        yield table
        if bot.running:
            await bot.kill()


@asynccontextmanager
async def pressing(table: Table) -> AsyncIterator[None]:
    """Let people press all the time, type and complete commands; the bot may fail to answer."""
    board = table.board
    takes = [one for one in ids(board) if one.verb is Verb.ACT]
    buttons = [str(one) for one in (*takes[:2], *(one for one in ids(board) if one.verb in PRESSED))]

    async def press(person: Person, button: str) -> None:
        while True:
            with suppress(*PASSING):
                await person.press(table.board, button, stale=True, wait=0.1)
            await asyncio.sleep(0.1)

    async def command(person: Person) -> None:
        while True:
            with suppress(*PASSING):
                await person.command("here", "sobek games")
            await asyncio.sleep(0.1)

    async def complete(person: Person) -> None:
        while True:
            with suppress(*PASSING):
                await person.complete("here", "sobek take", "card")
            await asyncio.sleep(0.1)

    async with asyncio.TaskGroup() as people:
        tasks = [people.create_task(press(one, button)) for one in table.people for button in buttons]
        tasks += [people.create_task(work(one)) for work in (command, complete) for one in table.people]
        with hurried(table.sandbox):
            yield
        for task in tasks:
            task.cancel()


async def told(table: Table, words: str) -> None:
    """Wait until the bot's log has some words."""
    await table.sandbox.wait_for(lambda: words in table.bot.log, SOON)


@ON_SERVER
async def test_a_bot_whose_server_stood_still_goes_on(table: Table, proxy: Proxy) -> None:
    async with pressing(table):
        proxy.freeze()
        await told(table, NOT_WRITTEN)
        await asyncio.sleep(1)
        proxy.thaw()
        await told(table, "the old session of this bot is gone")
    await right(table)
    assert (await table.host.command("here", "sobek hand")).message["ephemeral"]
    assert table.bot.running
    assert await table.bot.stop() == 0
    assert "Traceback" not in table.bot.log, table.bot.log
    assert "Another bot" not in table.bot.log, table.bot.log


@ON_SERVER
async def test_a_bot_that_lost_its_frozen_server_to_another_ends_in_order(table: Table, proxy: Proxy, url: str) -> None:
    async with pressing(table):
        proxy.freeze()
        await told(table, NOT_WRITTEN)
        async with stolen(url):
            proxy.thaw()
            assert await table.bot.ended() == 1
    assert table.bot.log.splitlines()[-1].startswith("Another bot is running on this database (postgresql ")
    assert "Traceback" not in table.bot.log, table.bot.log


@ON_SERVER
async def test_a_bot_that_is_stopped_while_its_server_stands_still_ends_in_order(table: Table, proxy: Proxy) -> None:
    async with pressing(table):
        proxy.freeze()
        await told(table, NOT_WRITTEN)
        assert await table.bot.stop() == 0
    assert "Traceback" not in table.bot.log, table.bot.log
