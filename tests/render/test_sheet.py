"""Sheets of cards: what stands in the last row is never covered by the sign that Discord lays over a corner."""

import io

import pytest
from PIL import Image

from engine.sobek.cards import CARDS
from render.png import index
from render.sheet import Section, draw
from render.sobek.hand import picture_of
from render.theme import PALETTE, PANEL, SAND


def sheet(count):
    first = Section("hand", "Hand", tuple(CARDS[:9]), 140, SAND, 1.36)
    last = Section("corruption", "Corruption", tuple(CARDS[:count]), 96, PANEL, 1.36)
    drawn = draw([first, last], "", picture_of)
    return Image.open(io.BytesIO(drawn.data)).convert("RGB")


@pytest.mark.parametrize("count", range(14))
def test_the_lower_right_corner_holds_nothing_but_ground(count):
    image = sheet(count)
    corner = image.crop(
        (round(image.width * 0.88), image.height - round(image.width * 0.06), image.width, image.height)
    )
    assert corner.getcolors() == [(corner.width * corner.height, PALETTE[index(PANEL)])]


def test_a_short_last_row_needs_no_room_below_it():
    short, full = sheet(6), sheet(7)
    assert short.width == full.width
    assert short.height < full.height
