"""What hundreds of tests would make anew is made once in a process: words, the empty database, compiled statements."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

from sqlalchemy import URL, Connection, event, inspect, text
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

import bot.i18n.loader
import bot.store.database
from bot.i18n.icons import NO_ICONS
from bot.i18n.messages import Words, words_folder
from bot.store import migrate
from bot.store.migrate import upgrade

ROOT = Path(__file__).parents[1]


class EmptyDatabase:
    """Runs all migrations on the first empty database of a kind, and makes those after it as that one became."""

    def __init__(self) -> None:
        self._script = ""
        self._served_script: str | None = None

    def upgrade(self, connection: Connection) -> None:
        """Do what `bot.store.migrate.upgrade` does."""
        served = connection.dialect.name == "postgresql"
        if served:  # as `upgrade` does it, for two bots may start at once
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": migrate._LOCK})
        if inspect(connection).get_table_names():
            upgrade(connection)
        elif served:
            self._served(connection)
        elif not self._script:
            upgrade(connection)
            # A script ends the transaction in which it is run.
            self._script = ";\n".join(["BEGIN IMMEDIATE", *_statements(connection)])
        else:
            await_only(connection.connection.driver_connection.executescript(self._script))  # type: ignore[union-attr]

    def _served(self, connection: Connection) -> None:
        """Do the same on a server, which takes all that the migrations have told it at once."""
        if self._served_script is not None:
            await_only(connection.connection.driver_connection.execute(self._served_script))  # type: ignore[union-attr]
            return
        told: list[str] = []
        with _told(connection, told):
            upgrade(connection)
        self._served_script = ";\n".join(told)


@contextmanager
def _told(connection: Connection, told: list[str]) -> Iterator[None]:
    """Note what an empty database is told; rows that migrations change are not there, and they bring none."""

    def note(_: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
        if values and statement.startswith("INSERT"):
            raise AssertionError(f"migrations fill tables: {statement}")
        if not values and not statement.startswith("SELECT"):
            told.append(statement)

    event.listen(connection, "before_cursor_execute", note)
    try:
        yield
    finally:
        event.remove(connection, "before_cursor_execute", note)


def _statements(connection: Connection) -> Iterator[str]:
    """Yield what makes a database with the same tables; of rows there are none but the migrations' own."""
    tables = inspect(connection).get_table_names()
    filled = [one for one in tables if connection.execute(text(f'SELECT count(*) FROM "{one}"')).scalar()]
    if filled != ["alembic_version"]:
        raise AssertionError(f"migrations fill tables: {filled}")
    own = "sql NOT NULL AND name NOT LIKE 'sqlite_%'"
    yield from connection.scalars(text(f"SELECT sql FROM sqlite_master WHERE {own} ORDER BY rowid"))
    (version,) = connection.scalars(text("SELECT version_num FROM alembic_version"))
    yield f"INSERT INTO alembic_version VALUES ('{version}')"


class SharedStatements:
    """Makes engines for SQLite that compile a statement once for all of them; SQLAlchemy does so for each engine."""

    def __init__(self) -> None:
        self._compiled: dict[Any, Any] = {}

    def engine(self, url: URL, **options: Any) -> AsyncEngine:
        """Do what `create_async_engine` does."""
        if url.get_backend_name() == "sqlite":
            options["execution_options"] = {"compiled_cache": self._compiled}
        return create_async_engine(url, **options)

    @staticmethod
    @contextmanager
    def alike() -> Iterator[None]:
        """Let all dialects of SQLite be the same one, as which a statement is remembered."""
        kind = SQLiteDialect_aiosqlite
        with patch.multiple(kind, __hash__=lambda one: hash(kind), __eq__=lambda one, other: type(other) is kind):
            yield


class SharedWords:
    """Loads the words of the project's folders once, and gives the same ones to whoever loads them after that."""

    def __init__(self) -> None:
        self._all: dict[tuple[Path, ...], Words] = {}
        self._load = Words.load.__func__  # type: ignore[attr-defined]  # what it is before it is patched

    def load(self, kind: type[Words], *folders: Path) -> Words:
        """Do what `Words.load` does; what a test has written or made of them is its own."""
        folders = folders or (words_folder(),)
        if kind is not Words or not all(folder.is_relative_to(ROOT) for folder in folders):
            return cast(Words, self._load(kind, *folders))
        if folders not in self._all:
            self._all[folders] = self._load(kind, *folders)
        return self._all[folders]

    def forget(self) -> None:
        """Let the words be as they were loaded: what Discord told one bot is not known to the next."""
        for words in self._all.values():
            words.icons, words.command_id = NO_ICONS, None
            words._logged.clear()


WORDS = SharedWords()


@contextmanager
def made_once() -> Iterator[None]:
    """Make them once as long as this lasts; what is read of the words is only read."""
    with (
        patch.object(Words, "load", classmethod(lambda kind, *folders: WORDS.load(kind, *folders))),
        patch("bot.i18n.lazy_bundle.parse_message", cache(bot.i18n.loader.parse_message)),
        patch.object(bot.store.database, "upgrade", EmptyDatabase().upgrade),
        SharedStatements.alike(),
        patch.object(bot.store.database, "create_async_engine", SharedStatements().engine),
    ):
        yield
