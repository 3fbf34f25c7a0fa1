"""What am I seeing? One tap gives the reader's board or hand with letters, and the legend in words."""

from __future__ import annotations

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.interactions.custom_id import Verb
from bot.screens.legend import HAND, legend_page
from bot.screens.more_menu import more_menu_page
from bot.screens.rules import rules_page
from tests.bot.screens.choices.positions import positions
from tests.bot.screens.pages import asked, parts_of

LANGUAGES = ("en", "fr", "de", "pl")


@pytest.mark.parametrize("kind", ["sobek", "duel"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_player_sees_the_board_explained_and_his_hand(app: App, kind: str, language: str) -> None:
    """Each entry of the legend stands in the text; from either picture a button leads to the other."""
    table = list(positions(kind))[20]
    for what in ("", HAND):
        parts = parts_of(await legend_page(app, table, 0, language, what))
        text = "\n".join(part.get("content", "") for part in parts)
        assert text.count("**A ") == text.count("**B ") == 1
        assert "sign-" not in text
        alt = next(part["items"][0]["description"] for part in parts if part["type"] == 12)
        assert alt.startswith("A: ")
        assert [press.arg for press in asked(parts) if press is not None] == ["board", "hand", "back"]


async def test_whoever_watches_sees_the_board_alone(app: App) -> None:
    """So does everybody when the game is over; nobody's hand can be asked for."""
    table = list(positions("sobek"))[20]
    for there, seat in ((table, None), (finished("sobek"), 0)):
        found = asked(parts_of(await legend_page(app, there, seat, "en", HAND)))
        assert [press.arg for press in found if press is not None] == ["back"]


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
