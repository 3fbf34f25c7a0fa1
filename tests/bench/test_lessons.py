"""The gallery's sheets of lessons: steps side by side, and what came of each below it."""

from pathlib import Path

from PIL import Image

from bench.lessons import sheet

COLOURS = [(200, 0, 0), (0, 200, 0), (0, 0, 200), (200, 200, 0), (0, 200, 200), (200, 0, 200)]


def test_what_a_step_asks_is_above_what_came_of_it_and_half_of_the_steps_are_side_by_side(tmp_path: Path) -> None:
    """Also where the second half is one step shorter."""
    screens = [Image.new("RGB", (520, 100 + 200 * number), colour) for number, colour in enumerate(COLOURS)]
    sheet(screens, tmp_path / "lesson.png")
    with Image.open(tmp_path / "lesson.png") as made:
        drawn = made.convert("RGB")
    # Halved: the higher of two screens beside each other makes the row.
    rows = [0, 258, 616, 1074]
    assert drawn.size == (536, 1632)
    places = [(0, rows[0]), (0, rows[1]), (268, rows[0]), (268, rows[1]), (0, rows[2]), (0, rows[3])]
    seen = [drawn.getpixel((left + 5, top + 5)) for left, top in places]
    assert all(isinstance(one, tuple) for one in seen)
    for pixel, colour in zip(seen, COLOURS, strict=True):
        assert isinstance(pixel, tuple)
        assert max(abs(one - other) for one, other in zip(pixel, colour, strict=True)) < 40
