"""One tap gives the reader's board or hand with letters, and the legend in words."""

from __future__ import annotations

import re
import string
from typing import Any

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.interactions.custom_id import PressId, Verb
from bot.screens.legend import HAND, legend_page
from bot.screens.more_menu import more_menu_page
from bot.screens.rules import rules_page
from bot.tables import Table
from tests.bot.screens.choices.positions import positions
from tests.bot.screens.pages import asked, parts_of

LANGUAGES = ("en", "fr", "de", "pl")


async def pages_of(app: App, table: Table, language: str, what: str) -> list[list[dict[str, Any]]]:
    """Return the parts of each page of a legend."""
    pages = [parts_of(await legend_page(app, table, 0, language, what))]
    while (turn := turns(pages[-1])) and not turn[1].get("disabled", False):
        press = PressId.parse(turn[1]["custom_id"])
        assert press is not None
        pages.append(parts_of(await legend_page(app, table, 0, language, press.arg)))
    return pages


def turns(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the two buttons that turn the pages, none where there is one page."""
    rows = [part["components"] for part in parts if part["type"] == 1]
    return rows[0] if len(rows) > 1 else []


def in_the_middle(kind: str) -> Table:
    """Return a table in the middle of a game."""
    return finished(kind, moves=20)


@pytest.mark.parametrize("kind", ["sobek", "duel"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_player_sees_the_board_explained_and_his_hand(app: App, kind: str, language: str) -> None:
    """Each entry of the legend stands on one page; from either picture a button leads to the other."""
    table, title = in_the_middle(kind), 0
    for what, other in (("", HAND), (HAND, "board")):
        letters = ""
        pages = await pages_of(app, table, language, what)
        for number, parts in enumerate(pages):
            text = "\n".join(part.get("content", "") for part in parts)
            assert "sign-" not in text
            found = re.findall(r"^\*\*([A-Z]) ", text, re.MULTILINE)
            assert found == sorted(found)
            # Only an entry of many things goes on on the next page.
            letters += "".join(found).removeprefix(letters[-1:])
            alt = next(part["items"][0]["description"] for part in parts if part["type"] == 12)
            assert alt.startswith(f"{found[0]}: ")
            last = [press.arg for press in asked(parts) if press is not None][-2:]
            assert last == [f"{other}.0", "back"]
            assert app.words.text(language, f"see-legend-{other}") in [part.get("label") for part in parts]
            if len(pages) > 1:
                assert [one.get("disabled", False) for one in turns(parts)] == [number == 0, number == len(pages) - 1]
        assert letters == string.ascii_uppercase[: len(letters)]
        title += len(letters)
    assert title > 15


async def test_a_page_that_is_not_there_gives_the_last_one_and_an_older_button_the_first(app: App) -> None:
    """The board may have more pages at one moment than at the next; older buttons name the picture alone."""
    table = in_the_middle("duel")
    pages = await pages_of(app, table, "en", "")
    assert parts_of(await legend_page(app, table, 0, "en", "board.99")) == pages[-1]
    for arg in ("board", "nonsense", "board.x"):
        assert parts_of(await legend_page(app, table, 0, "en", arg)) == pages[0]


async def test_whoever_watches_sees_the_board_alone(app: App) -> None:
    """So does everybody when the game is over; nobody's hand can be asked for."""
    for there, seat in ((in_the_middle("sobek"), None), (finished("sobek"), 0)):
        found = asked(parts_of(await legend_page(app, there, seat, "en", HAND)))
        args = [press.arg for press in found if press is not None]
        assert args.pop() == "back"
        assert not [arg for arg in args if arg.startswith(HAND)]


async def test_it_is_opened_from_the_rules_and_from_more(app: App) -> None:
    """The first button of the rules at a table; rules that are read at none have nothing to explain."""
    table = list(positions("duel"))[5]
    first = asked(parts_of(await rules_page(app, "duel", table, 0, "en")))[0]
    assert first is not None
    assert first.verb is Verb.SEE
    assert Verb.SEE in {
        press.verb for press in asked(parts_of(more_menu_page(app, table, 1, "en"))) if press is not None
    }
    elsewhere = asked(parts_of(await rules_page(app, "duel", None, None, "en")))
    assert Verb.SEE not in {press.verb for press in elsewhere if press is not None}
