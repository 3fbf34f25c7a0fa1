"""OpenSpiel's search plays on the engine, and answers by what its seat knows alone."""

from random import Random

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel comes with the bench extra")

from bench.openspiel import best
from engine import duel, sobek


@pytest.mark.parametrize(("rules", "moves"), [(sobek.RULES, 9), (duel.RULES, 9)])
def test_it_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(rules, moves):
    game = rules.new(2, {}, "openspiel")
    memories = [rules.memory(game.view(seat)) for seat in range(2)]
    for _ in range(moves):
        seat = game.waiting[0]
        events = game.apply(seat, rules.choose(game.view(seat), game.legal(seat)))
        for own, memory in enumerate(memories):
            memory.learn(event.seen(own) for event in events)
    seat = game.waiting[0]
    legal = game.legal(seat)
    other = memories[seat].worlds(game.view(seat)).draw(Random(1))
    found = best(game.view(seat), memories[seat], legal, 40, "seed")
    assert len(legal) > 1
    assert found in legal
    assert best(other.view(seat), memories[seat], other.legal(seat), 40, "seed") == found


def test_it_takes_what_is_forced():
    game = sobek.RULES.new(2, {}, "openspiel")
    assert best(game.view(0), sobek.RULES.memory(game.view(0)), game.legal(0)[:1], 1, "seed") == game.legal(0)[0]
