"""Failures around seats that change hands: things at once, people who leave, the bot that is away, old buttons."""

from __future__ import annotations

import asyncio

import pytest

from bot.domain.pace import DAY, HOUR, Fallback, Pace
from bot.domain.preferences import QuietHours
from bot.store import Entry
from bot.tables import LATE, ChannelRef, Reason, Status, Table, TableError, TableSpec, open_seats
from tests.bot.at_table import ANA, BEN, CLEO, DAN, refused
from tests.bot.evening import LONG, Evening
from tests.bot.tables.seat_transfers import (
    EVE,
    FINN,
    FOUR,
    THREE,
    TWO,
    answered,
    claimed,
    offered,
    replays,
    resigned,
    said,
)


async def absent(evening: Evening, people: tuple[int, ...] = THREE) -> Table:
    """Return a table at which all have played and a computer plays for the first one, who was late."""
    await evening.begin(people, fallback=Fallback.TAKEOVER, left=LONG)
    for user in people:
        await evening.act(user, "t1")
    table = await evening.later(48 * HOUR)
    assert table.absent == {0: LATE}
    return table


@pytest.mark.parametrize("first", ["consent", "return"])
async def test_an_owner_who_returns_with_the_last_consent(evening: Evening, first: str) -> None:
    """Whichever is first counts, and each of them ends well for both."""
    await absent(evening)
    await claimed(evening)
    table = await said(evening, BEN)
    consent = evening.tables.seat_transfers.vote(evening.number, CLEO, table.motions[0].version, yes=True)
    returns = evening.tables.overdue_players.come_back(evening.number, ANA)
    doing = (consent, returns) if first == "consent" else (returns, consent)
    done = await asyncio.gather(*doing, return_exceptions=True)
    table = await evening.follow()
    assert table.motions == ()
    assert table.absent == {}
    if first == "consent":
        assert (table.seat_of(EVE), table.seat_of(ANA)) == (0, None)
    else:
        assert (table.seat_of(EVE), table.seat_of(ANA)) == (None, 0)
        assert isinstance(done[1], TableError)
        assert done[1].reason is Reason.NO_MOTION
    await replays(evening)


@pytest.mark.parametrize("played", [False, True])
async def test_of_two_who_press_for_a_seat_at_once_one_is_first(evening: Evening, played: bool) -> None:
    await resigned(evening, played=played, who=ANA if played else BEN)
    seat = 0 if played else 1
    claims = (evening.tables.seat_transfers.claim(evening.number, user, f"n{user}", seat) for user in (EVE, FINN))
    done = await asyncio.gather(*claims, return_exceptions=True)
    assert isinstance(done[1], TableError)
    assert done[1].reason is (Reason.CLAIMED if played else Reason.NOT_OPEN)
    table = await evening.follow()
    if played:
        assert [motion.user for motion in table.motions] == [EVE]
    else:
        assert table.seat_of(EVE) == 1
    await replays(evening)


async def test_a_computer_that_moves_while_its_seat_is_taken(evening: Evening) -> None:
    """Its move counts, or the new person is asked; none is made for him afterwards."""
    await evening.begin(THREE, left=LONG)
    await evening.tables.early_ends.resign(evening.number, BEN, "merchant")
    await evening.tables.play.act(evening.number, ANA, None, ["t1"])
    assert (await evening.table()).computer_due
    done = await asyncio.gather(
        evening.tables.play.play_computer(evening.number),
        evening.tables.seat_transfers.claim(evening.number, EVE, "Eve", 1),
        evening.tables.play.play_computer(evening.number),
    )
    assert done[2] is None
    table = await evening.follow()
    assert [row.entry for row in await evening.log()] == [Entry.HAND, Entry.PLAY, Entry.AUTO, Entry.TAKEN]
    assert table.asked.keys() == {2}
    await replays(evening)


async def test_ballots_of_those_who_leave_do_not_count(evening: Evening) -> None:
    await resigned(evening, FOUR)
    await claimed(evening)
    await said(evening, BEN)
    await evening.tables.early_ends.resign(evening.number, BEN, "trader")
    table = await evening.follow()
    assert [motion.ballots for motion in table.motions] == [{}]
    await said(evening, CLEO)
    await evening.tables.people.erase(DAN, lambda language: "smith")
    table = await evening.follow()
    assert table.seat_of(EVE) == 0, "the one who is left has agreed"


async def test_what_somebody_offered_who_leaves_is_offered_no_more(evening: Evening) -> None:
    """He resigns, or has his data deleted: nothing is kept of it."""
    for leaves in ("resign", "forget"):
        await evening.begin(THREE, left=LONG)
        await offered(evening, BEN)
        if leaves == "resign":
            await evening.tables.early_ends.resign(evening.number, BEN, "merchant")
        else:
            await evening.tables.people.erase(BEN, lambda language: "merchant")
        table = await evening.follow()
        assert table.motions == ()
        assert (await evening.replayed()).motions == ()
        await evening.tables.early_ends.stop(evening.number, ANA)
        await evening.follow()


async def test_a_game_that_ends_meanwhile_ends_what_was_asked(evening: Evening) -> None:
    await evening.begin(TWO, left="3")
    table = await offered(evening)
    version = table.motions[0].version
    await evening.act(ANA, "t2")
    await evening.act(BEN, "t2")
    table = await evening.table()
    assert (table.status, table.motions) == (Status.FINISHED, ())
    assert (await evening.replayed()).motions == ()
    seats = evening.tables.seat_transfers
    await refused(Reason.GAME_OVER, seats.answer_offer(evening.number, EVE, "Eve", version, accepts=True))
    await refused(Reason.GAME_OVER, seats.vote(evening.number, BEN, version, yes=True))
    await refused(Reason.GAME_OVER, seats.claim(evening.number, EVE, "Eve", 0))
    await refused(Reason.GAME_OVER, seats.ask_host(evening.number, BEN, "Ben"))
    assert (await seats.close_motion(evening.number, version, over=True)).status is Status.FINISHED


async def test_a_bot_that_was_down_over_the_end_gives_the_time_back(evening: Evening) -> None:
    await resigned(evening)
    await claimed(evening)
    signs = await evening.with_heartbeat()
    signs._last = {(1, 0): evening.now}
    evening.clock.leap(30 * HOUR)
    table = await evening.follow()
    assert len(table.motions) == 1
    context = evening.contexts.of(table)
    assert context.motion_ends(table, table.motions[0], evening.now) == evening.now + DAY


async def test_who_sits_elsewhere_by_now_or_has_left_the_server_gets_the_seat_that_was_agreed_upon(
    evening: Evening,
) -> None:
    """Nobody hears of it who is not there; then the seat is late like any other, and open again."""
    await resigned(evening, THREE)
    await claimed(evening)
    other = await evening.tables.lobbies.create(
        TableSpec(ChannelRef(1, 99), "toy", 2, {}, "en", pace=Pace.UNTIMED), EVE, "Eve"
    )
    await said(evening, BEN)
    table = await said(evening, CLEO)
    assert table.seat_of(EVE) == 0
    assert {one.id for one in await evening.tables.people.tables_of(EVE)} == {table.id, other.id}
    await evening.tables.pace_changes.propose(evening.number, BEN, Pace.RELAXED, Fallback.TAKEOVER)
    code = f"{Pace.RELAXED}.{Fallback.TAKEOVER}"
    for user in (CLEO, EVE):
        await evening.tables.pace_changes.agree(evening.number, user, code)
    for user in (BEN, CLEO):
        await evening.act(user, "t1")
    table = await evening.later(48 * HOUR)
    assert table.absent == {0: LATE}
    assert open_seats(table) == (0,)
    table = await claimed(evening, FINN)
    assert [motion.user for motion in table.motions] == [FINN]


async def test_what_is_answered_too_late_changes_nothing(evening: Evening) -> None:
    await evening.begin(TWO, left=LONG)
    table = await offered(evening)
    version = table.motions[0].version
    await evening.later(DAY)
    before = await evening.table()
    seats = evening.tables.seat_transfers
    await refused(Reason.NO_MOTION, seats.answer_offer(evening.number, EVE, "Eve", version, accepts=True))
    await refused(Reason.NO_MOTION, seats.vote(evening.number, BEN, version, yes=True))
    assert (await seats.close_motion(evening.number, version, over=True)).version == before.version
    table = await offered(evening)
    assert (await seats.close_motion(evening.number, table.motions[0].version, over=False)).motions == table.motions


async def test_an_offer_to_one_who_sleeps_comes_when_he_is_up(evening: Evening) -> None:
    """Whoever has no seat has quiet hours all the same."""

    await evening.tables.people.choose_quiet(EVE, QuietHours(0, 1439, "UTC"))
    await evening.begin(TWO, left=LONG)
    await offered(evening)
    assert evening.told.of(EVE) == []
    await evening.later(DAY - 1)
    assert len(evening.told.of(EVE)) == 1
    assert (await answered(evening)).motions[0].accepted


@pytest.mark.parametrize("word", ["withdrawn", "declined", "forgotten"])
async def test_nobody_is_called_to_an_offer_that_is_over_before_its_board_could_be_sent(
    evening: Evening, word: str
) -> None:
    """That an offer is over gives a table no new version; whoever was to be called is still not called."""
    await evening.begin(THREE, left=LONG)
    before = {user: len(evening.told.of(user)) for user in (BEN, CLEO)}
    evening.discord.throttled["send"] = 5
    table = await evening.tables.seat_transfers.offer(evening.number, ANA, EVE, "Eve")
    evening.reconciler.wake(evening.number)
    await evening.clock.advance(1)
    seats, (motion,) = evening.tables.seat_transfers, table.motions
    match word:
        case "withdrawn":
            await seats.vote(evening.number, ANA, motion.version, yes=False)
        case "declined":
            await seats.answer_offer(evening.number, EVE, "Eve", motion.version, accepts=False)
        case _:
            await evening.tables.people.erase(EVE, lambda language: "smith")
    await evening.clock.advance(20)
    table = await evening.follow()
    assert table.motions == ()
    assert evening.told.of(EVE) == []
    assert {user: len(evening.told.of(user)) for user in (BEN, CLEO)} == before
