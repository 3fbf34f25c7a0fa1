"""What the searches of all games promise: the same in any process, cut short as asked, and honest about their error."""

from __future__ import annotations

import pickle
import subprocess
import sys
from statistics import fmean, stdev

import pytest

from engine.ai.deadline import Deadline
from tests.engine.ai.search_positions import GAMES, begun, found

each = pytest.mark.parametrize(("rules", "options"), GAMES.values(), ids=GAMES)


def in_the_middle(rules, options, seed, moves=10):
    """Return the same after some moves of merchants."""
    game = rules.new(2, options, seed)
    memories = [rules.memory(game.view(seat)) for seat in range(2)]
    for _ in range(moves):
        (seat,) = game.waiting
        events = game.apply(seat, rules.choose(game.view(seat), game.legal(seat)))
        for own, memory in enumerate(memories):
            memory.learn(event.seen(own) for event in events)
    (seat,) = game.waiting
    return game.view(seat), memories[seat], game.legal(seat)


_ELSEWHERE = """
from tests.engine.ai.search_positions import GAMES, found
for rules, options in GAMES.values():
    print(repr(found(rules, options, "elsewhere", 24)))
"""


def test_any_process_comes_to_the_same():
    """However it hashes."""
    elsewhere = subprocess.run(
        [sys.executable, "-c", _ELSEWHERE], env={"PYTHONHASHSEED": "1"}, capture_output=True, text=True, check=True
    ).stdout
    assert elsewhere.count("Take") > 3
    assert elsewhere.splitlines() == [repr(found(rules, options, "elsewhere", 24)) for rules, options in GAMES.values()]


@each
def test_what_is_sent_to_another_process_is_searched_as_here(rules, options):
    view, memory, legal = begun(rules, options, "sent")
    search, *sent = pickle.loads(pickle.dumps((rules.search, view, memory, legal)))
    assert search(*sent, 24, "sent") == rules.search(view, memory, legal, 24, "sent")


@each
def test_another_seed_is_other_luck(rules, options):
    view, memory, legal = begun(rules, options, "luck")
    means = {rules.search(view, memory, legal, 24, seed).best.mean for seed in "abc"}
    assert len(means) == 3


@each
def test_a_deadline_that_has_passed_leaves_one_playout_of_what_the_merchant_would_do(rules, options):
    seeds = (f"late {number}" for number in range(20))
    views = ((seed, *begun(rules, options, seed)) for seed in seeds)
    seed, chosen = next(
        (seed, best) for seed, view, _, legal in views if (best := rules.choose(view, legal)) != legal[0]
    )
    judged = found(rules, options, seed, 1000, deadline=Deadline(0.0, lambda: 0.0))
    assert judged.playouts == 1
    assert [one.action for one in judged.judged] == [chosen]


@each
def test_the_error_is_how_far_other_searches_lie_from_each_other(rules, options):
    view, memory, legal = begun(rules, options, "honest")
    judged = [rules.search(view, memory, legal[:2], 20, str(number)).judged for number in range(60)]
    for action in legal[:2]:
        some = [one for judgement in judged for one in judgement if one.action == action]
        spread, claimed = stdev(one.mean for one in some), fmean(one.error for one in some)
        assert claimed == pytest.approx(spread, rel=0.25)


@each
@pytest.mark.parametrize("wrong", ["nothing", "no playouts", "nobody", "another game's"])
def test_what_cannot_be_judged_is_refused(rules, options, wrong):
    view, memory, legal = begun(rules, options, "refused")
    given = {
        "nothing": (view, memory, [], 5),
        "no playouts": (view, memory, legal, 0),
        "nobody": (rules.new(2, options, "refused").view(None), memory, legal, 5),
        "another game's": (view, object(), legal, 5),
    }[wrong]
    with pytest.raises(TypeError if wrong == "another game's" else ValueError):
        rules.search(*given, "seed")


@each
def test_what_a_search_finds_better_is_better_by_as_much_in_the_worlds_of_a_comparison(rules, options):
    view, memory, legal = in_the_middle(rules, options, "beside")
    judged = rules.search(view, memory, legal, 400, "judged").judged
    best, worst = judged[0], judged[-1]
    compared = rules.compare(view, memory, worst.action, best.action, 100, "beside")
    assert compared.worlds == 100
    assert compared.better + compared.worse <= 100
    assert compared.gain > 2 * compared.error
    assert abs(compared.gain - (best.mean - worst.mean)) < 3 * (compared.error + best.error + worst.error)


@each
def test_a_comparison_is_the_same_again_and_after_its_time_holds_one_world(rules, options):
    view, memory, legal = begun(rules, options, "again")
    once, again = (rules.compare(view, memory, legal[0], legal[-1], 8, "again") for _ in range(2))
    assert once == again
    assert once != rules.compare(view, memory, legal[0], legal[-1], 8, "other")
    assert rules.compare(view, memory, legal[0], legal[-1], 8, "again", deadline=Deadline(0.0, lambda: 0.0)).worlds == 1


@each
@pytest.mark.parametrize("wrong", ["no worlds", "nobody", "another game's"])
def test_what_cannot_be_compared_is_refused(rules, options, wrong):
    view, memory, legal = begun(rules, options, "refused")
    given = {
        "no worlds": (view, memory, legal[0], legal[1], 0),
        "nobody": (rules.new(2, options, "refused").view(None), memory, legal[0], legal[1], 5),
        "another game's": (view, object(), legal[0], legal[1], 5),
    }[wrong]
    with pytest.raises(TypeError if wrong == "another game's" else ValueError):
        rules.compare(*given, "seed")
