"""The variant: chosen in the lobby, kept by the store, a restart and a rematch."""

from __future__ import annotations

import pytest

from bot.domain.game_options import variant_of, with_variant
from bot.store import Store
from bot.tables import Reason, SetupPart, Status, Table, Tables, TableSpec, VisibleGame
from engine import duel, sobek
from engine.sobek import OpenView
from tests.bot.at_table import ANA, BEN, PLACE, refused

GAMES = {sobek.RULES.code: sobek.RULES, duel.RULES.code: duel.RULES}


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store, GAMES)


async def opened(tables: Tables, variant: str | None = None) -> Table:
    options = with_variant(sobek.RULES, {}, variant)
    return await tables.lobbies.create(TableSpec(PLACE, "sobek", 2, options, "en"), ANA, "Ana")


def seen(table: Table) -> VisibleGame:
    """Return the game as everybody sees it."""
    found = table.seen_by(None)
    assert found is not None
    return found


def test_the_usual_variant_is_not_written_down_and_the_other_is() -> None:
    assert with_variant(sobek.RULES, {}, None) == with_variant(sobek.RULES, {"way": "open"}, "hidden") == {}
    assert with_variant(sobek.RULES, {"other": "1"}, "open") == {"other": "1", "way": "open"}
    assert variant_of(duel.RULES, {}) is None
    assert (variant_of(sobek.RULES, {}), variant_of(sobek.RULES, {"way": "open"})) == ("hidden", "open")


@pytest.mark.parametrize(
    ("rules", "variant"), [(sobek.RULES, "sideways"), (duel.RULES, "open"), (duel.RULES, "hidden")]
)
def test_a_game_refuses_a_variant_that_it_has_not(rules, variant: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError):
        with_variant(rules, {}, variant)


async def test_an_open_table_is_open_again_after_a_restart_and_in_a_rematch(tables: Tables, store: Store) -> None:
    table = await opened(tables, "open")
    await tables.lobbies.join(table.id, BEN, "Ben")
    table = await tables.lobbies.start(table.id, ANA)
    assert isinstance(seen(table).view, OpenView)
    turn = await tables.play.act(table.id, (ANA, BEN)[table.waiting[0]], None, ["t.3"])
    again = await Tables(store, GAMES).get(table.id)
    assert again.options == {"way": "open"}
    assert seen(again).view == seen(turn.table).view
    await tables.early_ends.stop(table.id, ANA, False)
    assert (await tables.lobbies.rematch(table.id, BEN, "Ben")).options == {"way": "open"}


async def test_the_host_changes_the_variant_in_the_lobby_and_only_there(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    await tables.lobbies.join(table.id, BEN, "Ben")
    await refused(Reason.NOT_HOST, tables.lobby_changes.choose(table.id, BEN, SetupPart.VARIANT, "open"))
    changed = (await tables.lobby_changes.choose(table.id, ANA, SetupPart.VARIANT, "open")).table
    assert changed.options == {"way": "open"}
    assert changed.version > table.version
    assert (await Tables(store, GAMES).get(table.id)).options == {"way": "open"}
    assert (await tables.lobby_changes.choose(table.id, ANA, SetupPart.VARIANT, "hidden")).table.options == {}
    await tables.lobby_changes.choose(table.id, ANA, SetupPart.VARIANT, "open")
    started = await tables.lobbies.start(table.id, ANA)
    assert started.status is Status.RUNNING
    assert isinstance(seen(started).view, OpenView)
    await refused(Reason.RUNNING, tables.lobby_changes.choose(table.id, ANA, SetupPart.VARIANT, "hidden"))
