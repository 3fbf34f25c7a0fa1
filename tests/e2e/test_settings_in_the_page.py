"""The panel of a server's settings on a phone: one command, and selects of the page from there on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect
from playwright.async_api import TimeoutError as Slow

from sandbox.roles import PLAYERS
from tests.e2e.harness import Bot
from tests.sandbox.page.browser import PHONE, browser, needs_chromium, visit

pytestmark = [pytest.mark.browser, pytest.mark.thorough, needs_chromium, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


async def test_channels_and_a_role_are_chosen_on_a_phone(bot: Bot, chromium: Browser) -> None:
    """What was chosen is shown as chosen, nothing is wider than the phone, and no part of it breaks."""
    sandbox: Any = bot.sandbox
    page = await visit(chromium, sandbox, user="manager", size=PHONE)

    def part(arg: str) -> Locator:
        return page.locator(f'article [data-custom-id="s:0:0:ss:{arg}"]').last

    async def option(select: str, text: str) -> None:
        """Choose one; a panel that is drawn anew just then closes the list, so it is opened again."""
        for _ in range(10):
            with suppress(Slow):
                await part(select).click()
                await page.locator(".select-popup .select-option", has_text=text).first.click(timeout=3000)
                return
        raise AssertionError(f"{select} offers no {text}")

    def row() -> dict[str, Any] | None:
        found = bot.rows("SELECT channels, role, threads FROM guilds WHERE guild = ?", sandbox.world.guild_id)
        return dict(found[0]) if found else None

    await page.locator("#composer").press_sequentially("/sobek settings ")
    await page.keyboard.press("Enter")
    await option("channels", "#table-two")
    await page.locator(".select-done").click()
    await expect(part("channels")).to_contain_text("#table-two")
    await option("threads", "In a thread of its own")
    await sandbox.wait_for(lambda: (row() or {}).get("threads"))
    await part("people").click()
    await option("role", f"@{PLAYERS}")
    await expect(part("role")).to_contain_text(PLAYERS)
    number = sandbox.channel("table-two").id
    await sandbox.wait_for(
        lambda: row() == {"channels": f"[{number}]", "role": sandbox.world.role(PLAYERS).id, "threads": 1}
    )
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.problems == []  # type: ignore[attr-defined]

    await part("tables").click()
    await option("channels", "#table-two")
    await page.locator(".select-done").click()
    await expect(part("channels")).to_contain_text("Everywhere")
    await sandbox.wait_for(lambda: (row() or {}).get("channels") is None)
