"""Nothing is taken back where the mere fact that the game goes on has told something."""

from __future__ import annotations

from random import Random

import pytest

from bench.games import GAMES
from bot.store import Entry
from bot.tables import Reason
from bot.tables.game.session import begin_session


@pytest.mark.parametrize("kind", ["sobek", "duel"])
def test_who_is_asked_tells_nothing_that_can_be_taken_back(kind: str) -> None:
    rules, told, free = GAMES[kind], 0, 0
    for seed in range(60):
        random = Random(seed)
        course = begin_session(rules.new(2, {}, f"{seed:032x}"), 0)
        while course.game.waiting:
            seat = random.choice(course.game.waiting)
            course = course.play(Entry.PLAY, seat, [random.choice(list(course.game.legal(seat)))])
            asked = [
                course.game.decision(each) for each in course.game.waiting if course.opened[each] == course.version
            ]
            if any(decision is not None and decision.telling for decision in asked):
                told += 1
                assert course.take_back_refusal(seat) is Reason.TAKE_BACK_REVEALED
            elif course.take_back_refusal(seat) is None:
                free += 1
    assert told
    assert free


def test_a_duel_that_goes_on_only_by_a_hidden_set_says_so_of_nothing_else() -> None:
    rules = GAMES["duel"]
    for seed in range(200):
        random = Random(seed)
        game = rules.new(2, {}, f"{seed:032x}")
        while game.waiting:
            seat = game.waiting[0]
            decision = game.decision(seat)
            assert decision is not None
            if decision.kind == "turn":
                heads = {choice.code.partition(".")[0] for choice in decision.choices}
                assert decision.telling == (heads == {"s"})
            game.apply(seat, random.choice(list(game.legal(seat))))
