"""The schedule of one decision: when its owner is called and reminded, and when the time is up. Pure functions."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.habits import NO_HABITS, Habits
from bot.outages import NO_OUTAGES, Outages
from bot.paces import AFTER_QUIET, AWAKE, MOST_REMINDERS, TIMINGS, Pace


@dataclass(frozen=True, slots=True)
class Schedule:
    """What decides about the moments of somebody's decision, all in seconds since 1970.

    `since` is when it was first shown to him; `habits` are his; `pressed` is when he last pressed anything, as far as
    is known; `snoozed` until when he does not want to be reminded; `longer` until when the table has decided to wait.
    """

    pace: Pace
    since: int
    habits: Habits = NO_HABITS
    outages: Outages = field(default=NO_OUTAGES)
    pressed: int | None = None
    snoozed: int | None = None
    longer: int | None = None

    def deadline(self, now: int) -> int | None:
        """Return when the time is up, as it looks at a moment, or None if it never is.

        It stands still while the owner is away and has asked to wait, and while the bot or Discord could not be
        reached. One that falls into his quiet hours comes two hours after them, unless the table plays live.
        """
        timing = TIMINGS[self.pace]
        if timing.deadline is None:
            return None
        live = self.pace is Pace.LIVE
        end = self.since + timing.deadline if live else self.habits.moved(self.since, timing.deadline)
        end = max(self.outages.extended(self.since, end, timing.outage, now), self.longer or 0)
        quiet = self._quiet_until(end)
        return end if quiet is None else quiet + AFTER_QUIET

    def moments(self) -> tuple[int, ...]:
        """Return when the owner is called, and then reminded: in order, never in his quiet hours nor while he is away.

        Several that come to lie on the same moment are one message.
        """
        own, timing = self.habits.interval, TIMINGS[self.pace]
        after = timing.reminders if own is None else tuple(own * count for count in range(1, MOST_REMINDERS + 1) if own)
        calls = [self._moved(self.since)]
        calls += [self._moved(max(self.since + seconds, self.snoozed or 0)) for seconds in after]
        return tuple(calls)

    def wanted(self, now: int) -> int:
        """Return how many messages there are to be by a moment: the call is the first."""
        return sum(1 for moment in self.moments() if moment <= now)

    def _moved(self, moment: int) -> int:
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

    def _quiet_until(self, moment: int) -> int | None:
        if self.pace is Pace.LIVE or (self.pressed is not None and self.pressed >= moment - AWAKE):
            return None
        return self.habits.quiet_until(moment)
