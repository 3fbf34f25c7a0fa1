"""What binds the deal: shortened in the lobby, in full on a page of its own."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from discord import ComponentType

from bot.app_context import App
from bot.interactions.custom_id import Verb
from bot.screens.fair_play import fair_play_page
from bot.screens.lobby import lobby_screen
from bot.tables import Status, Table
from engine.chance import seed_digest
from tests.bot.message_limits import check
from tests.bot.screens.invited_lobbies import lobby
from tests.bot.screens.pages import app, presses, text
from tests.locale.messages import LANGUAGES

__all__ = ["app"]

SALTS = tuple(seed_digest(f"salt {number}") for number in range(16))
LISTED = "\n".join(SALTS)
WORD = "f" * 64


def bound(language: str = "en") -> Table:
    """Return a lobby of three who have each added a word."""
    return replace(lobby(seated=3, language=language), digest=seed_digest("secret"), salts=SALTS, salts_given=3)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_last_line_of_the_lobby_has_the_beginning_of_each_hash_in_small_print(
    app: App, language: str
) -> None:
    table = bound(language)
    title = app.speech(table, language).say("fair-title")
    for shown in (table, replace(table, status=Status.RUNNING)):
        screen = lobby_screen(app, shown)
        last = screen.view.to_components()[0]["components"][-1]
        assert last["type"] == ComponentType.text_display.value, "below the buttons, too"
        assert last["content"].startswith(f"-# {title}")
        assert "\n" not in last["content"]
        digests = (seed_digest("secret"), seed_digest(LISTED), WORD, WORD, WORD)
        assert re.findall(r"`([0-9a-f]{32})…`", text(screen)) == [digest[:32] for digest in digests]
        assert re.findall(r"`([0-9a-f]{32})…`", last["content"]) == [digest[:32] for digest in digests]
        assert "SHA" not in text(screen)
        for digest in digests:
            assert digest[:33] not in text(screen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_has_them_in_full_and_the_way_back(app: App, language: str) -> None:
    table = bound(language)
    page = fair_play_page(table, app.speech(table, language))
    check(page)
    hashes = (seed_digest("secret"), seed_digest(LISTED), WORD)
    assert [text(page).count(f"`{digest}`") for digest in hashes] == [1, 1, 3]
    places = [text(page).index(f"`{digest}`") for digest in hashes]
    assert places == sorted(places), "in the order of the lobby"
    assert LISTED in text(page)
    assert len(presses(page, Verb.OPTIONS)) == 1


async def test_a_lobby_of_an_older_bot_has_no_salts(app: App) -> None:
    table = replace(bound(), salts=(), salts_given=0)
    page = fair_play_page(table, app.speech(table, "en"))
    assert (text(page).count("SHA-256"), text(lobby_screen(app, table)).count("…`")) == (1, 4)
