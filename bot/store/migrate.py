"""Brings a database up to date at the start, with the migrations that lie beside this file."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

_FOLDER = Path(__file__).with_name("migrations")
_LOCK = 5_062_350  # any number that is ours: PostgreSQL's advisory lock for two bots starting at once


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing, inside the transaction of `connection`.

    Raises:
        CommandError: the database was made by a newer version of this program.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    heads = set(ScriptDirectory.from_config(config).get_heads())
    if set(MigrationContext.configure(connection).get_current_heads()) != heads:
        command.upgrade(config, "head")
