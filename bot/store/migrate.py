"""Brings a database up to date at the start, with the migrations in the folder beside this file."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, create_engine, inspect, text

from bot.store.schema import metadata

_FOLDER = Path(__file__).with_name("migrations")
_LOCK = 5_062_350  # any number that is ours: PostgreSQL's advisory lock for two bots starting at once


RESTORING_MARK: Final = "restoring-"
"""Prefix of the version of a database that is being restored: no bot knows such a version, so none opens it."""

SET_ASIDE_MARK: Final = "set-aside-"
"""Prefix of the version of a database that a restore has set aside, then its moment and a hyphen: none opens it."""

_MARKED: Final = re.compile(rf"(?:{RESTORING_MARK}|{SET_ASIDE_MARK}(?P<moment>[0-9TZ]{{16}})-)(?P<version>.*)")

VERSIONS: Final = "alembic_version"
"""The table that holds the version of a database."""


class OlderDatabase(CommandError):
    """The database was made by an older version of this program, and must not be changed now."""


class UnusableDatabase(CommandError):
    """Tables are not there any more, or a restore has marked it; the text says so, and what to do."""


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing, inside the transaction of `connection`.

    Raises:
        CommandError: the database was made by a newer version of this program; UnusableDatabase if it lacks tables or
            is marked.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    version = version_of(connection)
    _require_usable(connection, version)
    if version != newest_version():
        command.upgrade(_config(connection), "head")


def upgrade_marked(connection: Connection) -> None:
    """Run the migrations that are missing in a database that is being restored; it stays marked as such.

    Raises:
        CommandError: the database was made by a newer version of this program.
    """
    unmark(connection)
    upgrade(connection)
    connection.execute(text("UPDATE alembic_version SET version_num = :mark || version_num"), {"mark": RESTORING_MARK})


def unmark(connection: Connection) -> None:
    """Remove any mark from the version of a database that has been restored, so that bots can open it."""
    version = version_of(connection)
    if version is not None and unmarked_version(version) != version:
        connection.execute(
            text("UPDATE alembic_version SET version_num = :plain"), {"plain": unmarked_version(version)}
        )


def unmarked_version(version: str) -> str:
    """Return the version of a database without its mark."""
    marked = _MARKED.fullmatch(version)
    return version if marked is None else marked["version"]


def aside_since(version: str) -> str | None:
    """Return the moment at which a database was set aside, as it stands in names; None if it was not."""
    marked = _MARKED.fullmatch(version)
    return None if marked is None else marked["moment"]


def why_marked(version: str) -> str | None:
    """Return why no bot may open a marked database and what to do, as the end of a sentence, else None."""
    if (moment := aside_since(version)) is not None:
        return (
            f"was set aside by a restore: give it back its name, which ends in .before-{moment}, and go back to it by "
            "`sobek-bot restore FILE`"
        )
    return (
        "is only half restored: do the same `sobek-bot restore` again" if version.startswith(RESTORING_MARK) else None
    )


def require_newest(connection: Connection) -> None:
    """Require that a database is up to date and usable, without changing it.

    Raises:
        CommandError: the database was made by another version of this program; OlderDatabase if by an older one,
            UnusableDatabase if tables are lacking or it is marked.
    """
    version = version_of(connection)
    _require_usable(connection, version)
    if version is None or version != newest_version():
        raise OlderDatabase if version is None or is_known_version(version) else CommandError


def version_of(connection: Connection) -> str | None:
    """Return the version of a database, None if it has none yet."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def newest_version() -> str:
    """Return the version to which the migrations lead."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def is_known_version(version: str) -> bool:
    """Return whether this program knows a version, so that it can bring such a database up to date."""
    return version in _known_versions()


def tables_of(connection: Connection) -> set[str]:
    """Return the names of all tables of a database."""
    return set(inspect(connection).get_table_names())


def missing_tables(version: str | None, tables: Collection[str]) -> list[str]:
    """Return the tables that a database lacks; none if it is empty or its version is not known.

    Args:
        version: its own, None if it has none.
        tables: the names of those that are there.
    """
    if version is None:
        return [VERSIONS] if set(tables) & set(metadata.tables) else []
    return sorted(_tables_at(version) - set(tables)) if is_known_version(version) else []


def foreign_tables(tables: Collection[str]) -> list[str]:
    """Return which of these tables are not of this version of the program."""
    return sorted(set(tables) - {*metadata.tables, VERSIONS})


def _require_usable(connection: Connection, version: str | None) -> None:
    if version is not None and (why := why_marked(version)) is not None:
        raise UnusableDatabase(f"it {why}")
    if lacks := missing_tables(version, tables_of(connection)):
        raise UnusableDatabase(f"it lacks the tables {', '.join(lacks)}: restore a backup")


@cache
def _known_versions() -> frozenset[str]:
    return frozenset(one.revision for one in ScriptDirectory.from_config(_config()).walk_revisions())


@cache
def _tables_at(version: str) -> frozenset[str]:
    """Return the tables that a version has, as its migrations make them."""
    if version == newest_version():
        return frozenset(metadata.tables)
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            command.upgrade(_config(connection), version)
            return frozenset(tables_of(connection) - {VERSIONS})
    finally:
        engine.dispose()


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.attributes["connection"] = connection
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
