"""The apprentice does what the computer does, and now and then what is next best; never anything worse."""

import pytest

from bench.games import GAMES
from engine.ai.apprentice import choose_as_apprentice


def ranked(view, legal):
    """The first is the best."""
    return legal[0]


def test_one_of_the_three_best_is_chosen_mostly_the_best():
    chosen = [choose_as_apprentice(ranked, "view", ["a", "b", "c", "d"], number) for number in range(1000)]
    assert 870 < chosen.count("a") < 930
    assert chosen.count("b") > 30
    assert chosen.count("c") > 30
    assert "d" not in chosen


def test_what_is_alone_is_chosen_and_of_two_the_worse_one_at_most():
    assert {choose_as_apprentice(ranked, "view", ["a"], number) for number in range(100)} == {"a"}
    assert {choose_as_apprentice(ranked, "view", ["a", "b"], number) for number in range(100)} == {"a", "b"}


@pytest.mark.parametrize("code", ["sobek", "duel"])
def test_a_game_of_apprentices_is_legal_and_always_the_same(code):
    rules = GAMES[code]

    def played():
        game, moves, slips = rules.new(2, {}, "apprentices"), [], 0
        while game.waiting:
            seat = game.waiting[0]
            view, legal = game.view(seat), game.legal(seat)
            action = choose_as_apprentice(rules.choose, view, legal, len(moves))
            slips += action != rules.choose(view, legal)
            game.apply(seat, action)
            moves.append(action.code)
        return moves, slips

    moves, slips = played()
    assert slips
    assert played() == (moves, slips)
