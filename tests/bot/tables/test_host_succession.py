"""The host of a table: followed by somebody else by vote, or when he was not seen for a week; what he may open."""

from __future__ import annotations

import pytest

from bot.domain.pace import DAY, HOUR, MINUTE, Fallback, Pace, VoteChoice
from bot.store import Entry
from bot.tables import LATE, OPENED, Reason, SeatDecision, Status, Table, TableSpec, open_seats
from bot.tables.game.session import HOST_PASSED
from tests.bot.at_table import ANA, BEN, CLEO, DAN, PLACE, refused
from tests.bot.evening import LONG, Evening, voted
from tests.bot.tables.seat_transfers import decided

TWO, THREE, FOUR = (ANA, BEN), (ANA, BEN, CLEO), (ANA, BEN, CLEO, DAN)
EVE = 10**17 + 1
WEEK = 7 * DAY


async def lobby(evening: Evening, people: tuple[int, ...] = THREE) -> None:
    """Open a lobby and let people join."""
    table = await evening.tables.lobbies.create(TableSpec(PLACE, "toy", 4, {}, "en"), people[0], "a")
    evening.number = table.id
    for user in people[1:]:
        await evening.tables.lobbies.join(table.id, user, f"n{user}")
    await evening.follow()


async def asks(evening: Evening, user: int) -> int:
    """Let somebody ask to be the host, and return the number under which that stands."""
    table = await evening.tables.seat_transfers.ask_host(evening.number, user, f"n{user}")
    await evening.follow()
    return table.motions[-1].version


async def says(evening: Evening, user: int, version: int, yes: bool = True) -> int | None:
    """Let somebody say something to that, and return who is the host then."""
    await evening.tables.seat_transfers.vote(evening.number, user, version, yes=yes)
    return (await evening.follow()).host


async def test_a_host_who_was_not_seen_for_a_week_is_followed_by_the_next_one_there(evening: Evening) -> None:
    await evening.begin(THREE, computers=1, pace=Pace.UNTIMED, left=LONG)
    assert (await evening.later(WEEK - 1)).host == ANA
    table = await evening.later(1)
    assert table.host == BEN
    assert table.host_seen == evening.now
    assert table.shown.rename is False, "and the title of a thread names nobody"
    assert (await evening.replayed()).host == BEN
    assert (await evening.later(WEEK)).host == CLEO, "who was not seen for a week either"


async def test_that_the_host_was_passed_on_is_told_until_the_next_move_and_who_is_it_now(evening: Evening) -> None:
    """Nobody is called for it, and who is asked can still press what they were shown."""
    table = await evening.begin(THREE, pace=Pace.UNTIMED, left=LONG)
    asked, calls = table.asked, list(evening.told.calls)
    board = table.shown.board
    for host, seat in ((BEN, 1), (CLEO, 2)):
        table = await evening.later(WEEK)
        assert table.host == host
        assert table.asked == asked
        for one in (table, await evening.replayed()):
            assert newest(one) == [(seat, HOST_PASSED)]
        assert table.shown.board_version == table.version
        if host == BEN:  # later the others are asked about the silent player
            assert (table.shown.board, evening.told.calls) == (board, calls)
    await evening.act(ANA, "t1")
    assert newest(await evening.table()) == []


def newest(table: Table) -> list[tuple[int, str]]:
    """Return the decisions that a board tells, each with its seat."""
    seen = table.seen_by(None)
    assert seen is not None
    return [(one.seat, one.code) for one in seen.missed if isinstance(one, SeatDecision)]


async def test_whoever_is_absent_does_not_follow_and_where_nobody_is_there_nobody_does(evening: Evening) -> None:
    await evening.begin(THREE, pace=Pace.UNTIMED, left=LONG)
    await evening.act(ANA, "t1")
    table = await evening.table()
    await evening.tables.overdue_players.take_over(evening.number, 1, table.asked[1], LATE)
    await evening.follow()
    assert (await evening.later(WEEK)).host == CLEO


async def test_one_alone_with_computers_stays_the_host(evening: Evening) -> None:
    await evening.begin((ANA,), computers=2, left=LONG)
    assert (await evening.later(3 * WEEK)).host == ANA


async def test_a_lobby_is_passed_on_as_well(evening: Evening) -> None:
    await lobby(evening)
    table = await evening.later(WEEK)
    assert (table.status, table.host) == (Status.LOBBY, BEN)
    assert table.shown.note_version == table.version
    await evening.tables.lobbies.cancel(evening.number, BEN)


async def test_a_host_who_presses_is_noted_once_a_day(evening: Evening) -> None:
    table = await evening.begin(TWO, pace=Pace.UNTIMED, left=LONG)
    see = evening.tables.host_succession.note_sign
    await evening.later(DAY - 1)
    assert (await see(evening.number, ANA)).host_seen == table.host_seen
    await evening.later(1)
    assert (await see(evening.number, BEN)).host_seen == table.host_seen
    assert (await see(evening.number, ANA)).host_seen == evening.now
    await evening.follow()
    assert (await evening.later(WEEK - 1)).host == ANA
    assert (await evening.later(1)).host == BEN


async def test_nobody_is_punished_for_an_outage(evening: Evening) -> None:
    await evening.begin(TWO, pace=Pace.UNTIMED, left=LONG)
    signs = await evening.with_heartbeat()
    signs._last = {(1, 0): evening.now}
    evening.clock.leap(9 * DAY)
    table = await evening.follow()
    assert table.host == ANA
    assert evening.contexts.of(table).host_until(table, evening.now) == evening.now + WEEK


async def test_a_step_that_comes_too_late_passes_nothing_on(evening: Evening) -> None:
    table = await evening.begin(TWO, pace=Pace.UNTIMED, left=LONG)
    evening.clock.leap(WEEK)
    await evening.tables.host_succession.note_sign(evening.number, ANA)
    await evening.tables.host_succession.pass_on(evening.number, ANA, table.host_seen)
    assert (await evening.table()).host == ANA
    await evening.tables.early_ends.stop(evening.number, ANA)
    table = await evening.tables.host_succession.pass_on(evening.number, ANA, (await evening.table()).host_seen)
    assert table.host == ANA


async def test_most_of_the_others_make_somebody_the_host_the_one_who_is_has_a_voice(evening: Evening) -> None:
    await evening.begin(FOUR, left=LONG)
    version = await asks(evening, DAN)
    await refused(Reason.OWN_MOTION, evening.tables.seat_transfers.vote(evening.number, DAN, version, yes=True))
    assert await says(evening, BEN, version) == ANA
    assert await says(evening, CLEO, version) == DAN
    assert (await evening.table()).motions == ()
    await refused(Reason.HOST_ALREADY, evening.tables.seat_transfers.ask_host(evening.number, DAN, "Dan"))
    await refused(Reason.NOT_SEATED, evening.tables.seat_transfers.ask_host(evening.number, EVE, "Eve"))
    version = await asks(evening, CLEO)
    assert await says(evening, DAN, version, yes=False) == DAN
    assert await says(evening, ANA, version, yes=False) == DAN
    assert (await evening.table()).motions == ()
    assert decided(await evening.table()) == decided(await evening.replayed()) == ["host-carried", "host-refused"]


async def test_in_a_lobby_ballots_go_with_people_not_with_seats(evening: Evening) -> None:
    """Ben agrees and leaves; Cleo is on his seat then, and has not said anything."""
    await lobby(evening, FOUR)
    version = await asks(evening, DAN)
    assert await says(evening, BEN, version) == ANA
    await evening.tables.lobbies.leave(evening.number, BEN)
    table = await evening.follow()
    assert [(motion.seat, motion.ballots) for motion in table.motions] == [(2, {})]
    assert await says(evening, CLEO, version) == ANA
    assert await says(evening, ANA, version) == DAN
    version = await asks(evening, CLEO)
    await evening.tables.lobbies.leave(evening.number, CLEO)
    assert (await evening.follow()).motions == ()


async def test_what_nobody_decides_about_the_host_is_over_after_a_day(evening: Evening) -> None:
    await lobby(evening)
    await asks(evening, CLEO)
    assert len((await evening.later(DAY - 1)).motions) == 1
    table = await evening.later(1)
    assert (table.motions, table.host) == ((), ANA)


async def test_where_all_others_leave_nobody_is_left_to_be_against_it(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    await asks(evening, CLEO)
    await evening.tables.early_ends.resign(evening.number, BEN, "merchant")
    await evening.tables.early_ends.resign(evening.number, ANA, "trader")
    table = await evening.follow()
    assert (table.host, table.motions) == (CLEO, ())


async def test_the_host_opens_the_seat_of_somebody_who_was_late_twice_in_a_row(evening: Evening) -> None:
    """The others vote for the computer's move each time; it is counted by the question, not by what comes of it."""
    await evening.begin(THREE, left=LONG)
    opening = evening.tables.seat_transfers.open_seat
    await evening.act(ANA, "t1")
    for times in (1, 2):
        table = await evening.later(48 * HOUR)
        assert table.passed == {1: times}
        assert evening.contexts.of(table).may_be_opened(table, 1, evening.now) == (times == 2)
        if times == 1:
            await refused(Reason.NOT_LATE, opening(evening.number, ANA, 1, table.asked[1]))
            for user in (ANA, CLEO):
                await voted(evening, user, VoteChoice.MOVE, about=1)
            assert (await evening.table()).passed == {1: 1}
            await evening.act(CLEO, "t1")
            await evening.act(ANA, "t1")
    assert (await evening.replayed()).passed == {1: 2}
    await refused(Reason.NOT_HOST, opening(evening.number, CLEO, 1, None))
    await refused(Reason.NOT_LATE, opening(evening.number, ANA, 0, None))
    await refused(Reason.NOT_LATE, opening(evening.number, ANA, 7, None))
    await opening(evening.number, ANA, 1, None)
    table = await evening.follow()
    assert table.absent == {1: OPENED}
    assert open_seats(table) == (1,)
    await evening.tables.overdue_players.come_back(evening.number, BEN)
    table = await evening.follow()
    assert (table.absent, table.passed) == ({}, {})


async def test_a_move_of_ones_own_begins_the_count_anew(evening: Evening) -> None:
    await evening.begin(TWO, fallback=Fallback.MOVE, left=LONG)
    await evening.act(ANA, "t1")
    await evening.later(48 * HOUR)
    await evening.act(ANA, "t1")
    assert (await evening.table()).passed == {1: 1}
    await evening.act(BEN, "t1")
    assert (await evening.table()).passed == {}
    await evening.act(ANA, "t1")
    table = await evening.later(48 * HOUR)
    assert table.passed == {1: 1}
    assert [row.entry for row in await evening.log()].count(Entry.SUB) == 2


async def test_where_a_table_only_waits_twice_the_time_counts_and_the_board_says_so_in_time(evening: Evening) -> None:
    await evening.begin(TWO, fallback=Fallback.WAIT, left=LONG)
    turn = await evening.act(ANA, "t1")
    opening = evening.tables.seat_transfers.open_seat
    looks = (await evening.later(96 * HOUR - 1)).shown.content_hash
    table = await evening.later(1)
    assert evening.contexts.of(table).may_be_opened(table, 1, evening.now)
    assert table.shown.content_hash != looks
    await refused(Reason.NOT_LATE, opening(evening.number, ANA, 1, None))
    await opening(evening.number, ANA, 1, turn.table.asked[1])
    assert (await evening.follow()).absent == {1: OPENED}


async def test_without_a_clock_or_in_ones_own_case_nothing_is_opened(evening: Evening) -> None:
    table = await evening.begin(TWO, fallback=Fallback.WAIT, pace=Pace.UNTIMED, left=LONG)
    evening.clock.leap(6 * DAY)
    assert not evening.contexts.of(table).may_be_opened(table, 0, evening.now)
    assert not evening.contexts.of(table).may_be_opened(table, 1, evening.now)


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.SLOW])
async def test_another_pace_gives_a_motion_its_time_anew(evening: Evening, pace: Pace) -> None:
    await evening.begin(THREE, left=LONG)
    await asks(evening, CLEO)
    await evening.later(HOUR)
    table = await evening.tables.pace_changes.propose(evening.number, ANA, pace, Fallback.ASK)
    assert table.proposal is not None
    for user in (BEN, CLEO):
        await evening.tables.pace_changes.agree(evening.number, user, table.proposal.code)
    table = await evening.follow()
    ends = evening.contexts.of(table).motion_ends(table, table.motions[0], evening.now)
    assert ends == evening.now + (2 * MINUTE if pace is Pace.LIVE else DAY)
