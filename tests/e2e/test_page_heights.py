"""How high legends, scores, rules and plans are on a phone, as the sandbox's page shows them."""

from __future__ import annotations

import io
import os
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Page, Route

from bench.finished import finished
from bot.app_context import App
from bot.domain.ratings import START, Change
from bot.games import GAMES
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.locale import Languages
from bot.interactions.response import Screen
from bot.queries.rated_ends import RatedEnd, RatedPerson
from bot.screens.board import board_screen
from bot.screens.legend import BOARD, HAND, legend_page
from bot.screens.plans import plan_page
from bot.screens.rules import rules_page
from bot.screens.scores import scores_page
from bot.store import Store
from bot.tables import DraftMode, Table, Tables
from tests.bot.message_limits import LANGUAGES
from tests.bot.screens.pages import fullest_words, parts
from tests.depth import first_of
from tests.sandbox.page.browser import PHONE, browser, needs_chromium, visit
from tests.sandbox.page.stub import PageStub

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="module")]

SCREEN = 850
"""So many pixels high is a phone's screen."""
PICTURES = os.environ.get("HEIGHTS_PICTURES")
"""A folder for what was measured; none by default."""
KINDS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("sobek", 3, {"variant": "open"}),
    ("duel", 2, {"expansion": "treasures"}),
)


class Phone:
    """A phone on which a private message is shown and measured."""

    def __init__(self, page: Page, stub: PageStub) -> None:
        self.page = page
        self.stub = stub
        self.files: dict[str, bytes] = {}

    async def height(self, screen: Screen | None, name: str) -> float:
        """Show a screen and return how high it is."""
        assert screen is not None
        attachments = []
        for number, (filename, data) in enumerate(screen.files):
            url = f"/picture/1x1/{name}-{number}.png"
            self.files[url] = data
            with Image.open(io.BytesIO(data)) as image:
                wide, high = image.size
            attachments.append(
                {"id": str(number), "filename": filename, "url": url, "width": wide, "height": high, "size": len(data)}
            )
        made = await self.stub.post(
            components=screen.view.to_components(), attachments=attachments, ephemeral=True, flags=64 | 32768
        )
        article = self.page.locator(f'[data-message-id="{made["id"]}"]')
        await article.wait_for()
        await self.page.wait_for_function(
            """(id) => [...document.querySelectorAll(`[data-message-id="${id}"] .gallery img`)]
                .every((one) => one.complete && one.naturalWidth)""",
            arg=made["id"],
        )
        height: float = await article.evaluate("(one) => one.getBoundingClientRect().height")
        if PICTURES:
            await article.screenshot(path=Path(PICTURES) / f"{name}.png")
            with (Path(PICTURES) / "pages.txt").open("a", encoding="utf-8") as notes:
                notes.write(f"{name}: {height:.0f}\n")
        await self.stub.push({"t": "message_delete", "channel_id": made["channel_id"], "id": made["id"]})
        return height

    async def serve(self, route: Route) -> None:
        """Answer a request for a picture."""
        path = "/" + route.request.url.partition("://")[2].partition("/")[2]
        await route.fulfill(body=self.files[path], content_type="image/png")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def phone(chromium: Browser) -> AsyncIterator[Phone]:
    stub = PageStub()
    await stub.start()
    page = await visit(chromium, stub, size=PHONE)
    shown = Phone(page, stub)
    await page.route("**/picture/1x1/*", shown.serve)
    yield shown
    await page.context.close()
    await stub.stop()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def app(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[App]:
    words = fullest_words()
    store = await Store.open(f"sqlite:///{tmp_path_factory.mktemp('heights')}/games.sqlite3")
    tables = Tables(store, {code: game.rules for code, game in GAMES.items()})
    app = App(words, tables, Languages(words, tables))
    yield app
    app.drawing_threads.shutdown()
    await store.close()


def middle(kind: str, seats: int, options: dict[str, str]) -> Table:
    """Return a table in the middle of a game."""
    over = finished(kind, seats, options=options)
    return finished(kind, seats, options=options, moves=over.version * 2 // 3)


def idle(table: Table) -> int:
    """Return a seat that is not asked."""
    return next(seat for seat in range(table.size) if seat not in table.waiting)


def next_page(screen: Screen | None) -> str | None:
    """Return the argument of the button that turns a page of the legend, None on the last one."""
    seen = [
        (press.arg, part.get("disabled", False))
        for part in parts(screen)
        if (press := PressId.parse(part.get("custom_id") or "")) and press.verb is Verb.SEE
    ]
    what = [one for one in seen if one[0].partition(".")[0] == seen[0][0].partition(".")[0]]
    return None if len(what) < 2 or what[1][1] else what[1][0]


@pytest.mark.parametrize(("kind", "seats", "options"), KINDS, ids=[kind for kind, *_ in KINDS])
@first_of("language", LANGUAGES)
async def test_each_page_of_the_legend_is_on_one_screen(
    app: App, phone: Phone, kind: str, seats: int, options: dict[str, str], language: str
) -> None:
    """Its picture, all that it explains and its buttons, of the board and of the hand."""
    table = middle(kind, seats, options)
    found: dict[str, float] = {}
    for what in (BOARD, HAND):
        arg: str | None = what
        while arg is not None:
            screen = await legend_page(app, table, table.waiting[0], language, arg)
            found[arg] = await phone.height(screen, f"legend-{kind}-{language}-{arg}")
            arg = next_page(screen)
    assert len(found) >= 4
    assert {arg: high for arg, high in found.items() if high > SCREEN} == {}


@pytest.mark.parametrize(("kind", "seats"), [("sobek", 2), ("duel", 2)])
@first_of("language", LANGUAGES)
async def test_each_round_of_the_scores_is_on_one_screen(
    app: App, phone: Phone, kind: str, seats: int, language: str
) -> None:
    """The total, the buttons of the rounds, the sheet and the sums, at the end of a game."""
    table = finished(kind, seats)
    seen: Any = table.seen_by(None)
    sheets = app.face(table).scores_rounds
    assert sheets is not None
    found = {
        number: await phone.height(
            await scores_page(app, table, language, number), f"scores-{kind}{seats}-{language}-{number}"
        )
        for number in sheets.rounds(seen.view)
    }
    assert {number: high for number, high in found.items() if high > SCREEN} == {}


@pytest.mark.parametrize("kind", [kind for kind, *_ in KINDS])
@first_of("language", LANGUAGES)
async def test_the_first_page_of_the_rules_is_on_one_screen(app: App, phone: Phone, kind: str, language: str) -> None:
    """Its text and picture, both selects and the buttons; so are most of the others."""
    topics = list(app.games[kind].face.topics())
    found = {
        topic: await phone.height(
            await rules_page(app, kind, None, None, language, topic), f"rules-{kind}-{language}-{topic}"
        )
        for topic in topics
    }
    assert found[topics[0]] <= SCREEN
    assert sum(high > SCREEN for high in found.values()) < len(topics) // 2


@pytest.mark.parametrize(("kind", "seats", "options"), KINDS, ids=[kind for kind, *_ in KINDS])
@first_of("language", LANGUAGES)
async def test_the_page_of_a_plan_is_on_one_screen(
    app: App, phone: Phone, kind: str, seats: int, options: dict[str, str], language: str
) -> None:
    """Its explanation, the picture and the choices."""
    table = middle(kind, seats, options)
    screen = await plan_page(app, table, idle(table), language, "turn", DraftMode.FIRST)
    assert await phone.height(screen, f"plan-{kind}-{language}") <= SCREEN


@pytest.mark.parametrize(("kind", "seats"), [("sobek", 4), ("sobek", 3), ("sobek", 2), ("duel", 2)])
@first_of("language", LANGUAGES)
async def test_the_end_of_a_rated_game_is_on_one_screen(
    app: App, phone: Phone, kind: str, seats: int, language: str
) -> None:
    """The winner, the last move, the picture, what the game did to the ladder, and the buttons."""
    names = ("Konstantin", "Mafalda ♥", "Bartholomäus", "Ana")
    table = replace(finished(kind, seats, names=names), language=language)
    numbers = ((1512, 1494), (1430, 1439), (None, None), (1208, None))
    changes = [
        RatedPerson(
            seat, names[seat], Change(10**18 + seat, START, START, before, number, 3 if number is None else 9, 3)
        )
        for seat, (number, before) in enumerate(numbers[:seats])
    ]
    people = (replace(changes[0], place=2), *changes[1:3], *(replace(one, place=11) for one in changes[3:]))
    screen = await board_screen(app, table, ended=RatedEnd(people))
    assert await phone.height(screen, f"end-{kind}{seats}-{language}") <= SCREEN
