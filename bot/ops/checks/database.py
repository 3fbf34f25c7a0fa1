"""Check a database: it exists, is undamaged, of this version and writable. Nothing is made or changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection, delete, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.ops.backup.database_content import Content
from bot.ops.backup.sqlite import GO_BACK, check, unusable
from bot.ops.errors import OperationFailed
from bot.ops.path_access import is_absent, unreachable_advice, unwritable_advice, why_unwritable
from bot.store import BadDatabaseUrl
from bot.store.database import failure_text
from bot.store.migrate import foreign_tables, is_known_version, newest_version, tables_of, version_of, why_marked
from bot.store.schema import games as all_games
from bot.store.schema import people
from bot.store.url import database_url, sqlite_file, without_password

_PATIENCE: Final = 5.0
_GAMES: Final = all_games.name
_ANY: Final = f"SELECT EXISTS (SELECT 1 FROM {_GAMES})"  # noqa: S608 (a name of ours)


@dataclass(frozen=True, slots=True)
class DatabaseHealth:
    """Whether a database is right, and one line about it.

    `size` is that of the file in bytes, `games` whether there are any, `server` PostgreSQL's version, such as 17.
    """

    right: bool
    line: str
    size: int = 0
    games: bool = False
    server: int = 0


async def database_health(address: str) -> DatabaseHealth:
    """Check a database; a bot may run on it."""
    try:
        url = database_url(address)
    except BadDatabaseUrl as error:
        return DatabaseHealth(False, str(error))
    return _sqlite(url) if url.get_backend_name() == "sqlite" else await _postgresql(url)


def _sqlite(url: URL) -> DatabaseHealth:
    file = sqlite_file(url)
    try:
        absent = is_absent(file)
    except OSError as error:
        return DatabaseHealth(False, unreachable_advice(file, error))
    if absent:
        if (why := why_unwritable(file.parent)) is None:
            return DatabaseHealth(True, f"{file} is made at the first start")
        return DatabaseHealth(False, unwritable_advice(file.parent, why))
    size, games = file.stat().st_size, False
    try:
        content = check(file, GO_BACK)
        with closing(sqlite3.connect(file, timeout=_PATIENCE, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            if _GAMES in content.tables:
                games = bool(connection.execute(_ANY).fetchone()[0])
            connection.execute("ROLLBACK")
    except OperationFailed as error:
        return DatabaseHealth(False, str(error), size)
    except sqlite3.Error as error:
        return DatabaseHealth(False, unusable(file, error), size)
    return _of(content, DatabaseHealth(True, str(file), size, games))


async def _postgresql(url: URL) -> DatabaseHealth:
    name = without_password(url)
    try:
        engine = create_async_engine(url, connect_args={"timeout": _PATIENCE, "command_timeout": _PATIENCE})
    except (ImportError, TypeError, ValueError):
        return DatabaseHealth(False, "the driver is not installed: pip install 'sobek-table[postgres]'.")
    try:
        async with engine.connect() as connection:
            server = int(await connection.scalar(text("SHOW server_version_num")) or 0) // 10_000
            tables = await connection.run_sync(tables_of)
            content = Content(await connection.run_sync(version_of), frozenset(tables))
            games = _GAMES in tables and bool(await connection.scalar(text(_ANY)))
            if people.name in tables:
                await connection.execute(delete(people).where(people.c.user == -1))
            elif not await connection.run_sync(_may_create_tables):
                return DatabaseHealth(
                    False, f"{name}: the user may make no tables there: GRANT CREATE ON SCHEMA public to it."
                )
            await connection.rollback()
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        return DatabaseHealth(
            False, f"{name} cannot be used ({failure_text(error)}): see to DATABASE_URL and the server."
        )
    finally:
        await engine.dispose()
    return _of(content, DatabaseHealth(True, name, 0, games, server))


def _may_create_tables(connection: Connection) -> bool:
    return bool(connection.scalar(text("SELECT has_schema_privilege(current_schema(), 'CREATE')")))


def _of(content: Content, found: DatabaseHealth) -> DatabaseHealth:
    """Return the health of a database that can be read and written; the line so far is its name."""
    right, text = _judged(content)
    return replace(found, right=right, line=f"{found.line} {text}")


def _judged(content: Content) -> tuple[bool, str]:
    """Return whether a database's content is right, and the end of the line about it."""
    version = content.version
    if version is not None and (why := why_marked(version)) is not None:
        return False, f"{why}."
    if version is not None and not is_known_version(version):
        return False, f"was made by a newer version ({version}) than this ({newest_version()}): update the bot."
    if content.lacks is not None:
        return False, f"{content.lacks}: restore a backup (`sobek-bot restore FILE`)."
    if strangers := foreign_tables(content.tables):
        return False, f"has tables that are not of this bot ({', '.join(strangers)}): give it a database of its own."
    if version is None:
        return True, "is empty: the bot makes its tables at the first start"
    if version != newest_version():
        return True, f"is of an older version ({version}): the next start brings it to {newest_version()}"
    return True, "can be read and written, and is up to date"
