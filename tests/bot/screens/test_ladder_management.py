"""The pages of managers: within Discord's limits in every language, however full, and naming nobody who is hidden."""

from __future__ import annotations

import pytest

from bot.domain.ladders import LadderChange
from bot.domain.ratings import OneSided
from bot.games import GAMES
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.screens.components import DANGER
from bot.screens.ladder_management import (
    CHANGES_ON_PAGE,
    GAMES_ON_PAGE,
    PAIRS_ON_PAGE,
    PEOPLE_ON_PAGE,
    TABS,
    Part,
    Reader,
    anew_page,
    exclude_question,
    game_page,
    game_question,
    games_page,
    log_page,
    pairs_page,
    people_page,
    pressed,
    restart_question,
)
from bot.screens.ladders import ladder_names
from bot.tables import LadderChangeRow, RatedGame, RatedPlayer
from tests.bot.message_limits import AT, NAME, check
from tests.bot.screens.pages import LOCALES, english, parts, speech, text
from tests.locale.messages import PHONE_LABEL

__all__ = ["english", "speech"]  # fixtures
BOLD = "**Ana**"
ID = 10**18
FOUR = tuple(RatedPlayer(seat, ID + seat, NAME, 4 - seat, seat != 1, points=200) for seat in range(4))
GAME = RatedGame(7, 1, "sobek-open", AT - 9, FOUR, settled=AT)
ANA, BEN = RatedPlayer(0, ID, BOLD, 2, True, points=31), RatedPlayer(1, ID + 1, "Ben", 1, True, points=40)
ERASED = RatedPlayer(2, None, "", 3, True, 25, 8)


def reader(speech: BoundSpeech, *hidden: int) -> Reader:
    return Reader(speech, LOCALES[speech.language], hidden)


def change(kind: LadderChange, number: int = 1, by: int | None = ID, user: int | None = ID) -> LadderChangeRow:
    """Return a line of the log."""
    game = GAME.game if kind in (LadderChange.STRIKE, LadderChange.RESTORE) else None
    person = user if kind in (LadderChange.EXCLUDE, LadderChange.READMIT) else None
    return LadderChangeRow(number, AT, by, kind, game, person, "sobek-open" if kind is LadderChange.RESTART else None)


async def test_the_fullest_pages_keep_the_limits(speech: BoundSpeech) -> None:
    """With names of marks, and buttons that a phone shows whole."""
    names, me = ladder_names(GAMES, speech), reader(speech)
    excluded = {ID + number: NAME for number in range(3 * PEOPLE_ON_PAGE)}
    pairs = [(title, OneSided(ID, ID + 1, 199, 198)) for title in names.values() for _ in range(PAIRS_ON_PAGE)]
    changes = [change(kind) for kind in LadderChange][:CHANGES_ON_PAGE]
    labels = set()
    for page in (
        games_page(me, names, [GAME] * GAMES_ON_PAGE, 1, more=True),
        game_page(me, names, GAME, restarted=True, notice=speech.say("habits-saved")),
        people_page(speech, excluded, 1, speech.say("manage-done-before")),
        anew_page(speech, names),
        log_page(me, names, changes, {GAME.game: GAME}, 1, more=True),
        pairs_page(speech, pairs, {title: {ID: NAME, ID + 1: NAME} for title in names.values()}, 1),
        game_question(me, names, GAME, Part.STRIKE),
        game_question(me, names, GAME, Part.RESTORE),
        exclude_question(speech, ID, "𝓑" * 32),
        restart_question(speech, "sobek-open", names["sobek-open"], 12345, 99999),
    ):
        labels |= check(page)
    assert {label for label in labels if len(label) > PHONE_LABEL} == set()


async def test_each_page_leads_to_the_others_and_to_the_settings(english: BoundSpeech) -> None:
    names, me = ladder_names(GAMES, english), reader(english)
    pages = {
        Part.GAMES: games_page(me, names, [GAME], 0, more=False),
        Part.PEOPLE: people_page(english, {}, 0),
        Part.ANEW: anew_page(english, names),
        Part.LOG: log_page(me, names, [], {}, 0, more=False),
        Part.PAIRS: pairs_page(english, [], {}, 0),
    }
    assert tuple(pages) == TABS
    for here, page in pages.items():
        buttons = {part["custom_id"]: part["disabled"] for part in parts(page) if part["type"] == 2}
        assert {str(pressed(part)): part is here for part in TABS}.items() <= buttons.items()
        assert str(PressId(0, 0, Verb.SETTINGS, "results")) in buttons


async def test_a_game_in_the_list_has_its_date_ladder_and_players(english: BoundSpeech) -> None:
    """And whether it was struck; somebody hidden or erased is a player."""
    games = [
        RatedGame(5, 1, "sobek", AT - 9, (ANA, BEN, ERASED), settled=AT),
        RatedGame(6, 1, "duel", AT - 9, (ANA, BEN), settled=AT, struck=AT),
    ]
    page = games_page(reader(english, BEN.user or 0), ladder_names(GAMES, english), games, 0, more=False)
    (select,) = [part for part in parts(page) if part["type"] == 3]
    shown = [(one["label"], one["description"], one["value"]) for one in select["options"]]
    assert shown == [
        (f"{BOLD}, a player and a player", "Sunday, 22 November 2026 · Sobek hidden", "5"),
        (f"{BOLD} and a player", "struck · Sunday, 22 November 2026 · Sobek: 2 Players", "6"),
    ]
    assert "Newer" not in str(parts(page))


async def test_people_have_the_names_that_the_ladder_of_a_game_gives_them(english: BoundSpeech) -> None:
    """In the list and on the page of a game; a number at the end of a long name stays."""
    long = f"{'W' * 60} (2)"
    me = Reader(english, "en", (), {"sobek": {ID: long}, "duel": {ID: "Nobody", ID + 1: "Nobody"}})
    game = RatedGame(5, 1, "sobek", AT - 9, (ANA, BEN), settled=AT)
    names = ladder_names(GAMES, english)
    (select,) = [part for part in parts(games_page(me, names, [game], 0, more=False)) if part["type"] == 3]
    assert select["options"][0]["label"] == f"{'W' * 35}… (2) and Ben"
    page = game_page(me, names, game, restarted=False)
    assert f"{'W' * 35}… \\(2\\), 31" in text(page)


async def test_the_page_of_a_game_says_how_it_ended_and_what_can_be_done(english: BoundSpeech) -> None:
    """In order of places; for whom it does not count, and why it counts for nobody."""
    left = RatedPlayer(3, ID + 3, "Cleo", 3, False)
    game = RatedGame(5, 1, "sobek", AT - 9, (ANA, BEN, ERASED, left), settled=AT)
    page = game_page(reader(english), ladder_names(GAMES, english), game, restarted=False)
    assert [line for line in text(page).splitlines() if line[0].isdigit()] == [
        "1\\. Ben, 40",
        "2\\. \\*\\*Ana\\*\\*, 31",
        "3\\. a player",
        "3\\. Cleo · does not count",
    ], "Discord would number a list anew, so that those who share a place would not"
    assert _presses(page)[0].arg == "strike.5"
    struck = RatedGame(5, 1, "sobek", AT - 9, (ANA, BEN), settled=AT, struck=AT)
    page = game_page(reader(english), ladder_names(GAMES, english), struck, restarted=True)
    assert "counts for nobody" in text(page)
    assert "started anew after" in text(page)
    assert _presses(page)[0].arg == "restore.5"


async def test_people_are_named_with_a_mention_page_by_page(english: BoundSpeech) -> None:
    """A page that is no longer there is the last one."""
    excluded = {ID + number: f"P{number}" for number in range(PEOPLE_ON_PAGE + 1)}
    first, last = people_page(english, excluded, 0), people_page(english, excluded, 9)
    assert f"P0 (<@{ID}>)" in text(first)
    assert f"P{PEOPLE_ON_PAGE}" not in text(first)
    assert [press.arg for press in _presses(last)][:3] == ["exclude", f"readmit.{ID + PEOPLE_ON_PAGE}", "people.0.b"]
    assert "Nobody is excluded" in text(people_page(english, {}, 0))
    assert f"(<@{ID}>)" not in text(people_page(english, {ID: ""}, 0)), "without a name the mention is enough"


async def test_the_log_tells_who_did_what(english: BoundSpeech) -> None:
    """Also of what is erased or gone."""
    names, me = ladder_names(GAMES, english), reader(english, ID)
    game = RatedGame(GAME.game, 1, "sobek", AT - 9, (ANA, BEN), settled=AT)
    page = log_page(me, names, [change(kind) for kind in LadderChange], {game.game: game}, 0, more=False)
    lines = [line.partition(" · ")[2] for line in text(page).splitlines() if line.startswith("- ")]
    about = f"a player and Ben (Sobek hidden, <t:{AT}:D>)"
    assert lines == [
        f"<@{ID}> struck a game: {about}.",
        f"<@{ID}> let a game count again: {about}.",
        f"<@{ID}> excluded <@{ID}>.",
        f"<@{ID}> readmitted <@{ID}>.",
        f"<@{ID}> started Sobek open anew.",
    ]
    gone = [change(kind, by=None, user=None) for kind in (LadderChange.STRIKE, LadderChange.EXCLUDE)]
    told = text(log_page(me, names, gone, {}, 0, more=False))
    assert "someone struck a game: a game that is no longer stored." in told
    assert "someone excluded someone." in told


async def test_pairs_stand_below_their_ladder(english: BoundSpeech) -> None:
    """Who has no name for the reader is a player."""
    pairs = [
        ("Sobek open", OneSided(1, 2, 12, 11)),
        ("Sobek open", OneSided(3, 1, 10, 10)),
        ("Duel", OneSided(1, 3, 10, 9)),
    ]
    page = pairs_page(english, pairs, {"Sobek open": {1: BOLD, 2: "Ben"}, "Duel": {1: BOLD}}, 0)
    bold = "\\*\\*Ana\\*\\*"
    assert text(page).splitlines()[-5:] == [
        "### Sobek open",
        f"- {bold} finished ahead of Ben in 11 of 12 games.",
        f"- a player finished ahead of {bold} in 10 of 10 games.",
        "### Duel",
        f"- {bold} finished ahead of a player in 9 of 10 games.",
    ]


@pytest.mark.parametrize("games", [0, 1, 2])
async def test_the_question_before_a_restart_says_that_it_is_for_good(speech: BoundSpeech, games: int) -> None:
    """And its red button carries what is known of earlier ones."""
    page = restart_question(speech, "sobek", "Sobek", games, 12)
    (red,) = [part for part in parts(page) if part["type"] == 2 and part["style"] == DANGER.value]
    assert red["custom_id"] == str(pressed(Part.RESTART, "sobek", 12))


def _presses(page: object) -> list[PressId]:
    found = (PressId.parse(str(part.get("custom_id", ""))) for part in parts(page))
    return [press for press in found if press is not None and press.verb is Verb.MANAGE_LADDERS]
