"""The moments of one decision: call, reminders and deadline of each pace, moved by what people are like."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.outages import Outage, Outages
from bot.domain.pace import AFTER_QUIET, AWAKE_FOR, DAY, HOUR, MINUTE, MOST_REMINDERS, TIMINGS, Pace
from bot.domain.preferences import ALLOWANCE, Absence, Preferences, QuietHours
from bot.domain.schedule import Schedule

ZONE = "Europe/Berlin"
NIGHT = QuietHours(22 * 60, 7 * 60, ZONE)


def at(*when: int) -> int:
    """Return a moment by the clocks of Berlin."""
    return int(datetime(*when, tzinfo=ZoneInfo(ZONE)).timestamp())  # type: ignore[arg-type, misc]


NOON = at(2026, 6, 1, 12, 0)
PACES = st.sampled_from(Pace)
MOMENTS = st.integers(NOON, NOON + 30 * DAY)
QUIETS = st.one_of(
    st.none(), st.builds(QuietHours, st.integers(0, 700), st.integers(701, 1439), st.sampled_from((ZONE, "Asia/Tokyo")))
)


@st.composite
def habits(draw: st.DrawFn) -> Preferences:
    """Return preferences that a person may have chosen."""
    starts = draw(st.lists(st.integers(NOON - 10 * DAY, NOON + 20 * DAY), max_size=3))
    aways = tuple(Absence(start, start + draw(st.integers(1, 15 * DAY)), draw(st.booleans())) for start in starts)
    interval = draw(st.sampled_from((None, 0, 2 * HOUR, 8 * HOUR, 48 * HOUR)))
    return Preferences(interval=interval, quiet=draw(QUIETS), absences=aways)


@st.composite
def schedules(draw: st.DrawFn) -> Schedule:
    """Return the schedule of any decision of anybody."""
    snoozed = draw(st.one_of(st.none(), MOMENTS))
    outage = draw(st.tuples(MOMENTS, st.integers(1, 3 * DAY)))
    return Schedule(
        draw(PACES),
        draw(MOMENTS),
        draw(habits()),
        Outages((Outage(outage[0], sum(outage)),)),
        draw(st.one_of(st.none(), MOMENTS)),
        snoozed,
        draw(st.integers(1, 4)),
        draw(st.one_of(st.none(), MOMENTS)),
    )


@pytest.mark.parametrize(
    ("pace", "reminders", "deadline"),
    [
        (Pace.LIVE, (3 * MINUTE, 8 * MINUTE), 10 * MINUTE),
        (Pace.RELAXED, (8 * HOUR, 24 * HOUR), 48 * HOUR),
        (Pace.SLOW, (24 * HOUR, 72 * HOUR), 7 * DAY),
        (Pace.UNTIMED, (), None),
    ],
)
def test_each_pace_has_its_moments(pace: Pace, reminders: tuple[int, ...], deadline: int | None) -> None:
    """The table of paces: called at once, two reminders, and then the time is up; untimed has the call alone."""
    schedule = Schedule(pace, NOON)
    assert schedule.moments() == (NOON, *(NOON + after for after in reminders))
    assert schedule.deadline(NOON) == (None if deadline is None else NOON + deadline)
    assert schedule.messages_due(NOON - 1) == 0
    assert schedule.messages_due(NOON) == 1
    assert schedule.messages_due(NOON + 30 * DAY) == 1 + len(reminders)


@pytest.mark.parametrize("pace", Pace)
def test_an_interval_of_ones_own_takes_the_place_of_the_tables(pace: Pace) -> None:
    """Every four hours, three times at most, at a table without a clock too."""
    schedule = Schedule(pace, NOON, Preferences(interval=4 * HOUR))
    assert schedule.moments() == (NOON, NOON + 4 * HOUR, NOON + 8 * HOUR, NOON + 12 * HOUR)


@pytest.mark.parametrize("pace", Pace)
def test_off_means_the_one_call_only(pace: Pace) -> None:
    assert Schedule(pace, NOON, Preferences(interval=0)).moments() == (NOON,)


def test_in_quiet_hours_the_call_follows_when_they_end() -> None:
    """What is shown at half past eleven calls at seven; the reminders that fall into the night would add nothing."""
    night = at(2026, 6, 1, 23, 30)
    schedule = Schedule(Pace.RELAXED, night, Preferences(interval=2 * HOUR, quiet=NIGHT))
    seven = at(2026, 6, 2, 7, 0)
    assert schedule.moments() == (seven,)
    assert schedule.messages_due(seven - 1) == 0
    assert schedule.messages_due(seven) == 1, "the ping, which must not read as a reminder"


def test_what_could_not_be_sent_before_the_night_waits_for_the_morning() -> None:
    """A call that was due at 21:55 and is late, for Discord refused it, is not made at 22:05."""
    evening = at(2026, 6, 1, 21, 55)
    schedule = Schedule(Pace.RELAXED, evening, Preferences(quiet=NIGHT))
    assert schedule.messages_due(evening) == 1
    assert schedule.messages_due(at(2026, 6, 1, 22, 5)) == 0
    assert schedule.messages_due(at(2026, 6, 2, 7, 0)) == 2


def test_a_deadline_in_quiet_hours_comes_two_hours_after_them() -> None:
    since = at(2026, 6, 1, 2, 0)
    schedule = Schedule(Pace.RELAXED, since, Preferences(quiet=NIGHT))
    assert schedule.deadline(since) == at(2026, 6, 3, 9, 0)
    assert Schedule(Pace.RELAXED, NOON, Preferences(quiet=NIGHT)).deadline(NOON) == NOON + 48 * HOUR


def test_nobody_is_reminded_of_what_he_was_called_to_within_the_hour() -> None:
    """After the night, the call stands for the reminder of eight hours; a reminder that is put off is one."""
    evening, morning = at(2026, 6, 1, 23, 10), at(2026, 6, 2, 7, 0)
    schedule = Schedule(Pace.RELAXED, evening, Preferences(quiet=NIGHT))
    assert schedule.moments() == (morning, at(2026, 6, 2, 23, 10) + 7 * HOUR + 50 * MINUTE)
    put_off = Schedule(Pace.RELAXED, evening, Preferences(quiet=NIGHT), snoozed=morning + HOUR // 2)
    assert put_off.moments()[:2] == (morning, morning + HOUR // 2)


def test_live_games_know_no_quiet_hours() -> None:
    night = at(2026, 6, 1, 23, 30)
    schedule = Schedule(Pace.LIVE, night, Preferences(quiet=NIGHT))
    assert schedule.moments() == (night, night + 3 * MINUTE, night + 8 * MINUTE)
    assert schedule.deadline(night) == night + 10 * MINUTE
    assert schedule.messages_due(night) == 1


def test_whoever_has_pressed_within_half_an_hour_is_up() -> None:
    """The player is pinged in quiet hours, and a deadline then stays; a press 31 minutes ago does not count."""
    night = at(2026, 6, 1, 23, 30)
    quiet = Preferences(quiet=NIGHT)
    assert Schedule(Pace.RELAXED, night, quiet, pressed=night - AWAKE_FOR).messages_due(night) == 1
    assert Schedule(Pace.RELAXED, night, quiet, pressed=night - AWAKE_FOR - 1).messages_due(night) == 0
    over = night + 48 * HOUR
    assert Schedule(Pace.RELAXED, night, quiet, pressed=over - AWAKE_FOR).deadline(night) == over
    assert Schedule(Pace.RELAXED, night, quiet, pressed=over - AWAKE_FOR - 1).deadline(night) == at(2026, 6, 4, 9, 0)


def test_whoever_gets_up_in_the_night_after_a_call_was_put_off_is_called_in_the_morning() -> None:
    """What the night has moved stays moved, so that the call still stands for the reminder."""
    evening, morning = at(2026, 6, 1, 23, 10), at(2026, 6, 2, 7, 0)
    schedule = Schedule(Pace.RELAXED, evening, Preferences(quiet=NIGHT), pressed=evening + 40 * MINUTE)
    assert schedule.messages_due(evening + 41 * MINUTE) == 0
    assert schedule.messages_due(morning) == 1


def test_whoever_gets_up_in_the_night_does_not_lose_the_time_that_he_was_told() -> None:
    """A press after the moment that the night has moved does not make the player late at once."""
    night = at(2026, 6, 1, 2, 0)
    early = at(2026, 6, 3, 5, 0)
    schedule = Schedule(Pace.RELAXED, night, Preferences(quiet=NIGHT), pressed=early)
    assert schedule.deadline(early) == at(2026, 6, 3, 9, 0)


def test_a_deadline_in_the_night_of_the_change_of_clocks_is_told_by_them() -> None:
    """On the 25th of October the night is an hour longer; nine o'clock by the clocks is when it ends and two hours."""
    since = at(2026, 10, 23, 4, 0)
    schedule = Schedule(Pace.RELAXED, since, Preferences(quiet=NIGHT))
    assert schedule.deadline(since) == at(2026, 10, 25, 9, 0)
    assert at(2026, 10, 25, 9, 0) - at(2026, 10, 24, 22, 0) == 12 * HOUR


def test_whoever_asks_to_wait_finds_call_reminders_and_time_after_his_absence() -> None:
    """Three days on holiday: the clock stands still, and the reminder comes after the ping, not with it."""
    back = NOON + 3 * DAY
    schedule = Schedule(Pace.RELAXED, NOON, Preferences(absences=(Absence(NOON - DAY, back, False),)))
    assert schedule.moments() == (back, back + 8 * HOUR, back + 24 * HOUR)
    assert schedule.deadline(NOON) == back + 48 * HOUR
    assert schedule.messages_due(back - 1) == 0


def test_an_absence_stops_the_clock_of_live_games_too() -> None:
    """No time is up for a decision without a ping."""
    away = Preferences(absences=(Absence(NOON - 1, NOON + HOUR, False),))
    schedule = Schedule(Pace.LIVE, NOON, away)
    assert schedule.moments()[0] == NOON + HOUR
    assert schedule.deadline(NOON) == NOON + HOUR + 10 * MINUTE


def test_behind_every_absence_is_a_deadline() -> None:
    """Of 60 days only 20 stop the clock."""
    schedule = Schedule(Pace.RELAXED, NOON, Preferences(absences=(Absence(NOON, NOON + 60 * DAY, False),)))
    assert schedule.deadline(NOON) == NOON + ALLOWANCE + 48 * HOUR


def test_whoever_lets_a_computer_play_stops_no_clock() -> None:
    schedule = Schedule(Pace.RELAXED, NOON, Preferences(absences=(Absence(NOON, NOON + 9 * DAY, True),)))
    assert schedule.deadline(NOON) == NOON + 48 * HOUR


def test_a_reminder_that_is_put_off_comes_just_then() -> None:
    """After the first one at 20:00, four hours later: at midnight, and the next one at its time."""
    eight = NOON + 8 * HOUR
    schedule = Schedule(Pace.RELAXED, NOON, snoozed=eight + 4 * HOUR, snoozed_after=2)
    assert schedule.messages_due(eight + 4 * HOUR - 1) == 2
    assert schedule.messages_due(eight + 4 * HOUR) == 3
    assert schedule.messages_due(NOON + DAY) == 4


def test_what_is_put_off_twice_comes_once_more_and_after_three_there_is_silence() -> None:
    first, second = NOON + 12 * HOUR, NOON + 16 * HOUR
    again = Schedule(Pace.RELAXED, NOON, snoozed=second, snoozed_after=3)
    assert again.messages_due(first) == 3
    assert again.messages_due(second) == 4
    assert again.messages_due(NOON + 9 * DAY) == 4
    assert Schedule(Pace.RELAXED, NOON, snoozed=second, snoozed_after=4).messages_due(NOON + 9 * DAY) == 4


def test_whoever_wants_no_reminders_and_puts_one_off_gets_that_one() -> None:
    schedule = Schedule(Pace.RELAXED, NOON, Preferences(interval=0), snoozed=NOON + 4 * HOUR)
    assert schedule.moments() == (NOON, NOON + 4 * HOUR)


def test_a_reminder_that_was_put_off_into_the_night_waits_for_the_morning() -> None:
    schedule = Schedule(Pace.RELAXED, NOON, Preferences(quiet=NIGHT), snoozed=at(2026, 6, 1, 23, 0))
    assert at(2026, 6, 2, 7, 0) in schedule.moments()


def test_a_table_that_waits_a_day_more_waits_a_day_more() -> None:
    later = NOON + 80 * HOUR
    assert Schedule(Pace.RELAXED, NOON, longer=later).deadline(NOON) == later
    assert Schedule(Pace.RELAXED, NOON, longer=NOON + HOUR).deadline(NOON) == NOON + 48 * HOUR


def test_the_day_more_stands_still_while_the_bot_is_down() -> None:
    later = NOON + 80 * HOUR
    outage = Outages((Outage(later - 2 * HOUR, later + HOUR),))
    assert Schedule(Pace.RELAXED, NOON, outages=outage, longer=later).deadline(NOON) == later + 3 * HOUR


def test_a_stop_of_the_bot_moves_a_deadline_from_ten_minutes_on_in_live_games_from_one() -> None:
    def moved(pace: Pace, seconds: int) -> int:
        outages = Outages((Outage(NOON + MINUTE, NOON + MINUTE + seconds),))
        end, plain = Schedule(pace, NOON, outages=outages).deadline(NOON), Schedule(pace, NOON).deadline(NOON)
        assert end is not None
        assert plain is not None
        return end - plain

    assert moved(Pace.RELAXED, 10 * MINUTE) == 10 * MINUTE
    assert moved(Pace.RELAXED, 10 * MINUTE - 1) == 0
    assert moved(Pace.SLOW, 10 * MINUTE) == 10 * MINUTE
    assert moved(Pace.LIVE, MINUTE) == MINUTE
    assert moved(Pace.LIVE, MINUTE - 1) == 0


def test_when_the_clock_is_set_back_nobody_is_told_or_late_twice() -> None:
    """An hour before it was shown nothing is wanted, and the deadline stays where it is."""
    schedule = Schedule(Pace.RELAXED, NOON)
    assert schedule.messages_due(NOON - HOUR) == 0
    assert schedule.deadline(NOON - HOUR) == NOON + 48 * HOUR


@pytest.mark.deep
@given(schedules(), MOMENTS)
def test_nobody_is_wanted_in_his_quiet_hours_or_absence_unless_he_is_up(schedule: Schedule, now: int) -> None:
    """In all cases: only live games and a press in the last half hour break the quiet hours."""
    up = schedule.pressed is not None and schedule.pressed >= now - AWAKE_FOR
    quiet = schedule.preferences.quiet_until(now) is not None and schedule.pace is not Pace.LIVE and not up
    if quiet or schedule.preferences.away(now) is not None:
        assert schedule.messages_due(now) == 0


@given(schedules(), MOMENTS)
def test_there_are_never_more_than_the_call_and_three_reminders(schedule: Schedule, now: int) -> None:
    moments = schedule.moments()
    assert len(moments) <= 1 + MOST_REMINDERS
    assert list(moments) == sorted(moments)
    assert moments[0] >= schedule.since
    assert schedule.messages_due(now) <= 1 + MOST_REMINDERS


@given(schedules(), MOMENTS)
def test_a_deadline_is_never_early_and_never_endless(schedule: Schedule, now: int) -> None:
    """It is not before the pace's own, and not later than all that may move it together."""
    length, deadline = TIMINGS[schedule.pace].deadline, schedule.deadline(now)
    if length is None:
        assert deadline is None
        return
    assert deadline is not None
    assert deadline >= schedule.since + length
    start = max(schedule.since, schedule.longer or 0)
    assert deadline <= start + length + 2 * ALLOWANCE + 3 * DAY + 25 * HOUR + AFTER_QUIET


@given(schedules(), MOMENTS, st.integers(1, 5 * DAY))
def test_what_is_wanted_grows_at_its_moments_only(schedule: Schedule, now: int, on: int) -> None:
    """Between two of the moments, or of those at which quiet ends, nothing becomes due."""
    later = now + on
    if any(now < moment <= later for moment in (*schedule.moments(), schedule.free(now))):
        return
    assert schedule.messages_due(later) <= schedule.messages_due(now)
