"""How a database is: there, sound, of this version, to be written in. Nothing is made or changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection, delete, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.ops.backup.content import Content
from bot.ops.backup.sqlite import GO_BACK, check, unusable
from bot.ops.errors import OperationFailed
from bot.ops.paths import advised, is_absent, unreachable, unwritable
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
class Health:
    """Whether a database is as it should be, and one line about it.

    `size` is in bytes where it is a file, `games` whether there are any, `server` PostgreSQL's version, such as 17.
    """

    right: bool
    line: str
    size: int = 0
    games: bool = False
    server: int = 0


async def health_of(address: str) -> Health:
    """Look at a database, as beside a running bot."""
    try:
        url = database_url(address)
    except BadDatabaseUrl as error:
        return Health(False, str(error))
    return _sqlite(url) if url.get_backend_name() == "sqlite" else await _postgresql(url)


def _sqlite(url: URL) -> Health:
    file = sqlite_file(url)
    try:
        absent = is_absent(file)
    except OSError as error:
        return Health(False, unreachable(file, error))
    if absent:
        if (why := unwritable(file.parent)) is None:
            return Health(True, f"{file} is made at the first start")
        return Health(False, advised(file.parent, why))
    size, games = file.stat().st_size, False
    try:
        content = check(file, GO_BACK)
        with closing(sqlite3.connect(file, timeout=_PATIENCE, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            if _GAMES in content.tables:
                games = bool(connection.execute(_ANY).fetchone()[0])
            connection.execute("ROLLBACK")
    except OperationFailed as error:
        return Health(False, str(error), size)
    except sqlite3.Error as error:
        return Health(False, unusable(file, error), size)
    return _of(content, Health(True, str(file), size, games))


async def _postgresql(url: URL) -> Health:
    name = without_password(url)
    try:
        engine = create_async_engine(url, connect_args={"timeout": _PATIENCE, "command_timeout": _PATIENCE})
    except (ImportError, TypeError, ValueError):
        return Health(False, "the driver is not installed: pip install 'sobek-table[postgres]'.")
    try:
        async with engine.connect() as connection:
            server = int(await connection.scalar(text("SHOW server_version_num")) or 0) // 10_000
            tables = await connection.run_sync(tables_of)
            content = Content(await connection.run_sync(version_of), frozenset(tables))
            games = _GAMES in tables and bool(await connection.scalar(text(_ANY)))
            if people.name in tables:
                await connection.execute(delete(people).where(people.c.user == -1))
            elif not await connection.run_sync(_may_make):
                return Health(False, f"{name}: the user may make no tables there: GRANT CREATE ON SCHEMA public to it.")
            await connection.rollback()
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        return Health(False, f"{name} cannot be used ({failure_text(error)}): see to DATABASE_URL and the server.")
    finally:
        await engine.dispose()
    return _of(content, Health(True, name, 0, games, server))


def _may_make(connection: Connection) -> bool:
    return bool(connection.scalar(text("SELECT has_schema_privilege(current_schema(), 'CREATE')")))


def _of(content: Content, found: Health) -> Health:
    """Return how a database is that can be read and written, whose name is the line of what was found so far."""
    right, said = _said(content)
    return replace(found, right=right, line=f"{found.line} {said}")


def _said(content: Content) -> tuple[bool, str]:
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
