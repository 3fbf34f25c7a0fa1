"""Sequential halving gives the best candidates most playouts, in the same worlds, and says how sure it is."""

from math import inf, isclose, sqrt
from random import Random
from statistics import stdev

import pytest

from engine.ai.deadline import Deadline
from engine.ai.halving import Tally, halve, judge


class Drawn:
    """Candidates that are worth their numbers, give or take what luck a world has for all and for each."""

    def __init__(self, seed=0, luck=0.5, cost=1):
        self.random = Random(seed)
        self.cost = cost
        self.luck = luck
        self.worlds = []

    def draw(self):
        self.worlds.append([])
        return self.random.gauss(0, 2 * self.luck)

    def play(self, world, candidate):
        self.worlds[-1].append(candidate)
        return candidate + world + self.random.gauss(0, self.luck), self.cost


def test_half_of_the_candidates_are_left_out_after_each_stage():
    playing = Drawn()
    tallies = halve(playing, 8, 240, None)
    assert sum(one.visits for one in tallies) == 240
    assert [sorted(one.stages for one in tallies).count(stage) for stage in range(4)] == [4, 2, 1, 1]
    assert max(tallies, key=lambda one: one.stages) is tallies[7]
    assert tallies[7].visits == 10 + 20 + 40


def test_all_that_are_left_are_played_in_the_same_worlds():
    playing = Drawn()
    halve(playing, 4, 80, None)
    assert {len(world) for world in playing.worlds} == {4, 2}
    assert all(len(set(world)) == len(world) for world in playing.worlds)


@pytest.mark.parametrize(("candidates", "budget"), [(2, 1), (5, 3), (3, 7), (30, 31)])
def test_no_more_is_played_than_asked(candidates, budget):
    tallies = halve(Drawn(), candidates, budget, None)
    assert sum(one.visits for one in tallies) == budget


def test_playouts_that_cost_more_are_fewer():
    """The last one may cost more than is left."""
    tallies = halve(Drawn(cost=7), 4, 100, None)
    assert sum(one.visits for one in tallies) == 15
    assert [one.spent for one in tallies] == [7 * one.visits for one in tallies]
    assert judge([Drawn] * 4, lambda: Drawn(cost=7), 100, None).playouts == 100


def test_a_deadline_cuts_it_short_but_for_the_first_playout():
    clock = iter(range(100)).__next__
    assert [one.visits for one in halve(Drawn(), 3, 90, Deadline(10.0, clock))] == [4, 4, 3]
    assert [one.visits for one in halve(Drawn(), 3, 90, Deadline(-1.0, clock))] == [1, 0, 0]


def test_a_tally_knows_its_mean_and_error():
    values = [3.0, -1.0, 7.5, 7.5]
    tally = Tally()
    assert (tally.mean, tally.error) == (-inf, inf)
    for value in values:
        tally.add(value)
    assert isclose(tally.mean, sum(values) / 4)
    assert isclose(tally.error, stdev(values) / sqrt(4))


def test_the_error_is_how_far_means_of_other_luck_lie_apart():
    found = [halve(Drawn(seed), 2, 60, None)[1] for seed in range(300)]
    spread = stdev(one.mean for one in found)
    claimed = sum(one.error for one in found) / len(found)
    assert isclose(spread, claimed, rel_tol=0.15)
