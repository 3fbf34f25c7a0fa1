"""A game to practise in on a phone: played to its end by what the page shows, gone on with in other languages."""

from __future__ import annotations

import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page

from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from bot.screens.practice import PracticeAction
from sandbox.person import Person, text_of
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, Json, Table, ids, labels
from tests.e2e.practice_presses import choice, over, wish_of
from tests.sandbox.page.browser import PHONE, browser, needs_chromium, visit

pytestmark = [pytest.mark.browser, pytest.mark.thorough, needs_chromium, pytest.mark.asyncio(loop_scope="module")]

WORDS = Words.load()
LANGUAGES = {"en": "en-US", "fr": "fr", "de": "de", "pl": "pl"}
BEGUN, FIRST, LAST, END = 850, 700, 850, 850
"""So many pixels at most: a page before the first move; down to its first choices, to its last ones; the end's page."""
ASKED = 8
"""So many questions are answered before the language is another."""
EXPLAINED = 4
"""So many things are explained at least, however few of the questions are answered."""
SIGN = "🌱 "
PICTURES = os.environ.get("HEIGHTS_PICTURES")
"""A folder for what was seen; none by default."""
_CHOICES = (PracticeAction.ACT, PracticeAction.BRANCH, PracticeAction.PICK)
FIRST_LINES = {"sobek": ("sobek-first-turn",), "duel": ("duel-first-turn", "duel-first-turn-centre")}
"""The first line of help; that of the duel hangs on who begins, for then the Ankh is off or on the market."""
_FOOT = ("more-button", "hand-back", "practice-again")
_MEASURE = """(article) => {
    const { top, bottom } = article.getBoundingClientRect();
    const ends = [...article.querySelectorAll("[data-custom-id]")].map(
        (one) => [one.dataset.customId, one.getBoundingClientRect().bottom - top]);
    return [bottom - top, ends];
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


class Reader:
    """Somebody who practises on a phone, in one language after another."""

    def __init__(self, table: Table, chromium: Browser, kind: str) -> None:
        self.person: Person = table.people[0]
        self._table = table
        self._chromium = chromium
        self._kind = kind
        self._page: Page | None = None
        self._shots = 0
        self.begun: dict[str, float] = {}
        self.first: dict[str, float] = {}
        self.last: dict[str, float] = {}

    @property
    def message(self) -> Json:
        """His newest private message."""
        return [one for one in self.person.sees(self._table.channel) if one["ephemeral"]][-1]

    @property
    def game(self) -> tuple[str, list[list[Any]]]:
        """His game as it is stored: by what it was dealt, and each move with its seat."""
        (row,) = self._table.bot.rows('SELECT seed, moves FROM practices WHERE "user" = ?', self.person.id)
        return row["seed"], json.loads(row["moves"])

    @property
    def explanations(self) -> list[str]:
        """What his newest message explains."""
        return [line.removeprefix(SIGN) for line in text_of(self.message).splitlines() if line.startswith(SIGN)]

    def speaks(self, language: str) -> bool:
        """Whether his newest message has the buttons below it in a language, and in no other."""
        return bool({WORDS.text(language, one) for one in _FOOT} & set(labels(self.message)))

    @property
    def page(self) -> Page:
        assert self._page is not None
        return self._page

    async def open(self, language: str) -> None:
        """Go on with the game on another day: by the command for lessons, in a window of its own."""
        await self.close()
        name, server = self.person.user.name, self._table.sandbox
        lang: Any = LANGUAGES[language]
        self._page = await visit(self._chromium, server, user=name, lang=lang, size=PHONE)  # type: ignore[arg-type]
        await self._page.goto(f"{server.url}/?user={name}&lang={lang}#{self._table.id}")
        await self.person.command(self._table.channel, "sobek learn")
        await self.press(str(PressId(0, 0, Verb.PRACTICE, f"{self._kind}/{PracticeAction.OPEN}/")))

    async def close(self) -> None:
        if self._page is not None:
            await self._page.context.close()

    async def press(self, custom_id: str, values: list[str] | None = None) -> None:
        """Touch a button in the page, or choose in a select, and wait until the message is another."""
        before = repr(self.message)
        if values is None:
            await self._shown().locator(f'[data-custom-id="{custom_id}"]').first.click()
        else:
            await self.person.select(self.message, custom_id, values)
        await self._table.sandbox.wait_for(lambda: repr(self.message) != before)

    async def look(self, what: str) -> float:
        """Measure the message as the page shows it, and give how high it is."""
        newest = next(str(one) for one in ids(self.message))
        await self._shown().locator(f'[data-custom-id="{newest}"]').first.wait_for()
        await self.page.wait_for_timeout(100)
        height, ends = await self._shown().evaluate(_MEASURE)
        read = ((PressId.parse(code), end) for code, end in ends)
        choices = [
            end for one, end in read if one is not None and one.verb is Verb.PRACTICE and wish_of(one)[0] in _CHOICES
        ]
        if choices:
            self.first[what], self.last[what] = min(choices), max(choices)
        if PICTURES:
            await self._shown().screenshot(path=Path(PICTURES) / f"practice-{self._kind}-{what}.png")
            with (Path(PICTURES) / "practice.txt").open("a", encoding="utf-8") as notes:
                notes.write(f"{self._kind} {what}: {height:.0f} high, choices {choices}\n")
        return float(height)

    def _shown(self) -> Locator:
        return self.page.locator('[data-ephemeral="true"]').last


def moved(pressed: str, values: list[str] | None) -> list[list[Any]]:
    """Give the move that a press is to be, if it says so by itself: a set is as many as were marked for it."""
    press = PressId.parse(pressed)
    assert press is not None
    wish, code = wish_of(press)
    return [[0, values[0] if values is not None else code]] if wish == PracticeAction.ACT else []


@pytest.mark.parametrize(("kind", "deal", "most"), [("duel", 4, 200), ("sobek", 2, 24)])
async def test_a_game_is_played_on_a_phone_in_all_languages_through_a_restart(
    bot: Bot, chromium: Browser, new_table: NewTable, kind: str, deal: int, most: int
) -> None:
    """What is asked is on the phone's screen, and nobody else has seen anything when it is over."""
    table, chance = new_table(1), Random(deal)
    reader = Reader(table, chromium, kind)
    high: dict[str, float] = {}
    explained: list[str] = []
    acts, pressed, values = False, "", None
    seed, moves = "", []
    for number in range(most):
        language = list(LANGUAGES)[number // ASKED % 4]
        if number % ASKED == 0:
            await reader.open(language)
        what = f"{number:03} {language}"
        high[what] = await reader.look(what)
        assert reader.speaks(language), what
        explained += reader.explanations
        before, (now, made) = moves, reader.game
        assert now == (seed or now), f"{what}: another game"
        assert made[: len(before)] == before, what
        if number:
            assert (len(made) > len(before)) == acts, what
            assert made[len(before) :][: len(asked := moved(pressed, values))] == asked, what
        seed, moves = now, made
        if over(reader.message):
            break
        if number == ASKED // 2:
            await bot.stop()
            await bot.start()
        pressed, values, acts = choice(reader.message, chance)
        await reader.press(pressed, values)
    await reader.close()
    assert explained[0] in [WORDS.text("en", line) for line in FIRST_LINES[kind]]
    assert len(explained) == len(set(explained)) >= EXPLAINED
    assert over(reader.message) == (kind == "duel")
    if kind == "duel":
        assert high[what] <= END
        assert WORDS.text(language, "practice-again") in str(reader.message)
        assert WORDS.text(language, "result-rematch") not in text_of(reader.message)
    assert table.public == []
    assert high["000 en"] <= BEGUN
    assert {page: end for page, end in reader.first.items() if end > FIRST} == {}
    assert {page: end for page, end in reader.last.items() if end > LAST} == {}
