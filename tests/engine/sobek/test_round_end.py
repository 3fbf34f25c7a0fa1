"""The end of a round and of the game, with the rulebooks' worked examples (S24 to S26, S28)."""

import pytest

from engine.sobek.actions import Reason
from engine.sobek.events import ChoiceMade, GameEnded, RoundEnded, RoundScored, SetsLaid
from engine.sobek.rounds import most_corrupt

from .positions import codes, kinds, names, one, play, position, refusal


def ending(**rest):
    """A position in which seat 0 takes the last card of the last delivery (an ivory without value)."""
    game = position(row="ivory0", deck="", **rest)
    return game, play(game, 0, "t.1")


def test_the_end_of_round_example_of_the_rulebook():
    """Seven cards: a lone fish, two of marble, and wheat that cannot join the wheat on the table."""
    game, events = ending(
        hands=["", "fish1 marble2 priestess wheat1 wheat0 wheat1 merchant"],
        sets=[{}, {"wheat": "wheat0 wheat0 wheat0"}],
    )
    assert one(events, RoundEnded).seat == 0
    assert game.waiting == (1,)
    assert {code[:7] for code in codes(game, 1)} == {"d", "l.wheat"}
    events = play(game, 1, "l.wheat.wheat1,wheat1,wheat0,merchant")
    laid = one(events, SetsLaid)
    assert [(one.good.code, names(one.cards)) for one in laid.sets] == [("wheat", "wheat1 wheat1 wheat0 merchant")]
    scored = one(events, RoundScored).seats[1]
    assert [(one.horizontal, one.cards, one.points) for one in scored.sets] == [(False, 3, 0), (True, 4, 2)]
    assert (scored.points, scored.pile, scored.corrupt) == (2, 3, True)


def test_the_scoring_example_of_the_rulebook():
    """38 points, 23 more are 61 on an ankh; the most corrupt goes two ankhs back to 52."""
    game, _ = ending(
        hands=["", "marble2 marble0 marble0"],
        piles=["", "fish0 wheat0 cattle0"],
        sets=[{}, {"wheat": "wheat1 wheat1 wheat1 wheat0", "fish": "fish1 fish1 fish1"}],
        scores=[0, 38, 0],
    )
    scored = one(play(game, 1, "l.marble.marble2,marble0,marble0"), RoundScored).seats[1]
    assert sorted(one.points for one in scored.sets) == [2, 9, 12]
    assert (scored.points, scored.before, scored.reached, scored.symbol.code) == (23, 38, 61, "ankh")
    assert (scored.corrupt, scored.steps, scored.after) == (True, 2, 52)
    assert game.scores[1] == 52


def test_s24_all_choose_at_the_same_time_and_who_has_no_set_is_not_asked():
    game, _ = ending(hands=["", "fish1 fish1 fish1", "wheat1 wheat1 amulet"])
    assert game.waiting == (1, 2)
    made = one(play(game, 2, "l.wheat.wheat1,wheat1,amulet"), ChoiceMade)
    assert made.seen(1).cards is made.seen(None).cards is None
    assert game.waiting == (1,)
    assert game.view(1).laid == game.view(None).laid == ()
    assert [names(one.cards) for one in game.view(2).laid] == ["wheat1 wheat1 amulet"]
    laid = [event.seat for event in play(game, 1, "l.fish.fish1,fish1,fish1") if isinstance(event, SetsLaid)]
    assert laid == [1, 2]


def test_s24_several_sets_but_one_of_each_good():
    game, _ = ending(hands=["", "fish1 fish1 fish0 fish0 wheat1 wheat1 wheat0 amulet amulet amulet"])
    play(game, 1, "l.fish.fish1,fish1,fish0")
    assert refusal(game, 1, "l.fish.fish0,amulet,amulet") is Reason.ALREADY_LAID
    assert not codes(game, 1, "l.fish")
    play(game, 1, "l.wheat.wheat1,wheat1,wheat0")
    assert codes(game, 1) == {"d", "l.-.amulet,amulet,amulet"}
    scored = one(play(game, 1, "l.-.amulet,amulet,amulet"), RoundScored).seats[1]
    assert [(one.good and one.good.code, one.points) for one in scored.sets] == [("fish", 2), ("wheat", 2), (None, 0)]
    assert scored.pile == 1


def test_s24_one_may_lay_less_or_nothing_and_the_rest_is_corruption():
    game, _ = ending(hands=["", "fish1 fish1 fish0"])
    assert "d" in codes(game, 1)
    scored = one(play(game, 1, "d"), RoundScored).seats
    assert (scored[1].points, scored[1].pile) == (0, 3)
    assert scored[0].pile == 1


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("l.fish.fish1,fish1", Reason.TOO_FEW_CARDS),
        ("l.fish.fish1,fish1,wheat0", Reason.MIXED_GOODS),
        ("l.fish.fish1,fish1,fish0", Reason.NOT_IN_HAND),
        ("l.ivory.amulet,amulet,amulet", Reason.NEEDS_GOOD),
        ("l.-.fish1,fish1,amulet", Reason.MIXED_GOODS),
    ],
)
def test_s24_a_horizontal_set_keeps_the_rules_of_sets(code, reason):
    game, _ = ending(hands=["", "fish1 fish1 wheat0 amulet amulet amulet"])
    assert refusal(game, 1, code) is reason


def test_s24_no_event_comes_of_a_horizontal_set():
    game, _ = ending(hands=["", "fish1 fish1 fish1"], tokens="flood")
    play(game, 1, "l.fish.fish1,fish1,fish1")
    assert game.round == 2


def test_s24_sets_score_scarabs_times_cards_prosperity_included():
    _, events = ending(
        sets=[
            {"fish": "fish1 fish1 amulet thief", "ivory": "ivory3 ivory3 ivory0"},
            {"amulets": "amulet amulet amulet"},
        ],
        prosperity=[{"fish": 1}, {"amulets": 2}],
    )
    scored = one(events, RoundScored).seats
    assert [(one.cards, one.scarabs, one.points) for one in scored[0].sets] == [(3, 6, 18), (4, 4, 16)]
    assert [one.token_scarabs for one in scored[0].sets] == [0, 2]
    assert [seat.points for seat in scored] == [34, 12, 0]


def _corrupt(piles, curses=(0, 0, 0)):
    return most_corrupt([kinds(words) for words in piles], list(curses))[0]


def test_s25_the_most_cards_with_curses_are_the_most_corrupt():
    assert _corrupt(["fish1 fish1", "fish0 fish0 fish0", ""]) == [1]
    assert _corrupt(["fish1 fish1", "fish0 fish0 fish0", "fish0"], [1, 0, 0]) == [0]


def test_s22_seats_and_their_scores_say_what_curses_add():
    """Code that shows corruption does not have to know what a curse is worth."""
    game = position(row="ivory0", deck="", piles=["fish1", "", ""], curses=[2, 0, 1])
    assert [seat.cursed for seat in game.view(None).seats] == [4, 0, 2]
    scored = one(play(game, 0, "t.1"), RoundScored).seats
    assert [(seat.cursed, seat.corruption) for seat in scored] == [(4, 6), (0, 0), (2, 2)]


def test_s25_a_tie_goes_to_the_most_scarabs_in_the_pile():
    assert _corrupt(["fish1 fish1", "ivory3 fish0", "fish0"]) == [1]


def test_s25_still_tied_all_of_them_are_corrupt():
    assert _corrupt(["fish1 fish1", "ebony2 fish0", "fish0"]) == [0, 1]


def test_s25_nobody_is_corrupt_with_nothing():
    assert _corrupt(["", "", ""]) == []


def test_s25_curses_alone_can_make_one_corrupt():
    assert _corrupt(["fish0", "", ""], [0, 1, 0]) == [1]


def test_s25_scarabs_are_told_only_of_those_who_were_tied():
    _, events = ending(piles=["ivory3", "fish1 fish0", "wheat0"])
    scored = one(events, RoundScored).seats
    assert [seat.pile_scarabs for seat in scored] == [3, 1, None]
    assert [seat.corrupt for seat in scored] == [True, False, False]


def test_s26_guild_and_deceit_points_do_not_count_for_the_penalty():
    _, events = ending(scores=[99, 0, 0], sets=[{"fish": "fish1 fish1 fish1"}])
    scored = one(events, RoundScored).seats[0]
    assert (scored.corrupt, scored.points, scored.steps, scored.after) == (True, 9, 0, 108)


def test_s26_only_the_corrupt_pay():
    _, events = ending(scores=[0, 38, 0], sets=[{}, {"ivory": "ivory3 ivory3 ivory0"}])
    scored = one(events, RoundScored).seats
    assert [(seat.corrupt, seat.steps) for seat in scored] == [(True, 0), (False, 0), (False, 0)]
    assert scored[1].after == 56


def test_s26_nobody_has_fewer_than_no_points():
    _, events = ending(sets=[{"fish": "fish1 fish1 fish1 amulet"}])
    scored = one(events, RoundScored).seats[0]
    assert (scored.reached, scored.steps) == (12, 1)
    assert scored.after >= 0


@pytest.mark.parametrize(("scores", "round", "over"), [((0, 101), 2, True), ((0, 100), 2, False), ((0, 150), 1, False)])
def test_s28_the_game_ends_after_round_two_if_somebody_has_more_than_100(scores, round, over):
    game = position(2, row="fish0", deck="", scores=scores, round=round)
    play(game, 0, "t.1")
    assert (game.outcome is not None) == over


def test_s28_the_penalty_counts_before_the_100():
    game = position(
        2,
        row="fish0",
        deck="",
        scores=[0, 84],
        round=2,
        piles=["", "fish0 fish0"],
        sets=[{}, {"ivory": "ivory3 ivory3 ivory0"}],
    )
    play(game, 0, "t.1")
    assert game.view(None).history[0].seats[1].reached == 102
    assert (game.scores[1] <= 100, game.outcome) == (True, None)


def test_s28_the_game_ends_after_round_three_and_most_points_win():
    game = position(row="fish0", deck="", scores=[7, 30, 2], round=3)
    ended = one(play(game, 0, "t.1"), GameEnded)
    assert (ended.outcome.scores, ended.outcome.winners) == ((7, 30, 2), (1,))
    assert game.outcome == game.view(None).outcome == ended.outcome
    assert (game.waiting, game.view(None).turn, game.view(None).asked) == ((), None, None)
    assert [game.legal(seat) for seat in range(3)] == [[], [], []]


def test_s28_ties_share_the_victory():
    game = position(row="fish0", deck="", scores=[30, 2, 30], round=3)
    play(game, 0, "t.1")
    assert game.outcome.winners == (0, 2)
