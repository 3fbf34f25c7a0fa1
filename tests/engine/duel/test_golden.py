"""The recorded games still play as they did; how to write them again is said in docs/testing.md."""

import pytest

from tests.depth import first_of
from tests.engine.duel.checker import check
from tests.engine.duel.golden import GOLDEN_TREASURES, GOLDENS
from tests.engine.duel.rarities import RARE_TREASURES, rarities
from tests.engine.golden import label

RECORDED = GOLDEN_TREASURES.stored()
STORED = [pytest.param(golden, game, id=label(game)) for golden in GOLDENS for game in golden.stored()]


@pytest.mark.parametrize(("golden", "game"), STORED)
def test_a_recorded_game_still_comes_to_its_result(golden, game):
    assert golden.results(game) == {"scores": game["scores"], "winners": game["winners"]}


@pytest.mark.parametrize(("golden", "game"), STORED)
def test_a_recorded_game_has_a_right_record(golden, game):
    check(golden.rules.record(game["seats"], game["options"], game["seed"], game["moves"]))


@first_of(("golden", "seats", "options"), [(one, *how) for one in GOLDENS for how in one.variants], 4)
def test_a_playthrough_is_the_one_under_version_control(golden, seats, options):
    assert golden.differences(seats, options)[:1] == []


def test_p8_in_the_recorded_games_of_the_expansion_everything_rare_of_it_happens():
    """A spy is everybody there, with an effect and without."""
    games = (GOLDEN_TREASURES.rules.record(one["seats"], one["options"], one["seed"], one["moves"]) for one in RECORDED)
    assert {name for record in games for name in rarities(record)} >= RARE_TREASURES
