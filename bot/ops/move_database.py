"""Move all rows from one database into another, empty one, in one transaction."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, Table, func, insert, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ops.errors import OperationFailed
from bot.store import StoreUnavailable
from bot.store.after_import import continue_numbers_after, last_number
from bot.store.database import Database
from bot.store.migrate import upgrade
from bot.store.schema import metadata
from bot.store.url import database_url, sqlite_file, without_password

OnProgress = Callable[[str, int, int], None]
"""Called with a table's name, the number of rows moved so far, and the number of all its rows."""

FROM: Final = "FROM"
TO: Final = "TO"
_OURS: Final = frozenset({*metadata.tables, "alembic_version"})
_CHUNK: Final = 500
_WIDE: Final = 2**256


@dataclass(slots=True)
class _Tally:
    """The number of rows and the sum of their hashes, which does not depend on their order."""

    count: int = 0
    digest: int = 0

    def add(self, row: Row[Any]) -> None:
        """Count one more row."""
        self.count += 1
        of = hashlib.sha256(repr(tuple(row)).encode("utf-8", "surrogatepass")).digest()
        self.digest = (self.digest + int.from_bytes(of, "big")) % _WIDE


async def move(
    source: str, target: str, on_progress: OnProgress, *, source_name: str = FROM, target_name: str = TO
) -> Mapping[str, int]:
    """Move all rows of all tables; the source stays as it is.

    Both are locked as by a running bot, and brought up to date first. What was written is read again and compared
    before the commit. After an error, or if the program is killed, the target is as empty as before: begin again.

    Args:
        source: the address of a database with games.
        target: the address of one without a single row; a SQLite file is made.
        on_progress: is called as the rows move.
        source_name: the operator's name for the first address, for errors.
        target_name: the same for the second.

    Returns:
        The number of rows of each table.

    Raises:
        InUse: a bot is running on one of them.
        BadDatabaseUrl: one of them cannot be used.
        OperationFailed: the source is not there; the target is not empty, has tables that are not of this bot, or does
            not take what is in the source.
    """
    target_text = _require_different(database_url(source, source_name), database_url(target, target_name))
    old = await Database.open(source, name=source_name)
    try:
        new = await Database.open(target, name=target_name, prepare=lambda sync: _prepare(sync, target_text))
        try:
            async with old.reading() as reading, new.writing() as writing:
                # This begins with a statement that writes, as each writing transaction has to.
                await _require_empty(writing, target_text)
                counts = {
                    table.name: await _move_table(table, reading, writing, on_progress)
                    for table in metadata.sorted_tables
                }
                await continue_numbers_after(writing, await last_number(reading))
        except (StoreUnavailable, SQLAlchemyError, UnicodeError) as error:
            raise OperationFailed(f"It could not be moved ({_why(error)}); nothing was.") from None
        finally:
            await new.close()
    finally:
        await old.close()
    return counts


def _require_different(one: URL, other: URL) -> str:
    """Require two databases, and that the first exists; return the second's address without password."""
    if one.get_backend_name() == "sqlite" and not sqlite_file(one).exists():
        raise OperationFailed(f"There is no {sqlite_file(one)}.")
    same = {(url.get_backend_name(), url.host, url.port, _name(url)) for url in (one, other)}
    if len(same) == 1:
        raise OperationFailed("Both are the same database.")
    return without_password(other)


def _name(url: URL) -> str | None:
    return str(sqlite_file(url)) if url.get_backend_name() == "sqlite" else url.database


def _prepare(connection: Connection, there: str) -> None:
    """Bring the target up to date if it has no tables of another program."""
    if unknown := sorted(set(inspect(connection).get_table_names()) - _OURS):
        raise OperationFailed(
            f"{there} has tables that are not of this bot ({', '.join(unknown)}): make an empty database for it."
        )
    upgrade(connection)


async def _require_empty(connection: AsyncConnection, there: str) -> None:
    """Require that no table has a row."""
    for table in metadata.sorted_tables:
        # It deletes nothing; SQLite takes its write lock at the first such statement.
        await connection.execute(table.delete().where(text("1 = 0")))
        if await connection.scalar(select(func.count()).select_from(table)):
            what = "move that file elsewhere" if connection.dialect.name == "sqlite" else "make an empty database"
            raise OperationFailed(
                f"{there} is not empty (there is something in {table.name}): {what}, or name another database."
            )


async def _move_table(table: Table, reading: AsyncConnection, writing: AsyncConnection, on_progress: OnProgress) -> int:
    """Move a table's rows, read them again, and compare."""
    total = await reading.scalar(select(func.count()).select_from(table)) or 0
    sent, arrived = _Tally(), _Tally()
    on_progress(table.name, 0, total)
    rows = await reading.stream(select(table).execution_options(yield_per=_CHUNK))
    async for chunk in rows.partitions(_CHUNK):
        for row in chunk:
            sent.add(row)
        await writing.execute(insert(table), _values(table, chunk))
        on_progress(table.name, sent.count, total)
    written = await writing.stream(select(table).execution_options(yield_per=_CHUNK))
    async for row in written:
        arrived.add(row)
    if arrived != sent:
        raise OperationFailed(f"{table.name} would not be the same there ({arrived.count} rows of {sent.count}).")
    return sent.count


def _values(table: Table, rows: Sequence[Row[Any]]) -> list[dict[str, Any]]:
    return [{column.key: value for column, value in zip(table.columns, row, strict=True)} for row in rows]


def _why(error: BaseException) -> str:
    """Return the reason without any value: rows hold names and hidden choices."""
    cause = error.orig if isinstance(error, SQLAlchemyError) and hasattr(error, "orig") else error
    return str(cause) if isinstance(cause, StoreUnavailable) else type(cause).__name__
