"""Records tell which moves computers made in people's places, and the checkers believe no others."""

import copy

import pytest

from bench.play import play_many, play_one
from tests.engine.duel.stand_ins import DUEL
from tests.engine.judging import Wrong
from tests.engine.sobek.stand_ins import SOBEK


@pytest.fixture(scope="module", params=[SOBEK, DUEL], ids=["sobek", "duel"])
def game(request):
    return request.param


@pytest.fixture(scope="module", params=[3, pytest.param(12, marks=pytest.mark.deep)])
def played(request, game):
    """Give random games of all sizes, each with what is told of every action."""
    seats = game.rules.seats
    found = [one for size in seats for one in play_many(game.rules, size, {}, "stand-ins", request.param // len(seats))]
    return [(one, [told(game, one, number) for number in range(len(one.moves))]) for one in found]


def record(game, one, stand_ins=()):
    return game.rules.record(one.seats, {}, one.seed, one.moves, stand_ins)


def told(game, one, number):
    """Return the one entry of a record in which only this action was a computer's."""
    (entry,) = record(game, one, {number})["stand_ins"]
    return entry


def test_where_people_made_all_moves_the_record_is_as_ever(game, played):
    for one, _ in played:
        assert "stand_ins" not in record(game, one)


def test_each_action_is_told_at_the_move_that_it_belongs_to(game, played):
    for one, entries in played:
        game.judge_places(record(game, one), one.moves, entries)
    assert len({code.split(".")[0] for one, _ in played for _, code in one.moves}) >= game.kinds


def test_a_move_is_told_once_however_many_actions_it_took(game, played):
    for one, entries in played:
        everything = record(game, one, range(len(one.moves)))["stand_ins"]
        single = {tuple(sorted(entry.items())) for entry in entries}
        assert len(everything) == len(single)
        assert {tuple(sorted(entry.items())) for entry in everything} == single


def test_the_checker_believes_records_with_stand_ins(game, played):
    for one, _ in played:
        for step in (1, 2, 7):
            game.check(record(game, one, range(0, len(one.moves), step)))


@pytest.mark.parametrize(
    "change",
    [
        lambda entries: entries.clear(),
        lambda entries: entries.append(entries[-1]),
        lambda entries: entries.reverse(),
        lambda entries: entries[0].update(seat=entries[0]["seat"] ^ 1),
        lambda entries: entries[0].update(seat=7),
        lambda entries: entries[-1].update(move=999),
        lambda entries: entries[-1].update(round=9),
        lambda entries: entries[0].update(move=-1),
        lambda entries: entries[0].update(why="late"),
        lambda entries: entries[0].pop("move"),
    ],
    ids=["none", "twice", "order", "seat", "no seat", "move", "round", "negative", "more", "starter"],
)
def test_wrong_stand_ins_are_caught(game, change):
    one = play_one(game.rules, game.rules.seats[-1], {}, "wrong stand-ins")
    turns = [number for number, (_, code) in enumerate(one.moves) if code[0] == "t"]
    right = record(game, one, turns[::3])
    game.check(right)
    wrong = copy.deepcopy(right)
    change(wrong["stand_ins"])
    with pytest.raises(Wrong):
        game.check(wrong)
