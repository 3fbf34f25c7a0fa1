"""A table without a clock goes on without a player of whom there was no sign for long, if the others want that."""

from __future__ import annotations

import pytest

from bot.domain.pace import DAY, HOUR, Pace, VoteChoice
from bot.store import Entry
from bot.tables import AWAY, OPENED, SILENT, Reason, Table, open_seats
from tests.bot.at_table import ANA, BEN, CLEO, DAN, refused
from tests.bot.evening import LONG, Evening, voted, votes
from tests.bot.faults.discord import Fault

TWO, THREE, FOUR = (ANA, BEN), (ANA, BEN, CLEO), (ANA, BEN, CLEO, DAN)
FORTNIGHT, WEEK = 14 * DAY, 7 * DAY


async def begun(evening: Evening, people: tuple[int, ...] = THREE, computers: int = 0) -> Table:
    """Begin a game without a clock; the first of these people is asked."""
    return await evening.begin(people, computers, pace=Pace.UNTIMED, left=LONG)


async def silent(evening: Evening, people: tuple[int, ...] = THREE) -> Table:
    """Return a table without a clock at which the others are asked how to go on without the first of these people."""
    await begun(evening, people)
    table = await evening.later(FORTNIGHT)
    assert table.votes.keys() == {0}
    return table


async def sign(evening: Evening, user: int) -> Table:
    """Let a player press something."""
    await evening.tables.overdue_players.note_sign(evening.number, user)
    return await evening.follow()


async def test_after_fourteen_days_the_others_are_asked_and_all_are_pinged_once(evening: Evening) -> None:
    await begun(evening)
    before = len(evening.told.of(ANA))
    table = await evening.later(FORTNIGHT - 1)
    assert table.votes == {}
    table = await evening.later(1)
    assert table.votes.keys() == {0}
    assert table.voters(0) == (1, 2)
    await evening.later(30 * DAY)
    assert (len(evening.told.of(BEN)), len(evening.told.of(CLEO))) == (1, 1)
    assert len(evening.told.of(ANA)) == before + 1, "a press of theirs would end the vote"
    assert (await evening.table()).votes.keys() == {0}, "nothing is done that nobody has chosen"


async def test_the_days_count_from_when_the_player_was_asked(evening: Evening) -> None:
    """The table waited for another player before."""
    await begun(evening)
    await evening.later(13 * DAY)
    await evening.act(ANA, "t1")
    table = await evening.later(FORTNIGHT - 1)
    assert table.votes == {}
    assert (await evening.later(1)).votes.keys() == {1}


async def test_a_sign_counts_as_long_as_the_same_is_asked(evening: Evening) -> None:
    await begun(evening)
    await evening.later(10 * DAY)
    await sign(evening, ANA)
    assert (await evening.replayed()).shown == (await evening.table()).shown, "it is stored"
    table = await evening.later(FORTNIGHT - 1)
    assert table.votes == {}
    assert (await evening.later(1)).votes.keys() == {0}


@pytest.mark.parametrize("user", [BEN, DAN])
async def test_a_sign_of_another_user_is_none_of_the_player(evening: Evening, user: int) -> None:
    await begun(evening)
    await evening.later(10 * DAY)
    before = (await evening.table()).shown
    assert (await sign(evening, user)).shown == before
    assert (await evening.later(4 * DAY)).votes.keys() == {0}


async def test_an_announced_absence_is_waited_for(evening: Evening) -> None:
    await begun(evening)
    until = evening.now + 20 * DAY
    await evening.tables.people.go_away(ANA, until, stand_in=False)
    await evening.follow()
    assert (await evening.until(until - 1)).votes == {}
    assert (await evening.until(until)).votes.keys() == {0}


async def test_to_announce_an_absence_is_a_sign_and_ends_the_vote(evening: Evening) -> None:
    """Announced elsewhere: no press at this table tells of it."""
    await silent(evening)
    until = evening.now + 3 * DAY
    await evening.tables.people.go_away(ANA, until, stand_in=False)
    assert (await evening.follow()).votes == {}
    assert (await evening.later(FORTNIGHT - 1)).votes == {}
    assert (await evening.later(1)).votes.keys() == {0}


async def test_while_the_bot_cannot_be_reached_no_days_pass(evening: Evening) -> None:
    signs = await evening.with_heartbeat()
    await begun(evening)
    await signs.give()
    evening.clock.leap(5 * DAY)
    await signs.give()
    signs._last = dict.fromkeys(signs._last, evening.now + 60 * DAY)
    table = await evening.later(FORTNIGHT - 1)
    assert table.votes == {}
    assert (await evening.later(2 * HOUR)).votes.keys() == {0}


async def test_more_than_half_give_the_seat_to_a_computer_until_the_player_returns(evening: Evening) -> None:
    await silent(evening)
    table = await voted(evening, BEN, VoteChoice.TAKEOVER)
    assert table.absent == {}
    table = await voted(evening, CLEO, VoteChoice.TAKEOVER)
    assert table.absent == {0: SILENT}
    assert table.asked.keys() == {1}, "a computer has moved"
    assert open_seats(table) == ()
    assert await evening.tables.joinable_tables.open_seats(table.channel_ref.guild, DAN) == ()
    assert (await evening.replayed()).absent == table.absent
    table = await evening.tables.overdue_players.come_back(evening.number, ANA)
    assert table.absent == {}
    assert table.seat_of(ANA) == 0


async def test_more_than_half_open_the_seat(evening: Evening) -> None:
    await silent(evening)
    await voted(evening, BEN, VoteChoice.OPEN)
    table = await voted(evening, CLEO, VoteChoice.OPEN)
    assert table.absent == {0: OPENED}
    assert open_seats(table) == (0,)
    assert len(await evening.tables.joinable_tables.open_seats(table.channel_ref.guild, DAN)) == 1
    table = await evening.tables.overdue_players.come_back(evening.number, ANA)
    assert open_seats(table) == ()


async def test_who_wants_the_seat_open_wants_a_computer_there_at_least(evening: Evening) -> None:
    """One of each: more than half do not want to wait, and not more than half want it open."""
    await silent(evening)
    await voted(evening, BEN, VoteChoice.OPEN)
    assert (await voted(evening, CLEO, VoteChoice.TAKEOVER)).absent == {0: SILENT}


async def test_with_two_players_the_other_one_decides(evening: Evening) -> None:
    await silent(evening, TWO)
    assert (await voted(evening, BEN, VoteChoice.OPEN)).absent == {0: OPENED}


async def test_nothing_is_decided_while_the_rest_can_still_turn_it(evening: Evening) -> None:
    """Of three others two want a computer; whether the seat opens is for the third to say."""
    await silent(evening, FOUR)
    await voted(evening, BEN, VoteChoice.OPEN)
    table = await voted(evening, CLEO, VoteChoice.TAKEOVER)
    assert table.votes.keys() == {0}
    assert table.absent == {}
    assert (await voted(evening, DAN, VoteChoice.OPEN)).absent == {0: OPENED}


@pytest.mark.parametrize("other", [VoteChoice.WAIT, VoteChoice.TAKEOVER])
async def test_half_who_want_to_wait_are_enough_and_a_week_later_the_others_are_asked_again(
    evening: Evening, other: VoteChoice
) -> None:
    await silent(evening)
    await voted(evening, BEN, VoteChoice.WAIT)
    table = await voted(evening, CLEO, other)
    assert (table.votes, table.absent) == ({}, {})
    assert (await evening.later(WEEK - 1)).votes == {}
    table = await evening.later(1)
    assert table.votes.keys() == {0}
    assert table.votes[0].ballots == {}
    assert len(evening.told.of(BEN)) == 2


async def test_a_week_after_the_question_those_count_who_have_said_something(evening: Evening) -> None:
    """Another player who is gone as well keeps nobody waiting."""
    await silent(evening, FOUR)
    await voted(evening, BEN, VoteChoice.TAKEOVER)
    assert (await evening.later(WEEK - 1)).absent == {}
    assert (await evening.later(1)).absent == {0: SILENT}


async def test_after_that_week_the_first_ballot_decides(evening: Evening) -> None:
    await silent(evening)
    table = await evening.later(WEEK + 20 * DAY)
    assert table.votes.keys() == {0}
    assert (await voted(evening, CLEO, VoteChoice.OPEN)).absent == {0: OPENED}


async def test_the_silent_player_has_no_say_and_a_press_ends_the_vote_and_keeps_the_seat(evening: Evening) -> None:
    await silent(evening)
    await voted(evening, BEN, VoteChoice.TAKEOVER)
    await refused(Reason.OWN_VOTE, votes(evening, ANA, VoteChoice.WAIT))
    await evening.tables.overdue_players.come_back(evening.number, ANA)
    table = await evening.follow()
    assert (table.votes, table.absent, table.seat_of(ANA)) == ({}, {}, 0)
    await refused(Reason.NO_VOTE, votes(evening, CLEO, VoteChoice.TAKEOVER))
    assert [row.entry for row in await evening.log()][-1] is Entry.HERE
    assert (await evening.replayed()).votes == {}
    assert (await evening.later(FORTNIGHT - 1)).votes == {}
    assert (await evening.later(1)).votes.keys() == {0}


async def test_a_return_that_meets_the_last_ballot_is_decided_by_the_first_of_both(evening: Evening) -> None:
    """Without the board being brought up to date in between."""
    table = await silent(evening, TWO)
    await votes(evening, BEN, VoteChoice.TAKEOVER)
    await evening.tables.overdue_players.come_back(evening.number, ANA)
    after = await evening.tables.overdue_players.close_vote(evening.number, 0, table.votes[0].version)
    assert (after.absent, after.votes) == ({}, {})


@pytest.mark.parametrize("ballot", [VoteChoice.MOVE, VoteChoice.END])
async def test_nothing_else_can_be_chosen_at_such_a_table(evening: Evening, ballot: VoteChoice) -> None:
    await silent(evening)
    await refused(Reason.NO_VOTE, votes(evening, BEN, ballot))


async def test_a_seat_cannot_be_opened_by_a_vote_at_a_table_with_a_clock(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    assert (await evening.later(2 * DAY)).votes.keys() == {0}
    await refused(Reason.NO_VOTE, votes(evening, BEN, VoteChoice.OPEN))


async def test_who_has_left_the_server_is_asked_about_after_a_week(evening: Evening) -> None:
    await begun(evening)
    evening.discord.state.departed.add(ANA)
    table = await evening.later(WEEK - 1)
    assert table.votes == {}
    assert "member" not in evening.discord.calls
    table = await evening.later(1)
    assert table.votes.keys() == {0}
    assert (await voted(evening, BEN, VoteChoice.TAKEOVER)).absent == {}
    assert (await voted(evening, CLEO, VoteChoice.TAKEOVER)).absent == {0: SILENT}
    assert evening.discord.calls.count("member") == 1


async def test_who_leaves_the_server_later_is_found_out_within_a_day(evening: Evening) -> None:
    """It is asked once a day, as long as it makes a difference."""
    await begun(evening)
    await evening.later(9 * DAY)
    evening.discord.state.departed.add(ANA)
    assert (await evening.later(DAY)).votes.keys() == {0}
    await evening.later(30 * DAY)
    assert evening.discord.calls.count("member") == 7


async def test_who_is_still_there_is_asked_about_after_two_weeks(evening: Evening) -> None:
    await begun(evening)
    assert (await evening.later(FORTNIGHT - 1)).votes == {}
    assert (await evening.later(1)).votes.keys() == {0}
    await evening.later(30 * DAY)
    assert evening.discord.calls.count("member") == 7, "once a day from the seventh to the thirteenth"


async def test_who_comes_back_to_the_server_is_not_asked_about_any_more(evening: Evening) -> None:
    """Until the two weeks are over."""
    await begun(evening)
    evening.discord.state.departed.add(ANA)
    assert (await evening.later(WEEK)).votes.keys() == {0}
    evening.discord.state.departed.clear()
    assert (await evening.later(DAY)).votes == {}
    assert (await evening.later(6 * DAY - 1)).votes == {}
    assert (await evening.later(1)).votes.keys() == {0}


@pytest.mark.parametrize("fault", [Fault.LOST, Fault.UNANSWERED, Fault.FORBIDDEN, Fault.SLOW])
async def test_where_it_cannot_be_found_out_nobody_is_taken_to_have_left(evening: Evening, fault: Fault) -> None:
    await begun(evening)
    evening.discord.state.departed.add(ANA)
    evening.discord.fault = lambda call: fault if call == "member" else None
    assert (await evening.later(WEEK)).votes == {}
    assert evening.discord.calls.count("member") == 1, "and it is not asked again at once"
    evening.discord.fault = lambda call: None
    assert (await evening.later(DAY)).votes.keys() == {0}


async def test_a_failure_does_not_bring_back_who_is_known_to_have_left(evening: Evening) -> None:
    await begun(evening)
    evening.discord.state.departed.add(ANA)
    await evening.later(WEEK)
    evening.discord.fault = lambda call: Fault.LOST if call == "member" else None
    assert (await evening.later(2 * DAY)).votes.keys() == {0}


async def test_a_sign_from_outside_the_server_counts_as_any(evening: Evening) -> None:
    """A player may press in a direct message."""
    await begun(evening)
    evening.discord.state.departed.add(ANA)
    await evening.later(6 * DAY)
    await sign(evening, ANA)
    assert (await evening.later(WEEK - 1)).votes == {}
    assert (await evening.later(1)).votes.keys() == {0}


async def test_one_person_with_computers_is_waited_for_as_ever(evening: Evening) -> None:
    """There is nobody who could vote; after a month the game is put away, as it always was."""
    await begun(evening, (ANA,), 1)
    table = await evening.later(29 * DAY)
    assert table.votes == {}
    assert "member" not in evening.discord.calls


async def test_where_the_others_are_away_themselves_nobody_is_asked(evening: Evening) -> None:
    await begun(evening, TWO)
    await evening.act(ANA, "t1")
    await evening.tables.people.go_away(BEN, evening.now + 60 * DAY, stand_in=True)
    table = await evening.follow()
    assert table.absent == {1: AWAY}
    assert table.asked.keys() == {0}
    assert (await evening.later(20 * DAY)).votes == {}


async def test_a_vote_without_voters_is_over_and_the_table_waits(evening: Evening) -> None:
    await silent(evening, TWO)
    await evening.tables.early_ends.resign(evening.number, BEN, "merchant")
    table = await evening.follow()
    assert (table.votes, table.absent) == ({}, {})


async def test_a_table_with_a_clock_knows_no_signs(evening: Evening) -> None:
    await evening.begin(THREE, pace=Pace.SLOW, left=LONG)
    await evening.later(6 * DAY)
    before = (await evening.table()).shown
    assert (await sign(evening, ANA)).shown == before
    assert "member" not in evening.discord.calls
