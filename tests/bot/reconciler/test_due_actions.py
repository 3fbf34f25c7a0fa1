"""What time makes due: pings that were put off, reminders, direct messages, deadlines."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.deadlines.table_deadlines import TableContext
from bot.domain.outages import Outage, Outages
from bot.domain.pace import DAY, HOUR, IDLE, MINUTE, SILENT_AFTER, Fallback, Pace, VoteChoice
from bot.domain.ping_recipient import Seat
from bot.domain.preferences import Absence, Preferences, QuietHours, ReminderTarget
from bot.reconciler.diff import EditMessage, PlayComputer, PostMessage, SendDirectMessage, as_once_shown, content_hash
from bot.reconciler.due_actions import AskOthers, TakeOver, next_due_at
from bot.tables import Slot, Status, Table, Wait
from tests.bot.at_table import ANA, BEN, CLEO, DAN, plan
from tests.bot.evening import LONG, Evening, asked_about, berlin, votes
from tests.depth import first_of

TWO, THREE, FOUR = (ANA, BEN), (ANA, BEN, CLEO), (ANA, BEN, CLEO, DAN)
NIGHT = QuietHours(22 * 60, 7 * 60, "Europe/Berlin")


async def test_what_time_asks_for_comes_before_a_computer_and_that_before_any_message(evening: Evening) -> None:
    """The order of steps, each left out when it has failed."""
    table = await evening.begin((ANA, BEN), 1, fallback=Fallback.TAKEOVER, left=LONG)
    await evening.tables.play.act(table.id, ANA, None, ["v"])
    table = await evening.tables.get(table.id)
    waits = {Seat(seat): Wait(decision, evening.now - 9 * DAY, 1) for seat, decision in table.asked.items()}
    table = replace(table, shown=replace(table.shown, waits=waits))
    context, now = TableContext(), evening.now
    assert plan(table, now, context) == TakeOver(0, table.asked[0], "late")
    assert plan(table, now, context, failed={"takeover"}) == PlayComputer()
    step = plan(table, now, context, failed={"takeover", "computer"})
    assert isinstance(step, PostMessage | EditMessage)
    assert step.slot is Slot.BOARD


async def test_the_call_is_made_when_the_quiet_hours_end_and_the_board_stands_there_before(evening: Evening) -> None:
    await evening.tables.people.choose_quiet(BEN, NIGHT)
    await evening.begin(TWO, left=LONG)
    await evening.until(berlin(evening, 23))
    boards = evening.discord.calls.count("send")
    await evening.act(ANA, "t1")
    assert evening.discord.calls.count("send") == boards + 1
    assert evening.told.of(BEN) == []
    await evening.later(9 * HOUR)
    assert [datetime.fromtimestamp(at, ZoneInfo("Europe/Berlin")).hour for at in evening.told.of(BEN)] == [7]


async def test_whoever_acts_in_his_quiet_hours_is_called_in_them(evening: Evening) -> None:
    """A press ten minutes ago: the player is awake."""
    await evening.tables.people.choose_quiet(BEN, NIGHT)
    await evening.begin(TWO, left=LONG)
    await evening.until(berlin(evening, 23))
    evening.contexts.press(BEN)
    await evening.later(10 * MINUTE)
    await evening.act(ANA, "t1")
    assert evening.told.of(BEN) == [evening.now]


async def test_what_was_refused_in_the_evening_is_not_made_up_for_in_the_night(evening: Evening) -> None:
    """A pass that comes by at night posts the board that is missing, and calls nobody."""
    await evening.tables.people.choose_quiet(BEN, NIGHT)
    await evening.begin(TWO, left=LONG)
    await evening.until(berlin(evening, 21, 59))
    await evening.tables.play.act(evening.number, ANA, None, ["t1"])
    evening.clock.leap(30 * MINUTE)
    table = await evening.follow()
    assert table.shown.board is not None
    assert evening.told.of(BEN) == []
    await evening.later(9 * HOUR)
    assert len(evening.told.of(BEN)) == 1


async def test_a_reminder_is_one_message_that_is_right_at_once(evening: Evening) -> None:
    """Once the board has taken the place of its words, it is not edited for saying that it is a reminder."""
    await evening.begin(TWO, left=LONG)
    begun = evening.now
    evening.discord.calls.clear()
    await evening.later(47 * HOUR)
    assert evening.told.of(ANA) == [begun, begun + 8 * HOUR, begun + 24 * HOUR]
    assert evening.discord.calls.count("send") == 2
    assert evening.discord.calls.count("edit") == 2
    assert evening.told.of(BEN) == []
    shown = evening.screens.table
    assert shown is not None
    assert shown.shown.waits[Seat(0)].reminded == 3, "it has the buttons of a reminder"


async def test_whoever_is_up_when_his_time_ends_in_the_night_is_late_then(evening: Evening) -> None:
    """Asleep the player would have until nine; the table wakes for either moment."""
    await evening.tables.people.choose_quiet(ANA, NIGHT)
    evening.clock.leap(berlin(evening, 23) - evening.now)
    await evening.begin(TWO, left=LONG)
    await evening.later(48 * HOUR - 10 * MINUTE)
    evening.contexts.press(ANA)
    table = await evening.later(10 * MINUTE)
    assert table.votes.keys() == {0}


async def test_whoever_stops_in_the_middle_of_his_turn_is_reminded_too(evening: Evening) -> None:
    """No ping while a player goes on with their own chain, but eight hours later they are reminded."""
    await evening.begin(TWO, left=LONG)
    await evening.act(ANA, "k")
    begun = evening.now
    await evening.later(47 * HOUR)
    assert evening.told.of(ANA)[1:] == [begun + 8 * HOUR, begun + 24 * HOUR]


async def test_after_three_reminders_the_table_says_so_once_and_there_is_silence(evening: Evening) -> None:
    await evening.tables.people.choose_reminders(ANA, 2 * HOUR, ReminderTarget.TABLE)
    await evening.begin(TWO, pace=Pace.UNTIMED, left=LONG)
    begun = evening.now
    await evening.later(20 * DAY)
    assert evening.told.of(ANA)[:-1] == [begun + hours * HOUR for hours in (0, 2, 4, 6)]
    assert evening.told.of(ANA)[-1] == begun + SILENT_AFTER, "a vote of the others is no reminder"
    table = await evening.table()
    assert await evening.wakes() == evening.contexts.of(table).host_until(table, evening.now), "for nobody else"


async def test_whoever_wants_letters_is_written_to_and_not_called_at_the_table(evening: Evening) -> None:
    await evening.tables.people.choose_reminders(ANA, None, ReminderTarget.DIRECT)
    await evening.begin(TWO, left=LONG)
    begun = evening.now
    await evening.later(47 * HOUR)
    assert evening.told.of(ANA) == []
    assert evening.told.letters == [(ANA, begun + hours * HOUR) for hours in (0, 8, 24)]


async def test_whoever_wants_both_gets_both_once(evening: Evening) -> None:
    await evening.tables.people.choose_reminders(ANA, 0, ReminderTarget.BOTH)
    await evening.begin(TWO, left=LONG)
    await evening.later(47 * HOUR)
    assert len(evening.told.of(ANA)) == len(evening.told.letters) == 1


@pytest.mark.parametrize("where", [ReminderTarget.DIRECT, ReminderTarget.BOTH])
async def test_where_letters_cannot_be_sent_the_table_calls_once_and_says_so(
    evening: Evening, where: ReminderTarget
) -> None:
    await evening.tables.people.choose_reminders(ANA, None, where)
    evening.discord.closed.add(ANA)
    table = await evening.begin(TWO, left=LONG)
    assert evening.told.letters == []
    assert len(evening.told.of(ANA)) == 1
    assert table.shown.waits[Seat(0)].closed
    assert "0c" in table.shown.content_hash
    begun = evening.now
    await evening.later(47 * HOUR)
    assert evening.told.of(ANA) == [begun + hours * HOUR for hours in (0, 8, 24)]
    assert evening.discord.calls.count("write") == 1, "it is not tried again for this decision"


async def test_a_letter_is_planned_once_the_board_shows_what_it_is_about(evening: Evening) -> None:
    await evening.tables.people.choose_reminders(ANA, None, ReminderTarget.DIRECT)
    table = await evening.begin(TWO, left=LONG)
    context = evening.contexts.of(table)
    bare = replace(table, shown=replace(table.shown, waits={}, pinged={}))
    assert isinstance(plan(bare, evening.now, context), PostMessage)
    unwritten = {Seat(0): replace(table.shown.waits[Seat(0)], written=0)}
    table = replace(table, shown=replace(table.shown, waits=unwritten))
    assert plan(table, evening.now, context) == SendDirectMessage(0, table.asked[0], 1)


async def test_who_is_called_to_a_later_vote_is_not_called_again_for_an_earlier_one(evening: Evening) -> None:
    """All four are to choose, two are asked about at once; having voted on the second, the first is no news."""
    await evening.begin(FOUR, left=LONG)
    await evening.act(ANA, "v")
    await evening.act(BEN, "y")
    table = await evening.later(48 * HOUR)
    calls = len(evening.told.of(BEN))
    last = max(table.votes, key=lambda about: table.votes[about].version)
    await votes(evening, BEN, VoteChoice.WAIT, last)
    await evening.follow()
    await evening.later(HOUR)
    assert len(evening.told.of(BEN)) == calls


async def test_a_stop_of_the_bot_over_a_deadline_moves_it(evening: Evening) -> None:
    """The bot comes back a day after the time would have been up: nobody is late, and everybody has what was left."""
    heartbeat = await evening.with_heartbeat()
    await evening.begin(TWO, left=LONG)
    begun = evening.now
    await heartbeat.give()
    evening.clock.leap(72 * HOUR)
    heartbeat = await evening.with_heartbeat()
    await evening.watch.wake_due()
    await evening.clock.quiet()
    assert (await evening.table()).votes == {}
    await heartbeat.give()
    table = await evening.follow()
    assert evening.contexts.of(table).deadline(table, 0, evening.now) == begun + (48 + 72) * HOUR


@pytest.mark.thorough
async def test_a_stop_of_the_bot_during_a_vote_makes_it_longer_and_the_board_says_so(evening: Evening) -> None:
    heartbeat = await evening.with_heartbeat()
    await evening.begin(TWO, left=LONG)
    for _ in range(48 * 60 + 1):
        await heartbeat.give()
        evening.clock.leap(MINUTE)
    table = await evening.follow()
    await heartbeat.give()
    told, ends = table.shown.content_hash, table.votes[0].at + DAY
    assert evening.contexts.of(table).vote_ends(table, 0, evening.now) == ends
    evening.clock.leap(6 * HOUR)
    heartbeat = await evening.with_heartbeat()
    await heartbeat.give()
    table = await evening.follow()
    assert evening.contexts.of(table).vote_ends(table, 0, evening.now) == ends + 6 * HOUR
    assert table.shown.content_hash != told


async def test_a_stop_of_the_bot_for_a_month_puts_nobodys_game_away(evening: Evening) -> None:
    heartbeat = await evening.with_heartbeat()
    await evening.begin((ANA,), 1, left=LONG)
    await heartbeat.give()
    evening.clock.leap(IDLE + DAY)
    heartbeat = await evening.with_heartbeat()
    await evening.watch.wake_due()
    await evening.clock.quiet()
    await heartbeat.give()
    assert (await evening.follow()).status is Status.RUNNING


async def test_an_away_with_a_computer_is_played_for_until_the_day_comes(evening: Evening) -> None:
    table = await evening.begin(THREE, left=LONG)
    await evening.tables.people.go_away(ANA, evening.now + 5 * DAY, stand_in=True)
    table = await evening.follow()
    assert table.absent == {0: "away"}
    assert table.asked.keys() == {1}
    table = await evening.later(5 * DAY)
    assert table.absent == {} or table.absent.get(0) != "away"


async def test_an_away_that_asks_to_wait_is_waited_for_and_called_when_back(evening: Evening) -> None:
    await evening.tables.people.go_away(ANA, evening.now + 5 * DAY, stand_in=False)
    back = evening.now + 5 * DAY
    await evening.begin(TWO, left=LONG)
    await evening.later(7 * DAY - 1)
    assert await evening.log() == []
    assert evening.told.of(ANA) == [back, back + 8 * HOUR, back + 24 * HOUR]
    table = await evening.later(1)
    assert table.votes.keys() == {0}


async def test_the_only_person_is_waited_for_while_away(evening: Evening) -> None:
    """No computer plays a game out for nobody."""
    await evening.begin((ANA,), 1, left=LONG)
    await evening.tables.people.go_away(ANA, evening.now + 5 * DAY, stand_in=True)
    table = await evening.follow()
    assert table.absent == {}


def any_around(random: Random, now: int) -> TableContext:
    """Return surroundings of any kind."""

    def habits() -> Preferences:
        start = now + random.randint(-9 * DAY, 9 * DAY)
        aways = (Absence(start, start + random.randint(1, 9 * DAY), random.random() < 0.3),) * random.randint(0, 1)
        quiet = random.choice((None, NIGHT, QuietHours(60, 700, "Asia/Tokyo")))
        where = random.choice(list(ReminderTarget))
        return Preferences(random.choice((None, 0, 2 * HOUR, 24 * HOUR)), where, quiet, aways)

    began = now - random.randint(0, 3 * DAY)
    outages = Outages((Outage(began, began + random.randint(0, 2 * DAY)),) if random.random() < 0.3 else ())
    pressed = {user: now - random.randint(0, 2 * HOUR) for user in FOUR if random.random() < 0.5}
    return TableContext({user: habits() for user in FOUR}, pressed, outages)


def any_waits(random: Random, table: Table, now: int) -> Table:
    """Return a table at which people have been waited for in any way."""
    waits = {}
    for recipient, decision in table.called_for.items():
        snoozed = now + random.randint(-DAY, DAY) if random.random() < 0.3 else None
        told = random.randint(0, 4)
        since = now - random.randint(0, 3 * DAY)
        waits[recipient] = Wait(decision, since, told, told, None, snoozed, random.random() < 0.2, max(told, 1))
    return replace(table, shown=replace(table.shown, waits=waits, pinged=dict(table.called_for)))


def settled(table: Table, now: int, context: TableContext) -> Table | None:
    """Return the table once all messages are sent that are due; None where more than that is due."""
    for _ in range(20):
        match plan(table, now, context):
            case None:
                return table
            case PostMessage() as post:
                after = as_once_shown(table, now, post.pinged, post.messages)
                table = replace(after, shown=replace(after.shown, content_hash=post.content_hash))
            case EditMessage():
                table = replace(table, shown=replace(table.shown, content_hash=content_hash(table, now, context)))
            case SendDirectMessage(seat=seat, count=count):
                wait = replace(table.shown.waits[Seat(seat)], written=count)
                table = replace(table, shown=replace(table.shown, waits={**table.shown.waits, Seat(seat): wait}))
            case _:
                return None
    raise AssertionError("there is no end to what is to be done")


@first_of("what", ["turn", "choice", "vote"])
async def test_nothing_comes_due_before_a_table_wakes(evening: Evening, what: str) -> None:
    """The property on which all timing rests: sleeping until `next_due_at` misses nothing."""
    random = Random(what)
    if what == "vote":
        base = await asked_about(evening, FOUR)
    else:
        base = await evening.begin(FOUR, left=LONG)
    if what == "choice":
        await evening.act(ANA, "v")
        base = await evening.table()
    checked = 0
    for _ in range(600):
        now = evening.now + random.randint(0, 2 * DAY)
        context = any_around(random, now)
        pace, fallback = random.choice(list(Pace)), random.choice(list(Fallback))
        table = any_waits(random, replace(base, pace=pace, fallback=fallback), now)
        still = settled(table, now, context)
        if still is None:
            continue
        checked += 1
        wake = next_due_at(still, now, context)
        end = now + 20 * DAY if wake is None else wake
        assert end > now
        for moment in (end - 1, *(random.randrange(now, end) for _ in range(4))):
            step = plan(still, moment, context)
            assert step is None, (step, moment - now, end - now, context, still.shown, still.pace)
    assert checked > 100


async def test_who_is_late_is_asked_about_at_the_very_moment(evening: Evening) -> None:
    table = await evening.begin(THREE, left=LONG)
    context, end = TableContext(), evening.now + 48 * HOUR
    assert plan(table, end, context) == AskOthers(0, table.asked[0])
    assert not isinstance(plan(table, end - 1, context), AskOthers)
