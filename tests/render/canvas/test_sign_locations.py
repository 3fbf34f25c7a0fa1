"""A picture tells where its signs stand."""

from __future__ import annotations

from render import pieces
from render.canvas.canvas import Canvas, stack_bands
from render.canvas.sign_locations import Spot, sign_of
from render.canvas.theme import INK, SAND


def test_a_canvas_notes_where_a_sign_was_put_and_what_was_marked():
    """A sprite leaves its name without a call; letters and areas are marked."""
    canvas = Canvas(100, 50, SAND)
    canvas.put(pieces.disc("scarab", 20, SAND).image, 3, 4)
    canvas.mark("deck", 30, 5, 40, 40)
    assert canvas.spots == [Spot("scarab", 3, 4, 20, 20), Spot("deck", 30, 5, 40, 40)]


def test_a_picture_of_bands_counts_its_places_from_its_own_first_row():
    """The second band's signs stand below the first band; a band that was kept still has its own."""
    first, second = Canvas(100, 50, SAND), Canvas(100, 30, SAND)
    first.mark("deck", 1, 2, 3, 4)
    second.put(pieces.disc("ankh", 10, SAND).image, 7, 8)
    kept = second.band()
    assert stack_bands((first.band(), kept), "").spots == (Spot("deck", 1, 2, 3, 4), Spot("ankh", 7, 58, 10, 10))
    assert stack_bands((kept,), "").spots == (Spot("ankh", 7, 8, 10, 10),)


def test_plain_ground_tells_no_sign():
    """What was never tagged has no name, also where a canvas begins as a copy of it."""
    canvas = Canvas(10, 10, INK)
    assert sign_of(canvas.image) is None
    assert Canvas.over(canvas.image).spots == []
