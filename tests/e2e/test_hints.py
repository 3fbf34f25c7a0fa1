"""A hint on a phone, in both games: asked in My hand, read in all four languages, and done by one press."""

from __future__ import annotations

import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.domain.guild_settings import HintState
from bot.interactions.custom_id import Verb
from tests.e2e.harness import Bot, Table
from tests.e2e.truth import game_of
from tests.sandbox.page.browser import PHONE, browser, needs_chromium, visit

pytestmark = [pytest.mark.browser, pytest.mark.thorough, needs_chromium, pytest.mark.asyncio(loop_scope="module")]

LANGUAGES = ("en-US", "fr", "de", "pl")
HIGHEST = 700
"""So many pixels a hint is high at most: it is read without scrolling."""
PICTURES = os.environ.get("HEIGHTS_PICTURES")
"""A folder for what was seen; none by default."""
_PATIENCE = 60_000
_PRIVATE = '[data-ephemeral="true"]'
_TEXT = ".markdown"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


async def keep(page: Page, what: Any, name: str) -> None:
    if PICTURES:
        await page.wait_for_timeout(300)
        await what.screenshot(path=Path(PICTURES) / f"{name}.png")


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_a_hint_is_read_on_a_phone_in_all_languages_and_done_by_one_press(
    bot: Bot, chromium: Browser, kind: str
) -> None:
    """A player alone need not ask for hints first; each of the two moves has its worth and why.

    Where there is but one move, as now and then in a duel, there is nothing to hint at: such turns are played through.
    """
    server: Any = bot.sandbox
    name = f"hints-{kind}"
    bot.sandbox.world.add_channel(name)
    table = Table(bot, name, bot.sandbox.person(name))
    lobby = await table.open(2, 1, game=kind)
    high: dict[str, float] = {}
    chance = Random(4)
    for count, language in enumerate(LANGUAGES, start=1):
        page = await visit(chromium, server, user=name, lang=language, size=PHONE)
        await page.goto(f"{server.url}/?user={name}&lang={language}#{table.id}")
        if not table.boards:
            opening = page.locator(f'[data-message-id="{lobby["id"]}"] [data-custom-id$=":{Verb.OPTIONS}"]')
            await opening.click(timeout=_PATIENCE)
            chosen = page.locator(f'[data-custom-id$=":{Verb.HINTS}:{HintState.OFF}"]').last
            await expect(chosen).to_be_visible(timeout=_PATIENCE)
            await table.host.press(lobby["id"], "Start")
            await table.settled()
        own = page.locator(f'[data-message-id="{table.board["id"]}"]')
        await own.locator(f'[data-custom-id$=":{Verb.HAND}"]').first.click(timeout=_PATIENCE)
        hand = page.locator(f'{_PRIVATE}:has([data-custom-id$=":{Verb.HINT}"])').last
        await keep(page, hand, f"{name}-hand-{language}")
        hint = page.locator(f'[data-message-id="{await hand.get_attribute("data-message-id")}"]:has(h4)')
        await hand.locator(f'[data-custom-id$=":{Verb.HINT}"]').click(timeout=_PATIENCE)
        await expect(hint.locator("[data-custom-id]").nth(2)).to_be_visible(timeout=_PATIENCE)
        await keep(page, hint, f"{name}-hint-{language}")
        told = [(await one.inner_text()).split("\n") for one in await hint.locator(_TEXT).all()]
        assert [len(list(filter(None, lines))) for lines in told[1:3]] == [3, 3], told
        high[language] = (await hint.bounding_box() or {"height": 0.0})["height"]
        assert json.loads(table.row["hinted"])["0"][0] == count
        before = len(table.log)
        await hint.locator("[data-custom-id]").first.click(timeout=_PATIENCE)
        await table.sandbox.wait_for(lambda before=before: len(table.log) > before)
        await table.settled()
        while table.log[-1]["seat"] == 0 or len(game_of(table).legal(0)) < 2:
            await table.turn(chance)
        await page.context.close()
    assert {what: tall for what, tall in high.items() if tall > HIGHEST} == {}
