"""The application's own emojis on the page: in words, buttons and selects."""

import pytest
from playwright.async_api import Page, Route, expect

from tests.sandbox.page.browser import needs_chromium, part, shown
from tests.sandbox.page.stub import PageStub, png

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def _fish(route: Route) -> None:
    await route.fulfill(body=png(8, 8, b"abc"), content_type="image/png")


async def test_an_own_emoji_is_shown_as_its_picture(page: Page, stub: PageStub) -> None:
    """Where there is none, its name is read."""
    await page.route("**/emojis/77.png", _fish)
    emoji = {"id": "77", "name": "fish"}
    button = {"type": 2, "style": 1, "label": "Sell", "custom_id": "sell", "emoji": emoji}
    option = {"label": "Fish", "value": "f", "emoji": emoji, "default": True}
    select = {"type": 3, "custom_id": "card", "options": [option]}
    rows = [{"type": 1, "components": [button]}, {"type": 1, "components": [select]}]
    message = await stub.post(content="A <:fish:77> and a <:gone:78>", components=rows)
    text = shown(page, message).locator(".content")
    await expect(text.locator("span.emoji")).to_have_text(":gone:")
    await expect(text.locator("img")).to_have_attribute("alt", ":fish:")
    for custom_id in ("sell", "card"):
        picture = part(page, message, custom_id).locator("img")
        await expect(picture).to_have_attribute("src", "/emojis/77.png")
        assert await picture.evaluate("image => image.naturalWidth") == 8


async def test_a_reply_shows_emojis_in_its_one_line(page: Page, stub: PageStub) -> None:
    await page.route("**/emojis/77.png", _fish)
    origin = await stub.post(content="**Sold:** <:fish:77> and\nmore, and " + "much " * 40)
    reference = {"message_id": origin["id"]}
    reply = await stub.post(content="x", referenced_message=origin, message_reference=reference)
    line = shown(page, reply).locator(".reply-words")
    await expect(line.locator("img")).to_have_attribute("src", "/emojis/77.png")
    text = await line.inner_text()
    assert text.startswith("Sold: ")
    assert len(text) <= 140
    assert ":fish:" not in text
