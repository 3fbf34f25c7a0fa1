"""Recorded games are played again: neither rules nor what is seen may change unnoticed."""

import pytest

from engine.duel import RULES

from .checker import check
from .golden.games import PLAYTHROUGH, RECORDED, moves_of, results, stored, written


@pytest.mark.parametrize("number", range(RECORDED))
def test_a_recorded_game_comes_to_the_same_result(number):
    game = stored()[number]
    assert results(game) == {name: game[name] for name in ("corruption", "scores", "winners")}


@pytest.mark.parametrize("number", range(RECORDED))
def test_a_recorded_game_has_a_right_record(number):
    game = stored()[number]
    check(RULES.record(2, {}, game["seed"], game["moves"]))


def test_the_playthrough_is_the_one_under_version_control():
    now = written(stored()).splitlines()
    then = PLAYTHROUGH.read_text(encoding="ascii").splitlines()
    for number, (new, old) in enumerate(zip(now, then, strict=False), start=1):
        assert new == old, f"line {number}"
    assert len(now) == len(then)


def test_moves_are_read_as_they_are_written():
    assert moves_of("0:t.1 1:s.fish.fish-h1,fish-v1,fish-f1") == [(0, "t.1"), (1, "s.fish.fish-h1,fish-v1,fish-f1")]
