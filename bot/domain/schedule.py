"""The schedule of one decision: when its owner is called and reminded, and when the time is up. Pure functions."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.domain.outages import NO_OUTAGES, Outages
from bot.domain.pace import AFTER_QUIET, AWAKE, HOUR, MOST_REMINDERS, TIMINGS, Pace
from bot.domain.preferences import NO_HABITS, Habits


@dataclass(frozen=True, slots=True)
class Schedule:
    """What decides about the moments of somebody's decision, all in seconds since 1970.

    `since` is when it was first shown to him; `habits` are his; `pressed` is when he last pressed anything, as far as
    is known; `snoozed` until when he does not want to be reminded, put off when he had been told so often as
    `snoozed_after` says; `longer` until when the table has decided to wait.
    """

    pace: Pace
    since: int
    habits: Habits = NO_HABITS
    outages: Outages = field(default=NO_OUTAGES)
    pressed: int | None = None
    snoozed: int | None = None
    snoozed_after: int = 1
    longer: int | None = None

    def deadline(self, now: int) -> int | None:
        """Return when the time is up, as it looks at a moment, or None if it never is.

        It stands still while the owner is away and has asked to wait, and while the bot or Discord could not be
        reached. One that falls into his quiet hours comes two hours after them, but not in live games, nor if he is up
        then.
        """
        end = self.unmoved(now)
        if end is None or (self.pressed is not None and end - AWAKE <= self.pressed <= end):
            return end
        # A press after that moment takes nothing away that the board has told.
        quiet = None if self.pace is Pace.LIVE else self.habits.quiet_until(end)
        return end if quiet is None else quiet + AFTER_QUIET

    def unmoved(self, now: int) -> int | None:
        """Return when the time would be up for somebody who is up at that moment."""
        timing = TIMINGS[self.pace]
        if timing.deadline is None:
            return None
        ends = [self._over(self.since, timing.deadline, now)]
        if self.longer is not None:
            ends.append(self._over(self.longer - timing.longer, timing.longer, now))
        return max(ends)

    def twice(self, now: int) -> int | None:
        """Return when twice the time of a decision is over, None where there is none; quiet hours count as others."""
        timing = TIMINGS[self.pace]
        return None if timing.deadline is None else self._over(self.since, 2 * timing.deadline, now)

    def moments(self) -> tuple[int, ...]:
        """Return when the owner is called, and then reminded: in order, never in his quiet hours nor while he is away.

        What he has put off comes just then; reminders are counted without the time for which he is away. Several that
        come to lie on the same moment are one message, and but in live games so are those within an hour.
        """
        own, timing = self.habits.interval, TIMINGS[self.pace]
        after = timing.reminders if own is None else tuple(own * count for count in range(1, MOST_REMINDERS + 1) if own)
        calls = [self.since, *(self.habits.moved(self.since, seconds) for seconds in after)]
        if self.snoozed is not None and self.snoozed > self.since:
            later = [moment for moment in calls[1:] if moment > self.snoozed]
            calls = [*[self.since] * max(self.snoozed_after, 1), self.snoozed, *later][: 1 + MOST_REMINDERS]
        told: list[int] = []
        for call in calls:
            moment = self.free(call)
            # After a night a call would come with a reminder at its heels.
            soon = bool(told) and moment - told[-1] < HOUR and call != self.snoozed and self.pace is not Pace.LIVE
            told.append(told[-1] if soon else moment)
        return tuple(told)

    def wanted(self, now: int) -> int:
        """Return how many messages there are to be by a moment: the call is the first; none while he is not to be told.

        What could not be sent in time waits for the end of his quiet hours as well.
        """
        if self.free(now) > now:
            return 0
        return sum(1 for moment in self.moments() if moment <= now)

    def free(self, moment: int) -> int:
        """Return the first moment from this one on at which the owner may be called."""
        for _ in range(4):  # an absence may end in quiet hours, and they in another absence
            away = self.habits.away(moment)
            if away is not None:
                moment = away.until
            quiet = self._quiet_until(moment)
            if quiet is not None:
                moment = quiet
            if away is None and quiet is None:
                break
        return moment

    def _over(self, start: int, length: int, now: int) -> int:
        """Return when a time is over that stands still during absences and outages."""
        return self.outages.extended(start, self.habits.moved(start, length), TIMINGS[self.pace].outage, now)

    def _quiet_until(self, moment: int) -> int | None:
        if self.pace is Pace.LIVE or (self.pressed is not None and moment - AWAKE <= self.pressed <= moment):
            return None
        return self.habits.quiet_until(moment)
