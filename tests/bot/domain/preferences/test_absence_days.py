"""The last days of absences: offered, typed, and ended by the clocks of the user's zone."""

from __future__ import annotations

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.preferences.absence_days import (
    LONGEST_ABSENCE,
    Day,
    DayLabel,
    DayRefusal,
    end_of,
    format_day,
    offered_days,
    read_day,
    today,
)
from tests.bot.domain.preferences.zones import MOMENTS, ZONES

SUNDAY = int(datetime(2026, 11, 22, 20, tzinfo=UTC).timestamp())


def test_the_day_is_that_of_the_zone() -> None:
    """When it is Sunday evening in Europe, it is Monday in New Zealand."""
    assert today(SUNDAY, None) == today(SUNDAY, "Mars/Olympus") == date(2026, 11, 22)
    assert today(SUNDAY, "Pacific/Auckland") == date(2026, 11, 23)


def test_days_are_offered_by_their_common_names() -> None:
    """Today, tomorrow, next Monday, in a week and later; each day once, in order, and none too far."""
    days = offered_days(SUNDAY, None)
    assert days[:3] == (
        Day(date(2026, 11, 22), DayLabel.TODAY),
        Day(date(2026, 11, 23), DayLabel.TOMORROW),
        Day(date(2026, 11, 24)),
    )
    assert Day(date(2026, 11, 29), DayLabel.WEEKS, 1) in days
    assert Day(date(2027, 1, 17), DayLabel.WEEKS, 8) == days[-1]
    assert DayLabel.MONDAY not in {day.near for day in days}, "it is tomorrow"
    tuesday = SUNDAY + 2 * 86_400
    assert Day(date(2026, 11, 30), DayLabel.MONDAY) in offered_days(tuesday, None)


@given(now=MOMENTS, zone=st.sampled_from(ZONES))
def test_whatever_is_offered_can_be_chosen(now: int, zone: str) -> None:
    """Each day in order, once, readable as it is written, and it ends after now, in hardly more than sixty days."""
    days = [day.date for day in offered_days(now, zone)]
    assert days == sorted(set(days))
    assert len(days) <= 25
    for day in days:
        assert read_day(day.isoformat(), now, zone) == day
        assert read_day(f"{day:%d.%m.%Y}", now, zone) == day
        assert now <= end_of(day, zone) <= now + (LONGEST_ABSENCE + 2) * 86_400


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("2026-11-22", date(2026, 11, 22)),
        (" 2026-12-24 ", date(2026, 12, 24)),
        ("2026-12-4", date(2026, 12, 4)),
        ("2027-01-21", date(2027, 1, 21)),
        ("2027-01-22", DayRefusal.FAR),
        ("9999-12-31", DayRefusal.FAR),
        ("2026-11-21", DayRefusal.PAST),
        ("0001-01-01", DayRefusal.PAST),
        ("0000-01-01", DayRefusal.UNREADABLE),
        ("2026-02-30", DayRefusal.UNREADABLE),
        ("24.12.2026", date(2026, 12, 24)),
        (" 24. 12. 2026 ", date(2026, 12, 24)),
        ("4.1.2027", date(2027, 1, 4)),
        ("04.01.27", date(2027, 1, 4)),
        ("24.12.26", date(2026, 12, 24)),
        ("21.11.2026", DayRefusal.PAST),
        ("22.01.27", DayRefusal.FAR),
        ("24.12.99", DayRefusal.FAR),
        ("12.24.2026", DayRefusal.UNREADABLE),
        ("30.02.2026", DayRefusal.UNREADABLE),
        ("24.12.", date(2026, 12, 24)),
        ("24.12", date(2026, 12, 24)),
        ("24/12", date(2026, 12, 24)),
        ("24/12/26", date(2026, 12, 24)),
        ("4/1", date(2027, 1, 4)),
        ("22.11.", date(2026, 11, 22)),
        ("21.11.", DayRefusal.PAST),
        ("21/11", DayRefusal.PAST),
        ("22.1.", DayRefusal.FAR),
        ("31.11.", DayRefusal.UNREADABLE),
        ("12/24/2026", DayRefusal.UNREADABLE),
        ("24/12/", DayRefusal.UNREADABLE),
        ("24/12.2026", DayRefusal.UNREADABLE),
        ("24.12.126", DayRefusal.UNREADABLE),
        ("24/12/2026", date(2026, 12, 24)),
        ("24.12-2026", DayRefusal.UNREADABLE),
        ("٢٤.١٢.٢٠٢٦", DayRefusal.UNREADABLE),
        ("soon", DayRefusal.UNREADABLE),
        ("", DayRefusal.MISSING),
        (" ", DayRefusal.MISSING),
        ("٢٠٢٦-١٢-٢٤", DayRefusal.UNREADABLE),
    ],
)
def test_a_day_that_is_typed_is_read_or_the_reason_told(text: str, day: date | DayRefusal) -> None:
    """Only whole days from today until sixty days from now, year first with hyphens, day first with dots or slashes."""
    assert read_day(text, SUNDAY, None) == day


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("12/24/2026", date(2026, 12, 24)),
        ("12/4/26", date(2026, 12, 4)),
        ("12/24", date(2026, 12, 24)),
        ("24.12.2026", date(2026, 12, 24)),
        ("24/12/2026", DayRefusal.UNREADABLE),
    ],
)
def test_americans_write_the_month_first_between_slashes(text: str, day: date | DayRefusal) -> None:
    assert read_day(text, SUNDAY, None, "en-US") == day


def test_a_day_ends_at_midnight_where_somebody_lives() -> None:
    """Its last second is still that day there, also on the night in which the clocks are set at midnight."""
    for zone, day in (
        ("Europe/Berlin", date(2026, 12, 24)),
        ("Asia/Beirut", date(2026, 3, 28)),
        ("America/Havana", date(2026, 3, 7)),
    ):
        end = end_of(day, zone)
        assert datetime.fromtimestamp(end, ZoneInfo(zone)).date() == day
        assert datetime.fromtimestamp(end + 1, ZoneInfo(zone)).date() > day
    assert end_of(date(2026, 12, 24), None) == int(datetime(2026, 12, 24, 23, 59, 59, tzinfo=UTC).timestamp())


def test_days_are_written_as_one_writes_them() -> None:
    """In each language, and in English as on either side of the sea."""
    day = date(2026, 12, 24)
    assert {locale: format_day(day, locale) for locale in ("en-US", "en-GB", "de", "fr", "pl", "xx")} == {
        "en-US": "Thursday, December 24, 2026",
        "en-GB": "Thursday, 24 December 2026",
        "de": "Donnerstag, 24. Dezember 2026",
        "fr": "jeudi 24 décembre 2026",
        "pl": "czwartek, 24 grudnia 2026",
        "xx": "Thursday, December 24, 2026",
    }
