"""What keeps a game from being rated is stored as plain data."""

from __future__ import annotations

import json

import pytest

from bot.domain.pace import DAY
from bot.domain.rated_tables import Obstacle, ObstacleKind, obstacle_rows, obstacles_of, pair_obstacle

NOW = 1_800_000_000


def test_obstacles_come_back_as_they_were_stored() -> None:
    """With the users whom they are about."""
    obstacles = (
        Obstacle(ObstacleKind.HINTS),
        Obstacle(ObstacleKind.YOUNG, 5, until=9),
        Obstacle(ObstacleKind.DAY, 5, 6, 7),
    )
    assert obstacles_of(json.loads(json.dumps(obstacle_rows(obstacles)))) == obstacles


def test_an_older_bot_did_not_store_until_when_they_hold() -> None:
    """Its rows are read all the same."""
    assert obstacles_of([["young", 5, None]]) == (Obstacle(ObstacleKind.YOUNG, 5),)


@pytest.mark.parametrize(
    ("ago", "expected"),
    [
        ([1, 2], None),
        ([1, 2, DAY], None),
        ([1, 2, DAY - 1], Obstacle(ObstacleKind.DAY, 5, 6, NOW + 1)),
        ([DAY - 1, 9, 7, 8], Obstacle(ObstacleKind.DAY, 5, 6, NOW + DAY - 9)),
        ([DAY + number for number in range(19)], None),
        ([DAY + number for number in range(20)], Obstacle(ObstacleKind.MONTH, 5, 6, NOW + 29 * DAY - 19)),
        ([1, 2, 3, *range(DAY, DAY + 17)], Obstacle(ObstacleKind.DAY, 5, 6, NOW + DAY - 3)),
    ],
    ids=["few", "one is a day old", "enough", "more than enough", "nearly a month's", "a month's", "both"],
)
def test_a_pair_may_begin_another_game_when_the_first_that_counts_is_too_old(
    ago: list[int], expected: Obstacle | None
) -> None:
    """The limit of a day comes first; that of a month is found when it has lapsed."""
    assert pair_obstacle(5, 6, [NOW - one for one in ago], NOW) == expected
    if expected is not None and expected.until is not None and len(ago) < 20:
        assert pair_obstacle(5, 6, [NOW - one for one in ago], expected.until - 1) is not None
        assert pair_obstacle(5, 6, [NOW - one for one in ago], expected.until) is None


def test_no_obstacles_are_no_data() -> None:
    """Most tables have none."""
    assert obstacle_rows(()) is None
    assert obstacles_of(None) == ()
