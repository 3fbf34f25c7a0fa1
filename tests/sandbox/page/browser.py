"""Starts Chromium on the page and waits for what the page is to send."""

import asyncio

import pytest
from playwright.async_api import Browser, ConsoleMessage, Locator, Page, expect

from bench.chromium import CHROMIUM
from bench.chromium import browser as browser
from tests.sandbox.page.stub import Packet, PageStub

# However busy the machine is, a page that does not answer for so many seconds is stuck.
PATIENCE = 60.0
expect.set_options(timeout=1000 * PATIENCE)
DESKTOP, PHONE = (1280, 900), (400, 850)

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="no chromium, chromium-browser or google-chrome here")


async def visit(
    running: Browser, stub: PageStub, user: str = "alice", lang: str = "en-US", size: tuple[int, int] = DESKTOP
) -> Page:
    """Open the page as a person in a window of its own, and wait until it is connected; errors fail the test."""
    phone = size == PHONE
    context = await running.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=phone, is_mobile=phone, locale="en-US"
    )
    page = await context.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda line: problems.append(line.text) if _is_breach(line) else None)
    page.problems = problems  # type: ignore[attr-defined]
    await page.goto(f"{stub.url}/?user={user}&lang={lang}")
    await page.wait_for_selector("#composer:not([disabled])")
    return page


def _is_breach(line: ConsoleMessage) -> bool:
    """Tell whether Chromium says in a line of its console that it did not do what the page's policy forbids."""
    return line.type == "error" and ("Content Security Policy" in line.text or "'Trusted" in line.text)


async def received(stub: PageStub, kind: str, count: int = 1) -> Packet:
    """Wait until the page has sent so many packets of a kind and return the last of them."""
    for _ in range(round(PATIENCE / 0.02)):
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
