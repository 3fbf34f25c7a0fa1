"""The score track: the stretch in use is shown, every marker is seen, and one that moved tells where it is now."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.sobek.score_track import Symbol
from render.canvas.theme import WIDTH
from render.sobek import score_track

SYMBOLS = {symbol.code for symbol in Symbol} - {"number"}


def places(band, sign):
    """Return where the things of a sign begin and end, from the left."""
    return sorted((spot.x, spot.x + spot.width) for spot in band.spots if spot.sign.startswith(sign))


@pytest.mark.parametrize("scores", [(0, 0, 0, 0), (12, 12), (7, 50, 7, 50), (101, 1, 201, 1)], ids=str)
def test_markers_that_share_a_space_are_all_seen(scores):
    """None covers another, as they stood on the first space at the beginning."""
    markers = places(score_track.band(scores), "seat-")
    assert len(markers) == len(scores)
    assert all(first[1] <= second[0] for first, second in pairwise(markers))


@pytest.mark.parametrize("scores", [(0, 0), (34, 20, 26), (99, 0, 50, 75), (5, 99)], ids=str)
def test_only_the_stretch_in_use_is_shown_and_large(scores):
    """A symbol is read at 311 pixels: at least 11 there, so that few of the hundred spaces have room."""
    found = [spot for spot in score_track.band(scores).spots if spot.sign in SYMBOLS]
    assert 4 <= len(found) <= 14
    assert all(spot.width * 311 >= 11 * WIDTH for spot in found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_runs_over_the_edge_however_far_apart_markers_are(seats):
    moves = tuple((seat, 100 + seat * 13, 150 + seat * 11) for seat in range(seats))
    band = score_track.band(tuple(after for _, _, after in moves), moves)
    assert all(spot.x >= 0 and spot.x + spot.width <= WIDTH for spot in band.spots)
    assert len(places(band, "ghost-")) == len(places(band, "seat-")) == seats


def test_a_marker_that_moved_tells_its_new_score_on_a_chip():
    """What guild or penalty led to is read, not counted: two ways to the same space look different by it."""
    moved = score_track.band((34, 20), ((1, 29, 20),))
    assert moved.data != score_track.band((34, 120), ((1, 29, 120),)).data
    assert score_track.band((34, 20)).data == score_track.band((34, 120)).data


def test_only_a_move_of_few_steps_is_followed_by_a_line():
    moves = ((0, 20, 34),)
    assert score_track.band((34, 20), moves, stepwise=True).data != score_track.band((34, 20), moves).data
    over = ((0, 98, 103),)
    assert score_track.band((103, 20), over, stepwise=True).data == score_track.band((103, 20), over).data
