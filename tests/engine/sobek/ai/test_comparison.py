"""Two moves of Sobek are compared by what their seat knows, as a search would judge them."""

from math import hypot
from random import Random

import pytest

from engine.ai.worlds_contract import determinise
from engine.sobek import RULES
from engine.sobek.ai.search import compare, search
from tests.engine.sobek.ai.all_knowing import Told
from tests.engine.sobek.worlds import SOBEK

MOMENTS = (1, 2, 7, 8)


def moment(number, after=14):
    """Give a game, a seat that is to choose there, and its memory."""
    for count, (game, viewer, memory, _, _) in enumerate(SOBEK.course(number, 0.6)):
        if count >= after and viewer in game.waiting and len(game.legal(viewer)) > 1:
            return game, viewer, memory
    pytest.fail("never asked")


def test_the_gain_is_the_difference_of_what_a_search_finds():
    game = RULES.new(2, {}, "gain")
    seat = game.waiting[0]
    view, memory, (made, *_, other) = game.view(seat), RULES.memory(game.view(seat)), game.legal(seat)
    found = compare(view, memory, made, other, 60, "seed")
    judged = {one.action: one for one in search(view, memory, [made, other], 200, "another").judged}
    error = hypot(found.error, *(one.error for one in judged.values()))
    assert found.worlds == 60
    assert found.gain == pytest.approx(judged[other].mean - judged[made].mean, abs=3 * error)
    back = compare(view, memory, other, made, 60, "a third")
    assert back.gain == pytest.approx(-found.gain, abs=3 * hypot(found.error, back.error))


@pytest.mark.parametrize("number", MOMENTS)
def test_worlds_that_differ_in_what_a_seat_cannot_know_give_the_same_answer(number):
    game, seat, memory = moment(number)
    world = determinise(game.view(seat), memory, Random(7))
    assert world.deck != game.deck
    first, *_, last = game.legal(seat)
    answers = [compare(one.view(seat), memory, first, last, 12, "seed") for one in (game, world)]
    assert answers[0] == answers[1]


def test_there_must_be_a_seat_a_world_and_a_memory_of_the_game():
    game, seat, _ = moment(1)
    first, *_, last = game.legal(seat)
    for view, worlds in ((game.view(None), 5), (game.view(seat), 0)):
        with pytest.raises(ValueError, match="nothing to judge"):
            compare(view, Told(game), first, last, worlds, "seed")
    with pytest.raises(TypeError):
        compare(game.view(seat), object(), first, last, 5, "seed")


def test_the_rules_have_it_in_all_versions():
    assert [RULES.of(version).compare for version in ("1", "2")] == [compare, compare]
