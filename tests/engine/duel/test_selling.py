"""Selling sets (D6)."""

import pytest

from engine.duel.actions import Reason
from engine.duel.codes import compose
from engine.duel.events import SetSold

from .positions import codes, hand, one, play, position, refusal, sets

FISH = "fish-h1,fish-v1,fish-f1"


def held(words, **more):
    return position(hands=[words], **more)


def test_d6_a_set_is_three_or_more_of_one_good():
    game = held("fish-h1 fish-v1 fish-f1 wheat-f0 wheat-b0")
    assert codes(game, 0, "s") == {f"s.fish.{FISH}"}
    sold = one(play(game, 0, f"s.fish.{FISH}"), SetSold)
    assert (sold.joined, sold.total) == (False, 3)
    assert (sets(game, 0), hand(game, 0)) == ({"fish": "fish-h1 fish-v1 fish-f1"}, "wheat-f0 wheat-b0")
    assert refusal(held("fish-h1 fish-v1"), 0, "s.fish.fish-h1,fish-v1") is Reason.TOO_FEW_TILES


def test_d6_characters_statues_and_the_architect_count():
    game = held("fish-h1 thief scribe-fish statue-b architect queen merchant")
    assert "s.fish.fish-h1,statue-b,thief,scribe-fish,architect" in codes(game, 0)
    for wrong in ("queen", "merchant"):
        assert refusal(game, 0, f"s.fish.fish-h1,statue-b,{wrong}") is Reason.MIXED_GOODS
    assert not codes(game, 0, "s.ivory.queen,statue-b,thief")
    assert "s.ivory.statue-b,queen,architect" in codes(game, 0)


def test_d6_a_good_sold_for_the_first_time_needs_a_tile_that_shows_it():
    game = held("statue-h statue-v statue-f architect")
    assert codes(game, 0, "s") == set()
    assert refusal(game, 0, "s.fish.statue-h,statue-v,statue-f") is Reason.NEEDS_GOOD
    assert codes(held("statue-h statue-v thief"), 0, "s") == {"s.fish.statue-h,statue-v,thief"}


def test_d6_an_addition_may_be_statues_alone():
    game = held("statue-h statue-v architect", sold=[{"fish": "fish-h1 fish-v1 fish-f1"}])
    assert codes(game, 0, "s") == {"s.fish.statue-h,statue-v,architect"}
    sold = one(play(game, 0, "s.fish.statue-h,statue-v,architect"), SetSold)
    assert (sold.joined, sold.total) == (True, 6)


def test_d6_sold_tiles_of_one_good_are_one_set():
    game = held("fish-h0s fish-v0s fish-f0", sold=[{"fish": "fish-h1 fish-v1 fish-f1"}])
    play(game, 0, "s.fish.fish-f0,fish-h0s,fish-v0s")
    (one_set,) = game.view(None).seats[0].sets
    assert (len(one_set.tiles), one_set.scarabs, one_set.points) == (6, 3, 18)


def test_d6_two_more_tiles_are_no_addition():
    game = held("fish-h0s fish-v0s", sold=[{"fish": "fish-h1 fish-v1 fish-f1"}])
    assert codes(game, 0, "s") == set()
    assert refusal(game, 0, "s.fish.fish-h0s,fish-v0s") is Reason.TOO_FEW_TILES


def test_a_seller_may_hold_tiles_back():
    game = held("fish-h1 fish-v1 fish-f0 statue-b")
    assert codes(game, 0, "s.fish") == {
        "s.fish.fish-h1,fish-v1,fish-f0",
        "s.fish.fish-h1,fish-v1,statue-b",
        "s.fish.fish-h1,fish-f0,statue-b",
        "s.fish.fish-h1,fish-v1,fish-f0,statue-b",
    }


def test_tiles_that_differ_only_in_their_mark_are_listed_once_and_any_may_be_sold():
    game = held("fish-h1 fish-v1 fish-f1 fish-b1")
    assert len(codes(game, 0, "s")) == 2
    for code in ("fish-h1,fish-f1,fish-b1", "fish-v1,fish-f1,fish-b1"):
        other = game.copy()
        (action,) = compose("s.fish", code.split(",")[::-1])
        other.apply(0, action)
        assert sets(other, 0) == {"fish": code.replace(",", " ")}


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("s.fish.fish-h1,fish-v1,fish-b1", Reason.NOT_IN_HAND),
        ("s.fish.fish-h1,fish-h1,fish-v1", Reason.NOT_IN_HAND),
        ("s.fish.fish-h1,fish-v1,wheat-f0", Reason.MIXED_GOODS),
        ("s.wheat.fish-h1,fish-v1,fish-f1", Reason.MIXED_GOODS),
        ("s.fish.fish-h1,fish-v1", Reason.TOO_FEW_TILES),
    ],
)
def test_a_set_that_cannot_be_sold_is_refused(code, reason):
    assert refusal(held("fish-h1 fish-v1 fish-f1 wheat-f0"), 0, code) is reason


def test_rulebook_a_set_of_four_tiles_with_six_scarabs_is_worth_24_points():
    game = held("marble-h2 marble-v2 marble-b2 marble-v0")
    play(game, 0, "s.marble.marble-h2,marble-v2,marble-b2,marble-v0")
    assert game.view(None).seats[0].sets[0].points == 24


def test_rulebook_a_set_of_three_tiles_with_three_scarabs_is_worth_9_points():
    game = held("fish-h1 fish-v1 fish-f1")
    play(game, 0, f"s.fish.{FISH}")
    assert game.view(None).seats[0].sets[0].points == 9
