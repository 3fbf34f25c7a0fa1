"""A table is done with only as it was looked at: what changed meanwhile, be it beside the game, is seen to first."""

from __future__ import annotations

import pytest

from bot.store import Store
from bot.tables import Table, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, PLACE


@pytest.fixture
async def lobby(tables: Tables) -> Table:
    """Give a lobby to which nothing is owed before a moment."""
    table = await tables.lobbies.create(TableSpec(PLACE, "toy", 3, {}, "en"), ANA, "Ana")
    await tables.outbox.settle(table, 500)
    return table


async def test_what_was_asked_beside_the_game_meanwhile_is_looked_at_first(
    tables: Tables, store: Store, lobby: Table
) -> None:
    """Who wants to hear of the start gives the lobby no new version, and its message stays as it is."""
    await tables.waiting_lobbies.toggle_notified(lobby.id, BEN, "Ben")
    now = await tables.get(lobby.id)
    assert (now.version, now.shown) == (lobby.version, lobby.shown)
    await tables.outbox.settle(lobby, 900)
    assert await tables.outbox.owed() == (lobby.id,)
    await tables.outbox.settle(now, 900)
    assert await tables.outbox.owed() == ()
    assert await tables.outbox.next_wake() == 900


async def test_another_moment_is_remembered_where_nothing_is_owed(tables: Tables, lobby: Table) -> None:
    """As when habits have changed while a table was looked at by the old ones."""
    assert await tables.outbox.next_wake() == 500
    await tables.outbox.settle(await tables.get(lobby.id), 300)
    assert await tables.outbox.next_wake() == 300
    await tables.outbox.settle(await tables.get(lobby.id), None)
    assert await tables.outbox.next_wake() is None


async def test_two_states_of_one_version_differ_in_when_they_were_changed(tables: Tables, lobby: Table) -> None:
    """Within one second too, so that nobody goes on from the older one."""
    seen = [lobby.updated]
    for _ in range(3):
        await tables.waiting_lobbies.toggle_notified(lobby.id, BEN, "Ben")
        seen.append((await tables.get(lobby.id)).updated)
    assert seen == sorted(set(seen))
