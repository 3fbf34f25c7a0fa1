"""The end of the game and its score (D10 to D12)."""

import pytest

from engine.duel.ending import reward
from engine.duel.events import GameEnded, GameScored
from engine.duel.tiles import Pirogue
from engine.game import Refusal

from .positions import one, play, position, refusal

ALONE = {"market": {"d3": "statue-v"}, "pile": ""}
FISH = "fish-h1 fish-v1 fish-f1"


def ended(**more):
    """Take the last tile, after which seat 1 can do nothing but what its hand allows; return how it was scored."""
    game = position(**{**ALONE, **more})
    events = play(game, 0, "t.1")
    return game, one(events, GameScored)


def words(tiles):
    return " ".join(tile.code for tile in tiles)


def test_d10_the_game_ends_when_the_player_on_turn_can_do_nothing():
    game, scored = ended()
    assert scored.ended_by == 1
    assert (game.waiting, game.legal(0), game.decision(1)) == ((), [], None)
    assert refusal(game, 1, "f") is Refusal.GAME_OVER


@pytest.mark.parametrize(
    "more",
    [
        {"hands": ["", "queen"]},
        {"hands": ["", FISH]},
        {"pile": "fish-h1"},
        {"market": {"d3": "fish-v1", "d5": "fish-h1"}},
    ],
)
def test_d10_it_goes_on_while_he_can_take_sell_or_play_a_character(more):
    game = position(**{**ALONE, **more})
    play(game, 0, "t.1")
    assert (game.outcome, game.waiting) == (None, (1,))


def test_d10_a_hand_that_cannot_be_sold_is_no_action():
    game, _ = ended(hands=["", "fish-h1 fish-v1 wheat-f0"])
    assert game.outcome is not None


def test_d10_his_opponent_removes_the_sets_that_he_could_have_sold():
    """As in the rulebook's example: three wheat and their character go; a marble, an ivory and a character do not."""
    _, scored = ended(
        market={"d3": "marble-h2"}, hands=["wheat-h1 wheat-v1 wheat-f0 merchant ivory-v3 queen", "fish-h1"]
    )
    assert words(scored.seats[0].removed) == "wheat-h1 wheat-v1 wheat-f0 merchant"
    assert [seat.added for seat in scored.seats] == [3, 1]
    assert [seat.corruption for seat in scored.seats] == [3, 1]
    assert scored.seats[0].sets == ()


@pytest.mark.parametrize(
    ("held", "sold", "removed"),
    [
        ("fish-h1 fish-v1", {}, "fish-h1 fish-v1 statue-v"),
        ("fish-h1", {}, ""),
        ("fish-h1 statue-b", {}, "fish-h1 statue-v statue-b"),
        ("statue-h statue-b", {}, ""),
        ("statue-h statue-b", {"wheat": "wheat-h1"}, "statue-h statue-v statue-b"),
        ("statue-b", {"wheat": "wheat-h1"}, ""),
        ("fish-h1 fish-v1 wheat-h1 wheat-v1", {}, "fish-h1 fish-v1 statue-v"),
        ("fish-h1 wheat-h1 wheat-v1", {}, "wheat-h1 wheat-v1 statue-v"),
        ("fish-h1 fish-v1 fish-f1 wheat-h1 wheat-v1", {}, "fish-h1 fish-v1 fish-f1 wheat-h1 wheat-v1 statue-v"),
        ("fish-h1 fish-v1 fish-f1 wheat-h1", {}, "fish-h1 fish-v1 fish-f1 statue-v"),
        ("fish-h1 architect", {}, "fish-h1 statue-v architect"),
        ("thief scribe-fish", {}, "statue-v thief scribe-fish"),
        (
            "ivory-v3 ivory-f3 ebony-h2 wheat-h1 wheat-v1 statue-b",
            {},
            "ivory-v3 ivory-f3 wheat-h1 wheat-v1 statue-v statue-b",
        ),
    ],
)
def test_d10_the_largest_number_of_tiles_that_could_have_been_sold_is_removed(held, sold, removed):
    """The last tile that is taken is a statue, which every hand here has too."""
    _, scored = ended(hands=[held], sold=[sold])
    assert words(scored.seats[0].removed) == removed
    assert scored.seats[0].added == len(held.split()) + 1 - len(removed.split())


def test_d10_who_ends_the_game_has_nothing_removed():
    _, scored = ended(hands=["", "fish-h1 fish-v1 wheat-h1"])
    assert (scored.seats[1].removed, scored.seats[1].added) == ((), 3)


@pytest.mark.parametrize(
    ("corruption", "deben"),
    [((5, 5), (0, 0)), ((4, 5), (1, 0)), ((5, 3), (0, 1)), ((1, 4), (2, 0)), ((8, 2), (0, 3)), ((0, 30), (11, 0))],
)
def test_d11_the_least_corrupt_draws_a_deben_and_one_more_for_each_three_points(corruption, deben):
    assert reward(corruption) == deben


def test_rulebook_eight_corruption_points_against_one_earn_three_deben():
    assert reward((8, 1)) == (0, 3)
    game, scored = ended(piles=["wheat-f0 wheat-b0 fish-f0 fish-b0 marble-v0", "fish-h1"], owned=["snake2"])
    assert [seat.corruption for seat in scored.seats] == [8, 1]
    assert [len(seat.drawn) for seat in scored.seats] == [0, 3]
    assert sorted([*game.bag, *scored.seats[1].drawn]) == sorted(position().bag)


def test_d11_snakes_count_and_hands_too():
    _, scored = ended(hands=["fish-h1", "wheat-f0"], owned=["snake1", "snake1 snake2"])
    assert [(seat.tiles, seat.snakes, seat.corruption) for seat in scored.seats] == [(2, 1, 3), (1, 3, 4)]
    assert [seat.snake_tokens for seat in scored.seats] == [(Pirogue.SNAKE1,), (Pirogue.SNAKE1, Pirogue.SNAKE2)]


def test_d11_no_more_is_drawn_than_the_bag_holds():
    game, scored = ended(piles=["wheat-f0 wheat-b0 fish-f0 fish-b0 marble-v0 marble-b0"], bag=[4, 9])
    assert sorted(scored.seats[1].drawn) == [4, 9]
    assert game.bag == []


def test_rulebook_the_final_score_of_57_points():
    """Sets of 24 and 9 points, and 24 points of deben and pirogues: 3, 5, 7, a seven and a two."""
    sold = {"marble": "marble-h2 marble-v2 marble-b2 marble-v0", "fish": FISH}
    game, scored = ended(sold=[{}, sold], deben=[[], [3, 5, 7]], owned=["", "seven two-deben"], bag=[])
    lucile = scored.seats[1]
    assert [one.points for one in lucile.sets] == [24, 9]
    assert (lucile.set_points, lucile.deben_points, lucile.pirogue_points) == (33, 15, 9)
    assert lucile.points == 57
    assert game.outcome.scores == (0, 57)
    assert game.outcome.winners == (1,)


def test_d12_scarab_pirogues_count_for_every_tile_of_their_set():
    _, scored = ended(sold=[{"fish": FISH}], scarabs=[{"fish": 2}])
    assert [(one.tiles, one.scarabs, one.points) for one in scored.seats[0].sets] == [(3, 7, 21)]
    assert scored.seats[0].sets[0].token_scarabs == 4


def test_d12_a_tie_goes_to_the_less_corrupt():
    game, scored = ended(owned=["seven", "seven"], bag=[])
    assert [seat.corruption for seat in scored.seats] == [1, 0]
    assert (game.outcome.scores, game.outcome.winners) == ((7, 7), (1,))


def test_d12_a_tie_in_corruption_too_is_shared():
    game, _ = ended(owned=["seven", "seven"], piles=["", "fish-h1"], bag=[])
    assert game.outcome.winners == (0, 1)


def test_deben_are_open_at_the_end_and_no_sooner():
    game = position(deben=[[3, 4], [9]])
    assert [seat.values for seat in game.view(1).seats] == [None, (9,)]
    assert [seat.values for seat in game.view(None).seats] == [None, None]
    game, _ = ended(deben=[[3, 4], [9]], bag=[])
    assert [seat.values for seat in game.view(None).seats] == [(3, 4), (9,)]


def test_the_end_is_told_after_the_score():
    game = position(**ALONE)
    events = play(game, 0, "t.1")
    assert [type(event) for event in events[-2:]] == [GameScored, GameEnded]
    assert game.view(None).scored == events[-2]
