"""Two actions are compared in the same worlds, so what luck they share says nothing, and the error is an honest one."""

from math import inf, isclose, sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from engine.ai.action_comparison import ComparisonResult, compare, merge_comparisons
from engine.ai.deadline import Deadline


class Drawn:
    """Two candidates of which the second is worth so much more; all luck but a little is the world's."""

    def __init__(self, seed=0, more=1.0, luck=0.5):
        self.random = Random(seed)
        self.more = more
        self.luck = luck
        self.played = []

    def draw(self):
        self.played.append([])
        return self.random.gauss(0, 20)

    def play(self, world, candidate):
        self.played[-1].append(candidate)
        return self.more * candidate + world + self.random.gauss(0, self.luck), 1


def test_both_are_played_in_each_world():
    playing = Drawn()
    found = compare(playing, 40, None)
    assert found.worlds == len(playing.played) == 40
    assert {tuple(sorted(one)) for one in playing.played} == {(0, 1)}


def test_what_a_world_has_for_both_says_nothing():
    found = compare(Drawn(), 400, None)
    assert isclose(found.gain, 1.0, abs_tol=3 * found.error)
    assert found.error < 0.05
    assert found.better > found.worse
    assert found.better + found.worse == 400
    back = compare(Drawn(more=-1.0), 400, None)
    assert back.gain < 0
    assert back.better < back.worse


def test_the_error_is_how_far_gains_of_other_luck_lie_apart():
    found = [compare(Drawn(seed), 60, None) for seed in range(300)]
    spread, claimed = stdev(one.gain for one in found), fmean(one.error for one in found)
    assert isclose(spread, claimed, rel_tol=0.15)


def test_where_nothing_differs_neither_is_better():
    found = compare(Drawn(more=0.0, luck=0.0), 10, None)
    assert (found.gain, found.error, found.better, found.worse) == (0.0, 0.0, 0, 0)


def test_a_deadline_cuts_it_short_but_for_the_first_world():
    clock = iter(range(100)).__next__
    assert compare(Drawn(), 90, Deadline(10.0, clock)).worlds == 11
    assert compare(Drawn(), 90, Deadline(-1.0, clock)).worlds == 1


def test_parts_are_as_good_as_the_whole():
    gains = [3.0, -1.0, 7.5, 0.0, 2.0]
    parts = [ComparisonResult(1, gain > 0, gain < 0, gain, gain * gain) for gain in gains]
    whole = merge_comparisons(parts)
    assert (whole.worlds, whole.better, whole.worse) == (5, 3, 1)
    assert isclose(whole.gain, fmean(gains))
    assert isclose(whole.error, stdev(gains) / sqrt(5))


@pytest.mark.parametrize("worlds", [0, 1])
def test_before_the_second_world_nothing_is_known_of_the_error(worlds):
    assert merge_comparisons([ComparisonResult(1, 1, 0, 4.0, 16.0)] * worlds).error == inf
