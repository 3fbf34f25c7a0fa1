"""How kind a deal was is what merchants make of it: counted in parts, cut short in time, held against many others."""

import pickle
from dataclasses import dataclass, replace
from importlib import import_module
from random import Random

import pytest

from engine import duel, sobek
from engine.ai.deadline import Deadline
from engine.ai.deal_luck import PARTS, DealLuck, DealValues, Lead, deal_value

module = import_module("engine.ai.deal_luck")


@dataclass
class Toss:
    """A game in which each seat in turn says which coin it takes; a seat's last one counts, second best is worth 1."""

    seats: int = 3
    begins: int = 0
    turns: int = 30
    coins: tuple[int, ...] = (0, 0, 0)

    @property
    def waiting(self):
        return ((self.begins + 30 - self.turns) % self.seats,) if self.turns else ()

    def view(self, viewer):
        return self.turns, self.coins

    def legal(self, seat):
        return ["gold", "tin"] if seat != 1 else ["tin"]

    def apply(self, seat, action):
        self.turns -= 1
        self.coins = tuple(
            (3 if action == "gold" else 1) * (seat + 1) if other == seat else coin
            for other, coin in enumerate(self.coins)
        )

    def copy(self):
        return replace(self)


STORED = DealValues(20, ((1.5, 3.0, 4.5), (-9.0, -2.0, 0.0), (-5.0, 0.0, 3.0)))


def toss(begins=0, deals=1):
    """Return the luck of tosses; a seat that is not asked gains only what it has."""

    def gained(begun, now):
        return None if now[0] else now[1]

    return DealLuck(
        lambda seats, options, seed, moves: iter([Toss(seats, begins)] * deals),
        gained,
        lambda view, legal: legal[0],
        lambda seats, options: STORED if seats == 3 else None,
    )


def test_each_seat_is_held_against_the_best_of_the_others(monkeypatch):
    monkeypatch.setattr(module, "SLIPS", 0.0)
    assert toss().playout_leads(Toss(), "no slips") == (3 - 9, 2 - 9, 9 - 3)
    assert deal_value(toss(), Toss(), "no slips", 4) == (-6.0, -7.0, 6.0)
    assert deal_value(toss(), Toss(begins=2), "no slips", 4) == (6.0, -6.0, -7.0), "by who acts first"


def test_who_has_a_choice_slips_as_often_as_he_should_and_the_same_way_each_time():
    dealt = Toss()
    slipped = [toss().playout_leads(dealt, str(seed)) for seed in range(400)]
    assert slipped == [toss().playout_leads(dealt, str(seed)) for seed in range(400)]
    assert dealt == Toss(), "the deal is as it was"
    third = sum(one[2] <= 1 for one in slipped)
    assert 20 <= third <= 60, "the last seat's last coin is tin in a tenth of the plays"


def test_all_parts_together_are_all_plays_and_each_part_makes_one_at_least():
    told = toss(begins=1, deals=2)
    parts = [told.measure(3, {}, "parts", (), 2, part) for part in range(PARTS)]
    assert [[one.plays for one in part] for part in parts] == [[2, 2]] * PARTS
    assert {one.turn_order for part in parts for one in part} == {1}
    for number in range(2):
        total = sum(told.playout_leads(Toss(begins=1), f"parts/{number + 1}/{play}")[2] for play in range(20))
        assert sum(part[number].points for part in parts) == total
    late = told.measure(3, {}, "parts", (), 2, 4, deadline=Deadline(0.0, lambda: 0.0))
    assert [one.plays for one in late] == [1, 1]
    assert late[0].points == told.playout_leads(Toss(begins=1), "parts/1/8")[2]


def test_kinder_than_so_many_deals_is_by_what_it_was_worth_to_whom_as_many_act_before():
    def told(place, *points):
        return toss().deciles(3, {}, [[Lead(place, 2, one)] for one in points])

    assert [told(0, points) for points in (-8, 3, 4, 6, 9, 90)] == [(0,), (0,), (1,), (1,), (2,), (3,)]
    assert (told(1, -4), told(2, -4)) == ((1,), (1,))
    assert told(2, 8, 2, -4) == (2,), "a mean of one"
    assert toss().deciles(3, {}, [[Lead(0, 2, 10), Lead(2, 2, -20)], [Lead(0, 1, 4), Lead(2, 1, 0)]]) == (3, 0)


def test_parts_that_were_cut_short_count_for_as_many_plays_as_they_had():
    assert toss().deciles(3, {}, [[Lead(0, 1, 8)], [Lead(0, 3, 3)]]) == (1,)


def test_where_nothing_is_stored_nothing_is_played_or_told():
    told = toss()
    assert told.measure(2, {}, "none", (), 0, 0) == ()
    assert told.deciles(2, {}, [(), ()]) == ()


@pytest.mark.parametrize("rules", [sobek.RULES, sobek.FIRST, duel.RULES])
def test_it_can_be_asked_in_another_process(rules):
    again = pickle.loads(pickle.dumps(rules.luck.measure))
    game = rules.new(2, {}, "elsewhere")
    begun = next(rules.luck.deals(2, {}, "elsewhere", ()))
    assert begun.view(None) == game.view(None)
    assert again.__self__.playout_leads(begun, "x") == rules.luck.playout_leads(begun, "x")


@pytest.mark.parametrize("rules", [sobek.RULES, duel.RULES])
def test_of_what_is_stored_the_limits_rise_and_every_place_has_its_own(rules):
    chance = Random(1)
    for seats in rules.seats:
        for way in rules.variants or ("",):
            for expansion in (None, *rules.expansions):
                options = {key: one for key, one in (("way", way), ("expansion", expansion)) if one}
                stored = rules.luck.stored(seats, options)
                assert stored is not None, options
                assert stored.plays >= PARTS
                assert len(stored.limits) == seats
                for limits in stored.limits:
                    assert len(limits) == 9
                    assert list(limits) == sorted(set(limits))
                place = chance.randrange(seats)
                assert rules.luck.deciles(seats, options, [[Lead(place, 1, 1000)]]) == (9,)
