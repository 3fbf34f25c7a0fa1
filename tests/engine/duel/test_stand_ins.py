"""Records of the duel tell which moves computers made in people's places, and the checker believes no others."""

import copy

import pytest

from bench.play import play_many, play_one
from engine.duel import RULES
from tests.engine.duel.checker import check
from tests.engine.judging import Wrong


@pytest.fixture(scope="module", params=[3, pytest.param(12, marks=pytest.mark.deep)])
def played(request):
    return list(play_many(RULES, 2, {}, "stand-ins", request.param))


def record(one, stand_ins=()):
    return RULES.record(2, {}, one.seed, one.moves, stand_ins)


def told(one, number):
    """Return the one entry of a record in which only this action was a computer's."""
    (entry,) = record(one, {number})["stand_ins"]
    return entry


def test_where_everybody_played_the_record_is_as_ever(played):
    for one in played:
        assert "stand_ins" not in record(one)


def test_each_action_is_told_at_the_move_that_it_belongs_to(played):
    """What begins a move, or fills the market for one, is the next one; all that follows is the same one still."""
    seen = set()
    for one in played:
        moves = record(one)["moves"]
        place, filled = -1, False
        for number, (seat, code) in enumerate(one.moves):
            kind = code.split(".")[0]
            if kind in ("t", "f", "s", "c") and not filled:
                place += 1
            filled = kind == "f"
            assert told(one, number) == {"move": place, "seat": seat}
            assert moves[place]["seat"] == seat or "given" in moves[place]
            assert not filled or moves[place]["filled"]
            seen.add(kind)
        assert place == len(moves) - 1
    assert len(seen) >= 8, seen


def test_a_move_is_told_once_however_many_actions_it_took(played):
    for one in played:
        everything = record(one, range(len(one.moves)))["stand_ins"]
        assert {entry["move"] for entry in everything} == set(range(len(record(one)["moves"])))
        assert len({tuple(entry.values()) for entry in everything}) == len(everything)


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
        lambda entries: entries[0].update(seat=1 - entries[0]["seat"]),
        lambda entries: entries[0].update(seat=7),
        lambda entries: entries[-1].update(move=999),
        lambda entries: entries[0].update(move=-1),
        lambda entries: entries[0].update(round=0),
    ],
    ids=["none", "twice", "order", "seat", "no seat", "move", "negative", "more"],
)
def test_wrong_stand_ins_are_caught(change):
    one = play_one(RULES, 2, {}, "wrong stand-ins")
    turns = [number for number, (_, code) in enumerate(one.moves) if code[0] == "t"]
    right = record(one, turns[::3])
    check(right)
    wrong = copy.deepcopy(right)
    change(wrong["stand_ins"])
    with pytest.raises(Wrong):
        check(wrong)
