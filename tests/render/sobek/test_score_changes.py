"""What a choice of an event does to scores is told as the engine then does it."""

from __future__ import annotations

import pytest

from engine.game import walk
from engine.sobek.state import ChoosingEvent
from render.presentation import ScoreChange
from render.sobek import FACE
from tests.engine.sobek.positions import position

TOKENS = "guild-ankh guild-eye deceit flood curse"
SCORES = (48, 61, 3)


def choosing(scores=SCORES, piles=("wheat1 fish1",)):
    """Return a game in which a seat chooses an event, and its decision."""
    game = position(3, tokens=TOKENS, scores=scores, piles=piles, hands=["wheat1", "fish1", "ivory3"])
    game.pending = ChoosingEvent(0)
    return game, game.decision(0)


def changes(scores=SCORES, **more):
    """Return what is told of each choice, by its code."""
    game, decision = choosing(scores, **more)
    told = {choice.code: FACE.score_change(choice, game.view(0)) for choice in walk(decision.choices)}
    return {code: change for code, change in told.items() if change is not None}


def test_s18_s21_only_what_moves_a_marker_changes_a_score():
    assert changes() == {
        "e.guild-ankh": ScoreChange(0, 48, 52),
        "e.guild-ankh.1": ScoreChange(1, 61, 57),
        "e.guild-eye": ScoreChange(0, 48, 49),
        "e.guild-eye.1": ScoreChange(1, 61, 58),
        "e.deceit": ScoreChange(0, 48, 50),
    }


@pytest.mark.parametrize("scores", [SCORES, (99, 0, 107), (0, 4, 5), (95, 100, 33)])
def test_s18_s21_the_engine_does_what_was_told(scores):
    _, decision = choosing(scores)
    told = changes(scores)
    for choice in walk(decision.choices):
        if choice.action is None:
            continue
        game, _ = choosing(scores)
        game.apply(0, choice.action)
        for code in {choice.code, ".".join(choice.code.split(".")[:2])} & told.keys():
            assert game.scores[told[code].seat] == told[code].after


def test_who_only_looks_on_is_told_nothing():
    game, decision = choosing()
    assert {FACE.score_change(choice, game.view(None)) for choice in walk(decision.choices)} == {None}
