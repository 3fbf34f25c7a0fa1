"""A review judges each decision by what its seat knew then, picks by a glance, and weighs in worlds of their own."""

from dataclasses import replace
from math import isclose
from random import Random
from statistics import fmean

import pytest

from engine import duel, review, sobek
from engine.ai.action_comparison import ComparisonResult, merge_comparisons
from engine.ai.search_contract import Evaluation, Judged
from engine.review import PARTS, PICKED, Finding, PastDecision, decisions, glance, picked, seek, weigh


def played(rules, seats, options, seed):
    """Play a game by merchants; return its moves."""
    game, moves = rules.new(seats, options, seed), []
    while game.waiting:
        seat = game.waiting[-1]
        action = rules.choose(game.view(seat), game.legal(seat))
        game.apply(seat, action)
        moves.append((seat, action.code))
    return moves


@pytest.mark.parametrize(("rules", "seats", "options"), [(sobek.RULES, 3, {"way": "open"}), (duel.RULES, 2, {})])
def test_every_choice_of_a_seat_is_there_as_it_was_then(rules, seats, options):
    moves = played(rules, seats, options, "then")[:45]
    own = {number for number, _ in enumerate(moves, 1) if number % 5}
    found = {one.number: one for one in decisions(rules, rules.new(seats, options, "then"), moves, 1, own)}
    game = rules.new(seats, options, "then")
    memory, expected = rules.memory(game.view(1)), set()
    for number, (seat, code) in enumerate(moves, 1):
        if seat == 1 and number in own and len(game.legal(1)) > 1:
            one = found[number]
            assert (one.view, list(one.legal), one.made) == (game.view(1), list(game.legal(1)), rules.parse(code))
            drawn = [each.worlds(one.view).draw(Random(1)) for each in (one.memory, memory)]
            assert drawn[0].view(None) == drawn[1].view(None)
            assert drawn[0].hands == drawn[1].hands
            expected.add(number)
        memory.learn(event.seen(1) for event in game.apply(seat, rules.parse(code)))
    assert set(found) == expected
    assert len(expected) > 5


def test_a_game_without_memory_has_no_decisions_to_look_at():
    rules = replace(sobek.RULES, memory=None)
    moves = played(sobek.RULES, 2, {}, "none")
    assert list(decisions(rules, rules.new(2, {}, "none"), moves, 0, range(1000))) == []


def asked(number=1, made="a"):
    """Give a decision between a few letters."""
    return PastDecision(number, f"view {number}", "memory", tuple("abc"), made)


class Letter(str):
    """An action."""

    __slots__ = ()

    @property
    def code(self):
        return str(self)


class Told:
    """A search that finds what it is told, and comparisons that are worth something, give or take luck; both noted."""

    def __init__(self, best="b", worth=0.0, luck=10.0):
        self.best, self.worth, self.luck = Letter(best), worth, luck
        self.searched, self.compared = [], []

    def search(self, view, memory, legal, budget, seed, *, deadline=None):
        self.searched.append(seed)
        return Evaluation((Judged(self.best, 0.0, 0.0, budget),), budget)

    def compare(self, view, memory, made, other, worlds, seed, *, deadline=None):
        self.compared.append(seed)
        chance = Random(seed)
        gains = [chance.gauss(self.worth, self.luck) for _ in range(worlds)]
        better = sum(gain > 0 for gain in gains)
        return ComparisonResult(worlds, better, worlds - better, sum(gains), sum(gain * gain for gain in gains))


def weighed(told, one):
    parts = [weigh(told.compare, one, seek(told.search, one), part) for part in range(PARTS)]
    return Finding(one.number, parts[0].better, merge_comparisons(part.compared for part in parts))


def test_whoever_did_what_the_search_would_do_has_lost_nothing():
    told = Told("a")
    found = glance(told.search, told.compare, asked())
    assert (found.compared, found.sure, told.compared) == (ComparisonResult(), False, [])
    assert not weighed(told, asked()).sure


def test_what_was_picked_is_weighed_in_worlds_of_which_none_was_picked_by():
    told = Told(worth=5.0)
    found = glance(told.search, told.compare, asked())
    glanced = set(told.compared)
    assert found.better == "b"
    assert weighed(told, asked()).sure
    assert len(set(told.compared)) == 1 + PARTS
    assert glanced.isdisjoint(told.compared[1:])
    assert len(set(told.searched)) == 2, "nor is what was sought found by the same chance"


def test_the_worst_are_picked_and_none_that_lost_nothing():
    gains = [3.0, -2.0, 0.0, 9.0, *(0.1 * place for place in range(1, 20))]
    glanced = [Finding(number, "b", ComparisonResult(1, 1, 0, gain, gain * gain)) for number, gain in enumerate(gains)]
    found = picked(glanced)
    assert [one.number for one in found[:2]] == [3, 0]
    assert len(found) == PICKED
    assert picked(glanced[1:3]) == []


def test_luck_in_picking_is_no_loss():
    """Nothing is better than what was made: the glances that look worst say otherwise, and weighing does not."""
    told, glanced, sure = Told(), [], []
    for game in range(12):
        some = [asked(40 * game + number) for number in range(40)]
        at = {one.number: one for one in some}
        chosen = picked(glance(told.search, told.compare, one) for one in some)
        glanced += [one.compared.gain for one in chosen]
        sure += [weighed(told, at[one.number]) for one in chosen]
    assert fmean(glanced) > 0.8
    assert isclose(fmean(one.compared.gain for one in sure), 0.0, abs_tol=0.1)
    assert fmean(one.sure for one in sure) < 0.06


def test_a_blunder_of_a_real_game_is_found(monkeypatch):
    """The worst that could be done in the middle of a round loses points, surely, and all that is better is legal."""
    for name, few in (("GLANCE", 150), ("GLANCED", 60), ("SOUGHT", 200), ("WEIGHED", 150)):
        monkeypatch.setattr(review, name, few)
    rules, moves = sobek.RULES, played(sobek.RULES, 2, {}, "blunders")
    *_, one = decisions(rules, rules.new(2, {}, "blunders"), moves[:24], 0, range(24))
    worst = rules.search(one.view, one.memory, one.legal, 200, "worst").judged[-1].action
    blunder = replace(one, made=worst)
    found = glance(rules.search, rules.compare, blunder)
    assert picked([found]) == [found]
    better = seek(rules.search, blunder)
    assert better in one.legal
    fresh = weigh(rules.compare, blunder, better, 0)
    assert fresh.sure
    assert fresh.compared.gain > 3
