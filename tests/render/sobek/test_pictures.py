"""Boards, hands and choices: every scene is drawn within its limits, changes nothing, and hides what it must."""

import copy
import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image

from engine.game import broken_off
from engine.sobek.cards import BACKS, CARDS, GOODS, TOKENS
from render.alt_text_fitting import LIMIT
from render.canvas import fonts
from render.canvas.theme import LETTERS, least_letters
from render.presentation import Offer
from render.sobek import FACE
from render.sobek.scoring import scoring
from tests.render.odd_names import ODD_NAMES
from tests.render.sobek.change_scenes import turns
from tests.render.sobek.scenes import (
    BOARDS,
    HANDS,
    PlainSpeech,
    cards,
    crowded,
    finished,
    hoard,
    laid,
    middle,
    opening,
    row,
    scored,
)
from tests.seated import seated


def _pixels(picture):
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    assert image.format == "PNG"
    assert image.mode == "P"
    assert image.size == (picture.width, picture.height)
    return image.convert("RGB")


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_drawn_within_its_limits(name):
    view = BOARDS[name]
    before = copy.deepcopy(view)
    picture = FACE.board(view, PlainSpeech())
    _pixels(picture)
    assert view == before
    assert picture.width == 1280
    assert picture.height <= (1040 if view.outcome is None else 1360)
    assert len(picture.data) < 100_000
    assert 0 < len(picture.alt) <= LIMIT


def test_a_board_shows_what_can_be_taken_as_the_view_says_it():
    """How far a hand reaches and what a card costs is the engine's to know."""
    drawn = {
        FACE.board(replace(opening(3), costs=costs), PlainSpeech()).data for costs in ((0, 1, 2, 3), (0, 1), (0, 0))
    }
    assert len(drawn) == 3


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_is_drawn_within_its_limits(name):
    view = HANDS[name]
    before = copy.deepcopy(view)
    picture = FACE.hand(view, PlainSpeech())
    _pixels(picture)
    assert view == before
    assert picture.width <= 1280
    assert picture.height <= 1280
    assert 0 < len(picture.alt) <= LIMIT


@pytest.mark.parametrize("items", [CARDS, TOKENS, BACKS, GOODS, CARDS[:1], CARDS * 2], ids=len)
def test_things_to_choose_among_are_drawn(items):
    picture = FACE.offer(Offer(tuple(items)), opening(2), PlainSpeech())
    _pixels(picture)
    assert picture.width <= 1280
    assert 0 < len(picture.alt) <= LIMIT


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_no_name_breaks_a_board(name):
    speech = PlainSpeech(seated(name, "Anna", name, "Bo"))
    picture = FACE.board(crowded(), speech)
    _pixels(picture)
    assert len(picture.alt) <= LIMIT


def test_a_name_that_cannot_be_drawn_becomes_the_seats_number():
    dots = FACE.board(middle(), PlainSpeech(seated("漢字", "Anna", "Bo")))
    number = FACE.board(middle(), PlainSpeech(seated("Player 1", "Anna", "Bo")))
    assert dots.data == number.data
    assert "漢字" in dots.alt


def test_whose_turn_it_is_shows_without_colour():
    first = _pixels(FACE.board(middle(), PlainSpeech())).convert("L")
    second = _pixels(FACE.board(replace(middle(), turn=0, waiting=(0,)), PlainSpeech())).convert("L")
    assert first.tobytes() != second.tobytes()


@pytest.mark.parametrize(
    "changed",
    [
        {"round": 3},
        {"deck": 17},
        {"deck_top": None, "deck": 0},
        {"row": row("marble2", "?", "ebony0", "fish1", "ivory0")},
        {"row": row("marble2", "queen", "ebony0", "fish1", "ivory0", "cattle0")},
        {"discard": cards("queen")},
        {"tokens_left": 2},
        {"tokens_used": ()},
        {"waiting": (0, 1, 2), "turn": None},
        {"starter": 0},
    ],
    ids=lambda changed: "+".join(changed),
)
def test_what_changes_in_a_view_changes_picture_and_alt_text(changed):
    before = FACE.board(middle(), PlainSpeech())
    after = FACE.board(replace(middle(), **changed), PlainSpeech())
    assert after.data != before.data
    assert after.alt != before.alt


@pytest.mark.parametrize(
    "changed",
    [
        {"score": 62},
        {"curses": 2},
        {"sets": ()},
        {"sets": (laid(None, "amulet", "amulet", "amulet"),)},
        {"sets": (laid(GOODS[5], "wheat1", "wheat0", "amulet", prosperity=2),)},
    ],
    ids=str,
)
def test_what_changes_at_a_seat_changes_picture_and_alt_text(changed):
    view = middle()
    other = replace(view, seats=(replace(view.seats[0], **changed), *view.seats[1:]))
    before, after = FACE.board(view, PlainSpeech()), FACE.board(other, PlainSpeech())
    assert after.data != before.data
    assert after.alt != before.alt


def test_a_board_shows_no_hand_or_pile_even_where_the_view_holds_them():
    """A seat's own view drawn as a board tells the channel nothing more than the table's view."""
    own = hoard()
    table = replace(own, viewer=None, seats=tuple(replace(seat, hand=None, pile=None) for seat in own.seats))
    shown, public = FACE.board(own, PlainSpeech()), FACE.board(table, PlainSpeech())
    assert shown.data == public.data
    assert shown.alt == public.alt


def test_the_winner_wears_the_crown():
    picture = FACE.board(finished(), PlainSpeech())
    nobody = FACE.board(replace(finished(), outcome=None), PlainSpeech())
    assert picture.data != nobody.data
    assert "winner" in picture.alt


def test_a_table_that_is_too_full_keeps_the_sets_and_every_seat():
    speech = PlainSpeech(seated("A" * 40, "B" * 40, "C" * 40, "D" * 40))
    alt = FACE.board(crowded(), speech).alt
    assert len(alt) <= LIMIT
    for letter in "ABCD":
        assert letter * 8 in alt
    assert "Ivory 8×9=72" in alt


def test_more_sets_than_slots_still_fit():
    view = opening(2)
    many = tuple(laid(good, *[f"{good}0"] * 3) for good in GOODS) * 2
    _pixels(FACE.board(replace(view, seats=(replace(view.seats[0], sets=many), view.seats[1])), PlainSpeech()))


def test_a_discard_pile_of_everything_fits():
    _pixels(FACE.board(replace(middle(), discard=CARDS * 3), PlainSpeech()))


def test_no_empty_box_is_drawn_where_nothing_is_discarded():
    """The place of the discard pile is as long as what lies there."""

    def long(discard):
        spots = FACE.board(replace(middle(), discard=discard), PlainSpeech()).spots
        return sum(spot.width for spot in spots if spot.sign == "discard")

    assert long(()) == 0 < long(CARDS[:1]) < long(CARDS[:4]) <= 640


def test_what_is_read_on_a_board_is_large_enough_for_a_phone():
    """A hidden game of three is at most 280 pixels high at 311, and its symbols are 8 wide."""
    picture = FACE.board(BOARDS["middle"], PlainSpeech(), turns())
    assert picture.height * 311 <= 280 * picture.width
    symbols = [spot for spot in picture.spots if spot.sign in ("ankh", "eye", "feather", "lotus", "space", "scarab")]
    assert len(symbols) > len(middle().seats)
    assert all(spot.width * 311 >= 8 * picture.width for spot in symbols)


def test_many_threads_draw_the_same():
    views = [*BOARDS.values()] * 3
    alone = [FACE.board(view, PlainSpeech()).data for view in views]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: FACE.board(view, PlainSpeech()).data, views))
    assert together == alone


def test_every_message_of_the_pictures_is_used():
    speeches = [PlainSpeech(seated("漢字", "Anna", "Bo", "Djed", computers=(3,))) for _ in range(5)]
    for view in (*BOARDS.values(), replace(crowded(), waiting=(0, 1), turn=None), replace(opening(2), row=(), deck=0)):
        FACE.board(view, speeches[0])
    FACE.board(
        replace(crowded(), seats=tuple(replace(seat, sets=seat.sets * 3) for seat in crowded().seats)), speeches[1]
    )
    for view in HANDS.values():
        FACE.hand(view, speeches[2])
    FACE.offer(Offer(CARDS[:2], (0,)), opening(2), speeches[3])
    FACE.offer(Offer(TOKENS[:2]), opening(2), speeches[3])
    scoring(scored(), speeches[4])
    FACE.board(middle(), speeches[0], turns())
    FACE.board(broken_off(middle()), speeches[4])
    assert speeches[0].messages == set().union(*(one.said for one in speeches)) & speeches[0].messages


def test_a_hand_tells_every_card_of_hand_and_pile():
    alt = FACE.hand(HANDS["vizier"], PlainSpeech()).alt
    own = HANDS["vizier"].seats[1]
    for card in (*own.hand, *own.pile, *HANDS["vizier"].looked_at):
        assert card.code.replace("-", " ").capitalize() in alt


def test_a_warm_start_draws_the_same():
    cold = FACE.board(crowded(), PlainSpeech())
    FACE.preload()
    assert FACE.board(crowded(), PlainSpeech()).data == cold.data


def test_an_alt_text_says_that_a_marker_stands_on_a_number_space():
    alt = FACE.board(opening(2), PlainSpeech()).alt
    assert "0 points (on a number space)" in alt
    assert "(number)" not in alt


def spots(picture, sign):
    """Return where a sign stands on a picture."""
    return [spot for spot in picture.spots if spot.sign == sign]


LAST = replace(middle(), row=middle().row[:3], deck=0, deck_top=None)
READER = replace(HANDS["hand"], row=LAST.row)


@pytest.mark.parametrize(
    ("draw", "view"), [(FACE.board, replace(middle(), row=LAST.row)), (FACE.hand, READER)], ids=["board", "hand"]
)
def test_with_an_empty_deck_no_boat_comes_and_its_place_is_empty(draw, view):
    speech = PlainSpeech()
    some, none = draw(view, speech), draw(replace(view, deck=0, deck_top=None), speech)
    assert [len(spots(picture, "felucca")) for picture in (some, none)] == [1, 0]
    assert [len(spots(picture, "deck")) for picture in (some, none)] == [1, 1], "its place stays, with its number"
    ((deck,), (place,)) = (spots(picture, "deck") for picture in (some, none))
    (back,) = [spot for spot in spots(some, "back-orange") if _within(spot, deck)][:1]
    assert [spot for spot in none.spots if spot.sign.startswith("back-") and _within(spot, place)] == []
    box = (back.x, back.y, back.x + back.width, back.y + back.height)
    assert len(_pixels(none).crop(box).getcolors(4096)) < len(_pixels(some).crop(box).getcolors(4096)), "an outline"
    assert "Deck: 18 (top: Orange" in some.alt
    assert "The deck is empty." in none.alt


def _within(spot, other):
    return other.x <= spot.x < other.x + other.width and other.y <= spot.y + spot.height // 2 < other.y + other.height


@pytest.mark.parametrize("deck", [0, 1, 18])
@pytest.mark.parametrize("discard", [(), CARDS[:4], CARDS], ids=len)
def test_the_number_of_the_deck_stands_at_its_own_word(deck, discard):
    """Whatever lies beside it: the word for the discard pile gives way first."""
    speech = PlainSpeech()
    view = replace(middle(), deck=deck, deck_top=BACKS[1] if deck else None, discard=discard)
    (place,) = spots(FACE.board(view, speech), "deck")
    word = fonts.width(speech.say("sobek-picture-deck"), fonts.SEMIBOLD, LETTERS)
    assert place.width > word + fonts.width(str(deck), fonts.BLACK, LETTERS)
    assert all(pile.x > place.x + place.width for pile in spots(FACE.board(view, speech), "discard"))


def test_a_hand_says_how_many_cards_the_deck_has_and_nothing_covers_that():
    speech = PlainSpeech()
    full = replace(HANDS["hand"], row=opening(3).row)
    picture = FACE.hand(full, speech)
    (deck,) = spots(picture, "deck")
    word = fonts.width(f"{speech.say('sobek-picture-deck')}{full.deck}", fonts.SEMIBOLD, least_letters(picture.width))
    assert deck.width > word
    assert deck.x + deck.width <= picture.width
    others = [
        spot for spot in picture.spots if not spot.area and spot is not deck and spot.sign not in ("", "back-orange")
    ]
    assert not [spot for spot in others if _within(spot, deck) and spot.x < deck.x + deck.width]
