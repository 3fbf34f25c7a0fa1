"""Counted figures stay visible for later readers and name nothing."""

from __future__ import annotations

import pytest

from bot.telemetry.metrics import RollingMaximum


@pytest.mark.parametrize(
    ("values", "highest"),
    [
        ([(0, 3)], 3),
        ([(0, 3), (59, 1)], 3),
        ([(0, 3), (60, 1)], 1),
        ([(0, 1), (10, 3), (20, 2)], 3),
        ([(0, 3), (10, 2), (61, 1)], 2),
        ([(0, 3), (10, 3), (61, 1)], 3),
        ([(0, 3), (10, 1), (20, 2), (75, 0)], 2),
    ],
)
def test_the_highest_of_a_minute_is_shown_until_it_is_over(values: list[tuple[float, float]], highest: float) -> None:
    """Of values with their moments."""
    kept = RollingMaximum(60.0)
    assert [kept.add(moment, value) for moment, value in values][-1] == highest
