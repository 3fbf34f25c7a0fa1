"""Quiet hours: the part of the day in which a person is not pinged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from bot.domain.preferences.local_time import DAY, next_change, second_of_day, zone_named

MINUTES: Final = 1440
"""Minutes of a day."""

_LONGEST: Final = 25 * 3600
_NIGHT: Final = (22 * 60, 8 * 60)
_LENGTH: Final = 8 * 60


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Each day from minute `start` to minute `end` by the clocks of a time zone, also over midnight.

    With a `zone` that is not known here no moment is quiet: what was stored may be newer than the data about zones.
    """

    start: int
    end: int
    zone: str

    def __post_init__(self) -> None:
        if not (0 <= self.start < MINUTES and 0 <= self.end < MINUTES):
            raise ValueError("a day has 1440 minutes")
        if self.start == self.end:
            raise ValueError("quiet hours have a length")

    @classmethod
    def chosen(cls, start: int, end: int, zone: str) -> Self:
        """Return quiet hours as a person chose them.

        Raises:
            ValueError: the zone is not known, or these are no hours.
        """
        if zone_named(zone) is None:
            raise ValueError("there is no such time zone")
        return cls(start, end, zone)

    @classmethod
    def moved(cls, before: Self | None, zone: str, *, start: int | None = None, end: int | None = None) -> Self:
        """Return quiet hours of which one end was chosen.

        The other one stays as it was before, or is as it is for most where there were none; where that is the same
        minute, they last eight hours.

        Raises:
            ValueError: the zone is not known.
        """
        first, last = _NIGHT if before is None else (before.start, before.end)
        if start is not None:
            return cls.chosen(start, last if last != start else (start + _LENGTH) % MINUTES, zone)
        end = last if end is None else end
        return cls.chosen(first if first != end else (end - _LENGTH) % MINUTES, end, zone)

    def until(self, at: int) -> int | None:
        """Return when the quiet hours end in which a moment lies, or None if it lies in none.

        They end when the clocks read so, or when they are set to something outside. It is never more than 25 hours on.
        """
        zone = zone_named(self.zone)
        if zone is None or not self._covers(second_of_day(zone, at)):
            return None
        moment, latest = at, at + _LONGEST
        while moment < latest:
            end = moment + (self.end * 60 - second_of_day(zone, moment)) % DAY
            change = next_change(zone, moment, end)
            if change is None:
                return min(end, latest)
            moment = change
            if not self._covers(second_of_day(zone, moment)):
                break
        return min(moment, latest)

    def _covers(self, second: int) -> bool:
        start, end = self.start * 60, self.end * 60
        return start <= second < end if start < end else not end <= second < start
