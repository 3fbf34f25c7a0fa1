"""Private avoid lists: who stands on the host's cannot sit down, and is told only that there are other tables."""

from __future__ import annotations

import asyncio
from unittest.mock import ANY

import pytest

from bot.store import BlockedUser, Store, StoreUnavailable
from bot.tables import MAX_AVOIDED, ChannelRef, Reason, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, CLEO, DAN, PLACE, refused


async def test_who_is_avoided_by_the_host_cannot_join(tables: Tables) -> None:
    """He may look, everybody else may join, and it holds for no other host's table."""
    await tables.blocklist.add(ANA, {BEN: "Ben"})
    mine = await tables.lobbies.create(TableSpec(PLACE, "toy", 3, {}, "en"), ANA, "Ana")
    await refused(Reason.NOT_AT_THIS_TABLE, tables.lobbies.join(mine.id, BEN, "Ben"))
    assert (await tables.lobbies.join(mine.id, CLEO, "Cleo")).people == (ANA, CLEO)
    theirs = await tables.lobbies.create(TableSpec(ChannelRef(1, 78), "toy", 3, {}, "en"), CLEO, "Cleo")
    await tables.lobbies.join(theirs.id, ANA, "Ana")
    assert (await tables.lobbies.join(theirs.id, BEN, "Ben")).people == (CLEO, ANA, BEN), "only the host's list counts"


async def test_the_list_of_whoever_is_the_host_now_counts(tables: Tables) -> None:
    """A host who leaves takes his list along."""
    await tables.blocklist.add(ANA, {BEN: "Ben"})
    await tables.blocklist.add(CLEO, {DAN: "Dan"})
    table = await tables.lobbies.create(TableSpec(PLACE, "toy", 3, {}, "en"), ANA, "Ana")
    await tables.lobbies.join(table.id, CLEO, "Cleo")
    await tables.lobbies.leave(table.id, ANA)
    await refused(Reason.NOT_AT_THIS_TABLE, tables.lobbies.join(table.id, DAN, "Dan"))
    assert (await tables.lobbies.join(table.id, BEN, "Ben")).people == (CLEO, BEN)


async def test_who_sits_already_stays(tables: Tables) -> None:
    """Nothing happens to him, and the game begins with him."""
    table = await tables.lobbies.create(TableSpec(PLACE, "toy", 2, {}, "en"), ANA, "Ana")
    table = await tables.lobbies.join(table.id, BEN, "Ben")
    await tables.blocklist.add(ANA, {BEN: "Ben"})
    assert await tables.get(table.id) == table
    assert (await tables.lobbies.start(table.id, ANA)).people == (ANA, BEN)


async def test_what_is_no_secret_is_said_first(tables: Tables) -> None:
    """A full lobby is full for everybody."""
    await tables.blocklist.add(ANA, {BEN: "Ben"})
    table = await tables.lobbies.create(TableSpec(PLACE, "toy", 2, {}, "en"), ANA, "Ana")
    await tables.lobbies.join(table.id, CLEO, "Cleo")
    await refused(Reason.LOBBY_FULL, tables.lobbies.join(table.id, BEN, "Ben"))


async def test_a_list_is_one_persons(tables: Tables) -> None:
    """Being avoided is not the same as avoiding, and whoever was taken off may join again."""
    await tables.blocklist.add(ANA, {BEN: "Ben", CLEO: "Cleo"})
    await tables.blocklist.add(ANA, {BEN: "Benjamin"})
    assert [(one.user, one.name) for one in await tables.blocklist.of(ANA)] == [(BEN, "Ben"), (CLEO, "Cleo")]
    assert await tables.blocklist.of(BEN) == ()
    await tables.blocklist.remove(ANA, [BEN, DAN])
    assert [one.user for one in await tables.blocklist.of(ANA)] == [CLEO]


async def test_a_list_has_an_end(tables: Tables) -> None:
    """What does not fit is not put there in part, and who is there already takes no room."""
    others = {10**17 + number: f"n{number}" for number in range(MAX_AVOIDED - 1)}
    await tables.blocklist.add(ANA, others)
    await refused(Reason.AVOIDS_FULL, tables.blocklist.add(ANA, {BEN: "Ben", CLEO: "Cleo"}))
    assert len(await tables.blocklist.of(ANA)) == MAX_AVOIDED - 1
    await tables.blocklist.add(ANA, {**others, BEN: "Ben"})
    assert [one for one in await tables.blocklist.of(ANA) if one.user == BEN] == [BlockedUser(BEN, "Ben", ANY)]
    await refused(Reason.AVOIDS_FULL, tables.blocklist.add(ANA, {CLEO: "Cleo"}))


async def test_two_presses_at_once_put_somebody_there_once(tables: Tables) -> None:
    """As from two devices."""
    await asyncio.gather(*(tables.blocklist.add(ANA, {BEN: "Ben"}) for _ in range(4)), return_exceptions=True)
    assert [one.user for one in await tables.blocklist.of(ANA)] == [BEN]


async def test_a_list_that_cannot_be_read_lets_nobody_in(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He is told that it could not be saved, and may try again."""
    table = await tables.lobbies.create(TableSpec(PLACE, "toy", 2, {}, "en"), ANA, "Ana")

    async def away(user: int, other: int) -> bool:
        raise StoreUnavailable("away")

    monkeypatch.setattr(store.blocklist, "has", away)
    await refused(Reason.STORE, tables.lobbies.join(table.id, BEN, "Ben"))
    assert (await tables.get(table.id)).people == (ANA,)
