"""Databases to test with: SQLite always, PostgreSQL where TEST_DATABASE_URL names a server."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import sqlite3
import uuid
from collections import defaultdict
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import URL, NullPool, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.url import database_url

SERVER: Final = "TEST_DATABASE_URL"
"""The variable that names a PostgreSQL server on which databases may be made."""
WHOLE_BOTS: Final = "TEST_BOTS_ON"
"""The variable that says on what the bots of tests/e2e keep their games: sqlite (the default) or postgresql."""


SERVED: Final = pytest.param("postgresql", marks=pytest.mark.thorough)
"""The database of a server, as the value of a fixture or of a test's `url`."""


def server() -> URL | None:
    """Return the PostgreSQL server to test with, None where there is none."""
    named = os.environ.get(SERVER)
    return database_url(named) if named else None


_SPARE: Final[dict[URL, list[URL]]] = defaultdict(list)
"""Empty databases by their server; they stay until the process ends, for making one takes longer than most tests."""
_ALONE: Final = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""


async def make_database(at: URL) -> URL:
    """Make an empty database on a server."""
    if _SPARE[at]:
        return _SPARE[at].pop()
    name = f"sobek_test_{uuid.uuid4().hex}"
    await _rule(at, f"CREATE DATABASE {name}")
    return at.set(database=name)


async def drop_database(at: URL, made: URL) -> None:
    """Drop all that is in a database of a server, whoever is connected to it, so that another test may have it."""
    try:
        await _rule(made, _ALONE, "DROP SCHEMA IF EXISTS public CASCADE", "CREATE SCHEMA public")
    except DBAPIError:
        await _drop(at, made)
    else:
        _SPARE[at].append(made)


@atexit.register
def _drop_spare() -> None:
    for at, spare in _SPARE.items():
        while spare:
            asyncio.run(_drop(at, spare.pop()))


async def _drop(at: URL, made: URL) -> None:
    await _rule(at, f"DROP DATABASE {made.database} WITH (FORCE)")


def look(url: URL, query: str, values: Sequence[Any] = ()) -> list[Any]:
    """Look into a database beside whoever works in it: rows by the names of their columns, and by their places.

    The values stand in the query as question marks. It waits, also where an event loop runs.
    """
    if url.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(f"file:{url.database}?mode=ro", uri=True)) as connection:
            connection.row_factory = sqlite3.Row
            return connection.execute(query, tuple(values)).fetchall()
    return _beside(url, query, values)


def alter(url: URL, command: str, values: Sequence[Any] = ()) -> None:
    """Change what is stored behind the back of whoever works in a database."""
    if url.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(str(url.database))) as connection, connection:
            connection.execute(command, tuple(values))
    else:
        _beside(url, command, values)


def version_numbers(file: Path) -> list[str]:
    """Return the versions that a SQLite file says it has, marks included."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return [str(one) for (one,) in connection.execute("SELECT version_num FROM alembic_version")]


class Row(dict[str, Any]):
    """A row as that of SQLite: a value is found by its column's name or by its place."""

    def __getitem__(self, key: str | int) -> Any:
        return list(self.values())[key] if isinstance(key, int) else super().__getitem__(key)


def _beside(url: URL, command: str, values: Sequence[Any]) -> list[Row]:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _done(url, command, values)).result()


async def _done(url: URL, command: str, values: Sequence[Any]) -> list[Row]:
    first, *rest = command.split("?")
    numbered = first + "".join(f":value{number}{part}" for number, part in enumerate(rest))
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        made = await connection.execute(text(numbered), {f"value{number}": one for number, one in enumerate(values)})
        rows = [_as_text(one._asdict()) for one in made] if made.returns_rows else []
    await engine.dispose()
    return rows


def _as_text(row: Mapping[str, Any]) -> Row:
    """Return a row whose JSON is text, as it is in SQLite."""
    return Row({key: json.dumps(one) if isinstance(one, dict | list) else one for key, one in row.items()})


async def _rule(at: URL, *commands: str) -> None:
    engine = create_async_engine(at, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    async with engine.connect() as connection:
        for command in commands:
            await connection.execute(text(command))
    await engine.dispose()
