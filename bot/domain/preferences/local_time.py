"""Wall clocks: what a clock reads somewhere at a moment, by the names of the IANA time zones."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

DAY: Final = 86_400
"""Seconds of a day without a change of clocks."""


@lru_cache(1024)
def zone_named(name: str) -> ZoneInfo | None:
    """Return a time zone, None if its name is not known here: the zone data may be older than the name."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None


def offset(zone: ZoneInfo, at: int) -> int:
    """Return how many seconds the clocks of a zone are ahead of UTC at a moment."""
    ahead = datetime.fromtimestamp(at, zone).utcoffset()
    return int(ahead.total_seconds()) if ahead is not None else 0


def second_of_day(zone: ZoneInfo, at: int) -> int:
    """Return what the clocks of a zone read at a moment, in seconds since their midnight."""
    return (at + offset(zone, at)) % DAY


def next_change(zone: ZoneInfo, start: int, end: int) -> int | None:
    """Return the first moment of (start, end], about a day at most, from which the clocks are changed.

    Two changes that undo each other within it are not seen; no zone has them.
    """
    before = offset(zone, start)
    if offset(zone, end) == before:
        return None
    while end - start > 1:
        middle = (start + end) // 2
        if offset(zone, middle) == before:
            start = middle
        else:
            end = middle
    return end
