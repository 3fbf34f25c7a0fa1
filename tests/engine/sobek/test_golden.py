"""The recorded games still play as they did; how to write them again is said in docs/testing.md."""

import pytest

from tests.depth import first_of
from tests.engine.golden import label
from tests.engine.sobek.checker import check
from tests.engine.sobek.golden import GOLDENS

STORED = [
    pytest.param(golden, game, id=f"rules{golden.rules.version}-{label(game)}")
    for golden in GOLDENS
    for game in golden.stored()
]


@pytest.mark.parametrize(("golden", "game"), STORED)
def test_a_recorded_game_still_comes_to_its_result(golden, game):
    assert golden.results(game) == {"scores": game["scores"], "winners": game["winners"]}


@pytest.mark.parametrize(("golden", "game"), STORED)
def test_a_recorded_game_has_a_right_record(golden, game):
    check(golden.rules.record(game["seats"], game["options"], game["seed"], game["moves"]))


@first_of(("golden", "seats", "options"), [(one, *how) for one in GOLDENS for how in one.variants], 4)
def test_a_playthrough_is_the_one_under_version_control(golden, seats, options):
    assert golden.differences(seats, options)[:1] == []
