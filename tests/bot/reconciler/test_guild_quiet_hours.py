"""A server's quiet hours hold at its tables for people who have none of their own."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.domain.pace import HOUR, MINUTE, Pace
from bot.domain.preferences import QuietHours
from bot.tables import ChannelRef
from tests.bot.at_table import ANA, BEN
from tests.bot.evening import LONG, PLACE, Evening, berlin

TWO = (ANA, BEN)
NIGHT = QuietHours(22 * 60, 7 * 60, "Europe/Berlin")


async def quiet(evening: Evening, hours: QuietHours | None, guild: int = PLACE.guild) -> tuple[int, ...]:
    """Let a server choose quiet hours."""
    return await evening.tables.guild_settings.change(guild, lambda settings: replace(settings, quiet=hours))


def hours_in_berlin(moments: list[int]) -> list[int]:
    """Return what the clocks of Berlin read at these moments."""
    return [datetime.fromtimestamp(at, ZoneInfo("Europe/Berlin")).hour for at in moments]


async def test_whoever_has_none_of_his_own_is_called_after_those_of_the_server(evening: Evening) -> None:
    """The board stands there at once; the call comes in the morning."""
    await quiet(evening, NIGHT)
    await evening.begin(TWO, left=LONG)
    await evening.until(berlin(evening, 23))
    await evening.act(ANA, "t1")
    assert evening.told.of(BEN) == []
    await evening.later(9 * HOUR)
    assert hours_in_berlin(evening.told.of(BEN)) == [7]


async def test_own_quiet_hours_count_in_their_place(evening: Evening) -> None:
    """A person with quiet hours of their own is pinged in those of the server."""
    await quiet(evening, NIGHT)
    await evening.tables.people.choose_quiet(BEN, QuietHours(3 * 60, 9 * 60, "Europe/Berlin"))
    await evening.begin(TWO, left=LONG)
    await evening.until(berlin(evening, 23))
    await evening.act(ANA, "t1")
    assert hours_in_berlin(evening.told.of(BEN)) == [23]


async def test_a_deadline_that_falls_into_them_moves(evening: Evening) -> None:
    """As into one's own: two hours after their end."""
    await quiet(evening, NIGHT)
    evening.clock.leap(berlin(evening, 21) - evening.now)
    table = await evening.begin(TWO, left=LONG)
    assert evening.contexts.of(table).deadline(table, 0, evening.now) == evening.now + 48 * HOUR
    await evening.later(2 * HOUR)
    await evening.act(ANA, "t1")
    table = await evening.table()
    deadline = evening.contexts.of(table).deadline(table, 1, evening.now)
    assert deadline is not None
    assert hours_in_berlin([deadline]) == [9]


async def test_other_servers_have_none(evening: Evening) -> None:
    """Nobody chose them there."""
    await quiet(evening, NIGHT, guild=2)
    await evening.begin(TWO, left=LONG)
    await evening.until(berlin(evening, 23))
    await evening.act(ANA, "t1")
    assert hours_in_berlin(evening.told.of(BEN)) == [23]
    table = await evening.table()
    await evening.contexts.load(replace(table, channel_ref=ChannelRef(2, 5)))
    assert evening.contexts.of(table).server.quiet is None


async def test_live_games_know_no_quiet_hours(evening: Evening) -> None:
    """A person who sits down at one plays now."""
    await quiet(evening, NIGHT)
    evening.clock.leap(berlin(evening, 23) - evening.now)
    await evening.begin(TWO, pace=Pace.LIVE, left=LONG)
    assert hours_in_berlin(evening.told.of(ANA)) == [23]


async def test_others_than_before_are_followed_at_once(evening: Evening) -> None:
    """A table that waits for the morning is looked at when the hours are given up, and when they are chosen."""
    await quiet(evening, NIGHT)
    table = await evening.begin(TWO, left=LONG)
    await evening.until(berlin(evening, 23))
    await evening.act(ANA, "t1")
    asleep = await evening.wakes()
    assert asleep == berlin(evening, 7)
    assert await quiet(evening, None) == (table.id,)
    assert await evening.tables.outbox.owed() == (table.id,)
    await evening.follow()
    assert evening.told.of(BEN) == [evening.now]
    assert await quiet(evening, NIGHT) == (table.id,)
    await evening.follow()
    assert await evening.wakes() == berlin(evening, 7), "the reminder waits until then"


async def test_a_zone_that_is_no_longer_known_has_no_quiet_hours(evening: Evening) -> None:
    """Data about zones may be older here than where they were chosen: people are called, and nothing breaks."""
    await quiet(evening, QuietHours(22 * 60, 7 * 60, "Mars/Olympus"))
    await evening.begin(TWO, left=LONG)
    await evening.until(berlin(evening, 23))
    await evening.act(ANA, "t1")
    assert hours_in_berlin(evening.told.of(BEN)) == [23]


async def test_whoever_is_up_is_called_in_them(evening: Evening) -> None:
    """The player pressed ten minutes ago."""
    await quiet(evening, NIGHT)
    await evening.begin(TWO, left=LONG)
    await evening.until(berlin(evening, 23))
    evening.contexts.press(BEN)
    await evening.later(10 * MINUTE)
    await evening.act(ANA, "t1")
    assert evening.told.of(BEN) == [evening.now]
