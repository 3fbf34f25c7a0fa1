"""The help: three lines for a newcomer, and all commands one press away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.app_context import App
from bot.interactions.custom_id import PressId, Verb
from bot.screens.help import ALL, all_commands_page, help_page
from tests import commands
from tests.bot.message_limits import LANGUAGES, check
from tests.bot.screens.pages import app, presses, text

__all__ = ["app"]


def mentioned(said: str) -> Iterator[str]:
    """Yield the commands that a text lets one press."""
    return (part.partition(":")[0] for part in said.split("</sobek ")[1:])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_help_is_three_lines_and_two_kinds_of_buttons(app: App, language: str) -> None:
    """To learn, to open a table, to find one's tables; lessons and all commands are buttons."""
    page = help_page(app, language)
    check(page)
    title, *lines = text(page).splitlines()
    assert title.startswith("## ")
    assert [list(mentioned(line)) for line in lines] == [["learn"], ["new"], ["games"]]
    assert [press.arg for press in presses(page, Verb.LEARN)] == ["sobek", "duel"]
    assert presses(page, Verb.HELP) == [PressId(0, 0, Verb.HELP, ALL)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_commands_are_one_press_away_and_lead_back(app: App, language: str) -> None:
    page = all_commands_page(app, language)
    check(page)
    named = set(mentioned(text(page)))
    assert {"new", "hand", "settings", "privacy", "away", "stop"} <= named
    assert commands.mention("learn") in text(page)
    assert presses(page, Verb.HELP) == [PressId(0, 0, Verb.HELP)]
