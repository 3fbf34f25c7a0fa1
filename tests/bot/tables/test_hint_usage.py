"""Hints: who gets them unless somebody chose otherwise, who chooses, and that a game with some is marked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.domain.rated_tables import Obstacle, ObstacleKind
from bot.store import Store
from bot.tables import Hinted, Reason, Table, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, PLACE, refused, started, state
from tests.bot.toy import GAMES


async def opened(tables: Tables) -> Table:
    return await tables.lobbies.create(TableSpec(PLACE, "toy", 2, {"left": "6"}, "en"), ANA, "Ana")


async def test_whoever_plays_alone_has_hints_and_with_others_nobody_has(tables: Tables) -> None:
    assert (await started(tables, (ANA,), 2)).gives_hints
    await tables.early_ends.stop(1, ANA, False)
    assert not (await started(tables, (ANA, BEN), 1)).gives_hints


async def test_a_lobby_that_is_rated_has_no_hints_while_its_host_is_alone(tables: Tables) -> None:
    """What keeps the game from being rated, as a computer does, brings them back."""
    table = replace(await opened(tables), rated=True)
    assert not table.gives_hints
    assert replace(table, unrated=(Obstacle(ObstacleKind.COMPUTER),)).gives_hints
    assert replace(table, rated=False).gives_hints


async def test_the_host_chooses_in_the_lobby_and_only_there(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    await tables.lobbies.join(table.id, BEN, "Ben")
    await refused(Reason.NOT_HOST, tables.hints.choose(table.id, BEN, on=True))
    chosen = await tables.hints.choose(table.id, ANA, on=True)
    assert chosen.gives_hints
    assert chosen.version > table.version
    assert (await Tables(store, GAMES).get(table.id)).hints is True
    assert not (await tables.hints.choose(table.id, ANA, on=False)).gives_hints
    await tables.lobbies.start(table.id, ANA)
    await refused(Reason.RUNNING, tables.hints.choose(table.id, ANA, on=True))


@pytest.mark.parametrize("on", [True, False, None])
async def test_what_was_chosen_is_kept_by_a_rematch(tables: Tables, on: bool | None) -> None:
    table = await opened(tables)
    await tables.lobbies.add_computer(table.id, ANA, "merchant")
    if on is not None:
        await tables.hints.choose(table.id, ANA, on=on)
    await tables.lobbies.start(table.id, ANA)
    await tables.early_ends.stop(table.id, ANA, False)
    assert (await tables.lobbies.rematch(table.id, ANA, "Ana")).hints is on


async def test_a_hint_marks_the_game_once_for_each_position_and_is_no_move(tables: Tables, store: Store) -> None:
    before = await started(tables)
    for _ in range(2):
        table = await tables.hints.note(before.id, 0, 3)
    assert table.hinted == {0: Hinted(1, 3)}
    assert state(table) == state(before), "nothing was played, nobody is asked anew"
    assert (table.version, table.shown, table.asked) == (before.version, before.shown, before.asked)
    await tables.hints.note(before.id, 1, 3)
    await tables.hints.note(before.id, 0, 5)
    assert (await Tables(store, GAMES).get(before.id)).hinted == {0: Hinted(2, 5), 1: Hinted(1, 3)}


async def test_a_file_of_ones_own_data_counts_the_hints_at_ones_seat(tables: Tables, store: Store) -> None:
    table = await started(tables)
    await tables.hints.note(table.id, 1, 3)
    await tables.hints.note(table.id, 1, 4)
    assert [(one.seat, one.hints) for one in (await store.personal_data.of(BEN)).seats] == [(1, 2)]
    assert [(one.seat, one.hints) for one in (await store.personal_data.of(ANA)).seats] == [(0, 0)]
