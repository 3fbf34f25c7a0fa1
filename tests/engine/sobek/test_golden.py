"""The recorded games still play as they did; how to write them anew is said in docs/testing.md."""

import pytest

from tests.engine.golden import label
from tests.engine.sobek.checker import check
from tests.engine.sobek.golden import GOLDEN


@pytest.mark.parametrize("game", GOLDEN.stored(), ids=label)
def test_a_recorded_game_still_comes_to_its_result(game):
    assert GOLDEN.results(game) == {"scores": game["scores"], "winners": game["winners"]}


@pytest.mark.parametrize("game", GOLDEN.stored(), ids=label)
def test_a_recorded_game_has_a_right_record(game):
    check(GOLDEN.rules.record(game["seats"], game["options"], game["seed"], game["moves"]))


@pytest.mark.parametrize(("seats", "options"), GOLDEN.variants)
def test_a_playthrough_is_the_one_under_version_control(seats, options):
    assert GOLDEN.differences(seats, options)[:1] == []
