"""Starts Chromium on the page and waits for what the page is to send."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright

from tests.sandbox.page.stub import Packet, PageStub

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, PHONE = (1280, 900), (400, 860)

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="no chromium, chromium-browser or google-chrome here")


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """Run a Chromium of this machine."""
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            yield running
        finally:
            await running.close()


async def visit(
    running: Browser, stub: PageStub, user: str = "alice", lang: str = "en-US", size: tuple[int, int] = DESKTOP
) -> Page:
    """Open the page as a person in a window of its own, and wait until it is connected; errors fail the test."""
    phone = size == PHONE
    context = await running.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=phone, is_mobile=phone, locale="en-US"
    )
    page = await context.new_page()
    page.set_default_timeout(8000)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.problems = problems  # type: ignore[attr-defined]
    await page.goto(f"{stub.url}/?user={user}&lang={lang}")
    await page.wait_for_selector("#composer:not([disabled])")
    return page


async def received(stub: PageStub, kind: str, count: int = 1) -> Packet:
    """Wait until the page has sent so many packets of a kind and return the last of them."""
    for _ in range(400):
        found = stub.packets(kind)
        if len(found) >= count:
            return found[count - 1]
        await asyncio.sleep(0.02)
    raise AssertionError(f"the page sent {[packet['t'] for packet in stub.sent]}, not {count} of {kind}")


def shown(page: Page, message: Packet) -> Locator:
    """Find a message."""
    return page.locator(f'[data-message-id="{message["id"]}"]')


def part(page: Page, message: Packet, custom_id: str) -> Locator:
    """Find a component of a message."""
    return shown(page, message).locator(f'[data-custom-id="{custom_id}"]')
