"""What keeps a game from being rated is stored as plain data."""

from __future__ import annotations

import json

from bot.domain.rated_tables import Obstacle, ObstacleKind, obstacle_rows, obstacles_of


def test_obstacles_come_back_as_they_were_stored() -> None:
    """With the users whom they are about."""
    obstacles = Obstacle(ObstacleKind.HINTS), Obstacle(ObstacleKind.YOUNG, 5), Obstacle(ObstacleKind.DAY, 5, 6)
    assert obstacles_of(json.loads(json.dumps(obstacle_rows(obstacles)))) == obstacles


def test_no_obstacles_are_no_data() -> None:
    """Most tables have none."""
    assert obstacle_rows(()) is None
    assert obstacles_of(None) == ()
