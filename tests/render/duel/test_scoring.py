"""The scoring sheet of the duel's end: each step is on it, and nothing overflows."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from PIL import Image

from engine.duel.tiles import Pirogue
from engine.game import Outcome
from render.alt_text_fitting import LIMIT
from render.duel import FACE
from tests.render.duel.scenes import finished, middle, overflowing, speech, tiles


def sheet(**changes):
    """Draw the sheet on which only the first seat's reckoning is changed."""
    view = finished()
    first, second = view.scored.seats
    return FACE.scoring(
        replace(view, scored=replace(view.scored, seats=(replace(first, **changes), second))), speech(), 1
    )


def test_only_a_game_that_is_over_is_scored():
    assert FACE.rounds(middle()) == []
    assert FACE.rounds(finished()) == [1]


@pytest.mark.parametrize("view", [finished(), overflowing()], ids=["finished", "overflowing"])
def test_a_strip_of_the_end_is_low_and_tells_its_sums(view):
    """At 311 pixels, as wide as a phone shows it, it is about 110 high, even with every line."""
    strip = FACE.round_strip(view, speech())
    assert (strip.width, strip.height * 311 // 1280 <= 111) == (1280, True)
    assert strip.alt == FACE.scoring(view, speech(), 1).alt
    assert FACE.round_strip(middle(), speech()) is None


@pytest.mark.parametrize("view", [finished(), overflowing()], ids=["finished", "overflowing"])
def test_a_sheet_is_drawn_within_its_limits(view):
    picture = FACE.scoring(view, speech(), 1)
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    assert image.size == (picture.width, picture.height) == (1280, picture.height)
    assert len(picture.alt) <= LIMIT
    assert "winner" in picture.alt


@pytest.mark.parametrize(
    "changed",
    [
        {"sets": ()},
        {"removed": ()},
        {"added": 1},
        {"tiles": 6},
        {"snake_tokens": (Pirogue.SNAKE1,)},
        {"snake_tokens": (Pirogue.SNAKE2,)},
        {"drawn": ()},
        {"deben": (4, 7)},
        {"pirogues": (Pirogue.TWO_DEBEN,)},
        {"removed": tiles("wheat-h1", "wheat-b0", "wheat-f0s")},
    ],
    ids=str,
)
def test_every_step_of_a_seat_is_in_the_picture(changed):
    assert sheet(**changed).data != sheet().data


def test_who_has_won_shows():
    view = finished()
    other = replace(view, outcome=Outcome(view.outcome.scores, (1,)))
    assert FACE.scoring(view, speech(), 1).data != FACE.scoring(other, speech(), 1).data
