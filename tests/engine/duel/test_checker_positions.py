"""The checker on Treasures of the Pharaoh, ruling by ruling: small positions with right moves and wrong ones."""

from collections import Counter

import pytest

from tests.engine.duel import checker_market
from tests.engine.duel.checker import MORE_PIROGUES, PIROGUES, Played
from tests.engine.duel.checker_market import PHARAOH, PILE, TREASURES
from tests.engine.duel.checker_positions import DEAL, STARTERS, TOKENS, made, played, position, refused, sold, taken
from tests.engine.judging import Wrong


def test_p1_eight_tiles_join_the_pile_and_two_pirogues_the_others():
    """The deal has 63 tiles in the pile and 15 pirogues, and pharaoh tiles are no starting tiles."""
    assert sum((PILE + TREASURES).values()) == 63
    assert sum((PIROGUES + MORE_PIROGUES).values()) == 15
    for key, wrong in (
        ("pile", [*DEAL["pile"][:-1], "queen"]),
        ("pile", sorted(PILE.elements())),
        ("aside", DEAL["aside"][1:]),
        ("hands", [["pharaoh-fish-ebony", STARTERS[0]], STARTERS[2:4]]),
    ):
        with pytest.raises(Wrong):
            Played({**DEAL, key: wrong}, True)
        with pytest.raises(Wrong):
            Played({**DEAL, key: wrong}, False)


def test_p2_who_takes_a_pharaoh_tile_draws_a_token_and_turns_the_ankh():
    """The token is in the move, the Ankh lies on any line that shows a tile, and there is no deben for it."""
    game = position(market={(4, 2): "pharaoh-fish-ebony", (4, 3): "fish-h1", (5, 3): "queen"})
    right = taken("pharaoh-fish-ebony", royal=4)
    after = made(game, **right)
    made(game, **{**right, "turn": "b"})
    assert after.hands[0]["pharaoh-fish-ebony"] == 1
    assert after.royal == [[4], []]
    assert sorted(after.royal_bag) == [1, 2, 3, 5, 6]
    refused(game, **taken("pharaoh-fish-ebony"))
    refused(game, **{**right, "turn": "h"})
    refused(game, **{**right, "turn": None})
    refused(game, **{**right, "deben": 3})
    for wrong in (0, 7, None, True, "4", [4]):
        refused(game, **{**right, "royal": wrong})


def test_p3_each_token_is_drawn_once():
    """Only values that are still in the bag can be drawn."""
    game = position(market={(4, 2): "pharaoh-fish-ebony", (4, 3): "fish-h1"}, royal_bag=[2, 5], royal=[[1, 6], [3]])
    for value in range(1, 7):
        (made if value in (2, 5) else refused)(game, **taken("pharaoh-fish-ebony", royal=value))


def test_p2_no_token_for_other_tiles_nor_for_one_that_comes_otherwise():
    """Passed over, drawn by a queen, stolen or reclaimed, a pharaoh tile brings none."""
    refused(position(market={(4, 2): "fish-v1", (4, 3): "fish-h1"}), **taken("fish-v1", royal=1))
    passing = {(3, 2): "pharaoh-fish-ebony", (4, 2): "fish-v1", (4, 3): "fish-h1"}
    right = taken("fish-v1", skipped=["pharaoh-fish-ebony"])
    assert made(position(market=passing), **right).corruption[0] == Counter(["pharaoh-fish-ebony"])
    refused(position(market=passing), **right, royal=1)
    gold = "pharaoh-fish-ebony"
    for card, game, right in (
        ("queen", position(["queen"]), {"drawn": DEAL["pile"][:3]}),
        ("thief", position(["thief"], [gold]), {"back": "gold", "taken": gold}),
        ("vizier", position(["vizier"], corruption=[Counter(), Counter([gold])]), {"taken": gold}),
    ):
        game.market.pile = list(DEAL["pile"])
        made(game, **played(card, **right))
        refused(game, **played(card, **right, royal=1))


def test_p2_the_merchant_draws_a_token_for_a_pharaoh_tile_alone():
    """The player takes from the market and draws, but the Ankh stays as it lies."""
    game = position(["merchant"], market={(0, 0): "pharaoh-fish-ebony", (5, 5): "fish-h1"})
    after = made(game, **played("merchant", at=[0, 0], taken="pharaoh-fish-ebony", royal=6))
    assert (after.royal, after.market.line) == ([[6], []], "h")
    refused(game, **played("merchant", at=[0, 0], taken="pharaoh-fish-ebony"))
    refused(game, **played("merchant", at=[5, 5], taken="fish-h1", royal=6))
    made(game, **played("merchant", at=[5, 5], taken="fish-h1"))


def test_p4_a_pharaoh_tile_is_sold_as_either_of_its_goods():
    """With two statues it is a set of one of its goods and of no other, and it brings two scarabs."""
    hand = ["pharaoh-fish-ebony", "statue-h", "statue-v"]
    for good in checker_market.GOODS:
        right = sold(good, hand, TOKENS[0], **{"effect": False} if TOKENS[0] == "finger" else {})
        (made if good in ("fish", "ebony") else refused)(position(hand), **right)
    assert checker_market.scarabs_of([*PHARAOH, "fish-h1"]) == 13
    assert {checker_market.back_of(tile) for tile in PHARAOH} == {"gold"}


def test_p4_every_good_is_on_two_pharaoh_tiles_and_no_two_are_alike():
    """The six tiles are a ring of the six goods, and their names say which they show."""
    assert Counter(good for goods in PHARAOH.values() for good in goods) == Counter(
        dict.fromkeys(checker_market.GOODS, 2)
    )
    assert all(tile == f"pharaoh-{'-'.join(goods)}" for tile, goods in PHARAOH.items())
    assert len({frozenset(goods) for goods in PHARAOH.values()}) == 6


def test_p7_the_adviser_discards_one_of_his_players_own_tokens():
    """What is discarded leaves the game, and without a token nothing happens."""
    game = position(["adviser"], royal_bag=[1, 2, 3], royal=[[4, 6], [5]])
    after = made(game, **played("adviser", royal=6))
    assert after.royal == [[4], [5]]
    assert after.royal_bag == [1, 2, 3]
    for wrong in (1, 5, None, 6.0):
        refused(game, **played("adviser", royal=wrong))
    refused(game, **played("adviser"))
    refused(game, **played("adviser", effect=False))
    none = position(["adviser"], royal=[[], [5]])
    made(none, **played("adviser", effect=False))
    refused(none, **played("adviser", royal=5))


@pytest.mark.parametrize("good", ["fish", "marble"])
def test_p10_a_priest_removes_a_pharaoh_tile_with_either_of_its_goods(good):
    """All tiles that show the good go, a pharaoh tile among them."""
    mine = Counter(["pharaoh-marble-fish", "fish-h1", "marble-h2", "wheat-h1"])
    game = position(["priest"], corruption=[mine, Counter()])
    gone = ["pharaoh-marble-fish", {"fish": "fish-h1", "marble": "marble-h2"}[good]]
    made(game, **played("priest", good=good, discarded=gone))
    refused(game, **played("priest", good=good, discarded=gone[1:]))
    refused(game, **played("priest", good="wheat", discarded=["wheat-h1", "pharaoh-marble-fish"]))


def test_p10_the_courtesan_adds_a_pharaoh_tile_to_either_of_its_goods():
    """A set of a third good does not take it."""
    three = {good: [f"{good}-f0", f"{good}-b0", "statue-h"] for good in ("fish", "marble", "wheat")}
    game = position(["courtesan", "pharaoh-marble-fish"], sold=[three, {}])
    for good in three:
        right = played("courtesan", good=good, tiles=["pharaoh-marble-fish"])
        (refused if good == "wheat" else made)(game, **right)


def test_p10_the_thief_may_name_the_gold_back():
    """A pharaoh tile has this back and no other."""
    game = position(["thief"], ["pharaoh-fish-ebony", "fish-h1"])
    made(game, **played("thief", back="gold", taken="pharaoh-fish-ebony"))
    for back in ("black", "red", "grey"):
        refused(game, **played("thief", back=back, taken="pharaoh-fish-ebony"))


@pytest.mark.parametrize(
    ("hand", "largest"),
    [
        (["pharaoh-fish-ebony", "pharaoh-marble-fish", "fish-h1"], 3),
        (["pharaoh-fish-ebony", "pharaoh-ebony-livestock", "fish-h1", "fish-v1", "ebony-h2", "ebony-v2"], 6),
        (["pharaoh-fish-ebony", "fish-h1", "fish-v1", "ebony-h2", "ebony-v2"], 3),
        (["pharaoh-fish-ebony", "fish-h1", "fish-v1", "ebony-h2", "ebony-v2", "spy"], 6),
        (["pharaoh-fish-ebony", "statue-h", "spy"], 3),
        (["pharaoh-fish-ebony", "pharaoh-ivory-wheat", "wheat-h1"], 0),
    ],
)
def test_p10_the_largest_number_is_removed_whatever_good_that_takes(hand, largest):
    """Each pharaoh tile counts as that good by which most tiles go, and only once."""
    game = position(other=hand)
    assert game.most(1) == largest
    assert not game.are_sets(1, hand) or largest == len(hand)
