"""What a seat can expect when a round has been scored."""

from math import isclose

import pytest

from bench.outlook import fitted, games, line
from engine.simulation.rng import SeededRng
from engine.sobek.simulation.expected_lead import FITTED, expected_lead
from engine.sobek.simulation.state import OVER, SCORED, SimulationState


def scored(scores, after=1, asked=SCORED):
    sim = SimulationState(len(scores), True, False, SeededRng(0))
    sim.scores, sim.round, sim.asked = scores, after, asked
    return sim


def test_when_the_game_is_over_it_is_the_lead():
    sim = scored([70, 95, 90], 3, OVER)
    assert [expected_lead(sim, seat) for seat in range(3)] == [-25, 5, -5]


def test_with_two_seats_a_part_of_the_lead_remains_and_more_of_it_later():
    first, second = (expected_lead(scored([60, 40], after), 0) for after in (1, 2))
    assert 10 < first < second < 20
    assert isclose(expected_lead(scored([60, 40]), 1), -first)


@pytest.mark.parametrize("seats", [3, 4])
def test_several_rivals_who_are_close_are_more_to_fear_than_one(seats):
    """Nor does a rival who is far behind count for nothing, or for much."""
    close, one, alone = (expected_lead(scored([50, 50, *[rest] * (seats - 2)]), 0) for rest in (50, 20, 0))
    assert close < one - 3
    assert one - 3 < one < alone < one + 3


def test_what_is_kept_is_what_a_few_games_say():
    """As far as few games can tell, of which fewer have a third round."""
    first, second = games(2, 150)
    part, _, _ = FITTED[2][0]
    assert fitted(first)[0] == pytest.approx(part, abs=0.15)
    assert 0 < len(second) < len(first) == 300


def test_a_line_is_found_again():
    part, added, off = line([0.0, 2.0, 5.0], [1.0, 2.0, 3.5])
    assert (part, added) == pytest.approx((0.5, 1.0))
    assert off == pytest.approx(0)
