"""The score track and the steps on it (S18, S26), with the rulebooks' worked examples."""

import pytest

from engine.sobek.score_track import TRACK, Symbol, back, forward, penalised, space_of, symbol_at


def test_every_multiple_of_five_carries_its_number():
    assert [space for space in range(100) if TRACK[space] is Symbol.NUMBER] == list(range(0, 100, 5))


def test_the_four_spaces_between_two_numbers_carry_four_symbols():
    for number in range(0, 100, 5):
        assert len(set(TRACK[number + 1 : number + 5]) - {Symbol.NUMBER}) == 4


def test_s26_two_ankhs_back_from_61_is_52():
    assert symbol_at(61) is Symbol.ANKH
    assert penalised(61, 23) == 52
    assert back(61, Symbol.ANKH) == 57


def test_s26_three_numbers_back_from_50_is_35():
    assert penalised(50, 30) == penalised(50, 39) == 35


@pytest.mark.parametrize("points", [0, 9])
def test_s26_fewer_than_ten_points_cost_nothing(points):
    assert penalised(61, points) == 61


def test_s26_the_symbol_is_that_under_the_marker_before_the_first_step():
    for score in range(10, 140):
        for points in (10, 20, 30):
            after = penalised(score, points)
            assert after < score
            assert after == 0 or symbol_at(after) is symbol_at(score)


def test_s26_where_no_such_space_is_left_the_marker_stands_on_nothing():
    assert penalised(4, 10) == 0
    assert penalised(12, 90) == 0


def test_s26_100_stands_on_the_space_of_0():
    assert [space_of(score) for score in (99, 100, 101, 257)] == [99, 0, 1, 57]
    assert symbol_at(100) is Symbol.NUMBER
    assert symbol_at(101) is symbol_at(1)
    assert penalised(100, 10) == 95
    assert 96 <= penalised(101, 10) <= 99


def test_s18_forward_and_back_are_the_next_spaces_with_the_symbol():
    for score in range(120):
        for symbol in (Symbol.ANKH, Symbol.EYE, Symbol.FEATHER, Symbol.LOTUS):
            ahead = forward(score, symbol)
            assert symbol_at(ahead) is symbol
            assert all(symbol_at(between) is not symbol for between in range(score + 1, ahead))
            lower = back(score, symbol)
            start = 0 if lower is None else lower + 1
            assert all(symbol_at(between) is not symbol for between in range(start, score))
