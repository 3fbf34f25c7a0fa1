"""A step as the learner sees it: nothing if the rules no longer allow the game, and the result of each move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games import GAMES
from bot.lessons import Step, answer, situation
from engine.game import IllegalAction
from tests.bot.lessons.written import changed, lesson_of

STEPS = [(kind, step) for kind in GAMES for step in lesson_of(kind).steps]


@pytest.mark.parametrize(("kind", "step"), STEPS, ids=lambda one: one if isinstance(one, str) else one.code)
def test_a_step_asks_its_seat_for_its_move(kind: str, step: Step) -> None:
    """And shows no other seat's view."""
    now = situation(GAMES[kind].rules, step)
    assert now is not None
    assert now.view.viewer == step.seat
    assert step.right in now.legal
    assert now.right.right
    assert now.right == answer(GAMES[kind].rules, step, [step.right])


@pytest.mark.parametrize(("kind", "step"), STEPS, ids=lambda one: one if isinstance(one, str) else one.code)
def test_every_other_move_is_not_the_one_unless_it_comes_to_the_same(kind: str, step: Step) -> None:
    """Each can be played, and leaves the step as it was."""
    rules, now = GAMES[kind].rules, situation(GAMES[kind].rules, step)
    assert now is not None
    for code in sorted(now.legal):
        done = answer(rules, step, [code])
        same = (done.view, done.events) == (now.right.view, now.right.events)
        assert done.right == (code == step.right or same), code
    assert situation(rules, step) == now


@pytest.mark.parametrize("kind", GAMES)
def test_a_game_that_the_rules_do_not_have_any_more_is_no_situation(kind: str) -> None:
    """Nor is one in which the move that is asked for cannot be made, or that nobody could set up."""
    rules, step = GAMES[kind].rules, lesson_of(kind).steps[-1]
    assert situation(rules, changed(step, "nothing", 0)) is None
    assert situation(rules, changed(step, "nothing", step.move)) is None
    assert situation(rules, replace(step, scene=replace(step.scene, seats=9))) is None
    with pytest.raises(IllegalAction):
        answer(rules, step, ["nothing"])
