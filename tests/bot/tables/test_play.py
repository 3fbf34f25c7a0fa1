"""Playing at a table: what is accepted, what is refused, and that a restart changes nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.domain.ping_recipient import Seat, by_recipient
from bot.reconciler.diff import not_yet_pinged
from bot.store import Store
from bot.tables import ChannelRef, Entry, Reason, Status, Table, Tables, TableSpec
from engine.game import IllegalAction
from tests.bot.at_table import ANA, BEN, CLEO, DAN, PLACE, called, refused, started, state
from tests.bot.toy import GAMES, rules


def seats(table: Table, after: int | None = None) -> list[int]:
    """Return the seats of what the table was told after a number, else since the last press of a person."""
    seen = table.seen_by(None)
    assert seen is not None
    return [one.seat for one in (seen.recent if after is None else seen.news(after))]


async def test_an_action_is_played_and_passes_the_turn(tables: Tables) -> None:
    table = await called(tables, await started(tables))
    assert table.asked == {0: table.version}
    turn = await tables.play.act(table.id, ANA, table.version, ["t2"])
    assert turn.table._game_session.game.scores == [2, 0]
    assert turn.table.version == table.version + 1
    assert (turn.entry, turn.seat, turn.after) == (Entry.PLAY, 0, table.version)
    assert by_recipient(turn.table.asked) == not_yet_pinged(turn.table) == {Seat(1): turn.table.version}
    seen = turn.table.seen_by(None)
    assert seen is not None
    (happening,) = seen.news(turn.after)
    assert [event.what for event in happening.events] == ["t2"]
    assert seen.recent == (happening,)


async def test_a_restart_gives_the_same_course(tables: Tables, store: Store) -> None:
    table = await started(tables, (ANA, BEN, CLEO))
    for user, codes in [(ANA, ["k", "k", "t1"]), (BEN, ["k"]), (BEN, ["k"]), (BEN, ["v"]), (CLEO, ["y"])]:
        table = (await tables.play.act(table.id, user, table.version, codes)).table
    table = (await tables.play.take_back(table.id, CLEO)).table
    table = (await tables.play.act(table.id, CLEO, table.version, ["n"])).table
    table = (await tables.early_ends.resign(table.id, ANA, "merchant")).table
    again = await Tables(store, GAMES).get(table.id)
    assert state(again) == state(table)
    assert again.players == table.players
    assert again.host == table.host == BEN
    assert again.seed is None
    assert again.digest == table.digest


async def test_a_press_on_an_old_board_is_stale(tables: Tables) -> None:
    table = await started(tables)
    after = (await tables.play.act(table.id, ANA, table.version, ["k"])).table
    await refused(Reason.STALE, tables.play.act(table.id, ANA, table.version, ["k"]))
    await refused(Reason.STALE, tables.play.act(table.id, ANA, after.version + 1, ["k"]))
    assert (await tables.get(table.id)).version == after.version


async def test_strangers_and_people_not_to_move_are_told_so(tables: Tables) -> None:
    table = await started(tables)
    await refused(Reason.NOT_SEATED, tables.play.act(table.id, DAN, table.version, ["k"]))
    await refused(Reason.NOT_YOUR_TURN, tables.play.act(table.id, BEN, table.version, ["k"]))
    await refused(Reason.NO_TABLE, tables.play.act(999, BEN, table.version, ["k"]))


async def test_a_double_press_counts_once(tables: Tables) -> None:
    table = await started(tables)
    results = await asyncio.gather(
        *(tables.play.act(table.id, ANA, table.version, ["k"]) for _ in range(5)), return_exceptions=True
    )
    assert sorted(getattr(each, "reason", "done") for each in results) == ["done"] + [Reason.STALE] * 4
    assert (await tables.get(table.id))._game_session.game.scores == [1, 0]


async def test_a_batch_is_played_whole_or_not_at_all(tables: Tables, store: Store) -> None:
    table = await started(tables)
    with pytest.raises(IllegalAction):
        await tables.play.act(table.id, ANA, table.version, ["k", "t1", "k"])
    with pytest.raises(IllegalAction):
        await tables.play.act(table.id, ANA, table.version, [])
    with pytest.raises(IllegalAction):
        await tables.play.act(table.id, ANA, table.version, ["nonsense"])
    assert state(await tables.get(table.id)) == state(table)
    assert state(await Tables(store, GAMES).get(table.id)) == state(table)
    after = (await tables.play.act(table.id, ANA, table.version, ["k", "k", "t1"])).table
    assert after._game_session is not None
    assert [step.number - table.version for step in after._game_session.steps] == [1, 2, 3]
    assert {step.first for step in after._game_session.steps} == {table.version + 1}


async def test_of_two_programs_one_wins_and_the_other_looks_again(tables: Tables, store: Store) -> None:
    table = await started(tables)
    other = Tables(store, GAMES)
    await other.get(table.id)
    won = (await tables.play.act(table.id, ANA, table.version, ["t1"])).table
    await refused(Reason.STALE, other.play.act(table.id, ANA, table.version, ["t2"]))
    assert state(await other.get(table.id)) == state(won)
    await other.play.act(table.id, BEN, won.version, ["t1"])


async def test_everybody_votes_at_once_whatever_others_do_meanwhile(tables: Tables) -> None:
    table = await started(tables, (ANA, BEN, CLEO))
    voting = (await tables.play.act(table.id, ANA, table.version, ["v"])).table
    assert voting.waiting == (0, 1, 2)
    assert not_yet_pinged(await called(tables, voting)) == {}
    await tables.play.act(table.id, BEN, voting.version, ["y"])
    await tables.play.act(table.id, CLEO, voting.version, ["n"])
    await refused(Reason.NOT_YOUR_TURN, tables.play.act(table.id, CLEO, voting.version, ["n"]))
    turn = await tables.play.act(table.id, ANA, voting.version, ["y"])
    assert turn.table._game_session.game.scores == [3, 3, 1]
    assert by_recipient(turn.table.asked) == not_yet_pinged(turn.table) == {Seat(1): turn.table.version}
    await refused(Reason.STALE, tables.play.act(table.id, BEN, voting.version, ["t1"]))


async def test_a_vote_taken_back_is_cast_again_and_keeps_the_others_open(tables: Tables) -> None:
    table = await started(tables, (ANA, BEN, CLEO))
    voting = (await tables.play.act(table.id, ANA, table.version, ["v"])).table
    await tables.play.act(table.id, BEN, voting.version, ["y"])
    await tables.play.take_back(table.id, BEN)
    await refused(Reason.STALE, tables.play.act(table.id, BEN, voting.version, ["y"]))
    await tables.play.act(table.id, CLEO, voting.version, ["n"])
    assert (await tables.get(table.id))._game_session.game.votes == {2: "n"}


async def test_no_version_means_whatever_is_there_now(tables: Tables) -> None:
    table = await started(tables)
    await tables.play.act(table.id, ANA, None, ["t1"])
    await refused(Reason.NOT_YOUR_TURN, tables.play.act(table.id, ANA, None, ["t1"]))


async def test_the_last_action_finishes_the_game_and_shows_the_seed(tables: Tables, store: Store) -> None:
    table = await started(tables, left="3")
    await tables.play.act(table.id, ANA, None, ["t2"])
    turn = await tables.play.act(table.id, BEN, None, ["t1"])
    assert turn.table.waiting == ()
    assert turn.table.status is Status.FINISHED
    assert turn.table.seed is not None
    assert turn.table.finished is not None
    await refused(Reason.GAME_OVER, tables.play.act(table.id, ANA, None, ["t2"]))
    assert await tables.live_in(PLACE.channel) is None
    last = await Tables(store, GAMES).last_finished(PLACE.channel)
    assert last is not None
    assert replace(last, _game_session=None) == replace(turn.table, _game_session=None)
    assert state(last)[1:] == state(turn.table)[1:]
    record = await tables.game_records.record(table.id)
    assert record == {
        "seats": 2,
        "options": {"left": "3"},
        "seed": turn.table.seed,
        "moves": [(0, "t2"), (1, "t1")],
    }


async def test_a_running_game_has_no_record_and_shows_no_seed(tables: Tables) -> None:
    table = await started(tables)
    await refused(Reason.NO_RECORD, tables.game_records.record(table.id))
    assert table.seed is None
    stopped = await tables.early_ends.stop(table.id, ANA)
    assert stopped.seed is not None
    await refused(Reason.NO_RECORD, tables.game_records.record(table.id))


async def test_computers_act_one_at_a_time_and_are_found_after_a_restart(tables: Tables, store: Store) -> None:
    table = await started(tables, (ANA,), computers=2)
    assert await tables.play.play_computer(table.id) is None
    await tables.outbox.settle(table)
    assert await tables.outbox.owed() == ()
    turn = await tables.play.act(table.id, ANA, None, ["t1"])
    assert turn.table.computer_due
    assert turn.table.asked == {}
    again = Tables(store, GAMES)
    assert await again.outbox.owed() == (table.id,)
    assert (await again.get(table.id)).computer_due
    first = await again.play.play_computer(table.id)
    assert first is not None
    assert (first.entry, first.seat) == (Entry.AUTO, 1)
    second = await again.play.play_computer(table.id)
    assert second is not None
    assert by_recipient(second.table.asked) == not_yet_pinged(second.table) == {Seat(0): second.table.version}
    assert not second.table.computer_due
    assert seats(second.table) == [0, 1, 2]
    assert seats(second.table, turn.table.version) == [1, 2]
    own = second.table.seen_by(0)
    assert own is not None
    assert [one.seat for one in own.since_own] == [1, 2]
    assert await again.play.play_computer(table.id) is None
    await again.outbox.settle(second.table)
    assert await again.outbox.owed() == ()


@pytest.mark.parametrize("choose", [lambda view, legal: 1 / 0, lambda view, legal: None])
async def test_a_computer_that_fails_does_not_stall_the_table(store: Store, choose: Any) -> None:
    tables = Tables(store, {"toy": rules(choose=choose)})
    table = await started(tables, (ANA,), computers=1)
    await tables.play.act(table.id, ANA, None, ["t1"])
    turn = await tables.play.play_computer(table.id)
    assert turn is not None
    assert turn.table.waiting == (0,)


async def test_computers_see_only_their_view(store: Store) -> None:
    seen = []

    def choose(view: Any, legal: Any) -> Any:
        seen.append(view)
        return legal[0]

    tables = Tables(store, {"toy": rules(choose=choose)})
    table = await started(tables, (ANA,), computers=1)
    table = (await tables.play.act(table.id, ANA, None, ["t1"])).table
    await tables.play.play_computer(table.id)
    assert table._game_session is not None
    assert seen == [table._game_session.game.view(1)]


async def test_a_table_that_left_memory_is_there_again_on_the_next_press(store: Store) -> None:
    tables = Tables(store, GAMES, capacity=2)
    made = []
    for channel in range(6):
        table = await tables.lobbies.create(TableSpec(ChannelRef(1, channel), "toy", 1, {}, "en"), ANA, "Ana")
        made.append(await tables.lobbies.start(table.id, ANA))
    assert len(tables) == 2
    for table in made:
        after = (await tables.play.act(table.id, ANA, table.version, ["k"])).table
        assert after._game_session.game.scores == [1]
    assert len(tables) == 2


async def test_a_table_in_use_is_never_there_twice(store: Store) -> None:
    tables = Tables(store, GAMES, capacity=1)
    made = []
    for channel in range(4):
        table = await tables.lobbies.create(
            TableSpec(ChannelRef(1, channel), "toy", 1, {"left": "99"}, "en"), ANA, "Ana"
        )
        made.append(await tables.lobbies.start(table.id, ANA))
    await asyncio.gather(*(tables.play.act(table.id, ANA, None, ["k"]) for _ in range(10) for table in made))
    for table in made:
        assert (await tables.get(table.id))._game_session.game.scores == [10]


async def test_a_game_of_other_rules_can_only_be_stopped(tables: Tables, store: Store) -> None:
    table = await started(tables, (ANA, BEN))
    for games in ({"toy": rules("2")}, {}):
        later = Tables(store, games)
        found = await later.live_in(PLACE.channel)
        assert found is not None
        assert found.retired
        assert (found.dealt, found.seen_by(None), found.asked) == (False, None, {})
        await refused(Reason.RETIRED, later.play.act(table.id, ANA, None, ["k"]))
        await refused(Reason.RETIRED, later.play.take_back(table.id, ANA))
        assert await later.play.play_computer(table.id) is None
    assert (await later.early_ends.resign(table.id, ANA, "merchant")).table.host == BEN
    assert (await later.early_ends.stop(table.id, BEN)).status is Status.STOPPED


async def test_the_board_message_is_remembered(tables: Tables, store: Store) -> None:
    table = await started(tables)
    noted = await tables.outbox.update_shown(table.id, lambda table, shown: replace(shown, board=2**60))
    assert noted.board == 2**60
    assert (await Tables(store, GAMES).get(table.id)).board == 2**60
    assert (await tables.play.act(table.id, ANA, table.version, ["k"])).table.board == 2**60


async def test_what_computers_answer_at_once_is_committed_with_the_press(tables: Tables, store: Store) -> None:
    table = await started(tables, (ANA,), computers=2)
    turn = await tables.play.act(table.id, ANA, table.version, ["k", "t1"], patience=5)
    assert (turn.after, turn.upto) == (table.version, table.version + 2)
    assert turn.table.waiting == (0,)
    stored = await store.load(table.id)
    assert stored is not None
    assert [(row.entry, row.seat, row.number == row.first) for row in stored.log] == [
        (Entry.PLAY, 0, True),
        (Entry.PLAY, 0, False),
        (Entry.AUTO, 1, True),
        (Entry.AUTO, 2, True),
    ]
    again = await Tables(store, GAMES).get(table.id)
    assert (again.version, again.asked) == (turn.table.version, turn.table.asked)


async def test_who_has_no_patience_leaves_computers_for_later(tables: Tables) -> None:
    table = await started(tables, (ANA,), computers=1)
    assert (await tables.play.act(table.id, ANA, table.version, ["t1"])).table.computer_due
