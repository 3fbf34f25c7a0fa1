"""Ends: resigning, stopping, vanished channels, and what is kept about people."""

from __future__ import annotations

import re

from bot.domain.computer_level import ComputerLevel
from bot.store import PersonalData, Store
from bot.tables import ChannelRef, Ending, Entry, Player, Reason, Status, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, CLEO, DAN, PLACE, refused, started, state
from tests.bot.toy import GAMES


async def test_a_computer_takes_the_seat_of_who_resigns(tables: Tables, store: Store) -> None:
    table = await started(tables, (ANA, BEN))
    await tables.outbox.settle(table)
    assert await tables.outbox.owed() == ()
    turn = await tables.early_ends.resign(table.id, ANA, "merchant")
    assert (turn.entry, turn.seat) == (Entry.HAND, 0)
    assert turn.table.players[0] == Player(0, None, "merchant", level=ComputerLevel.MERCHANT)
    assert (turn.table.host, turn.table.computer_due, turn.table.version) == (BEN, True, table.version + 1)
    assert await tables.outbox.owed() == (table.id,)
    await refused(Reason.NOT_SEATED, tables.early_ends.resign(table.id, ANA, "merchant"))
    again = await Tables(store, GAMES).get(table.id)
    assert (again.players, again.host) == (turn.table.players, BEN)
    assert state(again) == state(turn.table)


async def test_a_resigning_neighbour_makes_no_press_stale(tables: Tables) -> None:
    table = await started(tables, (ANA, BEN, CLEO))
    await tables.early_ends.resign(table.id, CLEO, "merchant")
    assert (await tables.play.act(table.id, ANA, table.version, ["k"])).table._game_session.game.scores[0] == 1


async def test_a_game_without_people_is_stopped(tables: Tables) -> None:
    table = await started(tables, (ANA, BEN))
    await tables.early_ends.resign(table.id, BEN, "merchant")
    turn = await tables.early_ends.resign(table.id, ANA, "merchant")
    assert (turn.table.status, turn.table.ending, turn.table.host) == (Status.STOPPED, Ending.DESERTED, None)
    assert (turn.table.waiting, turn.table.computer_due) == ((), False)
    assert await tables.play.play_computer(table.id) is None
    assert await tables.live_in(PLACE.channel) is None


async def test_host_or_manager_stops_a_game(tables: Tables) -> None:
    table = await started(tables)
    await refused(Reason.NOT_ALLOWED_STOP, tables.early_ends.stop(table.id, BEN))
    stopped = await tables.early_ends.stop(table.id, BEN, may_manage=True)
    assert (stopped.status, stopped.ending) == (Status.STOPPED, Ending.MODERATOR)
    assert stopped.waiting == ()
    await refused(Reason.GAME_OVER, tables.early_ends.stop(table.id, ANA))
    await refused(Reason.GAME_OVER, tables.play.act(table.id, ANA, None, ["k"]))
    await refused(Reason.GAME_OVER, tables.early_ends.resign(table.id, ANA, "merchant"))
    await refused(Reason.GAME_OVER, tables.lobbies.join(table.id, DAN, "Dan"))


async def test_stopping_a_lobby_cancels_it(tables: Tables) -> None:
    table = await tables.lobbies.create(TableSpec(PLACE, "toy", 2, {}, "en"), ANA, "Ana")
    assert (await tables.early_ends.stop(table.id, ANA)).status is Status.CANCELLED
    await refused(Reason.NO_TABLE, tables.early_ends.stop(table.id, ANA))
    await refused(Reason.NO_TABLE, tables.early_ends.resign(table.id, ANA, "merchant"))


async def test_the_table_of_a_vanished_channel_is_closed(tables: Tables) -> None:
    table = await started(tables, (ANA,), computers=1)
    await tables.play.act(table.id, ANA, None, ["t1"])
    closed = await tables.early_ends.close_place(PLACE.channel)
    assert closed is not None
    assert (closed.id, closed.status, closed.ending) == (table.id, Status.STOPPED, Ending.GONE)
    assert not closed.computer_due
    assert await tables.early_ends.close_place(PLACE.channel) is None
    await tables.outbox.give_up(table.id)
    assert await tables.outbox.owed() == ()


async def test_all_tables_of_a_vanished_server_are_closed_and_no_others(tables: Tables) -> None:
    here = [
        await tables.lobbies.create(TableSpec(ChannelRef(1, channel), "toy", 1, {}, "en"), ANA, "Ana")
        for channel in (1, 2)
    ]
    there = await tables.lobbies.create(TableSpec(ChannelRef(2, 3), "toy", 1, {}, "en"), ANA, "Ana")
    await tables.lobbies.start(here[0].id, ANA)
    closed = await tables.early_ends.close_guild(1)
    assert {(table.id, table.status) for table in closed} == {
        (here[0].id, Status.STOPPED),
        (here[1].id, Status.CANCELLED),
    }
    assert (await tables.get(there.id)).status is Status.LOBBY


async def test_what_is_kept_is_told(tables: Tables) -> None:
    assert await tables.people.about(ANA) == PersonalData()
    table = await started(tables)
    await tables.people.choose_language(ANA, "fr")
    await tables.people.choose_language(ANA, "de")
    about = await tables.people.about(ANA)
    assert (about.statuses, about.language) == ({Status.RUNNING: 1}, "de")
    await tables.early_ends.stop(table.id, ANA)
    assert (await tables.people.about(ANA)).statuses == {Status.STOPPED: 1}
    await tables.people.choose_language(ANA, None)
    assert (await tables.people.reading(ANA))[0] is None


async def test_deleted_data_are_gone_and_games_go_on(tables: Tables, store: Store) -> None:
    over = await started(tables, (ANA, BEN), left="1")
    await tables.play.act(over.id, ANA, None, ["t1"])
    running = await started(tables, (ANA, BEN))
    await tables.play.act(running.id, ANA, None, ["k"])
    lobby = await tables.lobbies.create(TableSpec(ChannelRef(1, 5), "toy", 2, {}, "pl"), ANA, "n1001")
    mine = await tables.lobbies.create(TableSpec(ChannelRef(1, 6), "toy", 2, {}, "en"), BEN, "n1002")
    await tables.lobbies.join(mine.id, ANA, "n1001")
    await tables.people.choose_language(ANA, "fr")

    changed = await tables.people.erase(ANA, lambda language: f"merchant-{language}")

    assert changed == tuple(sorted((over.id, running.id, lobby.id, mine.id)))
    assert await tables.people.about(ANA) == PersonalData()
    for each in (tables, Tables(store, GAMES)):
        for number in (over.id, running.id, lobby.id, mine.id):
            table = await each.get(number)
            assert not re.search(rf"\bn?{ANA}\b", repr(table)), "the digits alone may stand within a hash"
        assert (await each.get(over.id)).players == (Player(0, None, ""), Player(1, BEN, "n1002"))
        assert (await each.get(over.id)).players[0].is_erased
        assert (await each.get(running.id)).players[0] == Player(0, None, "merchant-en", level=ComputerLevel.MERCHANT)
        assert (await each.get(running.id)).computer_due
        assert (await each.get(running.id)).host == BEN
        assert (await each.get(lobby.id)).status is Status.CANCELLED
    assert (await tables.game_records.record(over.id))["moves"] == [(0, "t1")]
    assert await tables.early_ends.close_place(PLACE.channel) is not None
    again = await tables.lobbies.rematch(over.id, BEN, "Ben")
    assert again.players == (Player(0, BEN, "Ben"),)


async def test_a_game_stopped_before_its_first_move_was_dealt_when_it_was_dealt(tables: Tables, store: Store) -> None:
    table = await started(tables)
    stopped = await tables.early_ends.stop(table.id, ANA)
    assert stopped.dealt_at == table.version
    assert (await Tables(store, GAMES).get(table.id)).dealt_at == table.version
