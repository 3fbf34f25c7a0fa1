"""A lobby says whether its game is rated, and what keeps it from being rated."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.deadlines.table_deadlines import TableContext
from bot.domain.rated_tables import Obstacle, ObstacleKind
from bot.interactions.custom_id import Verb
from bot.screens.lobby import lobby_screen
from bot.screens.lobby_changes import AGREE, change_question
from bot.screens.lobby_options import options_page
from bot.screens.rated_tables import leaving_line, rated_line
from bot.screens.seat_transfers import seat_offer_page
from bot.store import FormerRow
from bot.tables import RATED, UNRATED, SetupChange, SetupPart, Status, Table, WantedSetup
from tests.bot.message_limits import check
from tests.bot.screens.invited_lobbies import lobby
from tests.bot.screens.pages import app, presses, text
from tests.locale.messages import LANGUAGES

__all__ = ["app"]

HOST, OTHER = 10**18, 10**18 + 1


def rated(*obstacles: Obstacle, seated: int = 2, language: str = "en") -> Table:
    """Return a lobby that says rated."""
    return replace(lobby(seated=seated, language=language), rated=True, unrated=obstacles)


def line(app: App, table: Table, language: str = "en") -> str:
    return rated_line(app, table, app.speech(table, language))


async def test_a_lobby_says_that_its_game_is_rated(app: App) -> None:
    """Then it need not say that there are no hints."""
    table = rated()
    assert line(app, table) in text(lobby_screen(app, table))
    assert "hints" not in text(lobby_screen(app, table))
    assert line(app, replace(table, rated=False)).startswith("Unrated")


async def test_where_nobody_asked_nothing_is_said(app: App) -> None:
    """Most servers have no ladders; nor does a board say that its game is not rated."""
    assert line(app, lobby(seated=2)) == ""
    assert line(app, replace(rated(), rated=False, status=Status.RUNNING)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_wants_to_leave_a_rated_game_is_told_what_that_means(app: App, language: str) -> None:
    """Nobody is whose seat was given up before, and nobody in another game."""
    table = replace(finished("sobek", 4, moves=20), rated=True, language=language)
    speech = app.speech(table, language)
    told = leaving_line(table, 0, speech)
    assert len(told) > 30
    assert told in text(seat_offer_page(app, table, 0, language, TableContext(), 0))
    formers = (FormerRow(1, 5, OTHER, "Old"),)
    taken = replace(table, seat_history=replace(table.seat_history, formers=formers))
    assert [bool(leaving_line(taken, seat, speech)) for seat in (0, 1)] == [True, False]
    assert leaving_line(replace(table, rated=False), 0, speech) == ""
    assert leaving_line(finished("sobek", 4), 0, speech) == ""


@pytest.mark.parametrize("kind", ObstacleKind)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lobby_says_why_its_game_is_not_rated(app: App, kind: ObstacleKind, language: str) -> None:
    """The note of the start says the same without "for now"."""
    pair = kind in (ObstacleKind.DAY, ObstacleKind.MONTH)
    user = HOST if pair or kind in (ObstacleKind.YOUNG, ObstacleKind.EXCLUDED) else None
    table = rated(Obstacle(kind, user, OTHER if pair else None), language=language)
    now = line(app, table, language)
    assert now in text(lobby_screen(app, table))
    begun = line(app, replace(table, status=Status.RUNNING, rated=False), language)
    assert now.split("**")[2] == begun.split("**")[2]
    assert len(now.split("**")[2]) > len(": .")
    assert now != begun
    check(lobby_screen(app, table))


async def test_of_a_person_who_has_left_nothing_is_said(app: App) -> None:
    """A start note that names nobody any more says nothing."""
    assert line(app, rated(Obstacle(ObstacleKind.YOUNG, 5))) == ""


async def test_only_where_there_are_ladders_the_host_can_choose(app: App) -> None:
    """A lobby that was to be rated can be changed back wherever it is."""

    def chosen(table: Table) -> bool:
        page = options_page(app, table, HOST, "en")
        return any(press.arg == SetupPart.RATED.code for press in presses(page, Verb.SETUP))

    assert chosen(replace(rated(), host=HOST))
    assert not chosen(replace(lobby(seated=2), host=HOST))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_must_agree_is_asked_in_the_lobby(app: App, language: str) -> None:
    """With two answers that name the question."""
    table = replace(rated(language=language), host=HOST)
    wanted = WantedSetup(replace(table.setup, rated=False), 7)
    asked = replace(table, wanted=wanted)
    page = lobby_screen(app, asked)
    answers = [press.arg for press in presses(page, Verb.GIVE_SEAT)]
    assert answers == [f"{AGREE}|7", "keep|7"]
    speech = app.speech(table, language)
    for value in (RATED, UNRATED):
        assert speech.say(f"setup-rated-{value}") in text(page)
    assert f"<@{OTHER}>" in text(page)
    declined = replace(table, wanted=replace(wanted, declined=True))
    assert speech.say("rated-declined") in text(lobby_screen(app, declined))
    question = change_question(app, SetupChange(table, wanted.setup, (), (OTHER,)), SetupPart.RATED, UNRATED, speech)
    assert [press.arg for press in presses(question, Verb.SETUP)] == ["ask|rated|unrated"]
    assert presses(question, Verb.OPTIONS)
    check(question)
    check(page)
