"""The two rules of Sobek as they are seen: where the temple stands, and where the places of the row begin (S2)."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from engine.sobek import Version
from engine.sobek.game import Sobek
from render.canvas.theme import NILE, STONE
from render.presentation import Seating
from render.sobek import FACE
from tests.render.sobek.scenes import PlainSpeech

PLAYERS = (Seating("Ana"), Seating("Ben"))


def view(rules):
    """Return what the table sees of a new game."""
    return Sobek.new(2, {}, "seen", rules).view(None)


@pytest.mark.parametrize(("rules", "temple", "river"), [(Version.FIRST, 8, 1170), (Version.SECOND, 1170, 8)])
def test_s2_the_temple_stands_where_the_row_begins_or_at_its_other_end(rules, temple, river):
    """Places run from the left to the right under both; there is water at the one end and a wall at the other."""
    picture = FACE.board(cut(view(rules), 5), PlainSpeech(PLAYERS))
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    assert image.getpixel((temple, 217)) == STONE
    assert image.getpixel((river, 217)) == NILE


@pytest.mark.parametrize("row", [9, 4, 0])
def test_s2_both_rules_draw_different_pictures_of_the_same_size(row):
    """With many cards, with the boat beside the last ones, and with none."""
    first, second = (FACE.board(cut(view(rules), row), PlainSpeech(PLAYERS)) for rules in Version)
    assert (first.width, first.height) == (second.width, second.height)
    assert first.data != second.data


def cut(seen, row):
    """Return a view with fewer cards in the row."""
    return replace(seen, row=seen.row[:row])


@pytest.mark.parametrize(
    ("rules", "board", "alt"),
    [
        (Version.FIRST, "Quays, from the temple", "Quays, from the temple"),
        (Version.SECOND, "Quays, nearest the 0 space first", "Quays, nearest the 0 space first"),
    ],
)
def test_s2_words_say_from_where_places_are_counted(rules, board, alt):
    """In the board as text, and in the alt text of its picture."""
    seen = view(rules)
    assert board in FACE.text_board(seen, PlainSpeech(PLAYERS))
    assert alt in FACE.board(seen, PlainSpeech(PLAYERS)).alt
