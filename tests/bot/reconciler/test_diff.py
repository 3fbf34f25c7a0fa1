"""The next steps of a table, computed from what is stored and what is shown alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.deadlines.table_deadlines import TableContext
from bot.domain.ping_recipient import Seat, by_recipient
from bot.reconciler.diff import (
    EDITABLE,
    NONCE_TRUSTED,
    AddToThread,
    DeleteMessage,
    EditMessage,
    FindMessage,
    PlayComputer,
    PostMessage,
    RedrawMessages,
    RenameThread,
    ResendMessage,
)
from bot.reconciler.due_actions import next_due_at
from bot.tables import UNSEEN, Ending, Sending, ShownState, Slot, Table, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, CLEO, PLACE, plan, started
from tests.bot.reconciler.message_ids import NOW, message


def showing(table: Table, **shown: Any) -> Table:
    """Return the table with a channel that shows it as it is, but for what is said."""
    right = {"note": message(9), "note_version": table.version, "board": message(5), "board_version": table.version}
    return replace(
        table,
        updated=int(NOW),
        host_seen=int(NOW),
        shown=ShownState(**{**right, "pinged": by_recipient(table.asked), **shown}),
    )


@pytest.fixture
async def table(tables: Tables) -> Table:
    return await started(tables)


async def test_where_all_is_shown_nothing_is_to_be_done(table: Table) -> None:
    assert plan(showing(table), NOW) is None


async def test_a_lobby_is_posted_kept_up_to_date_and_brought_down_where_it_is_wished(tables: Tables) -> None:
    lobby = await tables.lobbies.create(TableSpec(PLACE, "toy", 2, {}, "en"), ANA, "Ana")
    lobby = replace(lobby, closes=None)
    assert plan(lobby, NOW) == PostMessage(Slot.NOTE, {})
    there = showing(lobby, board=None)
    assert plan(there, NOW) is None
    assert plan(showing(lobby, board=None, note_version=-1), NOW) == EditMessage(Slot.NOTE, message(9))
    assert plan(showing(lobby, board=None, repost=True), NOW) == PostMessage(Slot.NOTE, {})


async def test_at_the_start_the_lobby_becomes_a_note_before_the_board_is_posted(table: Table) -> None:
    fresh = showing(table, note_version=0, board=None, board_version=UNSEEN, pinged={})
    assert plan(fresh, NOW) == EditMessage(Slot.NOTE, message(9))
    assert plan(fresh, NOW, failed={"note"}) == PostMessage(Slot.BOARD, by_recipient(table.asked))


async def test_who_is_asked_anew_is_called_by_a_new_board_and_who_was_called_is_not(table: Table) -> None:
    assert plan(showing(table, pinged={}), NOW) == PostMessage(Slot.BOARD, by_recipient(table.asked))
    before = {Seat(0): table.asked[0] - 1}
    assert plan(showing(table, pinged=before), NOW) == PostMessage(Slot.BOARD, by_recipient(table.asked))
    assert plan(showing(table, board=None), NOW) == PostMessage(Slot.BOARD, {})
    assert plan(showing(table, repost=True), NOW) == PostMessage(Slot.BOARD, {})


async def test_who_goes_on_with_what_he_has_begun_sees_the_board_edited(table: Table, tables: Tables) -> None:
    """A new board shows what another player has caused, even if a press is still being answered."""
    turn = await tables.play.act(table.id, table.players[0].user or 0, None, ["k"])
    assert turn.table.asked.keys() == {0}
    behind = showing(turn.table, board_version=table.version, pinged={})
    assert plan(behind, NOW) == EditMessage(Slot.BOARD, message(5)), "whichever pass comes by first"
    assert plan(replace(behind, actor=1), NOW) == PostMessage(Slot.BOARD, by_recipient(turn.table.asked))
    assert plan(replace(behind, actor=None), NOW) == PostMessage(Slot.BOARD, by_recipient(turn.table.asked)), (
        "after a start"
    )
    begun = showing(table, board_version=table.version - 1, pinged={})
    assert plan(replace(begun, actor=0), NOW) == PostMessage(Slot.BOARD, by_recipient(table.asked))


async def test_an_old_board_is_posted_anew_one_of_which_nobody_knows_what_it_shows_is_edited(table: Table) -> None:
    old = message(EDITABLE + 60)
    assert plan(showing(table, board=old, board_version=0), NOW) == PostMessage(Slot.BOARD, {})
    assert plan(showing(table, board=old, board_version=UNSEEN), NOW) == EditMessage(Slot.BOARD, old)


async def test_a_lost_message_is_sent_again_while_its_nonce_counts_then_looked_for(table: Table) -> None:
    asked = by_recipient(table.asked)
    young = Sending(Slot.BOARD, "n", table.version, asked, int(NOW - NONCE_TRUSTED + 1))
    past = replace(young, pinged={Seat(0): asked[Seat(0)] - 1})

    def lost(sending: Sending) -> Table:
        return showing(table, board=None, sending=sending)

    assert plan(lost(young), NOW) == ResendMessage(young, asked)
    assert plan(lost(past), NOW) == ResendMessage(past, {}), "nobody is called to what is decided"
    assert plan(lost(young), NOW + 2) == FindMessage(young)
    assert plan(lost(replace(young, nonce=None)), NOW) == FindMessage(replace(young, nonce=None))
    assert plan(lost(young), NOW, failed={"board"}) is None, "nothing else is done with what has failed"


async def test_a_game_from_before_is_looked_for_first_and_its_board_edited_silently(table: Table) -> None:
    before = showing(table, pinged=None, board_version=UNSEEN)
    assert plan(before, NOW) == FindMessage(None)
    assert plan(showing(table, board_version=UNSEEN), NOW) == EditMessage(Slot.BOARD, message(5))


async def test_a_computer_moves_first_and_what_is_left_over_goes_last(tables: Tables) -> None:
    table = await started(tables, (ANA,), computers=1)
    table = (await tables.play.act(table.id, ANA, None, ["t1"])).table
    behind = showing(table, board_version=0, discard=(message(50),), rename=True)
    assert plan(behind, NOW) == PlayComputer()
    assert plan(behind, NOW, failed={"computer"}) == EditMessage(Slot.BOARD, message(5))
    right = replace(behind, shown=replace(behind.shown, board_version=table.version))
    assert plan(right, NOW, failed={"computer"}) == DeleteMessage(message(50))
    assert plan(right, NOW, failed={"computer", "delete"}) == RenameThread()


async def test_messages_are_drawn_again_from_their_moment_on_and_not_while_one_is_sent(table: Table) -> None:
    due = int(NOW)
    assert plan(showing(table, redraw=due), NOW) == RedrawMessages(due)
    assert plan(showing(table, redraw=due + 1), NOW) is None
    assert next_due_at(showing(table, redraw=due + 1), NOW, TableContext()) == due + 1
    sending = Sending(Slot.BOARD, "1.2.b3", table.version, {}, due)
    assert plan(showing(table, redraw=due, sending=sending), NOW, failed={"board"}) is None


async def test_the_end_that_was_deleted_or_given_up_is_not_posted_again_unless_somebody_asks(tables: Tables) -> None:
    table = await started(tables, left="1")
    table = (await tables.play.act(table.id, ANA, None, ["t1"])).table
    assert plan(showing(table, board=None, board_version=UNSEEN), NOW) == PostMessage(Slot.BOARD, {})
    assert plan(showing(table, board=None), NOW) is None
    assert plan(showing(table, board=None, repost=True), NOW) == PostMessage(Slot.BOARD, {})


async def test_the_end_of_a_game_of_several_is_a_message_of_its_own(tables: Tables) -> None:
    table = await started(tables, left="1")
    table = (await tables.play.act(table.id, ANA, None, ["t1"])).table
    assert plan(showing(table, board_version=table.version - 1), NOW) == PostMessage(Slot.BOARD, {})
    alone = await started(tables, (BEN,), left="1")
    alone = (await tables.play.act(alone.id, BEN, None, ["t1"])).table
    assert plan(showing(alone, board_version=alone.version - 1), NOW) == EditMessage(Slot.BOARD, message(5))


async def test_a_board_of_one_person_comes_down_when_private_messages_lie_below_it(tables: Tables) -> None:
    """With what is new alone, after the turn, and only below the last of them."""
    alone = await started(tables, (CLEO,), computers=1)
    below, above = TableContext(private=message(4)), TableContext(private=message(6))
    assert plan(showing(alone), NOW, below) is None, "there is nothing new"
    behind = showing(alone, board_version=alone.version - 1)
    assert plan(behind, NOW, below) == PostMessage(Slot.BOARD, {})
    assert plan(behind, NOW, above) == plan(behind, NOW) == EditMessage(Slot.BOARD, message(5))
    unsure = showing(alone, board_version=UNSEEN)
    assert plan(unsure, NOW, below) == EditMessage(Slot.BOARD, message(5)), "it may be shown already"


async def test_where_several_play_nobody_s_private_messages_bring_the_board_down(table: Table) -> None:
    behind = showing(table, board_version=table.version - 1)
    assert plan(behind, NOW, TableContext(private=message(4))) == EditMessage(Slot.BOARD, message(5))


async def test_who_is_in_the_middle_of_his_turn_keeps_his_panel_at_the_end_of_the_channel(tables: Tables) -> None:
    alone = await started(tables, (CLEO,), computers=1)
    begun = (await tables.play.act(alone.id, CLEO, None, ["k"])).table
    assert begun.is_mid_turn
    behind = showing(begun, board_version=alone.version)
    assert plan(behind, NOW, TableContext(private=message(4))) == EditMessage(Slot.BOARD, message(5))


async def test_where_the_place_is_gone_nothing_is_shown(table: Table) -> None:
    assert plan(replace(showing(table, board=None), ending=Ending.GONE), NOW) is None


async def test_whoever_sits_down_in_a_thread_is_added_to_it_one_after_the_other(table: Table) -> None:
    assert plan(showing(table, invite=(ANA, BEN)), NOW) == AddToThread(ANA)
    assert plan(showing(table, invite=(BEN,)), NOW) == AddToThread(BEN)
