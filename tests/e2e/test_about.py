"""The host's card on a phone: read in all four languages, with its film, and a table opened from it."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.interactions.custom_id import Verb
from bot.sample_games import SAMPLES
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot
from tests.sandbox.page.browser import PHONE, browser, needs_chromium, visit

pytestmark = [pytest.mark.browser, pytest.mark.thorough, needs_chromium, pytest.mark.asyncio(loop_scope="module")]

LANGUAGES = {"en": "en-US", "fr": "fr", "de": "de", "pl": "pl"}
HIGHEST = {"sobek": 720, "duel": 850}
"""So many pixels a card is high at most: that of the duel shows its whole market."""
PICTURES = os.environ.get("HEIGHTS_PICTURES")
"""A folder for what was seen; none by default."""
_PATIENCE = 60_000


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


async def keep(page: Page, what: Any, name: str) -> None:
    if PICTURES:
        await page.wait_for_timeout(300)
        await what.screenshot(path=Path(PICTURES) / f"{name}.png")


@pytest.mark.parametrize("kind", SAMPLES)
async def test_a_card_is_read_on_a_phone_and_opens_a_table_and_its_film_is_seen_by_one_alone(
    bot: Bot, chromium: Browser, new_table: NewTable, kind: str
) -> None:
    table = new_table(2)
    server: Any = bot.sandbox
    table.host.permit(manage_guild=True)
    high: dict[str, float] = {}
    for number, (language, client) in enumerate(LANGUAGES.items()):
        await table.host.command(table.channel, "sobek language", language=language, **{"for": "server"})
        page = await visit(chromium, server, user="passer-by", lang=client, size=PHONE)
        await page.goto(f"{server.url}/?user=passer-by&lang={client}#{table.id}")
        answer = await table.people[number % 2].command(table.channel, "sobek about", game=kind)
        assert not answer.ephemeral
        card = page.locator(f'[data-message-id="{answer.message["id"]}"]')
        watch = card.locator(f'[data-custom-id$=":{Verb.SAMPLE}:{kind}"]')
        await expect(watch).to_be_visible(timeout=_PATIENCE)
        await keep(page, card, f"about-{kind}-{language}")
        high[language] = (await card.bounding_box() or {"height": 0.0})["height"]
        if language == "fr":
            await watch.click(timeout=_PATIENCE)
            film = page.locator('[data-ephemeral="true"]:has(img)').last
            await expect(film).to_be_visible(timeout=_PATIENCE)
            await keep(page, film, f"watch-{kind}-{language}")
        if language == "pl":
            await card.locator(f'[data-custom-id$=":{Verb.OPEN}:{kind}"]').click(timeout=_PATIENCE)
            await table.sandbox.wait_for(lambda: table.lobby)
            assert table.row["kind"] == kind
        await page.context.close()
    await table.host.command(table.channel, "sobek language", language="auto", **{"for": "server"})
    assert {what: tall for what, tall in high.items() if tall > HIGHEST[kind]} == {}
