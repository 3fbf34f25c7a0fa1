"""Brings a database up to date at the start, with the migrations that lie beside this file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text

_FOLDER = Path(__file__).with_name("migrations")
_LOCK = 5_062_350  # any number that is ours: PostgreSQL's advisory lock for two bots starting at once


MARK: Final = "restoring-"
"""What stands before the version of a database that is being restored: no bot knows such a one, so none opens it."""


class OlderDatabase(CommandError):
    """The database was made by an older version of this program, and is not to be changed now."""


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing, inside the transaction of `connection`.

    Raises:
        CommandError: the database was made by a newer version of this program.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = _config()
    config.attributes["connection"] = connection
    if version_of(connection) != newest():
        command.upgrade(config, "head")


def upgrade_marked(connection: Connection) -> None:
    """Run the migrations that are missing in a database that is being restored; it stays marked as such.

    Raises:
        CommandError: the database was made by a newer version of this program.
    """
    unmark(connection)
    upgrade(connection)
    connection.execute(text("UPDATE alembic_version SET version_num = :mark || version_num"), {"mark": MARK})


def unmark(connection: Connection) -> None:
    """Let bots have a database that has been restored."""
    connection.execute(
        text("UPDATE alembic_version SET version_num = substr(version_num, :length) WHERE version_num LIKE :marked"),
        {"length": len(MARK) + 1, "marked": f"{MARK}%"},
    )


def expect_newest(connection: Connection) -> None:
    """Leave a database as it is, for those who only read it beside a bot.

    Raises:
        CommandError: the database was made by another version of this program; OlderDatabase if by an older one.
    """
    version = version_of(connection)
    if version is None or version != newest():
        raise OlderDatabase if version is None or known(version) else CommandError


def version_of(connection: Connection) -> str | None:
    """Return the version of a database, None if it has none yet."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def newest() -> str:
    """Return the version to which the migrations lead."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def known(version: str) -> bool:
    """Whether this program knows a version, so that it can bring such a database up to date."""
    return any(one.revision == version for one in ScriptDirectory.from_config(_config()).walk_revisions())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
