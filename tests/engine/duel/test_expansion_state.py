"""Pharaoh tiles and royal corruption of Treasures of the Pharaoh (P1 to P6, P10)."""

from collections import Counter
from typing import Any

import pytest

from engine.duel.actions import Reason
from engine.duel.events import CorruptionCleared, GameScored, RoyalDrawn, SetSold, TileBought, TileStolen, TileTaken
from engine.duel.sets import unsold
from engine.duel.tiles import Back, Good
from engine.game import Label
from tests.engine.duel.positions import (
    ankh,
    codes,
    hand,
    kinds,
    lying,
    names,
    one,
    pile,
    play,
    position,
    refusal,
    sets,
    take,
)

GOLD = "pharaoh-fish-ebony"
ROYAL: dict[str, Any] = {"royal": [[], []]}


def market(**more):
    """Return a game with the treasures in which d3 is a pharaoh tile and e3 lies behind it."""
    return position(**{"market": {"d3": GOLD, "e3": "fish-h1", "d5": "wheat-f0", "a1": "queen"}, **ROYAL, **more})


def test_p1_on_the_market_a_pharaoh_tile_lies_face_down():
    for viewer in (None, 0, 1):
        shown = market().view(viewer).market[2][3]
        assert shown is not None
        assert (shown.back, shown.tile) == (Back.GOLD, None)


def test_p1_a_choice_of_it_shows_its_back_alone():
    decision = market().decision(0)
    assert decision is not None
    labels = [leaf.label for leaf in decision.choices[0].choices]
    assert labels[0] == Label("card", "hidden-gold")


def test_p2_who_takes_one_sees_it_alone_and_draws_a_royal_token():
    game = market()
    events = take(game, 0, "d3")
    taken, drawn = one(events, TileTaken), one(events, RoyalDrawn)
    assert (taken.tile.code, taken.line, drawn.seat) == (GOLD, None, 0)
    assert drawn.value in range(1, 7)
    for viewer in (None, 1):
        assert one([taken.seen(viewer)], TileTaken).tile is None
        assert drawn.seen(viewer) == RoyalDrawn(0, None)
    assert drawn.seen(0) == drawn
    assert (game.view(1).seats[0].backs.gold, game.view(1).royal_bag) == (1, 5)


def test_p2_d3_its_taker_turns_the_ankh_as_wanted():
    game = market()
    take(game, 0, "d3")
    assert game.view(None).asked == "turn-ankh"
    assert codes(game, 0) == {"a.h", "a.v"}
    play(game, 0, "a.v")
    assert (ankh(game), game.turn) == ("d3v", 1)


def test_p2_chance_names_the_token():
    drawn = {one(take(market(seed=f"royal {number}"), 0, "d3"), RoyalDrawn).value for number in range(60)}
    assert drawn == {1, 2, 3, 4, 5, 6}


def test_p2_the_merchant_draws_one_too_but_leaves_the_ankh():
    game = market(hands=["merchant"])
    events = play(game, 0, "c.merchant.d3")
    assert one(events, TileBought).seen(1).tile is None
    assert len(game.view(0).seats[0].royal_values or ()) == 1
    assert (ankh(game), game.turn) == ("c3h", 1)


def test_p2_so_does_who_takes_it_from_the_centre_under_a_finger_or_on_a_pyramids_turn():
    centre = position(market={"d3": GOLD, "a1": "fish-h1"}, ankh=None, **ROYAL)
    assert one(take(centre, 0, "d3"), RoyalDrawn)
    fingered = market()
    fingered.finger = 15
    assert one(play(fingered, 0, "t.1"), RoyalDrawn)
    assert one(take(market(again=True), 0, "d3"), RoyalDrawn)


def test_p2_in_any_other_way_no_token_comes_with_it():
    ways = {
        "passed over": ({}, ["t.2"]),
        "the queen": ({"hands": ["queen"], "pile": GOLD}, ["c.queen"]),
        "the thief": ({"hands": ["thief", GOLD]}, ["c.thief.gold"]),
        "the vizier": ({"hands": ["vizier"], "piles": ["", GOLD]}, ["c.vizier", f"v.{GOLD}"]),
        "the mummy": (
            {"hands": ["fish-h1 fish-v1 fish-f1"], "piles": [GOLD], "pirogues": "mummy"},
            ["s.fish.fish-h1,fish-v1,fish-f1", "p.mummy"],
        ),
    }
    for name, (more, actions) in ways.items():
        game = market(**more)
        events = play(game, 0, *actions)
        assert not any(isinstance(event, RoyalDrawn) for event in events), name
        assert GOLD in f"{hand(game, 0)} {pile(game, 0)}", name
        assert game.view(None).royal_bag == 6, name


def test_p2_the_backs_of_what_was_passed_are_public():
    game = position(market={"d3": GOLD, "e3": "queen", "f3": "fish-h1", "a3": "fish-v1"}, **ROYAL)
    told = one([event.seen(1) for event in take(game, 0, "f3")], TileTaken)
    assert (told.passed, told.passed_backs) == ((None, None), (Back.GOLD, Back.RED))
    assert names(one(take(position(), 0, "f3"), TileTaken).passed) == "fish-v1"


def test_p4_it_is_sold_as_either_of_its_goods():
    game = position(hands=[f"fish-h1 fish-v1 ebony-h2 ebony-v2 {GOLD}"], **ROYAL)
    assert codes(game, 0, "s") == {f"s.fish.fish-h1,fish-v1,{GOLD}", f"s.ebony.ebony-h2,ebony-v2,{GOLD}"}
    assert refusal(game, 0, f"s.wheat.fish-h1,fish-v1,{GOLD}") is Reason.MIXED_GOODS
    play(game, 0, f"s.ebony.ebony-h2,ebony-v2,{GOLD}")
    assert sets(game, 0) == {"ebony": f"ebony-h2 ebony-v2 {GOLD}"}


def test_p4_it_shows_the_good_for_which_it_is_sold_and_brings_two_scarabs():
    game = position(hands=[f"statue-h statue-v {GOLD}"], **ROYAL)
    assert codes(game, 0, "s") == {f"s.fish.statue-h,statue-v,{GOLD}", f"s.ebony.statue-h,statue-v,{GOLD}"}
    sold = one(play(game, 0, f"s.fish.statue-h,statue-v,{GOLD}"), SetSold)
    assert (sold.good, sold.total) == (Good.FISH, 3)
    assert [one_set.points for one_set in game.view(None).seats[0].sets] == [6]


def test_p4_d10_with_two_statues_it_keeps_the_game_from_ending():
    """It can be sold, or leaves the game as what could have been; without the second statue it is no move."""
    last: dict[str, Any] = {"market": {"d3": "statue-b"}, "pile": "", **ROYAL}
    going_on = position(**last, hands=["", f"statue-h statue-v {GOLD}"])
    play(going_on, 0, "t.1")
    assert (going_on.outcome, going_on.waiting) == (None, (1,))
    assert codes(going_on, 1) == {f"s.fish.statue-h,statue-v,{GOLD}", f"s.ebony.statue-h,statue-v,{GOLD}"}
    over = position(**last, hands=[f"statue-h {GOLD}", "statue-v pharaoh-marble-fish"])
    scored = one(play(over, 0, "t.1"), GameScored)
    assert scored.ended_by == 1
    assert set(names(scored.seats[0].removed).split()) == {"statue-b", "statue-h", GOLD}


def test_p4_it_stays_that_good():
    game = position(hands=["ebony-h2 ebony-v2 statue-h"], sold=[{"fish": GOLD}], **ROYAL)
    assert codes(game, 0, "s") == {"s.ebony.ebony-h2,ebony-v2,statue-h"}
    play(game, 0, "s.ebony.ebony-h2,ebony-v2,statue-h")
    assert sets(game, 0) == {"fish": GOLD, "ebony": "ebony-h2 ebony-v2 statue-h"}


def test_p4_tiles_of_different_goods_are_not_interchangeable():
    """Three of four: which pharaoh tile is held back makes a difference, which mark does not."""
    hands = [f"fish-h1 fish-v1 {GOLD} pharaoh-marble-fish"]
    fish = codes(position(hands=hands, **ROYAL), 0, "s.fish")
    assert len(fish) == 4
    assert f"s.fish.fish-h1,{GOLD},pharaoh-marble-fish" in fish


def test_p5_the_number_is_public_the_values_are_a_secret_until_the_end():
    game = position(royal=[[2, 5], [3]])
    for viewer, values in ((0, [(2, 5), None]), (1, [None, (3,)]), (None, [None, None])):
        assert [seat.royal_values for seat in game.view(viewer).seats] == values
        assert [seat.royal for seat in game.view(viewer).seats] == [2, 1]
    over = position(market={"d3": "statue-v"}, pile="", royal=[[2, 5], [3]])
    play(over, 0, "t.1")
    assert [seat.royal_values for seat in over.view(None).seats] == [(2, 5), (3,)]


def test_p6_royal_corruption_counts_at_the_end():
    game = position(
        market={"d3": "statue-v"}, pile="", hands=["", "fish-h1 wheat-h1"], owned=["", "snake2"], royal=[[6, 1], []]
    )
    scored = one(play(game, 0, "t.1"), GameScored)
    assert [seat.corruption for seat in scored.seats] == [8, 4]
    assert [seat.royal for seat in scored.seats] == [(1, 6), ()]
    assert [len(seat.drawn) for seat in scored.seats] == [0, 2]


def test_p6_d12_it_decides_a_tie():
    for values, winners in (([[], []], (1,)), ([[], [2]], (0,)), ([[], [1]], (0, 1))):
        game = position(market={"d3": "statue-v"}, pile="", hands=["", ""], royal=values, bag=[])
        play(game, 0, "t.1")
        assert game.outcome is not None
        assert (game.outcome.scores, game.outcome.winners) == ((0, 0), winners)


@pytest.mark.parametrize("good", ["fish", "ebony"])
def test_p10_a_priest_removes_it_under_both_its_goods(good):
    game = position(hands=["priest"], piles=[f"{GOLD} fish-h1 ebony-h2 wheat-h1"], **ROYAL)
    assert codes(game, 0, "c") == {f"c.priest.{name}" for name in ("fish", "ebony", "wheat")}
    cleared = one(play(game, 0, f"c.priest.{good}"), CorruptionCleared)
    assert GOLD in names(cleared.tiles)
    assert len(cleared.tiles) == 2


def test_p10_the_courtesan_adds_it_to_either_set():
    stand = [{"fish": "fish-h1", "ebony": "ebony-h2", "wheat": "wheat-h1"}]
    game = position(hands=[f"courtesan {GOLD}"], sold=stand, **ROYAL)
    assert codes(game, 0, "c") == {f"c.courtesan.fish.{GOLD}", f"c.courtesan.ebony.{GOLD}"}


def test_p10_the_thief_may_name_the_gold_back():
    game = position(hands=["thief", f"{GOLD} fish-h1 queen"], **ROYAL)
    assert codes(game, 0, "c") == {"c.thief.black", "c.thief.red", "c.thief.gold"}
    assert one(play(game, 0, "c.thief.gold"), TileStolen).tile.code == GOLD


@pytest.mark.parametrize(
    ("words", "most"),
    [
        ("fish-h1 fish-v1 pharaoh-fish-ebony", 3),
        ("fish-h1 pharaoh-fish-ebony pharaoh-marble-fish", 3),
        # greedy is wrong: ebony needs the first tile, fish the second, and then both sets stand
        ("fish-h1 fish-v1 ebony-h2 ebony-v2 pharaoh-fish-ebony pharaoh-marble-fish", 6),
        ("fish-h1 fish-v1 ebony-h2 pharaoh-fish-ebony pharaoh-marble-fish marble-h2", 4),
        ("fish-h1 fish-v1 ebony-h2 pharaoh-fish-ebony pharaoh-marble-fish marble-h2 statue-h", 6),
        ("pharaoh-fish-ebony pharaoh-ebony-livestock pharaoh-livestock-ivory wheat-h1", 0),
        ("pharaoh-fish-ebony pharaoh-ebony-livestock statue-h wheat-h1", 3),
    ],
)
def test_p10_d10_each_counts_for_the_good_that_brings_most(words, most):
    assert len(unsold(sorted(kinds(words)), [[] for _ in range(6)])) == most


def test_p10_d10_what_could_have_been_sold_leaves_the_game():
    game = position(
        market={"d3": "ebony-h2"}, pile="", hands=[f"fish-h1 ebony-v2 {GOLD} wheat-h1", "wheat-f0"], **ROYAL
    )
    scored = one(play(game, 0, "t.1"), GameScored)
    assert names(scored.seats[0].removed) == f"ebony-h2 ebony-v2 {GOLD}"
    assert scored.seats[0].tiles == 2


def test_d10_a_pharaoh_tile_in_the_hand_is_no_action():
    game = position(market={"d3": "statue-v"}, pile="", hands=["", GOLD], **ROYAL)
    play(game, 0, "t.1")
    assert game.outcome is not None


def test_p3_the_bag_has_a_token_for_each_pharaoh_tile():
    tiles = ["fish-ebony", "ebony-livestock", "livestock-ivory", "ivory-wheat", "wheat-marble", "marble-fish"]
    squares = dict(zip(("b1", "c1", "d1", "e1", "f1", "a6"), (f"pharaoh-{tile}" for tile in tiles), strict=True))
    game = position(market={**squares, "a1": "fish-h1"}, hands=["merchant", "merchant"], ankh="a3", line="h", **ROYAL)
    for square in squares:
        game.hands[0], game.turn = kinds("merchant"), 0
        play(game, 0, f"c.merchant.{square}")
    assert game.view(0).seats[0].royal_values == (1, 2, 3, 4, 5, 6)
    assert game.view(None).royal_bag == 0
    assert Counter(lying(game).values())["fish-h1"] == 1
