"""A Chromium for all files of tests, a stub server and a page for each test."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, Page

from tests.sandbox.page.browser import browser, visit
from tests.sandbox.page.samples import COMMANDS
from tests.sandbox.page.stub import PageStub


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="package")
async def stub() -> AsyncIterator[PageStub]:
    made = PageStub()
    made.commands = COMMANDS
    await made.start()
    yield made
    await made.stop()


@pytest_asyncio.fixture(loop_scope="package")
async def page(chromium: Browser, stub: PageStub) -> AsyncIterator[Page]:
    made = await visit(chromium, stub)
    yield made
    assert made.problems == []  # type: ignore[attr-defined]
    await made.context.close()
