"""A review on a phone: asked below a finished game, read in all four languages, its pages turned by a press."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.interactions.custom_id import Verb
from tests.e2e.harness import Bot, Table
from tests.sandbox.page.browser import PHONE, browser, needs_chromium, visit

pytestmark = [pytest.mark.browser, pytest.mark.thorough, needs_chromium, pytest.mark.asyncio(loop_scope="module")]

LANGUAGES = ("en-US", "fr", "de", "pl")
HIGHEST = 850
"""So many pixels a moment is high at most, with the board and a hand as full as here."""
PICTURES = os.environ.get("HEIGHTS_PICTURES")
"""A folder for what was seen; none by default."""
MOVES = 10
"""So many moves are looked through: each takes some tenths of a second."""
_PATIENCE = 120_000


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


async def test_a_review_is_read_on_a_phone_in_all_languages(bot: Bot, chromium: Browser) -> None:
    server: Any = bot.sandbox
    bot.sandbox.world.add_channel("reviews")
    table = Table(bot, "reviews", bot.sandbox.person("late"))
    await table.start(2, 1)
    chance = Random(4)
    for _ in range(MOVES):
        await table.turn(chance, take=1.0, last=True)
    question = await table.host.command(table.channel, "sobek stop")
    await table.host.press(question.message, "Stop the game")
    await table.settled()
    high: dict[str, float] = {}
    for language in LANGUAGES:
        page = await visit(chromium, server, user="late", lang=language, size=PHONE)
        await page.goto(f"{server.url}/?user=late&lang={language}#{table.id}")
        own = page.locator(f'[data-message-id="{table.board["id"]}"]')
        await own.locator(f'[data-custom-id$=":{Verb.REVIEW}"]').click(timeout=_PATIENCE)
        review = page.locator('[data-ephemeral="true"]').last
        await expect(review.locator(f'[data-custom-id*=":{Verb.HISTORY}:"]')).to_be_visible(timeout=_PATIENCE)
        if PICTURES:
            await page.wait_for_timeout(300)
            await review.screenshot(path=Path(PICTURES) / f"review-{language}.png")
        high[language] = (await review.bounding_box() or {"height": 0.0})["height"]
        await page.context.close()
    assert len(bot.rows("SELECT * FROM reviews WHERE game = ?", table.row["id"])) == 1
    assert {what: tall for what, tall in high.items() if tall > HIGHEST} == {}
