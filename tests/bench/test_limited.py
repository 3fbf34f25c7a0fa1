"""The benchmark of turns within rate limits: a short run gives every figure, with each habit of the bot."""

from __future__ import annotations

import asyncio

import pytest

from bench import limited

pytestmark = pytest.mark.deep


def test_a_short_run_within_the_limits_gives_every_figure() -> None:
    """Every turn pings the next player with words, which become the new board, and nothing is refused."""
    (one,) = asyncio.run(limited.measure([2], 0.5))
    assert (one.tables, one.called) == (2, one.turns)
    assert one.turns > 0
    assert one.requests_a_turn == pytest.approx(2, abs=0.5)
    assert one.refused.total() == 0


@pytest.mark.parametrize(
    ("habits", "requests"), [(("wordless",), 1.0), (("followup",), 1.0), (("followup", "wordless"), 0.0)]
)
def test_a_habit_saves_what_it_is_to_save(habits: tuple[str, ...], requests: float) -> None:
    """A board that is posted at once is not edited, and a follow-up does not count."""
    (one,) = asyncio.run(limited.measure([2], 0.5, habits=habits))
    assert one.requests_a_turn == pytest.approx(requests, abs=0.6)
