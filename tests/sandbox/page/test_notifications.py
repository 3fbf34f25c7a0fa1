"""The page tells beside each ping what a phone's notification said of it."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page, expect

from tests.sandbox.page.browser import DESKTOP, PHONE, needs_chromium, shown, visit
from tests.sandbox.page.samples import board
from tests.sandbox.page.stub import PageStub

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def test_a_notification_with_words_stands_below_its_message(page: Page, stub: PageStub) -> None:
    message = await stub.post(**board(), mentions=["100"], pushes={"100": "<@100>, it is your turn."})
    said = shown(page, message).locator(".notification")
    await expect(said).to_have_text("Notification: @Alice, it is your turn.")
    await expect(said).to_have_attribute("data-push", "<@100>, it is your turn.")


async def test_a_notification_without_words_says_so(page: Page, stub: PageStub) -> None:
    message = await stub.post(**board(), mentions=["100"], pushes={"100": ""})
    said = shown(page, message).locator(".notification.wordless")
    await expect(said).to_have_text("Notification: no words")
    await expect(said).to_have_attribute("data-push", "")


async def test_what_others_phones_said_is_not_shown(page: Page, stub: PageStub) -> None:
    message = await stub.post(**board(), mentions=["999"], pushes={"999": "<@999>, it is your turn."})
    await expect(shown(page, message).locator(".notification")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_long_notification_is_read_in_full(chromium: Browser, stub: PageStub, size: tuple[int, int]) -> None:
    words = "<@100>, " + "the table is still waiting for you. " * 6
    message = stub.message(**board(), mentions=["100"], pushes={"100": words})
    page = await visit(chromium, stub, size=size)
    said = shown(page, message).locator(".notification .said")
    await expect(said).to_be_visible()
    wide, room = await said.evaluate("(one) => [one.scrollWidth, one.clientWidth]")
    assert wide <= room
    box = await said.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= size[0]
