"""The tiles, the market and the deal, against the rulebook's counts."""

from collections import Counter

import pytest

from engine.duel import RULES
from engine.duel.game import Duel
from engine.duel.market import CENTRE, FILLING, LINES, RAYS, SQUARE, SQUARES
from engine.duel.tiles import (
    ALL_PIROGUES,
    COPIES,
    DEBEN_TOKENS,
    KIND,
    PILE_TILES,
    PIROGUES,
    STARTING_TILES,
    TILES,
    TREASURE_PIROGUES,
    TREASURE_TILES,
    Back,
    Good,
    Pirogue,
)

GAMES = [Duel.new(2, {}, f"setup {number}") for number in range(40)]


def test_there_are_65_tiles_with_three_backs():
    backs = Counter(TILES[kind].back for kind in STARTING_TILES + PILE_TILES)
    assert backs == {Back.GREY: 10, Back.BLACK: 45, Back.RED: 10}


def test_p1_the_pharaoh_tiles_show_two_goods_and_two_scarabs_each():
    found = [TILES[kind] for kind in TREASURE_TILES if TILES[kind].back is Back.GOLD]
    assert [(tile.good.value, tile.other and tile.other.value) for tile in found] == [
        ("fish", "ebony"),
        ("ebony", "livestock"),
        ("livestock", "ivory"),
        ("ivory", "wheat"),
        ("wheat", "marble"),
        ("marble", "fish"),
    ]
    assert {(tile.scarabs, tile.mark, tile.deben, tile.power) for tile in found} == {(2, None, False, None)}
    assert [tile.code for tile in found] == [f"pharaoh-{tile.good}-{tile.other}" for tile in found]
    assert [tile for tile in TILES if tile.other is not None] == found


def test_each_good_has_as_many_tiles_as_the_rulebook_counts():
    goods: Counter[str] = Counter()
    for tile, copies in zip(TILES, COPIES, strict=True):
        goods[tile.good.code] += copies if tile.mark is not None else 0
    assert goods == {"ivory": 6, "ebony": 7, "marble": 7, "wheat": 11, "fish": 10, "livestock": 9, "statue": 5}


def test_valued_tiles_of_a_good_have_the_same_scarabs():
    values = {good: {tile.scarabs for tile in TILES if tile.good is good and not tile.face_down} for good in Good}
    assert values == {
        Good.IVORY: {0, 3},
        Good.EBONY: {0, 2},
        Good.MARBLE: {0, 2},
        Good.LIVESTOCK: {0, 1},
        Good.FISH: {0, 1},
        Good.WHEAT: {0, 1},
        Good.STATUE: {0},
    }


def test_each_good_has_one_tile_with_the_deben_icon_and_it_has_no_scarabs():
    assert [tile.good for tile in TILES if tile.deben] == list(Good)[:-1]
    assert not any(tile.scarabs for tile in TILES if tile.deben)


def test_only_what_lies_face_down_has_no_mark():
    assert {tile.back for tile in TILES if tile.mark is None} == {Back.RED, Back.GOLD}
    assert all((tile.mark is None) == tile.face_down == (tile.back in (Back.RED, Back.GOLD)) for tile in TILES)
    assert all((tile.power is not None) == (tile.back is Back.RED) for tile in TILES)


def test_the_tiles_that_look_alike_are_few():
    assert {tile.code for tile, copies in zip(TILES, COPIES, strict=True) if copies == 2} == {
        "livestock-f1",
        "fish-b1",
        "wheat-h1",
        "statue-b",
    }


def test_there_are_13_pirogues_and_13_deben_worth_70():
    assert (len(ALL_PIROGUES), len(DEBEN_TOKENS), sum(DEBEN_TOKENS)) == (13, 13, 70)
    twice = {PIROGUES[index] for index in ALL_PIROGUES if ALL_PIROGUES.count(index) == 2}
    assert twice == {Pirogue.PYRAMID, Pirogue.SCARABS, Pirogue.TWO_DEBEN, Pirogue.FINGER}


def test_the_market_is_filled_from_the_centre_in_rings_clockwise():
    squares = " ".join(SQUARES[index].code for index in FILLING)
    centre, ring = "c3 d3 d4 c4", "b2 c2 d2 e2 e3 e4 e5 d5 c5 b5 b4 b3"
    rim = "a1 b1 c1 d1 e1 f1 f2 f3 f4 f5 f6 e6 d6 c6 b6 a6 a5 a4 a3 a2"
    assert squares == f"{centre} {ring} {rim}"


@pytest.mark.parametrize(
    ("square", "line", "both"),
    [
        ("c3", "h", ("d3 e3 f3", "b3 a3")),
        ("c3", "v", ("c4 c5 c6", "c2 c1")),
        ("c3", "f", ("d2 e1", "b4 a5")),
        ("c3", "b", ("d4 e5 f6", "b2 a1")),
        ("f6", "f", ("", "")),
    ],
)
def test_a_line_runs_to_both_sides_of_a_square(square, line, both):
    index = next(place for place, one in enumerate(LINES) if one == line)
    rays = RAYS[SQUARE[square].index][index]
    assert [" ".join(SQUARES[one].code for one in ray) for ray in rays] == list(both)


def test_the_deal_gives_two_starting_tiles_each_and_four_to_the_centre():
    for game in GAMES:
        centre = [game.market[square] for square in CENTRE]
        starting = [*game.hands[0], *game.hands[1], *centre, *game.boxed]
        assert Counter(starting) == Counter(STARTING_TILES)
        assert (len(game.hands[0]), len(game.hands[1]), len(game.boxed)) == (2, 2, 2)


def test_the_rest_of_the_market_comes_from_the_pile():
    for game in GAMES:
        others = [kind for square, kind in enumerate(game.market) if square not in CENTRE]
        assert (len(others), len(game.pile)) == (32, 23)
        assert Counter([*others, *game.pile]) == Counter(PILE_TILES)


def test_five_pirogues_lie_on_the_board_and_eight_aside():
    for game in GAMES:
        assert (len(game.tokens), len(game.aside)) == (5, 8)
        assert sorted([*game.tokens, *game.aside]) == sorted(ALL_PIROGUES)


def test_p1_p11_treasures_of_the_pharaoh_are_shuffled_in_where_they_are_chosen():
    for game in [Duel.new(2, {"expansion": "treasures"}, f"setup {number}") for number in range(20)]:
        others = [kind for square, kind in enumerate(game.market) if square not in CENTRE]
        assert Counter([*others, *game.pile]) == Counter(PILE_TILES + TREASURE_TILES)
        assert (len(others), len(game.pile), len(game.tokens), len(game.aside)) == (32, 31, 5, 10)
        assert Counter([*game.tokens, *game.aside]) == Counter(ALL_PIROGUES + TREASURE_PIROGUES)
        assert {TILES[kind].code for kind in TREASURE_TILES if TILES[kind].power} == {"adviser", "spy"}
        view = game.view(None)
        assert (view.expansion, view.royal_bag, [seat.royal for seat in view.seats]) == ("treasures", 6, [0, 0])


def test_p11_a_game_is_without_the_expansion_unless_it_was_chosen():
    for game in GAMES:
        assert game.treasures is None
        assert (game.view(0).expansion, game.view(0).royal_bag) == (None, 0)


def test_chance_names_the_first_player_and_deals_differently():
    assert {game.first for game in GAMES} == {0, 1}
    assert len({tuple(game.market) for game in GAMES}) == len(GAMES)


def test_the_same_seed_deals_the_same():
    assert Duel.new(2, {}, "same").view(0) == Duel.new(2, {}, "same").view(0)


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {}), (2, {"way": "odd"}), (2, {"expansion": "odd"})])
def test_no_other_game_is_made(seats, options):
    with pytest.raises(ValueError):
        RULES.new(seats, options, "seed")


def test_names_are_those_of_the_records():
    assert {"fish-h1", "fish-vd", "wheat-f0s", "statue-b", "scribe-livestock", "architect"} <= set(KIND)
