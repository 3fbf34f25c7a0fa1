"""Taking cards, corruption, deliveries and the end of a round (S2, S3, S4, S9)."""

import pytest

from engine.sobek.actions import Reason
from engine.sobek.events import CardTaken, Delivered, RoundEnded
from engine.sobek.game import Sobek

from .positions import codes, hand, names, one, pile, play, position, refusal

EXAMPLE = "wheat0 marble2 amulet queen fish1 thief marble0"


def test_s2_the_first_four_are_counted_among_the_cards_still_there():
    game = position(row=EXAMPLE)
    assert codes(game, 0, "t.") == {"t.1", "t.2", "t.3", "t.4"}
    play(game, 0, "t.2")
    assert [card and card.code for card in game.view(None).row] == ["amulet", None, "fish1", None, "marble0"]
    play(game, 1, "t.3")
    assert hand(game, 1) == "fish1"


@pytest.mark.parametrize("left", [1, 2, 3])
def test_s2_fewer_cards_leave_fewer_choices(left):
    game = position(row=" ".join(EXAMPLE.split()[:left]))
    assert codes(game, 0, "t.") == {f"t.{place}" for place in range(1, left + 1)}
    assert refusal(game, 0, f"t.{left + 1}") is Reason.NO_SUCH_PLACE


def test_s2_s3_a_view_says_what_can_be_taken_and_what_it_costs():
    """Nothing outside the engine has to know how far a hand reaches."""
    game = position(row=EXAMPLE)
    costs = game.view(None).costs
    assert codes(game, 0, "t.") == {f"t.{place}" for place in range(1, len(costs) + 1)}
    for place, cost in enumerate(costs, 1):
        after = game.copy()
        play(after, 0, f"t.{place}")
        assert len(pile(after, 0).split()) == cost


def test_s3_taking_the_first_card_brings_no_corruption():
    game = position(row=EXAMPLE)
    play(game, 0, "t.1")
    assert (hand(game, 0), pile(game, 0)) == ("wheat0", "")
    assert game.waiting == (1,)


def test_s3_the_skipped_cards_go_under_the_takers_corruption_tile():
    game = position(row=EXAMPLE, piles=["ivory0", "", ""])
    taken = one(play(game, 0, "t.3"), CardTaken)
    assert (hand(game, 0), pile(game, 0)) == ("amulet", "ivory0 marble2 wheat0")
    assert names(taken.skipped) == "wheat0 marble2"
    assert pile(game, 1) == pile(game, 2) == ""


def test_s3_skipped_characters_too_but_only_the_taker_learns_them():
    game = position(row="thief queen fish1 wheat0")
    taken = one(play(game, 0, "t.3"), CardTaken)
    assert pile(game, 0) == "queen thief"
    assert names(taken.seen(0).skipped) == "thief queen"
    assert taken.seen(1).skipped == taken.seen(None).skipped == (None, None)
    assert taken.seen(1).card.code == "fish1"


def test_s3_a_character_taken_is_known_to_its_taker_only():
    game = position(row="queen fish1")
    taken = one(play(game, 0, "t.1"), CardTaken)
    assert taken.seen(0).card.code == "queen"
    assert taken.seen(1).card is None
    assert taken.seen(1).back.code == "orange"


def test_s3_owners_see_their_pile_at_any_time_and_nobody_else_does():
    game = position(piles=["", "ivory3 queen", ""], turn=0)
    assert pile(game, 1) == "ivory3 queen"
    for viewer in (0, 2, None):
        assert game.view(viewer).seats[1].pile is None


def test_s4_who_takes_the_last_card_lays_out_nine_new_ones():
    deck = "ebony0 queen wheat0 fish0 cattle0 marble2 amulet ivory0 wheat1 fish1 fish1"
    game = position(row="fish1 marble0", deck=deck)
    delivered = one(play(game, 0, "t.2"), Delivered)
    shown = [card.code if card else None for card in game.view(None).row]
    assert shown == ["ebony0", None, "wheat0", "fish0", "cattle0", "marble2", "amulet", "ivory0", "wheat1"]
    assert (delivered.row, delivered.deck) == (game.view(1).row, 2)
    assert game.waiting == (1,)


def test_s4_a_delivery_is_as_many_cards_as_the_deck_still_has():
    game = position(row="fish1", deck="ebony0 wheat0 fish0 cattle0 marble2 ivory0")
    play(game, 0, "t.1")
    assert (len(game.row), len(game.deck)) == (6, 0)


def test_s4_the_merchant_who_takes_the_last_card_delivers_too():
    game = position(row="fish1", hands=["merchant", "", ""])
    assert one(play(game, 0, "c.merchant.1"), Delivered).deck == 0
    assert (len(game.row), game.waiting) == (9, (1,))


@pytest.mark.parametrize(("in_hand", "code"), [("", "t.1"), ("merchant", "c.merchant.1")])
def test_s4_the_round_ends_at_once_with_the_last_card_of_the_last_delivery(in_hand, code):
    game = position(row="fish1", deck="", hands=[in_hand, "", ""])
    assert one(play(game, 0, code), RoundEnded).seat == 0
    assert game.round == 2


@pytest.mark.parametrize(("seats", "deliveries"), [(2, 5), (3, 6), (4, 6)])
def test_s4_a_round_has_six_deliveries_and_five_with_two_players(seats, deliveries):
    game, count = Sobek.new(seats, {}, "deliveries"), 1
    while game.round == 1 and game.pending is None:
        events = game.apply(game.waiting[0], game.legal(game.waiting[0])[0])
        count += any(isinstance(event, Delivered) for event in events)
    assert count == deliveries


def test_s9_a_turn_is_one_card_one_character_or_one_set():
    game = position(hands=["fish1 fish1 fish0 queen", "", ""])
    assert {code[0] for code in codes(game, 0)} == {"t", "c", "s"}
    assert game.decision(0).kind == "turn"
    play(game, 0, "t.1")
    assert game.waiting == (1,)


def test_s9_there_is_no_passing():
    assert codes(position(row="fish1"), 0) == {"t.1"}


def test_s9_turns_go_round_the_table():
    game = position(4, turn=3)
    play(game, 3, "t.1")
    assert game.waiting == (0,)
    assert game.legal(3) == game.legal(1) == []
