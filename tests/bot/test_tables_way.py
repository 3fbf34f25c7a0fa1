"""The way to play: chosen in the lobby, kept by the store, a restart and a rematch."""

from __future__ import annotations

import pytest

from bot.store import Store
from bot.tables import Reason, Status, Table, Tables
from bot.ways import way_of, with_way
from engine import duel, sobek
from engine.sobek import OpenView
from tests.bot.at_table import ANA, BEN, PLACE, refused

GAMES = {sobek.RULES.code: sobek.RULES, duel.RULES.code: duel.RULES}


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store, GAMES)


async def opened(tables: Tables, way: str | None = None) -> Table:
    options = with_way(sobek.RULES, {}, way)
    return await tables.create(PLACE, "sobek", 2, options, ANA, "Ana", "en")


def test_the_usual_way_is_not_written_down_and_the_other_is() -> None:
    assert with_way(sobek.RULES, {}, None) == with_way(sobek.RULES, {"way": "open"}, "hidden") == {}
    assert with_way(sobek.RULES, {"other": "1"}, "open") == {"other": "1", "way": "open"}
    assert (way_of(sobek.RULES, {}), way_of(sobek.RULES, {"way": "open"})) == ("hidden", "open")


@pytest.mark.parametrize(("rules", "way"), [(sobek.RULES, "sideways"), (duel.RULES, "open"), (duel.RULES, "hidden")])
def test_a_game_refuses_a_way_that_it_has_not(rules, way: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError):
        with_way(rules, {}, way)


async def test_an_open_table_is_open_again_after_a_restart_and_in_a_rematch(tables: Tables, store: Store) -> None:
    table = await opened(tables, "open")
    await tables.join(table.id, BEN, "Ben")
    table = await tables.start(table.id, ANA)
    assert isinstance(table.game.view(None), OpenView)
    turn = await tables.act(table.id, (ANA, BEN)[table.waiting[0]], None, ["t.3"])
    again = await Tables(store, GAMES).get(table.id)
    assert again.options == {"way": "open"}
    assert again.game.view(None) == turn.table.game.view(None)
    await tables.stop(table.id, ANA, False)
    assert (await tables.rematch(table.id, BEN, "Ben")).options == {"way": "open"}


async def test_the_host_changes_the_way_in_the_lobby_and_only_there(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    await tables.join(table.id, BEN, "Ben")
    await refused(Reason.NOT_HOST, tables.set_way(table.id, BEN, "open"))
    changed = await tables.set_way(table.id, ANA, "open")
    assert changed.options == {"way": "open"}
    assert changed.version > table.version
    assert (await Tables(store, GAMES).get(table.id)).options == {"way": "open"}
    assert (await tables.set_way(table.id, ANA, "hidden")).options == {}
    await tables.set_way(table.id, ANA, "open")
    started = await tables.start(table.id, ANA)
    assert started.status is Status.RUNNING
    assert isinstance(started.game.view(None), OpenView)
    await refused(Reason.RUNNING, tables.set_way(table.id, ANA, "hidden"))
