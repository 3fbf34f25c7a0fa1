"""How high My hand is on a phone: news, picture and first choices on one screen, in both games and all languages."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.interactions.custom_id import PressId, Verb
from tests.e2e.harness import Bot, Table
from tests.sandbox.page.browser import PHONE, browser, needs_chromium, visit

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="module")]

HIGHEST = 700
"""So many pixels are from the top of a panel to the end of its first choices, at most."""
PICTURES = os.environ.get("HEIGHTS_PICTURES")
"""A folder for what was measured; none by default."""
_CHOICES = (Verb.ACT, Verb.BRANCH, Verb.PICK)
_HAND = '[data-ephemeral="true"]:has(img)'
_MEASURE = """(article) => {
    const top = article.getBoundingClientRect().top;
    return [...article.querySelectorAll("[data-custom-id]")].map(
        (one) => [one.dataset.customId, one.getBoundingClientRect().bottom - top]);
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("kind", "seats", "options", "language"),
    [
        pytest.param("sobek", 2, {}, "fr", marks=pytest.mark.thorough),
        pytest.param("sobek", 4, {"variant": "open"}, "de", marks=pytest.mark.thorough),
        ("duel", 2, {}, "pl"),
        pytest.param("duel", 2, {"expansion": "treasures"}, "en-US", marks=pytest.mark.thorough),
    ],
)
async def test_my_hand_has_its_first_choices_on_a_phones_screen(
    bot: Bot, chromium: Browser, kind: str, seats: int, options: dict[str, str], language: str
) -> None:
    """Whatever is asked: a turn with a full hand, a direction, a token."""
    name = "-".join(("hand", kind, str(seats), *options.values()))
    server: Any = bot.sandbox
    bot.sandbox.world.add_channel(name)
    host = bot.sandbox.person(f"{name}-host")
    table = Table(bot, name, host)
    page = await visit(chromium, server, user=f"{name}-host", lang=language, size=PHONE)
    await page.goto(f"{server.url}/?user={name}-host&lang={language}#{table.id}")
    chance = Random(5)
    await table.start(seats, computers=seats - 1, game=kind, **options)
    found: dict[str, float] = {}
    for turn in range(30):
        if table.over:
            break
        if turn % 4 == 3:
            board = page.locator(f'[data-message-id="{table.board["id"]}"]')
            await board.locator(f'[data-custom-id$=":{Verb.HAND}"]').first.click()
            panel = page.locator(_HAND).last
            version = PressId(table.row["id"], table.row["version"], Verb.NOTE)
            shown = str(version).rpartition(":")[0]
            await expect(panel.locator(f'[data-custom-id^="{shown}:"]').first).to_be_visible()
            ends: list[float] = []
            while not any(ends):  # a panel that was replaced meanwhile measures nothing
                rows = [(PressId.parse(code), bottom) for code, bottom in await panel.evaluate(_MEASURE)]
                ends = [bottom for press, bottom in rows if press is not None and press.verb in _CHOICES]
            found[f"turn {turn}"] = min(ends)
            if PICTURES:
                await page.wait_for_timeout(300)
                await panel.screenshot(path=Path(PICTURES) / f"{name}-{turn}-{language}.png")
                with (Path(PICTURES) / "panels.txt").open("a", encoding="utf-8") as notes:
                    notes.write(f"{name} {turn}: first {min(ends):.0f}, all {max(ends):.0f}\n")
        await table.turn(chance, take=0.7)
    await page.context.close()
    assert len(found) > 3
    assert {what: high for what, high in found.items() if high > HIGHEST} == {}
