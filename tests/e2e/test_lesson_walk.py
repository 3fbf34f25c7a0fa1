"""Lessons on a phone's page, in each language: walked by what each step says, and each step seen without scrolling."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from bench.lesson_walk import PHONE, Walker
from bench.lessons import CLIENTS
from bot.games import GAMES
from bot.handlers.lessons import FINISHED
from tests.depth import first_of
from tests.e2e.harness import Bot
from tests.sandbox.page.browser import browser, needs_chromium

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="module")]

HIGHEST = 800
"""So many pixels high the message of a step is at most, whatever it shows."""
# The first letters of a word, which its forms share, and numbers.
_STEM = re.compile(r"\d+|[^\W\d]{1,4}")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


def stems(text: str) -> set[str]:
    """Give what words begin with, so that they are found again in another form."""
    return {_STEM.match(word).group() for word in re.findall(r"\w+", text.casefold())}  # type: ignore[union-attr]


@pytest.mark.thorough
@first_of("language", CLIENTS)
@pytest.mark.parametrize("kind", [code for code, game in GAMES.items() if game.lesson is not None])
async def test_a_lesson_is_walked_by_its_words_and_each_step_is_in_sight(
    bot: Bot, chromium: Browser, kind: str, language: str
) -> None:
    """What is pressed says what the words ask for; nothing is beyond the page's edge, and nothing is too high."""
    lesson, server = GAMES[kind].lesson, bot.sandbox
    assert lesson is not None
    name = f"learner-{kind}-{language}"
    walker = await Walker.of(chromium, server, name, f"lesson-{kind}-{language}", CLIENTS[language])
    problems: list[str] = []
    walker.page.on("pageerror", lambda error: problems.append(str(error)))
    high: dict[str, float] = {}
    seen: list[str] = []
    async for screen in walker.walk(kind, lesson):
        what = f"{screen.step.code}, {screen.moment}"
        if screen.height > HIGHEST:
            high[what] = screen.height
        assert screen.wide == PHONE[0], what
        if screen.moment == "asked" and screen.choices > 1:
            asked = await walker.message.locator("strong").first.locator("xpath=..").inner_text()
            assert stems(screen.pressed) & stems(asked), (what, asked, screen.pressed)
        if screen.moment == "done":
            seen.append(screen.step.code)
            assert "✅" in screen.text, what
    person: Any = server.person(name)
    (row,) = bot.rows('SELECT step FROM learning WHERE "user" = ?', person.id)
    counted = {one["step"] for one in bot.rows("SELECT step FROM learned WHERE game = ?", kind)}
    await walker.page.context.close()
    assert problems == []
    assert high == {}
    assert seen == [step.code for step in lesson.steps]
    assert row["step"] == len(lesson.steps)
    assert counted == {*seen, FINISHED}
