"""Characters that concern the opponents: thief, vizier, scribe (S11, S14, S15)."""

import pytest

from engine.game import Refusal
from engine.sobek.actions import Reason
from engine.sobek.events import CardReclaimed, CardsGiven, CardStolen, CharacterPlayed, ChoiceMade, PileSeen

from .positions import codes, hand, names, one, pile, play, position, refusal


def test_s11_the_thief_names_a_player_and_a_back_of_that_hand():
    game = position(hands=["thief fish0g", "fish1 queen", "wheat0g"])
    assert codes(game, 0, "c.") == {"c.thief.1.beige", "c.thief.1.orange", "c.thief.2.green"}


def test_s11_a_card_of_that_back_changes_hands():
    game = position(hands=["thief", "fish1 queen", ""])
    stolen = one(play(game, 0, "c.thief.1.orange"), CardStolen)
    assert (hand(game, 0), hand(game, 1)) == ("queen", "fish1")
    assert stolen.back.code == "orange"
    assert game.waiting == (1,)


def test_s11_which_one_is_random():
    cards = "ivory3 fish1 wheat0 cattle0"
    found = set()
    for number in range(60):
        game = position(hands=["thief", cards, ""], seed=f"thief {number}")
        play(game, 0, "c.thief.1.beige")
        found.add(hand(game, 0))
        assert len(game.hands[1]) == 3
    assert found == set(cards.split())


def test_s11_only_the_two_of_them_learn_which():
    game = position(4, hands=["thief", "fish1", "", ""])
    stolen = one(play(game, 0, "c.thief.1.beige"), CardStolen)
    assert stolen.seen(0).card.code == stolen.seen(1).card.code == "fish1"
    assert stolen.seen(2).card is stolen.seen(3).card is stolen.seen(None).card is None


@pytest.mark.parametrize("code", ["c.thief.0.beige", "c.thief.2.beige", "c.thief.1.green", "c.thief.7.beige"])
def test_s11_not_oneself_nor_an_empty_hand_nor_a_back_that_is_not_there(code):
    game = position(hands=["thief fish1", "fish1", ""])
    assert refusal(game, 0, code) is Reason.NO_SUCH_TARGET


def test_s14_the_vizier_looks_through_a_pile_and_only_its_player_sees_it():
    game = position(hands=["vizier", "", ""], piles=["", "queen ivory3", "fish1"])
    assert codes(game, 0, "c.") == {"c.vizier.1", "c.vizier.2"}
    seen = one(play(game, 0, "c.vizier.1"), PileSeen)
    assert names(seen.seen(0).cards) == names(game.view(0).looked_at) == "ivory3 queen"
    assert seen.seen(2).cards is seen.seen(None).cards is None
    assert game.view(2).looked_at is game.view(None).looked_at is None
    assert (game.waiting, game.decision(0).kind) == ((0,), "vizier")


def test_s14_the_vizier_takes_one_card_of_it():
    game = position(hands=["vizier fish0", "", ""], piles=["", "queen ivory3 ivory3", ""])
    play(game, 0, "c.vizier.1")
    assert codes(game, 0) == {"v.queen", "v.ivory3"}
    taken = one(play(game, 0, "v.ivory3"), CardReclaimed)
    assert (hand(game, 0), pile(game, 1)) == ("ivory3 fish0", "ivory3 queen")
    assert taken.seen(2).card is taken.seen(None).card is None
    assert taken.seen(2).back.code == "beige"
    assert (game.waiting, game.view(0).looked_at) == ((1,), None)


def test_s14_only_an_opponent_with_a_pile_and_a_card_that_is_in_it():
    game = position(hands=["vizier", "", ""], piles=["fish1", "fish1", ""])
    assert refusal(game, 0, "c.vizier.0") is Reason.NO_SUCH_TARGET
    assert refusal(game, 0, "c.vizier.2") is Reason.NO_SUCH_TARGET
    play(game, 0, "c.vizier.1")
    assert refusal(game, 0, "v.ivory3") is Reason.NOT_IN_PILE


SEVEN = "fish1 fish1 fish1 wheat1 wheat1 wheat1 queen"
EIGHT = "ivory3 ebony2 marble2 cattle1 fish0 wheat0 amulet thief"


@pytest.mark.parametrize("scribe", ["scribe-cattle", "scribe-fish"])
def test_s15_every_opponent_with_more_than_six_cards_is_asked_at_once(scribe):
    game = position(4, hands=[f"{scribe} {EIGHT}", SEVEN, EIGHT, "fish0 fish0 fish0 fish0 fish0 fish0"])
    assert one(play(game, 0, f"c.{scribe}"), CharacterPlayed).effect
    assert game.waiting == (1, 2)
    assert game.decision(1).kind == game.decision(2).kind == "scribe"
    assert game.decision(0) is game.decision(3) is None
    gather = game.decision(2).choices[0].gather
    assert (gather.least, gather.most, names(gather.items)) == (2, 2, EIGHT)


def test_s15_the_rest_goes_under_their_own_corruption_tile_when_the_last_has_chosen():
    game = position(4, hands=["scribe-fish", SEVEN, EIGHT, ""])
    play(game, 0, "c.scribe-fish")
    play(game, 2, "g.thief")
    play(game, 1, "g.queen")
    assert (game.waiting, pile(game, 1), pile(game, 2)) == ((2,), "", "")
    assert refusal(game, 1, "g.fish1") is Refusal.NOT_WAITING
    events = play(game, 2, "g.ivory3")
    assert (pile(game, 1), pile(game, 2)) == ("queen", "ivory3 thief")
    assert (hand(game, 1), hand(game, 2)) == (SEVEN[:-6], "ebony2 marble2 cattle1 fish0 wheat0 amulet")
    assert game.waiting == (1,)
    assert [(given.seat, names(given.cards)) for given in events if isinstance(given, CardsGiven)] == [
        (1, "queen"),
        (2, "ivory3 thief"),
    ]


def test_s15_what_is_put_aside_is_seen_by_its_owner_only():
    game = position(3, hands=["scribe-fish", EIGHT, SEVEN])
    play(game, 0, "c.scribe-fish")
    made = one(play(game, 1, "g.thief"), ChoiceMade)
    assert names(made.seen(1).cards) == names(game.view(1).put_aside) == "thief"
    assert made.seen(0).cards is made.seen(2).cards is made.seen(None).cards is None
    assert game.view(2).put_aside == game.view(None).put_aside == ()
    given = [event for event in play(game, 1, "g.ivory3") + play(game, 2, "g.queen") if isinstance(event, CardsGiven)]
    assert given[0].seen(2).cards is given[0].seen(None).cards is None
    assert [back.code for back in given[0].seen(2).backs] == ["beige", "orange"]


def test_s15_a_card_put_aside_cannot_be_put_aside_again():
    game = position(hands=["scribe-fish", EIGHT, ""])
    play(game, 0, "c.scribe-fish")
    play(game, 1, "g.thief")
    assert "g.thief" not in codes(game, 1)
    assert refusal(game, 1, "g.thief") is Reason.NOT_IN_HAND


def test_s15_without_long_hands_the_scribe_has_no_effect():
    game = position(hands=[f"scribe-fish {SEVEN}", "fish1 fish1 fish1 fish1 fish1 fish1", ""])
    assert not one(play(game, 0, "c.scribe-fish"), CharacterPlayed).effect
    assert game.waiting == (1,)
