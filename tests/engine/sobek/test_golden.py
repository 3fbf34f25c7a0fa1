"""The recorded games still play as they did; how to write them anew is said in docs/testing.md."""

import pytest

from engine.sobek import RULES
from tests.engine.sobek.checker import check
from tests.engine.sobek.golden.games import FOLDER, SIZES, playthroughs, results, stored


@pytest.mark.parametrize("game", stored(), ids=lambda game: f"{game['seats']}-{game['seed'][:6]}")
def test_a_recorded_game_still_comes_to_its_result(game):
    assert results(game) == {"scores": game["scores"], "winners": game["winners"]}


@pytest.mark.parametrize("game", stored(), ids=lambda game: f"{game['seats']}-{game['seed'][:6]}")
def test_a_recorded_game_has_a_right_record(game):
    check(RULES.record(game["seats"], game["options"], game["seed"], game["moves"]))


@pytest.mark.parametrize("seats", SIZES)
def test_a_playthrough_is_the_one_under_version_control(seats):
    name = f"{seats}-seats.txt"
    now = playthroughs([game for game in stored() if game["seats"] == seats])[name].splitlines()
    then = (FOLDER / name).read_text(encoding="ascii").splitlines()
    for number, (new, old) in enumerate(zip(now, then, strict=False), start=1):
        assert new == old, f"{name}, line {number}"
    assert len(now) == len(then)
