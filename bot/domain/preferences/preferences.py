"""All that one person has chosen about being called: a value that answers what is to be asked of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.domain.preferences import absences
from bot.domain.preferences.absences import ALLOWANCE, YEAR, Away
from bot.domain.preferences.quiet_hours import Quiet


class Where(StrEnum):
    """Where somebody wants to be reminded."""

    TABLE = "table"
    DIRECT = "direct"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Habits:
    """What somebody has chosen.

    `interval` has the seconds between reminders: None for the table's own, 0 for no more than the one call. `zone` is
    the name of his time zone if it is known; that of the quiet hours, where there are any, is the same. `aways` are the
    absences of the past year and those under way. Whoever is `uninvited` takes no invitations,
    whoever is `unaided` wants no lines of help in his first games.
    """

    interval: int | None = None
    where: Where = Where.TABLE
    quiet: Quiet | None = None
    aways: tuple[Away, ...] = ()
    zone: str | None = None
    uninvited: bool = False
    unaided: bool = False

    def quiet_until(self, at: int) -> int | None:
        """Return when the quiet hours end in which a moment lies, or None if it lies in none."""
        return self.quiet.until(at) if self.quiet is not None else None

    def away(self, at: int) -> Away | None:
        """Return the absence that is under way at a moment, of several the one that was told last."""
        return max((away for away in self.aways if away.covers(at)), key=lambda away: away.since, default=None)

    def waited(self, start: int, end: int) -> int:
        """Return for how many seconds of [start, end) clocks stand still: absent, and the allowance reaches for it."""
        return absences.within(absences.granted(self.aways), start, end)

    def moved(self, deadline_from: int, length: int) -> int:
        """Return when a clock that starts at `deadline_from` and stands still while it may has run `length` seconds.

        It is never later than `length` and 20 days for each year that has begun until then.
        """
        return absences.moved(absences.granted(self.aways), deadline_from, length)

    def left(self, at: int) -> int:
        """Return how many seconds of the allowance are left at a moment, all past of the year before it used up."""
        return ALLOWANCE - self.waited(at - YEAR, at)


NO_HABITS: Final = Habits()
"""Of somebody who has chosen nothing."""
