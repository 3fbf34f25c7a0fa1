"""Sheets of cards: what stands in the last row is never covered by the sign that Discord lays over a corner."""

import io

import pytest
from PIL import Image

from engine.sobek.cards import CARDS
from render.canvas.canvas import palette_index
from render.canvas.theme import PALETTE, PANEL, SAND
from render.card_sheet import Section, count_copies, draw_sheet
from render.sobek.hand import picture_of


def sheet(count):
    first = Section("hand", "Hand", tuple(CARDS[:9]), 140, SAND, 1.36)
    last = Section("corruption", "Corruption", tuple(CARDS[:count]), 96, PANEL, 1.36)
    drawn = draw_sheet([first, last], "", picture_of)
    return Image.open(io.BytesIO(drawn.data)).convert("RGB")


@pytest.mark.parametrize("count", range(14))
def test_the_lower_right_corner_holds_nothing_but_ground(count):
    image = sheet(count)
    corner = image.crop(
        (round(image.width * 0.88), image.height - round(image.width * 0.06), image.width, image.height)
    )
    assert corner.getcolors() == [(corner.width * corner.height, PALETTE[palette_index(PANEL)])]


def test_a_short_last_row_needs_no_room_below_it():
    short, full = sheet(8), sheet(9)
    assert short.width == full.width
    assert short.height < full.height


def test_small_sections_stand_side_by_side_and_large_ones_below_each_other():
    """What a phone shows is not high for what is little."""

    def high(*counts):
        return draw_sheet(
            [Section("hand", "Hand", CARDS[:count], 72, SAND, 1.36) for count in counts], "", picture_of
        ).height

    assert high(2, 3) == high(3) < high(9, 9)


def test_equal_things_lie_on_each_other_with_their_number():
    """A hoard of one kind takes little room and can be counted."""
    kinds, copies = count_copies((CARDS[0],) * 9 + (CARDS[5],))
    assert (kinds, copies) == ((CARDS[0], CARDS[5]), (9, 1))
    section = Section("hand", "Hand", kinds, 118, SAND, 1.36, copies=copies)
    assert len(section.lines(960)) == 1
    fewer = Section("hand", "Hand", kinds, 118, SAND, 1.36, copies=(8, 1))
    assert draw_sheet([section], "", picture_of).data != draw_sheet([fewer], "", picture_of).data


def test_what_stands_in_the_corner_has_the_first_parts_beside_it():
    """The market leaves room at its right."""
    market = Image.new("L", (600, 600), palette_index(PANEL))
    parts = [Section("hand", "Hand", CARDS[:6], 86, SAND, 1.0), Section("corruption", "", CARDS[:2], 86, PANEL)]
    assert draw_sheet(parts, "", picture_of, market).height == 600
