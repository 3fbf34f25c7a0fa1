"""Foreign bots to connect to a sandbox: a discord.js one in a process of its own, discord.py ones in this process."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from sandbox.server import Sandbox
from tests.sandbox.conftest import point
from tests.sandbox.foreign.node import JS, node_with_packages
from tests.unhurried import UNHURRIED

Start = Callable[[discord.Client], Awaitable[None]]


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Give the path of node, with all packages installed; skip where they cannot be had."""
    return node_with_packages(tmp_path_factory.getbasetemp().parent / "npm.lock")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def js(node: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sandbox]:
    """Give a sandbox with the discord.js bot in it; at the end nothing may have failed in the bot."""
    log = tmp_path_factory.mktemp("js") / "bot.log"
    async with Sandbox() as sandbox, _process(node, sandbox, log):
        sandbox.interactions.first_answer = UNHURRIED
        yield sandbox
    assert "FAILED" not in log.read_text(), log.read_text()


@pytest.fixture
async def start(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Start]:
    """Give a function that connects a discord.py bot to the sandbox."""
    point(monkeypatch, sandbox)
    async with AsyncExitStack() as stack:

        async def connect(bot: discord.Client) -> None:
            await stack.enter_async_context(_running(bot, sandbox))

        yield connect


@asynccontextmanager
async def _running(bot: discord.Client, sandbox: Sandbox) -> AsyncIterator[None]:
    running = asyncio.create_task(bot.start("sandbox"))
    try:
        online = asyncio.create_task(sandbox.wait_online())
        await asyncio.wait({running, online}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            online.cancel()
            await running
        yield
    finally:
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


@asynccontextmanager
async def _process(node: str, sandbox: Sandbox, log: Path) -> AsyncIterator[None]:
    environment = {**os.environ, "SANDBOX_URL": sandbox.url}
    with log.open("wb") as file:
        process = await asyncio.create_subprocess_exec(
            node, "bot.js", cwd=JS, env=environment, stdout=file, stderr=file
        )
    try:
        await sandbox.wait_for(lambda: "ready:" in log.read_text() or process.returncode is not None)
        assert process.returncode is None, "the bot has ended; its log stands below"
        yield
    finally:
        if process.returncode is None:
            process.terminate()
        await asyncio.wait_for(process.wait(), 15)
        _show(log)


def _show(log: Path) -> None:
    # pytest shows what is printed where a test has failed, and hides it elsewhere.
    sys.stdout.write(log.read_text())
