"""The pace of a table: changed when all agree, kept by a rematch."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.domain.pace import DAY, HOUR, MINUTE, Fallback, Pace, PaceProposal, proposal_of
from bot.domain.ping_recipient import Seat, Voter
from bot.domain.preferences import QuietHours
from bot.tables import LATE, PACE_REFUSED, Reason, TableSpec
from bot.tables.pace_changes import AMENDED_WITHIN
from tests.bot.at_table import ANA, BEN, CLEO, DAN, refused
from tests.bot.evening import LONG, PLACE, Evening, asked_about, berlin
from tests.bot.tables.seat_transfers import decided

TWO, THREE = (ANA, BEN), (ANA, BEN, CLEO)


async def test_a_pace_is_changed_when_all_agree_and_clocks_begin_anew(evening: Evening) -> None:
    table = await evening.begin(THREE, left=LONG)
    await evening.later(40 * HOUR)
    pacing = evening.tables.pace_changes
    assert (await evening.table()).shown.waits[Seat(0)].reminded > 1
    table = await pacing.propose(evening.number, ANA, Pace.SLOW, Fallback.MOVE)
    assert (table.pace, table.fallback) == (Pace.RELAXED, Fallback.ASK)
    await pacing.agree(evening.number, BEN, "slow.move")
    await pacing.agree(evening.number, BEN, "slow.move")
    assert (await evening.table()).pace is Pace.RELAXED
    await refused(Reason.NOT_SEATED, pacing.agree(evening.number, DAN, "slow.move"))
    assert (await evening.replayed()).proposal == (await evening.table()).proposal
    await pacing.agree(evening.number, CLEO, "slow.move")
    table = await evening.follow()
    assert (table.pace, table.fallback, table.proposal) == (Pace.SLOW, Fallback.MOVE, None)
    assert evening.contexts.of(table).deadline(table, 0, evening.now) == evening.now + 7 * DAY
    assert table.shown.waits[Seat(0)].reminded == 1, "nobody is reminded of what they were asked just now"
    assert ((await evening.replayed()).pace, (await evening.replayed()).fallback) == (Pace.SLOW, Fallback.MOVE)


async def test_a_vote_by_the_old_clock_is_past(evening: Evening) -> None:
    """A live vote is over after two minutes: one that has been open for hours must not be counted by that."""
    await asked_about(evening, THREE)
    await evening.later(3 * HOUR)
    pacing = evening.tables.pace_changes
    await pacing.propose(evening.number, ANA, Pace.LIVE, Fallback.ASK)
    for user in (BEN, CLEO):
        await pacing.agree(evening.number, user, "live.ask")
    table = await evening.follow()
    assert (table.pace, table.votes, table.missed) == (Pace.LIVE, {}, {})
    assert evening.contexts.of(table).deadline(table, 0, evening.now) == evening.now + 10 * MINUTE
    assert (await evening.replayed()).longer == table.longer
    await evening.later(10 * MINUTE)
    assert (await evening.table()).votes.keys() == {0}


async def test_one_who_declines_is_enough_to_keep_the_pace(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    pacing = evening.tables.pace_changes
    await pacing.propose(evening.number, ANA, Pace.LIVE, Fallback.ASK)
    table = await pacing.decline(evening.number, CLEO, "live.ask")
    assert (table.pace, table.proposal) == (Pace.RELAXED, None)
    await refused(Reason.NO_PROPOSAL, pacing.agree(evening.number, BEN, "live.ask"))
    await refused(Reason.NO_PROPOSAL, pacing.decline(evening.number, BEN, "live.ask"))


async def test_that_a_pace_was_declined_is_told_until_the_next_move_and_found_again(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    pacing = evening.tables.pace_changes
    proposed = await pacing.propose(evening.number, BEN, Pace.LIVE, Fallback.ASK)
    table = await pacing.decline(evening.number, CLEO, "live.ask")
    for one in (table, await evening.replayed()):
        assert decided(one) == [PACE_REFUSED]
        assert one.asked == proposed.asked, "who is asked can still press what they were shown"


async def test_that_a_pace_was_accepted_is_told_and_found_again(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    pacing = evening.tables.pace_changes
    proposed = await pacing.propose(evening.number, BEN, Pace.SLOW, Fallback.ASK)
    await pacing.agree(evening.number, ANA, "slow.ask")
    assert decided(await evening.table()) == []
    table = await pacing.agree(evening.number, CLEO, "slow.ask")
    for one in (table, await evening.replayed()):
        assert decided(one) == [f"pace-{Pace.SLOW}"]
        assert one.asked == proposed.asked, "who is asked can still press what they were shown"


async def test_what_was_changed_is_told_and_nothing_else(evening: Evening) -> None:
    """Without a clock nothing happens when the time is up."""
    await evening.begin(TWO, left=LONG)
    pacing = evening.tables.pace_changes
    told = []
    for pace, fallback, new in (
        (Pace.RELAXED, Fallback.WAIT, ["pace-wait"]),
        (Pace.SLOW, Fallback.MOVE, ["pace-slow", "pace-move"]),
        (Pace.UNTIMED, Fallback.TAKEOVER, ["pace-untimed"]),
        (Pace.LIVE, Fallback.TAKEOVER, ["pace-live"]),
    ):
        await pacing.propose(evening.number, ANA, pace, fallback)
        table = await pacing.agree(evening.number, BEN, f"{pace}.{fallback}")
        told += new
        assert decided(table) == decided(await evening.replayed()) == told


async def test_nothing_is_told_of_a_pace_that_was_declined_in_a_lobby(evening: Evening) -> None:
    table = await evening.tables.lobbies.create(TableSpec(PLACE, "toy", 2, {}, "en"), ANA, "Ana")
    await evening.tables.lobbies.join(table.id, BEN, "Ben")
    await evening.tables.pace_changes.propose(table.id, BEN, Pace.LIVE, Fallback.ASK)
    table = await evening.tables.pace_changes.decline(table.id, ANA, "live.ask")
    assert table.proposal is None


async def test_those_who_must_answer_a_proposal_are_called_once_for_it(evening: Evening) -> None:
    """Also where another process reads the table in between."""
    await evening.begin(THREE, left=LONG)
    called = len(evening.told.of(ANA))
    pacing = evening.tables.pace_changes
    proposed = await pacing.propose(evening.number, CLEO, Pace.SLOW, Fallback.ASK)
    table = await evening.follow()
    assert {to: at for to, at in table.called_for.items() if to != Seat(0)} == {
        Voter(0): proposed.version,
        Voter(1): proposed.version,
    }
    assert (await evening.replayed()).called_for == table.called_for
    assert (len(evening.told.of(ANA)), len(evening.told.of(BEN)), evening.told.of(CLEO)) == (called + 1, 1, [])
    await pacing.agree(evening.number, ANA, "slow.ask")
    assert (await evening.follow()).called_for.keys() == {Seat(0), Voter(1)}
    await evening.act(ANA, "t1")
    await evening.later(HOUR)
    assert len(evening.told.of(BEN)) == 2, "once for the proposal and once for the turn"
    assert evening.told.of(CLEO) == []


@pytest.mark.parametrize("how", ["agreed", "declined", "withdrawn", "is away"])
async def test_nobody_is_called_for_a_proposal_that_needs_no_answer_of_theirs(evening: Evening, how: str) -> None:
    """It is no question any more, or a computer plays for them, before their quiet hours are over."""
    await evening.begin(THREE, left=LONG)
    evening.clock.leap(berlin(evening, 23) - evening.now)
    await evening.tables.people.choose_quiet(BEN, QuietHours(22 * 60, 7 * 60, "Europe/Berlin"))
    pacing = evening.tables.pace_changes
    await pacing.propose(evening.number, CLEO, Pace.SLOW, Fallback.ASK)
    await evening.follow()
    assert evening.told.of(BEN) == []
    match how:
        case "agreed":
            await pacing.agree(evening.number, BEN, "slow.ask")
        case "declined":
            await pacing.decline(evening.number, ANA, "slow.ask")
        case "withdrawn":
            await pacing.propose(evening.number, CLEO, Pace.RELAXED, Fallback.ASK)
        case _:
            await evening.tables.people.go_away(BEN, evening.now + DAY, stand_in=True)
    await evening.follow()
    await evening.later(12 * HOUR)
    assert evening.told.of(BEN) == []


async def test_who_is_quiet_is_called_for_a_proposal_in_the_morning(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    evening.clock.leap(berlin(evening, 23) - evening.now)
    await evening.tables.people.choose_quiet(BEN, QuietHours(22 * 60, 7 * 60, "Europe/Berlin"))
    await evening.tables.pace_changes.propose(evening.number, CLEO, Pace.SLOW, Fallback.ASK)
    await evening.follow()
    morning = berlin(evening, 7)
    await evening.later(12 * HOUR)
    assert evening.told.of(BEN) == [morning]


async def test_a_proposal_that_is_changed_at_once_is_the_same_and_one_that_replaces_another_is_not(
    evening: Evening,
) -> None:
    """Pace and fallback are chosen one after the other; who has answered must answer again, and is called."""
    await evening.begin(THREE, left=LONG)
    pacing = evening.tables.pace_changes
    await pacing.propose(evening.number, ANA, Pace.SLOW, Fallback.ASK)
    await evening.follow()
    await evening.later(AMENDED_WITHIN - 1)
    await pacing.propose(evening.number, ANA, Pace.SLOW, Fallback.TAKEOVER)
    await evening.follow()
    assert len(evening.told.of(BEN)) == len(evening.told.of(CLEO)) == 1
    await evening.later(1)
    await pacing.propose(evening.number, ANA, Pace.SLOW, Fallback.MOVE)
    await evening.follow()
    assert len(evening.told.of(BEN)) == len(evening.told.of(CLEO)) == 2
    await pacing.agree(evening.number, BEN, "slow.move")
    await pacing.propose(evening.number, ANA, Pace.LIVE, Fallback.MOVE)
    await evening.follow()
    assert len(evening.told.of(BEN)) == len(evening.told.of(CLEO)) == 3
    called = len(evening.told.of(ANA))
    await pacing.propose(evening.number, BEN, Pace.SLOW, Fallback.WAIT)
    await evening.follow()
    assert (len(evening.told.of(ANA)), len(evening.told.of(BEN))) == (called + 1, 3)


async def test_who_proposes_what_is_proposed_agrees_to_it(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    pacing = evening.tables.pace_changes
    for user in (ANA, ANA, BEN):
        await pacing.propose(evening.number, user, Pace.SLOW, Fallback.ASK)
    proposal = (await evening.table()).proposal
    assert proposal is not None
    assert proposal.agreed == (ANA, BEN)
    assert (await pacing.propose(evening.number, CLEO, Pace.SLOW, Fallback.ASK)).pace is Pace.SLOW


async def test_a_proposal_of_a_lobby_calls_when_the_game_has_begun(evening: Evening) -> None:
    """As a motion does: in a lobby everybody looks on."""
    table = await evening.tables.lobbies.create(TableSpec(PLACE, "toy", 2, {"left": LONG}, "en"), ANA, "Ana")
    evening.number = table.id
    await evening.tables.lobbies.join(table.id, BEN, "Ben")
    table = await evening.tables.pace_changes.propose(table.id, ANA, Pace.SLOW, Fallback.ASK)
    assert (await evening.follow()).called_for == {}
    await evening.tables.lobbies.start(table.id, ANA)
    table = await evening.follow()
    assert table.called_for.keys() == {Seat(0), Voter(1)}
    assert len(evening.told.of(BEN)) == 1


async def test_a_proposal_of_before_it_had_a_version_calls_now(evening: Evening) -> None:
    await evening.begin(TWO, left=LONG)
    await evening.tables.pace_changes.propose(evening.number, ANA, Pace.SLOW, Fallback.ASK)
    old = proposal_of({"pace": "slow", "fallback": "ask", "agreed": [ANA]})
    assert old == PaceProposal(Pace.SLOW, Fallback.ASK, (ANA,))
    assert replace(await evening.table(), proposal=old).called_for[Voter(1)] == 0


async def test_alone_the_pace_is_changed_at_once(evening: Evening) -> None:
    await evening.begin((ANA,), 1, left=LONG)
    table = await evening.tables.pace_changes.propose(evening.number, ANA, Pace.SLOW, Fallback.TAKEOVER)
    assert (table.pace, table.fallback, table.proposal) == (Pace.SLOW, Fallback.TAKEOVER, None)


async def test_who_is_absent_need_not_agree(evening: Evening) -> None:
    await evening.begin(THREE, fallback=Fallback.TAKEOVER, left=LONG)
    await evening.later(48 * HOUR)
    assert (await evening.table()).absent == {0: LATE}
    await evening.tables.pace_changes.propose(evening.number, BEN, Pace.SLOW, Fallback.TAKEOVER)
    table = await evening.tables.pace_changes.agree(evening.number, CLEO, "slow.takeover")
    assert table.pace is Pace.SLOW


@pytest.mark.parametrize("how", ["absent", "resigns"])
async def test_who_is_left_when_the_last_one_who_did_not_agree_is_gone_needs_no_more(
    evening: Evening, how: str
) -> None:
    """One press of one who has agreed is enough then."""
    await evening.begin(THREE, fallback=Fallback.TAKEOVER, left=LONG)
    pacing = evening.tables.pace_changes
    await pacing.propose(evening.number, BEN, Pace.SLOW, Fallback.TAKEOVER)
    await pacing.agree(evening.number, CLEO, "slow.takeover")
    if how == "absent":
        await evening.later(48 * HOUR)
    else:
        await evening.tables.early_ends.resign(evening.number, ANA, "merchant")
    table = await pacing.agree(evening.number, CLEO, "slow.takeover")
    assert (table.pace, table.proposal) == (Pace.SLOW, None)


async def test_nobody_agrees_to_another_proposal_than_he_has_read(evening: Evening) -> None:
    """It is changed while he presses."""
    await evening.begin(TWO, left=LONG)
    pacing = evening.tables.pace_changes
    await pacing.propose(evening.number, ANA, Pace.SLOW, Fallback.ASK)
    await pacing.propose(evening.number, ANA, Pace.LIVE, Fallback.TAKEOVER)
    await refused(Reason.NO_PROPOSAL, pacing.agree(evening.number, BEN, "slow.ask"))
    await refused(Reason.NO_PROPOSAL, pacing.decline(evening.number, BEN, "slow.ask"))
    table = await evening.table()
    assert (table.pace, table.fallback) == (Pace.RELAXED, Fallback.ASK)


async def test_nothing_is_kept_of_who_has_agreed_and_is_at_the_table_no_more(evening: Evening) -> None:
    """He resigns, or has his data deleted."""
    await evening.begin(THREE, left=LONG)
    pacing = evening.tables.pace_changes
    await pacing.propose(evening.number, BEN, Pace.SLOW, Fallback.TAKEOVER)
    await pacing.agree(evening.number, CLEO, "slow.takeover")
    await evening.tables.people.erase(BEN, lambda language: "merchant")
    proposal = (await evening.replayed()).proposal
    assert proposal is not None
    assert proposal.agreed == (CLEO,)
    await evening.tables.early_ends.resign(evening.number, CLEO, "merchant")
    assert (await evening.replayed()).proposal is None


async def test_nothing_is_proposed_any_more_when_the_game_is_over(evening: Evening) -> None:
    pacing = evening.tables.pace_changes
    await evening.begin(TWO, left="1")
    await pacing.propose(evening.number, ANA, Pace.SLOW, Fallback.TAKEOVER)
    await evening.act(ANA, "t1")
    assert (await evening.replayed()).proposal is None


async def test_whoever_leaves_a_lobby_takes_his_proposal_with_him(evening: Evening) -> None:
    table = await evening.tables.lobbies.create(TableSpec(PLACE, "toy", 2, {}, "en"), ANA, "Ana")
    await evening.tables.lobbies.join(table.id, BEN, "Ben")
    await evening.tables.pace_changes.propose(table.id, BEN, Pace.SLOW, Fallback.TAKEOVER)
    assert (await evening.tables.lobbies.leave(table.id, BEN)).proposal is None
    await refused(Reason.NO_PROPOSAL, evening.tables.pace_changes.agree(table.id, ANA, "slow.takeover"))


async def test_a_rematch_keeps_pace_and_fallback(evening: Evening) -> None:
    await evening.begin(TWO, pace=Pace.SLOW, fallback=Fallback.TAKEOVER, left="1")
    await evening.act(ANA, "t1")
    table = await evening.tables.lobbies.rematch(evening.number, BEN, "Ben")
    assert (table.pace, table.fallback) == (Pace.SLOW, Fallback.TAKEOVER)
