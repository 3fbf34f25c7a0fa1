"""What happens when somebody lets a table wait: substitutes, computers that take over, returns."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.domain.pace import DAY, HOUR, IDLE, Fallback, Pace, VoteChoice
from bot.games import GAMES as REAL
from bot.store import Entry, Store
from bot.tables import AWAY, LATE, Ending, Reason, Status, VisibleAction
from tests.bot.at_table import ANA, BEN, CLEO, refused, state
from tests.bot.evening import LONG, Evening, asked_about
from tests.bot.faults.discord import Fault as Broken
from tests.bot.toy import Do, rules
from tests.depth import first_of

TWO, THREE = (ANA, BEN), (ANA, BEN, CLEO)


async def done(evening: Evening) -> list[Entry]:
    """Return what is in the log, but that the table passes to another host each week in which nobody presses."""
    return [row.entry for row in await evening.log() if row.code != "host.passed"]


async def test_when_the_time_is_up_a_computer_makes_the_move_and_it_is_told_and_marked(evening: Evening) -> None:
    await evening.begin(TWO, fallback=Fallback.MOVE, left=LONG)
    table = await evening.later(48 * HOUR - 1)
    assert await evening.log() == []
    table = await evening.later(1)
    assert [(row.entry, row.seat) for row in await evening.log()] == [(Entry.SUB, 0)]
    assert table.asked.keys() == {1}
    assert table.missed == {0: 1}
    for viewer in (None, 0, 1):
        seen = table.seen_by(viewer)
        assert seen is not None
        told = [one for one in seen.news(0) if isinstance(one, VisibleAction)]
        assert [one.stood_in for one in told] == [True]
    assert state(await evening.replayed()) == state(table)
    assert (await evening.replayed()).missed == {0: 1}


async def test_a_substitute_makes_the_whole_move_until_the_turn_is_over(store: Store) -> None:
    """What the move leads to is answered for him too; what others are asked then is not."""

    def choose(view: Any, legal: Sequence[Do]) -> Do:
        return legal[-1]

    evening = Evening(store, {"toy": rules(choose=choose)})
    await evening.begin(TWO, fallback=Fallback.MOVE, left=LONG)
    table = await evening.later(48 * HOUR)
    assert [(row.entry, row.seat, row.code) for row in await evening.log()] == [
        (Entry.SUB, 0, "v"),
        (Entry.SUB, 0, "n"),
    ]
    assert table.asked.keys() == {1}
    assert table.missed == {0: 1}, "it is one move"
    assert state(await evening.replayed()) == state(table)
    assert (await evening.replayed()).missed == {0: 1}


async def test_who_is_asked_again_after_a_computer_moved_for_him_is_called(store: Store) -> None:
    """He began his turn himself; that he would have the board before his eyes is true no more."""
    evening = Evening(store, {"toy": rules(choose=lambda view, legal: Do("k"))})
    await evening.begin(TWO, fallback=Fallback.MOVE, left=LONG)
    await evening.act(ANA, "k")
    table = await evening.later(48 * HOUR)
    assert [row.entry for row in await evening.log()] == [Entry.PLAY, Entry.SUB]
    assert table.asked.keys() == {0}
    assert table.continuing == frozenset()
    assert evening.told.of(ANA)[-1] == evening.now


async def test_nothing_is_late_before_the_game_was_shown(evening: Evening) -> None:
    """For a week the channel is closed to the bot: the first move has all its time when it is shown at last."""
    evening.discord.fault = lambda call: Broken.FORBIDDEN if call == "send" else None
    await evening.begin(TWO, fallback=Fallback.MOVE, show=False, left=LONG)
    for _ in range(7):
        evening.clock.leap(DAY)
        await evening.reconciler.reconcile(evening.number)
    evening.discord.fault = lambda call: None
    table = await evening.follow()
    assert await done(evening) == []
    assert evening.contexts.of(table).deadline(table, 0, evening.now) == evening.now + 48 * HOUR
    await evening.reconciler.close()


async def test_after_three_moves_in_a_row_the_computer_takes_over(evening: Evening) -> None:
    """Three times it moves for him after two days; the fourth time it does not wait, and the others go on."""
    await evening.begin(TWO, fallback=Fallback.MOVE, left=LONG)
    for count in (1, 2, 3):
        table = await evening.later(48 * HOUR)
        assert table.missed == {0: count}
        await evening.act(BEN, "t1")
    table = await evening.table()
    assert table.absent == {0: LATE}
    assert table.asked.keys() == {1}
    assert state(await evening.replayed()) == state(table)
    assert (await evening.replayed()).absent == {0: LATE}


async def test_a_move_of_his_own_begins_the_count_anew(evening: Evening) -> None:
    await evening.begin(TWO, fallback=Fallback.MOVE, left=LONG)
    for _ in range(2):
        await evening.later(48 * HOUR)
        await evening.act(BEN, "t1")
    await evening.act(ANA, "t1")
    await evening.act(BEN, "t1")
    assert (await evening.table()).missed == {}
    for _ in range(2):
        await evening.later(48 * HOUR)
        await evening.act(BEN, "t1")
    assert (await evening.table()).absent == {}


@first_of("pace", [Pace.RELAXED, Pace.LIVE, Pace.SLOW])
@pytest.mark.parametrize("kind", REAL)
async def test_a_real_game_is_played_out_by_computers_when_everybody_has_left(
    store: Store, kind: str, pace: Pace
) -> None:
    """Whatever a real game asks, nobody presses any more and it ends."""
    evening = Evening(store, {code: game.rules for code, game in REAL.items()})
    await evening.begin(TWO, kind=kind, pace=pace)
    table = await evening.later(60 * DAY)
    assert table.status is Status.FINISHED
    replayed = await evening.replayed()
    assert replayed._game_session is not None
    assert table._game_session is not None
    assert replayed._game_session.steps == table._game_session.steps
    assert replayed._game_session.overdue == table._game_session.overdue
    record = await evening.tables.game_records.record(table.id)
    assert record["seats"] == 2


async def test_taking_over_lasts_until_a_press(evening: Evening) -> None:
    await evening.begin(THREE, fallback=Fallback.TAKEOVER, left=LONG)
    table = await evening.later(48 * HOUR)
    assert table.absent == {0: LATE}
    await evening.act(BEN, "t1")
    await evening.act(CLEO, "t1")
    assert (await evening.table()).asked.keys() == {1}, "his turn is played by the computer"
    await evening.tables.overdue_players.come_back(evening.number, ANA)
    await evening.follow()
    assert (await evening.table()).absent == {}
    await evening.act(BEN, "t1")
    await evening.act(CLEO, "t1")
    assert (await evening.table()).asked.keys() == {0}
    assert (await evening.replayed()).absent == {}


async def test_a_table_that_only_waits_is_late_for_nobody(evening: Evening) -> None:
    await evening.begin(TWO, fallback=Fallback.WAIT, left=LONG)
    await evening.later(300 * DAY)
    assert await done(evening) == []
    assert len(evening.told.of(ANA)) == 3, "the call and the two reminders of its pace"


async def test_a_table_without_a_clock_is_late_for_nobody(evening: Evening) -> None:
    """After two weeks the others are asked about a player of whom there was no sign; nothing is done by itself."""
    await evening.begin(TWO, pace=Pace.UNTIMED, fallback=Fallback.TAKEOVER, left=LONG)
    await evening.later(300 * DAY)
    assert await done(evening) == [Entry.ASK]
    assert len(evening.told.of(ANA)) == 2, "the call and the vote"


async def test_of_two_presses_at_the_last_second_the_first_one_counts(evening: Evening) -> None:
    """His press comes first: nothing is late any more. The time comes first: his press is told that it is past."""
    table = await evening.begin(TWO, fallback=Fallback.MOVE, left=LONG)
    decision = table.asked[0]
    evening.clock.leap(48 * HOUR)
    press = evening.tables.play.act(evening.number, ANA, table.version, ["t2"])
    late = evening.tables.overdue_players.make_stand_in_move(evening.number, 0, decision)
    await asyncio.gather(press, late)
    assert [row.entry for row in await evening.log()] == [Entry.PLAY]
    table = await evening.act(BEN, "t1") and await evening.table()
    evening.clock.leap(48 * HOUR)
    late = evening.tables.overdue_players.make_stand_in_move(evening.number, 0, table.asked[0])
    press = evening.tables.play.act(evening.number, ANA, table.version, ["t2"])
    done = await asyncio.gather(late, press, return_exceptions=True)
    assert getattr(done[1], "reason", None) is Reason.NOT_YOUR_TURN
    assert [row.entry for row in await evening.log()] == [Entry.PLAY, Entry.PLAY, Entry.SUB]


async def test_what_is_decided_about_somebody_who_has_acted_is_not_done(evening: Evening) -> None:
    """Every one of these can come too late, and then does nothing."""
    table = await asked_about(evening, THREE)
    decision, vote = table.asked[0], table.votes[0]
    await evening.act(ANA, "t1")
    before = await evening.table()
    late = evening.tables.overdue_players
    await late.make_stand_in_move(evening.number, 0, decision)
    await late.take_over(evening.number, 0, decision, LATE)
    await late.open_vote(evening.number, 0, decision)
    await late.close_vote(evening.number, 0, vote.version)
    await late.end_absence(evening.number, 0, AWAY)
    await late.come_back(evening.number, ANA)
    assert (await evening.table()).version == before.version


async def test_whoever_returns_while_his_computer_moves_has_his_seat_and_no_move_is_lost(evening: Evening) -> None:
    """Whichever comes first, he plays himself from then on."""
    await evening.begin(TWO, fallback=Fallback.TAKEOVER, left=LONG)
    await evening.later(48 * HOUR)
    await evening.tables.play.act(evening.number, BEN, None, ["t1"])
    done = await asyncio.gather(
        evening.tables.play.play_computer(evening.number),
        evening.tables.overdue_players.come_back(evening.number, ANA),
    )
    assert done[0] is not None
    table = await evening.follow()
    assert table.absent == {}
    assert [row.entry for row in await evening.log()] == [Entry.GONE, Entry.SUB, Entry.PLAY, Entry.SUB, Entry.HERE]
    await evening.act(BEN, "t1")
    assert (await evening.table()).asked.keys() == {0}


async def test_whoever_returns_before_his_computer_has_moved_has_all_his_time(evening: Evening) -> None:
    """The seat is given back with the decision that was late; it is not taken away again at once."""
    table = await evening.begin(TWO, fallback=Fallback.TAKEOVER, left=LONG)
    evening.clock.leap(48 * HOUR)
    await evening.tables.overdue_players.take_over(evening.number, 0, table.asked[0], LATE)
    await evening.tables.overdue_players.come_back(evening.number, ANA)
    table = await evening.follow()
    assert table.absent == {}
    assert table.asked.keys() == {0}
    context = evening.contexts.of(table)
    assert context.deadline(table, 0, evening.now) == evening.now + 48 * HOUR


async def test_an_action_of_the_absent_one_counts_and_gives_the_seat_back(evening: Evening) -> None:
    """Also where it is refused, for it is not his turn any more."""
    table = await evening.begin(TWO, fallback=Fallback.TAKEOVER, left=LONG)
    evening.clock.leap(48 * HOUR)
    await evening.tables.overdue_players.take_over(evening.number, 0, table.asked[0], LATE)
    await evening.act(ANA, "t2")
    assert [(row.entry, row.code) for row in await evening.log()] == [
        (Entry.GONE, LATE),
        (Entry.HERE, ""),
        (Entry.PLAY, "t2"),
    ]
    await evening.act(BEN, "t1")
    await evening.later(48 * HOUR)
    assert (await evening.table()).absent == {0: LATE}
    await refused(Reason.NOT_YOUR_TURN, evening.tables.play.act(evening.number, ANA, None, ["t2"]))
    assert (await evening.table()).absent == {}


async def test_one_person_with_computers_has_no_deadline_and_after_a_month_the_table_is_put_away(
    evening: Evening,
) -> None:
    await evening.begin((ANA,), 1, pace=Pace.LIVE, left=LONG)
    table = await evening.later(IDLE - 1)
    assert table.status is Status.RUNNING
    assert await evening.log() == []
    table = await evening.later(1)
    assert (table.status, table.ending) == (Status.STOPPED, Ending.IDLE)
    assert table.seed is not None


async def test_whoever_has_pressed_anything_is_not_gone(evening: Evening) -> None:
    """He looks at his hand after three weeks: the month begins anew."""
    await evening.begin((ANA,), 1, left=LONG)
    await evening.later(21 * DAY)
    evening.contexts.press(ANA)
    table = await evening.later(IDLE - 1)
    assert table.status is Status.RUNNING
    table = await evening.later(1)
    assert table.ending is Ending.IDLE


async def test_a_game_whose_rules_are_gone_is_late_for_nobody(evening: Evening, store: Store) -> None:
    await asked_about(evening, THREE)
    later = Evening(store, {"toy": rules(version="2")})
    later.number = evening.number
    later.clock.leap(400 * DAY)
    table = await later.table()
    assert table.retired
    assert (table.votes, table.asked, table.absent) == ({}, {}, {})
    await refused(Reason.RETIRED, later.tables.overdue_players.vote(later.number, BEN, 0, VoteChoice.END))
    assert await later.wakes() is None
    assert (await later.tables.overdue_players.come_back(later.number, ANA)).version == table.version
    await later.tables.early_ends.stop(later.number, ANA)
