"""The days on which an absence may end: those that are offered, those that are typed, and when each is over."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from functools import cache
from typing import Final

from babel import Locale, UnknownLocaleError
from babel.dates import format_date

from bot.domain.preferences.local_time import zone_named

LONGEST_ABSENCE: Final = 60
"""How many days an absence can last that a person announces."""

_YEAR_FIRST: Final = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})", re.ASCII)
_DAY_FIRST: Final = re.compile(r"(?P<day>\d{1,2})\. ?(?P<month>\d{1,2})(?:\. ?(?P<year>\d{4}|\d{2})?)?", re.ASCII)
_SLASHED: Final = re.compile(r"(?P<day>\d{1,2})/(?P<month>\d{1,2})(?:/(?P<year>\d{4}|\d{2}))?", re.ASCII)
_MONTH_FIRST: Final = re.compile(r"(?P<month>\d{1,2})/(?P<day>\d{1,2})(?:/(?P<year>\d{4}|\d{2}))?", re.ASCII)
_CENTURY: Final = 2000
_WEEKS: Final = (1, 2, 3, 4, 5, 6, 8)
_SINGLE: Final = 14


class DayLabel(StrEnum):
    """What a day is called besides its date."""

    TODAY = "today"
    TOMORROW = "tomorrow"
    MONDAY = "monday"
    WEEKS = "weeks"


class DayRefusal(StrEnum):
    """Why nobody can be away until a day."""

    MISSING = "missing"
    UNREADABLE = "unreadable"
    PAST = "past"
    FAR = "far"


@dataclass(frozen=True, slots=True)
class Day:
    """A day that is offered, with what it is called beside its date: today, next Monday, in so many weeks."""

    date: date
    near: DayLabel | None = None
    weeks: int = 0


def today(now: int, zone: str | None) -> date:
    """Return the day that it is by the clocks of a zone, by UTC where none is known."""
    return datetime.fromtimestamp(now, (zone_named(zone) if zone else None) or UTC).date()


def offered_days(now: int, zone: str | None) -> tuple[Day, ...]:
    """Return the days that are offered, in order: two weeks day by day, then week by week."""
    first = today(now, zone)
    named: Mapping[int, Day] = {
        (7 - first.weekday()) % 7 or 7: Day(first, DayLabel.MONDAY),
        **{7 * weeks: Day(first, DayLabel.WEEKS, weeks) for weeks in _WEEKS},
        0: Day(first, DayLabel.TODAY),
        1: Day(first, DayLabel.TOMORROW),
    }
    ahead = sorted({*range(_SINGLE), *named})
    days = ((first + timedelta(days=one), named.get(one, Day(first))) for one in ahead)
    return tuple(Day(day, name.near, name.weeks) for day, name in days)


def read_day(text: str, now: int, zone: str | None, locale: str = "") -> date | DayRefusal:
    """Return the day that is written, or why nobody can be away until then.

    It is written year first with hyphens, or day first with dots or slashes: 2026-12-24, 24.12.2026, 24/12/26, 24.12.
    With slashes, the locale "en-US" writes the month first. Without a year, it is the next such day.
    """
    text, first = text.strip(), today(now, zone)
    if not text:
        return DayRefusal.MISSING
    slashed = _MONTH_FIRST if locale == "en-US" else _SLASHED
    match = _YEAR_FIRST.fullmatch(text) or _DAY_FIRST.fullmatch(text) or slashed.fullmatch(text)
    if match is None:
        return DayRefusal.UNREADABLE
    try:
        month, day = int(match["month"]), int(match["day"])
        if match["year"] is None:
            found = _next_such(month, day, first)
        else:
            found = date(int(match["year"]) + (_CENTURY if len(match["year"]) == 2 else 0), month, day)
    except ValueError:
        return DayRefusal.UNREADABLE
    left = (found - first).days
    if left < 0:
        return DayRefusal.PAST
    return DayRefusal.FAR if left > LONGEST_ABSENCE else found


def _next_such(month: int, day: int, first: date) -> date:
    """Return the day of this year, or of the next year if only that can be meant.

    Raises:
        ValueError: there is no such day this year.
    """
    this = date(first.year, month, day)
    if this >= first or first.month <= month:
        return this
    return date(first.year + 1, month, day)


def end_of(day: date, zone: str | None) -> int:
    """Return the last second of a day by the clocks of a zone, of UTC where none is known."""
    midnight = datetime.combine(day + timedelta(days=1), time(), (zone_named(zone) if zone else None) or UTC)
    return int(midnight.timestamp()) - 1


def format_day(day: date, locale: str) -> str:
    """Return a day with its weekday, as it is written in the manner of a locale ("en-GB")."""
    return format_date(day, "full", locale=babel_locale(locale))


@cache
def babel_locale(name: str) -> Locale:
    """Return what is known of a locale as Discord calls it ("en-GB"), of English where that is nothing."""
    try:
        return Locale.parse(name, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale("en")
