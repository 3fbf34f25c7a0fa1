"""The lobby: who sits down, who may do what, and who is left."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import Store
from bot.tables import Place, Player, Reason, Status, Table, Tables
from engine.chance import seed_digest
from tests.bot.at_table import ANA, BEN, CLEO, DAN, PLACE, refused, started
from tests.bot.toy import GAMES


async def opened(tables: Tables, size: int = 3) -> Table:
    return await tables.create(PLACE, "toy", size, {"left": "9"}, ANA, "Ana", "de")


async def test_a_new_table_seats_its_host_and_is_found_in_its_channel(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    assert table.players == (Player(0, ANA, "Ana"),)
    assert (table.status, table.host, table.language, table.options) == (Status.LOBBY, ANA, "de", {"left": "9"})
    assert (table.game, table.seed_digest, table.waiting) == (None, None, ())
    assert await tables.at(PLACE.channel) == table
    assert await tables.at(78) is None
    assert await Tables(store, GAMES).at(PLACE.channel) == table


async def test_a_channel_has_one_table_at_a_time(tables: Tables, store: Store) -> None:
    both = await asyncio.gather(opened(tables), opened(Tables(store, GAMES)), return_exceptions=True)
    assert [getattr(each, "reason", None) for each in both].count(Reason.TABLE_EXISTS) == 1
    await refused(Reason.TABLE_EXISTS, opened(tables))
    table = await tables.at(PLACE.channel)
    assert table is not None
    await tables.cancel(table.id, ANA)
    assert (await opened(tables)).id != table.id


@pytest.mark.parametrize(("kind", "size"), [("chess", 2), ("toy", 0), ("toy", 5)])
async def test_a_table_that_no_game_is_for_is_a_mistake_of_the_program(tables: Tables, kind: str, size: int) -> None:
    with pytest.raises(ValueError):
        await tables.create(PLACE, kind, size, {}, ANA, "Ana", "en")
    assert await tables.at(PLACE.channel) is None


async def test_people_join_until_it_is_full(tables: Tables) -> None:
    table = await opened(tables)
    await refused(Reason.ALREADY_SEATED, tables.join(table.id, ANA, "Ana"))
    await tables.join(table.id, BEN, "Ben")
    table = await tables.join(table.id, CLEO, "Cleo")
    assert [(player.seat, player.user) for player in table.players] == [(0, ANA), (1, BEN), (2, CLEO)]
    await refused(Reason.LOBBY_FULL, tables.join(table.id, DAN, "Dan"))
    await refused(Reason.ALREADY_SEATED, tables.join(table.id, BEN, "Ben"))


async def test_two_who_join_at_once_get_a_seat_each(tables: Tables) -> None:
    table = await opened(tables)
    await asyncio.gather(tables.join(table.id, BEN, "Ben"), tables.join(table.id, CLEO, "Cleo"))
    assert {player.user for player in (await tables.get(table.id)).players} == {ANA, BEN, CLEO}


async def test_two_programs_never_seat_two_people_on_one_seat(tables: Tables, store: Store) -> None:
    table = await opened(tables, size=2)
    other = Tables(store, GAMES)
    await other.get(table.id)
    await tables.join(table.id, BEN, "Ben")
    await refused(Reason.STALE, other.join(table.id, CLEO, "Cleo"))
    await refused(Reason.LOBBY_FULL, other.join(table.id, CLEO, "Cleo"))


async def test_a_host_who_leaves_passes_the_table_on_and_the_last_cancels_it(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    await tables.add_computer(table.id, ANA, "merchant")
    await tables.join(table.id, BEN, "Ben")
    await refused(Reason.NOT_IN_LOBBY, tables.leave(table.id, DAN))
    table = await tables.leave(table.id, ANA)
    assert table.host == BEN
    assert [(player.seat, player.user) for player in table.players] == [(0, None), (1, BEN)]
    assert (await Tables(store, GAMES).get(table.id)).players == table.players
    table = await tables.leave(table.id, BEN)
    assert table.status is Status.CANCELLED
    assert await tables.at(PLACE.channel) is None
    await refused(Reason.NO_TABLE, tables.join(table.id, BEN, "Ben"))


async def test_only_the_host_seats_and_sends_away_computers(tables: Tables) -> None:
    table = await opened(tables)
    await tables.join(table.id, BEN, "Ben")
    await refused(Reason.NOT_HOST, tables.add_computer(table.id, BEN, "merchant"))
    await refused(Reason.NO_COMPUTER, tables.remove_computer(table.id, ANA))
    table = await tables.add_computer(table.id, ANA, "merchant")
    assert table.players[2] == Player(2, None, "merchant", computer=True)
    await refused(Reason.LOBBY_FULL, tables.add_computer(table.id, ANA, "merchant"))
    await refused(Reason.NOT_HOST, tables.remove_computer(table.id, BEN))
    assert len((await tables.remove_computer(table.id, ANA)).players) == 2


async def test_the_host_starts_a_full_table(tables: Tables, store: Store) -> None:
    table = await opened(tables, size=2)
    await refused(Reason.NOT_ENOUGH, tables.start(table.id, ANA))
    await tables.join(table.id, BEN, "Ben")
    await refused(Reason.NOT_HOST, tables.start(table.id, BEN))
    table = await tables.start(table.id, ANA)
    assert (table.status, table.waiting, table.game.left) == (Status.RUNNING, (0,), 9)
    stored = await store.load(table.id)
    assert stored is not None
    assert stored.game.seed is not None
    assert table.seed_digest == seed_digest(stored.game.seed)
    for doing in (tables.start(table.id, ANA), tables.join(table.id, DAN, "Dan"), tables.cancel(table.id, ANA)):
        await refused(Reason.RUNNING, doing)


async def test_a_lobby_is_not_played_in(tables: Tables) -> None:
    table = await opened(tables)
    await refused(Reason.NOT_RUNNING, tables.act(table.id, ANA, None, ["k"]))
    await refused(Reason.NOT_RUNNING, tables.take_back(table.id, ANA))
    await refused(Reason.NOT_RUNNING, tables.resign(table.id, ANA, "merchant"))
    assert await tables.play_computer(table.id) is None


async def test_host_or_manager_cancels(tables: Tables) -> None:
    table = await opened(tables)
    await tables.join(table.id, BEN, "Ben")
    await refused(Reason.NOT_HOST, tables.cancel(table.id, BEN))
    assert (await tables.cancel(table.id, BEN, may_manage=True)).status is Status.CANCELLED
    await refused(Reason.NO_TABLE, tables.cancel(table.id, ANA))


async def test_the_language_of_a_table_is_changed_and_kept(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    assert (await tables.set_language(table.id, "pl")).language == "pl"
    assert (await Tables(store, GAMES).get(table.id)).language == "pl"
    await tables.cancel(table.id, ANA)
    await refused(Reason.GAME_OVER, tables.set_language(table.id, "fr"))


async def test_a_rematch_seats_whoever_asks_and_the_computers(tables: Tables) -> None:
    table = await started(tables, (ANA, BEN), computers=1, left="7")
    await refused(Reason.NOT_OVER, tables.rematch(table.id, BEN, "Ben"))
    await tables.stop(table.id, ANA)
    await refused(Reason.NOT_SEATED, tables.rematch(table.id, DAN, "Dan"))
    again = await tables.rematch(table.id, BEN, "Benjamin")
    assert (again.status, again.size, again.options, again.host) == (Status.LOBBY, 3, {"left": "7"}, BEN)
    assert again.players == (Player(0, BEN, "Benjamin"), Player(1, None, "merchant", computer=True))
    await refused(Reason.TABLE_EXISTS, tables.rematch(table.id, ANA, "Ana"))


async def test_a_number_of_a_table_is_never_used_again(tables: Tables) -> None:
    numbers = []
    for channel in range(3):
        numbers.append((await tables.create(Place(1, channel), "toy", 1, {}, ANA, "Ana", "en")).id)
        await tables.cancel(numbers[-1], ANA)
    assert len(set(numbers)) == 3
