"""How high My hand is on a phone: what happened, the picture and all choices on one screen, with few controls."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.app_context import App
from bot.games import GAMES
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.locale import Languages
from bot.interactions.response import Screen
from bot.screens.hand import hand_screen
from bot.screens.header_and_footer import Frame
from bot.screens.phone_height import MOST_CONTROLS
from bot.store import Store
from bot.tables import Tables
from tests.bot.message_limits import LANGUAGES, every
from tests.bot.screens.asked_tables import KINDS, questions, round_end_notice, round_ends
from tests.bot.screens.pages import fullest_words
from tests.bot.unpainted_pictures import unpainted
from tests.e2e.harness import Bot, Table
from tests.sandbox.page.browser import PHONE, browser, needs_chromium, shown, visit
from tests.sandbox.page.stub import PageStub, png

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="module")]

HIGHEST = 700
"""So many pixels high is a panel, at most."""
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


@pytest_asyncio.fixture(loop_scope="module")
async def app(tmp_path: Path) -> AsyncIterator[App]:
    """Give the bot's words and icons, and pictures without paint."""
    words = fullest_words()
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    tables = Tables(store, {code: game.rules for code, game in GAMES.items()})
    app = App(words, tables, Languages(words, tables))
    with unpainted():
        yield app
    app.drawing_threads.shutdown()
    await store.close()


@dataclass(frozen=True, slots=True)
class Panels:
    """A page on a phone on which screens are shown, one at a time."""

    stub: PageStub
    page: Page

    async def measure(self, screen: Screen) -> tuple[float, int]:
        """Return how high a private message with a screen is, and how many controls it has."""
        components: Any = screen.view.to_components()
        for part in every(components):
            for item in part.get("items", ()):
                data = dict(screen.files)[item["media"]["url"].removeprefix("attachment://")]
                wide, high = (int.from_bytes(data[start : start + 4], "big") for start in (16, 20))
                item["media"] = {"url": f"/picture/{wide}x{high}/2d6a4f.png", "width": wide, "height": high}
        await self.page.evaluate("() => document.querySelectorAll('article').forEach((one) => one.remove())")
        message = await self.stub.post(flags=32768 | 64, ephemeral=True, components=components)
        article = shown(self.page, message)
        await article.wait_for()
        high, controls = await article.evaluate(_WHOLE)
        return high, controls


_WHOLE = """(one) => [one.getBoundingClientRect().height, one.querySelectorAll("[data-custom-id], a.button").length]"""


@pytest_asyncio.fixture(loop_scope="module")
async def panels(chromium: Browser) -> AsyncIterator[Panels]:
    stub = PageStub()
    await stub.start()
    page = await visit(chromium, stub, size=PHONE)
    icon = png(22, 22, b"\x99\x66\x33")
    await page.route("**/emojis/*", lambda route: route.fulfill(body=icon, content_type="image/png"))
    yield Panels(stub, page)
    await page.context.close()
    await stub.stop()


@pytest.mark.parametrize(
    ("kind", "seats", "options", "language"),
    [
        pytest.param(*game, language, marks=() if language == usual else pytest.mark.thorough)
        for game, usual in zip(KINDS, ("fr", "en", "pl", "de"), strict=True)
        for language in LANGUAGES
    ],
)
async def test_whatever_is_asked_a_hand_is_on_one_screen_with_seven_controls(
    app: App, panels: Panels, kind: str, seats: int, options: dict[str, str], language: str
) -> None:
    """With help for beginners, icons, and all that others did since; so is each branch."""
    found: dict[str, tuple[float, int]] = {}
    for number, table in enumerate(questions(kind, seats, options)):
        seat = table.waiting[0]
        seen = table.seen_by(seat)
        assert seen is not None
        assert seen.decision is not None
        name = f"{number} {seen.decision.kind}"
        frame = Frame(aided=True)
        found[name] = await panels.measure(await hand_screen(app, table, seat, language, frame=frame))
        for choice in [one for one in seen.decision.choices if one.action is None and not one.public][:2]:
            branch = await hand_screen(app, table, seat, language, branch=choice.code)
            found[f"{name} {choice.code}"] = await panels.measure(branch)
    assert {name.split()[1] for name in found} >= {"turn", "scribe", "vizier"}
    assert {name: one for name, one in found.items() if one[0] > HIGHEST or one[1] > MOST_CONTROLS} == {}


@pytest.mark.parametrize(
    ("kind", "seats", "options", "language"),
    [
        pytest.param(*game, language, marks=() if language == usual else pytest.mark.thorough)
        for game, usual in zip(KINDS[:2], ("de", "fr"), strict=True)
        for language in LANGUAGES
    ],
)
async def test_the_hand_after_a_press_that_ended_a_round_is_on_one_screen(
    app: App, panels: Panels, kind: str, seats: int, options: dict[str, str], language: str
) -> None:
    """With what the press did, how the round ended, and what others did until the player is asked again."""
    found: dict[str, tuple[float, int]] = {}
    for place, (table, seat, number) in enumerate(round_ends(kind, seats, options)):
        seen = table.seen_by(seat)
        assert seen is not None
        screen = await hand_screen(
            app,
            table,
            seat,
            language,
            notice=round_end_notice(app, table, seat, number, language),
            news=seen.since_own,
            frame=Frame(aided=True),
        )
        found[f"{place} {'asked' if seen.decision is not None else 'waits'}"] = await panels.measure(screen)
    assert {name.split()[1] for name in found} == {"asked", "waits"}
    assert {name: one for name, one in found.items() if one[0] > HIGHEST or one[1] > MOST_CONTROLS} == {}


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
