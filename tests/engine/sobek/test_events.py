"""What the event tokens do (S18 to S23)."""

import pytest

from engine.sobek.actions import Reason
from engine.sobek.events import EventChosen, MarkerMoved, PileCounted, PileEmbalmed

from .positions import codes, hand, names, one, pile, play, position, refusal, stands


def choosing(token, *, played="fish1 fish1 fish1", good="fish", **rest):
    """A position in which seat 0 has just played a set and picks an event."""
    game = position(hands=[played, *rest.pop("hands", [])], tokens=token, **rest)
    play(game, 0, f"s.new.{good}.{','.join(played.split())}")
    return game


@pytest.mark.parametrize(
    ("token", "forward", "back"),
    [("guild-ankh", 61, 52), ("guild-eye", 62, 53), ("guild-feather", 63, 54), ("guild-lotus", 64, 51)],
)
def test_s18_the_guild_moves_both_markers_to_the_next_space_with_its_symbol(token, forward, back):
    game = choosing(token, scores=[60, 55, 0])
    moved = [event for event in play(game, 0, f"e.{token}.1") if isinstance(event, MarkerMoved)]
    assert game.scores == [forward, back, 0]
    assert [(event.seat, event.before, event.after) for event in moved] == [(0, 60, forward), (1, 55, back)]
    assert game.waiting == (1,)


def test_s18_a_marker_already_on_the_symbol_goes_on_to_the_next():
    game = choosing("guild-ankh", scores=[61, 61, 0])
    play(game, 0, "e.guild-ankh.1")
    assert game.scores[1] == 57
    assert game.scores[0] > 61


def test_s18_an_opponent_who_would_fall_below_zero_cannot_be_chosen():
    game = choosing("guild-ankh", scores=[0, 0, 20])
    assert codes(game, 0) == {"e.guild-ankh.2"}
    assert refusal(game, 0, "e.guild-ankh.1") is Reason.NO_SUCH_TARGET
    assert refusal(game, 0, "e.guild-ankh.0") is Reason.NO_SUCH_TARGET


def test_s18_where_no_opponent_can_be_chosen_only_the_own_marker_moves():
    game = choosing("guild-ankh", scores=[61, 0, 0])
    assert codes(game, 0) == {"e.guild-ankh"}
    assert one(play(game, 0, "e.guild-ankh"), EventChosen).effect
    assert game.scores[0] > 61
    assert game.scores[1:] == [0, 0]


def test_s18_above_99_the_track_begins_again():
    game = choosing("guild-lotus", scores=[98, 101, 0])
    play(game, 0, "e.guild-lotus.1")
    assert (game.scores[0] > 99, game.scores[1] < 101) == (True, True)


def test_s19_prosperity_goes_on_an_own_set_of_wheat_fish_or_cattle():
    game = choosing(
        "prosperity",
        sets=[
            {"wheat": "wheat1 wheat1 wheat0", "ivory": "ivory3 ivory0 ivory0"},
            {"cattle": "cattle1 cattle1 cattle1"},
        ],
    )
    assert codes(game, 0) == {"e.prosperity.fish", "e.prosperity.wheat"}
    chosen = one(play(game, 0, "e.prosperity.wheat"), EventChosen)
    assert (chosen.effect, chosen.good.code) == (True, "wheat")
    wheat = game.view(None).seats[0].sets[-1]
    assert (wheat.prosperity, wheat.scarabs, wheat.points) == (1, 4, 12)


def test_s19_also_on_the_set_just_played():
    game = choosing("prosperity")
    play(game, 0, "e.prosperity.fish")
    assert game.view(1).seats[0].sets[0].scarabs == 5


def test_s19_a_set_may_hold_both_tokens():
    game = choosing("prosperity", sets=[{}], prosperity=[{"fish": 1}])
    play(game, 0, "e.prosperity.fish")
    assert game.view(1).seats[0].sets[0].scarabs == 7


def test_s19_an_amulet_set_that_got_prosperity_takes_only_the_three_goods():
    game = choosing("prosperity", played="amulet amulet amulet", good="-")
    assert codes(game, 0) == {"e.prosperity.amulets"}
    assert one(play(game, 0, "e.prosperity.amulets"), EventChosen).effect
    game.hands[0], game.turn = sorted(position(hands=["ivory3 ivory3 ivory3 fish1 fish1 fish1"]).hands[0]), 0
    assert codes(game, 0, "s.amulets") == {"s.amulets.fish.fish1,fish1,fish1"}
    assert refusal(game, 0, "s.amulets.ivory.ivory3,ivory3,ivory3") is Reason.NOT_PROSPEROUS
    play(game, 0, "s.amulets.fish.fish1,fish1,fish1")
    fish = game.view(None).seats[0].sets[0]
    assert (fish.good.code, fish.prosperity, fish.scarabs, len(fish.cards)) == ("fish", 1, 5, 6)


def test_s19_without_such_a_set_it_has_no_effect():
    game = choosing("prosperity", played="ivory3 ivory3 ivory3", good="ivory")
    assert codes(game, 0) == {"e.prosperity"}
    assert refusal(game, 0, "e.prosperity.ivory") is Reason.NO_SUCH_SET


def test_s20_embalming_brings_the_whole_pile_to_the_hand():
    game = choosing("embalming", piles=["queen wheat0 amulet"], curses=[1, 0, 0])
    embalmed = one(play(game, 0, "e.embalming"), PileEmbalmed)
    assert (hand(game, 0), pile(game, 0)) == ("wheat0 amulet queen", "")
    assert names(embalmed.seen(0).cards) == "wheat0 amulet queen"
    assert embalmed.seen(1).cards is embalmed.seen(None).cards is None
    assert [back.code for back in embalmed.seen(1).backs] == ["beige", "beige", "orange"]
    assert game.curses == [1, 0, 0]


def test_s20_an_empty_pile_has_no_effect():
    game = choosing("embalming", curses=[2, 0, 0])
    assert not one(play(game, 0, "e.embalming"), EventChosen).effect


def test_s21_deceit_scores_a_point_for_each_card_in_the_own_pile():
    game = choosing("deceit", piles=["queen ivory3 amulet", "fish1"], scores=[10, 0, 0], curses=[2, 0, 0])
    counted = one(play(game, 0, "e.deceit"), PileCounted)
    assert (counted.points, game.scores) == (3, [13, 0, 0])
    assert pile(game, 0) == "ivory3 amulet queen"
    assert counted.seen(None) == counted


def test_s21_an_empty_pile_has_no_effect():
    game = choosing("deceit", curses=[2, 0, 0])
    assert not one(play(game, 0, "e.deceit"), EventChosen).effect
    assert game.scores == [0, 0, 0]


def test_s22_a_curse_is_given_to_an_opponent_and_is_seen_by_all():
    game = choosing("curse")
    assert codes(game, 0) == {"e.curse.1", "e.curse.2"}
    assert refusal(game, 0, "e.curse.0") is Reason.NO_SUCH_TARGET
    play(game, 0, "e.curse.2")
    assert [seat.curses for seat in game.view(None).seats] == [0, 0, 1]


def test_s22_a_curse_counts_two_cards_and_leaves_with_the_round():
    game = position(row="fish1", deck="", piles=["fish1", "", ""], curses=[0, 1, 0])
    play(game, 0, "t.1")
    scored = game.view(None).history[0].seats
    assert [seat.corruption for seat in scored] == [2, 2, 0]
    assert game.curses == [0, 0, 0]


def test_s22_a_curse_has_no_scarabs():
    game = position(row="fish0", deck="", piles=["", "", "wheat1 wheat0"], curses=[0, 1, 0])
    play(game, 0, "t.1")
    assert [seat.corrupt for seat in game.view(None).history[0].seats] == [False, False, True]


def test_s23_the_flood_gives_one_more_full_turn():
    game = choosing("flood curse", hands=["", ""], played="fish1 fish1 fish1")
    play(game, 0, "e.flood")
    assert (game.waiting, game.decision(0).kind) == ((0,), "turn")
    play(game, 0, "t.2")
    assert (stands(game, 0), game.waiting) == ({"fish": "fish1 fish1 fish1"}, (1,))


def test_s23_the_flood_cannot_be_refused():
    game = choosing("flood")
    assert codes(game, 0) == {"e.flood"}
    play(game, 0, "e.flood")
    assert game.waiting == (0,)
