"""A face that has only what every game must have: no screen breaks, and nothing is offered that it does not show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.games import GAMES, Playable
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.choices.codec import walk
from bot.screens.hand import hand_screen
from bot.screens.history import ALL_HANDS, history_screen
from bot.screens.known_cards import known_page
from bot.screens.more_menu import more_menu_page
from bot.screens.plans import plan_page
from bot.screens.rules import rules_page
from bot.screens.scores import scores_page
from bot.tables import DraftMode, History
from engine.game import Decision, Event, View
from engine.sobek import FIRST, OpenSobek
from render.presentation import Face, Picture, Speech
from tests.bot.message_limits import app as full
from tests.bot.message_limits import check, every, table_of
from tests.engine.sobek.positions import position

__all__ = ["full"]

SHOWN = GAMES["sobek"].face


class Bare(Face[View, Event]):
    """Sobek's face without anything that a face need not have."""

    def board(self, view: View, speech: Speech, news: Sequence[Event] = ()) -> Picture:
        return SHOWN.board(view, speech, news)

    def hand(self, view: View, speech: Speech) -> Picture:
        return SHOWN.hand(view, speech)

    def tell(self, event: Event, speech: Speech) -> str | None:
        return SHOWN.tell(event, speech)

    def ask(self, decision: Decision, view: View, speech: Speech) -> str:
        return SHOWN.ask(decision, view, speech)

    def status(self, view: View, speech: Speech) -> str:
        return SHOWN.status(view, speech)

    def text_board(self, view: View, speech: Speech) -> str:
        return SHOWN.text_board(view, speech)

    def scores(self, view: View, speech: Speech, limit: int = 3500) -> str:
        return SHOWN.scores(view, speech, limit)

    def topics(self) -> Sequence[str]:
        return SHOWN.topics()

    def preload(self) -> None:
        SHOWN.preload()


@pytest.fixture
def app(full: App) -> App:
    return replace(full, games={"sobek": Playable(FIRST, Bare())})


def verbs(screen: Screen) -> set[Verb]:
    found = (PressId.parse(part.get("custom_id", "")) for part in every(screen.view.to_components()))
    return {press.verb for press in found if press is not None}


def pictures(screen: Screen) -> list[Any]:
    return [part for part in every(screen.view.to_components()) if part["type"] == 12]


async def test_what_is_known_of_hidden_cards_is_offered_and_shown_nowhere(full: App, app: App) -> None:
    """The open variant has a button and lines for it, where the face shows it."""
    table = table_of(OpenSobek.new(4, {"way": "open"}, "open"), "en")
    assert Verb.KNOWN in verbs(more_menu_page(full, table, 0, "en")) - verbs(more_menu_page(app, table, 0, "en"))
    assert await known_page(full, table, 0, "en") is not None
    assert await known_page(app, table, 0, "en") is None
    check(await hand_screen(app, table, 0, "en"))


async def test_the_hand_is_shown_where_there_is_no_picture_of_what_can_be_chosen(app: App) -> None:
    """Every branch opens, without numbers of a picture and without what it does."""
    table = table_of(position(4, hands=["wheat0 wheat0 wheat1 thief queen", "wheat0 thief", "fish1"]), "en")
    seen = table.seen_by(0)
    assert seen is not None
    assert seen.decision is not None
    hand = SHOWN.hand(seen.view, app.speech(table, "en", markdown=False)).alt
    for branch in ("", *(one.code for one in walk(seen.decision.choices) if one.action is None)):
        screen = await hand_screen(app, table, 0, "en", branch=branch)
        check(screen)
        assert [picture["items"][0]["description"] for picture in pictures(screen)] == [hand]
    planned = await plan_page(app, table_of(position(4, turn=1), "en"), 0, "en", "turn", DraftMode.FIRST)
    assert planned is not None


async def test_scores_and_history_have_no_sheets_and_no_hands(full: App, app: App) -> None:
    """The scores are told in words, and no select offers hands to see."""
    table = finished("sobek", 2)
    history, last = History.of(table), len(table._game_session.steps)  # type: ignore[union-attr]
    assert pictures(await scores_page(full, table, "en"))
    assert not pictures(await scores_page(app, table, "en"))
    with_hands = await history_screen(full, history, last, "en", ALL_HANDS)
    without = await history_screen(app, history, last, "en", ALL_HANDS)
    assert len(pictures(with_hands)) == len(pictures(without)) + 1
    selects = [[part for part in every(one.view.to_components()) if part["type"] == 3] for one in (with_hands, without)]
    assert [len(some) for some in selects] == [2, 1]
    check(await rules_page(app, "sobek", table, 0, "en"))
