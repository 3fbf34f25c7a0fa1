"""The scoring sheet of a round: each step is on it, the newest is known, and nothing overflows."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image

from engine.sobek.score_track import Symbol
from engine.sobek.scores import SetScore
from render.alt_text_fitting import LIMIT
from render.canvas import fonts
from render.canvas.sign_locations import LETTERS as LETTERS_SIGN
from render.canvas.theme import LETTERS, RED
from render.sobek import FACE
from tests.render.sobek.scenes import PlainSpeech, finished, middle, scored


def sheet(**changes):
    """Draw the sheet on which only the second seat's reckoning is changed."""
    seats = scored().seats
    changed = replace(scored(), seats=(seats[0], replace(seats[1], **changes), *seats[2:]))
    return FACE.scoring(replace(finished(), history=(changed,)), PlainSpeech(), changed.round)


def test_each_round_has_its_sheet():
    view = finished()
    assert FACE.rounds(view) == [1, 2, 3]
    pictures = [FACE.scoring(view, PlainSpeech(), number) for number in FACE.rounds(view)]
    assert [picture.alt.split(".")[0] for picture in pictures] == ["Round 1", "Round 2", "Round 3"]
    assert len({picture.data for picture in pictures}) == 3


def test_no_round_is_scored_before_the_first_ends():
    assert FACE.rounds(middle()) == []


def test_a_strip_of_the_latest_round_is_low_and_tells_its_sums():
    """At 311 pixels, as wide as a phone shows it, it is at most 110 high for all scores."""
    assert FACE.round_strip(middle(), PlainSpeech()) is None
    strip = FACE.round_strip(replace(finished(), history=(*finished().history[:1], scored())), PlainSpeech())
    assert (strip.width, strip.height * 311 // 1280 <= 110) == (1280, True)
    assert strip.alt.startswith("Round 2.")
    assert "28 + 33 = 61; most corruption, 11: 3 steps back to Ankh, 47" in strip.alt


def test_a_line_in_which_nothing_is_told_is_left_out():
    """In a first round nobody has a score before it, and without corruption nobody pays."""
    seats = tuple(replace(seat, before=0, corrupt=False) for seat in scored().seats)
    bare = FACE.round_strip(replace(finished(), history=(replace(scored(), seats=seats),)), PlainSpeech())
    full = FACE.round_strip(replace(finished(), history=(scored(),)), PlainSpeech())
    assert bare.height < full.height


def test_a_gain_is_not_in_the_colour_of_a_loss():
    """Without a penalty nothing on a strip is red: what sets brought is no loss."""
    seats = (replace(scored().seats[0], corrupt=False),)
    strip = FACE.round_strip(replace(finished(), history=(replace(scored(), seats=seats),)), PlainSpeech())
    image = Image.open(io.BytesIO(strip.data)).convert("RGB")
    assert RED not in {colour for _, colour in image.getcolors(4096)}
    lost = FACE.round_strip(replace(finished(), history=(scored(),)), PlainSpeech())
    assert RED in {colour for _, colour in Image.open(io.BytesIO(lost.data)).convert("RGB").getcolors(4096)}


def test_a_sheet_shows_each_step():
    picture = sheet()
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    assert image.size == (picture.width, picture.height)
    assert picture.width == 1280
    assert len(picture.alt) <= LIMIT
    assert "28 + 33 = 61; most corruption, 11: 3 steps back to Ankh, 47" in picture.alt
    assert "Ivory 9 (laid sideways)" in picture.alt


@pytest.mark.parametrize(
    "changed",
    [
        {"before": 27},
        {"points": 34},
        {"reached": 62},
        {"pile": 8},
        {"curses": 2},
        {"pile_scarabs": None},
        {"corrupt": False},
        {"steps": 2},
        {"symbol": Symbol.NUMBER},
        {"after": 46},
        {"sets": (SetScore(None, 3, 6, 1, False),)},
        {"sets": (SetScore(None, 3, 6, 1, True),)},
    ],
    ids=str,
)
def test_every_step_of_a_seat_is_in_the_picture(changed):
    assert sheet(**changed).data != sheet().data


def penalties(seats, corrupt, symbol=Symbol.ANKH):
    """Draw the sums of a round in which some of the seats are corrupt."""
    plain, paying = scored().seats[2], replace(scored().seats[1], symbol=symbol)
    found = tuple(paying if seat in corrupt else plain for seat in range(seats))
    return FACE.round_strip(replace(finished(), history=(replace(scored(), seats=found),)), PlainSpeech())


def row_of(strip, number):
    """Return what is written in a row of the table, from the left to the right."""
    rows = {}
    for spot in strip.spots:
        if spot.sign in {LETTERS_SIGN, "ankh"}:
            rows.setdefault((spot.y + spot.height // 2 - 78) // 60, []).append(spot)
    return sorted(rows[number], key=lambda spot: spot.x)


@pytest.mark.parametrize(("seats", "corrupt"), [(seats, seat) for seats in (2, 3, 4) for seat in range(seats)])
@pytest.mark.parametrize("symbol", [Symbol.ANKH, Symbol.NUMBER])
def test_a_penalty_says_for_what_it_is_and_where_each_step_goes(seats, corrupt, symbol):
    """3×10 points of sets are 3 steps: with the result in the column of its player, and nothing over another."""
    speech = PlainSpeech()
    row = row_of(penalties(seats, {corrupt}, symbol), 3)
    back = speech.say("sobek-picture-steps", steps=3, symbol=symbol)
    texts = back, speech.say("sobek-picture-steps-why", steps=3, back=back)
    short, why = (fonts.width(text, fonts.SEMIBOLD, LETTERS) for text in texts)
    widths = {spot.width for spot in row}
    assert why in widths or (short in widths and symbol is Symbol.NUMBER and 0 < corrupt < seats - 1)
    assert ("ankh" in {spot.sign for spot in row}) is (symbol is Symbol.ANKH)
    assert all(one.x + one.width <= other.x for one, other in pairwise(row))
    assert row[-1].x + row[-1].width <= 1280
    column = [spot.x for spot in row_of(penalties(seats, set(), symbol), 1)][1:]
    result = next(spot for spot in row if spot.width == fonts.width("−14", fonts.BLACK, LETTERS))
    assert column[corrupt] <= result.x
    assert corrupt + 1 == seats or result.x + result.width <= column[corrupt + 1]


@pytest.mark.parametrize("symbol", [Symbol.ANKH, Symbol.NUMBER])
def test_several_penalties_do_not_cover_each_other(symbol):
    for seats in (2, 3, 4):
        for corrupt in ({0, 1}, set(range(seats))):
            row = row_of(penalties(seats, corrupt, symbol), 3)
            assert all(one.x + one.width <= other.x for one, other in pairwise(row))
