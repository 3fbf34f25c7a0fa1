"""What hundreds of tests would make anew is made once in a process: the words' syntax trees and the empty database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from unittest.mock import patch

from fluent.runtime import FluentResource
from sqlalchemy import Connection, inspect, text

import bot.store.database
import bot.wordfiles
from bot.store.migrate import upgrade


class EmptyDatabase:
    """Runs all migrations on the first empty SQLite database, and makes those after it as that one became."""

    def __init__(self) -> None:
        self._statements: list[str] | None = None

    def upgrade(self, connection: Connection) -> None:
        """Do what `bot.store.migrate.upgrade` does."""
        if connection.dialect.name != "sqlite" or inspect(connection).get_table_names():
            upgrade(connection)
        elif self._statements is None:
            upgrade(connection)
            self._statements = list(_statements(connection))
        else:
            for statement in self._statements:
                connection.exec_driver_sql(statement)


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


@contextmanager
def made_once() -> Iterator[None]:
    """Make them once as long as this lasts; what is read of the words is only read."""
    with (
        patch.object(bot.wordfiles, "FluentResource", cache(FluentResource)),
        patch.object(bot.store.database, "upgrade", EmptyDatabase().upgrade),
    ):
        yield
