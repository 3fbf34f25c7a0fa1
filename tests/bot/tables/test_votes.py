"""Votes on what is to be done about somebody who is late."""

from __future__ import annotations

import pytest

from bot.domain.pace import DAY, HOUR, MINUTE, Fallback, Pace, VoteChoice
from bot.domain.ping_recipient import Seat, Voter
from bot.domain.preferences import QuietHours, ReminderTarget
from bot.store import Entry
from bot.tables import LATE, Ending, History, Reason, SeatDecision, Status, VisibleAction
from tests.bot.at_table import ANA, BEN, CLEO, DAN, refused, state
from tests.bot.evening import LONG, Evening, asked_about, berlin, voted, votes

TWO, THREE, FOUR = (ANA, BEN), (ANA, BEN, CLEO), (ANA, BEN, CLEO, DAN)


async def test_the_others_are_asked_and_called_once_and_the_late_one_has_no_say(evening: Evening) -> None:
    table = await asked_about(evening, THREE)
    assert table.voters(0) == (1, 2)
    assert len(evening.told.of(BEN)) == len(evening.told.of(CLEO)) == 1
    await refused(Reason.OWN_VOTE, votes(evening, ANA, VoteChoice.WAIT))
    await refused(Reason.NOT_SEATED, votes(evening, DAN, VoteChoice.WAIT))
    await refused(Reason.NO_VOTE, votes(evening, BEN, VoteChoice.WAIT, about=1))
    await evening.later(23 * HOUR)
    assert len(evening.told.of(BEN)) == 1


async def test_the_late_one_is_called_once_when_the_others_are_asked(evening: Evening) -> None:
    """He can still end the vote; a ballot of the others calls nobody again, and no question waits for him."""
    await evening.begin(THREE, left=LONG)
    await evening.later(48 * HOUR - 1)
    before = len(evening.told.of(ANA))
    table = await evening.later(1)
    assert table.called_for == {Seat(0): table.asked[0], **dict.fromkeys(map(Voter, range(3)), table.votes[0].version)}
    assert (await evening.replayed()).called_for == table.called_for
    assert evening.told.of(ANA)[before:] == [evening.now]
    assert [table.is_questioned(seat) for seat in range(3)] == [False, True, True]
    await voted(evening, BEN, VoteChoice.END)
    await evening.later(23 * HOUR)
    assert len(evening.told.of(ANA)) == before + 1


@pytest.mark.parametrize("ended", [False, True])
async def test_a_late_one_who_is_quiet_by_then_is_called_in_the_morning_if_the_vote_is_open(
    evening: Evening, ended: bool
) -> None:
    """His quiet hours begin before the board is shown; reminders he wants none."""
    await evening.tables.people.choose_reminders(ANA, 0, ReminderTarget.TABLE)
    table = await evening.begin(THREE, left=LONG)
    evening.clock.leap(berlin(evening, 23) - evening.now)
    await evening.follow()
    before = evening.told.of(ANA)
    await evening.tables.overdue_players.open_vote(evening.number, 0, table.asked[0])
    await evening.tables.people.choose_quiet(ANA, QuietHours(22 * 60, 7 * 60, "Europe/Berlin"))
    await evening.follow()
    assert evening.told.of(ANA) == before
    if ended:
        for user in (BEN, CLEO):
            await voted(evening, user, VoteChoice.TAKEOVER)
    morning = berlin(evening, 7)
    await evening.until(morning)
    assert evening.told.of(ANA)[len(before) :] == ([] if ended else [morning])


async def test_whoever_acts_himself_ends_the_vote_about_him(evening: Evening) -> None:
    await asked_about(evening, THREE)
    await votes(evening, BEN, VoteChoice.END)
    await evening.act(ANA, "t1")
    table = await evening.table()
    assert table.votes == {}
    await refused(Reason.NO_VOTE, votes(evening, CLEO, VoteChoice.END))
    assert (await evening.replayed()).votes == {}


async def test_with_two_people_the_other_one_decides(evening: Evening) -> None:
    await asked_about(evening, TWO)
    table = await voted(evening, BEN, VoteChoice.TAKEOVER)
    assert table.absent == {0: LATE}
    assert table.votes == {}


async def test_more_than_half_decide_at_once(evening: Evening) -> None:
    """Two of three others."""
    await asked_about(evening, FOUR)
    table = await voted(evening, BEN, VoteChoice.MOVE)
    assert table.votes.keys() == {0}
    table = await voted(evening, DAN, VoteChoice.MOVE)
    assert table.votes == {}
    assert table.asked.keys() == {1}
    assert table.missed == {0: 1}


async def test_a_tie_lets_the_computer_move(evening: Evening) -> None:
    """As soon as all have said something."""
    await asked_about(evening, THREE)
    await voted(evening, BEN, VoteChoice.WAIT)
    table = await voted(evening, CLEO, VoteChoice.END)
    assert table.status is Status.RUNNING
    assert table.missed == {0: 1}


@pytest.mark.parametrize(("pace", "time", "vote"), [(Pace.LIVE, 10 * MINUTE, 2 * MINUTE), (Pace.SLOW, 7 * DAY, DAY)])
async def test_a_vote_that_decides_nothing_in_time_lets_the_computer_move(
    evening: Evening, pace: Pace, time: int, vote: int
) -> None:
    await evening.begin(THREE, pace=pace, left=LONG)
    table = await evening.later(time)
    assert table.votes.keys() == {0}
    await voted(evening, BEN, VoteChoice.END)
    table = await evening.later(vote - 1)
    assert table.votes.keys() == {0}
    table = await evening.later(1)
    assert table.missed == {0: 1}


async def test_a_second_ballot_takes_the_place_of_the_first(evening: Evening) -> None:
    await asked_about(evening, FOUR)
    await voted(evening, BEN, VoteChoice.END)
    await voted(evening, BEN, VoteChoice.WAIT)
    await votes(evening, BEN, VoteChoice.WAIT)
    table = await voted(evening, CLEO, VoteChoice.END)
    assert table.status is Status.RUNNING
    assert table.votes[0].ballots == {1: VoteChoice.WAIT, 2: VoteChoice.END}
    assert [row.code for row in await evening.log() if row.entry is Entry.VOTE] == ["0:end", "0:wait", "0:end"]
    assert (await evening.replayed()).votes == table.votes


async def test_waiting_a_day_more_waits_a_day_more_and_asks_again(evening: Evening) -> None:
    await asked_about(evening, TWO)
    at = evening.now
    table = await voted(evening, BEN, VoteChoice.WAIT)
    assert table.longer == {0: at + DAY}
    assert (await evening.replayed()).longer == table.longer
    table = await evening.until(at + DAY - 1)
    assert table.votes == {}
    table = await evening.later(1)
    assert table.votes.keys() == {0}
    assert len(evening.told.of(BEN)) == 2, "once for each vote"


async def test_a_game_that_is_ended_by_vote_ends_without_winner_and_keeps_its_history(evening: Evening) -> None:
    await evening.begin(TWO, left=LONG)
    await evening.act(ANA, "t1")
    await evening.later(48 * HOUR)
    table = await voted(evening, ANA, VoteChoice.END, about=1)
    assert (table.status, table.ending) == (Status.STOPPED, Ending.VOTED)
    seen = table.seen_by(None)
    assert seen is not None
    assert seen.outcome is None
    assert table.seed is not None
    assert History.of(table).moves == 1
    await refused(Reason.GAME_OVER, votes(evening, ANA, VoteChoice.MOVE, about=1))
    assert (await evening.replayed()).ending is Ending.VOTED


async def test_ballots_of_those_who_leave_do_not_count(evening: Evening) -> None:
    """He resigns, or has his data deleted: half of those who are left is enough, and his ballot is nothing."""
    await asked_about(evening, FOUR)
    await voted(evening, BEN, VoteChoice.END)
    await evening.tables.early_ends.resign(evening.number, BEN, "merchant")
    table = await evening.follow()
    assert table.voters(0) == (2, 3)
    assert table.decided(0) is None
    table = await voted(evening, CLEO, VoteChoice.WAIT)
    assert table.votes.keys() == {0}
    await evening.tables.people.erase(DAN, lambda language: "trader")
    table = await evening.follow()
    assert table.votes == {}, "the one who is left has decided"
    assert table.longer.keys() == {0}


async def test_where_the_late_one_leaves_there_is_nothing_to_vote_on(evening: Evening) -> None:
    await asked_about(evening, THREE)
    await evening.tables.early_ends.resign(evening.number, ANA, "merchant")
    table = await evening.follow()
    assert table.votes == {}
    assert table.asked.keys() == {1}


async def test_where_all_others_have_left_nobody_votes_and_the_last_one_has_time(evening: Evening) -> None:
    """Alone with computers there is no deadline, and no computer takes the seat of the only person."""
    await asked_about(evening, THREE)
    for user in (BEN, CLEO):
        await evening.tables.early_ends.resign(evening.number, user, f"merchant {user}")
        await evening.follow()
    table = await evening.later(20 * DAY)
    assert table.asked.keys() == {0}
    assert table.absent == {}
    assert table.votes == {}
    assert table.missed == {}


async def test_where_nobody_is_left_who_may_vote_computers_play_it_out(evening: Evening) -> None:
    """Everybody has let a computer take over, one after the other."""
    await evening.begin(THREE, left="20")
    table = await evening.later(30 * DAY)
    assert table.status is Status.FINISHED
    assert {row.entry for row in await evening.log()} >= {Entry.ASK, Entry.SUB, Entry.GONE}


async def test_an_absent_one_has_no_vote_until_he_is_back(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    await evening.later(48 * HOUR)
    for user in (BEN, CLEO):
        await voted(evening, user, VoteChoice.TAKEOVER)
    assert (await evening.table()).absent == {0: LATE}
    await evening.later(48 * HOUR)
    table = await evening.table()
    assert table.votes.keys() == {1}
    assert table.voters(1) == (2,)
    assert len(evening.told.of(ANA)) == 4, "the call and the reminders of his own decision, and the vote about him"
    await votes(evening, ANA, VoteChoice.WAIT, about=1)
    table = await evening.table()
    assert table.absent == {}
    assert table.votes[1].ballots == {0: VoteChoice.WAIT}
    assert table.voters(1) == (0, 2)


async def test_several_who_are_late_at_once_are_each_voted_on(evening: Evening) -> None:
    """All four are to choose; one has. He is asked about three, and called once; each may vote on the others."""
    await evening.begin(FOUR, left=LONG)
    await evening.act(ANA, "v")
    await evening.act(BEN, "y")
    calls = len(evening.told.of(BEN))
    table = await evening.later(48 * HOUR)
    assert table.votes.keys() == {0, 2, 3}
    assert len(evening.told.of(BEN)) == calls + 1
    assert table.voters(2) == (0, 1, 3)
    for about in (3, 0, 2):
        for user in (BEN, *(one for one in (ANA, CLEO, DAN) if table.seat_of(one) != about)):
            if about in (await evening.table()).votes:
                await voted(evening, user, VoteChoice.MOVE, about)
    table = await evening.table()
    assert table.votes == {}
    assert len(evening.told.of(BEN)) == calls + 2, "for his own turn: nobody is called again for an older vote"
    assert table.asked.keys() == {1}
    assert state(await evening.replayed()) == state(table)


async def test_nothing_that_was_before_a_vote_can_be_taken_back(evening: Evening) -> None:
    """The one who acted last may not change what others have waited for since."""
    await evening.begin(TWO, left=LONG)
    await evening.act(ANA, "t1")
    assert (await evening.table()).can_take_back(ANA)
    await evening.later(48 * HOUR)
    await refused(Reason.TAKE_BACK_ACTED, evening.tables.play.take_back(evening.number, ANA))
    await evening.act(BEN, "t1")
    await evening.tables.play.take_back(evening.number, BEN)
    table = await evening.follow()
    assert table.votes == {}
    assert table.asked.keys() == {1}
    assert state(await evening.replayed())[0] == state(table)[0]
    table = await evening.later(48 * HOUR)
    assert table.votes.keys() == {1}, "he has the whole time anew"


async def test_what_a_computer_did_for_somebody_cannot_be_taken_back(evening: Evening) -> None:
    await evening.begin(TWO, fallback=Fallback.MOVE, left=LONG)
    await evening.later(48 * HOUR)
    table = await evening.table()
    assert not table.can_take_back(ANA)
    assert not table.can_take_back(BEN)


@pytest.mark.parametrize("ballot", [VoteChoice.WAIT, VoteChoice.TAKEOVER])
async def test_what_was_decided_about_the_late_player_is_news_for_the_table_and_for_them(
    evening: Evening, ballot: VoteChoice
) -> None:
    await asked_about(evening, TWO)
    await voted(evening, BEN, ballot)
    for table in (await evening.table(), await evening.replayed()):
        for viewer in (None, 0, 1):
            seen = table.seen_by(viewer)
            assert seen is not None
            decisions = [one for one in seen.news(0) if isinstance(one, SeatDecision)]
            assert [(one.seat, one.code) for one in decisions] == [(0, ballot)]
        late = table.seen_by(0)
        assert late is not None
        assert [one.code for one in late.missed if isinstance(one, SeatDecision)] == [ballot]


async def test_a_computer_that_moves_after_a_vote_says_so(evening: Evening) -> None:
    """Also when the vote has decided nothing, and once the log was replayed."""
    await asked_about(evening, THREE)
    await voted(evening, BEN, VoteChoice.WAIT)
    await voted(evening, CLEO, VoteChoice.END)
    for table in (await evening.table(), await evening.replayed()):
        seen = table.seen_by(None)
        assert seen is not None
        assert [one.voted for one in seen.news(0) if isinstance(one, VisibleAction) and one.stood_in] == [True]


@pytest.mark.parametrize(
    ("ballots", "agreed"),
    [
        ((VoteChoice.MOVE, VoteChoice.MOVE), True),
        ((VoteChoice.MOVE, VoteChoice.WAIT), False),
        ((VoteChoice.MOVE,), False),
        ((), False),
    ],
)
async def test_it_is_known_whether_more_than_half_wanted_the_move_of_a_computer(
    evening: Evening, ballots: tuple[VoteChoice, ...], agreed: bool
) -> None:
    """One of two is no majority, also if the other one has not voted; the same is found once the log was replayed."""
    await asked_about(evening, THREE)
    for user, ballot in zip((BEN, CLEO), ballots, strict=False):
        await voted(evening, user, ballot)
    await evening.later(DAY)
    for table in (await evening.table(), await evening.replayed()):
        seen = table.seen_by(None)
        assert seen is not None
        moves = [one for one in seen.news(0) if isinstance(one, VisibleAction) and one.stood_in]
        assert [(one.voted, one.agreed) for one in moves] == [(True, agreed)]


async def test_a_computer_that_moves_without_a_vote_tells_of_none(evening: Evening) -> None:
    await evening.begin(THREE, fallback=Fallback.MOVE, left=LONG)
    table = await evening.later(48 * HOUR)
    seen = table.seen_by(None)
    assert seen is not None
    moves = [one for one in seen.news(0) if isinstance(one, VisibleAction) and one.stood_in]
    assert moves
    assert not any(one.voted for one in moves)


async def test_a_player_who_moves_in_time_leaves_nothing_decided(evening: Evening) -> None:
    await asked_about(evening, TWO)
    await evening.act(ANA, "t1")
    seen = (await evening.table()).seen_by(1)
    assert seen is not None
    assert not [one for one in seen.news(0) if isinstance(one, SeatDecision)]
