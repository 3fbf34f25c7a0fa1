"""Quiet hours: they hold by the clocks of their zone, on days on which those are set too."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from bot.domain.preferences import NO_PREFERENCES, Preferences, QuietHours
from tests.bot.domain.preferences.zones import MOMENTS, ZONES

MINUTES = st.integers(0, 1439)

BERLIN = QuietHours(22 * 60, 7 * 60, "Europe/Berlin")


def moment(zone: str, *when: int) -> int:
    return int(datetime(*when, tzinfo=ZoneInfo(zone)).timestamp())  # type: ignore[arg-type, misc]


def covers(quiet: QuietHours, at: int) -> bool:
    """Tell by the face of the clock alone whether a moment is quiet."""
    local = datetime.fromtimestamp(at, ZoneInfo(quiet.zone))
    minute = local.hour * 60 + local.minute
    if quiet.start < quiet.end:
        return quiet.start <= minute < quiet.end
    return minute >= quiet.start or minute < quiet.end


def test_quiet_hours_over_midnight_end_in_the_morning() -> None:
    """At 23:30 and at 6:59 it is quiet until 7:00."""
    seven = moment("Europe/Berlin", 2026, 6, 2, 7, 0)
    assert BERLIN.until(moment("Europe/Berlin", 2026, 6, 1, 23, 30)) == seven
    assert BERLIN.until(moment("Europe/Berlin", 2026, 6, 1, 22, 0)) == seven
    assert BERLIN.until(seven - 1) == seven


def test_a_moment_just_outside_is_not_quiet() -> None:
    """The last second before and the first one after are none of them."""
    assert BERLIN.until(moment("Europe/Berlin", 2026, 6, 1, 22, 0) - 1) is None
    assert BERLIN.until(moment("Europe/Berlin", 2026, 6, 2, 7, 0)) is None


def test_the_night_is_shorter_or_longer_when_the_clocks_are_set() -> None:
    """From 23:00 to 7:00 are seven hours in March and nine in October."""
    march = moment("Europe/Berlin", 2026, 3, 28, 23, 0)
    october = moment("Europe/Berlin", 2026, 10, 24, 23, 0)
    assert BERLIN.until(march) == march + 7 * 3600
    assert BERLIN.until(october) == october + 9 * 3600


def test_an_end_that_the_clocks_leap_over_is_the_leap() -> None:
    """Quiet hours until half past two end at three, when the clocks jump from two to three."""
    quiet = QuietHours(22 * 60, 150, "Europe/Berlin")
    leap = moment("Europe/Berlin", 2026, 3, 29, 3, 0)
    assert quiet.until(leap - 60) == leap


def test_an_end_that_comes_twice_counts_both_times() -> None:
    """Where the hour from two to three comes twice, it is quiet until either half past two."""
    quiet = QuietHours(22 * 60, 150, "Europe/Berlin")
    second_two = moment("Europe/Berlin", 2026, 10, 25, 3, 0) - 3600
    assert quiet.until(second_two - 3600) == second_two - 1800
    assert quiet.until(second_two - 1800) is None
    assert quiet.until(second_two) == second_two + 1800


@given(zone=st.sampled_from(ZONES), at=MOMENTS, start=MINUTES, end=MINUTES)
@example(zone="Antarctica/Troll", at=int(datetime(2026, 10, 24, 22, 1, tzinfo=UTC).timestamp()), start=0, end=1439)
@example(zone="Pacific/Apia", at=int(datetime(2011, 12, 30, 5, tzinfo=UTC).timestamp()), start=1080, end=480)
@example(zone="Australia/Lord_Howe", at=int(datetime(2026, 4, 4, 14, 45, tzinfo=UTC).timestamp()), start=60, end=120)
def test_quiet_hours_hold_until_the_clocks_read_their_end(zone: str, at: int, start: int, end: int) -> None:
    """In any zone on any day: each minute until then is quiet, that one is not, and it comes within 25 hours."""
    assume(start != end)
    quiet = QuietHours(start, end, zone)
    until = quiet.until(at)
    if until is None:
        assert not covers(quiet, at)
        return
    assert at < until <= at + 25 * 3600
    assert all(covers(quiet, minute) for minute in range(at, until, 60))
    if until < at + 25 * 3600:
        assert not covers(quiet, until)
        assert quiet.until(until) is None


@pytest.mark.parametrize("hours", [(60, 60), (-1, 60), (0, 1440), (1440, 0)])
def test_hours_that_are_none_are_refused(hours: tuple[int, int]) -> None:
    """A day has 1440 minutes, and hours without a length are not to be had."""
    with pytest.raises(ValueError):
        QuietHours(*hours, "Europe/Berlin")


@pytest.mark.parametrize("name", ["Mars/Olympus", "", "../etc/passwd", "Europe", "/", "Europe/Berlin\0", "ü"])
def test_a_zone_that_nobody_knows_is_refused_at_first_and_never_quiet_later(name: str) -> None:
    """What comes in is checked; what was stored with newer data about zones hurts nobody."""
    with pytest.raises(ValueError):
        QuietHours.chosen(0, 60, name)
    assert QuietHours(0, 60, name).until(1_800_000_000) is None


def test_habits_know_of_quiet_hours() -> None:
    """Who has chosen nothing is never quiet; others are as they said."""
    at = moment("Europe/Berlin", 2026, 6, 1, 23, 30)
    assert NO_PREFERENCES.quiet_until(at) is None
    assert Preferences(quiet=QuietHours.chosen(22 * 60, 7 * 60, "Europe/Berlin")).quiet_until(at) == BERLIN.until(at)


def test_one_end_is_chosen_after_the_other() -> None:
    """The other one stays, or is as for most; hours that would have no length last eight hours."""
    zone = "Europe/Berlin"
    first = QuietHours.moved(None, zone, start=23 * 60)
    assert first == QuietHours(23 * 60, 8 * 60, zone)
    assert QuietHours.moved(None, zone, end=7 * 60) == QuietHours(22 * 60, 7 * 60, zone)
    assert QuietHours.moved(first, zone, end=6 * 60) == QuietHours(23 * 60, 6 * 60, zone)
    assert QuietHours.moved(first, zone, start=8 * 60) == QuietHours(8 * 60, 16 * 60, zone)
    assert QuietHours.moved(first, zone, end=23 * 60) == QuietHours(15 * 60, 23 * 60, zone)
    assert QuietHours.moved(first, zone, start=20 * 60) == QuietHours(20 * 60, 8 * 60, zone)
    with pytest.raises(ValueError, match="no such time zone"):
        QuietHours.moved(first, "Mars/Olympus", start=0)
