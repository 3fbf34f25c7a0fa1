"""A step stands in a real game: what was played before, the move that is asked for, and what another would do."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import GAMES
from bot.lessons import Scene, Shows, Step, played, position, sobek
from engine.game import IllegalAction


def step_of(kind: str, move: int) -> Step:
    rules, chance, moves = GAMES[kind].rules, Random(kind), []
    game = rules.new(2, {}, "a lesson")
    while len(moves) <= move:
        seat = game.waiting[0]
        action = chance.choice(game.legal(seat))
        game.apply(seat, action)
        moves.append((seat, action.code))
    return Step("take", Scene(2, {}, "a lesson", tuple(moves)), move, Shows.BOARD, ())


@pytest.mark.parametrize("kind", GAMES)
def test_a_step_stands_before_its_move(kind):
    step, rules = step_of(kind, 9), GAMES[kind].rules
    game = position(rules, step)
    assert step.seat in game.waiting
    assert step.right in {action.code for action in game.legal(step.seat)}
    after, events = played(rules, step, step.right)
    assert events
    assert after.view(step.seat) != game.view(step.seat)


@pytest.mark.parametrize("kind", GAMES)
def test_another_move_tells_what_would_have_happened(kind):
    rules = GAMES[kind].rules
    step = next(
        one for one in (step_of(kind, move) for move in range(9, 30)) if len(position(rules, one).legal(one.seat)) > 1
    )
    told = {action.code: played(rules, step, action.code)[1] for action in position(rules, step).legal(step.seat)}
    assert len(told) > 1
    assert all(told.values())
    with pytest.raises(IllegalAction):
        played(rules, step, "nothing")


def test_what_others_may_know_alone_is_not_told():
    """Not even the hand that the other is dealt when the learner's move ends the round."""
    rules, step = GAMES["sobek"].rules, sobek.LESSON.steps[-1]
    events = position(rules, step).apply(step.seat, rules.parse(step.right))
    told = played(rules, step, step.right)[1]
    assert told == tuple(event.seen(step.seat) for event in events)
    assert told != tuple(events)
