"""Everything is moved to the other kind of database and back, and every table goes on; or nothing is moved."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from bot.ops.errors import OperationFailed
from bot.ops.move_database import move
from bot.ops.progress_bar import Progress
from bot.store import BadDatabaseUrl, DatabaseInUse, Store
from bot.store.schema import metadata
from bot.store.url import database_url
from bot.tables import Tables
from tests.bot.ops.at_play import begin, closed, opened, play
from tests.bot.store.person_everywhere import everywhere
from tests.bot.toy import GAMES
from tests.databases import SERVED, SERVER, alter, drop_database, look, make_database, server


@pytest.fixture(params=["sqlite", SERVED])
async def other(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Give the address of another empty database, on each kind of server there is."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/other.sqlite3"
        return
    on = server()
    if on is None:
        pytest.skip(f"{SERVER} names no PostgreSQL server")
    made = await make_database(on)
    yield made.render_as_string(hide_password=False)
    await drop_database(on, made)


@pytest.fixture
def here(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/here.sqlite3"


def nothing(name: str, done: int, total: int) -> None:
    """Tell nobody."""


async def everything(address: str) -> dict[str, list[tuple[object, ...]]]:
    store = await Store.open(address)
    async with store._database.reading() as connection:
        rows = {
            table.name: sorted((tuple(row) for row in await connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }
    await store.close()
    return rows


async def test_tables_that_play_are_moved_there_and_back_and_each_goes_on(
    here: str, other: str, tmp_path: Path
) -> None:
    tables = await opened(here)
    numbers = await begin(tables, 50)
    for number in numbers:
        await play(tables, number, 1, Random(number))
    await tables.early_ends.stop(numbers[-1], 10**17 + 490)
    await closed(tables)
    # The last table has been deleted by hand: its number is not given again.
    alter(database_url(here), "DELETE FROM games WHERE id = ?", [numbers[-1]])
    for leftover in ("seats", "log", "shown", "guests", "results", "placings"):
        alter(database_url(here), f"DELETE FROM {leftover} WHERE game = ?", [numbers[-1]])
    before = await everything(here)
    back = f"sqlite:///{tmp_path}/back.sqlite3"
    counts = await move(here, other, nothing)
    assert await move(other, back, nothing) == counts
    assert counts["games"] == 49
    assert {name: len(rows) for name, rows in before.items()} == counts
    for address in (here, other, back):
        assert await everything(address) == before
    for address in (other, back):
        tables = await opened(address)
        for number in numbers[:-1]:
            version = (await tables.get(number)).version
            assert (await play(tables, number, 1, Random(number))).version > version
        assert await begin(tables, 1, 500) == [numbers[-1] + 1]
        await closed(tables)


async def test_every_table_of_the_database_is_moved_with_all_that_stands_beside_games(here: str, other: str) -> None:
    store = await Store.open(here)
    await everywhere(Tables(store, GAMES), store)
    await store.close()
    before = await everything(here)
    filled = {name for name, rows in before.items() if rows}
    assert {
        "plans",
        "motions",
        "notes",
        "watches",
        "practices",
        "absences",
        "avoids",
        "formers",
        "results",
        "placings",
    } <= filled
    await move(here, other, nothing)
    assert await everything(other) == before


async def refused(words: str, source: str, target: str) -> None:
    with pytest.raises(OperationFailed, match=words) as caught:
        await move(source, target, nothing)
    assert "\n" not in str(caught.value)


async def test_nothing_is_moved_into_a_database_that_is_not_empty(here: str, other: str) -> None:
    store = await Store.open(other)
    await store.people.choose_language(7, "de")
    await store.close()
    tables = await opened(here)
    await begin(tables, 1)
    await closed(tables)
    before = await everything(other)
    advice = "move that file elsewhere" if other.startswith("sqlite") else "make an empty database"
    await refused(rf"is not empty \(there is something in people\): {advice}, or name another database\.$", here, other)
    assert await everything(other) == before


async def test_nothing_is_moved_where_somebody_else_keeps_something(here: str, other: str) -> None:
    await (await Store.open(here)).close()
    await (await Store.open(other)).close()
    alter(database_url(other), "CREATE TABLE foo (bar integer)")
    await refused(r"has tables that are not of this bot \(foo\): make an empty database for it\.$", here, other)
    alter(database_url(other), "DROP TABLE foo")
    assert (await move(here, other, nothing))["games"] == 0


async def test_a_database_of_somebody_else_gets_no_table_of_ours(here: str, tmp_path: Path) -> None:
    await (await Store.open(here)).close()
    url = database_url(f"sqlite:///{tmp_path}/other.sqlite3")
    alter(url, "CREATE TABLE foo (bar integer)")
    await refused("has tables that are not of this bot", here, f"sqlite:///{tmp_path}/other.sqlite3")
    assert [row["name"] for row in look(url, "SELECT name FROM sqlite_master")] == ["foo"]


@pytest.mark.parametrize("other", [SERVED], indirect=True)
async def test_a_server_that_lets_nobody_in_is_told_by_what_is_wrong(here: str, other: str) -> None:
    """A file has neither users nor databases."""
    await (await Store.open(here)).close()
    url = database_url(other)
    nowhere = url.set(database="nowhere").render_as_string(hide_password=False)
    with pytest.raises(
        BadDatabaseUrl, match=r"^NEW: postgresql .*/nowhere cannot .*\(there is no database of that name"
    ):
        await move(here, nowhere, nothing, target_name="NEW")
    with pytest.raises(BadDatabaseUrl, match=r"^OLD: .* \(the user is not known there, or not let in from here\)$"):
        await move(url.set(username="nobody").render_as_string(hide_password=False), here, nothing, source_name="OLD")


async def test_a_move_that_is_cut_short_leaves_the_target_empty_and_is_done_again(here: str, other: str) -> None:
    tables = await opened(here)
    await begin(tables, 2)
    await closed(tables)

    def killed(name: str, done: int, total: int) -> None:
        if name == "log":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await move(here, other, killed)
    assert {name for name, rows in (await everything(other)).items() if rows} == set()
    assert (await move(here, other, nothing))["games"] == 2


async def test_what_does_not_arrive_as_it_was_is_not_moved(
    here: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await opened(here)
    await begin(tables, 2)
    await closed(tables)
    real = __import__("bot.ops.move_database", fromlist=["_values"])._values

    def forgetful(table: object, rows: object) -> list[dict[str, object]]:
        return [{**row, "name": "X"} if "name" in row else row for row in real(table, rows)]

    monkeypatch.setattr("bot.ops.move_database._values", forgetful)
    await refused("would not be the same there", here, other)
    assert {name for name, rows in (await everything(other)).items() if rows} == set()


async def test_nothing_is_moved_while_a_bot_runs_on_either(here: str, other: str) -> None:
    for running in (here, other):
        store = await Store.open(running)
        await (await opened(here))._repository.store.close()
        with pytest.raises(DatabaseInUse, match=r"^Another bot is running .* Stop it first\.$"):
            await move(here, other, nothing)
        await store.close()


async def test_a_source_that_is_not_there_and_one_that_is_the_target_are_refused(here: str, tmp_path: Path) -> None:
    await refused("There is no", here, f"sqlite:///{tmp_path}/there.sqlite3")
    assert not (tmp_path / "here.sqlite3").exists()
    await (await Store.open(here)).close()
    await refused("Both are the same", here, f"sqlite:///{tmp_path}/below/../here.sqlite3")


def test_a_terminal_has_a_bar_and_anything_else_lines() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal, file = Terminal(), io.StringIO()
    for out in (terminal, file):
        progress = Progress(out)
        for done in (0, 500, 1000):
            progress("games", done, 1000)
        progress("notes", 0, 0)
    assert file.getvalue() == "games: 1000\nnotes: 0\n"
    first, second, third, *_ = terminal.getvalue().split("\r")[1:]
    assert second.count("#") == 15
    assert third.count("#") == 30
    assert third.endswith("1,000 of 1,000\n")
    assert not first.endswith("\n")
