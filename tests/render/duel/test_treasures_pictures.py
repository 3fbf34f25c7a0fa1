"""Treasures of the Pharaoh in pictures and alt texts: gold backs, royal corruption, and what nobody else may see."""

import io
import itertools
from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.duel.market import Line
from engine.duel.tiles import BACKS, GOODS, TILES, Back, Good, Pirogue, Power
from engine.duel.views import Lying
from engine.game import Label
from render.alt_text_fitting import LIMIT
from render.canvas.sign_locations import spots_of
from render.canvas.theme import PALETTE, SAND
from render.duel import FACE
from render.duel import sprites as drawn
from render.duel.changes import SeatChanges, changes
from render.duel.mini_market import mini_market
from render.presentation import Offer
from tests.render.duel.scenes import can, finished, middle, speech, tiles
from tests.render.duel.treasures import SINGLE, counted, full, golden, holding, turns
from tests.seated import seated

# Where the market ends on a board.
_MARKET = 800


def _pixels(picture):
    image = Image.open(io.BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    return image.convert("RGB")


def _grey(sprite):
    image = sprite.copy()
    image.putpalette([part for colour in PALETTE for part in colour])
    return image.convert("L")


@pytest.mark.parametrize("view", [golden(), full()], ids=["golden", "full"])
def test_a_board_with_treasures_is_drawn_within_its_limits(view):
    for shown in (view, replace(view, waiting=(0, 1))):
        picture = FACE.board(shown, speech(), turns())
        _pixels(picture)
        assert (picture.width, picture.height <= 1320, len(picture.data) < 110_000) == (1280, True, True)
        assert "royal corruption" in picture.alt
        assert len(picture.alt) <= LIMIT


def test_p1_a_face_down_tile_shows_and_tells_only_its_back():
    gold, red = (replace(golden(), market=((Lying(back, None),) * 6,) * 6) for back in (Back.GOLD, Back.RED))
    assert FACE.board(gold, speech()).data != FACE.board(red, speech()).data
    assert (
        "1 a3 pharaoh tile, corruption 1, royal corruption; 2 b3 pharaoh tile, royal corruption;"
        in FACE.board(gold, speech()).alt
    )
    assert "1 a3 character, corruption 1; 2 b3 character;" in FACE.board(red, speech()).alt


def test_p2_royal_corruption_stands_beside_each_pharaoh_tile_that_can_be_taken():
    """On the board and beside a hand alike: five pharaoh tiles lie there, one or two of them can be taken."""
    passing = golden().takeable[-1]
    both = (passing, can("c5", Line.COLUMN))
    for takeable in ((), golden().takeable[:-1], (passing,), both):
        view = replace(golden(), takeable=takeable)
        brought = sum(one in both for one in takeable)
        picture = FACE.board(view, speech())
        on_market = [spot for spot in picture.spots if spot.sign == "royal" and spot.y < _MARKET and not spot.area]
        assert len(on_market) == brought
        squares = mini_market(view)
        assert squares is not None
        assert len([spot for spot in spots_of(squares, 0, 0) if spot.sign == "royal"]) == brought


def test_p5_a_seats_royal_corruption_is_counted_for_all_and_its_values_are_in_its_own_hand():
    more = replace(golden(), seats=(golden().seats[0], replace(golden().seats[1], royal=2)))
    assert FACE.board(more, speech()).data != FACE.board(golden(), speech()).data
    other = replace(holding(), seats=(holding().seats[0], replace(holding().seats[1], royal_values=(2, 6))))
    assert FACE.board(other, speech()).data == FACE.board(holding(), speech()).data
    assert FACE.hand(other, speech()).data != FACE.hand(holding(), speech()).data
    assert "Your royal corruption: 2, 5 (total 7)." in FACE.hand(holding(), speech()).alt


def test_p5_after_the_end_hands_are_shown_with_royal_corruption(words):
    """The values of each player stand in the picture and in the words for it."""
    other = replace(holding(), seats=(holding().seats[0], replace(holding().seats[1], royal_values=(2, 6))))
    said = words.speech("en", "duel", seated("Anna", "Bob"))
    pictures = [FACE.hands((view,), said) for view in (holding(), other)]
    assert pictures[0].data != pictures[1].data
    assert "Royal corruption" in pictures[0].alt
    assert "Royal corruption (2): 2 and 5" in FACE.hands_text((holding(),), said)


def test_p6_the_final_scores_tell_royal_corruption():
    picture = FACE.board(counted(), speech())
    assert "corruption 5 + 0 + royal 10 = 15" in picture.alt
    assert "corruption 9 + 2 + royal 4 = 15" in picture.alt
    sheets = {FACE.scoring(view, speech(), 1).data for view in (counted(), finished())}
    assert len(sheets) == 2


def test_p9_scarabs_on_a_set_are_those_of_its_good():
    """Two kinds of scarab pirogues lie on sets of goods that no other kind may lie on."""
    assert {good: drawn.scarabs_on(good) for good in GOODS if good is not Good.IVORY} == {
        **dict.fromkeys((Good.LIVESTOCK, Good.FISH, Good.WHEAT), Pirogue.SCARABS),
        **dict.fromkeys((Good.MARBLE, Good.EBONY), Pirogue.SCARABS2),
    }


def test_pharaoh_tiles_differ_from_each_other_and_their_backs_without_colour():
    """Each of the two goods can be told, and so can which of them comes first."""
    things = [tile for tile in TILES if tile.other is not None]
    grey = {tile.code: _grey(drawn.front(tile, 66, SAND, marked=False).image) for tile in things}
    backs = {back.code: _grey(drawn.small_back(back, 28, SAND).image) for back in BACKS}
    for pictures in (grey, backs):
        for one, other in itertools.combinations(pictures.values(), 2):
            assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 2


@pytest.mark.parametrize("name", SINGLE)
def test_what_happened_with_treasures_is_marked(name):
    plain, marked = FACE.board(golden(), speech()), FACE.board(golden(), speech(), SINGLE[name])
    assert marked.data != plain.data


def test_each_seats_tokens_that_came_and_went_are_counted():
    assert changes(golden(), turns()).seats == (
        SeatChanges(
            played=(Pirogue.THEFT,),
            gained=(Back.GOLD,),
            corruption=2,
            royal=1,
            sets=(Good.FISH,),
        ),
        SeatChanges(played=tiles("adviser"), royal=-1, deben=-1),
    )


@pytest.mark.parametrize("thing", [*(Label("royal", str(value)) for value in range(1, 7)), *Power])
def test_p7_p8_tokens_to_discard_and_characters_to_copy_are_drawn(thing):
    """Each looks different, and what is picked of it is told by its name."""
    picture, other = (FACE.offer(Offer((one,)), holding(), speech()) for one in (thing, Good.FISH))
    assert picture is not None
    assert other is not None
    assert picture.data != other.data


def test_a_face_down_pharaoh_tile_among_choices_shows_its_back():
    gold, red = (FACE.offer(Offer((Label("card", code),)), middle(), speech()) for code in ("hidden-gold", "hidden"))
    assert gold is not None
    assert red is not None
    assert gold.data != red.data
