"""What the canvas writes is a sound PNG that shows what was put on it."""

import io

import pytest
from PIL import Image

from render.canvas.canvas import Canvas, join_bands, palette_index
from render.canvas.theme import CREAM, INK, PALETTE, RED, SAND


def _read(data):
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


def test_a_canvas_is_written_in_the_palette_with_its_colours():
    canvas = Canvas(20, 10, SAND)
    canvas.box(5, 2, 3, 4, RED)
    image = _read(canvas.png())
    assert image.mode == "P"
    assert image.size == (20, 10)
    shown = image.convert("RGB")
    assert shown.getpixel((0, 0)) == SAND
    assert shown.getpixel((7, 5)) == RED
    assert shown.getpixel((8, 5)) == SAND


def test_bands_join_into_one_sound_picture():
    bands = []
    for height, colour in ((3, INK), (1, CREAM), (700, RED)):
        canvas = Canvas(1280, height, colour)
        canvas.box(4, 0, 9, 1, SAND)
        bands.append(canvas.band())
    image = _read(join_bands(bands)).convert("RGB")
    assert image.size == (1280, 704)
    assert [image.getpixel((0, y)) for y in (0, 2, 3, 4, 703)] == [INK, INK, CREAM, RED, RED]
    assert image.getpixel((4, 4)) == SAND


def test_the_checksum_of_joined_bands_is_that_of_the_whole():
    """Pillow forgives a wrong checksum at the very end; zlib does not."""
    import struct
    import zlib

    bands = [Canvas(33, height, CREAM).band() for height in (1, 65, 2000)]
    data = join_bands(bands)
    start = data.index(b"IDAT") + 4
    (length,) = struct.unpack(">I", data[start - 8 : start - 4])
    raw = zlib.decompress(data[start : start + length])
    assert len(raw) == 34 * 2066


def test_letters_through_one_canvas_leave_the_other_alone():
    still = Canvas(60, 40, SAND)
    before = still.png()
    other = Canvas.over(still.image)
    other.text("7", 30, 20, size=30, ink=INK, ground=SAND)
    assert still.png() == before
    assert other.png() != before


@pytest.mark.parametrize("anchor", ["l", "m", "r"])
def test_a_text_reports_how_wide_it_came_out(anchor):
    canvas = Canvas(200, 60, SAND)
    long = canvas.text("Deck", 100, 30, size=30, ink=INK, ground=SAND, anchor=anchor)
    left, _, right, _ = _ink_box(canvas)
    assert abs((right - left) - long) <= 6
    expected = {"l": 100, "m": 100 - long // 2, "r": 100 - long}[anchor]
    assert abs(left - expected) <= 4


def test_a_paint_is_in_the_palette_as_it_is():
    for colour in (INK, CREAM, SAND, RED):
        assert PALETTE[palette_index(colour)] == colour
    assert len(PALETTE) <= 256


def _ink_box(canvas):
    return canvas.image.point(lambda number: 0 if number == palette_index(SAND) else 255).getbbox()
