"""A lobby shows what nearly everybody presses; all else stands on a page of its own, for whoever may set it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app_context import App
from bot.domain.computer_level import ComputerLevel
from bot.interactions.custom_id import ASK, PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import QUIET, table_url
from bot.screens.lobby import lobby_screen, word_given_text
from bot.screens.lobby_invitations import ACCEPT
from bot.screens.lobby_options import cancel_page, options_over, options_page
from bot.tables import Guest, GuestKind, SeedWord, Status, Table
from bot.tables.seat_history import Player, SeatHistory
from engine.chance import seed_digest
from tests.bot.message_limits import NAME, check
from tests.bot.screens.invited_lobbies import AT, BEN, CLEO, held, lobby
from tests.bot.screens.pages import app, parts, pressed, text
from tests.locale.messages import LANGUAGES

__all__ = ["app"]

HOST, OTHER = 10**18, 10**18 + 1
ALWAYS = [Verb.JOIN, Verb.LEAVE, Verb.ADD_COMPUTER, Verb.START, Verb.OPTIONS]
OF_SEATS = {Verb.PACE, Verb.WORD, Verb.INVITE, Verb.FAIR_PLAY}
OF_HOST = {Verb.REMOVE_COMPUTER, Verb.LEVEL, Verb.SETUP, Verb.CANCEL}
PHONE_LABEL = 25
SALTS = tuple(seed_digest(f"salt {number}") for number in range(16))


def fullest(language: str = "en") -> Table:
    """Return a lobby of four, of two people and a computer, where one is invited."""
    table = lobby(held(BEN), seated=2, language=language)
    computer = Player(2, None, NAME, ComputerLevel.MASTER)
    return replace(table, host=HOST, seat_history=SeatHistory((*table.players, computer)), salts=SALTS, salts_given=16)


def verbs(screen: Screen) -> list[Verb]:
    found = (PressId.parse(part.get("custom_id") or "") for part in parts(screen))
    return [press.verb for press in found if press is not None]


async def test_a_lobby_has_five_buttons_the_lesson_and_those_that_answer(app: App) -> None:
    assert verbs(lobby_screen(app, lobby())) == [Verb.LEARN, *ALWAYS]
    assert verbs(lobby_screen(app, fullest())) == [Verb.LEARN, *ALWAYS, Verb.JOIN, Verb.REFUSE]
    accept = str(PressId(fullest().id, fullest().version, Verb.JOIN, ACCEPT))
    assert accept in [part.get("custom_id") for part in parts(lobby_screen(app, fullest()))]


@pytest.mark.parametrize(
    ("guests", "seated", "bright"),
    [((), 3, Verb.JOIN), ((), 4, Verb.START), ((held(BEN),), 3, None)],
    ids=["a seat is free", "complete", "held"],
)
async def test_only_the_next_step_is_bright(
    app: App, guests: tuple[Guest, ...], seated: int, bright: Verb | None
) -> None:
    """Who has a seat sees the same message as all others: a bright button is for whoever is still missing."""
    screen = lobby_screen(app, lobby(*guests, seated=seated))
    shown = {verb: pressed(screen, verb, "") for verb in (Verb.JOIN, Verb.START)}
    assert {verb for verb, part in shown.items() if part["style"] != QUIET.value} == ({bright} if bright else set())
    assert {verb for verb, part in shown.items() if not part["disabled"]} == ({bright} if bright else set())


@pytest.mark.parametrize(
    ("user", "may_manage", "expected"),
    [
        (HOST, False, OF_SEATS | OF_HOST),
        (OTHER, False, OF_SEATS | {Verb.NOTIFIED}),
        (OTHER, True, OF_SEATS | {Verb.NOTIFIED, Verb.CANCEL}),
        (CLEO, False, {Verb.SPARE, Verb.NOTIFIED, Verb.FAIR_PLAY}),
    ],
)
async def test_its_options_are_those_of_their_reader(
    app: App, user: int, may_manage: bool, expected: set[Verb]
) -> None:
    """The host has a select for each part of what is played, and need not be told when they start the game."""
    offered = verbs(options_page(app, fullest(), user, "en", may_manage=may_manage))
    assert set(offered) == expected
    assert len(offered) == len(expected) + 2 * (Verb.SETUP in expected), "game, seats, variant"


async def test_what_is_set_is_told_to_all_in_the_lobby_and_on_the_page(app: App) -> None:
    """On the page in the reader's language."""
    table = fullest()
    lines = ("Variant: **hidden**", "Pace: **Relaxed**", "Hints: **")
    for screen in (
        lobby_screen(app, table),
        options_page(app, table, HOST, "en"),
        options_page(app, table, CLEO, "en"),
    ):
        assert [line for line in lines if line not in text(screen)] == []
    assert "Variante: **verdeckt**" in text(options_page(app, table, HOST, "de"))
    assert "Only the host" in text(options_page(app, table, CLEO, "en"))
    assert "Only the host" not in text(options_page(app, table, HOST, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_fullest_page_keeps_the_limits(app: App, language: str) -> None:
    """With a computer on each seat but the host's, everything said first, and labels that a phone shows whole."""
    computers = (Player(seat, None, NAME, ComputerLevel.MASTER) for seat in range(1, 4))
    full = replace(fullest(language), seat_history=SeatHistory((Player(0, HOST, NAME), *computers)), guests=())
    for table in (full, fullest(language)):
        for user in (HOST, OTHER, CLEO):
            screen = options_page(app, table, user, language, may_manage=True, notice="!" * 300)
            check(screen)
            buttons = [part["label"] for part in parts(screen) if part["type"] == 2]
            assert {label for label in buttons if len(label) > PHONE_LABEL} == set()


async def test_the_button_about_the_start_says_what_a_press_does(app: App) -> None:
    def label(table: Table) -> str:
        return str(pressed(options_page(app, table, CLEO, "en"), Verb.NOTIFIED)["label"])

    assert label(fullest()) == "Ping me when it starts"
    told = Guest(CLEO, GuestKind.NOTIFIED, NAME, None, AT, None, 1)
    assert label(replace(fullest(), guests=(told,))) == "Do not ping me"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lobby_is_called_off_after_a_question_that_can_be_declined(app: App, language: str) -> None:
    table = fullest(language)
    asks = pressed(options_page(app, table, HOST, language), Verb.CANCEL)
    assert PressId.parse(asks["custom_id"]) == PressId(table.id, table.version, Verb.CANCEL, ASK)
    question = cancel_page(table, app.speech(table, language))
    check(question)
    assert verbs(question) == [Verb.CANCEL, Verb.OPTIONS]
    assert pressed(question, Verb.CANCEL, "")
    assert "2" in text(question)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_page_that_has_ended_leads_to_the_game(app: App, language: str) -> None:
    table = replace(fullest(language), status=Status.RUNNING)
    speech = app.speech(table, language)
    for user, ways in ((HOST, [Verb.HAND]), (CLEO, [])):
        screen = options_over(table, user, speech.say("options-begun"), speech)
        check(screen)
        assert verbs(screen) == ways
        assert [part["url"] for part in parts(screen) if "url" in part] == [table_url(table)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_gave_a_word_is_told_which_salt_it_has(app: App, language: str) -> None:
    table = fullest(language)
    speech = app.speech(table, language)
    told = word_given_text(SeedWord(table, "5a17", SALTS[0], 16), speech)
    assert "`5a17`" in told
    assert "16" in told.splitlines()[-1]
    before = word_given_text(SeedWord(table, "5a17", SALTS[0], None), speech)
    assert told.startswith(f"{before}\n")
