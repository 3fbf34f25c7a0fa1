"""Whose first games of a kind these are: counted from what is stored about tables, and forgotten with it."""

from __future__ import annotations

import pytest

from bot.store import Status, Store
from bot.tables import Table, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, PLACE, started


async def ended(tables: Tables) -> Table:
    """Return a game of Ana and Ben that was stopped."""
    table = await started(tables)
    return await tables.early_ends.stop(table.id, ANA, may_manage=True)


async def test_two_games_are_the_first_ones_and_stay_so(tables: Tables) -> None:
    """Whatever is begun later; a lobby is no game yet, and who has no seat has no help."""
    first, second = await ended(tables), await ended(tables)
    lobby = await tables.lobbies.create(TableSpec(PLACE, "toy", 2, {}, "en"), ANA, "Ana")
    assert await tables.people.gets_help_lines(lobby, ANA) is None
    await tables.lobbies.cancel(lobby.id, ANA)
    third = await started(tables)
    assert [await tables.people.gets_help_lines(table, ANA) for table in (first, second, third)] == [True, True, None]
    assert await tables.people.gets_help_lines(first, 77) is None


async def test_who_wants_no_help_has_none_until_he_wants_it_again(tables: Tables) -> None:
    table = await started(tables)
    await tables.people.choose_help_lines(ANA, True)
    assert [await tables.people.gets_help_lines(table, user) for user in (ANA, BEN)] == [False, True]
    assert (await tables.people.export(ANA))["choices"]["no_help_lines"] is True
    await tables.people.choose_help_lines(ANA, False)
    assert await tables.people.gets_help_lines(table, ANA) is True


async def test_who_had_his_data_deleted_begins_anew(tables: Tables) -> None:
    """He is known as little as anybody who has never played."""
    for _ in range(2):
        assert await tables.people.gets_help_lines(await ended(tables), ANA) is True
    await tables.people.erase(ANA, lambda language: "Robot")
    assert await tables.people.gets_help_lines(await started(tables), ANA) is True


async def test_the_store_is_asked_no_more_once_the_first_games_are_known(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [await ended(tables), await ended(tables), await started(tables)]
    assert [game.status for game in games] == [Status.STOPPED, Status.STOPPED, Status.RUNNING]
    before = [await tables.people.gets_help_lines(table, ANA) for table in games]

    async def asked(user: int, kind: str, most: int) -> tuple[int, ...]:
        raise AssertionError("the store was asked")

    monkeypatch.setattr(store.people, "first_games", asked)
    assert [await tables.people.gets_help_lines(table, ANA) for table in games] == before == [True, True, None]
