"""The ten characters (D14)."""

import pytest

from engine.duel.actions import Reason
from engine.duel.events import (
    CharacterPlayed,
    CorruptionCleared,
    CorruptionSeen,
    PiroguesSeen,
    SetExtended,
    TileBought,
    TilesDrawn,
    TilesGiven,
    TileStolen,
)

from .positions import MARKET, ankh, codes, hand, lying, names, one, pile, play, position, refusal, sets

EIGHT = "fish-h1 fish-v1 fish-f1 fish-f0 wheat-h0s wheat-v0s thief statue-b"


def test_a_played_character_leaves_the_game():
    game = position(hands=["queen"])
    play(game, 0, "c.queen")
    assert names(game.view(None).discard) == "queen"
    assert game.waiting == (1,)


def test_the_queen_takes_the_first_three_tiles_of_the_pile():
    game = position(hands=["queen"])
    drawn = one(play(game, 0, "c.queen"), TilesDrawn)
    assert names(drawn.tiles) == "ebony-h2 ebony-v2 wheat-f0"
    assert (hand(game, 0), game.view(None).pile) == ("ebony-h2 ebony-v2 wheat-f0", 6)


def test_the_queen_takes_as_many_as_remain():
    game = position(hands=["queen"], pile="fish-f0 thief")
    play(game, 0, "c.queen")
    assert hand(game, 0) == "fish-f0 thief"


def test_the_vizier_looks_at_the_opponents_corruption_and_takes_one_tile():
    game = position(hands=["vizier"], piles=["wheat-f0", "fish-h1 queen fish-h1"])
    seen = one(play(game, 0, "c.vizier"), CorruptionSeen)
    assert names(seen.tiles) == "fish-h1 fish-h1 queen"
    assert game.decision(0).kind == "vizier"
    assert names(game.view(0).looked_at) == "fish-h1 fish-h1 queen"
    assert codes(game, 0) == {"v.fish-h1", "v.queen"}
    assert refusal(game, 0, "v.wheat-f0") is Reason.NOT_IN_CORRUPTION
    play(game, 0, "v.queen")
    assert (hand(game, 0), pile(game, 1), game.waiting) == ("queen", "fish-h1 fish-h1", (1,))


def test_the_thief_takes_a_random_tile_of_the_back_he_chooses():
    taken = set()
    for number in range(30):
        game = position(hands=["thief", "fish-h1 wheat-f0 fish-h0s queen"], seed=f"thief {number}")
        assert codes(game, 0, "c") == {"c.thief.grey", "c.thief.black", "c.thief.red"}
        stolen = one(play(game, 0, "c.thief.black"), TileStolen)
        taken.add(stolen.tile.code)
        assert hand(game, 0) == stolen.tile.code
        assert len(game.hands[1]) == 3
    assert taken == {"fish-h1", "wheat-f0"}


def test_the_thief_cannot_choose_a_back_that_the_hand_has_not():
    game = position(hands=["thief", "fish-h1"])
    assert refusal(game, 0, "c.thief.red") is Reason.NO_SUCH_TARGET
    assert refusal(game, 0, "c.thief") is Reason.NEEDS_TARGET


def test_the_merchant_takes_any_tile_of_the_market_and_the_ankh_stays():
    game = position(hands=["merchant"])
    assert codes(game, 0, "c") == {f"c.merchant.{square}" for square in MARKET}
    told = one(play(game, 0, "c.merchant.c1"), TileBought)
    assert names([told.tile]) == "ebony-f0"
    assert (hand(game, 0), ankh(game), pile(game, 0)) == ("ebony-f0", "c3h", "")
    assert set(lying(game)) == {"b3", "d3", "f3"}
    assert refusal(position(hands=["merchant"]), 0, "c.merchant.a1") is Reason.NO_SUCH_SQUARE
    assert refusal(position(hands=["merchant"]), 0, "c.merchant") is Reason.NEEDS_TARGET


def test_the_merchant_may_take_a_character_and_nobody_turns_the_ankh():
    game = position(hands=["merchant"], market={"d3": "queen", "e3": "fish-h1"})
    play(game, 0, "c.merchant.d3")
    assert (hand(game, 0), ankh(game), game.waiting) == ("queen", "c3h", (1,))


def test_the_courtesan_adds_one_or_two_tiles_of_the_hand_to_an_own_set_of_that_good():
    game = position(
        hands=["courtesan fish-f0 fish-h0s wheat-h1"], sold=[{"fish": "fish-h1 fish-v1 fish-f1"}, {"wheat": "wheat-v1"}]
    )
    assert codes(game, 0, "c") == {
        "c.courtesan.fish.fish-f0",
        "c.courtesan.fish.fish-h0s",
        "c.courtesan.fish.fish-f0,fish-h0s",
    }
    told = one(play(game, 0, "c.courtesan.fish.fish-f0,fish-h0s"), SetExtended)
    assert told.total == 5
    assert sets(game, 0) == {"fish": "fish-h1 fish-v1 fish-f1 fish-f0 fish-h0s"}


def test_d6_the_courtesan_may_add_statues_and_the_architect():
    game = position(hands=["courtesan statue-b architect"], sold=[{"fish": "fish-h1 fish-v1 fish-f1"}])
    assert "c.courtesan.fish.statue-b,architect" in codes(game, 0)


def test_the_courtesan_adds_no_more_than_two_and_not_herself():
    game = position(
        hands=["courtesan wheat-h1 wheat-v1 wheat-f1 fish-h1"], sold=[{"wheat": "wheat-b1 wheat-f0 wheat-b0"}]
    )
    assert refusal(game, 0, "c.courtesan.wheat.wheat-h1,wheat-v1,wheat-f1") is Reason.TOO_MANY_TILES
    assert refusal(game, 0, "c.courtesan.wheat.courtesan") is Reason.NOT_IN_HAND
    assert refusal(game, 0, "c.courtesan.wheat.fish-h1") is Reason.MIXED_GOODS
    assert refusal(game, 0, "c.courtesan.fish.fish-h1") is Reason.NO_SUCH_SET


@pytest.mark.parametrize("priest", ["priest", "priestess"])
def test_a_priest_removes_all_tiles_of_one_good_its_characters_included(priest):
    game = position(hands=[priest], piles=["fish-h1 thief fish-h0s wheat-f0 statue-b architect", "fish-v1"])
    assert codes(game, 0, "c") == {f"c.{priest}.fish", f"c.{priest}.wheat", f"c.{priest}.statue"}
    told = one(play(game, 0, f"c.{priest}.fish"), CorruptionCleared)
    assert names(told.tiles) == "fish-h1 fish-h0s thief"
    assert (pile(game, 0), pile(game, 1)) == ("wheat-f0 statue-b architect", "fish-v1")


def test_d14_what_a_priest_removes_lies_on_the_discard_pile_with_him():
    """All see it there, and it is nowhere else."""
    game = position(hands=["priest"], piles=["fish-h1 wheat-f0 thief"])
    play(game, 0, "c.priest.fish")
    assert {names(game.view(viewer).discard) for viewer in (0, 1, None)} == {"priest fish-h1 thief"}


def test_a_priest_may_remove_all_statues_the_architect_included():
    game = position(hands=["priest"], piles=["fish-h1 statue-b architect statue-b"])
    play(game, 0, "c.priest.statue")
    assert pile(game, 0) == "fish-h1"


def test_d14_a_priest_names_what_the_own_corruption_has():
    game = position(hands=["priest"], piles=["fish-h1"])
    assert refusal(game, 0, "c.priest.wheat") is Reason.NO_SUCH_TARGET
    assert refusal(game, 0, "c.priest") is Reason.NEEDS_TARGET


def test_the_scribe_leaves_the_opponent_six_tiles_of_his_choice():
    game = position(hands=["scribe-fish", EIGHT], piles=["", "wheat-f0"])
    play(game, 0, "c.scribe-fish")
    assert (game.waiting, game.decision(1).kind) == ((1,), "scribe")
    gather = game.decision(1).choices[0].gather
    assert (gather.least, gather.most, len(gather.items)) == (2, 2, 8)
    play(game, 1, "g.fish-f0")
    assert names(game.view(1).put_aside) == "fish-f0"
    assert len(game.hands[1]) == 8
    assert refusal(game, 1, "g.fish-f0") is Reason.NOT_IN_HAND
    given = one(play(game, 1, "g.thief"), TilesGiven)
    assert names(given.tiles) == "fish-f0 thief"
    assert pile(game, 1) == "fish-f0 wheat-f0 thief"
    assert (len(game.hands[1]), game.waiting) == (6, (1,))


def test_the_architect_draws_three_pirogues_set_aside_and_applies_one():
    game = position(hands=["architect"], pirogues="finger", aside="seven horus mummy snake1")
    seen = one(play(game, 0, "c.architect"), PiroguesSeen)
    assert seen.architect
    assert game.decision(0).kind == "architect"
    assert names(game.view(0).drawn) == names(seen.pirogues) == "mummy seven horus"
    assert codes(game, 0) == {"p.mummy", "p.seven", "p.horus"}
    assert refusal(game, 0, "p.finger") is Reason.NO_SUCH_PIROGUE
    assert refusal(game, 0, "p.snake1") is Reason.NO_SUCH_PIROGUE
    play(game, 0, "p.seven")
    view = game.view(0)
    assert (view.seats[0].pirogue_points, names(view.returned), view.pirogues_left) == (7, "mummy horus", 1)
    assert view.pirogues is None
    assert game.waiting == (1,)


def test_the_architects_pyramid_gives_another_turn():
    game = position(hands=["architect"], aside="pyramid horus mummy")
    play(game, 0, "c.architect", "p.pyramid")
    assert game.waiting == (0,)


WITHOUT_EFFECT = {
    "queen": {"pile": ""},
    "vizier": {"piles": ["fish-h1", ""]},
    "thief": {},
    "merchant": {"market": {}},
    "courtesan": {"sold": [{}, {"fish": "fish-h1 fish-v1 fish-f1"}]},
    "priest": {"piles": ["", "fish-h1"]},
    "priestess": {},
    "scribe-fish": {},
    "scribe-livestock": {"hands": ["scribe-livestock", "fish-h1 fish-v1 fish-f1 fish-f0 wheat-h0s wheat-v0s"]},
}


@pytest.mark.parametrize("name", WITHOUT_EFFECT)
def test_d14_a_character_without_effect_may_be_played_and_is_discarded(name):
    game = position(**{"hands": [name, ""], **WITHOUT_EFFECT[name]})
    assert codes(game, 0, "c") == {f"c.{name}"}
    played = one(play(game, 0, f"c.{name}"), CharacterPlayed)
    assert not played.effect
    assert names(game.view(None).discard) == name


@pytest.mark.parametrize("pirogue", ["scarabs", "mummy", "finger"])
def test_d14_the_architects_pirogue_without_effect_may_be_chosen(pirogue):
    game = position(hands=["architect"], market={"c1": "fish-h1"}, aside=f"{pirogue} seven snake1")
    events = play(game, 0, "c.architect", f"p.{pirogue}")
    assert one(events, CharacterPlayed).effect
    assert names(game.view(None).pirogues_used) == pirogue


def test_d14_what_can_be_applied_must_be():
    game = position(hands=["courtesan fish-f0"], sold=[{"fish": "fish-h1 fish-v1 fish-f1"}])
    assert refusal(game, 0, "c.courtesan") is Reason.NEEDS_TARGET


def test_a_goods_tile_cannot_be_played_nor_what_is_not_held():
    game = position(hands=["fish-h1"])
    assert refusal(game, 0, "c.fish-h1") is Reason.NOT_A_CHARACTER
    assert refusal(game, 0, "c.queen") is Reason.NOT_IN_HAND
