"""Boards, hands and choices of the duel: every scene is drawn within its limits, and hides what it must (D13)."""

import copy
import io
import itertools
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image

from engine.duel.events import GameScored
from engine.duel.market import LINES, SQUARE, Line
from engine.duel.tiles import ALL_GOODS, BACKS, PIROGUES, TILES, Good, Pirogue
from engine.duel.views import Ankh, BackCount, Lying, SetView
from engine.game import Label, Outcome, broken_off
from render.alt_text_fitting import LIMIT
from render.canvas.sign_locations import LETTERS
from render.duel import FACE
from render.duel.market import PITCH, TILE
from render.presentation import Offer
from tests.locale.messages import LANGUAGES
from tests.render.duel.change_scenes import turns
from tests.render.duel.scenes import (
    BOARDS,
    FULL,
    HANDS,
    can,
    crowded,
    fingered,
    finished,
    hoard,
    looking,
    middle,
    opening,
    speech,
    tiles,
)
from tests.render.duel.treasures import counted, golden, holding
from tests.render.odd_names import ODD_NAMES
from tests.seated import seated

# Where the headings stand on a board that is over.
_TITLES = 429

HIDDEN = Label("card", "hidden")
THINGS = (
    Label("deben-choice", "keep"),
    Label("deben-choice", "trade"),
    Label("set", "fish"),
    HIDDEN,
)
COLUMNS = tuple(Label("column", code) for code in "abcdef")
SQUARES = tuple(SQUARE[f"a{row}"] for row in range(1, 7))


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
    picture = FACE.board(view, speech())
    _pixels(picture)
    assert view == before
    assert picture.width == 1280
    assert picture.height <= 1320
    assert len(picture.data) < 110_000
    assert 0 < len(picture.alt) <= LIMIT


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_is_drawn_within_its_limits(name):
    view = HANDS[name]
    before = copy.deepcopy(view)
    picture = FACE.hand(view, speech())
    _pixels(picture)
    assert view == before
    assert picture.width <= 1280
    assert picture.height <= 1280
    assert 0 < len(picture.alt) <= LIMIT


@pytest.mark.parametrize(
    "items",
    [TILES, PIROGUES, BACKS, ALL_GOODS, LINES, THINGS, COLUMNS, SQUARES, TILES[:1], TILES[:12]],
    ids=lambda items: f"{items[0]}-{len(items)}",
)
def test_things_to_choose_among_are_drawn(items):
    picture = FACE.offer(Offer(tuple(items)), replace(opening(), offered=TILES[0]), speech())
    _pixels(picture)
    assert picture.width <= 1280
    assert 0 < len(picture.alt) <= LIMIT


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_no_name_breaks_a_board(name):
    for view in (crowded(), finished()):
        picture = FACE.board(view, speech(seated(name, name)))
        _pixels(picture)
        assert len(picture.alt) <= LIMIT


def test_a_name_that_cannot_be_drawn_becomes_the_seats_number():
    dots = FACE.board(middle(), speech(seated("漢字", "Anna")))
    number = FACE.board(middle(), speech(seated("Player 1", "Anna")))
    assert dots.data == number.data
    assert "漢字" in dots.alt


def test_whose_turn_it_is_shows_without_colour():
    first = _pixels(FACE.board(middle(), speech())).convert("L")
    second = _pixels(FACE.board(replace(middle(), turn=0, waiting=(0,)), speech())).convert("L")
    assert first.tobytes() != second.tobytes()


@pytest.mark.parametrize(
    "changed",
    [
        {"market": FULL},
        {"ankh": Ankh(SQUARE["c3"], Line.FALLING)},
        {"ankh": Ankh(SQUARE["c4"], Line.ROW)},
        {"ankh": Ankh(SQUARE["c3"], None)},
        {"ankh": None},
        {"takeable": ()},
        {"takeable": (can("a3", Line.ROW), *middle().takeable[1:])},
        {"takeable": tuple(reversed(middle().takeable))},
        {"finger": SQUARE["e3"]},
        {"offered": tiles("wheat-fd")[0]},
        {"again": True},
        {"pile": 8},
        {"bag": 9},
        {"discard": tiles("queen")},
        {"pirogues_left": 1},
        {"pirogues_used": (Pirogue.SCARABS,)},
        {"waiting": (0,)},
    ],
    ids=lambda changed: "+".join(changed),
)
def test_what_changes_in_a_view_changes_picture_and_alt_text(changed):
    before = FACE.board(middle(), speech())
    after = FACE.board(replace(middle(), **changed), speech())
    assert after.data != before.data
    assert after.alt != before.alt


@pytest.mark.parametrize(
    "changed",
    [
        {"backs": BackCount(2, 3, 2)},
        {"corruption": 4},
        {"deben": 2},
        {"pirogues": ()},
        {"sets": ()},
        {"sets": (SetView(Good.WHEAT, tiles("wheat-h1", "wheat-b0", "wheat-fd"), 0),)},
        {"sets": (replace(middle().seats[0].sets[0], pirogues=0),)},
    ],
    ids=lambda changed: "+".join(changed),
)
def test_what_changes_at_a_seat_changes_picture_and_alt_text(changed):
    view = middle()
    other = replace(view, seats=(replace(view.seats[0], **changed), view.seats[1]))
    before, after = FACE.board(view, speech()), FACE.board(other, speech())
    assert after.data != before.data
    assert after.alt != before.alt


@pytest.mark.parametrize(
    "changed",
    [
        {"deben": (4, 9)},
        {"drawn": ()},
        {"tiles": 6},
        {"snake_tokens": (Pirogue.SNAKE1,)},
        {"removed": ()},
        {"pirogues": ()},
    ],
    ids=lambda changed: "+".join(changed),
)
def test_what_changes_in_the_final_score_changes_picture_and_alt_text(changed):
    view = finished()
    first, second = view.scored.seats
    other = replace(view, scored=GameScored(1, (replace(first, **changed), second)))
    before, after = FACE.board(view, speech()), FACE.board(other, speech())
    assert after.data != before.data
    assert after.alt != before.alt


@pytest.mark.parametrize("name", ["hand", "vizier", "giving", "drawing", "hoard"])
def test_a_board_shows_nothing_that_only_one_player_knows(name):
    """A seat's own view drawn as a board tells the channel nothing more than the table's view."""
    own = HANDS[name]
    seats = tuple(replace(seat, hand=None, pile=None, values=None) for seat in own.seats)
    hidden = {"pirogues": None, "drawn": (), "returned": (), "looked_at": None, "put_aside": ()}
    table = replace(own, viewer=None, seats=seats, **hidden)
    shown, public = FACE.board(own, speech()), FACE.board(table, speech())
    assert shown.data == public.data
    assert shown.alt == public.alt


def test_face_down_tiles_look_alike():
    """A character that a view might know is drawn as the view has it: nothing else tells two of them apart."""
    picture = FACE.board(replace(middle(), market=(*middle().market[:5], (Lying(BACKS[2], None),) * 6)), speech())
    row = _pixels(picture).crop((46, 40 + 5 * PITCH, 46 + 6 * 203, 40 + 6 * PITCH))
    cells = {row.crop((column * 203, 0, column * 203 + 203, PITCH)).tobytes() for column in range(6)}
    assert len(cells) == 1


def test_what_can_be_taken_is_numbered_beside_the_tiles_and_not_on_them():
    """Nothing covers the pictures that one chooses among: a tile looks the same whether it can be taken or not."""
    along = replace(middle(), takeable=(can("a3", Line.ROW, "b3"),))
    beyond = replace(middle(), takeable=(can("b3", Line.ROW),))
    left, top, size = 46 + 3, 40 + 2 * PITCH + 3, TILE
    first, second = (
        _pixels(FACE.board(view, speech())).crop((left, top, left + size, top + size)) for view in (along, beyond)
    )
    assert first.tobytes() == second.tobytes()


def test_nothing_is_drawn_for_what_is_out_of_the_game_while_nothing_is():
    some, none = (FACE.board(replace(middle(), discard=tiles), speech()) for tiles in (middle().discard, ()))
    assert none.height < some.height


def test_the_tiles_to_take_are_told_with_their_numbers_and_costs():
    alt = FACE.board(middle(), speech()).alt
    assert "To take: 1 a3 character, corruption 1; 2 b3 Ivory 3 ╲; 3 d3 Wheat 1 ─; 4 e3 Statue │, corruption 1." in alt
    assert "The finger points at e3." in FACE.board(fingered(), speech()).alt


def test_a_full_market_is_told_square_by_square():
    alt = FACE.board(opening(), speech()).alt
    assert "Row 3: character, Ebony (deben) │, Ivory ─, Marble ─, Fish ╲, Wheat 1 │." in alt


def test_empty_squares_are_told_in_words():
    assert "Row 4: empty, empty, empty, empty, empty, empty." in FACE.board(middle(), speech()).alt


def test_a_seat_without_deben_is_told_in_words():
    view = finished()
    poor = replace(view.scored.seats[0], deben=(), drawn=())
    alt = FACE.board(replace(view, scored=replace(view.scored, seats=(poor, poor))), speech()).alt
    assert "no deben" in alt
    assert "()" not in alt


def test_the_final_score_tells_each_part():
    alt = FACE.board(finished(), speech()).alt
    assert "Anna: winner, 35 points, Fish 4×4=16 (scarab pirogues: 1), deben 12 (4, 8), pirogues 7 (Seven)" in alt
    assert "corruption 9 + 2 = 11" in alt
    assert "drew 8 for less corruption" in alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_a_final_score_are_apart_and_one_is_over_unsold_tiles(words, language):
    """Five columns have one where tiles were not sold, else four."""
    said, view = words.speech(language, "duel", seated("Anna", "Bob")), finished()
    none = tuple(replace(seat, removed=()) for seat in view.scored.seats)
    many = tuple(replace(seat, sets=seat.sets * 6) for seat in view.scored.seats)
    for seats, count in ((view.scored.seats, 5), (none, 4), (many, 5)):
        drawn = FACE.board(replace(view, scored=replace(view.scored, seats=seats)), said)
        letters = [spot for spot in drawn.spots if spot.sign == LETTERS]
        # The rows of points are lower, the ranking with its larger figures higher.
        titles = sorted(spot for spot in letters if abs(spot.y + spot.height // 2 - _TITLES) < 20)
        assert len(titles) == count
        assert all(one.x + one.width + 10 <= other.x for one, other in itertools.pairwise(titles))


def test_points_of_a_set_stay_in_their_column():
    """Three digits are wider than a good, and begin no farther left."""
    view = finished()
    first = view.scored.seats[0]
    rich = replace(first, sets=tuple(replace(one, tiles=10, scarabs=10) for one in first.sets))
    edges = []
    for seat in (first, rich):
        picture = FACE.board(replace(view, scored=replace(view.scored, seats=(seat, view.scored.seats[1]))), speech())
        edges.append(min(spot.x for spot in picture.spots if spot.sign == LETTERS and spot.y > _TITLES))
    assert edges[0] == edges[1]


def test_the_winner_wears_the_crown():
    lost = replace(finished(), outcome=Outcome((35, 35), (1,)))
    assert FACE.board(lost, speech()).data != FACE.board(finished(), speech()).data


@pytest.mark.parametrize("values", [(0, 0), (0, 3), (300, 3)], ids=str)
def test_bars_of_any_score_fit(values):
    view = finished()
    seats = tuple(
        replace(score, sets=(), deben={0: (), 3: (3,)}.get(value, (9,) * 13), drawn=(), pirogues=())
        for score, value in zip(view.scored.seats, values, strict=True)
    )
    scores = tuple(score.points for score in seats)
    _pixels(FACE.board(replace(view, scored=GameScored(0, seats), outcome=Outcome(scores, (0, 1))), speech()))


def test_a_table_that_is_too_full_keeps_sets_and_seats():
    alt = FACE.board(crowded(), speech(seated("A" * 40, "B" * 40))).alt
    assert len(alt) <= LIMIT
    for letter in "AB":
        assert letter * 8 in alt
    assert "Ivory" in alt


def test_a_hand_tells_every_tile_without_its_mark():
    alt = FACE.hand(looking(), speech()).alt.rpartition("Row 6")[2].partition(". ")[2]
    for told in ("Ivory3", "Statue", "Fish0", "Wheat0s", "Queen", "4, 7", "Mummy"):
        assert told in alt
    assert "─" not in alt


def test_a_tile_out_of_the_market_shows_no_mark():
    view = looking()
    turned = replace(view, looked_at=tiles("ivory-f3", "ebony-f0", "queen"))
    assert FACE.hand(view, speech()).data == FACE.hand(turned, speech()).data


def test_a_choice_among_equal_goods_shows_their_marks():
    one, other = (FACE.offer(Offer(tiles(code)), middle(), speech()) for code in ("fish-h1", "fish-v1"))
    assert one.data != other.data


def test_many_threads_draw_the_same():
    views = [*BOARDS.values()] * 2
    alone = [FACE.board(view, speech()).data for view in views]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: FACE.board(view, speech()).data, views))
    assert together == alone


def test_every_message_of_the_pictures_is_used():
    speeches = [speech(seated("漢字", "Anna")) for _ in range(4)]
    many = replace(crowded(), seats=tuple(replace(seat, sets=seat.sets * 3) for seat in crowded().seats))
    over = replace(finished().scored.seats[0], removed=TILES)
    for view in (
        *BOARDS.values(),
        many,
        replace(middle(), waiting=(0, 1)),
        replace(finished(), scored=GameScored(0, (over, over))),
    ):
        FACE.board(view, speeches[0])
    for view in HANDS.values():
        FACE.hand(view, speeches[1])
    FACE.offer(Offer((*TILES[:2], *Pirogue), (0,)), middle(), speeches[2])
    FACE.offer(Offer((SQUARE["a3"],)), middle(), speeches[2])
    FACE.scoring(finished(), speeches[2], 1)
    FACE.board(middle(), speeches[3], turns())
    FACE.board(broken_off(middle()), speeches[3])
    FACE.board(golden(), speeches[3])
    FACE.hand(holding(), speeches[3])
    FACE.board(counted(), speeches[3])
    assert speeches[0].messages == set().union(*(one.said for one in speeches)) & speeches[0].messages


def test_a_warm_start_draws_the_same():
    cold = FACE.board(crowded(), speech())
    FACE.preload()
    assert FACE.board(crowded(), speech()).data == cold.data


def test_a_hoard_of_tiles_fits():
    picture = FACE.hand(hoard(), speech())
    assert picture.height <= 1280
