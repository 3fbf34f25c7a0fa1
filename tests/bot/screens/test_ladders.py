"""Ladders: a page for the reader with all that is told them, within a phone's height; and the one for everybody."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.app_context import App
from bot.domain.ratings import Standing
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.queries.ladders import LadderPage, LadderPerson, OwnNote
from bot.screens.ladders import (
    OWN,
    TEXT,
    ladder_names,
    ladder_page,
    ladders_off_page,
    shown_ladder_screen,
    totals_page,
)
from bot.screens.phone_height import GAP, ROW, WIDTH, rows_of, text_height
from render.ladder import ROWS
from tests.bot.message_limits import LANGUAGES, NAME, check
from tests.bot.screens.pages import app, parts, presses, text
from tests.bot.unpainted_pictures import unpainted

__all__ = ["app"]

MOST = 850
"""A private page is so high at most on a phone that is 400 wide."""
CODES = ("sobek", "sobek-open", "duel")
NAMED_ANA = "Ana"


@pytest.fixture(autouse=True)
def plain_pictures() -> Any:
    """Leave pictures empty; the tests of the renderer look at them."""
    with unpainted():
        yield


def standing(user: int, games: int = 12, wins: int = 3, best: int | None = 88, people: int = 5) -> Standing:
    return Standing(user, 25 + user % 9, 2, games, wins, best, people, 0)


def person(number: int, name: str = NAMED_ANA, **rest: Any) -> LadderPerson:
    return LadderPerson(number, name, standing(number, **rest), number + 1, -9 if number else 18)


def page(count: int = 3, **rest: Any) -> LadderPage:
    """Return a page of so many people."""
    rows = tuple(person(number, f"P{number}") for number in range(count))
    return LadderPage("sobek", 0, 1, count, rows, True, games=20, **rest)


def fullest(note: OwnNote | None) -> LadderPage:
    """Return the page on which there is most, with long names."""
    rows = tuple(replace(person(number, NAME, games=999), moved=-888) for number in range(ROWS))
    own = person(999, NAME, games=9)
    nearly = tuple(person(number, NAME, games=4) for number in range(3))
    return LadderPage(
        "duel", 1, 3, 999, rows, True, nearly, 12345, 22, 10**9, own, 2, note, standing(999, games=1, people=1)
    )


async def screen(app: App, shown: LadderPage, language: str = "en", **rest: Any) -> Screen:
    values: dict[str, Any] = {"server": "Nile *Club*", "ladders": (), "totals": {}, **rest}
    return await ladder_page(app, shown, language, **values)


def labels(shown: Screen) -> dict[str, bool]:
    """Return the labels of the buttons, and whether each can be pressed."""
    return {part["label"]: not part.get("disabled") for part in parts(shown) if part["type"] == 2}


def alt(shown: Screen) -> str:
    (found,) = [item["description"] for part in parts(shown) if part["type"] == 12 for item in part["items"]]
    return str(found)


def height(shown: Screen) -> int:
    """Return how high a page is on a phone, with the picture as high as it can be."""
    frame = shown.view.children[0]
    high = 92
    for part in frame.children:  # type: ignore[attr-defined]
        kind = type(part).__name__
        if kind == "TextDisplay":
            high += text_height(part.content)
        elif kind == "MediaGallery":
            high += round(WIDTH * 1068 / 1280)
        else:
            buttons = [one for one in part.children if type(one).__name__ == "Button"]
            high += ROW * rows_of(buttons) if buttons else ROW
        high += GAP
    return high


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("note", [None, *OwnNote])
@pytest.mark.parametrize("as_text", [False, True])
async def test_a_page_keeps_within_discords_limits_and_a_phone(
    app: App, language: str, note: OwnNote | None, *, as_text: bool
) -> None:
    totals = dict.fromkeys(CODES, (9999, 999))
    shown = await screen(app, fullest(note), language, server=NAME * 3, ladders=CODES, totals=totals, as_text=as_text)
    check(shown)
    assert height(shown) <= MOST


async def test_a_page_has_a_picture_with_the_same_in_its_alt_text(app: App) -> None:
    shown = await screen(app, page(2))
    assert [name for name, _ in shown.files] == ["ladder.png"]
    assert alt(shown).startswith("Sobek hidden · Nile *Club* · 2 players, 20 games. 1. P0: ")
    assert "P0" not in text(shown)


async def test_the_same_can_be_read_in_words(app: App) -> None:
    """The names are escaped, and the way leads back to the picture of the same page."""
    shown = await screen(app, page(2), as_text=True)
    assert shown.files == ()
    title, first, second = text(shown).splitlines()[:3]
    assert title == "**Sobek hidden · Nile \\*Club\\* · 2 players, 20 games**"
    assert first.startswith("-# 1. P0: ")
    assert second.startswith("-# 2. P1: ")
    ways = {False: "sobek.0.t", True: "sobek.0.p"}
    for as_text, arg in ways.items():
        shown = await screen(app, page(2), as_text=as_text)
        assert [one.arg for one in presses(shown, Verb.LADDER)] == [arg]


async def test_pages_are_turned_and_ones_own_is_found(app: App) -> None:
    """What leads nowhere is off; with one page there is nothing to turn."""
    assert list(labels(await screen(app, page()))) == ["Show here", "As text"]
    middle = replace(page(), page=1, pages=3, own=person(99), own_page=2)
    shown = await screen(app, middle)
    assert labels(shown) == {"◀": True, "▶": True, "My place": True, "Show here": True, "As text": True}
    assert [one.arg for one in presses(shown, Verb.LADDER)] == [
        "sobek.0.b",
        "sobek.2.n",
        f"sobek.{OWN}",
        "sobek.1.t",
    ]
    assert [one.arg for one in presses(shown, Verb.SHOW_LADDER)] == ["sobek.1"]
    first = replace(middle, page=0, own_page=0)
    assert labels(await screen(app, first)) | {"Show here": True} == {
        "◀": False,
        "▶": True,
        "My place": False,
        "Show here": True,
        "As text": True,
    }
    last = await screen(app, replace(middle, page=2, own_page=None))
    assert labels(last) == {"◀": True, "▶": False, "Show here": True, "As text": True}


async def test_words_stay_words_when_pages_are_turned(app: App) -> None:
    middle = replace(page(), page=1, pages=3, own=person(99), own_page=2)
    shown = await screen(app, middle, as_text=True, ladders=CODES)
    args = [one.arg for one in presses(shown, Verb.LADDER)]
    assert args == [TEXT, "sobek.0.bt", "sobek.2.nt", f"sobek.{OWN}.t", "sobek.1.p"]


async def test_the_readers_row_is_theirs_and_stands_below_if_it_is_on_another_page(app: App) -> None:
    shown = page(2)
    assert alt(await screen(app, replace(shown, own=shown.rows[1], own_page=0))).count("(you)") == 1
    pinned = alt(await screen(app, replace(shown, own=person(11, "Me"), own_page=1)))
    assert "P1 (you)" not in pinned
    assert ". 12. Me (you): " in pinned


@pytest.mark.parametrize(
    ("note", "said"),
    [
        (OwnNote.HIDDEN, "nobody but you sees your row"),
        (OwnNote.EXCLUDED, "have excluded you"),
        (OwnNote.LEFT_OFF, "more than 90 days ago"),
        (OwnNote.UNRATED, "at least 4 more rated games"),
    ],
)
async def test_who_is_not_on_it_is_told_why(app: App, note: OwnNote, said: str) -> None:
    shown = page(note=note, standing=standing(7, games=1))
    assert said in text(await screen(app, shown))
    assert said not in text(await screen(app, page()))


async def test_who_has_played_enough_is_told_how_many_opponents_are_missing(app: App) -> None:
    shown = page(note=OwnNote.UNRATED, standing=standing(7, games=9, people=1))
    assert "against 2 more people" in text(await screen(app, shown))


async def test_it_says_why_ratings_begin_low_and_what_managers_did(app: App) -> None:
    for as_text in (False, True):
        said = text(await screen(app, page(struck=2, restarted=10**9), as_text=as_text))
        assert "low on purpose" in said
        assert "2 games were struck" in said
        assert f"<t:{10**9}:D>" in said
    plain = text(await screen(app, page()))
    assert "struck" not in plain
    assert "anew" not in plain


async def test_the_sign_of_provisional_ratings_is_explained_once(app: App) -> None:
    """Below the picture, if its foot tells of others."""
    rows = (person(0), person(1, games=6))
    assert "~ provisional" not in text(await screen(app, replace(page(), rows=rows)))
    nearly = (person(5, games=4),)
    assert "~ provisional" in text(await screen(app, replace(page(), rows=rows, nearly=nearly)))
    assert "~ provisional" not in text(await screen(app, replace(page(), nearly=nearly)))


async def test_with_few_ratings_it_says_what_a_ladder_takes(app: App) -> None:
    rows = tuple(replace(one, place=None, moved=None) for one in page().rows)
    shown = await screen(app, replace(page(), rows=rows, ranked=False))
    assert "Once four people have a rating" in text(shown)
    assert "P0: 12 games, 3 wins, best score 88" in alt(shown)


async def test_only_the_reader_is_told_their_games_of_all_servers(app: App) -> None:
    totals = {"sobek": (9, 4), "duel": (3, 1)}
    assert "12 rated games, 5 won. Only you see this." in text(await screen(app, page(), totals=totals))
    assert "Only you see this" not in text(await screen(app, page()))


async def test_a_ladder_without_games_says_so_and_others_can_be_chosen(app: App) -> None:
    empty = LadderPage("sobek-open", 0, 1, 0, (), False)
    shown = await screen(app, empty, ladders=("duel",))
    assert text(shown).startswith("### Sobek open\nNo rated game")
    assert labels(shown) == {}
    assert "Nobody is listed" in text(await screen(app, replace(empty, games=3)))
    (chosen,) = [part for part in parts(shown) if part["type"] == 3]
    assert [(one["value"], bool(one.get("default"))) for one in chosen["options"]] == [
        ("sobek-open", True),
        ("duel", False),
    ]


async def test_there_is_a_choice_of_ladders_only_where_there_are_several(app: App) -> None:
    for ladders in ((), ("sobek",)):
        assert not [part for part in parts(await screen(app, page(), ladders=ladders)) if part["type"] == 3]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_ladder_for_everybody_frames_nobody_and_leads_to_each_readers_own(app: App, language: str) -> None:
    shown = await shown_ladder_screen(app, replace(page(2, struck=1), page=0), language, "Nile Club")
    check(shown)
    assert presses(shown, Verb.LADDER) == [PressId(0, 0, Verb.LADDER, f"sobek.{OWN}")]
    assert len(labels(shown)) == 1
    own = app.words.text(language, "ladder-row-own", name="", told="").strip()
    assert own not in alt(shown)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_without_a_server_there_are_only_ones_own_totals(app: App, language: str) -> None:
    check(totals_page(app, dict.fromkeys(CODES, (9999, 999)), language))
    check(totals_page(app, {}, language))


async def test_totals_are_listed_by_ladder(app: App) -> None:
    said = text(totals_page(app, {"duel": (3, 1), "sobek": (1, 0)}, "en"))
    assert "- Sobek hidden: 1 game, 0 won\n- Sobek: 2 Players: 3 games, 1 won" in said
    assert "not finished a rated game" in text(totals_page(app, {}, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_where_ladders_are_off_it_says_how_they_are_switched_on(app: App, language: str) -> None:
    shown = ladders_off_page(app, {"sobek": (3, 1)}, language)
    check(shown)
    assert "settings" in text(shown)
    assert len(text(shown).splitlines()) == 2
    assert len(text(ladders_off_page(app, {}, language)).splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_ladder_has_a_name(app: App, language: str) -> None:
    names = ladder_names(app.games, app.words.speech(language))
    assert tuple(names) == CODES
    assert len(set(names.values())) == len(CODES)
