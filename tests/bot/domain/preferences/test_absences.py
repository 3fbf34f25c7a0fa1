"""Absences: which one is under way, and how long clocks stand still for those who ask to be waited for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.domain.preferences import ALLOWANCE, NO_PREFERENCES, YEAR, Absence, Preferences

DAY = 86_400
START = 1_800_000_000
"""Some moment; the days below are counted from it."""

MOMENTS = st.integers(START, START + 3 * YEAR)
AWAYS = st.lists(
    st.builds(
        lambda since, days, stand_in: Absence(since, since + days, stand_in),
        MOMENTS,
        st.integers(0, 70 * DAY),
        st.booleans(),
    ),
    max_size=12,
)


def away(first: int, days: int, *, stand_in: bool = False) -> Absence:
    """Return an absence of some days."""
    return Absence(START + first * DAY, START + (first + days) * DAY, stand_in)


def habits(*absences: Absence) -> Preferences:
    return Preferences(absences=absences)


def waited(who: Preferences, first: int, last: int) -> float:
    """Return for how many days the clocks stand still between two days."""
    return who.waited(START + first * DAY, START + last * DAY) / DAY


def test_the_absence_that_was_told_last_is_the_one_under_way() -> None:
    """It holds from its first second until before its last; of two the later one counts."""
    long, short = away(0, 10), away(2, 3, stand_in=True)
    who = habits(long, short)
    assert who.away(START - 1) is None
    assert who.away(START) == long
    assert who.away(START + 2 * DAY) == short
    assert who.away(START + 5 * DAY) == long
    assert who.away(START + 10 * DAY) is None


def test_clocks_stand_still_while_somebody_asks_to_be_waited_for() -> None:
    """Of a week in which one is away for three days, three are waited."""
    assert waited(habits(away(2, 3)), 0, 7) == 3
    assert waited(habits(away(2, 3)), 3, 4) == 1
    assert waited(NO_PREFERENCES, 0, 7) == 0


def test_clocks_go_on_while_a_computer_may_play() -> None:
    """Nobody waits for whom a computer stands in."""
    assert waited(habits(away(2, 3, stand_in=True)), 0, 7) == 0


def test_absences_that_overlap_count_once() -> None:
    """Ten days told twice are ten days."""
    assert waited(habits(away(0, 10), away(5, 5), away(0, 10)), 0, 365) == 10


def test_the_others_wait_for_twenty_days_a_year_at_most() -> None:
    """Of a month the first twenty days count, for each part of it that is asked about."""
    who = habits(away(0, 30))
    assert waited(who, 0, 30) == 20
    assert waited(who, 15, 30) == 5
    assert waited(who, 20, 30) == 0


def test_what_was_used_up_earlier_counts_first() -> None:
    """Fifteen days in spring leave five in summer, and none in autumn."""
    who = habits(away(0, 15), away(100, 15), away(200, 15))
    assert waited(who, 100, 115) == 5
    assert waited(who, 200, 215) == 0
    assert who.left(START + 50 * DAY) == 5 * DAY
    assert who.left(START + 300 * DAY) == 0


def test_what_was_used_up_comes_back_a_year_later() -> None:
    """Twenty days of January leave none until next January, and then as many as were used on that day."""
    who = habits(away(0, 20), away(360, 20))
    assert waited(who, 360, 365) == 0
    assert waited(who, 365, 380) == 15
    assert who.left(START + 360 * DAY) == 0


def test_a_deadline_moves_by_what_is_waited() -> None:
    """Two days that begin a day before an absence of five end six days later; one that ends as it begins stays."""
    who = habits(away(1, 5))
    assert who.moved(START, 2 * DAY) == START + 7 * DAY
    assert who.moved(START, DAY) == START + DAY
    assert who.moved(START + 3 * DAY, 2 * DAY) == START + 8 * DAY
    assert who.moved(START + 3 * DAY, 0) == START + 3 * DAY


@given(absences=AWAYS, at=MOMENTS)
def test_no_year_has_more_than_the_allowance(absences: list[Absence], at: int) -> None:
    """With any absences, in any year."""
    who = habits(*absences)
    assert 0 <= who.waited(at, at + YEAR) <= ALLOWANCE
    assert 0 <= who.left(at) <= ALLOWANCE


@given(absences=AWAYS, moments=st.tuples(MOMENTS, MOMENTS, MOMENTS))
def test_waiting_adds_up(absences: list[Absence], moments: tuple[int, int, int]) -> None:
    """Two parts make the whole, no part is waited longer than it is, and none where nobody is away."""
    who = habits(*absences)
    first, middle, last = sorted(moments)
    assert who.waited(first, middle) + who.waited(middle, last) == who.waited(first, last)
    assert who.waited(first, last) <= sum(one.until - one.since for one in absences if not one.stand_in)
    assert who.waited(first, last) <= last - first


@given(absences=AWAYS)
def test_less_than_the_allowance_is_waited_whole(absences: list[Absence]) -> None:
    """As long as there is allowance left, each second of an absence counts."""
    who = habits(*absences)
    for one in absences:
        if not one.stand_in and one.since < one.until and who.left(one.since) > 0:
            assert who.waited(one.since, one.since + 1) == 1


@given(absences=AWAYS, start=MOMENTS, lengths=st.tuples(st.integers(0, 60 * DAY), st.integers(0, 60 * DAY)))
def test_a_moved_deadline_is_exact_in_order_and_never_endless(
    absences: list[Absence], start: int, lengths: tuple[int, int]
) -> None:
    """What is not waited until then is the length, longer ones end no earlier, and there is a bound for all."""
    who = habits(*absences)
    short, long = sorted(lengths)
    end = who.moved(start, long)
    assert end - start - who.waited(start, end) == long
    assert long == 0 or who.waited(end - 1, end) == 0
    assert who.moved(start, short) <= end
    assert end <= who.moved(start + 1, long)
    assert end <= start + long + ALLOWANCE * ((long + YEAR) // (YEAR - ALLOWANCE))
