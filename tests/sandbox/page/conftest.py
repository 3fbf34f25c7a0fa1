"""A Chromium for all files of tests; a stub server or a real bot, and windows of its own, for each test."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from sandbox.server import Sandbox
from tests.sandbox.conftest import Client, connected
from tests.sandbox.page.browser import browser, visit
from tests.sandbox.page.samples import COMMANDS
from tests.sandbox.page.stub import PageStub


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def running() -> AsyncIterator[Browser]:
    """Give the browser; files of other folders come between those of this one."""
    async with browser() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def chromium(running: Browser) -> AsyncIterator[Browser]:
    """Give it without a window, and close what a test leaves open, which would go on looking for its server."""
    assert running.contexts == []
    yield running
    for context in running.contexts:
        await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def stub() -> AsyncIterator[PageStub]:
    made = PageStub()
    made.commands = COMMANDS
    await made.start()
    yield made
    await made.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def page(chromium: Browser, stub: PageStub) -> AsyncIterator[Page]:
    made = await visit(chromium, stub)
    yield made
    assert made.problems == []  # type: ignore[attr-defined]
    await made.context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def here() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest_asyncio.fixture(loop_scope="session")
async def bot(here: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    async with connected(here, monkeypatch) as client:
        yield client
