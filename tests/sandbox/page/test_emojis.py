"""The application's own emojis on the page: in words, buttons and selects."""

import pytest
from playwright.async_api import Page, expect

from tests.sandbox.page.browser import needs_chromium, part, shown
from tests.sandbox.page.stub import PageStub, png

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def test_an_own_emoji_is_shown_as_its_picture(page: Page, stub: PageStub) -> None:
    """Where there is none, its name is read."""

    async def answer(route: object) -> None:
        await route.fulfill(body=png(8, 8, b"abc"), content_type="image/png")  # type: ignore[attr-defined]

    await page.route("**/emojis/77.png", answer)
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
