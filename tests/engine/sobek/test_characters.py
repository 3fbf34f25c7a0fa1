"""Playing characters for their powers: queen, priests, merchant, courtesan (S8, S10, S12, S13, S16, S17)."""

import pytest

from engine.sobek.actions import Reason
from engine.sobek.choice_tree import decision_of
from engine.sobek.events import CardBought, CardsDrawn, CharacterPlayed, PileCleared, SetExtended

from .positions import DECK, codes, hand, names, one, pile, play, position, refusal, stands

WITHOUT_AIM = ["vizier", "thief", "courtesan", "priest", "priestess", "scribe-cattle", "scribe-fish"]


@pytest.mark.parametrize("name", WITHOUT_AIM)
def test_s8_a_character_whose_power_cannot_be_applied_may_be_played_all_the_same(name):
    game = position(hands=[name, "", ""])
    assert codes(game, 0, "c.") == {f"c.{name}"}
    played = one(play(game, 0, f"c.{name}"), CharacterPlayed)
    assert not played.effect
    assert (names(game.view(1).discard), hand(game, 0), game.waiting) == (name, "", (1,))


@pytest.mark.parametrize("name", ["vizier", "thief", "merchant", "courtesan", "priest", "priestess"])
def test_s8_a_power_that_can_be_applied_is_applied(name):
    game = position(
        hands=[f"{name} fish1", "fish1", ""], piles=["fish1", "fish1", ""], sets=[{"fish": "fish0 fish0 fish0"}]
    )
    assert f"c.{name}" not in codes(game, 0)
    assert refusal(game, 0, f"c.{name}") is Reason.NEEDS_TARGET


def test_s8_a_character_in_a_set_has_no_power():
    game = position(hands=["ivory3 ivory0 queen", "", ""])
    play(game, 0, "s.new.ivory.ivory3,ivory0,queen")
    assert (hand(game, 0), names(game.view(0).discard)) == ("", "")


def test_s10_played_characters_lie_open_on_the_discard_pile():
    game = position(hands=["queen", "", ""], discard="thief")
    play(game, 0, "c.queen")
    for viewer in (0, 1, 2, None):
        assert names(game.view(viewer).discard) == "thief queen"


def test_s10_what_a_priest_removes_lies_open_too():
    game = position(hands=["priest", "", ""], piles=["fish1 wheat0"])
    play(game, 0, "c.priest.fish")
    assert names(game.view(2).discard) == "priest fish1"


def test_s12_the_queen_draws_three_cards_of_which_the_others_see_the_backs():
    game = position(hands=["queen fish1", "", ""], deck="ebony0 thief wheat0 fish0")
    drawn = one(play(game, 0, "c.queen"), CardsDrawn)
    assert hand(game, 0) == "ebony0 fish1 wheat0 thief"
    assert names(drawn.seen(0).cards) == "ebony0 thief wheat0"
    assert drawn.seen(1).cards is drawn.seen(None).cards is None
    assert [back.code for back in drawn.seen(1).backs] == ["beige", "orange", "beige"]
    assert (game.view(None).deck, game.waiting) == (1, (1,))


def test_s12_after_the_queen_the_last_delivery_has_six_cards():
    game = position(2, row="fish1", hands=["queen", ""], deck=DECK)
    play(game, 0, "c.queen")
    play(game, 1, "t.1")
    assert (len(game.row), len(game.deck)) == (6, 0)


def test_s12_a_short_deck_gives_what_it_has():
    game = position(hands=["queen", "", ""], deck="ebony0 fish0")
    play(game, 0, "c.queen")
    assert hand(game, 0) == "ebony0 fish0"


def test_s12_with_an_empty_deck_the_queen_has_no_effect():
    game = position(hands=["queen", "", ""], deck="")
    assert not one(play(game, 0, "c.queen"), CharacterPlayed).effect
    assert hand(game, 0) == ""


@pytest.mark.parametrize("name", ["priest", "priestess"])
def test_s13_a_priest_discards_all_of_one_good_from_the_own_pile(name):
    game = position(hands=[name, "", ""], piles=["fish1 thief wheat0 fish0 amulet", "fish1", ""])
    assert codes(game, 0, "c.") == {f"c.{name}.fish", f"c.{name}.wheat"}
    cleared = one(play(game, 0, f"c.{name}.fish"), PileCleared)
    assert names(cleared.seen(2).cards) == "fish1 fish0 thief"
    assert (pile(game, 0), pile(game, 1)) == ("wheat0 amulet", "fish1")


def test_s13_amulets_cannot_be_discarded():
    game = position(hands=["priest", "", ""], piles=["amulet amulet"])
    assert codes(game, 0, "c.") == {"c.priest"}
    assert not one(play(game, 0, "c.priest"), CharacterPlayed).effect
    assert pile(game, 0) == "amulet amulet"


def test_s13_only_a_good_of_which_the_pile_has_a_card():
    game = position(hands=["priest", "", ""], piles=["fish1", "wheat1"])
    assert refusal(game, 0, "c.priest.wheat") is Reason.NOT_IN_PILE


FISH = {"fish": "fish1 fish1 fish1"}
AMULETS = {"amulets": "amulet amulet amulet"}


def test_s16_the_courtesan_adds_one_or_two_cards_without_an_event():
    game = position(hands=["courtesan fish0 amulet thief wheat1", "", ""], sets=[FISH], tokens="flood")
    assert codes(game, 0, "c.courtesan") == {
        f"c.courtesan.fish.{cards}"
        for cards in ("fish0", "amulet", "thief", "fish0,amulet", "fish0,thief", "amulet,thief")
    }
    extended = one(play(game, 0, "c.courtesan.fish.amulet,thief"), SetExtended)
    assert stands(game, 0) == {"fish": "fish1 fish1 fish1 amulet thief"}
    assert (extended.total, hand(game, 0), game.waiting) == (5, "fish0 wheat1", (1,))


def test_s16_three_cards_or_another_good_are_too_much():
    game = position(hands=["courtesan fish0 amulet fish0 wheat1", "", ""], sets=[FISH])
    assert refusal(game, 0, "c.courtesan.fish.fish0,fish0,amulet") is Reason.TOO_MANY_CARDS
    assert refusal(game, 0, "c.courtesan.fish.wheat1") is Reason.MIXED_GOODS
    assert refusal(game, 0, "c.courtesan.wheat.wheat1") is Reason.NO_SUCH_SET


def test_s16_the_courtesan_cannot_add_herself():
    game = position(hands=["courtesan", "", ""], sets=[{"wheat": "wheat1 wheat1 wheat1"}])
    assert codes(game, 0, "c.") == {"c.courtesan"}
    assert refusal(game, 0, "c.courtesan.wheat.courtesan") is Reason.NOT_IN_HAND


def test_s16_only_to_ones_own_sets():
    game = position(hands=["courtesan fish0", "", ""], sets=[{}, FISH])
    assert codes(game, 0, "c.") == {"c.courtesan"}


def test_s16_a_card_with_a_good_fixes_that_of_an_amulet_set():
    game = position(hands=["courtesan fish0 amulet", "", ""], sets=[AMULETS])
    extended = one(play(game, 0, "c.courtesan.amulets.fish0,amulet"), SetExtended)
    assert stands(game, 0) == {"fish": "fish0 amulet amulet amulet amulet"}
    assert extended.good.code == "fish"


def test_s16_an_amulet_leaves_an_amulet_set_as_it_is():
    game = position(hands=["courtesan amulet", "", ""], sets=[AMULETS])
    assert one(play(game, 0, "c.courtesan.amulets.amulet"), SetExtended).good is None
    assert stands(game, 0) == {"amulets": "amulet amulet amulet amulet"}


def test_s16_two_goods_cannot_fix_an_amulet_set_together():
    game = position(hands=["courtesan fish0 wheat0", "", ""], sets=[AMULETS])
    assert codes(game, 0, "c.") == {"c.courtesan.amulets.fish0", "c.courtesan.amulets.wheat0"}
    assert refusal(game, 0, "c.courtesan.amulets.fish0,wheat0") is Reason.MIXED_GOODS


def test_s16_a_good_whose_set_stands_cannot_fix_an_amulet_set():
    game = position(hands=["courtesan fish0", "", ""], sets=[{**FISH, **AMULETS}])
    assert codes(game, 0, "c.") == {"c.courtesan.fish.fish0"}
    assert refusal(game, 0, "c.courtesan.amulets.fish0") is Reason.SET_STANDS


def test_s16_prosperity_narrows_what_the_courtesan_may_fix():
    game = position(hands=["courtesan ivory3 fish0", "", ""], sets=[AMULETS], prosperity=[{"amulets": 1}])
    assert codes(game, 0, "c.") == {"c.courtesan.amulets.fish0"}
    assert refusal(game, 0, "c.courtesan.amulets.ivory3") is Reason.NOT_PROSPEROUS


ROW = "wheat1 marble0 queen fish1 thief cattle1"


def test_s17_the_merchant_takes_any_card_of_the_row_without_corruption():
    game = position(row=ROW, hands=["merchant", "", ""])
    assert codes(game, 0, "c.") == {f"c.merchant.{place}" for place in range(1, 7)}
    play(game, 0, "c.merchant.6")
    assert (hand(game, 0), pile(game, 0), names(game.view(0).discard)) == ("cattle1", "", "merchant")
    assert [card and card.code for card in game.view(None).row] == ["wheat1", "marble0", None, "fish1", None]


def test_s17_a_character_stays_unknown_until_taken_and_to_the_others_for_good():
    game = position(row=ROW, hands=["merchant", "", ""])
    bought = one(play(game, 0, "c.merchant.5"), CardBought)
    assert bought.seen(0).card.code == "thief"
    assert bought.seen(1).card is bought.seen(None).card is None
    assert hand(game, 0) == "thief"


def test_s17_a_place_beyond_the_row_is_none():
    game = position(row=ROW, hands=["merchant", "", ""])
    assert refusal(game, 0, "c.merchant.7") is Reason.NO_SUCH_PLACE
    assert refusal(game, 0, "c.merchant.0") is Reason.NO_SUCH_PLACE


def test_s17_the_merchants_choices_are_called_by_what_lies_open_in_the_row():
    """A character lies face down there, so its place tells no more than that."""
    game = position(row="wheat1 queen fish1", hands=["merchant", "", ""])
    (merchant,) = (choice for choice in decision_of(game, 0).choices if choice.code == "c.merchant")
    assert [(leaf.code, leaf.label.code) for leaf in merchant.choices] == [
        ("c.merchant.1", "wheat1"),
        ("c.merchant.2", "hidden"),
        ("c.merchant.3", "fish1"),
    ]
