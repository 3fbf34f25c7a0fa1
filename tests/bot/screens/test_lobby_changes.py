"""What a lobby and its options say of changes: the selects, what was changed, and who is asked for a seat."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app_context import App
from bot.domain.ping_recipient import User
from bot.interactions.custom_id import PressId, Verb
from bot.screens.lobby import lobby_screen
from bot.screens.lobby_changes import GIVE, KEEP, WITHDRAW, change_question
from bot.screens.lobby_options import options_page
from bot.screens.notification_text import ping_text
from bot.tables import Setup, SetupChange, SetupPart, Slot, Status, Table, WantedSetup
from engine import duel
from tests.bot.message_limits import check
from tests.bot.screens.invited_lobbies import BEN, held, lobby
from tests.bot.screens.pages import app, parts, pressed, presses, text
from tests.locale.messages import LANGUAGES, PHONE_LABEL

__all__ = ["app"]

HOST, SECOND, THIRD = (10**18 + seat for seat in range(3))
DUEL = Setup("duel", 2, {"expansion": "treasures"})


def asking(language: str = "en") -> Table:
    """Return a lobby of three people in four seats, whose host would like to play the duel."""
    return replace(lobby(seated=3, language=language), wanted=WantedSetup(DUEL, 7))


def choices(app: App, table: Table, part: str) -> dict[str, bool]:
    """Return the values of a select of the host, and whether each is chosen."""
    found = pressed(options_page(app, table, HOST, "en"), Verb.SETUP, part)
    return {one["value"]: one["default"] for one in found["options"]}


async def test_the_host_chooses_from_what_the_game_has(app: App) -> None:
    assert choices(app, lobby(), "game") == {"sobek": True, "duel": False}
    assert choices(app, lobby(), "seats") == {"2": False, "3": False, "4": True}
    assert choices(app, lobby(), "variant") == {"hidden": True, "open": False}
    assert choices(app, replace(lobby(), options={"way": "open"}), "variant") == {"hidden": False, "open": True}
    table = replace(lobby(), kind="duel", rules=duel.RULES, size=2)
    assert choices(app, table, "expansion") == {"-": True, "treasures": False}
    offered = [press.arg for press in presses(options_page(app, table, HOST, "en"), Verb.SETUP)]
    assert offered == ["game", "expansion"], "a select with one choice is none"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_choice_says_what_it_is_about(app: App, language: str) -> None:
    """A phone shows of a select only what is chosen."""
    page = options_page(app, lobby(language=language), HOST, language)
    chosen = [one["label"] for part in parts(page) if "options" in part for one in part["options"] if one["default"]]
    speech = app.words.speech(language)
    assert chosen == [
        speech.say("setup-game", game=speech.say("sobek-title")),
        speech.say("setup-seats", seats=4),
        speech.say("setup-variant", variant=speech.say("sobek-variant-hidden")),
    ]


async def test_the_lobby_says_what_was_changed_until_the_game_begins(app: App) -> None:
    table = replace(lobby(seated=2), options={"way": "open"}, size=3, changed_from=Setup("sobek", 4, {}))
    said = "**Changed by the host:** 4 → 3 seats and variant hidden → open"
    assert said in text(lobby_screen(app, table))
    assert "Changed by the host" not in text(lobby_screen(app, replace(table, status=Status.RUNNING)))
    assert "Changed by the host" not in text(lobby_screen(app, replace(table, changed_from=None)))
    other = replace(table, kind="duel", rules=duel.RULES, size=2, options={"expansion": "treasures"})
    said = "**Changed by the host:** Sobek → Sobek: 2 Players + Treasures of the Pharaoh and 4 → 2 seats"
    assert said in text(lobby_screen(app, other))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_is_asked_is_named_and_has_two_answers(app: App, language: str) -> None:
    table = asking(language)
    screen = lobby_screen(app, table)
    assert {label for label in check(screen) if len(label) > PHONE_LABEL} == set()
    assert f"<@{THIRD}>" in text(screen)
    assert f"<@{SECOND}>" not in text(screen)
    assert [one.arg for one in presses(screen, Verb.GIVE_SEAT)] == [f"{GIVE}|7", f"{KEEP}|7"]
    assert pressed(screen, Verb.JOIN)["disabled"]
    speech = app.speech(table, language)
    assert speech.say("setup-join-asked") in text(screen)
    pinged = ping_text(app, table, Slot.NOTE, {User(THIRD): 7}, {User(THIRD): 1})
    assert f"<@{THIRD}>" in pinged.content
    assert len(pinged.content) < 300, "a notification shows no more"


async def test_a_no_is_told_without_a_name(app: App) -> None:
    table = replace(asking(), wanted=WantedSetup(DUEL, 7, declined=True))
    screen = lobby_screen(app, table)
    assert "Not everybody wants to give up their seat, so this stays Sobek with 4 seats." in text(screen)
    assert presses(screen, Verb.GIVE_SEAT) == []
    assert not pressed(screen, Verb.JOIN)["disabled"]
    assert "Not everybody wants" in text(options_page(app, table, HOST, "en"))
    assert "Not everybody wants" not in text(lobby_screen(app, asking()))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_host_sees_whom_they_asked_and_can_ask_no_more(app: App, language: str) -> None:
    page = options_page(app, asking(language), HOST, language)
    check(page)
    assert pressed(page, Verb.SETUP, WITHDRAW)
    assert len(presses(page, Verb.SETUP)) == 4
    assert not presses(options_page(app, asking(), SECOND, language), Verb.SETUP)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_host_is_asked_before_anybody_else_is(app: App, language: str) -> None:
    table = lobby(seated=3, language=language)
    for part, value, asks in (
        (SetupPart.GAME, "duel", "ask|game|duel"),
        (SetupPart.EXPANSION, "", "ask|expansion|-"),
    ):
        question = change_question(app, SetupChange(table, DUEL, (THIRD,)), part, value, app.speech(table, language))
        check(question)
        assert [one.arg for one in presses(question, Verb.SETUP)] == [asks]
        assert presses(question, Verb.OPTIONS) == [PressId(table.id, table.version, Verb.OPTIONS)], "no"


async def test_join_says_why_it_is_off(app: App) -> None:
    full = lobby(held(BEN), seated=3)
    assert "The free seat is held for an invitation, so nobody else can join." in text(lobby_screen(app, full))
    assert pressed(lobby_screen(app, full), Verb.JOIN, "")["disabled"]
    assert not pressed(lobby_screen(app, lobby(held(BEN), seated=2)), Verb.JOIN, "")["disabled"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_fullest_lobby_with_a_question_keeps_the_limits(app: App, language: str) -> None:
    four = replace(lobby(seated=4, language=language), wanted=WantedSetup(DUEL, 7), changed_from=Setup("sobek", 3, {}))
    check(lobby_screen(app, four))
    check(options_page(app, four, HOST, language, may_manage=True, notice="!" * 300))
