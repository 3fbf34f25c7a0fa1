"""Taking tiles: the first one, the lines, characters, deben, filling (D1 to D5)."""

import pytest

from engine.duel.actions import Reason, Take
from engine.duel.events import DebenDrawn, MarketFilled, TileTaken
from engine.duel.game import Duel
from engine.duel.market import CENTRE, SQUARES
from engine.duel.tiles import KIND
from engine.game import Refusal

from .positions import MARKET, ankh, codes, hand, lying, names, one, pile, play, position, refusal, take, takeable

FULL_LINE = {"a3": "wheat-h1", "b3": "queen", "d3": "fish-v1", "e3": "wheat-f0", "f3": "marble-b0"}


def test_d1_the_first_player_takes_a_centre_tile_and_the_ankh_stands_there_by_its_mark():
    for number in range(20):
        game = Duel.new(2, {}, f"first {number}")
        seat = game.first
        assert game.waiting == (seat,)
        assert takeable(game) == "c3 d3 c4 d4"
        assert codes(game, seat) == {"t.1", "t.2", "t.3", "t.4"}
        tile = game.view(None).at(SQUARES[sorted(CENTRE)[2]]).tile
        play(game, seat, "t.3")
        assert ankh(game) == f"c4{tile.mark}"
        assert tile in game.view(seat).seats[seat].hand
        assert game.waiting == (1 - seat,)


def test_d1_nothing_but_a_centre_tile_can_be_taken_and_nothing_else_be_done_at_the_start():
    game = Duel.new(2, {}, "start")
    game.hands[game.first] = sorted([KIND["queen"], KIND["fish-h1"], KIND["fish-v1"], KIND["fish-f1"]])
    for action in ("t.5", "c.queen", "f", "s.fish.fish-h1,fish-v1,fish-f1"):
        assert refusal(game, game.first, action) is Reason.CENTRE_ONLY


def test_d2_a_tile_may_be_taken_on_either_side_and_what_is_passed_becomes_corruption():
    game = position(market=FULL_LINE)
    assert takeable(game) == "a3 b3 d3 e3 f3"
    told = one(take(game, 0, "f3"), TileTaken)
    assert names(told.passed) == "fish-v1 wheat-f0"
    assert (told.along, told.line) == ("h", "b")
    assert (ankh(game), hand(game, 0), pile(game, 0)) == ("f3b", "marble-b0", "fish-v1 wheat-f0")
    assert set(lying(game)) == {"a3", "b3"}


def test_d2_empty_squares_between_count_for_nothing():
    game = position(market={"f3": "wheat-b0", "c1": "ebony-f0"})
    assert one(take(game, 0, "f3"), TileTaken).passed == ()
    assert pile(game, 0) == ""


def test_d2_only_the_line_of_the_ankh_counts():
    market = {**MARKET, "d2": "fish-h1", "e5": "fish-b1", "c6": "ebony-v2"}
    for line, squares in {"h": "b3 d3 f3", "v": "c1 c6", "f": "d2", "b": "e5"}.items():
        assert takeable(position(market=market, line=line)) == squares


def test_d2_a_view_tells_what_each_taking_passes():
    game = position(market=FULL_LINE)
    passed = {reach.square.code: [square.code for square in reach.passed] for reach in game.view(None).takeable}
    assert passed == {"a3": ["b3"], "b3": [], "d3": [], "e3": ["d3"], "f3": ["d3", "e3"]}


def test_d3_the_taker_of_a_character_turns_the_ankh_toward_a_tile():
    game = position(market={"d3": "queen", "d6": "fish-h1", "f5": "fish-v1", "a6": "wheat-f0"})
    take(game, 0, "d3")
    assert game.decision(0).kind == "turn-ankh"
    assert codes(game, 0) == {"a.v", "a.f", "a.b"}
    assert refusal(game, 0, "a.h") is Reason.NO_SUCH_LINE
    assert ankh(game) == "d3?"
    play(game, 0, "a.b")
    assert ankh(game) == "d3b"
    assert game.waiting == (1,)


def test_d3_passed_tiles_have_left_before_the_ankh_is_turned():
    game = position(market={"d3": "fish-v1", "e3": "queen", "e5": "fish-h1"})
    take(game, 0, "e3")
    assert codes(game, 0) == {"a.v"}


def test_d3_the_ankh_is_turned_anyhow_where_no_line_has_a_tile():
    game = position(market={"d3": "queen"}, pile="wheat-v1")
    take(game, 0, "d3")
    assert codes(game, 0) == {"a.h", "a.v", "a.f", "a.b"}


def test_d4_a_deben_icon_gives_a_choice_when_it_is_taken():
    game = position(market={"d3": "fish-vd", "e5": "wheat-f0"})
    take(game, 0, "d3")
    assert game.decision(0).kind == "deben"
    assert names([game.view(None).offered]) == "fish-vd"
    assert codes(game, 0) == {"d.keep", "d.trade"}
    kept = game.copy()
    play(kept, 0, "d.keep")
    assert (hand(kept, 0), kept.deben[0], len(kept.bag)) == ("fish-vd", [], 13)
    drawn = one(play(game, 0, "d.trade"), DebenDrawn)
    assert (hand(game, 0), game.deben[0], len(game.bag)) == ("", [drawn.kept], 12)
    assert names(game.view(None).discard) == "fish-vd"
    assert game.waiting == kept.waiting == (1,)


def test_d4_an_empty_bag_gives_no_choice():
    game = position(market={"d3": "fish-vd", "d5": "wheat-f0"}, bag=[])
    take(game, 0, "d3")
    assert (hand(game, 0), game.waiting) == ("fish-vd", (1,))


def test_d4_only_taking_gives_the_choice():
    """Not the merchant, the queen, the thief, the vizier, nor what is passed over."""
    market = {"d3": "fish-vd", "e3": "wheat-v1", "e5": "fish-h1"}
    for code in ("c.merchant.d3", "c.queen", "c.thief.black"):
        game = position(
            market=market, hands=["merchant queen thief vizier", "marble-fd"], piles=["", "ebony-vd"], pile="wheat-fd"
        )
        play(game, 0, code)
        assert game.waiting == (1,)
    game = position(market=market, hands=["vizier"], piles=["", "ebony-vd"])
    play(game, 0, "c.vizier", "v.ebony-vd")
    assert (hand(game, 0), game.waiting) == ("ebony-vd", (1,))
    game = position(market=market)
    take(game, 0, "e3")
    assert (pile(game, 0), game.waiting) == ("fish-vd", (1,))


def test_d4_the_taker_of_a_fingered_tile_has_the_choice_as_usual():
    game = position(market={"d3": "fish-vd", "b3": "wheat-f0"}, hands=["fish-h1 fish-v1 fish-f1"], pirogues="finger")
    play(game, 0, "s.fish.fish-h1,fish-v1,fish-f1", "p.finger.d3")
    take(game, 1, "d3", "d.trade")
    assert len(game.deben[1]) == 1


def test_d5_with_no_tile_on_the_line_the_market_is_filled_and_a_centre_tile_taken():
    game = position(market={"a1": "wheat-h1", "c4": "fish-v1"}, line="f")
    assert takeable(game) == ""
    assert codes(game, 0) == {"f"}
    assert refusal(game, 0, "t.1") is Reason.NOTHING_ON_LINE
    filled = one(play(game, 0, "f"), MarketFilled)
    assert (filled.laid, filled.pile) == (9, 0)
    assert (ankh(game), takeable(game)) == ("off", "c3 d3 c4 d4")
    assert lying(game)["c3"] == "ebony-h2"
    assert lying(game)["c4"] == "fish-v1"
    assert lying(game)["d2"] == "marble-h2"
    told = one(play(game, 0, "t.3"), TileTaken)
    assert (names([told.tile]), told.along, told.passed) == ("fish-v1", None, ())
    assert (ankh(game), game.waiting) == ("c4v", (1,))


def test_d5_what_lies_in_the_centre_before_may_be_taken_and_only_the_centre():
    game = position(market={"a1": "wheat-h1", "c4": "fish-v1"}, line="f", pile="wheat-b0")
    play(game, 0, "f")
    assert takeable(game) == "c3 c4"
    assert refusal(game, 0, "t.3") is Reason.CENTRE_ONLY


def test_d5_a_centre_tile_may_be_a_character_or_show_a_deben():
    game = position(market={}, pile="thief fish-vd wheat-v1")
    play(game, 0, "f", "t.1")
    assert game.decision(0).kind == "turn-ankh"
    game = position(market={}, pile="thief fish-vd wheat-v1")
    play(game, 0, "f", "t.2")
    assert game.decision(0).kind == "deben"


def test_d5_the_market_is_filled_as_far_as_the_pile_goes():
    game = position(market={}, pile="fish-h1 fish-v1 fish-f1 fish-b1 wheat-h1")
    play(game, 0, "f")
    assert lying(game) == {"c3": "fish-h1", "d3": "fish-v1", "d4": "fish-f1", "c4": "fish-b1", "b2": "wheat-h1"}


def test_d5_who_sells_or_plays_a_character_does_not_fill():
    game = position(market={}, hands=["queen fish-h1 fish-v1 fish-f1", "ivory-v3"])
    assert codes(game, 0) == {"f", "c.queen", "s.fish.fish-h1,fish-v1,fish-f1"}
    play(game, 0, "s.fish.fish-h1,fish-v1,fish-f1")
    assert (lying(game), ankh(game)) == ({}, "c3h")


def test_d5_the_market_is_not_filled_while_the_line_has_a_tile():
    game = position()
    assert refusal(game, 0, "f") is Reason.LINE_NOT_EMPTY


def test_d5_with_an_empty_pile_nothing_can_be_taken():
    game = position(market={"a1": "wheat-h1"}, pile="", hands=["queen"])
    assert codes(game, 0) == {"c.queen"}
    assert refusal(game, 0, "f") is Reason.PILE_EMPTY
    assert refusal(game, 0, "t.1") is Reason.PILE_EMPTY


def test_a_place_that_is_not_offered_is_refused():
    for place in (0, -1, 4):
        assert refusal(position(), 0, Take(place)) is Reason.NO_SUCH_PLACE


def test_the_other_seat_waits():
    assert refusal(position(), 1, "t.1") is Refusal.NOT_WAITING


@pytest.mark.parametrize("mark", ["h", "v", "f", "b"])
def test_the_mark_of_a_taken_tile_turns_the_ankh(mark):
    game = position(market={"d3": f"statue-{mark}", **dict.fromkeys(("f3", "d5", "f1", "f5"), "wheat-f0")})
    take(game, 0, "d3")
    assert ankh(game) == f"d3{mark}"
    assert takeable(game) == {"h": "f3", "v": "d5", "f": "f1", "b": "f5"}[mark]
