"""The characters of Treasures of the Pharaoh: the royal adviser and the spy (P7, P8)."""

import pytest

from engine.duel.actions import PlayCharacter, Reason
from engine.duel.codes import parse
from engine.duel.events import CharacterPlayed, PiroguesSeen, RoyalDiscarded, RoyalDrawn, TilesDrawn, TileStolen
from engine.duel.tiles import KIND, TILES, Power
from engine.effects.aim_types import UNAIMED, Copy
from engine.game import Refusal

from .positions import ankh, codes, hand, names, one, pile, play, position, refusal, sets, take, tokens

ADDED = ("fish-f0", "architect", "fish-f0,architect")


def test_p7_the_adviser_discards_a_royal_token_of_ones_choice():
    game = position(hands=["adviser"], royal=[[5, 2], [3]])
    assert codes(game, 0, "c") == {"c.adviser.2", "c.adviser.5"}
    events = play(game, 0, "c.adviser.5")
    assert one(events, RoyalDiscarded).value == 5
    assert (game.view(0).seats[0].royal_values, game.view(0).seats[0].royal) == ((2,), 1)
    assert (hand(game, 0), game.view(None).discard[-1].code) == ("", "adviser")


def test_p7_the_token_leaves_the_game_and_does_not_go_back_to_the_bag():
    game = position(hands=["adviser"], royal=[[5, 2], [3]])
    play(game, 0, "c.adviser.5")
    assert game.view(None).royal_bag == 3
    assert game.treasures is not None
    assert sorted(game.treasures.bag) == [1, 4, 6]


@pytest.mark.parametrize("viewer", [1, None])
def test_p7_its_value_is_seen_by_its_owner_alone(viewer):
    game = position(hands=["adviser"], royal=[[5, 2], [3]])
    events = [event.seen(viewer) for event in play(game, 0, "c.adviser.5")]
    assert one(events, RoyalDiscarded) == RoyalDiscarded(0, None)
    assert not any(event.reveals for event in events)
    assert "5" not in repr(one(events, CharacterPlayed))
    assert (game.view(viewer).seats[0].royal, game.view(viewer).seats[0].royal_values) == (1, None)


def test_p7_without_a_token_of_ones_own_there_is_no_effect():
    game = position(hands=["adviser"], royal=[[], [3]])
    assert codes(game, 0, "c") == {"c.adviser"}
    assert one(play(game, 0, "c.adviser"), CharacterPlayed).effect is False


def test_p7_d14_a_token_must_be_named_and_be_ones_own():
    game = position(hands=["adviser"], royal=[[5], [3]])
    assert refusal(game, 0, "c.adviser") is Reason.NEEDS_TARGET
    assert refusal(game, 0, "c.adviser.3") is Reason.NO_SUCH_TARGET


def spying(played, **more):
    """Return a game in which seat 0 has a spy, and those were played that are named."""
    return position(**{"hands": ["spy"], "royal": [[], []], **more}, played=played)


def test_p8_the_spy_applies_the_power_of_a_character_that_was_played_by_either_player():
    game = position(hands=["spy", "vizier queen fish-h1"], piles=["wheat-h1", ""], royal=[[], []], turn=1)
    play(game, 1, "c.queen")
    assert codes(game, 0, "c") == {"c.spy.queen"}
    events = play(game, 0, "c.spy.queen")
    played = one(events, CharacterPlayed)
    assert (played.tile.code, played.effect, played.copied) == ("spy", True, Power.QUEEN)
    assert len(one(events, TilesDrawn).tiles) == 3
    assert game.turn == 1


def test_p8_whom_it_copies_is_public():
    game = spying("queen thief", hands=["spy", "fish-h1"])
    events = [event.seen(None) for event in play(game, 0, "c.spy.thief.black")]
    played = one(events, CharacterPlayed)
    assert (played.copied, played.back) == (Power.THIEF, "black")
    assert one(events, TileStolen).tile is None
    assert game.view(None).played == (Power.QUEEN, Power.THIEF)


def test_p8_never_one_that_was_sold_nor_a_spy():
    game = position(hands=["wheat-h1 wheat-f0 merchant spy", "spy"], pirogues="", royal=[[], []], sold=[{}, {}], turn=0)
    play(game, 0, "s.wheat.wheat-h1,wheat-f0,merchant")
    assert codes(game, 1, "c") == {"c.spy"}
    assert one(play(game, 1, "c.spy"), CharacterPlayed).effect is False
    take(game, 0, "d3")
    assert game.view(None).played == ()
    assert refusal(game, 1, "c.spy.merchant.b3") is Reason.NOT_IN_HAND


def test_p8_one_that_had_no_effect_counts_and_one_without_effect_now_may_be_chosen():
    game = position(hands=["spy", "adviser"], royal=[[], []], turn=1)
    play(game, 1, "c.adviser")
    assert codes(game, 0, "c") == {"c.spy.adviser"}
    played = one(play(game, 0, "c.spy.adviser"), CharacterPlayed)
    assert (played.effect, played.copied) == (False, Power.ADVISER)


def test_p8_without_anybody_to_copy_there_is_no_effect():
    game = spying("")
    assert codes(game, 0, "c") == {"c.spy"}
    played = one(play(game, 0, "c.spy"), CharacterPlayed)
    assert (played.effect, played.copied) == (False, None)


def test_p8_somebody_must_be_copied_if_anybody_was_played_and_nobody_else():
    game = spying("queen thief", hands=["spy", "fish-h1"])
    assert refusal(game, 0, "c.spy") is Reason.NEEDS_TARGET
    assert refusal(game, 0, "c.spy.vizier") is Reason.NO_SUCH_TARGET
    assert refusal(game, 0, "c.spy.thief") is Reason.NEEDS_TARGET
    assert refusal(game, 0, "c.spy.thief.grey") is Reason.NO_SUCH_TARGET
    assert refusal(game, 0, "c.spy.queen.red") is Refusal.MALFORMED
    assert refusal(game, 0, PlayCharacter(TILES[KIND["spy"]], Copy(Power.SPY, UNAIMED))) is Reason.NO_SUCH_TARGET


def test_p8_both_scribes_are_one_choice_priest_and_priestess_are_two():
    hands = ["scribe-livestock scribe-fish priest priestess spy"]
    game = position(hands=hands, piles=["fish-h1"], royal=[[], []])
    for card in ("scribe-livestock", "scribe-fish", "priest.fish", "priestess"):
        play(game, 0, f"c.{card}")
        game.turn = 0
    assert codes(game, 0, "c") == {"c.spy.scribe", "c.spy.priest", "c.spy.priestess"}


def test_p8_the_copied_vizier_looks_and_then_takes():
    game = spying("vizier", piles=["", "fish-h1 wheat-h1"])
    play(game, 0, "c.spy.vizier")
    assert game.view(None).asked == "vizier"
    play(game, 0, "v.fish-h1")
    assert (hand(game, 0), game.turn) == ("fish-h1", 1)


def test_p8_the_copied_scribe_makes_the_opponent_give():
    game = spying("scribe", hands=["spy", "fish-h1 fish-v1 fish-f1 fish-b1 wheat-h1 wheat-v1 marble-h2 marble-v2"])
    play(game, 0, "c.spy.scribe")
    play(game, 1, "g.fish-h1", "g.wheat-h1")
    assert (pile(game, 1), game.turn) == ("fish-h1 wheat-h1", 1)


def test_p8_the_copied_courtesan_adds_tiles_but_not_the_spy_himself():
    game = spying("courtesan", hands=["spy fish-f0 architect"], sold=[{"fish": "fish-h1 fish-v1 fish-f1"}])
    assert codes(game, 0, "c.spy") == {f"c.spy.courtesan.fish.{tiles}" for tiles in ADDED}
    assert refusal(game, 0, "c.spy.courtesan.fish.spy") is Reason.NOT_IN_HAND
    play(game, 0, "c.spy.courtesan.fish.fish-f0,architect")
    assert sets(game, 0) == {"fish": "fish-h1 fish-v1 fish-f1 fish-f0 architect"}


def test_d6_p10_the_courtesan_may_add_the_spy():
    game = position(hands=["courtesan spy"], sold=[{"fish": "fish-h1 fish-v1 fish-f1"}], royal=[[], []])
    assert codes(game, 0, "c.courtesan") == {"c.courtesan.fish.spy"}


def test_p2_p8_the_copied_merchant_draws_royal_corruption_and_leaves_the_ankh():
    game = spying("merchant", market={"a1": "pharaoh-fish-ebony", "d3": "fish-h1", "d5": "wheat-f0"})
    events = play(game, 0, "c.spy.merchant.a1")
    assert one(events, RoyalDrawn).value in range(1, 7)
    assert (ankh(game), game.turn) == ("c3h", 1)


def test_p7_p8_the_copied_adviser_names_a_token():
    game = spying("adviser", royal=[[2, 6], []])
    assert codes(game, 0, "c") == {"c.spy.adviser.2", "c.spy.adviser.6"}
    told = [event.seen(1) for event in play(game, 0, "c.spy.adviser.6")]
    assert one(told, RoyalDiscarded).value is None
    assert "6" not in repr(one(told, CharacterPlayed))


def test_p8_the_copied_architect_draws_again_and_two_go_back_shuffled():
    orders = set()
    for number in range(20):
        game = spying("architect", aside="seven horus mummy snake1 snake2", seed=f"spy {number}")
        events = play(game, 0, "c.spy.architect")
        assert names(one(events, PiroguesSeen).pirogues) == "mummy seven horus"
        assert one(events, PiroguesSeen).seen(1).pirogues == ()
        play(game, 0, "p.seven")
        assert sorted(game.aside) == sorted(tokens("horus mummy snake1 snake2"))
        orders.add(tuple(game.aside))
        assert names(game.view(0).returned) == "mummy horus"
        assert game.view(1).returned == ()
    assert len(orders) > 5


def test_p8_who_draws_twice_knows_what_lies_aside_of_both():
    game = position(hands=["architect spy"], aside="seven horus mummy pyramid finger", royal=[[], []])
    play(game, 0, "c.architect", "p.seven")
    game.turn, game.aside = 0, tokens("finger pyramid horus mummy")
    play(game, 0, "c.spy.architect", "p.finger.d3")
    assert names(game.view(0).returned) == "pyramid mummy horus"


def test_p8_what_the_other_uses_is_not_said_to_lie_aside_any_longer():
    game = position(hands=["architect", "spy"], aside="seven horus mummy", royal=[[], []])
    play(game, 0, "c.architect", "p.seven")
    assert names(game.view(0).returned) == "mummy horus"
    play(game, 1, "c.spy.architect", "p.horus")
    assert names(game.view(0).returned) == "mummy"
    assert names(game.view(1).returned) == "mummy"


def test_p8_a_spy_counts_with_the_statues_for_a_priest_and_in_a_set():
    game = position(hands=["priest", "fish-h1 fish-v1 spy"], piles=["spy architect fish-h1"], royal=[[], []])
    play(game, 0, "c.priest.statue")
    assert pile(game, 0) == "fish-h1"
    assert codes(game, 1, "s") == {"s.fish.fish-h1,fish-v1,spy"}


def test_p8_the_choices_are_the_powers_and_below_them_their_own():
    game = spying("queen merchant courtesan thief", hands=["spy fish-f0", "fish-h1"], sold=[{"fish": "fish-h1"}])
    decision = game.decision(0)
    assert decision is not None
    spy = next(choice for choice in decision.choices if choice.code == "c.spy")
    assert [choice.code for choice in spy.choices] == [
        "c.spy.queen",
        "c.spy.thief",
        "c.spy.merchant",
        "c.spy.courtesan",
    ]
    queen, thief, merchant, courtesan = spy.choices
    assert queen.action == parse("c.spy.queen")
    assert [leaf.action for leaf in thief.choices] == [parse("c.spy.thief.black")]
    assert [column.code for column in merchant.choices] == [f"c.spy.merchant.{column}" for column in "bcdf"]
    assert [choice.gather is not None for choice in courtesan.choices] == [True]
    assert [choice.label for choice in spy.choices] == [Power(choice.code[6:]) for choice in spy.choices]
