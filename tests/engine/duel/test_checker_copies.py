"""The checker on the spy and the new pirogues (P8, P9): small positions with right moves and wrong ones."""

from collections import Counter

import pytest

from tests.engine.duel.checker_positions import TOKENS, made, played, position, refused, sold


def test_p8_the_spy_copies_who_was_played_for_his_power():
    """A played character has to be named, and is applied if it can be."""
    game = position(["spy"], ["fish-h1"], powers={"thief", "scribe-fish", "queen"})
    game.market.pile = []
    right = {"back": "black", "taken": "fish-h1"}
    made(game, **played("spy", **{"as": "thief"}, **right))
    made(game, **played("spy", **{"as": "scribe-fish"}, effect=False))
    made(game, **played("spy", **{"as": "queen"}, effect=False))
    for unplayed in ("scribe-livestock", "vizier", "spy", "nobody"):
        refused(game, **played("spy", **{"as": unplayed}, effect=False))
    refused(game, **played("spy", **right))
    refused(game, **played("spy", effect=False))
    refused(game, **played("spy", **{"as": "thief"}, effect=False))
    refused(game, **played("thief", **{"as": "thief"}, **right))


def test_p8_a_spy_has_nobody_to_copy_before_a_character_was_played():
    """The spy has no effect then, and cannot be copied."""
    game = position(["spy"], ["fish-h1"])
    after = made(game, **played("spy", effect=False))
    assert not after.powers
    refused(game, **played("spy", **{"as": "thief"}, effect=False))
    refused(game, **played("spy", **{"as": "spy"}, effect=False))
    refused(game, **played("spy"))


@pytest.mark.parametrize(
    "power", ["queen", "vizier", "thief", "merchant", "courtesan", "priest", "priestess", "adviser"]
)
def test_p8_who_has_no_effect_now_may_be_copied_for_none(power):
    """Also where another character would have an effect."""
    game = position(["spy"], powers={power, "architect"})
    game.market.pile = []
    made(game, **played("spy", **{"as": power}, effect=False))
    refused(game, **played("spy", **{"as": power}))
    refused(game, **played("spy", effect=False))
    refused(game, **played("spy", **{"as": "architect"}, effect=False))


def test_p8_who_was_played_without_effect_counts_and_who_was_sold_does_not():
    """Being played is what counts, not what came of it."""
    game = position(["vizier", "queen", "ivory-f3", "ivory-b3"], ["spy"])
    after = made(game, **played("vizier", effect=False))
    assert after.powers == {"vizier"}
    after = made(game, **sold("ivory", ["queen", "ivory-f3", "ivory-b3"], TOKENS[0], effect=False))
    assert not after.powers


def test_p8_a_copied_merchant_draws_a_token_and_a_copied_adviser_discards_one():
    """What is copied asks for the keys that it asks for itself."""
    market = {(0, 0): "pharaoh-fish-ebony", (5, 5): "fish-h1"}
    game = position(["spy"], market=market, powers={"merchant", "adviser"}, royal=[[3], []], royal_bag=[1])
    right = {"as": "merchant", "at": [0, 0], "taken": "pharaoh-fish-ebony"}
    assert made(game, **played("spy", **right, royal=1)).royal == [[3, 1], []]
    refused(game, **played("spy", **right))
    assert made(game, **played("spy", **{"as": "adviser"}, royal=3)).royal == [[], []]
    refused(game, **played("spy", **{"as": "adviser"}, royal=1))


def test_p8_the_spy_is_wild_and_goes_with_the_statues():
    """A set takes the spy as any good, and a priest who names statues removes it."""
    mine = Counter(["spy", "architect", "statue-h", "fish-h1"])
    game = position(["priest"], corruption=[mine, Counter()])
    after = made(game, **played("priest", good="statue", discarded=["statue-h", "spy", "architect"]))
    assert +after.corruption[0] == Counter(["fish-h1"])
    refused(game, **played("priest", good="statue", discarded=["statue-h", "architect"]))
    made(
        position(["spy", "fish-h1", "fish-v1"]), **sold("fish", ["spy", "fish-h1", "fish-v1"], TOKENS[0], effect=False)
    )


def test_p8_a_copied_courtesan_adds_the_architect_but_not_the_spy_himself():
    """The spy has left the hand when what it copies is applied."""
    has = {"fish": ["fish-h1", "fish-v1", "fish-f1"]}
    game = position(["spy", "architect"], powers={"courtesan"}, sold=[has, {}])
    made(game, **played("spy", **{"as": "courtesan"}, good="fish", tiles=["architect"]))
    refused(game, **played("spy", **{"as": "courtesan"}, good="fish", tiles=["spy"]))
    refused(game, **played("spy", **{"as": "courtesan"}, effect=False))


def test_p8_what_the_architect_did_not_use_can_be_drawn_again():
    """The two that are left go back to those set aside, the used one does not."""
    aside = Counter(["seven", "snake1", "snake2", "theft"])
    game = position(["architect", "spy"], market={(0, 0): "fish-h1"}, aside=aside)
    used = {"token": "seven", "effect": True}
    after = made(game, **played("architect", three=["seven", "snake1", "snake2"], pirogue=used))
    assert +after.aside == Counter(["snake1", "snake2", "theft"])
    after.turn = 0
    again = {"three": ["snake1", "snake2", "theft"], "pirogue": {"token": "snake2", "effect": True}}
    made(after, **played("spy", **{"as": "architect"}, **again))
    again["three"][0], again["pirogue"] = "seven", used
    refused(after, **played("spy", **{"as": "architect"}, **again))


def test_p9_theft_takes_a_deben_of_the_opponent_out_of_the_game():
    """It is one that the opponent has, and does not go back to the bag; without one nothing happens."""
    hand = ["fish-h1", "fish-v1", "fish-f1"]
    game = position(hand, deben=[[9], [3, 7]], bag=Counter([8]), board=Counter(["theft"]))
    after = made(game, **sold("fish", hand, "theft", effect=True, deben=7))
    assert (after.deben, after.bag) == ([[9], [3]], Counter([8]))
    for wrong in (9, 8, None):
        refused(game, **sold("fish", hand, "theft", effect=True, deben=wrong))
    refused(game, **sold("fish", hand, "theft", effect=False))
    none = position(hand, deben=[[9], []], board=Counter(["theft"]))
    made(none, **sold("fish", hand, "theft", effect=False))
    refused(none, **sold("fish", hand, "theft", effect=True, deben=9))
    refused(none, **sold("fish", hand, "theft", effect=False, deben=None))


def test_p9_the_other_scarabs_go_to_marble_or_ebony():
    """An own set of one of the two is needed, and the modest goods keep their own scarab pirogues."""
    hand = ["fish-h1", "fish-v1", "fish-f1"]
    marble = {"marble": ["marble-h2", "marble-v2", "marble-b2"]}
    game = position(hand, sold=[marble, {}], board=Counter(["scarabs", "scarabs2"]))
    after = made(game, **sold("fish", hand, "scarabs2", effect=True, good="marble"))
    assert after.blessed[0] == Counter(["marble"])
    for wrong in ("fish", "ebony"):
        refused(game, **sold("fish", hand, "scarabs2", effect=True, good=wrong))
    refused(game, **sold("fish", hand, "scarabs2", effect=False))
    refused(game, **sold("fish", hand, "scarabs", effect=True, good="marble"))
    none = position(hand, board=Counter(["scarabs2"]))
    made(none, **sold("fish", hand, "scarabs2", effect=False))
    refused(none, **sold("fish", hand, "scarabs2", effect=True, good="fish"))
