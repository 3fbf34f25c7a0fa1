"""How high the board is on a phone: the picture and all that acts on one screen, in both games and all languages."""

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

from bot.domain.pace import DAY
from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from sandbox.person import text_of
from tests.e2e.harness import Bot, Table, labels
from tests.sandbox.page.browser import PHONE, browser, needs_chromium, visit

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="module")]

WORDS = Words.load()
LANGUAGES = ("en", "fr", "de", "pl")
ORDINARY, ROUND, END = 620, 700, 850
"""So many pixels high a board is at most: in the middle of a game, when a round is scored, at the end."""
PICTURES = os.environ.get("HEIGHTS_PICTURES")
"""A folder for what was measured, and how high it is; none by default."""
# Two parts of a message are 8 pixels apart.
_GAP = 12
# What a phone's notification said stands on the page alone, not on Discord.
_MEASURE = """(article) => {
    for (const one of document.querySelectorAll(".notification")) one.remove();
    const box = (one) => { const { top, bottom } = one.getBoundingClientRect(); return [top, bottom]; };
    const all = () => ({
        board: box(article), log: box(document.querySelector("#log")),
        pictures: [...article.querySelectorAll(".gallery")].map(box),
        buttons: [...article.querySelectorAll("[data-custom-id]")].map((one) => [one.dataset.customId, ...box(one)]),
        wide: [document.documentElement.scrollWidth, article.querySelector(".gallery img").offsetWidth],
    });
    const style = document.documentElement.dataset;
    return ["light", "dark"].map((theme) => { style.theme = theme; return all(); });
}"""


# By how much a board is higher than what the page leaves for messages, counted from its first line.
_DESK = """(article) => {
    for (const one of document.querySelectorAll(".notification")) one.remove();
    const log = document.querySelector("#log").getBoundingClientRect();
    const buttons = [...article.querySelectorAll("button[data-custom-id]")];
    const last = buttons.at(-1).getBoundingClientRect().bottom;
    return last - article.querySelector(".layout").getBoundingClientRect().top - log.height;
}"""
DESK = (1280, 850)


@dataclass(frozen=True, slots=True)
class Measured:
    """A board on a phone, in pixels: how high it is, and how far its buttons are below its pictures."""

    height: float
    first: float
    """From the last picture to the first button that acts; 0 if there is none."""
    last: float
    """From the last picture to the end of the last button that acts."""
    needed: float
    """From the top of the first picture to the end of the last button that acts."""
    screen: float
    """What the page leaves for messages, its own line to write in being there."""

    def __str__(self) -> str:
        return f"{self.height:.0f} high, acting {self.first:.0f} to {self.last:.0f} below the picture"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


class Rule:
    """A table of one person against computers, and the phone of a guest who sees nothing but its board."""

    def __init__(self, table: Table, page: Page) -> None:
        self.table = table
        self.page = page

    async def measure(self, language: str, what: str, acting: Verb) -> Measured:
        """Measure the board in a language; it looks alike in the dark and in the light."""
        table = self.table
        word = WORDS.text(language, "result-rematch" if acting is Verb.REMATCH else "board-hand")
        if word not in labels(table.board):
            await table.host.command(table.channel, "sobek language", language=language, **{"for": "table"})
            await table.sandbox.wait_for(lambda: word in labels(table.board))
        board = self.page.locator(f'[data-message-id="{table.board["id"]}"]')
        version = str(PressId(table.row["id"], table.row["version"], Verb.HAND)).rpartition(":")[0]
        await expect(board.locator(f'[data-custom-id^="{version}:"]').first).to_be_visible()
        await expect(board.get_by_role("button", name=word)).to_be_visible()
        light, dark = await board.evaluate(_MEASURE)
        assert light == dark
        read = _read(dark, acting)
        if PICTURES:
            await self.page.wait_for_timeout(300)
            await self.page.screenshot(path=Path(PICTURES) / f"{what}-{language}.png")
            with (Path(PICTURES) / "heights.txt").open("a", encoding="utf-8") as notes:
                notes.write(f"{what} {language}: {read}\n")
        return read


def _read(found: dict[str, Any], acting: Verb) -> Measured:
    """Take what the page measured apart."""
    assert found["wide"][0] == PHONE[0], "nothing goes beyond the screen"
    assert found["wide"][1] == pytest.approx(311, abs=1), "what a phone leaves for a picture"
    own = ((PressId.parse(code), top, bottom) for code, top, bottom in found["buttons"])
    rows = [(top, bottom) for press, top, bottom in own if press is not None and press.verb is acting]
    (start, _), (_, end) = found["pictures"][0], found["pictures"][-1]
    last = max((bottom for _, bottom in rows), default=end)
    return Measured(
        found["board"][1] - found["board"][0],
        min((top for top, _ in rows), default=end) - end,
        last - end,
        last - start,
        found["log"][1] - found["log"][0],
    )


def too_high(measured: dict[str, Measured], most: int) -> dict[str, str]:
    """Give the boards that are too high, or whose buttons are not at once below the picture or not seen with it."""
    return {
        what: str(one)
        for what, one in measured.items()
        if one.height > most or one.first > _GAP or one.needed > one.screen
    }


@pytest.mark.thorough
@pytest.mark.parametrize("options", [{}, {"expansion": "treasures"}])
async def test_a_board_of_the_duel_is_on_one_screen_of_a_desk(
    bot: Bot, chromium: Browser, options: dict[str, str]
) -> None:
    """All of it is in sight, from the line that says whose turn it is to the last button."""
    name = "-".join(("desk", *options.values()))
    server: Any = bot.sandbox
    bot.sandbox.world.add_channel(name)
    table = Table(bot, name, bot.sandbox.person(f"desk{len(options)}"))
    page = await visit(chromium, server, user="guest", size=DESK)
    await page.goto(f"{server.url}/?user=guest#{table.id}")
    chance = Random(6)
    await table.start(2, computers=1, game="duel", **options)
    high: dict[str, float] = {}
    for turn in range(60):
        if table.over:
            break
        if turn % 4 == 0 and not shows_a_round(table):
            board = page.locator(f'[data-message-id="{table.board["id"]}"]')
            await expect(board.get_by_role("button", name="My hand")).to_be_visible()
            high[f"turn {turn}"] = await board.evaluate(_DESK)
        await table.turn(chance, take=0.85)
    await page.context.close()
    assert high
    assert {turn: below for turn, below in high.items() if below > 0} == {}


def shows_a_round(table: Table) -> bool:
    """Tell whether the board shows how a round was scored, besides the board itself."""
    return len(table.board["attachments"]) > 1


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("kind", "seats", "options"),
    [
        ("sobek", 2, {}),
        pytest.param("sobek", 4, {"variant": "open"}, marks=pytest.mark.thorough),
        pytest.param("duel", 2, {}, marks=pytest.mark.thorough),
        pytest.param("duel", 2, {"expansion": "treasures"}, marks=pytest.mark.thorough),
    ],
)
async def test_a_board_is_on_one_screen_of_a_phone_in_all_languages(
    bot: Bot, chromium: Browser, kind: str, seats: int, options: dict[str, str]
) -> None:
    """In the middle of a game, when a round has been scored, and at the end."""
    name = "-".join((kind, str(seats), *options.values()))
    server: Any = bot.sandbox
    bot.sandbox.world.add_channel(name)
    table = Table(bot, name, bot.sandbox.person(f"{kind[0]}{seats}{len(options)}"))
    page = await visit(chromium, server, user="guest", size=PHONE)
    await page.goto(f"{server.url}/?user=guest#{table.id}")
    chance = Random(5)
    await table.start(seats, computers=seats - 1, game=kind, **options)
    rule = Rule(table, page)
    ordinary: dict[str, Measured] = {}
    rounds: dict[str, Measured] = {}
    for turn in range(400):
        if table.over:
            break
        if shows_a_round(table):
            for language in LANGUAGES:
                rounds[f"turn {turn} {language}"] = await rule.measure(language, f"{name}-{turn}", Verb.ACT)
        elif turn % 3 == 0:
            language = LANGUAGES[turn // 3 % 4]
            ordinary[f"turn {turn} {language}"] = await rule.measure(language, f"{name}-{turn}", Verb.ACT)
        await table.turn(chance, take=0.85, last=turn % 5 > 0)
    # A game that is over keeps its language.
    language = next(one for one in LANGUAGES if WORDS.text(one, "result-rematch") in labels(table.board))
    end = {language: await rule.measure(language, f"{name}-end", Verb.REMATCH)}
    await page.context.close()
    assert too_high(ordinary, ORDINARY) == {}
    assert too_high(rounds, ROUND) == {}
    assert too_high(end, END) == {}


@pytest.mark.thorough
@pytest.mark.parametrize(("kind", "options"), [("sobek", {}), ("duel", {"expansion": "treasures"})])
async def test_a_board_that_tells_of_a_silent_player_is_on_one_screen_in_all_languages(
    bot: Bot, chromium: Browser, kind: str, options: dict[str, str]
) -> None:
    """Without a clock, a week after the last sign of the player who is asked."""
    server: Any = bot.sandbox
    name = f"silent-{kind}"
    bot.sandbox.world.add_channel(name)
    table = Table(bot, name, bot.sandbox.person(f"h{kind}"), bot.sandbox.person(f"g{kind}"))
    page = await visit(chromium, server, user="guest", size=PHONE)
    await page.goto(f"{server.url}/?user=guest#{table.id}")
    chance = Random(7)
    await table.start(2, game=kind, pace="untimed", **options)
    for turn in range(40):
        if turn > 10 and table.host not in table.asked() and not shows_a_round(table):
            break
        await table.turn(chance, take=1.0)
    bot.sandbox.move_clock(5 * DAY)
    await table.quiet()
    await table.host.press(table.board, "More")  # who is there stays the host, and may choose the table's language
    bot.sandbox.move_clock(3 * DAY)
    await bot.sandbox.wait_for(lambda: "can decide how" in text_of(table.board))
    rule = Rule(table, page)
    measured = {language: await rule.measure(language, name, Verb.ACT) for language in LANGUAGES}
    await page.context.close()
    assert too_high(measured, ORDINARY) == {}
