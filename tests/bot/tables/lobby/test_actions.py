"""The lobby: who sits down, who may do what, and who is left."""

from __future__ import annotations

import asyncio

import pytest

from bot.domain.computer_level import ComputerLevel
from bot.store import Store
from bot.tables import ChannelRef, Player, Reason, Status, Table, Tables, TableSpec
from bot.tables.lobby.actions import OWN_LOBBIES
from engine.chance import seed_digest
from tests.bot.at_table import ANA, BEN, CLEO, DAN, PLACE, refused, started
from tests.bot.toy import GAMES


async def opened(tables: Tables, size: int = 3) -> Table:
    return await tables.lobbies.create(TableSpec(PLACE, "toy", size, {"left": "9"}, "de"), ANA, "Ana")


async def test_a_new_table_seats_its_host_and_is_found_in_its_channel(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    assert table.players == (Player(0, ANA, "Ana"),)
    assert (table.status, table.host, table.language, table.options) == (Status.LOBBY, ANA, "de", {"left": "9"})
    assert (table.seen_by(None), table.seen_by(0), table.waiting, table.asked) == (None, None, (), {})
    assert await tables.live_in(PLACE.channel) == table
    assert await tables.live_in(78) is None
    assert await Tables(store, GAMES).live_in(PLACE.channel) == table


async def test_a_channel_has_one_table_at_a_time(tables: Tables, store: Store) -> None:
    both = await asyncio.gather(opened(tables), opened(Tables(store, GAMES)), return_exceptions=True)
    assert [getattr(each, "reason", None) for each in both].count(Reason.TABLE_EXISTS) == 1
    await refused(Reason.TABLE_EXISTS, opened(tables))
    table = await tables.live_in(PLACE.channel)
    assert table is not None
    await tables.lobbies.cancel(table.id, ANA)
    assert (await opened(tables)).id != table.id


@pytest.mark.parametrize(("kind", "size"), [("chess", 2), ("toy", 0), ("toy", 5)])
async def test_a_table_that_no_game_is_for_is_a_mistake_of_the_program(tables: Tables, kind: str, size: int) -> None:
    with pytest.raises(ValueError):
        await tables.lobbies.create(TableSpec(PLACE, kind, size, {}, "en"), ANA, "Ana")
    assert await tables.live_in(PLACE.channel) is None


async def test_people_join_until_it_is_full(tables: Tables) -> None:
    table = await opened(tables)
    await refused(Reason.ALREADY_SEATED, tables.lobbies.join(table.id, ANA, "Ana"))
    await tables.lobbies.join(table.id, BEN, "Ben")
    table = await tables.lobbies.join(table.id, CLEO, "Cleo")
    assert [(player.seat, player.user) for player in table.players] == [(0, ANA), (1, BEN), (2, CLEO)]
    await refused(Reason.LOBBY_FULL, tables.lobbies.join(table.id, DAN, "Dan"))
    await refused(Reason.ALREADY_SEATED, tables.lobbies.join(table.id, BEN, "Ben"))


async def test_two_who_join_at_once_get_a_seat_each(tables: Tables) -> None:
    table = await opened(tables)
    await asyncio.gather(tables.lobbies.join(table.id, BEN, "Ben"), tables.lobbies.join(table.id, CLEO, "Cleo"))
    assert {player.user for player in (await tables.get(table.id)).players} == {ANA, BEN, CLEO}


async def test_two_programs_never_seat_two_people_on_one_seat(tables: Tables, store: Store) -> None:
    table = await opened(tables, size=2)
    other = Tables(store, GAMES)
    await other.get(table.id)
    await tables.lobbies.join(table.id, BEN, "Ben")
    await refused(Reason.STALE, other.lobbies.join(table.id, CLEO, "Cleo"))
    await refused(Reason.LOBBY_FULL, other.lobbies.join(table.id, CLEO, "Cleo"))


async def test_a_host_who_leaves_passes_the_table_on_and_the_last_cancels_it(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    await tables.lobbies.add_computer(table.id, ANA, "merchant")
    await tables.lobbies.join(table.id, BEN, "Ben")
    await refused(Reason.NOT_IN_LOBBY, tables.lobbies.leave(table.id, DAN))
    table = await tables.lobbies.leave(table.id, ANA)
    assert table.host == BEN
    assert [(player.seat, player.user) for player in table.players] == [(0, None), (1, BEN)]
    assert (await Tables(store, GAMES).get(table.id)).players == table.players
    table = await tables.lobbies.leave(table.id, BEN)
    assert table.status is Status.CANCELLED
    assert await tables.live_in(PLACE.channel) is None
    await refused(Reason.NO_TABLE, tables.lobbies.join(table.id, BEN, "Ben"))


async def test_only_the_host_seats_and_sends_away_computers(tables: Tables) -> None:
    table = await opened(tables)
    await tables.lobbies.join(table.id, BEN, "Ben")
    await refused(Reason.NOT_HOST, tables.lobbies.add_computer(table.id, BEN, "merchant"))
    await refused(Reason.NO_COMPUTER, tables.lobbies.remove_computer(table.id, ANA))
    table = await tables.lobbies.add_computer(table.id, ANA, "merchant")
    assert table.players[2] == Player(2, None, "merchant", level=ComputerLevel.MERCHANT)
    await refused(Reason.LOBBY_FULL, tables.lobbies.add_computer(table.id, ANA, "merchant"))
    await refused(Reason.NOT_HOST, tables.lobbies.remove_computer(table.id, BEN))
    assert len((await tables.lobbies.remove_computer(table.id, ANA)).players) == 2


async def test_the_host_starts_a_full_table(tables: Tables, store: Store) -> None:
    table = await opened(tables, size=2)
    await refused(Reason.NOT_ENOUGH, tables.lobbies.start(table.id, ANA))
    await tables.lobbies.join(table.id, BEN, "Ben")
    await refused(Reason.NOT_HOST, tables.lobbies.start(table.id, BEN))
    table = await tables.lobbies.start(table.id, ANA)
    assert (table.status, table.waiting, table._game_session.game.left) == (Status.RUNNING, (0,), 9)
    stored = await store.load(table.id)
    assert stored is not None
    assert stored.game.seed is not None
    assert table.digest == seed_digest(stored.game.seed)
    lobbies = tables.lobbies
    for doing in (lobbies.start(table.id, ANA), lobbies.join(table.id, DAN, "Dan"), lobbies.cancel(table.id, ANA)):
        await refused(Reason.RUNNING, doing)


async def test_a_lobby_is_not_played_in(tables: Tables) -> None:
    table = await opened(tables)
    await refused(Reason.NOT_RUNNING, tables.play.act(table.id, ANA, None, ["k"]))
    await refused(Reason.NOT_RUNNING, tables.play.take_back(table.id, ANA))
    await refused(Reason.NOT_RUNNING, tables.early_ends.resign(table.id, ANA, "merchant"))
    assert await tables.play.play_computer(table.id) is None


async def test_host_or_manager_cancels(tables: Tables) -> None:
    table = await opened(tables)
    await tables.lobbies.join(table.id, BEN, "Ben")
    await refused(Reason.NOT_HOST, tables.lobbies.cancel(table.id, BEN))
    assert (await tables.lobbies.cancel(table.id, BEN, may_manage=True)).status is Status.CANCELLED
    await refused(Reason.NO_TABLE, tables.lobbies.cancel(table.id, ANA))


async def test_the_language_of_a_table_is_changed_and_kept(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    assert (await tables.lobbies.set_language(table.id, "pl")).language == "pl"
    assert (await Tables(store, GAMES).get(table.id)).language == "pl"
    await tables.lobbies.cancel(table.id, ANA)
    await refused(Reason.GAME_OVER, tables.lobbies.set_language(table.id, "fr"))


async def test_a_rematch_seats_whoever_asks_and_the_computers(tables: Tables) -> None:
    table = await started(tables, (ANA, BEN), computers=1, left="7")
    await refused(Reason.NOT_OVER, tables.lobbies.rematch(table.id, BEN, "Ben"))
    await tables.early_ends.stop(table.id, ANA)
    await refused(Reason.NOT_SEATED, tables.lobbies.rematch(table.id, DAN, "Dan"))
    again = await tables.lobbies.rematch(table.id, BEN, "Benjamin")
    assert (again.status, again.size, again.options, again.host) == (Status.LOBBY, 3, {"left": "7"}, BEN)
    assert again.players == (Player(0, BEN, "Benjamin"), Player(1, None, "merchant", level=ComputerLevel.MERCHANT))
    await refused(Reason.TABLE_EXISTS, tables.lobbies.rematch(table.id, ANA, "Ana"))


async def test_a_number_of_a_table_is_never_used_again(tables: Tables) -> None:
    numbers = []
    for channel in range(3):
        numbers.append(
            (await tables.lobbies.create(TableSpec(ChannelRef(1, channel), "toy", 1, {}, "en"), ANA, "Ana")).id
        )
        await tables.lobbies.cancel(numbers[-1], ANA)
    assert len(set(numbers)) == 3


async def test_nobody_has_more_than_some_open_lobbies_in_a_server(tables: Tables) -> None:
    mine = [await alone(tables, channel) for channel in range(OWN_LOBBIES)]
    await refused(Reason.OWN_LOBBIES, tables.lobbies.require_can_open(1, ANA))
    await refused(Reason.OWN_LOBBIES, alone(tables, 99))
    assert await tables.live_in(99) is None
    # Others, and other servers, have room.
    await tables.lobbies.require_can_open(1, BEN)
    await tables.lobbies.require_can_open(2, ANA)
    # Only lobbies count, and only one's own.
    await tables.lobbies.join(mine[0].id, BEN, "Ben")
    await tables.lobbies.require_can_open(1, BEN)
    await tables.lobbies.start(mine[0].id, ANA)
    await tables.lobbies.require_can_open(1, ANA)
    await alone(tables, 99)
    await tables.lobbies.cancel(mine[1].id, ANA)
    await tables.lobbies.require_can_open(1, ANA)


async def test_a_rematch_is_a_lobby_like_any_other(tables: Tables) -> None:
    over = await started(tables)
    await tables.early_ends.stop(over.id, ANA)
    for channel in range(OWN_LOBBIES):
        await alone(tables, channel)
    await refused(Reason.OWN_LOBBIES, tables.lobbies.rematch(over.id, ANA, "Ana"))
    assert (await tables.lobbies.rematch(over.id, BEN, "Ben")).host == BEN


async def test_a_server_has_no_more_than_some_open_lobbies(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.lobby.actions.ALL_LOBBIES", 4)
    for channel in range(4):
        table = await tables.lobbies.create(
            TableSpec(ChannelRef(1, channel), "toy", 2, {}, "en"), 2000 + channel, "Somebody"
        )
    await refused(Reason.ALL_LOBBIES, tables.lobbies.require_can_open(1, ANA))
    await refused(Reason.ALL_LOBBIES, alone(tables, 99))
    await tables.lobbies.require_can_open(2, ANA)
    await tables.lobbies.cancel(table.id, 2003)
    assert (await alone(tables, 99)).status is Status.LOBBY


async def alone(tables: Tables, channel: int) -> Table:
    """Open a lobby of Ana's that one more fills: its second seat is a computer's."""
    table = await tables.lobbies.create(TableSpec(ChannelRef(1, channel), "toy", 3, {}, "en"), ANA, "Ana")
    await tables.lobbies.add_computer(table.id, ANA, "merchant")
    return table
