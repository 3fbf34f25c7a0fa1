"""Seats change hands: who may take which, who is asked, and what becomes of it."""

from __future__ import annotations

import pytest

from bot.domain.computer_level import ComputerLevel
from bot.domain.pace import DAY, HOUR, MINUTE, Fallback, Pace, VoteChoice
from bot.domain.ping_recipient import User
from bot.store import Entry, FormerRow, MotionKind
from bot.tables import LATE, Player, Reason, SeatHandover, open_seats, seats_without_ballot
from tests.bot.at_table import ANA, BEN, CLEO, DAN, refused
from tests.bot.evening import LONG, Evening, asked_about, voted
from tests.bot.tables.seat_transfers import (
    EVE,
    FINN,
    FOUR,
    THREE,
    TWO,
    answered,
    claimed,
    decided,
    offered,
    replays,
    resigned,
    said,
)


async def test_a_seat_that_nobody_has_played_is_taken_at_once(evening: Evening) -> None:
    """Ben leaves before his first turn: no hand has been seen in play, so nobody need be asked."""
    table = await resigned(evening, played=False, who=BEN)
    assert open_seats(table) == (1,)
    table = await claimed(evening, seat=1)
    assert table.players[1] == Player(1, EVE, f"n{EVE}")
    assert table.seat_history.formers[-1] == FormerRow(
        1, table.version - 1, None, "merchant", level=ComputerLevel.MERCHANT
    )
    assert (await evening.log())[-1].entry is Entry.TAKEN
    assert open_seats(table) == ()
    await replays(evening)


async def test_for_a_seat_that_was_played_the_others_are_asked_and_called_once(evening: Evening) -> None:
    table = await resigned(evening, FOUR)
    calls = {user: len(evening.told.of(user)) for user in (BEN, CLEO, DAN)}
    table = await claimed(evening)
    (motion,) = table.motions
    assert (motion.kind, motion.seat, motion.user) == (MotionKind.CLAIM, 0, EVE)
    assert seats_without_ballot(table, motion) == (1, 2, 3)
    assert {user: len(evening.told.of(user)) - before for user, before in calls.items()} == {BEN: 1, CLEO: 1, DAN: 1}
    assert evening.told.of(EVE) == []
    await replays(evening)
    table = await said(evening, BEN)
    assert table.players[0].computer
    table = await said(evening, DAN)
    assert table.seat_of(EVE) == 0
    assert table.motions == ()
    await evening.later(HOUR)
    assert {user: len(evening.told.of(user)) - before for user, before in calls.items()} == {BEN: 1, CLEO: 1, DAN: 1}
    await replays(evening)


async def test_who_has_taken_a_seat_is_called_to_what_it_is_asked(evening: Evening) -> None:
    """The one before him was asked the same; the new one is called for it all the same, and has all the time."""
    await evening.begin(TWO, fallback=Fallback.TAKEOVER, left=LONG)
    await evening.act(ANA, "t1")
    await evening.act(BEN, "k")
    table = await offered(evening, BEN)
    assert len(evening.told.of(EVE)) == 1
    await evening.later(10 * HOUR)
    await said(evening, ANA)
    table = await answered(evening)
    assert table.asked == {1: table.version}
    assert len(evening.told.of(EVE)) == 2
    context = evening.contexts.of(table)
    assert context.deadline(table, 1, evening.now) == evening.now + 48 * HOUR
    await evening.act(EVE, "t2")
    await refused(Reason.NOT_SEATED, evening.tables.play.act(evening.number, BEN, None, ["t1"]))
    await replays(evening)


async def test_a_no_of_most_ends_it_and_so_does_a_tie(evening: Evening) -> None:
    await resigned(evening, FOUR)
    await claimed(evening)
    await said(evening, BEN, yes=False)
    table = await said(evening, CLEO, yes=False)
    assert table.motions == ()
    assert table.players[0].computer
    await evening.tables.early_ends.resign(evening.number, DAN, "trader")
    table = await claimed(evening, FINN)
    await said(evening, BEN)
    table = await said(evening, CLEO, yes=False)
    assert table.motions == ()
    assert table.seat_of(FINN) is None


async def test_a_second_ballot_takes_the_place_of_the_first(evening: Evening) -> None:
    await resigned(evening, FOUR)
    await claimed(evening)
    await said(evening, BEN, yes=False)
    table = await said(evening, BEN)
    assert table.motions[0].ballots == {1: True}
    assert (await evening.replayed()).motions == table.motions
    table = await said(evening, CLEO)
    assert table.seat_of(EVE) == 0


async def test_where_nobody_else_plays_himself_nobody_is_asked(evening: Evening) -> None:
    """Ben is all who is left beside the computers, and a computer plays for him."""
    await evening.begin(TWO, computers=1, fallback=Fallback.TAKEOVER, left=LONG)
    turn = await evening.act(ANA, "t1")
    await evening.tables.overdue_players.take_over(evening.number, 1, turn.table.asked[1], LATE)
    await evening.tables.early_ends.resign(evening.number, ANA, "merchant")
    table = await claimed(evening)
    assert table.seat_of(EVE) == 0
    assert table.motions == ()
    await replays(evening)


@pytest.mark.parametrize(("pace", "time"), [(Pace.LIVE, 2 * MINUTE), (Pace.RELAXED, DAY), (Pace.UNTIMED, DAY)])
async def test_what_is_not_decided_in_time_is_declined(evening: Evening, pace: Pace, time: int) -> None:
    await evening.begin(THREE, pace=pace, left=LONG)
    await evening.act(ANA, "t1")
    await evening.tables.early_ends.resign(evening.number, ANA, "merchant")
    await claimed(evening)
    await said(evening, CLEO)
    table = await evening.later(time - 1)
    assert len(table.motions) == 1
    table = await evening.later(1)
    assert table.motions == ()
    assert table.players[0].computer
    assert decided(table) == ["claim-dropped"]


async def test_only_open_seats_are_taken_and_only_by_somebody_new(evening: Evening) -> None:
    seats = evening.tables.seat_transfers
    await evening.begin(THREE, computers=1, left=LONG)
    for seat in (0, 3, 4, 99):
        await refused(Reason.NOT_OPEN, seats.claim(evening.number, EVE, "Eve", seat))
    await evening.tables.early_ends.resign(evening.number, ANA, "merchant")
    await refused(Reason.ALREADY_SEATED, seats.claim(evening.number, BEN, "Ben", 0))
    await refused(Reason.SAT_HERE, seats.claim(evening.number, ANA, "Ana", 0))
    await claimed(evening)
    await refused(Reason.NOT_OPEN, seats.claim(evening.number, FINN, "Finn", 0))
    await evening.tables.early_ends.resign(evening.number, EVE, "merchant")
    await refused(Reason.SAT_HERE, seats.claim(evening.number, EVE, "Eve", 0))


async def test_somebody_asks_for_one_seat_and_a_seat_is_asked_for_by_one(evening: Evening) -> None:
    await evening.begin(FOUR, left=LONG)
    for user in (ANA, BEN):
        await evening.act(user, "t1")
    for user in (ANA, BEN):
        await evening.tables.early_ends.resign(evening.number, user, f"merchant {user}")
    table = await claimed(evening)
    await refused(Reason.CLAIMED, evening.tables.seat_transfers.claim(evening.number, FINN, "Finn", 0))
    assert (await claimed(evening)).version == table.version, "asking twice is asking once"
    table = await claimed(evening, seat=1)
    assert [motion.seat for motion in table.motions] == [1]
    table = await claimed(evening, FINN)
    assert [motion.seat for motion in table.motions] == [1, 0]
    for user in (CLEO, DAN):
        await said(evening, user, number=1)
    table = await evening.table()
    assert table.seat_of(FINN) == 0
    assert seats_without_ballot(table, table.motions[0]) == (0, 2, 3), "who has come in the meantime is asked as well"


async def test_who_asks_takes_it_back_by_a_no_and_has_no_vote(evening: Evening) -> None:
    await resigned(evening)
    table = await claimed(evening)
    version = table.motions[0].version
    say = evening.tables.seat_transfers.vote
    await refused(Reason.OWN_MOTION, say(evening.number, EVE, version, yes=True))
    await refused(Reason.NOT_SEATED, say(evening.number, FINN, version, yes=True))
    await say(evening.number, EVE, version, yes=False)
    table = await evening.follow()
    assert table.motions == ()
    assert decided(table) == decided(await evening.replayed()) == ["claim-dropped"]
    await refused(Reason.NO_MOTION, say(evening.number, BEN, version, yes=True))


async def test_an_offer_calls_whom_it_is_made_to_and_needs_both_his_word_and_the_others(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    table = await offered(evening)
    assert table.called_for[User(EVE)] == table.version
    assert len(evening.told.of(EVE)) == 1
    await said(evening, BEN)
    table = await said(evening, CLEO)
    assert table.motions[0].ballots == {1: True, 2: True}
    assert table.seat_of(EVE) is None
    table = await answered(evening)
    assert table.seat_of(EVE) == 0
    assert table.host == BEN
    assert [(h.left.name, h.came.name) for h in table.seat_history.handovers(0)] == [(f"n{ANA}", f"n{EVE}")]
    seen = table.seen_by(1)
    assert seen is not None
    assert [one for one in seen.news(0) if isinstance(one, SeatHandover)]
    await replays(evening)


async def test_an_offer_that_is_accepted_waits_for_the_others(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    await offered(evening)
    await evening.later(20 * HOUR)
    table = await answered(evening)
    assert table.motions[0].accepted
    assert User(EVE) not in table.called_for
    table = await evening.later(DAY - 1)
    assert len(table.motions) == 1, "they have a day from then on"
    table = await evening.later(1)
    assert table.motions == ()
    assert table.seat_of(ANA) == 0


@pytest.mark.parametrize(("pace", "time"), [(Pace.LIVE, 10 * MINUTE), (Pace.SLOW, DAY)])
async def test_an_offer_that_nobody_answers_lapses(evening: Evening, pace: Pace, time: int) -> None:
    await evening.begin(TWO, pace=pace, left=LONG)
    await evening.act(ANA, "t1")
    await offered(evening)
    table = await evening.later(time - 1)
    assert len(table.motions) == 1
    table = await evening.later(1)
    assert table.motions == ()


async def test_an_offer_is_declined_withdrawn_or_made_to_somebody_else(evening: Evening) -> None:
    await evening.begin(TWO, left=LONG)
    await offered(evening)
    version = (await evening.table()).motions[0].version
    answer = evening.tables.seat_transfers.answer_offer
    await refused(Reason.NOT_OFFERED, answer(evening.number, FINN, "Finn", version, accepts=True))
    assert (await answered(evening, accepts=False)).motions == ()
    await offered(evening)
    table = await offered(evening, to=FINN)
    assert [motion.user for motion in table.motions] == [FINN]
    version = table.motions[0].version
    await evening.act(ANA, "t1")
    assert len((await evening.table()).motions) == 1, "his own presses in the game leave it open"
    table = await said(evening, ANA, yes=False)
    assert table.motions == ()
    await refused(Reason.NO_MOTION, answer(evening.number, FINN, "Finn", version, accepts=True))
    for user in (BEN, ANA):
        await refused(Reason.OFFER_SAT, evening.tables.seat_transfers.offer(evening.number, ANA, user, "x"))
    await refused(Reason.NOT_SEATED, evening.tables.seat_transfers.offer(evening.number, EVE, FINN, "Finn"))


async def test_one_alone_with_computers_gives_his_seat_to_whoever_accepts(evening: Evening) -> None:
    await evening.begin((ANA,), computers=1, left=LONG)
    await evening.act(ANA, "t1")
    table = await offered(evening)
    assert len(table.motions) == 1
    table = await answered(evening)
    assert table.people == (EVE,)
    assert table.host == EVE


async def test_what_an_absent_one_did_not_play_is_open_to_all_until_he_returns(evening: Evening) -> None:
    """His claimants are gone with that."""
    await evening.begin(THREE, fallback=Fallback.TAKEOVER, left=LONG)
    await evening.act(ANA, "t1")
    await evening.act(BEN, "t1")
    await evening.act(CLEO, "t1")
    table = await evening.later(48 * HOUR)
    assert table.absent == {0: LATE}
    assert open_seats(table) == (0,)
    table = await claimed(evening)
    assert len(table.motions) == 1
    await evening.tables.overdue_players.come_back(evening.number, ANA)
    table = await evening.follow()
    assert table.motions == ()
    assert open_seats(table) == ()
    assert table.seat_of(ANA) == 0


async def test_once_taken_a_seat_is_not_its_owners_any_more(evening: Evening) -> None:
    await evening.begin(THREE, fallback=Fallback.TAKEOVER, left=LONG)
    for user in THREE:
        await evening.act(user, "t1")
    await evening.later(48 * HOUR)
    await claimed(evening)
    await said(evening, BEN)
    table = await said(evening, CLEO)
    assert table.seat_of(EVE) == 0
    assert (table.absent, table.missed, table.passed) == ({}, {}, {})
    assert table.host == BEN
    await evening.tables.overdue_players.come_back(evening.number, ANA)
    await refused(Reason.NOT_SEATED, evening.tables.play.act(evening.number, ANA, None, ["t1"]))
    await refused(Reason.SAT_HERE, evening.tables.seat_transfers.claim(evening.number, ANA, "Ana", 0))


async def test_who_is_away_as_he_said_has_not_left_his_seat(evening: Evening) -> None:
    await evening.begin(TWO, left=LONG)
    await evening.tables.people.go_away(ANA, evening.now + 9 * DAY, stand_in=True)
    table = await evening.follow()
    assert table.absent == {0: "away"}
    assert open_seats(table) == ()
    await refused(Reason.NOT_OPEN, evening.tables.seat_transfers.claim(evening.number, EVE, "Eve", 0))


async def test_a_motion_takes_nothing_from_whoever_acted_last_and_a_taken_seat_does(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    await evening.act(ANA, "t1")
    await offered(evening, CLEO)
    assert (await evening.table()).can_take_back(ANA)
    await evening.tables.play.take_back(evening.number, ANA)
    await evening.follow()
    await replays(evening)
    await evening.act(ANA, "t1")
    for user in (ANA, BEN):
        await said(evening, user)
    table = await answered(evening)
    assert table.seat_of(EVE) == 2
    assert not table.can_take_back(ANA)


async def test_whoever_has_taken_a_seat_has_no_ballot_of_the_one_before_him(evening: Evening) -> None:
    """Ben says that Ana's seat may be Eve's and gives his own to Finn, who is called and says it himself."""
    await resigned(evening, FOUR)
    await claimed(evening)
    await said(evening, BEN)
    await offered(evening, BEN, FINN)
    for user in (CLEO, DAN):
        await said(evening, user, number=1)
    motion = (await evening.table()).motions[1]
    await evening.tables.seat_transfers.answer_offer(evening.number, FINN, "Finn", motion.version, accepts=True)
    table = await evening.follow()
    assert table.seat_of(FINN) == 1
    assert table.motions[0].ballots == {}
    assert len(evening.told.of(FINN)) == 2, "for the offer, and for his turn together with what is asked"
    assert (await said(evening, FINN)).motions[0].ballots == {1: True}


async def test_a_ballot_about_somebody_late_is_not_that_of_whoever_takes_the_seat(evening: Evening) -> None:
    """Ben has voted to end the game, and leaves his seat to Eve: it is for her to say."""
    await asked_about(evening, FOUR)
    await voted(evening, BEN, VoteChoice.END)
    await offered(evening, BEN)
    for user in (CLEO, DAN):
        await said(evening, user)
    table = await answered(evening)
    assert table.seat_of(EVE) == 1
    assert table.votes[0].ballots == {}
    assert len(evening.told.of(EVE)) == 2, "for the offer, and for the vote"
    table = await voted(evening, EVE, VoteChoice.MOVE)
    assert table.votes[0].ballots == {1: VoteChoice.MOVE}
    await replays(evening)
