"""The computer merchant: always legal, always the same, and clearly better than chance."""

import pytest

from bench.play import play, uniform
from engine.duel import RULES
from engine.duel.codes import parse
from tests.engine.duel.positions import position
from tests.engine.duel.walks import steps, walk


def computer(view, legal, random):
    return RULES.choose(view, legal)


def test_it_answers_every_question_with_a_legal_action_and_always_the_same():
    for number in range(40):
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in game.waiting:
                legal = game.legal(seat)
                chosen = RULES.choose(game.view(seat), legal)
                assert chosen in legal
                assert chosen == RULES.choose(game.copy().view(seat), legal)


@pytest.mark.parametrize("options", [{}, {"expansion": "treasures"}], ids=["alone", "treasures"])
def test_p11_it_beats_random_play(options):
    won = 0
    for number in range(40):
        seat = number % 2
        players = [computer, uniform] if seat == 0 else [uniform, computer]
        won += play(RULES, 2, options, f"computer {number}", players).game.outcome.winners == (seat,)
    assert won >= 32


def test_there_must_be_something_to_choose_from():
    with pytest.raises(ValueError):
        RULES.choose(position().view(0), [])


@pytest.mark.parametrize(
    ("more", "wanted"),
    [
        # a valued tile beside the pawn rather than one behind three others
        ({"market": {"b3": "ivory-v3", "d3": "wheat-f0", "e3": "wheat-b0", "f3": "wheat-h1"}}, "t.1"),
        # nothing useful to take, and a set that is ready
        ({"market": {"f3": "wheat-f0", "e3": "queen", "d3": "wheat-b0"}, "pirogues": "seven"}, "s.ivory"),
    ],
)
def test_it_does_the_obvious(more, wanted):
    hands = ["ivory-v3 ivory-f3 ivory-b3" if wanted.startswith("s") else "ivory-f3", ""]
    game = position(**{"hands": hands, **more})
    assert RULES.choose(game.view(0), game.legal(0)).code.startswith(wanted)


@pytest.mark.parametrize(("lies", "wanted"), [("ebony-v2", "t.1"), ("marble-v0", "s.wheat")])
def test_it_sells_first_only_if_it_leaves_no_dear_tile_behind(lies, wanted):
    game = position(market={"d3": lies, "e3": "wheat-b0", "a1": "fish-h1"}, hands=["wheat-f1 wheat-b0 wheat-h0s", ""])
    assert RULES.choose(game.view(0), game.legal(0)).code.startswith(wanted)


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [("fish-h0s fish-h1 queen", "black"), ("fish-h0s queen", "red"), ("fish-h1 pharaoh-fish-ebony", "gold")],
)
def test_its_thief_takes_the_back_that_is_likeliest_to_be_dear(hand, wanted):
    game = position(hands=["thief", hand], royal=[[], []])
    thief = [action for action in game.legal(0) if action.code.startswith("c.")]
    assert RULES.choose(game.view(0), thief).code == f"c.thief.{wanted}"


def test_it_trades_a_tile_that_it_has_no_use_for():
    game = position(market={"d3": "fish-vd", "d5": "fish-h1"}, hands=["ivory-v3"])
    game.apply(0, parse("t.1"))
    assert RULES.choose(game.view(0), game.legal(0)).code == "d.trade"


@pytest.mark.parametrize(
    ("more", "wanted"),
    [
        # the token that weighs most
        ({"hands": ["adviser"], "royal": [[2, 6, 4], []]}, "c.adviser.6"),
        # a full hand of the opponent rather than a market of little use, and not what has no effect now
        (
            {"hands": ["spy", "fish-h1 fish-v1 fish-f1 fish-b1 wheat-h1 wheat-v1 ivory-v3 ivory-f3 ebony-h2 ebony-v2"]},
            "c.spy.scribe",
        ),
        # a good tile rather than one that may bring much corruption
        ({"hands": ["marble-v0"], "market": {"d3": "marble-h2", "b3": "pharaoh-fish-ebony"}}, "t.2"),
        # what a pharaoh tile makes of two tiles
        ({"hands": ["ivory-v3 ivory-f3 pharaoh-ivory-wheat wheat-h1"], "market": {"d3": "fish-f0"}}, "s.ivory"),
    ],
)
def test_it_does_the_obvious_with_the_treasures(more, wanted):
    game = position(**{"market": {"d3": "wheat-f0"}, "royal": [[], []], "played": "vizier scribe", **more})
    assert RULES.choose(game.view(0), game.legal(0)).code.startswith(wanted)
