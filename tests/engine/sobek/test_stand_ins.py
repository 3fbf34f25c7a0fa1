"""Records of Sobek tell which moves computers made in people's places, and the checker believes no others."""

import copy

import pytest

from bench.play import play_many, play_one
from engine.sobek import RULES
from tests.engine.judging import Wrong
from tests.engine.sobek.checker import check

KINDS = {
    "t": "take",
    "s": "set",
    "e": "event",
    "c": "character",
    "v": "character",
    "g": "character",
    "l": "lay",
    "d": "lay",
}


@pytest.fixture(scope="module", params=[1, pytest.param(3, marks=pytest.mark.deep)])
def played(request):
    return [one for seats in (2, 3, 4) for one in play_many(RULES, seats, {}, "stand-ins", request.param)]


def record(one, stand_ins=()):
    return RULES.record(one.seats, {}, one.seed, one.moves, stand_ins)


def told(one, number):
    """Return the one entry of a record in which only this action was a computer's."""
    (entry,) = record(one, {number})["stand_ins"]
    return entry


def test_where_everybody_played_the_record_is_as_ever(played):
    for one in played:
        assert "stand_ins" not in record(one)


def test_each_action_is_told_at_the_move_that_it_belongs_to(played):
    """A move of its kind, by its seat or with something that its seat gave; the naming of a starter is none."""
    seen = set()
    for one in played:
        rounds = record(one)["rounds"]
        covered = set()
        for number, (seat, code) in enumerate(one.moves):
            entry = told(one, number)
            place = rounds[entry["round"]]
            assert entry["seat"] == seat
            if code.startswith("n."):
                assert set(entry) == {"round", "seat"}
                assert (place["starter_named_by"], str(place["starter"])) == (seat, code.removeprefix("n."))
            else:
                move = place["moves"][entry["move"]]
                assert move["move"] == KINDS[code[0]]
                assert move["seat"] == seat or str(seat) in move["given"]
                covered.add((entry["round"], entry["move"]))
            seen.add(code[0])
        written = {
            (number, place)
            for number, each in enumerate(rounds)
            for place, move in enumerate(each["moves"])
            if move.get("sets") != []
        }
        assert written <= covered
    assert seen == {*KINDS, "n"}


def test_a_move_is_told_once_however_many_actions_it_took(played):
    for one in played:
        everything = record(one, range(len(one.moves)))["stand_ins"]
        single = {tuple(sorted(told(one, number).items())) for number in range(len(one.moves))}
        assert len(everything) == len(single)
        assert {tuple(sorted(entry.items())) for entry in everything} == single


def test_the_checker_believes_records_with_stand_ins(played):
    for one in played:
        for step in (1, 2, 7):
            check(record(one, range(0, len(one.moves), step)))


@pytest.mark.parametrize(
    "change",
    [
        lambda entries: entries.clear(),
        lambda entries: entries.append(entries[-1]),
        lambda entries: entries.reverse(),
        lambda entries: entries[0].update(seat=3 - entries[0]["seat"]),
        lambda entries: entries[0].update(seat=7),
        lambda entries: entries[-1].update(move=999),
        lambda entries: entries[-1].update(round=9),
        lambda entries: entries[0].update(move=-1),
        lambda entries: entries[0].update(why="late"),
        lambda entries: entries[0].pop("move"),
    ],
    ids=["none", "twice", "order", "seat", "no seat", "move", "round", "negative", "more", "starter"],
)
def test_wrong_stand_ins_are_caught(change):
    one = play_one(RULES, 4, {}, "wrong stand-ins")
    turns = [number for number, (_, code) in enumerate(one.moves) if code[0] == "t"]
    right = record(one, turns[::9])
    check(right)
    wrong = copy.deepcopy(right)
    change(wrong["stand_ins"])
    with pytest.raises(Wrong):
        check(wrong)
