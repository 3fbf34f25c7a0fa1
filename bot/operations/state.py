"""How a database is: there, sound, of this version, to be written in. Nothing is made or changed."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.operations.errors import OperationFailed
from bot.operations.sqlite import check
from bot.store import BadDatabaseUrl
from bot.store.migrate import MARK, known, newest, version_of
from bot.store.schema import people
from bot.store.url import database_url, sqlite_file, without_password

_PATIENCE: Final = 5.0


@dataclass(frozen=True, slots=True)
class Health:
    """Whether a database is as it should be, one line about it, and its size in bytes where it is a file."""

    right: bool
    line: str
    size: int = 0


async def health_of(address: str) -> Health:
    """Look at a database, as beside a running bot."""
    try:
        url = database_url(address)
    except BadDatabaseUrl as error:
        return Health(False, str(error))
    return _sqlite(url) if url.get_backend_name() == "sqlite" else await _postgresql(url)


def _sqlite(url: URL) -> Health:
    file = sqlite_file(url)
    if not file.exists():
        if os.access(file.parent, os.W_OK):
            return Health(True, f"{file} is made at the first start")
        return Health(False, f"nothing can be written in {file.parent}: let the bot's user own it.")
    size = file.stat().st_size
    try:
        version = check(file)
        with closing(sqlite3.connect(file, timeout=_PATIENCE, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except OperationFailed as error:
        return Health(False, str(error), size)
    except sqlite3.Error as error:
        return Health(False, f"{file} cannot be written ({error}): let the bot's user own it.", size)
    return _of(version, str(file), size)


async def _postgresql(url: URL) -> Health:
    name = without_password(url)
    try:
        engine = create_async_engine(url, connect_args={"timeout": _PATIENCE, "command_timeout": _PATIENCE})
    except (ImportError, TypeError, ValueError):
        return Health(False, "the driver is not installed: pip install 'sobek-table[postgres]'.")
    try:
        async with engine.connect() as connection:
            version = await connection.run_sync(version_of)
            if version is not None:
                await connection.execute(delete(people).where(people.c.user == -1))
            elif not await connection.run_sync(_may_make):
                return Health(False, f"{name}: the user may make no tables there: GRANT CREATE ON SCHEMA public to it.")
            await connection.rollback()
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        cause = error.orig.__cause__ or error.orig if isinstance(error, DBAPIError) and error.orig else error
        return Health(False, f"{name} cannot be used ({type(cause).__name__}): see to DATABASE_URL and the server.")
    finally:
        await engine.dispose()
    return _of(version, name, 0)


def _may_make(connection: Connection) -> bool:
    return bool(connection.scalar(text("SELECT has_schema_privilege(current_schema(), 'CREATE')")))


def _of(version: str | None, name: str, size: int) -> Health:
    if version is None:
        return Health(True, f"{name} is empty: the bot makes its tables at the first start", size)
    if version.startswith(MARK):
        return Health(False, f"{name} is only half restored: do the same `sobek-bot restore` again.", size)
    if not known(version):
        return Health(
            False, f"{name} was made by a newer version ({version}) than this ({newest()}): update the bot.", size
        )
    if version != newest():
        return Health(True, f"{name} is of an older version ({version}): the next start brings it to {newest()}", size)
    return Health(True, f"{name} can be read and written, and is up to date", size)
