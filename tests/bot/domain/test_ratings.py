"""A ladder's numbers agree with the published formulas; who has one, and who stands where, follows from results."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from math import exp, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.domain.ratings import (
    LEFT_OFF_AFTER,
    START,
    LadderState,
    RatedResult,
    RatedSeat,
    Rating,
    ladder_of,
    shown,
)

DAY = 86400
ANA, BEN, CLARA, DAN, EVE = range(1, 6)


def published(before: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """Return the ratings after a game: algorithm 4 of Weng and Lin, JMLR 12 (2011), one player a team.

    Before it each variance grows by tau squared, as in TrueSkill; gamma is 1.
    """
    beta, tau, kappa = 5 / 3, 1 / 6, 0.0001
    means = [mean for mean, _ in before]
    variances = [deviation**2 + tau**2 for _, deviation in before]
    c = sqrt(sum(variance + beta**2 for variance in variances))
    players = range(len(before))
    after = []
    for i in players:
        omega = delta = 0.0
        for q in players:
            if places[q] > places[i]:
                continue
            rest = sum(exp(means[s] / c) for s in players if places[s] >= places[q])
            chance = exp(means[i] / c) / rest
            ties = places.count(places[q])
            omega += ((1 if q == i else 0) - chance) / ties
            delta += chance * (1 - chance) / ties
        omega *= variances[i] / c
        delta *= variances[i] / c**2
        after.append((means[i] + omega, sqrt(variances[i] * max(1 - delta, kappa))))
    return after


def recomputed(results: Sequence[RatedResult]) -> dict[int, tuple[float, float]]:
    """Return everybody's rating after all results, by the formulas alone."""
    ratings: dict[int, tuple[float, float]] = {}
    for result in sorted(results, key=lambda one: (one.at, one.game)):
        before = [
            ratings.get(seat.user, (25.0, 10 / 3))
            if seat.user is not None
            else (25.0 if seat.mean is None else seat.mean, 10 / 3 if seat.deviation is None else seat.deviation)
            for seat in result.seats
        ]
        after = published(before, [seat.place for seat in result.seats])
        for seat, rating in zip(result.seats, after, strict=True):
            if seat.user is not None and seat.counts:
                ratings[seat.user] = rating
    return ratings


def game(number: int, *order: int | tuple[int, ...], at: int | None = None) -> RatedResult:
    """Return a game with people in the order in which they finished; those in a tuple share a place."""
    seats: list[RatedSeat] = []
    for one in order:
        place = len(seats) + 1
        seats += [RatedSeat(user, place) for user in (one if isinstance(one, tuple) else (one,))]
    return RatedResult(number, number * DAY if at is None else at, tuple(seats))


@st.composite
def _seats(draw: st.DrawFn) -> tuple[RatedSeat, ...]:
    count = draw(st.integers(2, 4))
    users = draw(st.lists(st.integers(1, 9), min_size=count, max_size=count, unique=True))
    places = sorted(draw(st.lists(st.integers(1, count), min_size=count, max_size=count)))
    seats = []
    for user, place in zip(users, places, strict=True):
        if draw(st.integers(0, 9)) == 0:
            mean, deviation = float(draw(st.integers(5, 45))), float(draw(st.integers(0, 8)))
            seats.append(RatedSeat(None, places.index(place) + 1, True, mean, deviation))
        else:
            seats.append(RatedSeat(user, places.index(place) + 1, draw(st.integers(0, 9)) > 0))
    return tuple(draw(st.permutations(seats)))


RESULTS = st.lists(_seats(), min_size=1, max_size=25).map(
    lambda games: [RatedResult(number, number // 3 * DAY, seats) for number, seats in enumerate(games)]
)


@given(RESULTS)
@settings(max_examples=60, deadline=None)
def test_ratings_agree_with_the_published_formulas(results: list[RatedResult]) -> None:
    expected = recomputed(results)
    found = {one.user: (one.mean, one.deviation) for one in ladder_of(results).standings()}
    assert found.keys() == expected.keys()
    for user, rating in found.items():
        assert rating == pytest.approx(expected[user], rel=1e-9), user


@given(RESULTS, st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_adding_results_one_by_one_is_the_same_as_computing_anew(results: list[RatedResult], random: object) -> None:
    """Whatever is asked in between, and in whatever order the results are handed in for the computation."""
    state = LadderState()
    for count, result in enumerate(results, start=1):
        state.add(result)
        shuffled = results[:count]
        random.shuffle(shuffled)  # type: ignore[attr-defined]
        anew = ladder_of(shuffled)
        assert list(state.standings()) == list(anew.standings())
        assert state.ranking(result.at) == anew.ranking(result.at)
        assert state.pairs() == anew.pairs()
    for result in results:
        assert state.changes(result.game) == anew.changes(result.game)


@given(RESULTS)
@settings(max_examples=40, deadline=None)
def test_what_a_game_did_is_the_difference_of_the_ladder_before_and_after_it(results: list[RatedResult]) -> None:
    """So are the rating before it, the place after it, and the change of a number since its moment."""
    whole = ladder_of(results)
    for count, result in enumerate(results):
        before, after = ladder_of(results[:count]), ladder_of(results[: count + 1])
        changes = {change.user: change for change in whole.changes(result.game)}
        assert list(changes) == [seat.user for seat in result.seats if seat.counts and seat.user is not None]
        places = {one.standing.user: one.place for one in after.ranking(result.at)}
        for seat in result.seats:
            if seat.user is None:
                continue
            old, new = before.standing(seat.user), after.standing(seat.user)
            assert whole.before(seat.user, result.game) == (Rating(old.mean, old.deviation) if old else START)
            if change := changes.get(seat.user):
                assert new is not None
                assert change.before == (Rating(old.mean, old.deviation) if old else START)
                assert change.after == Rating(new.mean, new.deviation)
                assert change.number_before == (old.number if old else None)
                assert (change.number, change.games) == (new.number, new.games)
                assert whole.place_after(seat.user, result.game) == places.get(seat.user)
    moment = results[len(results) // 2].at
    then, now = ladder_of([one for one in results if one.at <= moment]), ladder_of(results)
    for one in now.standings():
        old = then.standing(one.user)
        known = one.number is not None and old is not None and old.number is not None
        assert now.change_since(one.user, moment) == (one.number - old.number if known else None)  # type: ignore[operator, union-attr]


@given(st.integers(2, 4), st.data())
@settings(max_examples=40, deadline=None)
def test_of_newcomers_nobody_gains_less_than_who_finished_behind_them(count: int, data: st.DataObject) -> None:
    """With all ties of two to four players; the same place brings the same."""
    drawn = sorted(data.draw(st.lists(st.integers(1, count), min_size=count, max_size=count)))
    places = [drawn.index(place) + 1 for place in drawn]
    seats = tuple(RatedSeat(user, place) for user, place in enumerate(places))
    means = [one.mean for one in ladder_of([RatedResult(1, 1, seats)]).standings()]
    for (better, higher), (worse, lower) in pairwise(zip(places, means, strict=True)):
        assert higher == pytest.approx(lower) if better == worse else higher >= lower - 1e-9


def test_the_shown_number_begins_low_and_is_whole() -> None:
    assert START == (25, 10 / 3)
    assert shown(*START) == 1367
    assert shown(25, 0) == 1500
    assert shown(25.02, 0) == 1501
    assert shown(30, 2.5) == 1600


def test_a_person_for_whom_a_game_does_not_count_keeps_rating_and_count() -> None:
    """But the others are rated against them, at their place."""
    first = game(1, ANA, BEN, CLARA)
    stopped = RatedResult(2, 2 * DAY, (RatedSeat(ANA, 1, False), RatedSeat(BEN, 1, False), RatedSeat(CLARA, 3)))
    before, after = ladder_of([first]), ladder_of([first, stopped])
    assert after.standing(ANA) == before.standing(ANA)
    assert after.standing(BEN) == before.standing(BEN)
    clara = after.standing(CLARA)
    assert clara is not None
    assert (clara.games, clara.last) == (2, 2 * DAY)
    assert (clara.mean, clara.deviation) == pytest.approx(recomputed([first, stopped])[CLARA])
    assert [change.user for change in after.changes(2)] == [CLARA]
    alone = RatedResult(3, 3 * DAY, (RatedSeat(DAN, 1, False), RatedSeat(EVE, 1, False)))
    assert ladder_of([alone]).standing(DAN) is None


def test_an_erased_player_is_an_opponent_of_the_rating_that_is_kept() -> None:
    """One without a rating counts as a newcomer; none of them is on the ladder, and each is another opponent."""
    strong, weak = (RatedResult(1, 1, (RatedSeat(ANA, 1), RatedSeat(None, 2, True, mean, 2))) for mean in (35, 15))
    over_strong, over_weak = ladder_of([strong]).standing(ANA), ladder_of([weak]).standing(ANA)
    assert over_strong is not None
    assert over_weak is not None
    assert over_strong.mean > over_weak.mean
    unknown = ladder_of([RatedResult(1, 1, (RatedSeat(ANA, 1), RatedSeat(None, 2)))])
    known = ladder_of([game(1, ANA, BEN, at=1)])
    assert unknown.standing(ANA) == known.standing(ANA)
    assert [one.user for one in unknown.standings()] == [ANA]
    results = [RatedResult(number, number, (RatedSeat(ANA, 1), RatedSeat(None, 2, True, 25, 3))) for number in range(5)]
    ana = ladder_of(results).standing(ANA)
    assert ana is not None
    assert (ana.opponents, ana.number) == (5, shown(ana.mean, ana.deviation))


def test_a_number_needs_five_games_against_three_people() -> None:
    """It is provisional until there are ten; what is missing is told."""
    against_two = [game(number, ANA, (BEN, CLARA)[number % 2]) for number in range(1, 8)]
    ana = ladder_of(against_two).standing(ANA)
    assert ana is not None
    assert (ana.number, ana.games_missing, ana.people_missing) == (None, 0, 1)
    state = ladder_of([*against_two, game(8, ANA, DAN)])
    ana = state.standing(ANA)
    assert ana is not None
    assert ana.number == shown(ana.mean, ana.deviation)
    assert ana.provisional
    (change,) = (change for change in state.changes(8) if change.user == ANA)
    assert (change.number_before, change.number, change.moved) == (None, ana.number, None)
    state.add(game(9, ANA, DAN))
    state.add(game(10, DAN, ANA))
    ana = state.standing(ANA)
    assert ana is not None
    assert not ana.provisional
    (change,) = (change for change in state.changes(10) if change.user == ANA)
    assert change.moved is not None
    assert change.moved < 0
    four = ladder_of([game(number, ANA, BEN, CLARA, DAN) for number in range(4)]).standing(ANA)
    assert four is not None
    assert (four.number, four.games_missing, four.people_missing) == (None, 1, 0)


def test_all_on_the_first_place_have_won_if_somebody_is_behind() -> None:
    state = ladder_of([game(1, (ANA, BEN), CLARA), game(2, (ANA, BEN)), game(3, CLARA, ANA)])
    assert {one.user: one.wins for one in state.standings()} == {ANA: 1, BEN: 1, CLARA: 1}


def test_the_best_game_is_that_of_most_points_that_counted() -> None:
    def scored(number: int, points: int | None, counts: bool = True) -> RatedResult:
        return RatedResult(number, number, (RatedSeat(ANA, 1, counts, points=points), RatedSeat(BEN, 2)))

    state = ladder_of([scored(1, 40), scored(2, 62), scored(3, None), scored(4, 51), scored(5, 99, counts=False)])
    ana, ben = state.standing(ANA), state.standing(BEN)
    assert ana is not None
    assert ben is not None
    assert (ana.best, ben.best) == (62, None)


def season(days: int = 12) -> list[RatedResult]:
    """Return games of four in which Ana is first and Dan last, most of the time."""
    orders = [(ANA, BEN, CLARA, DAN), (ANA, BEN, CLARA, DAN), (BEN, ANA, DAN, CLARA)]
    return [game(number, *orders[number % 3]) for number in range(1, days + 1)]


def order(state: LadderState, now: int, without: Collection[int] = ()) -> list[tuple[int, int]]:
    """Return places and people of a ladder."""
    return [(one.place, one.standing.user) for one in state.ranking(now, without)]


def test_the_ladder_goes_by_numbers_and_equal_ones_share_a_place() -> None:
    state = ladder_of(season())
    assert order(state, 12 * DAY) == [(1, ANA), (2, BEN), (3, CLARA), (4, DAN)]
    numbers = [one.standing.number or 0 for one in state.ranking(12 * DAY)]
    assert numbers == sorted(numbers, reverse=True)
    drawn = ladder_of([*(game(number, (ANA, BEN, CLARA, DAN)) for number in range(1, 6)), game(6, DAN, EVE)])
    assert [(one.place, one.standing.user) for one in drawn.ranking(6 * DAY)] == [
        (1, DAN),
        (2, ANA),
        (2, BEN),
        (2, CLARA),
    ]
    assert drawn.place_after(BEN, 5) == 1
    assert [one.user for one in drawn.nearly(6 * DAY)] == [EVE]


def test_places_are_counted_without_those_who_are_shown_nowhere() -> None:
    state = ladder_of([*season(), game(13, EVE, DAN)])
    assert [(one.place, one.standing.user) for one in state.ranking(13 * DAY, {ANA})] == [
        (1, BEN),
        (2, CLARA),
        (3, DAN),
    ]
    assert state.place_after(CLARA, 12, {ANA}) == 2
    assert state.place_after(CLARA, 12) == 3
    assert state.nearly(13 * DAY, {EVE}) == ()


def test_after_ninety_days_without_a_rated_game_a_person_is_left_off_and_the_next_brings_them_back() -> None:
    state = ladder_of(season())
    end = 12 * DAY + LEFT_OFF_AFTER
    assert len(state.ranking(end)) == 4
    assert state.ranking(end + 1) == ()
    assert state.nearly(end + 1) == ()
    state.add(game(200, BEN, EVE, at=end + DAY))
    assert order(state, end + DAY) == [(1, BEN)]
    assert [one.user for one in state.nearly(end + DAY)] == [EVE]
    assert state.place_after(BEN, 200) == 1
    assert state.place_after(BEN, 12) == 2


def test_those_nearest_to_a_number_come_first() -> None:
    state = ladder_of([game(1, ANA, BEN, CLARA), game(2, ANA, BEN), game(3, BEN, ANA), game(4, ANA, DAN)])
    assert [(one.user, one.games, one.games_missing) for one in state.nearly(4 * DAY)] == [
        (ANA, 4, 1),
        (BEN, 3, 2),
        (CLARA, 1, 4),
        (DAN, 1, 4),
    ]
    alike = ladder_of([game(1, ANA, BEN), game(2, CLARA, DAN)])
    assert [one.user for one in alike.nearly(2 * DAY)] == [CLARA, DAN, ANA, BEN]
    often = ladder_of([*(game(number, ANA, BEN) for number in range(1, 5)), game(5, CLARA, DAN, EVE, 6)])
    assert [one.user for one in often.nearly(5 * DAY)] == [ANA, BEN, CLARA, DAN, EVE, 6]


def test_a_number_that_is_new_has_no_change_yet() -> None:
    state = ladder_of(season())
    assert state.change_since(ANA, 4 * DAY) is None
    assert state.change_since(EVE, 4 * DAY) is None
    assert state.change_since(ANA, 12 * DAY) == 0
    five, twelve = ladder_of(season(5)).standing(ANA), state.standing(ANA)
    assert five is not None
    assert twelve is not None
    assert five.number is not None
    assert twelve.number is not None
    assert state.change_since(ANA, 5 * DAY) == twelve.number - five.number != 0


def test_a_pair_is_one_sided_from_nine_of_ten_games_on() -> None:
    """Ties are nobody's; games that did not count for the winner brought them nothing and are left out."""
    nine = [game(number, *((BEN, ANA) if number == 4 else (ANA, BEN))) for number in range(10)]
    assert ladder_of(nine).pairs() == ((ANA, BEN, 10, 9),)
    assert ladder_of([game(number, ANA, BEN) for number in range(9)]).pairs() == ()
    tied = [*nine[:9], game(10, (ANA, BEN))]
    assert ladder_of(tied).pairs() == ()
    uncounted = RatedResult(10, 10 * DAY, (RatedSeat(ANA, 1, False), RatedSeat(BEN, 2)))
    assert ladder_of([*nine[:9], uncounted]).pairs() == ()
    more = [*nine, *(game(number, ANA, CLARA, BEN) for number in range(10, 20))]
    assert ladder_of(more).pairs() == ((ANA, BEN, 20, 19), (ANA, CLARA, 10, 10), (CLARA, BEN, 10, 10))


def test_results_are_sorted_by_their_moment_then_by_their_game() -> None:
    early, late, later = game(9, ANA, BEN, at=1), game(3, BEN, ANA, at=2), game(4, BEN, CLARA, at=2)
    state = ladder_of([later, early, late])
    assert state.last == (2, 4)
    assert [state.before(BEN, one.game) == START for one in (early, late, later)] == [True, False, False]
    clara, ben = state.standing(CLARA), state.standing(BEN)
    assert clara is not None
    assert ben is not None
    expected = recomputed([later, early, late])
    assert (ben.mean, clara.mean) == pytest.approx((expected[BEN][0], expected[CLARA][0]))


def test_results_are_added_in_order_and_once() -> None:
    state = ladder_of([game(5, ANA, BEN, at=100)])
    assert (state.last, len(state)) == ((100, 5), 1)
    for number, at in ((5, 100), (4, 100), (6, 99), (5, 101)):
        with pytest.raises(ValueError, match="does not follow"):
            state.add(game(number, ANA, BEN, at=at))
    assert len(state) == 1
    state.add(game(6, ANA, BEN, at=100))
    assert (state.last, len(state)) == ((100, 6), 2)


def test_what_a_ladder_does_not_have_is_told_as_nothing() -> None:
    state = ladder_of([])
    assert (state.last, len(state), state.standing(ANA), state.ranking(0), state.nearly(0), state.pairs()) == (
        (None, 0, None, (), (), ())
    )
    assert (state.changes(1), state.place_after(ANA, 1), state.change_since(ANA, 0)) == ((), None, None)
    state.add(game(1, ANA, BEN))
    assert state.before(CLARA, 1) == START
    with pytest.raises(KeyError):
        state.before(ANA, 2)
