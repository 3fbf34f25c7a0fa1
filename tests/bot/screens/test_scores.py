"""The scores page shows the scoring sheet of the newest round, with a button for each earlier one."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any

import pytest

from bot.app_context import App
from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.scores import scores_page
from bot.store import Status
from bot.tables import ChannelRef, Table, TableSpec
from tests.bot.message_limits import check, every
from tests.bot.screens.pages import texts


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """Have pictures painted: they are looked at."""


@pytest.fixture(autouse=True)
def same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every table have the same cards, so that what is tested here does not depend on luck."""
    monkeypatch.setattr(secrets, "token_hex", lambda count: "5" * 2 * count)


async def played(app: App, kind: str, rounds: int) -> Table:
    """Play a table of two until so many rounds are scored, or to its end."""
    chance = Random(5)
    table = await app.tables.lobbies.create(TableSpec(ChannelRef(1, 2), kind, 2, {}, "en"), 1, "Anna")
    table = await app.tables.lobbies.join(table.id, 2, "Bo")
    table = await app.tables.lobbies.start(table.id, 1)
    while table.status is Status.RUNNING:
        seat = table.waiting[0]
        seen: Any = table.seen_by(seat)
        if len(app.face(table).scores_rounds.rounds(seen.view)) == rounds:
            break
        action = chance.choice(seen.legal)
        user = table.players[seat].user
        assert user is not None
        table = (await app.tables.play.act(table.id, user, None, [action.code])).table
    return table


def alts(screen: Screen) -> list[str]:
    parts = every(screen.view.to_components())  # type: ignore[arg-type]
    return [item["description"] for part in parts for item in part.get("items", ())]


def leaves(screen: Screen) -> list[tuple[str, bool]]:
    """Return the argument of each button that turns to a round, and whether it can be pressed."""
    found = []
    for part in every(screen.view.to_components()):  # type: ignore[arg-type]
        press = PressId.parse(part.get("custom_id", ""))
        if press is not None and press.verb is Verb.SCORES:
            found.append((press.arg, not part.get("disabled", False)))
    return found


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_before_anything_is_scored_there_are_words_alone(app: App, kind: str) -> None:
    screen = await scores_page(app, await played(app, kind, 0), "en")
    check(screen)
    assert screen.files == ()
    assert leaves(screen) == []


async def test_one_scored_round_needs_no_buttons(app: App) -> None:
    screen = await scores_page(app, await played(app, "sobek", 1), "en")
    check(screen)
    assert [name for name, _ in screen.files] == ["scoring.png"]
    assert alts(screen)[0].startswith("Round 1.")
    assert leaves(screen) == []


async def test_the_newest_round_is_shown_and_the_earlier_ones_can_be(app: App) -> None:
    table = await played(app, "sobek", 9)
    newest, first = await scores_page(app, table, "en"), await scores_page(app, table, "en", 1)
    check(newest)
    check(first)
    assert alts(newest)[0].startswith("Round 3.")
    assert leaves(newest) == [("1", True), ("2", True), ("3", False)]
    assert alts(first)[0].startswith("Round 1.")
    assert leaves(first) == [("1", False), ("2", True), ("3", True)]
    assert newest.files != first.files


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl"])
async def test_one_round_is_told_and_the_total_stays_in_sight(app: App, language: str) -> None:
    """Whichever round is shown, the page begins with the same total, and has nothing of another round."""
    object.__setattr__(app, "words", Words.load())
    table = await played(app, "sobek", 9)
    pages = [texts(await scores_page(app, table, language, number)) for number in (1, 2, 3)]
    speech = app.speech(table, language)
    titles = [speech.say("sobek-score-round", round=number) for number in (1, 2, 3)]
    assert len({page[0] for page in pages}) == 1
    assert pages[0][0].startswith(speech.say("sobek-score-final"))
    for number, page in enumerate(pages):
        assert [title in "\n".join(page) for title in titles] == [number == other for other in range(3)]


async def test_before_the_end_the_total_says_so(app: App) -> None:
    """The newest round is shown, and everybody's points with what came since."""
    object.__setattr__(app, "words", Words.load())
    table = await played(app, "sobek", 2)
    page = texts(await scores_page(app, table, "en"))
    seen: Any = table.seen_by(None)
    assert page[0].startswith("**Points so far**\n1. ")
    for seat in seen.view.seats:
        assert f"{table.players[seat.seat].name}: {seat.score} point" in page[0]
    assert "**Round 2**" in page[1]


async def test_a_round_that_was_never_scored_gives_the_newest(app: App) -> None:
    table = await played(app, "sobek", 2)
    assert alts(await scores_page(app, table, "en", 7)) == alts(await scores_page(app, table, "en"))


async def test_the_end_of_the_second_game_has_a_sheet(app: App) -> None:
    screen = await scores_page(app, await played(app, "duel", 9), "de")
    check(screen)
    assert [name for name, _ in screen.files] == ["scoring.png"]
    assert "Anna" in alts(screen)[0]
    assert leaves(screen) == []
