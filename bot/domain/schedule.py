"""The schedule of one decision: when its player is pinged and reminded, and when the time is up. Pure functions."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.domain.outages import NO_OUTAGES, Outages
from bot.domain.pace import AFTER_QUIET, AWAKE_FOR, HOUR, MOST_REMINDERS, TIMINGS, Pace
from bot.domain.preferences import NO_PREFERENCES, Preferences


@dataclass(frozen=True, slots=True)
class Schedule:
    """What decides about the moments of a player's decision, all in seconds since 1970.

    `since` is when it was first shown to the player; `preferences` are theirs; `pressed` is when they last pressed
    anything, as far as is known; `snoozed` is until when they want no reminder, which they said after `snoozed_after`
    messages; `longer` is until when the table has decided to wait.
    """

    pace: Pace
    since: int
    preferences: Preferences = NO_PREFERENCES
    outages: Outages = field(default=NO_OUTAGES)
    pressed: int | None = None
    snoozed: int | None = None
    snoozed_after: int = 1
    longer: int | None = None

    def deadline(self, now: int) -> int | None:
        """Return when the time is up, as it looks at a moment, or None if it never is.

        It stands still while the player is away and has asked to wait, and while the bot or Discord could not be
        reached. One that falls into the player's quiet hours comes two hours after them, but not in live games, nor if
        the player is awake then.
        """
        end = self.unmoved(now)
        if end is None or (self.pressed is not None and end - AWAKE_FOR <= self.pressed <= end):
            return end
        # A press after that moment takes nothing away that the board has promised.
        quiet = None if self.pace is Pace.LIVE else self.preferences.quiet_until(end)
        return end if quiet is None else quiet + AFTER_QUIET

    def unmoved(self, now: int) -> int | None:
        """Return when the time would be up for a player who is awake at that moment."""
        timing = TIMINGS[self.pace]
        if timing.deadline is None:
            return None
        ends = [self._over(self.since, timing.deadline, now)]
        if self.longer is not None:
            ends.append(self._over(self.longer - timing.longer, timing.longer, now))
        return max(ends)

    def twice(self, now: int) -> int | None:
        """Return when twice the time of a decision is over, None without a deadline; quiet hours count."""
        timing = TIMINGS[self.pace]
        return None if timing.deadline is None else self._over(self.since, 2 * timing.deadline, now)

    def moments(self) -> tuple[int, ...]:
        """Return when the player is pinged and then reminded, in order: never in quiet hours or absences.

        What the player has put off comes just then; reminders are counted without the time of absences. Several at the
        same moment are one message, and except in live games so are those within an hour. A reminder that would come
        with a delayed ping is left out, because the ping is the first that the player hears.
        """
        own, timing = self.preferences.interval, TIMINGS[self.pace]
        after = timing.reminders if own is None else tuple(own * count for count in range(1, MOST_REMINDERS + 1) if own)
        calls = [self.since, *(self.preferences.moved(self.since, seconds) for seconds in after)]
        if self.snoozed is not None and self.snoozed > self.since:
            later = [moment for moment in calls[1:] if moment > self.snoozed]
            calls = [*[self.since] * max(self.snoozed_after, 1), self.snoozed, *later][: 1 + MOST_REMINDERS]
        moments: list[int] = []
        for call in calls:
            moment = self.free(call)
            # After a night a call would come with a reminder at its heels.
            soon = bool(moments) and moment - moments[-1] < HOUR and call != self.snoozed and self.pace is not Pace.LIVE
            moment = moments[-1] if soon else moment
            if not moments or moment > moments[0] or call in (self.since, self.snoozed):
                moments.append(moment)
        return tuple(moments)

    def messages_due(self, now: int) -> int:
        """Return how many messages are due by a moment, the ping included; none in quiet hours or absences.

        What could not be sent in time waits for the end of the quiet hours as well.
        """
        if self.free(now) > now:
            return 0
        return sum(1 for moment in self.moments() if moment <= now)

    def free(self, moment: int) -> int:
        """Return the first moment from this one on at which the player may be pinged."""
        for _ in range(4):  # an absence may end in quiet hours, and they in another absence
            away = self.preferences.away(moment)
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
        return self.outages.extended(start, self.preferences.moved(start, length), TIMINGS[self.pace].outage, now)

    def _quiet_until(self, moment: int) -> int | None:
        if self.pace is Pace.LIVE or (self.pressed is not None and moment - AWAKE_FOR <= self.pressed <= moment):
            return None
        return self.preferences.quiet_until(moment)
