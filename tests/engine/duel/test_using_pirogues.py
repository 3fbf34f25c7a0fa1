"""The pirogues, the finger's turn and the pyramid's (D7 to D9)."""

import pytest

from engine.duel.actions import Reason
from engine.duel.events import CorruptionReclaimed, DebenDrawn, PiroguesSeen, PirogueUsed
from engine.duel.tiles import DEBEN_TOKENS
from tests.engine.duel.positions import (
    MARKET,
    ankh,
    codes,
    hand,
    names,
    one,
    pile,
    play,
    position,
    refusal,
    take,
    takeable,
)

FISH = "fish-h1 fish-v1 fish-f1"
SALE = "s.fish.fish-h1,fish-v1,fish-f1"


def seller(pirogues, words="", **more):
    """Return a game in which seat 0 has sold fish and chooses a pirogue."""
    game = position(hands=[f"{FISH} {words}", "ivory-v3"], pirogues=pirogues, **more)
    play(game, 0, SALE)
    return game


def used(events):
    return one(events, PirogueUsed)


def test_d7_a_sale_uses_one_of_the_remaining_pirogues_that_the_seller_sees():
    game = position(hands=[FISH], pirogues="seven snake1 mummy")
    seen = one(play(game, 0, SALE), PiroguesSeen)
    assert names(seen.pirogues) == "mummy snake1 seven"
    assert game.decision(0).kind == "pirogue"
    assert codes(game, 0) == {"p.mummy", "p.snake1", "p.seven"}
    play(game, 0, "p.seven")
    view = game.view(None)
    assert (view.pirogues_left, names(view.pirogues_used), game.waiting) == (2, "seven", (1,))


def test_d7_without_remaining_pirogues_a_sale_ends_the_turn():
    game = position(hands=[FISH], pirogues="")
    play(game, 0, SALE)
    assert game.waiting == (1,)


def test_d7_only_who_has_looked_knows_which_remain():
    game = seller("seven snake1 mummy", pile="wheat-f0")
    play(game, 0, "p.seven")
    assert names(game.view(0).pirogues) == "mummy snake1"
    assert game.view(1).pirogues is None
    assert game.view(None).pirogues is None
    game.hands[1] = position(hands=["", "wheat-h1 wheat-v1 wheat-f1"]).hands[1]
    play(game, 1, "s.wheat.wheat-h1,wheat-v1,wheat-f1", "p.mummy")
    assert [names(game.view(seat).pirogues) for seat in (0, 1)] == ["snake1", "snake1"]


def test_d7_scarabs_go_on_an_own_sold_set_of_a_modest_good_the_one_just_sold_included():
    game = seller("scarabs", sold=[{"wheat": "wheat-h1 wheat-v1 wheat-f1", "ivory": "ivory-v3 ivory-f3 ivory-b3"}])
    assert codes(game, 0) == {"p.scarabs.fish", "p.scarabs.wheat"}
    assert refusal(game, 0, "p.scarabs") is Reason.NEEDS_TARGET
    assert refusal(game, 0, "p.scarabs.ivory") is Reason.NO_SUCH_TARGET
    assert refusal(game, 0, "p.scarabs.livestock") is Reason.NO_SUCH_TARGET
    play(game, 0, "p.scarabs.fish")
    fish = game.view(None).seats[0].sets[1]
    assert (fish.pirogues, fish.scarabs, fish.points) == (1, 5, 15)


def test_d7_scarabs_without_a_set_are_discarded():
    game = position(hands=["ivory-v3 ivory-f3 ivory-b3"], pirogues="scarabs")
    play(game, 0, "s.ivory.ivory-v3,ivory-f3,ivory-b3")
    assert not used(play(game, 0, "p.scarabs")).effect
    assert names(game.view(None).pirogues_used) == "scarabs"


def test_d7_two_scarabs_may_lie_on_one_set():
    game = seller("scarabs", scarabs=[{"fish": 1}])
    play(game, 0, "p.scarabs.fish")
    assert game.view(None).seats[0].sets[0].scarabs == 7


def test_d7_the_mummy_brings_all_corruption_to_the_hand():
    game = seller("mummy", piles=["wheat-f0 queen", "fish-f0"])
    told = one(play(game, 0, "p.mummy"), CorruptionReclaimed)
    assert (names(told.tiles), [str(back) for back in told.backs]) == ("wheat-f0 queen", ["black", "red"])
    assert (hand(game, 0), pile(game, 0), pile(game, 1)) == ("wheat-f0 queen", "", "fish-f0")


def test_d7_the_mummy_without_corruption_is_discarded():
    game = seller("mummy")
    assert not used(play(game, 0, "p.mummy")).effect


@pytest.mark.parametrize(("snake", "points"), [("snake1", 1), ("snake2", 2)])
def test_d7_a_snake_goes_to_the_opponent(snake, points):
    game = seller(snake)
    play(game, 0, f"p.{snake}")
    assert [seat.snakes for seat in game.view(None).seats] == [0, points]


def test_d7_seven_is_worth_7_points():
    game = seller("seven")
    play(game, 0, "p.seven")
    assert [seat.pirogue_points for seat in game.view(None).seats] == [7, 0]


def test_d7_two_and_deben_is_worth_2_points_and_a_deben_from_the_bag():
    game = seller("two-deben")
    drawn = one(play(game, 0, "p.two-deben"), DebenDrawn)
    assert (game.view(None).seats[0].pirogue_points, game.deben[0], len(game.bag)) == (2, [drawn.kept], 12)


def test_d7_two_and_deben_with_an_empty_bag_is_2_points():
    game = seller("two-deben", bag=[])
    assert used(play(game, 0, "p.two-deben")).effect
    assert (game.view(None).seats[0].pirogue_points, game.deben[0]) == (2, [])


def test_d7_horus_draws_two_and_keeps_the_higher():
    for number in range(20):
        game = seller("horus", seed=f"horus {number}")
        drawn = one(play(game, 0, "p.horus"), DebenDrawn)
        assert len(drawn.drawn) == 2
        assert game.deben[0] == [max(drawn.drawn)] == [drawn.kept]
        assert sorted([*game.bag, drawn.kept]) == sorted(DEBEN_TOKENS)


def test_d7_horus_with_one_deben_left_keeps_it_and_with_none_is_discarded():
    game = seller("horus", bag=[4])
    assert one(play(game, 0, "p.horus"), DebenDrawn).drawn == (4,)
    assert (game.deben[0], game.bag) == ([4], [])
    game = seller("horus", bag=[])
    assert not used(play(game, 0, "p.horus")).effect


def test_d8_the_finger_is_put_on_a_tile_of_the_ankhs_line():
    game = seller("finger")
    assert codes(game, 0) == {"p.finger.b3", "p.finger.d3", "p.finger.f3"}
    assert refusal(game, 0, "p.finger") is Reason.NEEDS_TARGET
    assert refusal(game, 0, "p.finger.c1") is Reason.NO_SUCH_TARGET
    assert refusal(game, 0, "p.finger.e3") is Reason.NO_SUCH_TARGET
    play(game, 0, "p.finger.f3")
    assert game.view(None).finger.code == "f3"


def test_d8_the_opponent_must_take_exactly_that_tile_with_its_corruption():
    game = seller("finger")
    game.hands[1] = position(hands=["", "queen wheat-h1 wheat-v1 wheat-f1"]).hands[1]
    play(game, 0, "p.finger.f3")
    assert (codes(game, 1), takeable(game)) == ({"t.1"}, "f3")
    for action in ("t.2", "c.queen", "s.wheat.wheat-h1,wheat-v1,wheat-f1"):
        assert refusal(game, 1, action) is Reason.FINGERED
    take(game, 1, "f3")
    assert (pile(game, 1), game.view(None).finger, game.waiting) == ("fish-v1", None, (0,))
    assert len(codes(game, 0)) > 1 or codes(game, 0) == {"f"}


def test_d8_a_finger_with_no_tile_on_the_line_is_discarded():
    game = seller("finger", line="f")
    assert not used(play(game, 0, "p.finger")).effect
    assert game.view(None).finger is None


def test_d9_the_pyramid_gives_a_full_turn():
    game = seller("pyramid", words="queen")
    play(game, 0, "p.pyramid")
    assert (game.waiting, game.view(None).again) == ((0,), True)
    assert "c.queen" in codes(game, 0)
    play(game, 0, "c.queen")
    assert (game.waiting, game.view(None).again, ankh(game)) == ((1,), False, "c3h")


def test_d9_a_pyramids_turn_may_take_along_any_line():
    game = seller("pyramid", market={**MARKET, "d4": "fish-b0", "e5": "wheat-b0", "a5": "fish-b1"})
    play(game, 0, "p.pyramid")
    assert takeable(game) == "c1 b3 d3 f3 d4 a5 e5"
    take(game, 0, "e5")
    assert (pile(game, 0), ankh(game), game.waiting) == ("fish-b0", "e5b", (1,))


def test_d9_it_may_fill_too_if_the_line_that_the_ankh_had_is_empty():
    game = seller("pyramid", line="f")
    play(game, 0, "p.pyramid")
    assert takeable(game) == "c1 b3 d3 f3"
    assert "f" in codes(game, 0)
    play(game, 0, "f")
    assert (takeable(game), codes(game, 0)) == ("c3 d3 c4 d4", {"t.1", "t.2", "t.3", "t.4"})
    game = seller("pyramid")
    play(game, 0, "p.pyramid")
    assert "f" not in codes(game, 0)


def test_d9_without_a_valid_action_on_a_pyramids_turn_the_game_ends():
    game = seller("pyramid", market={}, pile="")
    play(game, 0, "p.pyramid")
    assert game.outcome is not None
    assert game.view(None).scored.ended_by == 0


def test_d9_two_pyramids_can_follow_each_other():
    game = position(hands=[f"{FISH} wheat-h1 wheat-v1 wheat-f1"], pirogues="pyramid pyramid")
    play(game, 0, SALE, "p.pyramid", "s.wheat.wheat-h1,wheat-v1,wheat-f1", "p.pyramid", "t.1")
    assert game.waiting == (1,)


def test_a_pirogue_that_is_not_there_is_refused():
    game = seller("seven")
    assert refusal(game, 0, "p.snake1") is Reason.NO_SUCH_PIROGUE
