"""What a seat can expect when a round has been scored."""

from math import isclose

import pytest

from bench.outlook import fitted, games, line
from engine.simulation.rng import Seeded
from engine.sobek.simulation.expected_lead import FITTED, outlook
from engine.sobek.simulation.state import OVER, SCORED, Lean


def scored(scores, after=1, asked=SCORED):
    lean = Lean(len(scores), True, False, Seeded(0))
    lean.scores, lean.round, lean.asked = scores, after, asked
    return lean


def test_when_the_game_is_over_it_is_the_lead():
    lean = scored([70, 95, 90], 3, OVER)
    assert [outlook(lean, seat) for seat in range(3)] == [-25, 5, -5]


def test_with_two_seats_a_part_of_the_lead_remains_and_more_of_it_later():
    first, second = (outlook(scored([60, 40], after), 0) for after in (1, 2))
    assert 10 < first < second < 20
    assert isclose(outlook(scored([60, 40]), 1), -first)


@pytest.mark.parametrize("seats", [3, 4])
def test_several_rivals_who_are_close_are_more_to_fear_than_one(seats):
    """Nor does a rival who is far behind count for nothing, or for much."""
    close, one, alone = (outlook(scored([50, 50, *[rest] * (seats - 2)]), 0) for rest in (50, 20, 0))
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
