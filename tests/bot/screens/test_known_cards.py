"""The page of known cards: within Discord's limits in every language, for players and for everybody else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.app_context import App
from bot.interactions.custom_id import Verb
from bot.screens.board import board_screen
from bot.screens.hand import hand_screen
from bot.screens.known_cards import known_page
from bot.screens.more_menu import more_menu_page
from bot.screens.text_board import text_board_page
from engine.sobek import OpenSobek
from tests.bot.message_limits import LANGUAGES, check, full_game, table_of
from tests.depth import first_of
from tests.engine.sobek import walks


def hoarded(number: int, steps: int = 90) -> Any:
    """An open game of four in which nearly everything was taken and kept."""
    game = OpenSobek.new(4, {"way": "open"}, f"walk {number}")
    for place, _ in enumerate(walks.steps(game, Random(number), 0.05)):
        if place >= steps and game.waiting:
            break
    return game


@first_of("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 7])
async def test_the_fullest_open_table_keeps_the_limits(app: App, language: str, number: int) -> None:
    table = table_of(hoarded(number), language)
    board = await board_screen(app, table)
    labels = check(board)
    assert {label for label in labels if len(label) > 34} == set()
    more = more_menu_page(app, table, 0, language)
    assert {label for label in check(more) if len(label) > 25} == set()
    assert any(f":{Verb.KNOWN}" in str(part.get("custom_id")) for part in _parts(more))
    for seat in (None, *range(4)):
        page = await known_page(app, table, seat, language)
        assert page is not None
        check(page)
        check(text_board_page(app, table, seat, language))
    for seat in range(4):
        check(await hand_screen(app, table, seat, language, notice=["x" * 200] * 20))


async def test_a_hidden_table_has_neither_page_nor_button(app: App) -> None:
    table = table_of(full_game(), "en")
    assert await known_page(app, table, 0, "en") is None
    assert not any(
        f":{Verb.KNOWN}" in str(part.get("custom_id")) for part in _parts(more_menu_page(app, table, 0, "en"))
    )


def _parts(screen: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []

    def walk(parts: list[dict[str, Any]]) -> None:
        for part in parts:
            found.append(part)
            walk(part.get("components", []))

    walk(screen.view.to_components())
    return found
