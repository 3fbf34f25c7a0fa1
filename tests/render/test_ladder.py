"""The picture of a ladder: readable on a phone, with any names, in every language, and its alt text."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import patch

import pytest
from PIL import Image

from bot.i18n.messages import BoundSpeech, Words
from render import ladder
from render.canvas.canvas import Canvas
from render.canvas.sign_locations import LETTERS
from render.canvas.theme import GAIN, PHONE, RED, WIDTH, covered_corner
from render.ladder import ROWS, LadderRow, LadderSheet, NearlyThere, draw_ladder, ladder_lines, title_text
from render.presentation import Picture
from tests.render.odd_names import ODD_NAMES

LANGUAGES = ("en", "fr", "de", "pl")
LEAST = 50
# What a private page of 850 pixels leaves for it.
TALLEST = 280

ANA = LadderRow(0, "Ana", 64, place=1, number=1712, moved=18)
BEN = LadderRow(1, "Ben", 7, place=2, number=1490, provisional=True, moved=-9)
SHEET = LadderSheet("Sobek hidden", "Nile Club", 14, 212, (ANA, BEN))
NEARLY = (NearlyThere(2, "Noor", 4, 5), NearlyThere(3, "Émile", 5, 5, 1), NearlyThere(4, "Cleo", 2, 5))


@pytest.fixture(scope="module")
def words() -> Words:
    """Give all words."""
    return Words.load()


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest, words: Words) -> BoundSpeech:
    """Give the words of each language."""
    return words.speech(request.param)


@pytest.fixture
def english(words: Words) -> BoundSpeech:
    """Give the words of English."""
    return words.speech("en")


@pytest.fixture
def written() -> Iterator[list[str]]:
    """Give what is written into pictures meanwhile."""
    found: list[str] = []
    write = Canvas.text

    def noted(canvas: Canvas, text: str, *values: int, **named: object) -> int:
        found.append(text)
        return write(canvas, text, *values, **named)  # type: ignore[arg-type]

    with patch.object(Canvas, "text", noted):
        yield found


def full(*, ranked: bool = True) -> LadderSheet:
    """Return a page with as much on it as there can be."""
    rows = tuple(
        LadderRow(index, name, 9999, 100 + index, 2222, True, -888, wins=9999, best=999)
        for index, name in enumerate(ODD_NAMES[:ROWS])
    )
    pinned = replace(rows[0], index=999, name="W" * 32, own=True)
    nearly = tuple(NearlyThere(index, name, 4, 5) for index, name in enumerate(ODD_NAMES))
    return LadderSheet("Sobek – Das Duell", "M" * 100, 1234, 12345, rows, ranked, pinned, nearly)


def sheets() -> Iterator[LadderSheet]:
    yield SHEET
    yield replace(SHEET, nearly=NEARLY)
    yield replace(SHEET, rows=(ANA,), nearly=())
    yield replace(SHEET, ranked=False)
    yield full()
    yield full(ranked=False)


def image(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def test_letters_can_be_read_on_a_phone_and_nothing_stands_below_the_sign_for_alt_texts(speech: BoundSpeech) -> None:
    wide, high = covered_corner(WIDTH)
    for sheet in sheets():
        picture = draw_ladder(sheet, speech)
        assert image(picture).size == (WIDTH, picture.height)
        assert picture.height * PHONE <= TALLEST * WIDTH
        for spot in picture.spots:
            assert spot.sign != LETTERS or spot.height >= LEAST
            assert spot.x >= 0
            assert spot.x + spot.width <= WIDTH - 12
            under = spot.x + spot.width > WIDTH - wide and spot.y + spot.height > picture.height - high + 4
            assert not under


def test_texts_of_one_line_do_not_cover_each_other(speech: BoundSpeech) -> None:
    """Neither heads of columns nor long names run into their neighbours."""
    for sheet in sheets():
        letters = [spot for spot in draw_ladder(sheet, speech).spots if spot.sign == LETTERS]
        for number, one in enumerate(letters):
            for other in letters[number + 1 :]:
                beside = one.x + one.width <= other.x or other.x + other.width <= one.x
                below = one.y + one.height <= other.y + 6 or other.y + other.height <= one.y + 6
                assert beside or below


def test_each_row_tells_place_name_rating_and_games(english: BoundSpeech, written: list[str]) -> None:
    """The first has a crown in the place of its number, and a provisional rating its sign."""
    picture = draw_ladder(replace(SHEET, nearly=NEARLY), english)
    assert {"Sobek hidden", "· Nile Club", "14 players, 212 games", "30 days", "Rating", "Games"} <= {*written}
    assert {"Ana", "1712", "64", "18", "2", "Ben", "1490", "~", "7", "9"} <= {*written}
    assert "1" not in written
    assert [spot.sign for spot in picture.spots].count("winner") == 1
    assert written[-1] == "Nearly there: Noor: 4 of 5, Émile: 1 more opponent"


def test_rise_and_fall_differ_in_form_and_not_in_colour_alone(english: BoundSpeech) -> None:
    """The arrow of a fall is that of a rise, upside down."""
    rise, fall = (ladder._arrow((255, 248, 228), up=up).mask for up in (True, False))
    assert rise.tobytes() == fall.transpose(Image.Transpose.FLIP_TOP_BOTTOM).tobytes() != fall.tobytes()
    assert GAIN != RED
    up, down = (draw_ladder(replace(SHEET, rows=(replace(ANA, moved=moved),)), english).data for moved in (7, -7))
    assert up != down


def test_who_has_not_moved_has_no_arrow(english: BoundSpeech, written: list[str]) -> None:
    """And who had no rating 30 days ago has nothing there."""
    draw_ladder(replace(SHEET, rows=(replace(ANA, moved=0), replace(BEN, moved=None))), english)
    assert written.count("=") == 1


def test_names_that_the_font_lacks_become_numbers(english: BoundSpeech, written: list[str]) -> None:
    """Marks on letters do not climb, and nobody is without a name."""
    rows = tuple(
        LadderRow(index, name, 5, index + 2, 1400) for index, name in enumerate(("🐊", "سوبك", "á" + "\u0301" * 30))
    )
    draw_ladder(replace(SHEET, rows=rows, nearly=(NearlyThere(7, "🐊", 4, 5),)), english)
    assert {"Player 1", "Player 2", "á"} <= {*written}
    assert written[-1] == "Nearly there: Player 8: 4 of 5"


def test_a_number_for_a_name_is_nobodys_name(english: BoundSpeech, written: list[str]) -> None:
    """Neither of a person who is called so, on the page or below it, nor of another one with such a name."""
    rows = tuple(
        LadderRow(index, name, 5, index + 2, 1400)
        for index, name in enumerate(("🐊", "player 1", "Player 1 (2)", "سوبك", "Ben سوبك", "Ben"))
    )
    hidden = LadderRow(3, "🐊 (2)", 5, 4, 1400, own=True)
    draw_ladder(replace(SHEET, rows=rows, pinned=hidden, nearly=(NearlyThere(7, "Player 4", 4, 5),)), english)
    names = [one for one in written if one.startswith(("Player", "player", "Ben"))]
    assert names == ["Player 1 (3)", "player 1", "Player 1 (2)", "Player 4 (2)", "Ben (2)", "Ben", "Player 4 (3)"]
    assert written[-1] == "Nearly there: Player 4: 4 of 5"


def test_one_person_has_one_name_in_a_picture(english: BoundSpeech, written: list[str]) -> None:
    """Also if they stand in a row and below."""
    rows = (LadderRow(0, "🐊", 4, wins=3, best=88),)
    draw_ladder(replace(SHEET, ranked=False, rows=rows, nearly=(NearlyThere(0, "🐊", 4, 5),)), english)
    assert "Player 1" in written
    assert written[-1] == "Nearly there: Player 1: 4 of 5"


def test_the_reader_is_framed_also_below_the_page(english: BoundSpeech) -> None:
    plain = draw_ladder(SHEET, english)
    framed = draw_ladder(replace(SHEET, rows=(ANA, replace(BEN, own=True))), english)
    assert framed.height == plain.height
    assert image(framed).getpixel((16, plain.height - 140)) != image(plain).getpixel((16, plain.height - 140))
    pinned = replace(BEN, place=12, own=True)
    assert draw_ladder(replace(SHEET, pinned=pinned), english).height > plain.height


def test_few_people_with_a_rating_have_a_table_of_games_wins_and_best_scores(
    english: BoundSpeech, written: list[str]
) -> None:
    rows = (LadderRow(0, "Ana", 4, provisional=True, wins=3, best=88), LadderRow(1, "Ben", 2, provisional=True))
    draw_ladder(replace(SHEET, ranked=False, rows=rows), english)
    assert {"Games", "Wins", "Best", "Ana", "4", "3", "88", "Ben", "2", "0", "–"} <= {*written}
    assert "Rating" not in written
    assert not written[-1].startswith("~ ")


def test_the_sign_of_provisional_ratings_is_explained_where_there_is_room(
    english: BoundSpeech, written: list[str]
) -> None:
    draw_ladder(SHEET, english)
    assert written[-1].startswith("~ ")
    draw_ladder(replace(SHEET, rows=(ANA,)), english)
    assert not written[-1].startswith("~ ")


def test_the_alt_text_tells_all_of_it(english: BoundSpeech) -> None:
    rows = (ANA, replace(BEN, own=True))
    alt = draw_ladder(replace(SHEET, rows=rows, nearly=NEARLY), english).alt
    assert alt == (
        "Sobek hidden · Nile Club · 14 players, 212 games. 1. Ana: 1712 ▲18 · 64 games."
        " 2. Ben (you): ~1490 ▼9 · 7 games. Nearly there: Noor: 4 of 5, Émile: 1 more opponent, Cleo: 2 of 5"
    )


def test_the_alt_text_has_a_thousand_characters_at_most(speech: BoundSpeech) -> None:
    """With eight people of long names; who is nearly there may be cut off by the page."""
    rows = tuple(LadderRow(index, "W" * 100, 9999, 100, 2222, True, -888) for index in range(ROWS))
    assert len(draw_ladder(replace(SHEET, rows=rows, nearly=()), speech).alt) <= 1024


def test_lines_are_the_same_with_names_as_they_are_asked_for(english: BoundSpeech) -> None:
    rows = (LadderRow(0, "Ana", 4, wins=3, best=88), LadderRow(1, "Ben", 1, wins=1, own=True))
    sheet = replace(SHEET, ranked=False, rows=rows, pinned=replace(rows[1], name="Cleo"))
    assert list(ladder_lines(sheet, english, str.upper)) == [
        "ANA: 4 games, 3 wins, best score 88",
        "BEN (you): 1 game, 1 win, best score –",
        "CLEO (you): 1 game, 1 win, best score –",
    ]
    assert title_text(sheet, english, str.upper) == "Sobek hidden · NILE CLUB · 14 players, 212 games"
