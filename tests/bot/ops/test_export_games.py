"""The record of a finished game is written as `/sobek record` gives it, beside a running bot."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from bot.ops.errors import OperationFailed
from bot.ops.export_games import export_record, list_finished_games
from bot.store import BadDatabaseUrl, Status, Store
from bot.store.url import database_url
from bot.tables import Tables
from tests.bot.ops.at_play import RULES, begin, play
from tests.databases import alter
from tests.engine.duel.checker import check


async def test_a_finished_game_has_its_record_while_a_bot_runs(url: str) -> None:
    store = await Store.open(url)
    tables = Tables(store, RULES)
    sobek, duel = await begin(tables, 2)
    assert (await play(tables, duel, 1000, Random(1))).status is Status.FINISHED
    text = await export_record(url, duel)
    assert text.endswith("}\n")
    assert json.loads(text) == await tables.game_records.record(duel)
    check(json.loads(text))
    for game, words in ((sobek, f"Game {sobek} has no record"), (99, "There is no game 99")):
        with pytest.raises(OperationFailed, match=words):
            await export_record(url, game)
    await store.close()


async def test_finished_games_are_listed_the_last_first_without_a_name(url: str) -> None:
    store = await Store.open(url)
    tables = Tables(store, RULES)
    with pytest.raises(OperationFailed, match=r"^No game has been played to its end yet\.$"):
        await list_finished_games(url)
    first, second, third, running = await begin(tables, 4)
    for number in (first, second, third):
        assert (await play(tables, number, 1000, Random(number))).status is Status.FINISHED
    await play(tables, running, 1, Random(1))
    for number, ended in ((first, 1_763_899_199), (second, 1_763_812_800), (third, 1_763_812_800)):
        alter(database_url(url), "UPDATE games SET finished = ? WHERE id = ?", [ended, number])
    assert await list_finished_games(url) == [
        f"{first}  sobek  2025-11-23 11:59 UTC  2 seats",
        f"{third}  sobek  2025-11-22 12:00 UTC  3 seats",
        f"{second}  duel   2025-11-22 12:00 UTC  2 seats",
    ]
    assert await list_finished_games(url, 1) == (await list_finished_games(url, None))[:1]
    alter(database_url(url), "UPDATE games SET finished = NULL, updated = 1763985600 WHERE id = ?", [second])
    assert (await list_finished_games(url))[0] == f"{second}  duel   2025-11-24 12:00 UTC  2 seats"
    await store.close()


async def test_a_database_of_another_version_or_none_is_left_as_it_is(url: str, tmp_path: Path) -> None:
    await (await Store.open(url)).close()
    for version, words in (("0010", "start the bot once"), ("9999", "made by a newer version")):
        alter(database_url(url), "UPDATE alembic_version SET version_num = ?", [version])
        with pytest.raises(BadDatabaseUrl, match=words):
            await export_record(url, 1)
    for missing in (
        export_record(f"sqlite:///{tmp_path}/no/thing.sqlite3", 1),
        list_finished_games(f"sqlite:///{tmp_path}/no/thing.sqlite3"),
    ):
        with pytest.raises(OperationFailed, match="There is no"):
            await missing
    assert not (tmp_path / "no").exists()
