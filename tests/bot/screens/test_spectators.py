"""Pages and letters about watching, and the form of a note, keep Discord's limits in every language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.app_context import App
from bot.interactions.custom_id import STOP, PressId, Verb
from bot.screens.notes import note_modal
from bot.screens.spectators import spectator_letter_screen, watch_page
from bot.store import Entry, Status
from bot.tables import Ending, Spectator
from bot.tables.game.session import GameStep
from engine.sobek.actions import LayNoMore, Take
from tests.bot.message_limits import LANGUAGES, app, check, full_game, table_of
from tests.bot.screens.pages import text

__all__ = ["app"]

USER = 10**18 + 9
MARK = str(PressId(36**9, 4, Verb.WATCH, STOP))


def watch(**changes: Any) -> Spectator:
    return Spectator(
        **{"user": USER, "letters": True, "rounds_known": 0, "writing": None, "closed": False, "at": 0, **changes}
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", [None, watch(), watch(letters=False), watch(closed=True)])
async def test_the_page_keeps_the_limits(app: App, language: str, how: Spectator | None) -> None:
    table = replace(table_of(full_game(), language), watches=() if how is None else (how,))
    labels = check(watch_page(app, table, USER, language))
    assert {label for label in labels if len(label) > 34} == set()


def test_only_a_game_of_rounds_is_said_to_have_some(app: App) -> None:
    table = replace(table_of(full_game(), "en"), watches=(watch(),))
    for kind, rounds in (("sobek", True), ("duel", False)):
        assert ("when a round" in text(watch_page(app, replace(table, kind=kind), USER, "en"))) == rounds


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_letters_about_the_fullest_round_and_game_keep_the_limits(app: App, language: str) -> None:
    game = full_game(3, "wheat1")
    steps: list[GameStep] = []
    for seat, action in ((0, Take(1)), *((seat, LayNoMore()) for seat in range(4))):
        number = len(steps) + 1
        steps.append(GameStep(number, number, Entry.AUTO, seat, action.code, game.apply(seat, action)))
    assert game.outcome is not None
    game.history = [replace(scored, round=number) for number in (1, 2, 3) for scored in game.history]
    running = table_of(game, language, tuple(steps))
    over = table_of(game, language, tuple(steps), Status.FINISHED)
    stopped = replace(table_of(game, language, tuple(steps), Status.STOPPED), ending=Ending.VOTED)
    for table in (running, over, stopped):
        check(spectator_letter_screen(app, table, watch(), language, MARK))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", "W" * 1000])
async def test_the_form_of_a_note_has_it_as_it_was_written(app: App, language: str, text: str) -> None:
    form = note_modal(text, app.speech(table_of(full_game(), language), language)).to_dict()
    assert 1 <= len(form["title"]) <= 45
    (label,) = form["components"]
    field = label["component"]
    assert field.get("value", "") == text
    assert (field["style"], field["max_length"], field["required"]) == (2, 1000, False)
    assert len(label["label"]) <= 45
