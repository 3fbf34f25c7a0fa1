"""Outages: nobody's time runs while the bot or Discord could not be reached."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.domain.outages import NO_OUTAGES, OUTAGE_AFTER, Outage, Outages

SPANS = st.lists(st.tuples(st.integers(0, 1000), st.integers(0, 300)), max_size=6)


def test_without_outages_a_time_ends_when_it_ends() -> None:
    assert NO_OUTAGES.extended(100, 200, 1, 150) == 200


def test_only_the_part_within_the_time_counts() -> None:
    """What was before its beginning, and what comes after its end, takes nothing."""
    assert Outages((Outage(50, 130),)).extended(100, 200, 10, 300) == 230
    assert Outages((Outage(0, 90),)).extended(100, 200, 10, 300) == 200
    assert Outages((Outage(200, 290),)).extended(100, 200, 10, 300) == 200


def test_an_outage_in_the_time_that_another_has_added_counts_too() -> None:
    assert Outages((Outage(150, 180), Outage(210, 260))).extended(100, 200, 10, 300) == 280


def test_outages_that_overlap_count_once() -> None:
    """Where the number of shards has changed, one stop of the bot is noted for several."""
    assert Outages((Outage(110, 150), Outage(120, 160), Outage(130, 140))).extended(100, 200, 10, 300) == 250


def test_an_outage_under_way_reaches_until_now() -> None:
    """While nothing is heard no time is up, however long that lasts; a pause between two signs is none."""
    outages = Outages(sign=150)
    assert outages.extended(100, 200, 10, 150 + OUTAGE_AFTER) == 200
    for now in (300, 1000, 100_000):
        assert outages.extended(100, 200, 10, now) == 200 + now - 150
    assert Outages((Outage(120, 150),), sign=150).extended(100, 200, 10, 300) == 380


def test_when_the_clock_is_set_back_there_is_no_outage() -> None:
    assert Outages(sign=500).extended(100, 200, 10, 300) == 200


@given(SPANS, st.integers(0, 1000), st.integers(1, 500))
def test_so_much_is_added_that_the_time_has_run_in_full(spans: list[tuple[int, int]], start: int, length: int) -> None:
    """Counted second by second: as many seconds outside of outages as there were to be."""
    outages = Outages(tuple(Outage(began, began + lasts) for began, lasts in spans))
    end = outages.extended(start, start + length, 0, 5000)
    down = {second for one in outages.past for second in range(one.began, one.ended)}
    ran = [second for second in range(start, end) if second not in down]
    assert len(ran) == length
