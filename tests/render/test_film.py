"""Films: one frame a picture, each as long as it was told, in the palette's own colours."""

from __future__ import annotations

import ast
import io
from pathlib import Path

import pytest
from PIL import Image

import render
from render.canvas.canvas import Canvas
from render.canvas.theme import CREAM, INK, LAPIS, PALETTE, RED, SAND
from render.film import WIDTH, Frame, _set, film


def picture(colour=RED, height=600):
    canvas = Canvas(1280, height, SAND)
    canvas.box(200, 100, 400, 100, colour)
    return canvas.png()


def frames_of(made):
    image = Image.open(io.BytesIO(made.data))
    found = []
    for number in range(image.n_frames):
        image.seek(number)
        found.append((image.info["duration"], image.convert("RGB")))
    return image, found


def test_every_frame_is_there_for_its_time_and_the_film_repeats():
    made = film([Frame(picture(), f"Move {n}", 500 + 100 * n) for n in range(5)])
    image, found = frames_of(made)
    assert image.info["loop"] == 0
    assert [time for time, _ in found] == [500, 600, 700, 800, 900]
    assert (image.width, made.frames) == (WIDTH, 5)


def test_frames_show_their_pictures_in_the_colours_of_the_palette():
    _, found = frames_of(film([Frame(picture(RED), "a", 100), Frame(picture(LAPIS), "b", 100)]))
    top = found[0][1].height - 375
    for (_, shown), colour in zip(found, (RED, LAPIS), strict=True):
        assert shown.getpixel((250, top + 90)) == colour
        assert shown.getpixel((10, top + 300)) == SAND
        assert {pixel for _, pixel in shown.getcolors(4096)} <= set(PALETTE)


def test_the_bar_below_the_caption_fills_up():
    _, found = frames_of(film([Frame(picture(), "", 100) for _ in range(4)]))
    row = found[0][1].height - 375 - 3
    assert [shown.getpixel((620, row)) == INK for _, shown in found] == [False, False, False, True]
    assert all(shown.getpixel((100, row)) == INK for _, shown in found)


def test_a_smaller_picture_begins_at_the_top_so_that_nothing_jumps():
    _, found = frames_of(film([Frame(picture(), "a", 100), Frame(picture(height=300), "b", 100)]))
    first, second = (next(y for y in range(112, one.height) if one.getpixel((250, y)) == RED) for _, one in found)
    assert first == second


def test_a_card_lies_on_the_upper_part_of_the_picture():
    _, found = frames_of(film([Frame(picture(), "a", 100), Frame(picture(), "a", 100, card=("One", "Two"))]))
    assert found[0][1].getpixel((780, 170)) == SAND
    assert found[1][1].getpixel((780 - 20, 170)) == CREAM
    assert found[1][1].getpixel((400, 480)) == SAND


@pytest.mark.parametrize("words", [3, 12, 25, 80])
def test_a_caption_is_set_in_three_lines_at_most_smaller_before_it_is_cut(words):
    text = " ".join(["Neferet"] * words)
    size, lines = _set(text, 772, 28, 22, 3)
    assert len(lines) <= 3
    whole = " ".join(lines) == text
    assert whole or (size == 22 and lines[-1].endswith("…"))
    assert whole == (words < 80)


def test_signs_that_the_font_lacks_fall_away_with_their_space():
    assert _set("Anna took Fish 1 \N{UP DOWN ARROW}.", 772, 28, 22, 3)[1] == ("Anna took Fish 1.",)


def test_pictures_need_nothing_of_the_inside_of_pillow():
    """What its plugins hold beside `Image.open` and `save` is legacy, or private."""
    folder = Path(render.__file__).parent
    nodes = [(path, node) for path in sorted(folder.rglob("*.py")) for node in ast.walk(ast.parse(path.read_text()))]
    modules = [(path, node.module) for path, node in nodes if isinstance(node, ast.ImportFrom) and node.module]
    assert "PIL" in {module for _, module in modules}
    assert [f"{path.relative_to(folder)}: {module}" for path, module in modules if "Plugin" in module] == []
