"""Plans at tables: made by their seat, played two minutes after it is asked, void as soon as something matters."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.domain.pace import DAY, HOUR, Fallback, Pace
from bot.domain.preferences import QuietHours
from bot.queries.my_tables import UserTables
from bot.reconciler.due_actions import PLAN_DELAY
from bot.store import Entry
from bot.tables import LATE, DraftMode, Reason, Status, Table, Tables, VisibleAction
from engine.game import IllegalAction, Refusal
from tests.bot.at_table import ANA, BEN, CLEO, DAN, refused, state
from tests.bot.evening import LONG, Evening
from tests.bot.faults.discord import Fault
from tests.bot.planning import ahead, draft, planned, voids

TWO, THREE = (ANA, BEN), (ANA, BEN, CLEO)


async def codes(evening: Evening) -> list[tuple[Entry, int, str]]:
    return [(row.entry, row.seat, row.code) for row in await evening.log()]


async def test_a_plan_is_played_two_minutes_after_its_seat_is_asked_and_nobody_is_called(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    await planned(evening, BEN, "t2")
    await evening.act(ANA, "t1")
    assert (await evening.table()).planned == {1}
    table = await evening.later(PLAN_DELAY - 1)
    assert table.asked.keys() == {1}
    table = await evening.later(1)
    assert await codes(evening) == [(Entry.PLAY, 0, "t1"), (Entry.PLAY, 1, "t2")]
    assert table.asked.keys() == {2}
    assert ahead(table, 1) == ()
    assert evening.told.of(BEN) == []
    assert evening.told.of(CLEO) == [evening.now]
    assert state(await evening.replayed()) == state(table)


async def test_what_is_decided_in_advance_is_there_after_a_restart(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    await planned(evening, BEN, "t2", "t1")
    await draft(evening, BEN, "y", "vote")
    table = await evening.replayed()
    assert table._plans == (await evening.table())._plans
    assert ahead(table, 1) == ahead(await evening.table(), 1)
    await evening.act(ANA, "t1")
    assert (await evening.replayed()).planned == {1}


async def test_a_plan_whose_moment_came_while_the_bot_was_down_is_played_when_it_is_back(evening: Evening) -> None:
    """Nobody is late by that: it is played before anything that the time of day asks for."""
    await evening.begin(TWO, fallback=Fallback.MOVE, left=LONG)
    await planned(evening, BEN, "t2")
    await evening.act(ANA, "t1")
    evening.clock.leap(5 * DAY)
    evening.tables = Tables(evening.store, evening.games, clock=evening.clock.now)
    await evening.with_heartbeat()
    await evening.follow()
    assert (await codes(evening))[1:] == [(Entry.PLAY, 1, "t2")]


async def test_a_void_plan_has_its_owner_called_with_a_word_why(evening: Evening) -> None:
    """A pebble is left: two cannot be taken any more."""
    await evening.begin(TWO, left="3")
    await planned(evening, BEN, "t2")
    await evening.act(ANA, "t2")
    table = await evening.table()
    assert voids(table, 1) == ["gone"]
    assert table.planned == frozenset()
    assert evening.told.of(BEN) == [evening.now]
    await evening.later(PLAN_DELAY)
    assert len(await evening.log()) == 1
    await evening.act(BEN, "t1")
    assert (await evening.table())._plans == ()


async def test_the_first_wish_that_is_possible_is_played(evening: Evening) -> None:
    await evening.begin(TWO, left="3")
    await planned(evening, BEN, "t2", "t1")
    await evening.act(ANA, "t2")
    (plan,) = ahead(await evening.table(), 1)
    assert (plan.void, plan.ready, len(plan.wishes)) == (None, True, 2)
    await evening.later(PLAN_DELAY)
    assert (await codes(evening))[-1] == (Entry.PLAY, 1, "t1")


async def test_no_more_corruption_is_taken_than_was_allowed(evening: Evening) -> None:
    """What it costs now is the default; less makes the plan void, and more is asked for in words."""
    await evening.begin(TWO, left=LONG)
    made = await draft(evening, BEN, "p")
    assert made.corruption == 1
    plans = evening.tables.plans
    table = await plans.limit_corruption(evening.number, BEN, "turn", made.stamp, 0)
    (less,) = ahead(table, 1)
    assert (less.corruption, less.void) == (0, "corruption")
    await refused(Reason.STALE, plans.confirm(evening.number, BEN, "turn", less.stamp))
    table = await plans.limit_corruption(evening.number, BEN, "turn", less.stamp, None)
    (more,) = ahead(table, 1)
    assert (more.corruption, more.void) == (None, None)
    await plans.confirm(evening.number, BEN, "turn", more.stamp)
    await evening.act(ANA, "t1")
    await evening.later(PLAN_DELAY)
    assert (await codes(evening))[-1] == (Entry.PLAY, 1, "p")


async def test_the_one_before_may_take_back_until_then(evening: Evening) -> None:
    """The two minutes begin anew when the seat is asked anew."""
    await evening.begin(TWO, left=LONG)
    await planned(evening, BEN, "t2")
    await evening.act(ANA, "t1")
    await evening.later(PLAN_DELAY - 1)
    await evening.tables.play.take_back(evening.number, ANA)
    table = await evening.follow()
    assert table.asked.keys() == {0}
    assert voids(table, 1) == [None]
    await evening.later(HOUR)
    assert len(await evening.log()) == 2
    await evening.act(ANA, "t2")
    await evening.later(PLAN_DELAY - 1)
    assert len(await evening.log()) == 3
    await evening.later(1)
    assert (await codes(evening))[-1] == (Entry.PLAY, 1, "t2")


async def test_what_was_void_is_good_again_when_that_was_taken_back(evening: Evening) -> None:
    await evening.begin(TWO, left="3")
    await planned(evening, BEN, "t2")
    await evening.act(ANA, "t2")
    assert voids(await evening.table(), 1) == ["gone"]
    await evening.tables.play.take_back(evening.number, ANA)
    table = await evening.follow()
    assert voids(table, 1) == [None]


async def test_a_plan_is_void_when_the_move_is_taken_back_after_which_it_was_made(evening: Evening) -> None:
    """Nobody can follow its cards back; whoever made it is told, and called when he is asked."""
    await evening.begin(THREE, left=LONG)
    await evening.act(ANA, "t1")
    await planned(evening, CLEO, "t2")
    await evening.tables.play.take_back(evening.number, ANA)
    table = await evening.follow()
    assert voids(table, 2) == ["back"]
    await evening.act(ANA, "t1")
    await evening.act(BEN, "t1")
    await evening.later(PLAN_DELAY)
    assert (await evening.table()).asked.keys() == {2}
    assert len(evening.told.of(CLEO)) == 1


async def test_a_plan_and_a_press_at_once_are_one_move(evening: Evening) -> None:
    """Whichever comes first is played; the other finds that it is past."""
    await evening.begin(TWO, left=LONG)
    for first in ("press", "plan"):
        await planned(evening, BEN, "t2")
        await evening.act(ANA, "t1")
        table = await evening.table()
        evening.clock.leap(PLAN_DELAY)
        press = evening.tables.play.act(evening.number, BEN, table.version, ["k", "t1"])
        plan = evening.tables.plans.execute(evening.number, 1, table.asked[1])
        before = len(await evening.log())
        both = (press, plan) if first == "press" else (plan, press)
        done = await asyncio.gather(*both, return_exceptions=True)
        rows = (await codes(evening))[before:]
        if first == "press":
            assert rows == [(Entry.PLAY, 1, "k"), (Entry.PLAY, 1, "t1")]
        else:
            assert rows == [(Entry.PLAY, 1, "t2")]
            assert getattr(done[1], "reason", None) is Reason.NOT_YOUR_TURN
        table = await evening.follow()
        assert ahead(table, 1) == ()
        assert table.asked.keys() == {0}


async def test_a_press_of_ones_own_is_the_end_of_the_plan_for_that_decision_alone(evening: Evening) -> None:
    await evening.begin(TWO, left=LONG)
    await planned(evening, BEN, "t2")
    await planned(evening, BEN, "y", kind="vote")
    await evening.act(ANA, "t1")
    await evening.act(BEN, "v")
    table = await evening.table()
    assert [row.kind for row in table._plans] == ["vote"]
    assert table.planned == {1}, "he has called for votes himself, and has given his in advance"


async def test_what_a_plan_did_is_news_for_its_owner_alone_until_he_acts(evening: Evening) -> None:
    """He was not there: for him it happened since his last turn, with all that the others did before and after it."""

    def news(table: Table, viewer: int | None) -> list[tuple[int, bool]]:
        seen = table.seen_by(viewer)
        assert seen is not None
        return [(one.seat, one.planned) for one in seen.missed if isinstance(one, VisibleAction)]

    await evening.begin(THREE, left=LONG)
    await planned(evening, BEN, "t2")
    await evening.act(ANA, "t1")
    await evening.later(PLAN_DELAY)
    await evening.act(CLEO, "t1")
    for table in (await evening.table(), await evening.replayed()):
        assert news(table, 1) == [(0, False), (1, True), (2, False)]
        assert news(table, 0) == [(1, False), (2, False)]
        assert news(table, 2) == []
        assert news(table, None) == [(1, False), (2, False)]
    await evening.act(ANA, "t1")
    assert news(await evening.table(), 1) == [(0, False), (1, True), (2, False), (0, False)]
    await evening.act(BEN, "t1")
    table = await evening.table()
    assert (news(table, 1), table._plans) == ([], ())


async def test_a_move_of_a_plan_that_is_taken_back_is_no_news(evening: Evening) -> None:
    """Its owner may do so, as with any move of his."""
    await evening.begin(TWO, left=LONG)
    await planned(evening, BEN, "t2")
    await evening.act(ANA, "t1")
    await evening.later(PLAN_DELAY)
    await evening.tables.play.take_back(evening.number, BEN)
    table = await evening.follow()
    seen = table.seen_by(1)
    assert seen is not None
    assert [one.seat for one in seen.missed if isinstance(one, VisibleAction)] == [0]
    assert (seen.plans, table.planned) == ((), frozenset())


async def test_simultaneous_choices_are_played_for_each_seat_by_itself(evening: Evening) -> None:
    """Ben and Cleo have said how they vote; nobody is told which of them did."""
    await evening.begin(THREE, left=LONG)
    await planned(evening, BEN, "y", kind="vote")
    await planned(evening, CLEO, "n", kind="vote")
    await evening.act(ANA, "v")
    assert (await evening.table()).planned == {1, 2}
    table = await evening.later(PLAN_DELAY)
    assert table.asked.keys() == {0}
    assert sorted((await codes(evening))[1:]) == [(Entry.PLAY, 1, "y"), (Entry.PLAY, 2, "n")]
    assert (evening.told.of(BEN), evening.told.of(CLEO)) == ([], [])


async def test_nobody_can_decide_what_he_is_asked_or_nobody_asks(evening: Evening) -> None:
    await evening.begin(TWO, left=LONG)
    plans, mark = evening.tables.plans, (await evening.table()).version
    await refused(Reason.NO_PLAN, plans.draft(evening.number, ANA, "turn", mark, "t1"))
    await refused(Reason.NO_PLAN, plans.draft(evening.number, BEN, "dance", mark, "t1"))
    await refused(Reason.NOT_SEATED, plans.draft(evening.number, DAN, "turn", mark, "t1"))
    await refused(Reason.NOT_SEATED, plans.confirm(evening.number, DAN, "turn", ""))
    await refused(Reason.NOT_SEATED, plans.drop(evening.number, DAN, "turn"))
    with pytest.raises(IllegalAction) as caught:
        await plans.draft(evening.number, BEN, "turn", mark, "t3")
    assert caught.value.reason is Refusal.MALFORMED
    made = await draft(evening, BEN, "t1")
    await evening.act(ANA, "t1")
    await refused(Reason.NO_PLAN, plans.confirm(evening.number, BEN, "turn", made.stamp))
    assert (await evening.table()).planned == frozenset()
    await evening.tables.early_ends.stop(evening.number, ANA)
    await refused(Reason.GAME_OVER, plans.draft(evening.number, BEN, "turn", mark, "t1"))
    await refused(Reason.GAME_OVER, plans.confirm(evening.number, BEN, "turn", made.stamp))


async def test_an_old_page_decides_nothing(evening: Evening) -> None:
    """Others have acted since it was shown, or another wish was written down: it says what would not be kept."""
    await evening.begin(THREE, left=LONG)
    plans, mark = evening.tables.plans, (await evening.table()).version
    first = await draft(evening, CLEO, "t1")
    second = await draft(evening, CLEO, "t2")
    await refused(Reason.STALE, plans.confirm(evening.number, CLEO, "turn", first.stamp))
    await refused(Reason.STALE, plans.limit_corruption(evening.number, CLEO, "turn", first.stamp, 3))
    await evening.act(ANA, "t1")
    await refused(Reason.STALE, plans.draft(evening.number, CLEO, "turn", mark, "t1"))
    await refused(Reason.STALE, plans.draft(evening.number, CLEO, "vote", mark + 1, "y", drafting=DraftMode.ELSE))
    await plans.confirm(evening.number, CLEO, "turn", second.stamp)
    assert voids(await evening.follow(), 2) == [None], "what he has read is what is kept, wherever its cards lie now"


async def test_a_draft_leaves_the_plan_alone_until_it_is_confirmed(evening: Evening) -> None:
    await evening.begin(TWO, left=LONG)
    await planned(evening, BEN, "t2")
    await draft(evening, BEN, "t1")
    await evening.act(ANA, "t1")
    assert (await evening.table()).planned == {1}
    await evening.later(PLAN_DELAY)
    assert (await codes(evening))[-1] == (Entry.PLAY, 1, "t2")
    assert ahead(await evening.table(), 1) == ()


async def test_whoever_drops_his_plan_is_not_called_to_what_he_has_just_seen(evening: Evening) -> None:
    """He has it before his eyes; the reminders of his pace come all the same."""
    await evening.begin(TWO, left=LONG)
    await planned(evening, BEN, "t2")
    await evening.act(ANA, "t1")
    await evening.tables.plans.drop(evening.number, BEN, "turn")
    table = await evening.follow()
    assert table.planned == frozenset()
    assert evening.told.of(BEN) == []
    await evening.tables.plans.drop(evening.number, BEN, "turn")
    await evening.later(8 * HOUR)
    assert len(await evening.log()) == 1
    assert len(evening.told.of(BEN)) == 1


async def test_plans_end_with_their_seat_and_with_their_game(evening: Evening) -> None:
    await evening.begin(THREE, left="5")
    await planned(evening, BEN, "t1")
    await planned(evening, CLEO, "t1")
    await evening.tables.early_ends.resign(evening.number, BEN, "merchant")
    table = await evening.follow()
    assert [row.seat for row in table._plans] == [2]
    await evening.tables.people.erase(CLEO, lambda language: "merchant")
    assert (await evening.follow())._plans == ()
    await evening.tables.early_ends.stop(evening.number, ANA)
    await evening.begin(TWO, left="3")
    await planned(evening, BEN, "t1", kind="turn")
    await planned(evening, BEN, "y", kind="vote")
    await evening.act(ANA, "t2")
    table = await evening.later(PLAN_DELAY)
    assert table.status is Status.FINISHED
    assert table._plans == ()
    stored = await evening.store.load(evening.number)
    assert stored is not None
    assert stored.plans == ()


@pytest.mark.parametrize("quicker", ["he", "his computer"])
async def test_whoever_returns_while_his_computer_moves_finds_his_plan_or_its_move(
    evening: Evening, quicker: str
) -> None:
    """While it plays for him his plan is none; either it was quicker, or his plan is as good as before."""
    await evening.begin(TWO, fallback=Fallback.TAKEOVER, left=LONG)
    await planned(evening, BEN, "t2")
    await evening.act(ANA, "t1")
    decision = (await evening.table()).asked[1]
    table = await evening.tables.overdue_players.take_over(evening.number, 1, decision, LATE)
    assert table.planned == frozenset()
    await evening.tables.plans.execute(evening.number, 1, decision)
    doing = [
        evening.tables.overdue_players.come_back(evening.number, BEN),
        evening.tables.play.play_computer(evening.number),
    ]
    await asyncio.gather(*(doing if quicker == "he" else doing[::-1]))
    await evening.follow()
    await evening.later(PLAN_DELAY)
    moves = [one for one in await codes(evening) if one[0] in (Entry.PLAY, Entry.SUB)]
    assert moves[1:] == [(Entry.PLAY, 1, "t2") if quicker == "he" else (Entry.SUB, 1, "t1")]
    assert ahead(await evening.table(), 1) == ()


async def test_a_plan_is_played_in_quiet_hours_and_disturbs_nobody(evening: Evening) -> None:
    table = await evening.begin(THREE, left=LONG)
    quiet = QuietHours.chosen(0, 24 * 60 - 1, "UTC")
    for user in (BEN, CLEO):
        await evening.tables.people.choose_quiet(user, quiet)
    await planned(evening, BEN, "t2")
    evening.clock.leap(HOUR)
    await evening.act(ANA, "t1")
    table = await evening.later(PLAN_DELAY)
    assert table.asked.keys() == {2}
    assert (evening.told.of(BEN), evening.told.of(CLEO)) == ([], [])


async def test_what_was_not_shown_is_not_played_yet(evening: Evening) -> None:
    """The channel is closed: the one before could not take back what nobody shows him."""
    await evening.begin(TWO, left=LONG)
    await planned(evening, BEN, "t2")
    evening.discord.fault = lambda call: Fault.FORBIDDEN if call in ("send", "edit") else None
    await evening.tables.play.act(evening.number, ANA, None, ["t1"])
    await evening.reconciler.reconcile(evening.number)
    evening.clock.leap(HOUR)
    await evening.reconciler.reconcile(evening.number)
    assert len(await evening.log()) == 1
    evening.discord.fault = lambda call: None
    await evening.follow()
    await evening.later(PLAN_DELAY)
    assert (await codes(evening))[-1] == (Entry.PLAY, 1, "t2")
    await evening.reconciler.close()


async def test_nobody_else_sees_anything_of_a_plan(evening: Evening) -> None:
    def public(table: Table) -> Any:
        views = [table.seen_by(viewer) for viewer in (None, 0, 2)]
        return [(seen.view, seen.legal, seen.news(0), seen.plans) for seen in views if seen is not None], table.waiting

    await evening.begin(THREE, left=LONG)
    before = await evening.table()
    after = await planned(evening, BEN, "t2", "p")
    assert public(before) == public(after)
    assert before.has_same_board(after)
    assert before.version == after.version
    seen = after.seen_by(1)
    assert seen is not None
    for what in (after, seen, after._evaluated_plans, after._plans):
        assert "'t2'" not in repr(what)


async def test_a_plan_goes_before_the_computer_that_stands_in_for_whoever_is_away(evening: Evening) -> None:
    """He has decided this one himself; the next one the computer decides."""
    await evening.begin(TWO, left=LONG)
    await planned(evening, BEN, "t2")
    evening.clock.leap(HOUR)
    await evening.tables.people.go_away(BEN, evening.now + 9 * DAY, stand_in=True)
    await evening.contexts.load(await evening.table())
    await evening.act(ANA, "t1")
    await evening.later(PLAN_DELAY)
    assert (await codes(evening))[1:] == [(Entry.PLAY, 1, "t2")]
    await evening.act(ANA, "t1")
    assert [(entry, seat) for entry, seat, _ in (await codes(evening))[3:]] == [(Entry.GONE, 1), (Entry.SUB, 1)]
    assert evening.told.of(BEN) == []


async def test_a_table_with_a_plan_is_not_the_next_one_that_waits(evening: Evening) -> None:
    """It stands in the list, for he may still decide otherwise, and nothing leads him there."""
    await evening.begin(TWO, left=LONG)
    await planned(evening, BEN, "t2")
    await evening.act(ANA, "t1")
    mine = UserTables.of([await evening.table()], BEN)
    assert ([one.id for one in mine.asked], mine.next(BEN)) == ([evening.number], None)
    await evening.tables.plans.drop(evening.number, BEN, "turn")
    following = UserTables.of([await evening.table()], BEN).next(BEN)
    assert following is not None


async def test_a_plan_waits_in_a_live_game_as_well(evening: Evening) -> None:
    await evening.begin(TWO, pace=Pace.LIVE, left=LONG)
    await planned(evening, BEN, "t2")
    await evening.act(ANA, "t1")
    table = await evening.later(PLAN_DELAY)
    assert table.asked.keys() == {0}
    assert evening.told.of(BEN) == []
