"""The clock below the channels: what it shows, how time is let pass, what is written anew."""

import time
from datetime import UTC, datetime

import pytest
from playwright.async_api import Browser, Page, expect

from tests.sandbox.page.browser import PHONE, needs_chromium, received, shown, visit
from tests.sandbox.page.stub import PageStub

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]

DAY = 24 * 3600


async def test_time_is_let_pass_by_keyboard(page: Page, stub: PageStub) -> None:
    """The buttons unfold and fold by keys alone, stay for the next press, and each move is told."""
    toggle = page.locator("#clock-toggle")
    await expect(page.locator("#clock-steps")).to_be_hidden()
    await expect(page.locator(".clock-ahead")).to_be_hidden()
    await toggle.press("Enter")
    await expect(toggle).to_have_attribute("aria-expanded", "true")
    day = page.get_by_role("button", name="Let 1 day pass")
    await day.press("Enter")
    await day.press("Enter")
    assert await received(stub, "move_clock", 2) == {"t": "move_clock", "seconds": DAY}
    await expect(page.locator(".clock-ahead")).to_have_text("+2d")
    await expect(day).to_be_focused()
    await expect(page.locator("#clock-told")).to_contain_text("moved on by 2 days")
    await page.keyboard.press("Escape")
    await expect(page.locator("#clock-steps")).to_be_hidden()
    await expect(toggle).to_be_focused()


async def test_what_was_just_now_was_days_ago_after_a_move(page: Page, stub: PageStub) -> None:
    """Timestamps in texts and the times of messages go by the time of the world at once."""
    moment = datetime.now(UTC).isoformat()
    message = await stub.post(content=f"<t:{int(time.time())}:R>", timestamp=moment)
    written = shown(page, message).locator("time.written").first
    before = await written.inner_text()
    assert ":" in before
    await page.locator("#clock-toggle").click()
    await page.get_by_role("button", name="Let 1 day pass").click()
    await expect(written).to_have_text(f"Yesterday at {before}")
    await page.get_by_role("button", name="Let 7 days pass").click()
    await expect(shown(page, message).locator(".content time")).to_have_text("8 days ago")
    await expect(written).not_to_contain_text("Yesterday")


@pytest.mark.thorough
async def test_it_serves_a_thumb_in_every_language(chromium: Browser, stub: PageStub) -> None:
    """On a phone it is in the drawer, with buttons large enough, and nothing is wider than the drawer."""
    for lang, name in (("de", "Zeit hier"), ("fr", "L’heure ici"), ("pl", "Czas tutaj"), ("en-GB", "Time here")):
        page = await visit(chromium, stub, f"guest-{lang}", lang, PHONE)
        await page.locator("#menu").tap()
        toggle = page.get_by_role("button", name=name)
        await toggle.tap()
        buttons = page.locator("#clock-steps button")
        assert await buttons.count() == 5
        await buttons.last.tap()
        await expect(page.locator(".clock-ahead")).to_be_visible()
        for box in [await one.bounding_box() for one in (toggle, *await buttons.all())]:
            assert box is not None
            assert box["height"] >= 44
            assert box["x"] >= 0
        assert await page.locator("#sidebar").evaluate("node => node.scrollWidth <= node.clientWidth")
        assert page.problems == []  # type: ignore[attr-defined]
        await page.context.close()


async def test_the_page_goes_by_the_server_s_clock(chromium: Browser, stub: PageStub) -> None:
    """Who comes later finds the time as it is there, whatever the own machine's clock says."""
    stub.ahead = 3 * DAY
    page = await visit(chromium, stub)
    await expect(page.locator(".clock-ahead")).to_have_text("+3d")
    message = await stub.post(content=f"<t:{int(time.time())}:R>")
    await expect(shown(page, message).locator(".content time")).to_have_text("3 days ago")
    await page.context.close()
