"""Who wanted to hear that a game begins is called to its first board, once, and has nothing else to do with it."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.domain.lobby_expiry_choices import LobbyExpiryAction
from bot.domain.pace import DAY, HOUR, Pace
from bot.domain.ping_recipient import Seat, User
from bot.domain.preferences import QuietHours, ReminderTarget
from bot.store import GuestKind
from bot.tables import Status, Table, TableSpec
from bot.tables.lobby.waitlist import guests_of_kind
from tests.bot.at_table import ANA, BEN, CLEO, PLACE
from tests.bot.evening import LONG, Evening

EVE, FAY = 10**17 + 5, 10**17 + 6


async def lobby(evening: Evening, *told: int, pace: Pace = Pace.RELAXED, left: str = LONG) -> Table:
    """Have a lobby of two, and who wants to hear of its start."""
    lobbies = evening.tables.lobbies
    table = await lobbies.create(TableSpec(PLACE, "toy", 2, {"left": left}, "en", pace=pace), ANA, "Ana")
    evening.number = table.id
    await lobbies.join(table.id, BEN, "Ben")
    for user in told:
        assert await evening.tables.waiting_lobbies.toggle_notified(table.id, user, f"n{user}")
    return await evening.follow()


async def start(evening: Evening) -> Table:
    await evening.tables.lobbies.start(evening.number, ANA)
    return await evening.follow()


async def quiet_now(evening: Evening, user: int) -> int:
    """Have somebody want quiet from an hour ago to an hour from now, and return when that ends."""
    here = datetime.fromtimestamp(evening.now, UTC)
    minute = here.hour * 60 + here.minute
    quiet = QuietHours((minute - 60) % 1440, (minute + 60) % 1440, "UTC")
    await evening.tables.people.choose_quiet(user, quiet)
    until = quiet.until(evening.now)
    assert until is not None
    return until


async def test_he_is_called_to_the_first_board_and_never_again(evening: Evening) -> None:
    await lobby(evening, EVE, FAY)
    assert evening.told.calls == []
    table = await start(evening)
    assert {(user, at) for user, at in evening.told.calls} == {(one, evening.now) for one in (ANA, EVE, FAY)}
    assert (table.guests, table.called_for.keys()) == ((), {Seat(0)})
    assert (await evening.replayed()).guests == ()
    await evening.act(ANA, "t1")
    await evening.act(BEN, "t1")
    await evening.later(30 * HOUR)
    assert (len(evening.told.of(EVE)), evening.told.letters) == (1, [])


async def test_pressing_again_takes_it_back(evening: Evening) -> None:
    table = await lobby(evening, EVE)
    assert not await evening.tables.waiting_lobbies.toggle_notified(table.id, EVE, "Eve")
    assert (await evening.table()).version == table.version, "the lobby shows nothing of it"
    await start(evening)
    assert evening.told.of(EVE) == []


async def test_who_has_a_seat_and_is_asked_first_is_called_for_that_alone(evening: Evening) -> None:
    await lobby(evening, ANA, BEN)
    table = await start(evening)
    assert sorted(user for user, _ in evening.told.calls) == [ANA, BEN]
    assert table.shown.pinged is not None
    assert {to for to in table.shown.pinged if not isinstance(to, User)} == {Seat(0)}
    assert table.guests == ()
    await evening.act(ANA, "t1")
    assert len(evening.told.of(BEN)) == 2, "now it is his turn"
    await evening.act(BEN, "t1")
    assert len(evening.told.of(ANA)) == 2


async def test_in_his_quiet_hours_he_is_called_when_they_are_over(evening: Evening) -> None:
    """The board is there meanwhile, and the others play; in a live game he sleeps as well."""
    for pace in (Pace.RELAXED, Pace.LIVE):
        evening.told.calls.clear()
        await lobby(evening, EVE, pace=pace)
        until = await quiet_now(evening, EVE)
        await start(evening)
        await evening.act(ANA, "t1")
        assert evening.told.of(EVE) == []
        assert guests_of_kind(await evening.table(), GuestKind.NOTIFIED)
        table = await evening.until(until)
        assert evening.told.of(EVE) == [until]
        assert table.guests == ()
        await evening.tables.early_ends.stop(evening.number, ANA)
        await evening.follow()


async def test_who_is_asked_before_his_quiet_hours_are_over_is_called_for_that_alone(evening: Evening) -> None:
    await lobby(evening, BEN)
    until = await quiet_now(evening, BEN)
    await start(evening)
    await evening.act(ANA, "t1")
    assert (await evening.table()).guests == ()
    await evening.until(until)
    assert evening.told.of(BEN) == [until]
    await evening.act(BEN, "t1")
    await evening.act(ANA, "t1")
    assert len(evening.told.of(BEN)) == 2


async def test_what_is_over_before_he_may_be_called_is_not_told_any_more(evening: Evening) -> None:
    await lobby(evening, EVE)
    until = await quiet_now(evening, EVE)
    await start(evening)
    await evening.tables.early_ends.stop(evening.number, ANA)
    assert (await evening.table()).guests == ()
    await evening.follow()
    await evening.later(until - evening.now + HOUR)
    assert evening.told.of(EVE) == []


async def test_he_is_called_at_the_table_whatever_he_wants_for_his_own_turns(evening: Evening) -> None:
    """It is no turn of his, and no letter of it is due."""
    await evening.tables.people.choose_reminders(EVE, 2 * HOUR, ReminderTarget.DIRECT)
    await lobby(evening, EVE)
    await start(evening)
    await evening.later(7 * HOUR)
    assert (len(evening.told.of(EVE)), evening.told.letters) == (1, [])


async def test_nobody_waits_for_him(evening: Evening) -> None:
    """He is away for long: the game goes on, his place has no deadline and no vote."""
    await evening.tables.people.go_away(EVE, evening.now + 100 * DAY, stand_in=False)
    await lobby(evening, EVE)
    table = await start(evening)
    assert (table.waiting, table.asked.keys()) == ((0,), {0})
    table = await evening.later(47 * HOUR)
    assert table.votes == {}
    table = await evening.later(2 * HOUR)
    assert table.votes.keys() == {0}
    assert table.voters(0) == (1,)
    assert evening.told.of(EVE) == []
    assert (await evening.replayed()).called_for == table.called_for


async def test_a_game_that_the_clock_begins_calls_all_who_are_to_be_called(evening: Evening) -> None:
    """At that moment, with nobody there: those who are asked and those who wanted to hear of it; he sits down too."""
    table = await lobby(evening, EVE)
    await evening.tables.lobbies.leave(table.id, BEN)
    await evening.tables.waiting_lobbies.toggle_standby(table.id, CLEO, "Cleo")
    await evening.tables.waiting_lobbies.set_expiry(table.id, ANA, seconds=HOUR, then=LobbyExpiryAction.START)
    table = await evening.follow()
    assert await evening.wakes() == table.closes == evening.now + HOUR
    table = await evening.later(HOUR)
    assert (table.status, table.people) == (Status.RUNNING, (ANA, CLEO))
    assert sorted(evening.told.calls) == [(ANA, evening.now), (EVE, evening.now)]


async def test_a_bot_that_was_down_when_it_closed_does_it_when_it_is_back(evening: Evening) -> None:
    """Be it days later: what was chosen holds, with those who were there."""
    table = await lobby(evening)
    await evening.tables.waiting_lobbies.set_expiry(table.id, ANA, seconds=HOUR, then=LobbyExpiryAction.FILL)
    await evening.tables.lobbies.leave(table.id, BEN)
    await evening.follow()
    evening.clock.leap(3 * DAY)
    again = Evening(evening.store)
    again.clock.leap(evening.clock.now() - again.clock.now())
    again.number = evening.number
    await again.watch.wake_due()
    await again.clock.quiet()
    table = await again.table()
    assert (table.status, [player.name for player in table.players]) == (Status.RUNNING, ["Ana", "merchant 1"])
    assert again.told.of(ANA) == [again.now]
