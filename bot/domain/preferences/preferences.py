"""All that one person has chosen about pings: a value that answers the questions about it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.domain.preferences import absences as absence_spans
from bot.domain.preferences.absences import ALLOWANCE, YEAR, Absence
from bot.domain.preferences.quiet_hours import QuietHours


class ReminderTarget(StrEnum):
    """Where a person wants to be reminded."""

    TABLE = "table"
    DIRECT = "direct"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person has chosen.

    `interval` has the seconds between reminders: None for the table's own, 0 for no reminder after the first ping.
    `zone` is the name of the person's time zone if it is known; quiet hours, where there are any, have the same zone.
    `absences` are the absences of the past year and those under way. An `uninvited` person takes no invitations, an
    `unaided` one wants no lines of help in their first games. With `no_icons`, texts that only they see have no icons.
    """

    interval: int | None = None
    where: ReminderTarget = ReminderTarget.TABLE
    quiet: QuietHours | None = None
    absences: tuple[Absence, ...] = ()
    zone: str | None = None
    uninvited: bool = False
    unaided: bool = False
    no_icons: bool = False

    def quiet_until(self, at: int) -> int | None:
        """Return when the quiet hours end in which a moment lies, or None if it lies in none."""
        return self.quiet.until(at) if self.quiet is not None else None

    def away(self, at: int) -> Absence | None:
        """Return the absence that is under way at a moment, of several the one that began last."""
        return max((away for away in self.absences if away.covers(at)), key=lambda away: away.since, default=None)

    def waited(self, start: int, end: int) -> int:
        """Return for how many seconds of [start, end) clocks stand still because of absences."""
        return absence_spans.within(absence_spans.granted(self.absences), start, end)

    def moved(self, deadline_from: int, length: int) -> int:
        """Return when a clock has run `length` seconds from `deadline_from`, without granted absences.

        It is never later than `length` and 20 days for each year that has begun until then.
        """
        return absence_spans.moved(absence_spans.granted(self.absences), deadline_from, length)

    def left(self, at: int) -> int:
        """Return how many seconds of the allowance of the year before a moment are left."""
        return ALLOWANCE - self.waited(at - YEAR, at)


NO_PREFERENCES: Final = Preferences()
"""The preferences of a person who has chosen nothing."""
