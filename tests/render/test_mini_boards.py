"""Quays and market stand beside the hand, so that nothing has to be remembered from another message."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.duel.market import LINES
from engine.sobek.cards import CARDS
from render.alt_text_fitting import LIMIT
from render.duel import FACE as DUEL_FACE
from render.duel import mini_market
from render.presentation import Offer
from render.sobek import FACE
from tests.render.duel import scenes as duel
from tests.render.sobek.scenes import PlainSpeech, hoard, laying, reading

# What My hand's first choices may take of 700 pixels, at the width that a phone gives a picture.
_PHONE, _HIGH = 311, 320


def test_a_hand_shows_the_quays_and_tells_them() -> None:
    """Each card with its number; what it costs belongs to the places."""
    view = reading()
    picture = FACE.hand(view, PlainSpeech())
    other = FACE.hand(replace(view, row=(CARDS[3], *view.row[1:])), PlainSpeech())
    assert picture.alt.startswith("Quays, from the temple ")
    assert picture.data != other.data
    assert (picture.width, picture.height) == (other.width, other.height)


def test_who_is_not_asked_sees_the_quays_too() -> None:
    """A player may plan while others decide."""
    view = replace(reading(), waiting=(0,), turn=0)
    assert FACE.hand(view, PlainSpeech()).data == FACE.hand(replace(view, waiting=(1,)), PlainSpeech()).data


def test_what_is_chosen_beside_the_hand_leaves_the_quays_there() -> None:
    """What is taken out of the hand itself is shown alone."""
    view = reading()
    assert "Quays" in FACE.offer(Offer(view.tokens), view, PlainSpeech()).alt
    assert "Quays" not in FACE.offer(Offer(CARDS[:3], held=True), view, PlainSpeech()).alt


def test_a_row_that_is_empty_takes_no_room() -> None:
    """At the end of a round there is nothing to take."""
    view = laying()
    empty = FACE.hand(replace(view, row=()), PlainSpeech())
    assert empty.height < FACE.hand(replace(view, row=tuple(CARDS[:3])), PlainSpeech()).height
    assert "Quays" not in empty.alt


def test_a_hand_shows_the_market_and_tells_what_can_be_taken() -> None:
    """A tile of the market is another picture of the hand."""
    view = duel.reading()
    rows = (view.market[0][::-1], *view.market[1:])
    picture = DUEL_FACE.hand(view, duel.speech())
    assert "Market. Row 1" in picture.alt
    assert picture.data != DUEL_FACE.hand(replace(view, market=rows), duel.speech()).data


def test_directions_to_choose_are_numbered_on_the_market() -> None:
    """Who turns the Ankh sees what the other may take."""
    view = duel.reading()
    assert view.ankh is not None
    turning = replace(view, ankh=replace(view.ankh, line=None), takeable=(), asked="turn-ankh")
    plain, lines = mini_market.mini_market(turning), mini_market.mini_market(turning, LINES[:2])
    assert plain is not None
    assert lines is not None
    assert plain.tobytes() != lines.tobytes()
    offered = DUEL_FACE.offer(Offer(LINES[:2]), turning, duel.speech())
    assert offered.data != DUEL_FACE.hand(turning, duel.speech()).data


@pytest.mark.parametrize(
    ("face", "view", "speech"),
    [(FACE, hoard(), PlainSpeech()), (FACE, reading(), PlainSpeech()), (DUEL_FACE, duel.hoard(), duel.speech())],
)
def test_the_fullest_hand_is_not_high_on_a_phone(face, view, speech):
    """Beside the words and buttons of a panel a picture may take less than half of a phone's screen."""
    picture = face.hand(view, speech)
    assert picture.height * _PHONE / picture.width <= _HIGH
    assert len(picture.data) <= 50_000
    assert len(picture.alt) <= LIMIT
