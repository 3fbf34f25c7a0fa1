"""Playing sets and picking an event for them (S5, S6, S7)."""

import pytest

from engine.game import Refusal
from engine.sobek.actions import PlaySet, Reason
from engine.sobek.events import EventChosen, SetPlayed, TokensSeen

from .positions import codes, hand, one, play, position, refusal, stands


def test_s5_three_cards_of_one_good_are_a_set():
    game = position(hands=["fish1 fish0 fish0g", "", ""])
    played = one(play(game, 0, "s.new.fish.fish1,fish0,fish0g"), SetPlayed)
    assert stands(game, 0) == {"fish": "fish1 fish0 fish0g"}
    assert (played.joined, played.total, hand(game, 0)) == (False, 3, "")
    assert game.waiting == (1,)


def test_s5_two_cards_are_none():
    game = position(hands=["fish1 fish0 wheat0", "", ""])
    assert codes(game, 0, "s.") == set()
    assert refusal(game, 0, "s.new.fish.fish1,fish0") is Reason.TOO_FEW_CARDS


def test_s5_more_than_three_may_be_played_and_any_choice_of_them():
    game = position(hands=["fish1 fish0 fish0 fish0g", "", ""])
    assert codes(game, 0, "s.") == {
        "s.new.fish.fish1,fish0,fish0",
        "s.new.fish.fish1,fish0,fish0g",
        "s.new.fish.fish0,fish0,fish0g",
        "s.new.fish.fish1,fish0,fish0,fish0g",
    }


def test_s5_amulets_and_characters_of_the_good_belong_to_a_set():
    game = position(hands=["wheat1 amulet merchant courtesan", "", ""])
    play(game, 0, "s.new.wheat.wheat1,amulet,merchant,courtesan")
    assert stands(game, 0) == {"wheat": "wheat1 amulet merchant courtesan"}


def test_s5_a_character_counts_for_its_own_good_only():
    game = position(hands=["wheat1 wheat0 thief", "", ""])
    assert codes(game, 0, "s.") == set()
    assert refusal(game, 0, "s.new.wheat.wheat1,wheat0,thief") is Reason.MIXED_GOODS


def test_s5_one_good_needs_a_card_of_it():
    game = position(hands=["amulet amulet amulet fish1", "", ""])
    assert refusal(game, 0, "s.new.wheat.amulet,amulet,amulet") is Reason.NEEDS_GOOD
    assert refusal(game, 0, "s.new.fish.amulet,amulet,amulet") is Reason.NEEDS_GOOD
    assert "s.new.fish.fish1,amulet,amulet" in codes(game, 0)


def test_s5_amulets_alone_are_a_set_without_a_good():
    game = position(hands=["amulet amulet amulet", "", ""])
    assert codes(game, 0, "s.") == {"s.new.-.amulet,amulet,amulet"}
    play(game, 0, "s.new.-.amulet,amulet,amulet")
    assert stands(game, 0) == {"amulets": "amulet amulet amulet"}
    assert game.view(1).seats[0].sets[0].good is None


def test_s6_cards_of_a_good_on_the_table_join_its_set():
    game = position(hands=["fish1 fish0 fish0", "", ""], sets=[{"fish": "fish1 fish1 thief"}])
    assert codes(game, 0, "s.") == {"s.fish.fish.fish1,fish0,fish0"}
    assert refusal(game, 0, "s.new.fish.fish1,fish0,fish0") is Reason.SET_STANDS
    played = one(play(game, 0, "s.fish.fish.fish1,fish0,fish0"), SetPlayed)
    assert stands(game, 0) == {"fish": "fish1 fish1 fish1 fish0 fish0 thief"}
    assert (played.joined, played.total) == (True, 6)


def test_s6_at_least_three_new_cards_are_needed_to_join():
    game = position(hands=["fish1 fish0", "", ""], sets=[{"fish": "fish1 fish1 fish1"}])
    assert codes(game, 0, "s.") == set()
    assert refusal(game, 0, "s.fish.fish.fish1,fish0") is Reason.TOO_FEW_CARDS


def test_s6_the_new_cards_may_all_be_amulets():
    game = position(hands=["amulet amulet amulet", "", ""], sets=[{"fish": "fish1 fish1 fish1"}])
    assert codes(game, 0, "s.") == {"s.fish.fish.amulet,amulet,amulet", "s.new.-.amulet,amulet,amulet"}
    play(game, 0, "s.fish.fish.amulet,amulet,amulet")
    assert stands(game, 0) == {"fish": "fish1 fish1 fish1 amulet amulet amulet"}


def test_s6_somebody_elses_set_cannot_be_joined():
    game = position(hands=["fish1 fish0 fish0", "", ""], sets=[{}, {"fish": "fish1 fish1 fish1"}])
    assert codes(game, 0, "s.") == {"s.new.fish.fish1,fish0,fish0"}
    assert refusal(game, 0, "s.fish.fish.fish1,fish0,fish0") is Reason.NO_SUCH_SET


AMULETS = {"amulets": "amulet amulet amulet"}


def test_s6_cards_of_a_good_may_join_an_amulet_set_and_fix_its_good():
    game = position(hands=["fish1 fish0 fish0", "", ""], sets=[AMULETS])
    assert codes(game, 0, "s.") == {"s.new.fish.fish1,fish0,fish0", "s.amulets.fish.fish1,fish0,fish0"}
    played = one(play(game, 0, "s.amulets.fish.fish1,fish0,fish0"), SetPlayed)
    assert stands(game, 0) == {"fish": "fish1 fish0 fish0 amulet amulet amulet"}
    assert (played.good.code, played.joined, played.total) == ("fish", True, 6)


def test_s6_or_stand_as_a_set_of_their_own_beside_it():
    game = position(hands=["fish1 fish0 fish0", "", ""], sets=[AMULETS])
    assert not one(play(game, 0, "s.new.fish.fish1,fish0,fish0"), SetPlayed).joined
    assert stands(game, 0) == {"fish": "fish1 fish0 fish0", **AMULETS}


def test_s6_a_good_whose_set_stands_cannot_fix_an_amulet_set():
    game = position(hands=["fish1 fish0 fish0", "", ""], sets=[{"fish": "fish1 fish1 fish1", **AMULETS}])
    assert codes(game, 0, "s.") == {"s.fish.fish.fish1,fish0,fish0"}
    assert refusal(game, 0, "s.amulets.fish.fish1,fish0,fish0") is Reason.SET_STANDS


def test_s6_amulets_join_an_amulet_set_and_fix_nothing():
    game = position(hands=["amulet amulet amulet", "", ""], sets=[{"amulets": "amulet amulet"}])
    assert codes(game, 0, "s.") == {"s.amulets.-.amulet,amulet,amulet"}
    assert refusal(game, 0, "s.amulets.fish.amulet,amulet,amulet") is Reason.NEEDS_GOOD
    play(game, 0, "s.amulets.-.amulet,amulet,amulet")
    assert stands(game, 0) == {"amulets": "amulet amulet amulet amulet amulet"}


def test_s6_there_is_one_amulet_set_at_most():
    game = position(hands=["amulet amulet amulet", "", ""], sets=[{"amulets": "amulet amulet"}])
    assert refusal(game, 0, "s.new.-.amulet,amulet,amulet") is Reason.SET_STANDS


def test_the_order_of_a_sets_cards_is_part_of_its_one_listed_form():
    game = position(hands=["fish1 fish0 fish0g", "", ""])
    listed = next(action for action in game.legal(0) if isinstance(action, PlaySet))
    turned = PlaySet(listed.onto, listed.good, listed.cards[::-1])
    assert turned not in game.legal(0)
    assert refusal(game, 0, turned) is Refusal.MALFORMED


TOKENS = "guild-eye flood curse deceit deceit"
FISH = "s.new.fish.fish1,fish1,fish1"


def test_s7_a_set_lets_its_player_pick_a_token_seeing_all_of_them():
    game = position(hands=["fish1 fish1 fish1", "", ""], tokens=TOKENS)
    seen = one(play(game, 0, FISH), TokensSeen)
    assert game.waiting == (0,)
    assert game.decision(0).kind == "event"
    assert [token.code for token in seen.seen(0).tokens] == TOKENS.split()
    assert [token.code for token in game.view(0).tokens] == TOKENS.split()
    for other in (1, 2, None):
        assert seen.seen(other).tokens == ()
        assert game.view(other).tokens is None
        assert game.view(other).tokens_left == 5


def test_s7_the_others_see_only_the_chosen_one():
    game = position(hands=["fish1 fish1 fish1", "", ""], tokens=TOKENS, piles=["ivory3"])
    play(game, 0, FISH)
    chosen = one(play(game, 0, "e.deceit"), EventChosen)
    assert chosen.seen(1) == chosen
    view = game.view(1)
    assert ([token.code for token in view.tokens_used], view.tokens_left, view.tokens) == (["deceit"], 4, None)
    assert game.waiting == (1,)


def test_s7_who_has_looked_still_knows_the_rest():
    game = position(hands=["fish1 fish1 fish1", "", ""], tokens="flood curse deceit")
    play(game, 0, FISH, "e.curse.1")
    assert [token.code for token in game.view(0).tokens] == ["flood", "deceit"]


def test_s7_extending_a_set_brings_an_event_too():
    game = position(hands=["fish1 fish1 fish1", "", ""], sets=[{"fish": "fish0 fish0 fish0"}], tokens="curse")
    play(game, 0, "s.fish.fish.fish1,fish1,fish1")
    assert game.decision(0).kind == "event"


def test_s7_equal_tokens_are_listed_once():
    game = position(hands=["fish1 fish1 fish1", "", ""], tokens="flood flood")
    play(game, 0, FISH)
    assert codes(game, 0) == {"e.flood"}


@pytest.mark.parametrize("token", ["prosperity", "embalming", "deceit"])
def test_s7_a_token_without_effect_may_be_picked_and_is_discarded(token):
    game = position(hands=["ivory3 ivory3 ivory3", "", ""], tokens=token)
    play(game, 0, "s.new.ivory.ivory3,ivory3,ivory3")
    chosen = one(play(game, 0, f"e.{token}"), EventChosen)
    assert not chosen.effect
    assert ([one.code for one in game.view(1).tokens_used], game.view(1).tokens_left) == ([token], 0)


@pytest.mark.parametrize("token", ["curse", "prosperity", "guild-lotus"])
def test_s7_an_effect_that_can_be_applied_cannot_be_refused(token):
    game = position(hands=["fish1 fish1 fish1", "", ""], tokens=token, scores=[0, 30, 30])
    play(game, 0, FISH)
    assert refusal(game, 0, f"e.{token}") is Reason.NEEDS_TARGET


def test_s7_without_tokens_a_set_brings_none():
    game = position(hands=["fish1 fish1 fish1", "", ""])
    assert len(play(game, 0, FISH)) == 1
    assert game.waiting == (1,)
