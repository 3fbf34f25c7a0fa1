"""What can be chosen is drawn with numbers, the picked things are marked, and only what is the viewer's is shown."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from PIL import Image

from engine.duel.market import SQUARE
from engine.game import Label, Seat
from engine.sobek.cards import BACKS, CARDS, TOKENS, Back, Good
from render.alt_text_fitting import LIMIT
from render.duel import FACE as DUEL_FACE
from render.presentation import Offer
from render.sobek import FACE
from tests.render.duel import scenes as duel
from tests.render.sobek.scenes import PlainSpeech, hoard, looking, opening, reading

MANY = (CARDS * 2)[:30]


def drawn(*things, picked=(), held=True, view=None):
    return FACE.offer(Offer(things, picked, held), view or reading(), PlainSpeech())


def grey(picture):
    return Image.open(io.BytesIO(picture.data)).convert("RGB").convert("L").tobytes()


def test_a_picked_thing_is_marked_without_colour():
    plain, picked = drawn(*CARDS[:3]), drawn(*CARDS[:3], picked=(1,))
    assert grey(plain) != grey(picked)
    assert (plain.width, plain.height) == (picked.width, picked.height)
    assert picked.alt.endswith("Picked: 2.")


@pytest.mark.parametrize("place", range(30))
def test_each_of_many_things_can_be_marked(place):
    assert drawn(*MANY).data != drawn(*MANY, picked=(place,)).data


def test_cards_of_the_hand_are_shown_alone():
    assert drawn(*CARDS[:3]).height < drawn(*CARDS[:3], held=False).height
    assert "Your hand" not in drawn(*CARDS[:3]).alt


def test_other_things_are_shown_above_the_hand():
    picture = drawn(*TOKENS[:5], held=False)
    assert "5 " in picture.alt
    assert "Your hand, 7 cards" in picture.alt
    assert "Your corruption pile, 3 cards" in picture.alt


def test_what_is_chosen_among_is_not_shown_twice():
    view = looking()
    picture = FACE.offer(Offer(view.looked_at), view, PlainSpeech())
    without = replace(view, looked_at=None, tokens=None)
    assert picture.data == FACE.offer(Offer(view.looked_at), without, PlainSpeech()).data
    assert "The pile you are looking through" not in picture.alt
    assert "Events left" not in picture.alt


def test_a_face_down_card_shows_its_back():
    hidden = Label("card", "hidden")
    assert drawn(hidden, CARDS[0]).data != drawn(CARDS[0], CARDS[0]).data
    sprite = [picture.data for picture in (drawn(hidden, hidden), drawn(Back.ORANGE, Back.ORANGE))]
    assert len(sprite[0]) < len(sprite[1])  # only a back that is chosen as such has its name below it


@pytest.mark.parametrize(
    "things",
    [TOKENS, BACKS, tuple(Good), (Label("set", "amulets"), Label("set", "fish")), CARDS],
    ids=lambda things: things[0].term,
)
def test_everything_in_the_hand_of_a_hoarder_fits_below_things(things):
    picture = FACE.offer(Offer(tuple(things)), hoard(), PlainSpeech())
    assert picture.width <= 1280
    assert len(picture.alt) <= LIMIT


@pytest.mark.parametrize(
    "thing", [Seat(1), Label("lay-set", "ivory"), Label("choice", "done"), Label("new-set", "fish")]
)
def test_what_has_no_picture_is_not_offered_as_one(thing):
    assert FACE.offer(Offer((CARDS[0], thing)), opening(2), PlainSpeech()) is None
    assert DUEL_FACE.offer(Offer((thing,)), duel.opening(), duel.speech()) is None


def test_a_square_is_named_by_its_tile_and_its_place():
    view = duel.opening()
    assert DUEL_FACE.label(SQUARE["c1"], view, duel.speech()) == "Fish h1, c1"
    assert DUEL_FACE.label(SQUARE["b1"], view, duel.speech()) == "Hidden, b1"


def test_a_tile_of_the_hand_is_named_without_its_mark():
    tile = duel.tiles("fish-h1")[0]
    assert DUEL_FACE.label(tile, duel.reading(), duel.speech(), held=True) == "Fish1"
    assert DUEL_FACE.label(tile, duel.reading(), duel.speech()) is None


def test_picking_in_the_duel_changes_the_picture():
    view = duel.reading()
    things = view.seats[1].hand
    plain = DUEL_FACE.offer(Offer(things, held=True), view, duel.speech())
    marked = DUEL_FACE.offer(Offer(things, (0, 2), held=True), view, duel.speech())
    assert grey(plain) != grey(marked)
    assert marked.alt.endswith("Picked: 1, 3.")


def test_pirogues_to_choose_among_are_not_shown_twice():
    view = replace(duel.reading(), asked="pirogue")
    picture = DUEL_FACE.offer(Offer(view.pirogues), view, duel.speech())
    assert "Pirogues left" not in picture.alt
    assert picture.data != DUEL_FACE.offer(Offer(view.pirogues), duel.reading(), duel.speech()).data


def test_a_hidden_tile_of_the_market_stays_hidden_where_it_is_offered():
    """The merchant's squares: the alt text and the picture tell no more than the market."""
    view = duel.opening()
    shown = DUEL_FACE.offer(Offer((SQUARE["b1"], SQUARE["c2"])), replace(view, seats=view.seats), duel.speech())
    assert shown.alt == "1 Hidden, b1; 2 Hidden, c2"
